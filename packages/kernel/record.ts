import type { Game, Parsed, Rules } from './game.ts';
import { answer, begin, beginAt, type History } from './history.ts';
import { IllegalAction } from './illegal.ts';
import { canonical } from './key.ts';
import { rulesOf } from './play.ts';
import { chacha20, seedOf } from './random.ts';
import { sha256 } from './sha256.ts';
import type { Action, Seat, Shape, State } from './shape.ts';
import { takeBack, undo } from './undo.ts';

/** A seat's deed: an answer (all its picks), null for an undo, `agreed` if the table let it go back. */
export type Deed<T extends Shape> = readonly Action<T>[] | null | 'agreed';
/** A deed with its seat, and the hash of the state after it. */
export type Entry<T extends Shape> = readonly [seat: Seat, deed: Deed<T>, hash: string];

/** The part of a match that was played by one version of the rules. */
export interface Stretch<T extends Shape> {
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The hash of options and edition together. */
  readonly given: string;
  readonly entries: readonly Entry<T>[];
}

/** A match as it was played, so that it can be replayed. */
export interface MatchRecord<T extends Shape> extends Stretch<T> {
  readonly game: string;
  readonly rng: 'chacha20';
  readonly seed: string;
  readonly seats: number;
  /** The stretches after the table switched to newer rules. Absent: one version played the whole match. */
  readonly later?: readonly Stretch<T>[];
}

export const hashOf = (x: unknown): string => sha256(canonical(x)).slice(0, 16);
export const stateHash = <T extends Shape>(state: State<T>): string => hashOf(state);

export function newRecord<T extends Shape>(rules: Rules<T>, seed: string): MatchRecord<T> {
  const { game, options, given, seats } = rules;
  const { id, version } = game;
  return { game: id, version, rng: 'chacha20', seed: seedOf(seed), seats, options, given: hashOf(given), entries: [] };
}

/** Plays one entry. A wrong one is refused with a reason. */
export function follow<T extends Shape>(
  rules: Rules<T>,
  history: History<T>,
  [seat, deed]: readonly [seat: Seat, deed: Deed<T>, ...rest: unknown[]],
): Parsed<History<T>> {
  try {
    const next = playDeed(rules, history, seat, deed);
    return next === null ? { ok: false, why: `seat ${seat} may not undo` } : { ok: true, value: next };
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return { ok: false, why: `${canonical(deed)} of seat ${seat} is refused: ${error.message}` };
  }
}

function playDeed<T extends Shape>(rules: Rules<T>, history: History<T>, seat: Seat, deed: Deed<T>): History<T> | null {
  if (deed === 'agreed') return takeBack(rules, history, seat);
  return deed === null ? undo(rules, history, seat) : answer(rules, history, seat, deed);
}

/**
 * Replays a record and yields the history after the set-up and after every entry. It begins with the set-up, or with the state of an
 * older version, and stops at the first entry that doesn't fit.
 */
export function* replay<T extends Shape>(
  rules: Rules<T>,
  record: MatchRecord<T>,
  from: State<T> | null = null,
): Generator<Parsed<History<T>>> {
  let history: History<T> = from === null ? begin(rules, chacha20(record.seed)) : beginAt(from);
  yield { ok: true, value: history };
  for (const [index, entry] of record.entries.entries()) {
    const next = follow(rules, history, entry);
    const wrong = !next.ok
      ? next.why
      : stateHash(next.value.state) !== entry[2]
        ? 'the state is not the recorded one'
        : null;
    if (!next.ok || wrong !== null) return yield { ok: false, why: `entry ${index + 1}: ${wrong}` };
    history = next.value;
    yield { ok: true, value: history };
  }
}

/** The rules that a record was played by. Refused if this program has others. */
export function rulesOfRecord<T extends Shape>(game: Game<T>, record: MatchRecord<T>): Parsed<Rules<T>> {
  if (record.game !== game.id) return { ok: false, why: `the record is of ${record.game}, not ${game.id}` };
  if (record.version !== game.version)
    return {
      ok: false,
      why: `the record is of version ${record.version} of ${game.id}; this is version ${game.version}`,
    };
  const rules = rulesOf(game, record.seats, record.options);
  if (rules.ok && hashOf(rules.value.given) !== record.given)
    return { ok: false, why: `the record was played with another edition of ${game.id}` };
  return rules;
}
