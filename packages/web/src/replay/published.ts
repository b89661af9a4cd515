import type { MatchRecord, Shape } from '@consigliere/kernel';
import { type Luck, parseLuck, parseRecord } from '@consigliere/match';
import { type Trouble, trouble } from './trouble.ts';

/** A match that is over, as it is published, and who played it. */
export interface Published {
  readonly record: MatchRecord<Shape>;
  /** null: nothing is said about where the seed came from. */
  readonly luck: Luck | null;
  /** By seat; empty where nobody knows. */
  readonly names: readonly string[];
}

/** No match comes near it. */
export const MOST_BYTES = 8 * 2 ** 20;

/** The match in a file, as `npm run verify` reads it too: a record with its luck, or a record alone. */
export function publishedIn(text: string): Published | Trouble {
  if (text.length > MOST_BYTES) return trouble('too-big', `${text.length} characters`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return trouble('not-json', error instanceof Error ? error.message : '');
  }
  const { record: given, luck: said = null, names = [] } = partsOf(data);
  const record = parseRecord<Shape>(given);
  if (!record.ok) return trouble('not-a-record', record.why);
  const luck = said === null ? null : parseLuck(said);
  if (luck !== null && !luck.ok) return trouble('bad-luck', luck.why);
  return { record: record.value, luck: luck === null ? null : luck.value, names: namesIn(names, record.value.seats) };
}

interface Parts {
  readonly record: unknown;
  readonly luck?: unknown;
  readonly names?: unknown;
}

const partsOf = (data: unknown): Parts =>
  typeof data === 'object' && data !== null && 'record' in data ? data : { record: data };

const namesIn = (names: unknown, seats: number): string[] =>
  Array.isArray(names) && names.length === seats && names.every(name => typeof name === 'string')
    ? names.map(name => name.slice(0, 40))
    : [];

/** What is written into a file. */
export const fileOf = ({ record, luck, names }: Published): string =>
  `${JSON.stringify({ record, ...(luck === null ? {} : { luck }), ...(names.length === 0 ? {} : { names }) })}\n`;
