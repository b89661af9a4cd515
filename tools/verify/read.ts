import type { Shape } from '@consigliere/kernel';
import { type MatchRecord, type Playback, playbackOf } from '@consigliere/kernel/host';
import { type Luck, parseLuck, parseRecord } from '@consigliere/match';
import { frozenRules } from '../lib/frozen.ts';
import { gameOf } from '../lib/game.ts';
import { Misuse } from '../lib/misuse.ts';

const AS_PUBLISHED = 'a file is one match: { "record": …, "luck": … } as it is published, or a record alone';

/** What is to be verified. */
export interface Published {
  readonly playback: Playback<Shape>;
  readonly record: MatchRecord<Shape>;
  /** null: the file has none, so that only the draws can be checked, not where their seed came from. */
  readonly luck: Luck | null;
}

/** A match as it was published; what this program cannot play again is a misuse. */
export function publishedIn(file: string, text: string): Published {
  const { record: data, luck: given } = partsOf(file, text);
  const record = parseRecord<Shape>(data);
  if (!record.ok) throw new Misuse(`${file}: ${record.why}`);
  const luck = given === null ? null : parseLuck(given);
  if (luck !== null && !luck.ok) throw new Misuse(`${file}: ${luck.why}`);
  const playback = playbackOf(gameOf(record.value.game), record.value, frozenRules);
  if (!playback.ok) throw new Misuse(`${file}: ${playback.why}`);
  return { playback: playback.value, record: record.value, luck: luck === null ? null : luck.value };
}

function partsOf(file: string, text: string): { readonly record: unknown; readonly luck: unknown } {
  const data = jsonIn(file, text);
  if (typeof data !== 'object' || data === null || !('record' in data)) return { record: data, luck: null };
  const { record, luck = null, ...rest } = data as Record<string, unknown>;
  // Who played is for people: nothing follows from it.
  const extra = Object.keys(rest).find(name => name !== 'names');
  if (extra !== undefined) throw new Misuse(`${file}: there is no field ${JSON.stringify(extra)}; ${AS_PUBLISHED}`);
  return { record, luck };
}

function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misuse(`${file}: not JSON; ${AS_PUBLISHED}`);
  }
}
