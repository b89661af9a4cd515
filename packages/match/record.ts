import type { Parsed, Shape } from '@consigliere/kernel';
import {
  begin,
  beginAt,
  chacha20,
  type Entry,
  entriesOf,
  follow,
  type History,
  isAnswer,
  type MatchRecord,
  newRecord,
  stateHash,
} from '@consigliere/kernel/host';
import type { Match } from './match.ts';
import { runAtOnce, type Steps } from './steps.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Describes what is wrong with a value, to follow the field's name; null: nothing. */
type Check = (x: unknown) => string | null;

const must =
  (holds: (x: unknown) => boolean, what: string): Check =>
  x =>
    holds(x) ? null : `must be ${what}`;
const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isSingle = (x: unknown): boolean => x === null || ['string', 'number', 'boolean'].includes(typeof x);
/** A value in an edition. */
const isValue = (x: unknown): boolean => isSingle(x) || (Array.isArray(x) && x.every(isSingle));
/** An option is a word, a number or a boolean; the edition is a list of differences from the standard one, by place. */
const isPlain = (x: unknown): boolean =>
  (isSingle(x) && x !== null) || (isObject(x) && Object.values(x).every(isValue));
const isHash = (x: unknown): boolean => typeof x === 'string' && /^[0-9a-f]{16}$/.test(x);
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && Number(x) > 0;

/** Every field that a record must have. */
const FIELDS: Readonly<Record<Exclude<keyof MatchRecord<Shape>, 'later'>, Check>> = {
  game: must(x => typeof x === 'string' && x !== '', 'the id of a game'),
  version: must(isCount, 'a whole number from 1 on'),
  rng: must(x => x === 'chacha20', '"chacha20"'),
  seed: must(x => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x), '64 hexadecimal digits'),
  seats: must(isCount, 'a whole number from 1 on'),
  options: must(x => isObject(x) && Object.values(x).every(isPlain), 'an object of plain values'),
  given: must(isHash, '16 hexadecimal digits'),
  entries: must(Array.isArray, 'a list'),
};

const wrong = (why: string): { readonly ok: false; readonly why: string } => ({ ok: false, why: `record: ${why}` });

/** Describes what is wrong with an entry: [seat, picks or null or `agreed`, hash]. */
function wrongEntry(entry: unknown, seats: number): string | null {
  if (!Array.isArray(entry) || entry.length !== 3) return 'must be a list of seat, picks and hash';
  const [seat, picks, hash]: unknown[] = entry;
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= seats)
    return `must begin with a seat from 0 to ${seats - 1}`;
  if (picks !== null && picks !== 'agreed' && (!Array.isArray(picks) || picks.length === 0 || !picks.every(isAnswer)))
    return 'must have picks, each an object with a type, null for an undo, or "agreed" for one the table agreed to';
  return isHash(hash) ? null : 'must end with a hash of 16 hexadecimal digits';
}

/** The record of a match, or of the part that these rules have played: every deed with the hash of the state after it, made by playing it again. */
export const recordOf = <T extends Shape>(match: Match<T>): MatchRecord<T> => runAtOnce(recordSteps(match));

/** The same, deed by deed. */
export function* recordSteps<T extends Shape>({ rules, seed, deeds, resumedFrom }: Match<T>): Steps<MatchRecord<T>> {
  let course: History<T> = resumedFrom === undefined ? begin(rules, chacha20(seed)) : beginAt(resumedFrom);
  const entries: Entry<T>[] = [];
  for (const [seat, deed] of deeds) {
    const next = follow(rules, course, [seat, deed]);
    if (!next.ok) throw new Error(next.why);
    course = next.value;
    entries.push([seat, deed, stateHash(course.state)]);
    yield;
  }
  return { ...newRecord(rules, seed), entries };
}

/** Parses a record from outside. Its answers are checked by playing them: see the kernel's `replay`. */
export function parseRecord<T extends Shape>(data: unknown): Parsed<MatchRecord<T>> {
  if (!isObject(data)) return wrong('must be an object');
  for (const [name, check] of Object.entries(FIELDS)) {
    if (!Object.hasOwn(data, name)) return wrong(`${name} is missing`);
    const why = check(data[name]);
    if (why !== null) return wrong(`${name} ${why}`);
  }
  const extra = Object.keys(data).find(name => !Object.hasOwn(FIELDS, name) && name !== 'later');
  if (extra !== undefined) return wrong(`there is no field ${JSON.stringify(extra)}`);
  if (data.later !== undefined && !Array.isArray(data.later)) return wrong('later must be a list');
  for (const stretch of data.later ?? []) {
    const why = wrongStretch(stretch);
    if (why !== null) return wrong(`later ${why}`);
  }
  const record = data as unknown as MatchRecord<T>;
  for (const [index, entry] of entriesOf(record).entries()) {
    const why = wrongEntry(entry, record.seats);
    if (why !== null) return wrong(`entry ${index + 1} ${why}`);
  }
  return { ok: true, value: record };
}

const STRETCH = ['version', 'options', 'given', 'entries'] as const;

/** Describes what is wrong with a part of a match that newer rules played. */
function wrongStretch(data: unknown): string | null {
  if (!isObject(data)) return 'must be a list of objects';
  if (Object.keys(data).length !== STRETCH.length) return `must have ${STRETCH.join(', ')} and nothing else`;
  for (const name of STRETCH) {
    const why = FIELDS[name](data[name]);
    if (why !== null) return `${name} ${why}`;
  }
  return null;
}
