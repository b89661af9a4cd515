import type { Game, Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import type { FoldedRoom } from '../frozen.ts';
import type { Chapter, Match } from '../match.ts';
import { recordSteps } from '../record.ts';
import { apply, openRoom } from '../room/apply.ts';
import type { Line, OpeningLine } from '../room/lines.ts';
import { migrationOf, roomAfter } from '../room/migration.ts';
import { type Names, NO_NAMES, withOldNames } from '../room/names.ts';
import { RARE_LINES } from '../room/rare-lines.ts';
import type { Room } from '../room/room.ts';
import { runAtOnce, runInTurns, type Steps } from '../steps.ts';
import type { StoredLine } from '../store.ts';
import type { Closed, ReadRoom, StoredRoom } from './append.ts';
import type { HostEnvironment } from './environment.ts';

/** The part of the environment that reading journals needs. */
export type Reader = Pick<HostEnvironment, 'gameOf' | 'loadFrozen' | 'newGiveWay'>;

const lineOf = ({ body }: StoredLine): Line => JSON.parse(body) as Line;

/** Recognised by its beginning, so that not every line has to be parsed twice. */
export const isMigration = ({ body }: StoredLine): boolean => body.startsWith('{"type":"migrated"');

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
export const foldJournal = (
  lines: readonly StoredLine[],
  house: Pick<HostEnvironment, 'gameOf'>,
  names: Names = NO_NAMES,
): Room | Closed => runAtOnce(unfoldSteps(lines, house, { names }));

interface Unfolding {
  readonly history?: readonly Chapter<Shape>[];
  readonly names?: Names;
  readonly look?: RoomVisitor;
}

/** Called with the room after each line, and the line's time. */
type RoomVisitor = (room: Room, at: number) => void;

/** The same, line by line. `history`: the chapters before this version took over. */
export function* unfoldSteps(
  lines: readonly StoredLine[],
  house: Pick<HostEnvironment, 'gameOf'>,
  { history = [], names = NO_NAMES, look }: Unfolding = {},
): Steps<Room | Closed> {
  const outline = outlineOf(lines, house);
  if (typeof outline === 'string') return outline;
  const { opening, game, last, version } = outline;
  if (game.version !== version) return 'other-version';
  if (last === null)
    return yield* continueSteps(openRoom(game, opening, lines[0]?.at ?? 0, names), lines.slice(1), look);
  const { line, number, at } = last;
  const room = roomAfter(game, opening, line, { lines: number + 1, at, names, history });
  look?.(room, at);
  return yield* continueSteps(room, lines.slice(number + 1), look);
}

/** Folds a journal of this version of the rules again, with a look at the room after each line. null: nothing was in the way. */
export async function readLineByLine(
  { lines, names }: StoredRoom,
  reader: Reader,
  look: RoomVisitor,
): Promise<Closed | null> {
  const history = await readHistory(lines, reader);
  const room = await run(unfoldSteps(lines, reader, { history, names, look }), reader);
  return typeof room === 'string' ? room : null;
}

/** Reads a journal of this version of the rules, or of an older one whose rules are kept. `now`: when an older one goes on. */
export async function readRoom({ lines, names }: StoredRoom, reader: Reader, now: number): Promise<ReadRoom | Closed> {
  const outline = outlineOf(lines, reader);
  if (typeof outline === 'string') return outline;
  const { opening, game, version } = outline;
  if (version === game.version) {
    const history = await readHistory(lines, reader);
    const room = await run(unfoldSteps(lines, reader, { history, names }), reader);
    return typeof room === 'string' ? room : { room, migration: null };
  }
  const folded = await foldOld(lines, reader);
  const line = folded === null ? null : migrationOf(folded, lines.length, game);
  if (folded === null || line === null) return 'other-version';
  const at = Math.max(now, lines.at(-1)?.at ?? 0);
  const history = continueHistory(await readHistory(lines, reader), folded);
  const standing = { lines: lines.length + 1, at, names: withOldNames(names, folded.chairs), history };
  return { room: roomAfter(game, opening, line, standing), migration: line };
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

function* continueSteps(before: Room, lines: readonly StoredLine[], look?: RoomVisitor): Steps<Room> {
  let room = before;
  for (const stored of lines) {
    room = apply(room, lineOf(stored), stored.at, RARE_LINES);
    look?.(room, stored.at);
    yield;
  }
  return room;
}
