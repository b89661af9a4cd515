import { loadFrozen } from '@consigliere/games/list';
import type { House } from '@consigliere/match';
import type { Clock } from './clock.ts';
import { gameOf } from './games.ts';
import { Forgotten, type Shelf } from './shelf.ts';

interface Parts {
  readonly shelf: Shelf;
  readonly clock: Pick<Clock, 'now' | 'callAt' | 'isHurried'>;
  readonly think: House['think'];
  readonly announce: House['announce'];
  /** The rooms somebody looks at: in no others bots have to think. */
  readonly watched: () => readonly string[];
}

/** What the host on this device lives in. */
export const houseOf = ({ shelf, clock, think, announce, watched }: Parts): House => ({
  store: {
    append: shelf.append,
    read: shelf.read,
    // Other pages of this device may look after the same rooms: of two who write at once, one is told of a conflict.
    claim: async () => watched(),
  },
  gameOf,
  loadFrozen,
  now: clock.now,
  callAt: clock.callAt,
  think,
  isBrisk: clock.isHurried,
  announce,
  onFault: (room, fault) => {
    // Bots may still have thought there.
    if (!(fault instanceof Forgotten)) console.error(`room ${room}:`, fault);
  },
});
