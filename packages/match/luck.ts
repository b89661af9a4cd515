import type { Parsed, Shape } from '@consigliere/kernel';
import { type MatchRecord, sha256 } from '@consigliere/kernel/host';

/** What the luck of a match was made of: published when it is over. How to recompute it: docs/luck.md. */
export interface Luck {
  /** The digest of the room's seed, shown since the room was made. */
  readonly commitment: string;
  /** The room's seed: nobody's before the end. */
  readonly seed: string;
  /** By seat, what a person added by sitting down; null: a bot, which adds nothing. */
  readonly entropy: Entropy;
}

type Entropy = readonly (string | null)[];

/** Names the way a seed is made, so that the text is no other text of ours. */
const HEADING = 'consigliere match 1';
const NOBODY = '-';

const isDigest = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** What a person may add: 128 to 512 bits, in small letters only, so that nobody can take one text for another. */
export const isEntropy = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{32,128}$/.test(x);

export function commitmentOf(seed: string): string {
  if (!isDigest(seed)) throw new Error("a room's seed is 64 hexadecimal digits");
  return sha256(seed);
}

/** The seed of the match: the digest of a line for the way it is made, one for the room's seed, and one for each seat. */
export function matchSeed({ seed, entropy }: Pick<Luck, 'seed' | 'entropy'>): string {
  if (!isDigest(seed)) throw new Error("a room's seed is 64 hexadecimal digits");
  const wrong = entropy.findIndex(each => each !== null && !isEntropy(each));
  if (wrong >= 0) throw new Error(`the entropy of seat ${wrong} is not 32 to 128 hexadecimal digits`);
  return sha256([HEADING, seed, ...entropy.map(each => each ?? NOBODY)].map(line => `${line}\n`).join(''));
}

/** What can be wrong with a match's luck: the digest is another seed's, the seats are not the record's, nor is the seed. */
const FLAWS = ['commitment', 'seats', 'match-seed'] as const;
export type Flaw = (typeof FLAWS)[number];

/** What is wrong with the luck a match is said to have had. */
export function checkLuck(luck: Luck, { seed, seats }: Pick<MatchRecord<Shape>, 'seed' | 'seats'>): readonly Flaw[] {
  const isWrong: Readonly<Record<Flaw, boolean>> = {
    commitment: commitmentOf(luck.seed) !== luck.commitment,
    seats: luck.entropy.length !== seats,
    'match-seed': matchSeed(luck) !== seed,
  };
  return FLAWS.filter(flaw => isWrong[flaw]);
}

const FIELDS: Readonly<Record<keyof Luck, readonly [holds: (x: unknown) => boolean, what: string]>> = {
  commitment: [isDigest, '64 hexadecimal digits'],
  seed: [isDigest, '64 hexadecimal digits'],
  entropy: [
    x => Array.isArray(x) && x.every(each => each === null || isEntropy(each)),
    'a list of 32 to 128 hexadecimal digits, or null, for each seat',
  ],
};

/** Luck as it comes from outside: whether it fits together is for `checkLuck` to say. */
export function parseLuck(data: unknown): Parsed<Luck> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, why: 'luck: must be an object' };
  const given = new Map<string, unknown>(Object.entries(data));
  for (const [name, [holds, what]] of Object.entries(FIELDS)) {
    if (!given.has(name)) return { ok: false, why: `luck: ${name} is missing` };
    if (!holds(given.get(name))) return { ok: false, why: `luck: ${name} must be ${what}` };
  }
  const extra = [...given.keys()].find(name => !Object.hasOwn(FIELDS, name));
  if (extra !== undefined) return { ok: false, why: `luck: there is no field ${JSON.stringify(extra)}` };
  return { ok: true, value: data as Luck };
}
