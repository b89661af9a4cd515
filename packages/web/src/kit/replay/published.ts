import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { type Luck, parseLuck, parseRecord, type RoomView } from '@consigliere/match';
import { api } from '../link/api.ts';
import { type Witness, witnessOf } from '../link/commitments.ts';
import { isRefusal, type Refusal } from '../link/link.ts';
import { localRecord } from '../link/local.ts';
import type { ReplaySource } from '../routes.ts';
import { makeProblem, type ReplayProblem } from './replay-record.ts';

/** A finished match as it is published, with its players' names. */
export interface PublishedMatch {
  readonly record: MatchRecord<Shape>;
  /** null if the origin of the seed is unknown. */
  readonly luck: Luck | null;
  /** By seat; empty if they are unknown. */
  readonly names: readonly string[];
}

/** Far more than any match needs. */
export const MOST_BYTES = 8 * 2 ** 20;

/** Parses a match file, as `npm run verify` does: a record with its luck, or a record alone. */
export function parsePublished(text: string): PublishedMatch | ReplayProblem {
  if (text.length > MOST_BYTES) return makeProblem('too-big', `${text.length} characters`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return makeProblem('not-json', error instanceof Error ? error.message : '');
  }
  const { record: given, luck: said = null, names = [] } = splitParts(data);
  const record = parseRecord<Shape>(given);
  if (!record.ok) return makeProblem('not-a-record', record.why);
  const luck = said === null ? null : parseLuck(said);
  if (luck !== null && !luck.ok) return makeProblem('bad-luck', luck.why);
  return {
    record: record.value,
    luck: luck === null ? null : luck.value,
    names: parseNames(names, record.value.seats),
  };
}

interface PublishedParts {
  readonly record: unknown;
  readonly luck?: unknown;
  readonly names?: unknown;
}

const splitParts = (data: unknown): PublishedParts =>
  typeof data === 'object' && data !== null && 'record' in data ? data : { record: data };

const parseNames = (names: unknown, seats: number): string[] =>
  Array.isArray(names) && names.length === seats && names.every(name => typeof name === 'string')
    ? names.map(name => name.slice(0, 40))
    : [];

/** Writes a match file. */
export const writePublished = ({ record, luck, names }: PublishedMatch): string =>
  `${JSON.stringify({ record, ...(luck === null ? {} : { luck }), ...(names.length === 0 ? {} : { names }) })}\n`;

/** A finished match with its chairs, and what this device saw of its luck. */
export interface FinishedMatch extends Omit<PublishedMatch, 'names'> {
  readonly chairs: RoomView['chairs'];
  readonly witness: Witness;
}

/** Fetches a finished match. */
export async function fetchFinished({ at, room }: ReplaySource): Promise<FinishedMatch | Refusal> {
  if (at === 'local') {
    const played = await localRecord(room);
    return isRefusal(played) ? played : { ...played, witness: 'drew-it' };
  }
  const published = await api.record(room);
  if (isRefusal(published)) return published;
  const shown = await api.room(room);
  if (isRefusal(shown)) return shown;
  return { ...published, chairs: shown.seen.chairs, witness: witnessOf(published.luck, published.record, room) };
}
