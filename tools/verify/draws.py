"""Recomputes every draw of a match from its seed: a second implementation, written from docs/luck.md.

    npm run --silent verify -- FILE --json | python3 tools/verify/draws.py

Reads { "seed", "terms", "luck", "draws": [{ "purpose", "epoch", "values": [[n, value], ...] }, ...] }. Exits with 0 if all is as
recorded, with 1 at the first thing that is not, with 2 if it was given something else.
"""

import hashlib
import json
import struct
import sys

WORD = 0xFFFFFFFF


class Differs(Exception):
    """What was recorded is not what follows from the seed."""


def rotated(word, bits):
    return ((word << bits) | (word >> (32 - bits))) & WORD


def quarter_round(a, b, c, d):
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def chacha20_block(key, counter, nonce):
    """RFC 8439, 2.3: a key of eight words, a counter and a nonce of three words give sixteen words."""
    initial = [*struct.unpack("<4I", b"expand 32-byte k"), *key, counter & WORD, *nonce]
    words = list(initial)
    for _ in range(10):
        for places in COLUMNS + DIAGONALS:
            changed = quarter_round(*(words[place] for place in places))
            for place, word in zip(places, changed):
                words[place] = word
    return [(word + first) & WORD for word, first in zip(words, initial)]


def stream(seed, purpose, epoch):
    """The random words of one purpose and epoch, one after another without end."""
    digest = hashlib.sha256(f"{seed}/{purpose}/{epoch}".encode("utf-8")).digest()
    key = struct.unpack(">8I", digest)
    counter = 0
    while True:
        yield from chacha20_block(key, counter, (0, 0, 0))
        counter += 1


def below(words, n):
    """One of 0 ... n - 1, all equally likely."""
    surplus = 2**32 % n
    for word in words:
        high, low = divmod(word * n, 2**32)
        if low >= surplus:
            return high


def canonical(data):
    """Plain data as JSON without spaces, the names of every object sorted."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seed_lines(luck, terms):
    """The lines whose digest is the match seed: without levels the first way, with them the second."""
    levels = luck.get("levels")
    if levels is None:
        return ["consigliere match 1", luck["seed"], *(each or "-" for each in luck["entropy"])]
    if len(levels) != len(luck["entropy"]) or any((e is None) == (l is None) for e, l in zip(luck["entropy"], levels)):
        raise Differs("a seat has neither entropy nor a bot's level, or both")
    seats = [each or f"bot {level}" for each, level in zip(luck["entropy"], levels)]
    return ["consigliere match 2", luck["seed"], f"{terms['game']} {terms['version']}", canonical(terms["options"]), *seats]


def check_luck(seed, luck, terms):
    commitment = hashlib.sha256(luck["seed"].encode("ascii")).hexdigest()
    if commitment != luck["commitment"]:
        raise Differs(f"the commitment is {commitment}, not {luck['commitment']}")
    lines = seed_lines(luck, terms)
    computed = hashlib.sha256("".join(line + "\n" for line in lines).encode("utf-8")).hexdigest()
    if computed != seed:
        raise Differs(f"the match seed is {computed}, not {seed}")


def check_draws(seed, draws):
    opened = {}
    for draw in draws:
        purpose, epoch = draw["purpose"], draw["epoch"]
        if not 0 <= epoch <= opened.get(purpose, 0):
            raise Differs(f"{purpose}, epoch {epoch}: the epoch before it was left out")
        opened[purpose] = max(opened.get(purpose, 0), epoch + 1)
        words = stream(seed, purpose, epoch)
        for n, value in draw["values"]:
            computed = below(words, n)
            if computed != value:
                raise Differs(f"{purpose}, epoch {epoch}: of {n} it is {computed}, not {value}")


def main():
    try:
        match = json.load(sys.stdin)
        seed, luck, draws = match["seed"], match.get("luck"), match["draws"]
        if luck is not None:
            check_luck(seed, luck, match.get("terms"))
        check_draws(seed, draws)
    except Differs as why:
        print(f"draws: {why}")
        return 1
    except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError) as error:
        print(f"draws: this is not what verify --json prints ({error!r})", file=sys.stderr)
        return 2
    if luck is not None:
        print("draws: commitment and match seed follow from the luck")
    print(f"draws: {len(draws)} recomputed, all as recorded")
    return 0


if __name__ == "__main__":
    sys.exit(main())
