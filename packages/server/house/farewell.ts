import { departureOf, type Host } from '@consigliere/match';
import type { Fanout } from '../fanout/fanout.ts';
import { idsOf } from '../guests/ids.ts';
import type { Store } from '../store/open-store.ts';
import type { Clock } from './clock.ts';

interface FarewellOptions {
  readonly store: Pick<Store, 'people' | 'guests'>;
  readonly host: Pick<Host, 'refreshNames' | 'note'>;
  readonly fanout: Pick<Fanout, 'announce'>;
  readonly clock: Pick<Clock, 'wall'>;
}

/** Deletes guests for good, at their own wish, at the operator's, or because they haven't been seen for too long. */
export interface Farewell {
  /** Deletes a guest with all that were merged into it: first everything that says who they were, then table by table the seats. */
  bid(guest: string): Promise<void>;
  /** Calls back when a guest is deleted, here or at another node. */
  onDeleted(then: (guest: string) => void): void;
  /** Handles the news of another node that has deleted a guest. */
  heard(guest: string): void;
  /** Finishes what a crash has interrupted. */
  finishPending(): Promise<void>;
}

export function openFarewell({ store, host, fanout, clock }: FarewellOptions): Farewell {
  const { people } = store;
  const listeners: ((guest: string) => void)[] = [];
  const tell = (guest: string): void => {
    for (const each of listeners) each(guest);
  };
  const giveUpSeats = async (guest: string): Promise<void> => {
    tell(guest);
    fanout.announce({ type: 'deleted', guest });
    for (const room of await people.listRooms(guest)) {
      await host.refreshNames(room);
      fanout.announce({ type: 'names', room });
      await host.note(room, found => departureOf(found, guest, `deleted-${guest}`));
    }
    await people.finish(guest);
  };
  return {
    bid: async guest => {
      const ids = await idsOf(store, guest);
      for (const each of await people.forget(ids.length === 0 ? [guest] : ids, clock.wall())) await giveUpSeats(each);
    },
    onDeleted: then => void listeners.push(then),
    heard: tell,
    finishPending: async () => {
      const pending = await people.forget(await people.listPending(), clock.wall());
      for (const guest of pending) await giveUpSeats(guest);
    },
  };
}
