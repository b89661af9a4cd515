import type { Parsed, Shape } from '@consigliere/kernel';
import { type MatchRecord, sha256 } from '@consigliere/kernel/host';

/** The parts of a match's luck, published when it is over. docs/luck.md shows how to recompute it. */
export interface Luck {
  /** The digest of the room's seed, shown since the room was made. */
  readonly commitment: string;
  /** The room's seed, which nobody sees before the end. */
  readonly seed: string;
  /** By seat, the entropy that a person added by sitting down; null: a bot. */
  readonly entropy: Entropy;
}

type Entropy = readonly (string | null)[];

/** Names the way a seed is made, so that the text can't be confused with another. */
const HEADING = 'consigliere match 1';
const NOBODY = '-';

const isDigest = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** Whether a person may add this: 128 to 512 bits, in lower case only, so that every value has one spelling. */
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

/** The flaws in a match's luck: the digest is another seed's, or the seats or the seed aren't the record's. */
const FLAWS = ['commitment', 'seats', 'match-seed'] as const;
export type Flaw = (typeof FLAWS)[number];

/** Finds the flaws in the luck that a match is said to have had. */
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

/** Parses luck from outside. `checkLuck` says whether its parts fit together. */
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
