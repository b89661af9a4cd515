import { type Closed, Host, type Line, type Room } from '@consigliere/match';
import { tellOverRedis } from '../fanout/redis.ts';
import { gameOf } from '../games.ts';
import { openClock } from '../house/clock.ts';
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
  const clock = await openClock(store.house, NODE);
  let lines: number | null = null;
  const host = new Host({
    // Held by nobody: a server is to look after the room at once.
    store: { ...store.rooms, append: append => store.rooms.append({ ...append, hold: 0 }) },
    gameOf,
    now: clock.now,
    callAt: () => () => undefined,
    think: () => new Promise(() => undefined),
    announce: (_, count) => {
      lines = count;
    },
    onFault: () => undefined,
  });
  const room = await host.note(id, lineFor);
  await host.close();
  if (typeof room === 'string') return room;
  if (lines === null) return 'nothing-to-do';
  if (redisUrl !== undefined) await tellOverRedis(redisUrl, { type: 'lines', room: id, lines });
  return 'done';
}
