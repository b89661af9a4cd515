import type { Closed, Line, Room } from '@consigliere/match';
import { announceOverRedis } from '../fanout/redis.ts';
import { openQuietHost } from '../house/host.ts';
import { startClock } from '../house/start-clock.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/open-store.ts';

/** The node id under which the admin tool ticks the house clock. */
export const NODE = 'admin';

/** The result of an operator's line: written, not applicable as the room stands, or the room can't be opened here. */
export type NoteOutcome = 'done' | 'nothing-to-do' | Closed;

/**
 * Writes an operator's line into a room from outside. Servers that have the room open read it: they are notified over Redis, see that
 * their file has changed, or check every few seconds.
 */
export async function writeNote(
  store: Store,
  { redisUrl }: Pick<Settings, 'redisUrl'>,
  id: string,
  lineFor: (room: Room) => Line | null,
): Promise<NoteOutcome> {
  const warn = (facts: object, message: string): void => process.emitWarning(`${message} ${JSON.stringify(facts)}`);
  const clock = await startClock({ store, node: NODE, warn });
  let lines: number | null = null;
  const announce = (_: string, count: number): void => {
    lines = count;
  };
  const host = openQuietHost({ store, now: clock.now, announce });
  const room = await host.note(id, lineFor);
  await host.close();
  if (typeof room === 'string') return room;
  if (lines === null) return 'nothing-to-do';
  if (redisUrl !== undefined) await announceOverRedis(redisUrl, { type: 'lines', room: id, lines });
  return 'done';
}
