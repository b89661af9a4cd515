import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { type Luck, parseLuck, parseRecord, type RoomView } from '@consigliere/match';
import { api } from '../link/api.ts';
import { type Witness, witnessOf } from '../link/commitments.ts';
import { isRefusal, type Refusal } from '../link/link.ts';
import { localRecord } from '../link/local.ts';
import type { ReplaySource } from '../routes.ts';
import { type Trouble, trouble } from './film.ts';

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

/** A match that is over and the chairs it was played on. */
export interface Reel extends Omit<Published, 'names'> {
  readonly chairs: RoomView['chairs'];
  readonly witness: Witness;
}

/** Fetches a match that is over from where it is kept. */
export async function fetched({ at, room }: ReplaySource): Promise<Reel | Refusal> {
  if (at === 'local') {
    const played = await localRecord(room);
    return isRefusal(played) ? played : { ...played, witness: 'drew-it' };
  }
  const published = await api.record(room);
  if (isRefusal(published)) return published;
  const shown = await api.room(room);
  if (isRefusal(shown)) return shown;
  return { ...published, chairs: shown.seen.chairs, witness: witnessOf(published.luck, room) };
}
