import type { CommandRefused } from '../room/commands.ts';
import type { Line } from '../room/lines.ts';
import { type Names, namesFor } from '../room/names.ts';
import { listAwaitedSeats, type Room } from '../room/room.ts';
import type { Append, RoomFacts, RoomStore, StoredLine } from '../store.ts';
import { writeCard } from './card.ts';

/** Why a room can't be opened, or not for this viewer. */
export const CLOSED = ['no-such-room', 'no-such-game', 'other-version', 'damaged', 'no-spectators'] as const;
export type Closed = (typeof CLOSED)[number];

/** The outcome of a command: durable, refused, or the room can't be opened. */
export type Ack =
  | { readonly ok: true }
  | CommandRefused
  | { readonly ok: false; readonly code: Closed; readonly rule: null };

/** Whether a line brings somebody who has a name. */
export const isNaming = ({ body }: StoredLine): boolean => /^{"type":"(sat|kept|asked-seat)"/.test(body);

/** Everything from which a room is read. */
export interface StoredRoom {
  readonly lines: readonly StoredLine[];
  readonly names: Names;
}

/** Reads a room from a store. The names come after the lines, so that nobody in them is missing. */
export async function loadRoom(store: Pick<RoomStore, 'read' | 'readNames'>, id: string): Promise<StoredRoom> {
  const lines = await store.read(id, 0);
  return { lines, names: await store.readNames(id) };
}

/** A room that was read, and the line by which it goes on if its journal is of an older version; null: it needs none. */
export interface ReadRoom {
  readonly room: Room;
  readonly migration: Line | null;
}

/** The facts about a room that a store gets beside its lines. */
export interface Standing extends Pick<Append, 'wake'> {
  readonly leaseUntil: number;
  readonly deadlines: readonly (number | null)[] | null;
}

/** The append of new lines that lead to this room. */
export function makeAppend(room: Room, lines: readonly Line[], { leaseUntil, wake, deadlines }: Standing): Append {
  return {
    room: room.terms.id,
    expected: room.lines - lines.length,
    lines: lines.map(line => ({ at: room.at, body: JSON.stringify(line) })),
    facts: factsOf(room, deadlines),
    names: namesFor(lines, room.names),
    state: () => (room.match === null ? null : JSON.stringify(room.match.course.state)),
    changedAt: room.changedAt,
    wake,
    leaseUntil,
  };
}

function factsOf(room: Room, deadlines: Standing['deadlines']): RoomFacts {
  const { game, isPublic, watch = 0 } = room.terms;
  return {
    game,
    phase: room.phase,
    // A list tells the present, so a match that not everybody may watch live isn't in it.
    isPublic: isPublic && (watch === 0 || room.match === null),
    awaited: listAwaitedSeats(room).flatMap(seat => room.chairs[seat]?.player ?? []),
    ...sittersOf(room),
    ...(deadlines !== null && { card: writeCard(room.chairs, room.terms, deadlines) }),
  };
}

/** The players and the row in lists. Made once for the same chairs, because an answer changes neither. */
const sitters = new WeakMap<Room['chairs'], Pick<RoomFacts, 'players' | 'card'>>();

function sittersOf({ chairs, terms }: Room): Pick<RoomFacts, 'players' | 'card'> {
  const known = sitters.get(chairs);
  if (known !== undefined) return known;
  const made = {
    players: chairs.flatMap(({ player }) => (player === null ? [] : [player])),
    card: writeCard(chairs, terms),
  };
  sitters.set(chairs, made);
  return made;
}
