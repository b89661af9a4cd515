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
  /** Matches that a change of the rules nobody announced was found in. */
  readonly differing: number;
  readonly frozen: number;
  readonly migrated: number;
  /** Frozen matches that were exported, and were the same when they were imported elsewhere. */
  readonly exported: number;
  /** Matches that went on when the rules were back. */
  readonly played: number;
  readonly faults: readonly string[];
}

type StoreSettings = Parameters<typeof validate>[0];
type ValidationReport = ValidationCounts & { readonly said: ReadonlyMap<string, string> };

/** Running matches across a change of the rules and back: what differs is named and nothing else; what cannot go on waits, and goes on when the rules are back. */
export async function upgrade(
  database: TestDatabase,
  at: StoreSettings,
  { matches, seed, onMatch = () => {} }: UpgradePlan,
): Promise<UpgradeResult> {
  const store = await database.open();
  const running = await leaveMatches(database, matches, seed, onMatch);
  const faults: string[] = [];
  const look = async (build: Build, isToMigrate = false): Promise<ValidationReport> => {
    const said = new Map<string, string>();
    const onRoom = (id: string, words: string | null): void => void (words !== null && said.set(id, words));
    return { ...(await validate(at, { isToMigrate, build, onCount: () => {}, onRoom })), said };
  };
  /** Looks whether exactly these rooms are named, with these words. */
  const expect = (what: string, { said }: ValidationReport, wanted: (match: RunningMatch) => RegExp | null): void => {
    for (const match of running) {
      const [words, want] = [said.get(match.id) ?? null, wanted(match)];
      if (want === null ? words !== null : words === null || !want.test(words))
        faults.push(`${what}: ${match.game} of ${match.seats}, ${match.id}: ${words ?? 'nothing is said'}`);
    }
  };
  const fine = (what: string, told: ValidationReport): void => expect(what, told, () => null);
  const isOf = (id: string) => (match: RunningMatch) => match.game === id;

  fine('as they were left', await look(thisBuild));

  const differs = (match: RunningMatch) => (isDealtDifferently(match) ? /^differs: / : null);
  const careless = await look(UNANNOUNCED);
  expect('a change nobody announced', careless, differs);
  expect('it is not to be taken over', await look(UNANNOUNCED, true), differs);
  fine('the change taken back', await look(thisBuild));

  expect('the next version', await look(NEXT_VERSION), match => (match.game === FROZEN ? /^another version: / : null));
  const next = await look(NEXT_VERSION, true);
  const outcome = ({ game }: RunningMatch) =>
    game === FROZEN ? /^frozen: .+/ : game === MIGRATED ? /^migrated$/ : null;
  expect('taken over or frozen', next, outcome);
  const exported = await countExportable(database, running.filter(isOf(FROZEN)), faults);

  const seen = ({ game }: RunningMatch) => (game === FROZEN ? /fits this build/ : null);
  expect('the rules are back', await look(ROLLED_BACK), seen);
  const thawed = ({ game }: RunningMatch) => (game === FROZEN ? /^goes on$/ : game === MIGRATED ? /^migrated$/ : null);
  expect('they go on', await look(ROLLED_BACK, true), thawed);
  fine('all is as it was', await look(ROLLED_BACK));

  const host = hostOf(store, ROLLED_BACK);
  const rng = sfc32(`${seed}/on`);
  let played = 0;
  for (const { id } of running) {
    await answer(host, id, n => random(rng, '', n)).then(
      () => played++,
      (fault: unknown) => faults.push(`${id} does not go on: ${fault}`),
    );
  }
  await host.close();
  await store.rooms.flush();
  fine('after another answer in each', await look(ROLLED_BACK));
  const migrated = [...next.said.values()].filter(words => words.startsWith('migrated')).length;
  const { differing } = careless;
  return { matches: running.length, differing, frozen: next.frozen, migrated, exported, played, faults };
}

/** The matches, as a house that has closed leaves them. */
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

/** Exports rooms that nobody can open, and imports them elsewhere; how many were the same there. */
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
    await other.rooms.keepStates();
    if (JSON.stringify(await exportRoom(other, id, NEXT_VERSION)) === text) same++;
    else faults.push(`${id} is another room after it was exported and imported`);
  }
  await elsewhere.remove();
  return same;
}
