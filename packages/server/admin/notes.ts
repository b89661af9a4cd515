import type { Closed, Line, Room } from '@consigliere/match';
import { tellOverRedis } from '../fanout/redis.ts';
import { openQuietHost } from '../house/quiet-host.ts';
import { startClock } from '../house/start-clock.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/open-store.ts';

/** Who runs the house, to the house clock. */
const NODE = 'admin';

/** What became of a line of the house: written, not called for as the room stands, or the room cannot be opened here. */
export type Noted = 'done' | 'nothing-to-do' | Closed;

/**
 * Writes a line of the house into a room from outside. Servers that have the room open read it: they are told over Redis, see
 * that their file has changed, or look every few seconds.
 */
export async function note(
  store: Store,
  { redisUrl }: Pick<Settings, 'redisUrl'>,
  id: string,
  lineFor: (room: Room) => Line | null,
): Promise<Noted> {
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
  if (redisUrl !== undefined) await tellOverRedis(redisUrl, { type: 'lines', room: id, lines });
  return 'done';
}
