import {
  foldOld,
  headOf,
  loadRoom,
  luckOf,
  OLD_ROOM_FORMAT,
  ROOM_FORMAT,
  readRecord,
  readRoom,
  runAtOnce,
  type StoredRoom,
} from '@consigliere/match';
import { z } from 'zod';
import { type Build, thisBuild } from '../games.ts';
import { SetUpError } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import { faultMessage } from './check-room.ts';

const lineSchema = z.strictObject({ at: z.number(), body: z.string() });
const factsSchema = z.strictObject({
  game: z.string(),
  phase: z.enum(['gathering', 'playing', 'over', 'ended', 'frozen']),
  isPublic: z.boolean(),
  players: z.array(z.string()),
  awaited: z.array(z.string()),
  card: z.string(),
});
/** A room in a file: everything except its chat. */
const exportSchema = z.strictObject({
  format: z.enum([ROOM_FORMAT, OLD_ROOM_FORMAT]),
  room: z.string().regex(/^[0-9A-Za-z_-]{1,64}$/),
  facts: factsSchema,
  state: z.string().nullable(),
  lines: z.array(lineSchema).min(1),
  /** The names of its players, by player; null: the player was deleted. */
  names: z.record(z.string(), z.string().nullable()).optional(),
  /** The hash of the last line, which follows from all of them. */
  head: z.string(),
  /** The record, once the match is over, on a build that knows its rules: for `npm run replay` and `npm run verify`. */
  record: z.unknown().optional(),
  luck: z.unknown().optional(),
});
type ExportedRoom = z.infer<typeof exportSchema>;

/** Makes the file of a room; undefined: the room doesn't exist. */
export async function exportRoom(
  { lobby, rooms }: Store,
  id: string,
  build: Build = thisBuild,
): Promise<ExportedRoom | undefined> {
  const stored = await loadRoom(rooms, id);
  const { lines, names } = stored;
  const known = await lobby.find(id);
  if (known === undefined) return undefined;
  const { game, phase, isPublic, players, awaited, card } = known;
  const { state, ...published } = await readPublished(stored, build);
  return {
    format: ROOM_FORMAT,
    room: id,
    facts: { game, phase, isPublic, players: [...players], awaited: [...awaited], card },
    state: known.stateLines === known.lines ? known.state : state,
    lines: lines.map(({ at, body }) => ({ at, body })),
    names: Object.fromEntries(names),
    head: headOf(lines),
    ...published,
  };
}

/** The state that the journal leads to, and the published record, if this build can compute them. */
async function readPublished(
  stored: StoredRoom,
  build: Build,
): Promise<{ readonly state: string | null } & Pick<ExportedRoom, 'record' | 'luck'>> {
  const { lines } = stored;
  const read = await readRoom(stored, build, 0);
  if (typeof read === 'string' || read.room.match === null) return { state: null };
  const old = read.migration === null ? null : await foldOld(lines, build);
  const state = JSON.stringify(old?.match?.state ?? read.room.match.course.state);
  if (read.room.phase !== 'over' && read.room.phase !== 'ended') return { state };
  const record = old?.match == null ? await readRecord(lines, read.room.match, build) : runAtOnce(old.match.record());
  return record === null ? { state } : { state, record, luck: luckOf(read.room) };
}

/** Imports a room from a file and returns its id; throws a SetUpError that says what is wrong. */
export async function importRoom(
  { rooms, people, guests }: Store,
  text: string,
  build: Build = thisBuild,
): Promise<string> {
  const { room, facts, state, lines, names = {}, head } = parseExport(text);
  const stored = lines.map((line, number) => ({ number, ...line }));
  if (headOf(lines) !== head) throw new SetUpError('its lines were changed after it was exported');
  let read: Awaited<ReturnType<typeof readRoom>>;
  try {
    read = await readRoom({ lines: stored, names: new Map(Object.entries(names)) }, build, 0);
  } catch (fault) {
    throw new SetUpError(`its journal doesn't fit the rules: ${faultMessage(fault)}`, { cause: fault });
  }
  // The first viewer wakes the room, so nothing is lost.
  const endsAt = lines.at(-1)?.at ?? 0;
  const wake = facts.phase === 'playing' ? endsAt : null;
  const changedAt = typeof read === 'string' ? endsAt : read.room.changedAt;
  const [named, hidden] = [Object.entries(names), Object.keys(names).filter(player => names[player] === null)];
  for (const player of hidden) if ((await guests.findById(player)) === undefined) await people.hide(player, endsAt);
  const written = await rooms.append({
    room,
    expected: 0,
    lines,
    facts,
    names: named.flatMap(([player, name]) => (name === null ? [] : [[player, name] as const])),
    state: () => state,
    changedAt,
    wake,
    leaseUntil: 0,
  });
  if (written === 'conflict') throw new SetUpError(`there is a room ${room} already`);
  return room;
}

function parseExport(text: string): ExportedRoom {
  try {
    const read = exportSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // Text that isn't JSON is reported below.
  }
  throw new SetUpError("the file isn't a room as `admin export` writes it");
}
