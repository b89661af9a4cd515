import { type Host, nameOf } from '@consigliere/match';
import type { Fanout } from '../fanout/fanout.ts';
import type { Clock } from '../house/clock.ts';
import { newId } from '../id.ts';
import type { Limits } from '../limits.ts';
import { type Asker, lookAs } from '../live/look-as.ts';
import type { Talk } from '../live/talk.ts';
import { Problem } from '../problem.ts';
import type { Block } from '../store/blocks.ts';
import type { GuestIds } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import { findPerson, idsOf } from './ids.ts';

/** A person can block this many others. */
export const MOST_BLOCKS = 200;

interface BlocksOptions {
  readonly store: Pick<Store, 'blocks' | 'guests'>;
  readonly host: Pick<Host, 'look' | 'lookPast'>;
  readonly limits: Pick<Limits, 'spend'>;
  readonly talk: Pick<Talk, 'relearnHidden'>;
  readonly fanout: Pick<Fanout, 'announce'>;
  readonly clock: Pick<Clock, 'wall'>;
}

interface BlockedSeat {
  readonly room: string;
  readonly seat: number;
  readonly name: string;
}

/**
 * Guests whom other guests have blocked: they can't sit down at tables of their blockers or invite them, and their words aren't shown to
 * them at any table. The blocked guest isn't told.
 */
export interface Blocks {
  /** Blocks the player whom the guest sees in a seat, if it is still the one with that name. */
  block(asker: Asker, at: BlockedSeat): Promise<void>;
  unblock(ids: GuestIds, id: string): Promise<void>;
  list(ids: GuestIds): Promise<readonly Block[]>;
  /** Whether the person behind one guest has blocked the person behind another, as whichever of their guests. */
  isBlocked(blocker: string, guest: string): Promise<boolean>;
  /** Handles the news of another node where the guest has blocked or unblocked somebody. */
  heard(guest: string): Promise<void>;
}

export function openBlocks({ store, host, limits, talk, fanout, clock }: BlocksOptions): Blocks {
  const { blocks } = store;
  const spread = async (guest: string): Promise<void> => {
    await talk.relearnHidden(guest);
    fanout.announce({ type: 'blocks', guest });
  };
  return {
    block: async (asker, { room: id, seat, name }) => {
      const { ids } = asker;
      const { room } = await lookAs({ host, limits }, id, asker);
      const chair = room.chairs[seat];
      const blocked = chair?.player ?? null;
      if (chair === undefined || blocked === null || ids.includes(blocked)) throw new Problem('no-such-seat');
      if (nameOf(room.names, chair) !== name) throw new Problem('stale');
      const block = { ids, blocked, id: newId(), name, at: clock.wall() };
      if (!(await blocks.add(block, MOST_BLOCKS))) throw new Problem('too-many-blocks');
      await spread(ids[0]);
    },
    unblock: async (ids, id) => {
      await blocks.remove(ids, id);
      await spread(ids[0]);
    },
    list: blocks.list,
    isBlocked: async (blocker, guest) => {
      const [by, of] = await Promise.all([findPerson(store, blocker), idsOf(store, guest)]);
      // A blocker who is deleted has no blocks any more.
      const blocked = by === undefined ? [] : await blocks.listBlocked(by.ids);
      return (of.length === 0 ? [guest] : of).some(id => blocked.includes(id));
    },
    heard: guest => talk.relearnHidden(guest),
  };
}
