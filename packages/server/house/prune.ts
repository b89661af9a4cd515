import type { Host } from '@consigliere/match';
import type { Merging } from '../guests/merging.ts';
import { newId } from '../id.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Store } from '../store/open-store.ts';
import type { Clock } from './clock.ts';
import { deadlineOf, type ExpiryRule, type ExpiryRules, findExpiry } from './expiry.ts';
import type { Farewell } from './farewell.ts';

/** The number of tables, and of guests, that one run looks at. */
const AT_ONCE = 200;

export interface PruneOptions {
  readonly store: Store;
  readonly host: Pick<Host, 'drop'>;
  readonly clock: Pick<Clock, 'now' | 'wall'>;
  readonly farewell: Farewell;
  readonly merging: Pick<Merging, 'finishPending'>;
  readonly moderation: Pick<Moderation, 'finishPending'>;
  readonly rules: ExpiryRules;
  /** The tables that somebody is looking at: they stay. */
  readonly watched: () => readonly string[];
  /** Only counts. */
  readonly isDryRun?: boolean;
}

/** How many of each kind are gone; empty kinds are left out. */
export type PruneCounts = Partial<Record<ExpiryRule, number>>;

/** Removes everything whose time is up, a page at a time. */
export interface Pruner {
  /** Looks at the next page of tables and of guests, and begins again after the last. */
  next(): Promise<PruneCounts>;
  /** Looks at everything once. */
  all(): Promise<PruneCounts>;
}

export function openPruner(options: PruneOptions): Pruner {
  const { store, host, clock, farewell, merging, moderation, rules, watched, isDryRun = false } = options;
  // From a random place on, so that a server that is often restarted gets everywhere.
  const after = { rooms: newId(), guests: newId() };

  const pruneRooms = async (from: string, counts: Counts): Promise<string | undefined> => {
    const rooms = await store.lobby.listAll({ limit: AT_ONCE, after: from });
    const kept = new Set(watched());
    for (const room of rooms) {
      const rule = kept.has(room.id) ? null : findExpiry(room, rules, clock.now());
      if (rule === null) continue;
      if (!isDryRun) {
        if (!(await store.rooms.remove(room.id, room.lines))) continue;
        host.drop(room.id);
        await giveWay();
      }
      counts.add(rule, 1);
    }
    const chat = deadlineOf(rules.chat, clock.now());
    if (chat !== null)
      counts.add(
        'chat',
        await store.expiry.removeChat(
          rooms.map(({ id }) => id),
          chat,
          isDryRun,
        ),
      );
    return rooms.length < AT_ONCE ? undefined : rooms.at(-1)?.id;
  };

  const pruneGuests = async (from: string, counts: Counts): Promise<string | undefined> => {
    const guests = await store.expiry.listGuests(from, AT_ONCE);
    for (const { id, seenAt, isSeated } of guests) {
      const rule = isSeated ? 'guests' : 'idleGuests';
      const deadline = deadlineOf(rules[rule], clock.wall());
      if (deadline === null || seenAt >= deadline) continue;
      if (!isDryRun) await farewell.bid(id);
      counts.add(rule, 1);
    }
    return guests.length < AT_ONCE ? undefined : guests.at(-1)?.id;
  };

  const pruneRest = async (counts: Counts): Promise<void> => {
    if (!isDryRun) {
      await farewell.finishPending();
      await moderation.finishPending();
      await merging.finishPending();
      await store.invitations.removeOld();
      await store.merges.moveBelongings();
    }
    const deadline = deadlineOf(rules.tokens, clock.wall());
    if (deadline !== null) counts.add('tokens', await store.expiry.removeTokens(deadline, clock.wall(), isDryRun));
    const oldest = { reports: deadlineOf(rules.reports, clock.wall()), audit: deadlineOf(rules.audit, clock.wall()) };
    if (oldest.reports !== null) counts.add('reports', await store.reports.prune(oldest.reports, isDryRun));
    if (oldest.audit === null) return;
    counts.add('audit', await store.audit.prune(oldest.audit, isDryRun));
    counts.add('audit', await store.sanctions.prune(oldest.audit, isDryRun));
  };

  return {
    next: async () => {
      const counts = new Counts();
      after.rooms = (await pruneRooms(after.rooms, counts)) ?? '';
      after.guests = (await pruneGuests(after.guests, counts)) ?? '';
      await pruneRest(counts);
      return counts.found;
    },
    all: async () => {
      const counts = new Counts();
      for (const prune of [pruneRooms, pruneGuests])
        for (let from: string | undefined = ''; from !== undefined; ) from = await prune(from, counts);
      await pruneRest(counts);
      return counts.found;
    },
  };
}

/** The embedded database blocks while it writes: other work comes in between. */
const giveWay = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

class Counts {
  readonly found: PruneCounts = {};

  add(rule: ExpiryRule, count: number): void {
    if (count > 0) this.found[rule] = (this.found[rule] ?? 0) + count;
  }
}
