import type { Parsed, Seat, Shape } from '@consigliere/kernel';
import { canonical, type MatchRecord, sha256 } from '@consigliere/kernel/host';

/** The parts of a match's luck, published when it is over. docs/luck.md shows how to recompute it. */
export interface Luck {
  /** The digest of the room's seed, shown since the room was made. */
  readonly commitment: string;
  /** The room's seed, which nobody sees before the end. */
  readonly seed: string;
  /** By seat, the entropy that a person added; null: a bot. */
  readonly entropy: Entropy;
  /** By seat, the level of the bot that had it at the start; null: a person. Null as a whole: the seed was made the first way, without the terms. */
  readonly levels: Levels | null;
}

type Entropy = readonly (string | null)[];
type Levels = readonly (number | null)[];

/** The terms that go into the seed of a match, as they were when it began. The options include the edition's differences from the standard one. */
export type SeedTerms = Pick<MatchRecord<Shape>, 'game' | 'version' | 'options'>;

/** Names the way a seed is made, so that the text can't be confused with another. */
const HEADINGS = { first: 'consigliere match 1', second: 'consigliere match 2' } as const;
const NOBODY = '-';

const isDigest = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** Whether a person may add this: 128 to 512 bits, in lower case only, so that every value has one spelling. */
export const isEntropy = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{32,128}$/.test(x);

export function commitmentOf(seed: string): string {
  if (!isDigest(seed)) throw new Error("a room's seed is 64 hexadecimal digits");
  return sha256(seed);
}

const digestLines = (lines: readonly string[]): string => sha256(lines.map(line => `${line}\n`).join(''));

const termsLines = ({ game, version, options }: SeedTerms): readonly string[] => [
  `${game} ${version}`,
  canonical(options),
];

const botLine = (level: number | null): string => `bot ${level}`;

/**
 * The digest of what goes into the seed of a match beside seed and entropy: game, version, options, and for each seat a bot's level or a
 * person (null), whether or not somebody sits there yet. Entropy counts only for the terms it was added to.
 */
export const digestTerms = (terms: SeedTerms, levels: Levels): string =>
  digestLines([...termsLines(terms), ...levels.map(level => (level === null ? 'person' : botLine(level)))]);

/**
 * The seed of the match: the digest of a line for the way it is made, one for the room's seed, and one for each seat. The second way
 * has the terms before the seats, and a bot's level on its line.
 */
export function matchSeed(luck: Pick<Luck, 'seed' | 'entropy'> & { readonly levels?: null }): string;
export function matchSeed(luck: Omit<Luck, 'commitment'>, terms: SeedTerms): string;
export function matchSeed(
  { seed, entropy, levels = null }: Pick<Luck, 'seed' | 'entropy'> & Partial<Pick<Luck, 'levels'>>,
  terms?: SeedTerms,
): string {
  if (!isDigest(seed)) throw new Error("a room's seed is 64 hexadecimal digits");
  const wrong = entropy.findIndex(each => each !== null && !isEntropy(each));
  if (wrong >= 0) throw new Error(`the entropy of seat ${wrong} is not 32 to 128 hexadecimal digits`);
  if (levels === null || terms === undefined)
    return digestLines([HEADINGS.first, seed, ...entropy.map(each => each ?? NOBODY)]);
  const lineOf = (each: string | null, seat: Seat): string => each ?? botLine(levels[seat] ?? null);
  return digestLines([HEADINGS.second, seed, ...termsLines(terms), ...entropy.map(lineOf)]);
}

/** The flaws in a match's luck: the digest is another seed's, or the seats or the seed aren't the record's. */
const FLAWS = ['commitment', 'seats', 'match-seed'] as const;
export type Flaw = (typeof FLAWS)[number];

/** Finds the flaws in the luck that a match is said to have had. */
export function checkLuck(luck: Luck, record: SeedTerms & Pick<MatchRecord<Shape>, 'seed' | 'seats'>): readonly Flaw[] {
  const isWrong: Readonly<Record<Flaw, boolean>> = {
    commitment: commitmentOf(luck.seed) !== luck.commitment,
    seats: luck.entropy.length !== record.seats || !fitsEntropy(luck),
    'match-seed': matchSeed(luck, record) !== record.seed,
  };
  return FLAWS.filter(flaw => isWrong[flaw]);
}

/** Whether each seat has either entropy or a bot's level. */
const fitsEntropy = ({ levels, entropy }: Luck): boolean =>
  levels === null ||
  (levels.length === entropy.length && levels.every((level, seat) => (level === null) !== (entropy[seat] === null)));

const FIELDS: Readonly<Record<keyof Luck, readonly [holds: (x: unknown) => boolean, what: string]>> = {
  commitment: [isDigest, '64 hexadecimal digits'],
  seed: [isDigest, '64 hexadecimal digits'],
  entropy: [
    x => Array.isArray(x) && x.every(each => each === null || isEntropy(each)),
    'a list of 32 to 128 hexadecimal digits, or null, for each seat',
  ],
  levels: [
    x => x === null || (Array.isArray(x) && x.every(each => each === null || (Number.isInteger(each) && each > 0))),
    'a list of whole numbers from 1 on, or null, for each seat',
  ],
};

/** Parses luck from outside. `checkLuck` says whether its parts fit together. */
export function parseLuck(data: unknown): Parsed<Luck> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, why: 'luck: must be an object' };
  // Files from before the second way have no levels.
  const given = new Map<string, unknown>(Object.entries({ levels: null, ...data }));
  for (const [name, [holds, what]] of Object.entries(FIELDS)) {
    if (!given.has(name)) return { ok: false, why: `luck: ${name} is missing` };
    if (!holds(given.get(name))) return { ok: false, why: `luck: ${name} must be ${what}` };
  }
  const extra = [...given.keys()].find(name => !Object.hasOwn(FIELDS, name));
  if (extra !== undefined) return { ok: false, why: `luck: there is no field ${JSON.stringify(extra)}` };
  return { ok: true, value: Object.fromEntries(given) as unknown as Luck };
}
