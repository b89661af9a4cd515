import { setTimeout as wait } from 'node:timers/promises';
import { isSame } from '@consigliere/kernel/host';
import { newId } from '../id.ts';
import { readFinished } from '../ratings/derive.ts';
import { type IdentityOf, identityBy } from '../ratings/identity-of.ts';
import { Ledger } from '../ratings/ledger.ts';
import { ratedOf } from '../ratings/ratings.ts';
import type { FinishedMatch } from '../store/finished.ts';
import type { Store } from '../store/open-store.ts';
import { allRooms } from './all-rooms.ts';

const AT_ONCE = 500;

/** The findings of a rebuild. */
interface RebuiltRatings {
  /** Matches that are over, and those of them that count for ratings. */
  readonly matches: number;
  readonly rated: number;
  /** Matches whose tables have gone: what was derived from their journals stays. */
  readonly withoutTable: number;
  /** Rooms that are over and that no rules here can read; what was derived from them stays. */
  readonly unreadable: readonly string[];
  /** Rooms whose matches weren't derived yet, and those that were derived otherwise. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Whether every rating is the same as before, to the last bit. */
  readonly isIdentical: boolean;
}

type RebuildStore = Pick<Store, 'rooms' | 'lobby' | 'audit' | 'finished' | 'guests'>;

/** Derives every finished match from its journal again, stores what differs, and compares all ratings before and after. */
export async function rebuildRatings(store: Store, now: number): Promise<RebuiltRatings> {
  const before = await listFinished(store);
  const after = new Map(before);
  const there = new Set<string>();
  const unreadable: string[] = [];
  const added: string[] = [];
  const changed: string[] = [];
  for await (const { id, phase } of allRooms(store)) {
    there.add(id);
    if (phase !== 'over') continue;
    const match = await readFinished(store, id).catch(() => undefined);
    if (match === undefined) {
      unreadable.push(id);
      continue;
    }
    const known = before.get(id);
    if (known === undefined) added.push(id);
    else if (!isSame(known, match)) changed.push(id);
    after.set(id, match);
    // The embedded database blocks while it reads.
    await wait(0);
  }
  for (const room of [...added, ...changed]) {
    const match = after.get(room);
    if (match !== undefined) await store.finished.replace(match, now);
  }
  if (changed.length > 0) await store.finished.renewGeneration(newId());
  const matches = [...after.values()];
  const identityOf = identityBy(await store.guests.readOwners());
  return {
    matches: matches.length,
    rated: matches.filter(({ unrated }) => unrated === null).length,
    withoutTable: matches.filter(({ room }) => !there.has(room)).length,
    unreadable,
    added,
    changed,
    isIdentical: numbersOf([...before.values()], identityOf) === numbersOf(matches, identityOf),
  };
}

async function listFinished({ finished }: Pick<RebuildStore, 'finished'>): Promise<ReadonlyMap<string, FinishedMatch>> {
  const all = new Map<string, FinishedMatch>();
  for (let after = ''; ; ) {
    const page = await finished.listAll(after, AT_ONCE);
    for (const match of page) all.set(match.room, match);
    after = page.at(-1)?.room ?? after;
    if (page.length < AT_ONCE) return all;
  }
}

/** All ratings as text: numbers are written so that different ones never look alike. */
function numbersOf(matches: readonly FinishedMatch[], identityOf: IdentityOf): string {
  const ledger = new Ledger(identityOf, matches.filter(({ unrated }) => unrated === null).map(ratedOf));
  const all = ledger.games.toSorted().flatMap(game =>
    ledger
      .peopleOf(game)
      .toSorted()
      .map(person => [game, person, ledger.stepsOf(game, person)]),
  );
  return JSON.stringify(all);
}

/** A report for the operator. */
export const describeRebuilt = (found: RebuiltRatings): readonly string[] => [
  `matches     ${found.matches}, ${found.rated} of them rated, ${found.withoutTable} whose tables have gone`,
  ...found.unreadable.map(room => `unreadable  ${room}: what was derived before stays`),
  ...found.added.map(room => `added       ${room}`),
  ...found.changed.map(room => `changed     ${room}`),
  found.isIdentical ? 'ratings     identical' : 'ratings     changed',
];

/** Counts what is there. */
export async function describeRatings({ finished }: Pick<Store, 'finished'>): Promise<readonly string[]> {
  const { count } = await finished.readStamp();
  return [`matches     ${(await listFinished({ finished })).size} finished, ${count} of them rated`];
}
