import { DamagedJournal, loadRoom, type Outcome, readOutcome } from '@consigliere/match';
import { type Build, thisBuild } from '../games.ts';
import type { Clock } from '../house/clock.ts';
import { newGiveWay } from '../house/give-way.ts';
import type { FinishedMatch } from '../store/finished.ts';
import type { Store } from '../store/open-store.ts';
import { anchorOf } from './anchors.ts';
import { wallTimeOf } from './wall-time.ts';

/** Rooms that one sweep looks at. */
const AT_ONCE = 200;
/** Rooms that wait to be derived at this node: more are left to the sweep. */
const MOST_WAITING = 1000;

type FinishedSource = Pick<Store, 'rooms' | 'audit' | 'finished'>;

export interface DeriveOptions {
  readonly store: FinishedSource;
  readonly clock: Pick<Clock, 'wall'>;
  /** Reports a fault to the operator. */
  readonly onFault: (room: string, fault: unknown) => void;
}

/** Derives finished matches from the journals, one after the other. */
export interface Deriver {
  /** Derives a room's match, if that wasn't done; undefined: it isn't over, or can't be read. */
  derive(room: string): Promise<FinishedMatch | undefined>;
  /** Derives what is missing in the next page of rooms, and begins again after the last. */
  sweep(): Promise<void>;
  /** Resolves when nothing waits any more. */
  whenIdle(): Promise<void>;
}

export function openDeriver({ store, clock, onFault }: DeriveOptions): Deriver {
  let queue: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Promise<FinishedMatch | undefined>>();
  /** Rooms that this program can't read: they are tried again after a restart. */
  const unreadable = new Set<string>();
  let after = '';

  const deriveNow = async (room: string): Promise<FinishedMatch | undefined> => {
    const known = await store.finished.find(room);
    if (known !== undefined) return known;
    const match = await readFinished(store, room);
    if (match === undefined) return undefined;
    await store.finished.add(match, clock.wall());
    return store.finished.find(room);
  };

  const derive = (room: string): Promise<FinishedMatch | undefined> => {
    const known = waiting.get(room);
    if (known !== undefined) return known;
    const derived = queue.then(() => deriveNow(room)).finally(() => waiting.delete(room));
    waiting.set(room, derived);
    queue = derived.catch(() => undefined);
    return derived;
  };

  const tryTo = async (room: string): Promise<void> => {
    try {
      if ((await derive(room)) === undefined) unreadable.add(room);
    } catch (fault) {
      unreadable.add(room);
      if (!(fault instanceof DamagedJournal)) onFault(room, fault);
    }
  };

  store.rooms.onOver(room => {
    if (waiting.size < MOST_WAITING) void tryTo(room);
  });

  return {
    derive,
    sweep: async () => {
      const { rooms, next } = await store.finished.listMissing(after, AT_ONCE);
      for (const room of rooms) if (!unreadable.has(room)) await tryTo(room);
      after = next ?? '';
    },
    whenIdle: async () => {
      while (waiting.size > 0) await queue;
    },
  };
}

/** Reads a finished match from its journal; undefined: it isn't over, or no rules here can read it. */
export async function readFinished(
  { rooms, audit, finished }: FinishedSource,
  room: string,
  build: Build = thisBuild,
): Promise<FinishedMatch | undefined> {
  const outcome = await readOutcome(await loadRoom(rooms, room), { ...build, newGiveWay });
  if (outcome === null || typeof outcome === 'string') return undefined;
  const deeds = await audit.listForRoom(room);
  const isImported = deeds.some(({ what }) => what === 'import');
  const { at, unrated, ...rest } = outcome;
  return {
    room,
    ...rest,
    at: wallTimeOf(at, await finished.readOutages()),
    unrated: isImported ? 'imported' : (unrated ?? (isMeasured(outcome) ? null : 'bots')),
  };
}

/** Whether the strength of all bots is known. */
const isMeasured = ({ game, bots, seats }: Outcome): boolean =>
  seats.every(({ level }) => level === null || anchorOf(bots, game, level) !== null);
