import { belongsTo, departureOf, type Host, listSurplusIds } from '@consigliere/match';
import type { Fanout } from '../fanout/fanout.ts';
import { newCommandId, newId } from '../id.ts';
import { Problem, type ProblemTable } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import type { SharedTable, WrittenMerge } from '../store/merges.ts';
import type { Store } from '../store/open-store.ts';
import { findPerson } from './ids.ts';

/** A person has at most this many ids: whatever is read about them is read for each. */
export const MOST_IDS = 10;
/** At most this many tables are looked at. If two guests share more, they can't become one. */
const MOST_SHARED = 100;
/** So often is it tried again when others are merged with the same guests at once. */
const MOST_TRIES = 5;

interface MergingOptions {
  readonly store: Pick<Store, 'guests' | 'merges' | 'finished'>;
  readonly host: Pick<Host, 'look' | 'catchUp' | 'note'>;
  readonly fanout: Pick<Fanout, 'announce'>;
}

/** Makes two guests of one person one guest. */
export interface Merging {
  /** Throws a problem if the two guests can't become one now. */
  check(from: Guest, into: Guest): Promise<void>;
  /** Makes a guest a part of another for good, or throws a problem. */
  merge(from: Guest, into: Guest): Promise<void>;
  /** Finishes what a crash has interrupted: a merge that was written and not checked again. */
  finishPending(): Promise<void>;
  /** Lets a guest who has just got something at a table, and has meanwhile been merged with another who takes part there, do so only once. */
  leaveSecondSeat(room: string, guest: string): Promise<void>;
  /** Calls back with the ids of people whose guests have become one, here or at another node. */
  onMerged(then: (ids: readonly string[]) => void): void;
  /** Handles the news of another node that has made guests one. */
  heard(ids: readonly string[]): void;
}

export function openMerging({ store, host, fanout }: MergingOptions): Merging {
  const { merges } = store;
  const listeners: ((ids: readonly string[]) => void)[] = [];
  const tell = (ids: readonly string[]): void => {
    for (const each of listeners) each(ids);
  };

  /** Why a table keeps two people from becoming one; null: it doesn't. One that can't be opened now may be opened later. */
  const findObstacle = async (
    { room: id, lines, phase }: SharedTable,
    people: readonly (readonly string[])[],
  ): Promise<'seated-twice' | 'closed-table' | null> => {
    if (phase === 'frozen') return 'closed-table';
    await host.catchUp(id, lines);
    const room = await host.look(id);
    if (typeof room === 'string') return room === 'no-such-room' ? null : 'closed-table';
    return people.every(ids => ids.some(guest => belongsTo(room, guest))) ? 'seated-twice' : null;
  };

  const refuseShared = async (one: readonly string[], other: readonly string[]): Promise<void> => {
    const found = { 'seated-twice': [] as ProblemTable[], 'closed-table': [] as ProblemTable[] };
    const candidates = await merges.listShared(one, other, MOST_SHARED);
    for (const table of candidates) {
      const isTooMuch = candidates.length >= MOST_SHARED;
      const obstacle = isTooMuch ? 'seated-twice' : await findObstacle(table, [one, other]);
      if (obstacle !== null) found[obstacle].push({ room: table.room, game: table.game });
    }
    // First what the person can do something about.
    for (const code of ['seated-twice', 'closed-table'] as const)
      if (found[code].length > 0) throw new Problem(code, null, found[code]);
  };

  const spread = (ids: readonly string[]): void => {
    tell(ids);
    fanout.announce({ type: 'merged', guests: [...ids] });
  };

  const isPartOf = async (part: string, whole: string): Promise<boolean> =>
    (await findPerson(store, part))?.ids.includes(whole) === true;

  /** Makes a merge final, or takes it back and throws the reason. */
  const settle = async ({ from, into, merged }: WrittenMerge): Promise<void> => {
    const { ids = [into, ...merged] } = (await findPerson(store, into)) ?? {};
    const others = ids.filter(id => !merged.includes(id));
    try {
      await refuseShared(merged, others);
      await merges.confirm({ from, into });
    } catch (problem) {
      if (await merges.split({ from, into })) spread(ids);
      else if (problem instanceof Problem && (await isPartOf(from, into))) return;
      throw problem;
    }
    // Another node may have settled it in the meantime, which has found something else a moment before.
    if (!(await isPartOf(from, into))) throw new Problem('stale');
    await merges.moveBelongings();
    await store.finished.renewGeneration(newId());
    spread(ids);
  };

  const finishPending = async (): Promise<void> => {
    for (const merge of await merges.listPending())
      await settle(merge).catch(problem => {
        if (!(problem instanceof Problem)) throw problem;
      });
  };

  return {
    check: async (from, into) => {
      if (from.id === into.id) return;
      if (from.ids.length + into.ids.length > MOST_IDS) throw new Problem('too-many-merges');
      await refuseShared(from.ids, into.ids);
    },

    merge: async ({ id: fromId }, { id: intoId }) => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const [from, into] = [await findPerson(store, fromId), await findPerson(store, intoId)];
        if (from === undefined || into === undefined) throw new Problem('no-guest');
        if (from.id === into.id) return;
        if (from.ids.length + into.ids.length > MOST_IDS) throw new Problem('too-many-merges');
        // Otherwise a merge of theirs that wasn't checked would become a part of this one.
        await finishPending();
        const merged = await merges.merge(from.id, into.id, MOST_IDS);
        if (merged.length === 0) continue;
        // Only now, because until now either of them could sit down; from now on a sitter looks for the other.
        return settle({ from: from.id, into: into.id, merged });
      }
      throw new Problem('stale');
    },

    finishPending,

    leaveSecondSeat: async (id, guest) => {
      const person = await findPerson(store, guest);
      if (person === undefined || person.ids.length === 1) return;
      const room = await host.look(id);
      // The same one, whichever of them looks, so that one always stays.
      for (const player of typeof room === 'string' ? [] : listSurplusIds(room, person.ids))
        await host.note(id, found => departureOf(found, player, newCommandId(), { staysAlone: true }));
    },

    onMerged: then => void listeners.push(then),
    heard: tell,
  };
}
