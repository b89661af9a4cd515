import { headOf, luckOf, ROOM_FORMAT, recordOf, type StoredLine, unfolded } from '@consigliere/match';
import { z } from 'zod';
import { type GameOf, gameOf as knownGame } from '../games.ts';
import { SetUpError } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import { reason } from './check-room.ts';

const lineSchema = z.strictObject({ at: z.number(), body: z.string() });
const factsSchema = z.strictObject({
  game: z.string(),
  phase: z.enum(['gathering', 'playing', 'over', 'ended', 'frozen']),
  isPublic: z.boolean(),
  players: z.array(z.string()),
  awaited: z.array(z.string()),
  card: z.string(),
});
/** A room in a file: everything of it but what was said. */
const exportSchema = z.strictObject({
  format: z.literal(ROOM_FORMAT),
  room: z.string().regex(/^[0-9A-Za-z_-]{1,64}$/),
  facts: factsSchema,
  state: z.string().nullable(),
  lines: z.array(lineSchema).min(1),
  /** The hash of the last line, which follows from all of them. */
  head: z.string(),
  /** Once it is over, on a build that knows its rules: for `npm run replay` and `npm run verify`. */
  record: z.unknown().optional(),
  luck: z.unknown().optional(),
});
type Exported = z.infer<typeof exportSchema>;

/** The room as it goes into a file; undefined: there is none. */
export async function exportRoom(
  { lobby, rooms }: Store,
  id: string,
  gameOf: GameOf = knownGame,
): Promise<Exported | undefined> {
  const lines = await rooms.read(id, 0);
  const known = await lobby.room(id);
  if (known === undefined) return undefined;
  const { game, phase, isPublic, players, awaited, card } = known;
  return {
    format: ROOM_FORMAT,
    room: id,
    facts: { game, phase, isPublic, players: [...players], awaited: [...awaited], card },
    state: known.stateLines === known.lines ? known.state : stateOf(lines, gameOf),
    lines: lines.map(({ at, body }) => ({ at, body })),
    head: headOf(lines),
    ...published(lines, gameOf),
  };
}

/** The state a journal comes to here. */
function stateOf(lines: readonly StoredLine[], gameOf: GameOf): string | null {
  const room = unfolded(lines, { gameOf });
  return typeof room === 'string' || room.match === null ? null : JSON.stringify(room.match.course.state);
}

/** What everybody may know after the end, where this build can tell. */
function published(lines: readonly StoredLine[], gameOf: GameOf): Pick<Exported, 'record' | 'luck'> {
  const room = unfolded(lines, { gameOf });
  if (typeof room === 'string' || room.match === null || room.match.isMigrated) return {};
  return room.phase === 'over' || room.phase === 'ended' ? { record: recordOf(room.match), luck: luckOf(room) } : {};
}

/** Puts a room from a file into the store; throws a SetUpError with what is wrong. Gives back its id. */
export async function importRoom({ rooms }: Store, text: string, gameOf: GameOf = knownGame): Promise<string> {
  const { room, facts, state, lines, head } = parsed(text);
  if (headOf(lines) !== head) throw new SetUpError('its lines were changed after it was exported');
  let unfoldedRoom: ReturnType<typeof unfolded>;
  try {
    unfoldedRoom = unfolded(
      lines.map((line, number) => ({ number, ...line })),
      { gameOf },
    );
  } catch (fault) {
    throw new SetUpError(`its journal does not fit: ${reason(fault)}`, { cause: fault });
  }
  // Whoever is first to look wakes it: there is nothing to be lost.
  const endsAt = lines.at(-1)?.at ?? 0;
  const wake = facts.phase === 'playing' ? endsAt : null;
  const changedAt = typeof unfoldedRoom === 'string' ? endsAt : unfoldedRoom.changedAt;
  const written = await rooms.append({ room, expected: 0, lines, facts, state: () => state, changedAt, wake, hold: 0 });
  if (written === 'conflict') throw new SetUpError(`there is a room ${room} already`);
  return room;
}

function parsed(text: string): Exported {
  try {
    const read = exportSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // No JSON: told below.
  }
  throw new SetUpError('it is no room as `admin export` writes it');
}
