import type { CLOSED } from '@consigliere/protocol';
import { apply, opened } from '../room/apply.ts';
import { wake } from '../room/due.ts';
import type { Line } from '../room/lines.ts';
import { migrationOf, roomAfter } from '../room/migration.ts';
import { awaitedIn, type Room } from '../room/room.ts';
import { runAtOnce, type Steps } from '../steps.ts';
import type { Append, RoomFacts, StoredLine } from '../store.ts';
import type { House } from './house.ts';

/** Why a room cannot be opened here. */
export type Closed = (typeof CLOSED)[number];

const lineOf = ({ body }: StoredLine): Line => JSON.parse(body) as Line;

/** Told by its beginning, so that not every line has to be read twice. */
const isMigration = ({ body }: StoredLine): boolean => body.startsWith('{"type":"migrated"');

/** A room as its journal tells it: from its opening on, or from where this version of the rules took over. */
export const unfolded = (lines: readonly StoredLine[], house: Pick<House, 'gameOf'>): Room | Closed =>
  runAtOnce(unfoldSteps(lines, house));

/** The same, line by line. */
export function* unfoldSteps(lines: readonly StoredLine[], { gameOf }: Pick<House, 'gameOf'>): Steps<Room | Closed> {
  const [first] = lines;
  if (first === undefined) return 'no-such-room';
  const opening = lineOf(first);
  if (opening.type !== 'opened') throw new Error('a journal begins with the opening of its room');
  const game = gameOf(opening.terms.game);
  if (game === undefined) return 'no-such-game';
  const last = lines.findLast(isMigration);
  const line = last === undefined ? null : lineOf(last);
  const version = line?.type === 'migrated' ? line.version : opening.terms.version;
  if (game.version !== version) return 'other-version';
  if (last === undefined || line?.type !== 'migrated')
    return yield* continueSteps(opened(game, opening, first.at), lines.slice(1));
  const { number, at } = last;
  return yield* continueSteps(roomAfter(game, opening, line, { lines: number + 1, at }), lines.slice(number + 1));
}

/** A room of an older version as it goes on by this one, and the line that says so; null: it cannot. */
export function migrated(
  lines: readonly StoredLine[],
  state: string | null,
  { gameOf }: Pick<House, 'gameOf'>,
): { readonly room: Room; readonly line: Line } | null {
  const read = lines.map(lineOf);
  const [opening] = read;
  const last = lines.at(-1);
  const game = opening?.type === 'opened' ? gameOf(opening.terms.game) : undefined;
  if (opening?.type !== 'opened' || game === undefined || last === undefined) return null;
  const line = migrationOf(read, state === null ? null : JSON.parse(state), game);
  if (line === null) return null;
  return { line, room: roomAfter(game, opening, line, { lines: lines.length + 1, at: last.at }) };
}

/** The room after more lines of its journal. */
export const continued = (room: Room, lines: readonly StoredLine[]): Room => runAtOnce(continueSteps(room, lines));

function* continueSteps(before: Room, lines: readonly StoredLine[]): Steps<Room> {
  let room = before;
  for (const stored of lines) {
    room = apply(room, lineOf(stored), stored.at);
    yield;
  }
  return room;
}

/** What is written with new lines that lead to this room. */
export function appendOf(room: Room, lines: readonly Line[], hold: number): Append {
  return {
    room: room.terms.id,
    expected: room.lines - lines.length,
    lines: lines.map(line => ({ at: room.at, body: JSON.stringify(line) })),
    facts: factsOf(room),
    state: () => (room.match === null ? null : JSON.stringify(room.match.course.state)),
    changedAt: room.changedAt,
    wake: wake(room),
    hold,
  };
}

/** What a list shows of a room. */
export interface Card {
  readonly seats: readonly { readonly sitter: string; readonly name: string; readonly level: number }[];
  readonly clock: string;
  readonly language: string;
}

function factsOf(room: Room): RoomFacts {
  const { game, isPublic } = room.terms;
  const awaited: string[] = [];
  for (const seat of awaitedIn(room)) {
    const player = room.chairs[seat]?.player ?? null;
    if (player !== null) awaited.push(player);
  }
  return { game, phase: room.phase, isPublic, awaited, ...sittersOf(room) };
}

/** Who sits at a table, and how a list shows it: made once for the same chairs, because an answer changes neither. */
const sitters = new WeakMap<Room['chairs'], Pick<RoomFacts, 'players' | 'card'>>();

function sittersOf({ chairs, terms }: Room): Pick<RoomFacts, 'players' | 'card'> {
  const known = sitters.get(chairs);
  if (known !== undefined) return known;
  const card: Card = {
    seats: chairs.map(({ sitter, name, level }) => ({ sitter, name, level })),
    clock: terms.clock.kind,
    language: terms.language,
  };
  const made = {
    players: chairs.flatMap(({ player }) => (player === null ? [] : [player])),
    card: JSON.stringify(card),
  };
  sitters.set(chairs, made);
  return made;
}
