import type { Shape, State } from '@consigliere/kernel';
import { hashOf, type MatchRecord } from '@consigliere/kernel/host';
import {
  DamagedJournal,
  foldJournal,
  foldOld,
  loadRoom,
  type Room,
  readRoom,
  recordOf,
  runAtOnce,
  type StoredLine,
} from '@consigliere/match';
import type { Build } from '../games.ts';
import type { Store } from '../store/open-store.ts';

/** The result of checking a stored room on this build. */
export type RoomVerdict =
  | { readonly kind: 'fine' }
  /** It is of an older version whose rules are kept, and will be migrated when somebody opens it. */
  | { readonly kind: 'older' }
  /** Its journal leads to something other than what was stored. */
  | { readonly kind: 'differs'; readonly why: string }
  /** It was begun by other rules that aren't kept, and hasn't been frozen yet. */
  | { readonly kind: 'other-version'; readonly why: string }
  /** It was begun by other rules, and is frozen. */
  | { readonly kind: 'frozen'; readonly why: string }
  /** It is frozen, and this build could continue it. */
  | { readonly kind: 'thaws' };

export const faultMessage = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** Folds a room's journal on this build, replays its match, and compares everything with what is stored. */
export async function checkRoom(store: Store, id: string, build: Build): Promise<RoomVerdict> {
  const first = await checkOnce(store, id, build);
  // A running server may have written between two reads.
  return first.kind === 'differs' ? checkOnce(store, id, build) : first;
}

async function checkOnce({ lobby, rooms }: Store, id: string, build: Build): Promise<RoomVerdict> {
  const broken = await lobby.findBrokenLine(id);
  if (broken !== undefined) return differs(`line ${broken} was changed after it was written`);
  const known = await lobby.find(id);
  if (known === undefined) return differs("it has lines but isn't listed");
  try {
    const stored = await loadRoom(rooms, id);
    const { lines } = stored;
    const read = await readRoom(stored, build, 0);
    if (typeof read === 'string') {
      const kind = known.phase === 'frozen' ? 'frozen' : 'other-version';
      return { kind, why: describeVersions(lines[0]?.body ?? '{}', build) };
    }
    const why =
      findListDifference(read.room, lines, known) ??
      (await findRecordDifference(lines, build)) ??
      (await findStateDifference(lines, known, build));
    if (why !== null) return differs(why);
    if (known.phase === 'frozen') return { kind: 'thaws' };
    return { kind: read.migration === null ? 'fine' : 'older' };
  } catch (fault) {
    if (fault instanceof DamagedJournal) return differs(fault.message);
    return differs(`its journal doesn't fit the rules: ${faultMessage(fault)}`);
  }
}

const differs = (why: string): RoomVerdict => ({ kind: 'differs', why });

function describeVersions(opening: string, { gameOf }: Build): string {
  const { terms } = JSON.parse(opening) as { terms?: { game: string; version: number } };
  const here = gameOf(terms?.game ?? '')?.version;
  return `${terms?.game} ${terms?.version}; ${here === undefined ? 'there is no such game here' : `here it is ${here}`}`;
}

type StoredRoom = NonNullable<Awaited<ReturnType<Store['lobby']['find']>>>;

/** Names what differs from the store; null: nothing. */
function findListDifference({ phase }: Room, lines: readonly StoredLine[], known: StoredRoom): string | null {
  if (lines.length !== known.lines) return `its journal has ${lines.length} lines, its list says ${known.lines}`;
  return known.phase === 'frozen' || phase === known.phase ? null : `here it is ${phase}, not ${known.phase}`;
}

/** The match of a journal by the rules of its latest version: its state, and its record since the migration; null: there is none. */
async function foldMatch(
  lines: readonly StoredLine[],
  build: Build,
): Promise<{ readonly state: State<Shape>; readonly record: () => MatchRecord<Shape> } | null> {
  const room = foldJournal(lines, build);
  if (typeof room !== 'string') {
    const { match } = room;
    return match && { state: match.course.state, record: () => recordOf(match) };
  }
  const match = (await foldOld(lines, build))?.match ?? null;
  return match && { state: match.state, record: () => runAtOnce(match.record()) };
}

/** Compares the stored state with the journal, after the number of lines it was saved at. */
async function findStateDifference(
  lines: readonly StoredLine[],
  { state, stateLines }: StoredRoom,
  build: Build,
): Promise<string | null> {
  if (stateLines === 0) return null;
  const match = await foldMatch(lines.slice(0, stateLines), build);
  if (match === null) return state === null ? null : "a state is stored, but its journal doesn't start a match";
  if (state === null) return 'its journal starts a match, but no state is stored';
  return hashOf(match.state) === hashOf(JSON.parse(state)) ? null : 'its journal leads to another state here';
}

/** The replayed match must reach the state of the room. */
async function findRecordDifference(lines: readonly StoredLine[], build: Build): Promise<string | null> {
  const match = await foldMatch(lines, build);
  const last = match?.record().entries.at(-1)?.[2];
  return match === null || last === undefined || last === hashOf(match.state)
    ? null
    : 'its record leads to another state';
}
