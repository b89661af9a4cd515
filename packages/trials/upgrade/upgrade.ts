import { random, sfc32 } from '@consigliere/kernel/host';
import {
  type Build,
  exportRoom,
  importRoom,
  thisBuild,
  type ValidationCounts,
  validate,
} from '@consigliere/server/internals';
import { embeddedDatabase, type TestDatabase } from '../testing/test-database.ts';
import { FROZEN, isDealtDifferently, MIGRATED, NEXT_VERSION, ROLLED_BACK, UNANNOUNCED } from './builds.ts';
import { answer, hostOf, type RunningMatch, startMatches } from './matches.ts';

export interface UpgradePlan {
  readonly matches: number;
  readonly seed: string;
  readonly onMatch?: () => void;
}

export interface UpgradeResult {
  readonly matches: number;
  /** Matches listed because of the unannounced change. */
  readonly differing: number;
  readonly frozen: number;
  readonly migrated: number;
  /** Frozen matches that were the same after export and import. */
  readonly exported: number;
  /** Matches that went on after the rollback. */
  readonly played: number;
  readonly faults: readonly string[];
}

type StoreSettings = Parameters<typeof validate>[0];
type ValidationReport = ValidationCounts & { readonly descriptions: ReadonlyMap<string, string> };

/** Takes running matches through a change of rules and back: only differing ones are listed, blocked ones wait, and all go on after the rollback. */
export async function upgrade(
  database: TestDatabase,
  at: StoreSettings,
  { matches, seed, onMatch = () => {} }: UpgradePlan,
): Promise<UpgradeResult> {
  const store = await database.open();
  const running = await leaveMatches(database, matches, seed, onMatch);
  const faults: string[] = [];
  const look = async (build: Build, isToMigrate = false): Promise<ValidationReport> => {
    const descriptions = new Map<string, string>();
    const onRoom = (id: string, words: string | null): void => void (words !== null && descriptions.set(id, words));
    return { ...(await validate(at, { isToMigrate, build, onCount: () => {}, onRoom })), descriptions };
  };
  /** Checks that exactly these rooms are listed, with matching descriptions. */
  const expect = (
    what: string,
    { descriptions }: ValidationReport,
    wanted: (match: RunningMatch) => RegExp | null,
  ): void => {
    for (const match of running) {
      const [words, want] = [descriptions.get(match.id) ?? null, wanted(match)];
      if (want === null ? words !== null : words === null || !want.test(words))
        faults.push(`${what}: ${match.game} of ${match.seats}, ${match.id}: ${words ?? 'not listed'}`);
    }
  };
  const fine = (what: string, report: ValidationReport): void => expect(what, report, () => null);
  const isOf = (id: string) => (match: RunningMatch) => match.game === id;

  fine('before the change', await look(thisBuild));

  const differs = (match: RunningMatch) => (isDealtDifferently(match) ? /^differs: / : null);
  const careless = await look(UNANNOUNCED);
  expect('an unannounced change', careless, differs);
  expect('an unannounced change is never migrated', await look(UNANNOUNCED, true), differs);
  fine('the unannounced change reverted', await look(thisBuild));

  expect('the next version', await look(NEXT_VERSION), match => (match.game === FROZEN ? /^another version: / : null));
  const next = await look(NEXT_VERSION, true);
  const outcome = ({ game }: RunningMatch) =>
    game === FROZEN ? /^frozen: .+/ : game === MIGRATED ? /^migrated$/ : null;
  expect('migrated or frozen', next, outcome);
  const exported = await countExportable(database, running.filter(isOf(FROZEN)), faults);

  const seen = ({ game }: RunningMatch) => (game === FROZEN ? /fits this build/ : null);
  expect('rolled back', await look(ROLLED_BACK), seen);
  const thawed = ({ game }: RunningMatch) => (game === FROZEN ? /^goes on$/ : game === MIGRATED ? /^migrated$/ : null);
  expect('thawed or migrated back', await look(ROLLED_BACK, true), thawed);
  fine('after the rollback', await look(ROLLED_BACK));

  const host = hostOf(store, ROLLED_BACK);
  const rng = sfc32(`${seed}/on`);
  let played = 0;
  for (const { id } of running) {
    await answer(host, id, n => random(rng, '', n)).then(
      () => played++,
      (fault: unknown) => faults.push(`${id} doesn't go on: ${fault}`),
    );
  }
  await host.close();
  await store.rooms.flush();
  fine('after another answer in each', await look(ROLLED_BACK));
  const migrated = [...next.descriptions.values()].filter(words => words.startsWith('migrated')).length;
  const { differing } = careless;
  return { matches: running.length, differing, frozen: next.frozen, migrated, exported, played, faults };
}

/** Starts the matches and leaves them as a closed server does. */
async function leaveMatches(
  database: TestDatabase,
  matches: number,
  seed: string,
  onMatch: () => void,
): Promise<readonly RunningMatch[]> {
  const store = await database.open();
  const host = hostOf(store, thisBuild);
  const running = await startMatches(host, matches, seed, onMatch);
  await host.close();
  await store.rooms.flush();
  return running;
}

/** Exports rooms that nobody can open, imports them elsewhere, and counts those that are the same there. */
async function countExportable(
  database: TestDatabase,
  frozen: readonly RunningMatch[],
  faults: string[],
): Promise<number> {
  const elsewhere = embeddedDatabase();
  const [store, other] = [await database.open(), await elsewhere.open()];
  let same = 0;
  for (const { id } of frozen) {
    const text = JSON.stringify(await exportRoom(store, id, NEXT_VERSION));
    await importRoom(other, text, NEXT_VERSION);
    await other.rooms.saveLatestStates();
    if (JSON.stringify(await exportRoom(other, id, NEXT_VERSION)) === text) same++;
    else faults.push(`${id} has changed by export and import`);
  }
  await elsewhere.remove();
  return same;
}
