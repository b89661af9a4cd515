import type { Game, Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import type { FoldedRoom } from '../frozen.ts';
import type { Chapter, Match } from '../match.ts';
import { recordSteps } from '../record.ts';
import { apply, openRoom } from '../room/apply.ts';
import type { CommandRefused } from '../room/commands.ts';
import type { Line, OpeningLine } from '../room/lines.ts';
import { migrationOf, roomAfter } from '../room/migration.ts';
import { listAwaitedSeats, type Room } from '../room/room.ts';
import { wake } from '../room/timing.ts';
import { runAtOnce, runInTurns, type Steps } from '../steps.ts';
import type { Append, RoomFacts, StoredLine } from '../store.ts';
import type { HostEnvironment } from './environment.ts';

/** Why a room can't be opened. */
export const CLOSED = ['no-such-room', 'no-such-game', 'other-version'] as const;
export type Closed = (typeof CLOSED)[number];

/** The outcome of a command: durable, refused, or the room can't be opened. */
export type Ack =
  | { readonly ok: true }
  | CommandRefused
  | { readonly ok: false; readonly code: Closed; readonly rule: null };

/** The part of the environment that reading journals needs. */
export type Reader = Pick<HostEnvironment, 'gameOf' | 'loadFrozen' | 'newGiveWay'>;

const lineOf = ({ body }: StoredLine): Line => JSON.parse(body) as Line;

/** Recognised by its beginning, so that not every line has to be parsed twice. */
const isMigration = ({ body }: StoredLine): boolean => body.startsWith('{"type":"migrated"');

type Migration = Extract<Line, { type: 'migrated' }>;

/** Where a journal begins, and where its last version of the rules took over. */
interface Outline {
  readonly opening: OpeningLine;
  readonly game: Game<Shape>;
  /** null: the version it was begun by. */
  readonly last: { readonly line: Migration; readonly number: number; readonly at: number } | null;
  readonly version: number;
}

function outlineOf(lines: readonly StoredLine[], { gameOf }: Pick<HostEnvironment, 'gameOf'>): Outline | Closed {
  const [first] = lines;
  if (first === undefined) return 'no-such-room';
  const opening = lineOf(first);
  if (opening.type !== 'opened') throw new Error('a journal begins with the opening of its room');
  const game = gameOf(opening.terms.game);
  if (game === undefined) return 'no-such-game';
  const stored = lines.findLast(isMigration);
  const line = stored === undefined ? null : lineOf(stored);
  if (stored === undefined || line?.type !== 'migrated')
    return { opening, game, last: null, version: opening.terms.version };
  return { opening, game, last: { line, number: stored.number, at: stored.at }, version: line.version };
}

/** Folds a journal: from its opening on, or from where this version of the rules took over. */
export const foldJournal = (lines: readonly StoredLine[], house: Pick<HostEnvironment, 'gameOf'>): Room | Closed =>
  runAtOnce(unfoldSteps(lines, house));

/** The same, line by line. `history`: the chapters before this version took over. */
export function* unfoldSteps(
  lines: readonly StoredLine[],
  house: Pick<HostEnvironment, 'gameOf'>,
  history: readonly Chapter<Shape>[] = [],
): Steps<Room | Closed> {
  const outline = outlineOf(lines, house);
  if (typeof outline === 'string') return outline;
  const { opening, game, last, version } = outline;
  if (game.version !== version) return 'other-version';
  if (last === null) return yield* continueSteps(openRoom(game, opening, lines[0]?.at ?? 0), lines.slice(1));
  const { line, number, at } = last;
  const room = roomAfter(game, opening, line, { lines: number + 1, at, history });
  return yield* continueSteps(room, lines.slice(number + 1));
}

/** A room that was read, and the line by which it goes on if its journal is of an older version; null: it needs none. */
export interface ReadRoom {
  readonly room: Room;
  readonly migration: Line | null;
}

/** Reads a journal of this version of the rules, or of an older one whose rules are kept. `now`: when an older one goes on. */
export async function readRoom(lines: readonly StoredLine[], reader: Reader, now: number): Promise<ReadRoom | Closed> {
  const outline = outlineOf(lines, reader);
  if (typeof outline === 'string') return outline;
  const { opening, game, version } = outline;
  if (version === game.version) {
    const history = await readHistory(lines, reader);
    const room = await run(unfoldSteps(lines, reader, history), reader);
    return typeof room === 'string' ? room : { room, migration: null };
  }
  const folded = await foldOld(lines, reader);
  const line = folded === null ? null : migrationOf(folded, lines.length, game);
  if (line === null) return 'other-version';
  const at = Math.max(now, lines.at(-1)?.at ?? 0);
  const history = continueHistory(await readHistory(lines, reader), folded);
  return { room: roomAfter(game, opening, line, { lines: lines.length + 1, at, history }), migration: line };
}

/** The chapters before the journal's last migration. */
async function readHistory(lines: readonly StoredLine[], reader: Reader): Promise<readonly Chapter<Shape>[]> {
  let history: readonly Chapter<Shape>[] = [];
  for (const { number } of lines.filter(isMigration))
    history = continueHistory(history, await foldOld(lines.slice(0, number), reader));
  return history;
}

/** A version folds the chapters of the versions before it as empty ones. Notices of version 1 have no rule. */
function continueHistory(history: readonly Chapter<Shape>[], folded: FoldedRoom | null): readonly Chapter<Shape>[] {
  const chapters = folded?.match?.chapters.slice(history.length) ?? [];
  return [
    ...history,
    ...chapters.map(({ told, ...rest }) => ({ ...rest, notices: told.map(each => ({ rule: '', ...each })) })),
  ];
}

/** Folds a journal by the rules of its own version; null: they aren't kept. */
export async function foldOld(lines: readonly StoredLine[], reader: Reader): Promise<FoldedRoom | null> {
  const outline = outlineOf(lines, reader);
  if (typeof outline === 'string') return null;
  const frozen = (await reader.loadFrozen?.(outline.game.id, outline.version)) ?? null;
  // The frozen rules were built together with this type.
  return frozen === null ? null : ((await run(frozen.fold(lines), reader)) as FoldedRoom);
}

/** The record of a room's match: each part as the version of the rules that played it records it. */
export async function readRecord(
  lines: readonly StoredLine[],
  match: Match<Shape>,
  reader: Reader,
): Promise<MatchRecord<Shape> | null> {
  const latest = await run(recordSteps(match), reader);
  if (match.resumedFrom === undefined) return latest;
  const records: MatchRecord<Shape>[] = [];
  for (const end of lines.filter(isMigration)) {
    const before = await foldOld(lines.slice(0, end.number), reader);
    if (before === null) return null;
    if (before.match !== null) records.push(await run(before.match.record(), reader));
  }
  const [first, ...later] = [...records, latest];
  const played = later.filter(({ entries }) => entries.length > 0);
  if (first === undefined || played.length === 0) return first ?? null;
  return {
    ...first,
    later: played.map(({ version, options, given, entries }) => ({ version, options, given, entries })),
  };
}

const run = <X>(steps: Steps<X>, { newGiveWay }: Pick<HostEnvironment, 'newGiveWay'>): Promise<X> | X =>
  newGiveWay === undefined ? runAtOnce(steps) : runInTurns(steps, newGiveWay());

/** The room after more lines of its journal. */
export const foldLines = (room: Room, lines: readonly StoredLine[]): Room => runAtOnce(continueSteps(room, lines));

function* continueSteps(before: Room, lines: readonly StoredLine[]): Steps<Room> {
  let room = before;
  for (const stored of lines) {
    room = apply(room, lineOf(stored), stored.at);
    yield;
  }
  return room;
}

/** The append of new lines that lead to this room. */
export function appendOf(room: Room, lines: readonly Line[], leaseUntil: number): Append {
  return {
    room: room.terms.id,
    expected: room.lines - lines.length,
    lines: lines.map(line => ({ at: room.at, body: JSON.stringify(line) })),
    facts: factsOf(room),
    state: () => (room.match === null ? null : JSON.stringify(room.match.course.state)),
    changedAt: room.changedAt,
    wake: wake(room),
    leaseUntil,
  };
}

/** The row of a room in lists. */
export interface Card {
  readonly seats: readonly { readonly sitter: string; readonly name: string; readonly level: number }[];
  readonly clock: string;
  readonly language: string;
}

function factsOf(room: Room): RoomFacts {
  const { game, isPublic } = room.terms;
  const awaited: string[] = [];
  for (const seat of listAwaitedSeats(room)) {
    const player = room.chairs[seat]?.player ?? null;
    if (player !== null) awaited.push(player);
  }
  return { game, phase: room.phase, isPublic, awaited, ...sittersOf(room) };
}

/** The players and the row in lists. Made once for the same chairs, because an answer changes neither. */
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
