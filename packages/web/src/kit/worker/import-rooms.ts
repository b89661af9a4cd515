import { loadFrozen } from '@consigliere/games/list';
import {
  type Append,
  appendOf,
  type HostEnvironment,
  type LeanHost,
  type Line,
  type PositionProblem,
  type RoomFile,
  readRoom,
} from '@consigliere/match';
import type { FromWorker } from '../link/worker-messages.ts';
import { gameOf, loadGame } from './games.ts';
import type { LocalStore } from './local-store.ts';
import { positionAppend, positionIn } from './position-file.ts';
import { type FileProblem, roomsIn } from './rooms-file.ts';

type FileLines = RoomFile['lines'];

/** Where the rooms are stored, and what is told to other tabs. */
interface ImportOptions {
  readonly store: LocalStore;
  readonly clock: { readonly now: () => number };
  readonly announce: HostEnvironment['announce'];
}

/** Stores the rooms of a file and says how it went. */
export async function importRooms(
  { ask, text }: { readonly ask: number; readonly text: string },
  { store, clock, announce }: ImportOptions,
  host: LeanHost,
): Promise<FromWorker> {
  const refuse = (code: string): FromWorker => ({ type: 'done', ask, refusal: { code, rule: null } });
  const appends = await importOf(text, store, clock.now());
  if (typeof appends === 'string') return refuse(appends);
  for (const append of appends) {
    const { room, expected, lines } = append;
    if ((await store.append(append)) === 'conflict') return refuse('import-other');
    announce(room, expected + lines.length);
    await host.catchUp(room, expected + lines.length);
  }
  return { type: 'imported', ask, rooms: appends.length };
}

/** The appends for the rooms in a file, or what is wrong with it. Nothing is written yet. */
export async function importOf(
  text: string,
  store: LocalStore,
  now: number,
): Promise<readonly Append[] | FileProblem | PositionProblem> {
  const position = positionIn(text);
  if (position !== null) {
    const append = await positionAppend(position, now);
    return typeof append === 'string' ? append : [append];
  }
  const rooms = roomsIn(text);
  if (typeof rooms === 'string') return rooms;
  const appends: Append[] = [];
  for (const file of rooms) {
    const append = await appendFor(file, store, now);
    if (typeof append === 'string') return append;
    if (append !== null) appends.push(append);
  }
  return appends;
}

/** null: all of its lines are stored already. */
async function appendFor(file: RoomFile, store: LocalStore, now: number): Promise<Append | FileProblem | null> {
  const whole = await wholeAppend(file, earlier(file.lines, now));
  if (typeof whole === 'string') return whole;
  const kept = await store.read(file.room, 0);
  const isSame = kept.every(({ body }, at) => at >= whole.lines.length || body === whole.lines[at]?.body);
  if (!isSame) return 'import-other';
  if (kept.length >= whole.lines.length) return null;
  return { ...whole, expected: kept.length, lines: whole.lines.slice(kept.length) };
}

/** Moves lines back that are ahead of this device's house time, so that nobody has to wait. */
function earlier(lines: FileLines, now: number): FileLines {
  const ahead = Math.max(0, (lines.at(-1)?.at ?? 0) - now);
  return ahead === 0 ? lines : lines.map(({ at, body }) => ({ at: at - ahead, body }));
}

/** All lines of a room and its facts, made by playing it. Lines that don't fit weren't written by us. */
async function wholeAppend(file: RoomFile, lines: FileLines): Promise<Append | FileProblem> {
  const { room, facts, state, names = {} } = file;
  const named = Object.entries(names).flatMap(([player, name]) => (name === null ? [] : [[player, name] as const]));
  const stored = lines.map((line, number) => ({ number, ...line }));
  try {
    const version = versionOf(file);
    const game = await loadGame(facts.game, true);
    if (game === undefined) return 'no-such-game';
    if (version > game.version) return 'import-newer';
    const read = await readRoom({ lines: stored, names: new Map(Object.entries(names)) }, { gameOf, loadFrozen }, 0);
    if (read === 'other-version') {
      const { game: id, card } = facts;
      const frozen = { game: id, card, phase: 'frozen', isPublic: false, players: [], awaited: [] } as const;
      const changedAt = lines.at(-1)?.at ?? 0;
      return { room, expected: 0, lines, facts: frozen, names: named, state: () => state, changedAt, wake: null };
    }
    if (typeof read === 'string' || read.room.match === null || read.room.terms.id !== room) return 'import-changed';
    // A room of an older version goes on by today's rules when it is opened.
    return { ...appendOf(read.room, [], 0), expected: 0, lines, names: named };
  } catch {
    return 'import-changed';
  }
}

/** The version of the rules in a journal. */
function versionOf({ facts, lines }: RoomFile): number {
  const read = lines.map(({ body }) => JSON.parse(body) as Line);
  const [opening] = read;
  if (opening?.type !== 'opened' || opening.terms.game !== facts.game) throw new Error("this isn't a journal");
  return read.reduce((version, line) => (line.type === 'migrated' ? line.version : version), opening.terms.version);
}
