import type { Shape } from '@consigliere/kernel';
import { result } from '@consigliere/kernel/host';
import type { Match } from '../match.ts';
import type { Line } from '../room/lines.ts';
import type { Room } from '../room/room.ts';
import type { StoredLine } from '../store.ts';
import type { Closed, StoredRoom } from './append.ts';
import { isMigration, type Reader, readRoom } from './journal.ts';

/** Why a match doesn't count for ratings, as far as its journal tells. */
export const UNRATED = [
  'not-agreed',
  'luck',
  'edition',
  'newer-rules',
  'stand-in',
  'changed-seat',
  'alone',
  'bots',
] as const;
export type Unrated = (typeof UNRATED)[number];

/** A seat at the end of a match. */
export interface OutcomeSeat {
  /** The person in it; null: a bot. */
  readonly player: string | null;
  /** The bot's level; null: a person. */
  readonly level: number | null;
  /** 1: won; 0: everybody has lost. */
  readonly place: number;
  readonly score: number;
}

/** The summary of a match that is over. */
export interface Outcome {
  readonly game: string;
  /** House time of the line that ended it. */
  readonly at: number;
  readonly seats: readonly OutcomeSeat[];
  /** How many answers were given, by anybody. */
  readonly moves: number;
  /** The version of the bots; null: it isn't known. */
  readonly bots: number | null;
  /** null: the match counts for ratings. */
  readonly unrated: Unrated | null;
}

/** The lines by which a match can end. */
const ENDING: readonly Line['type'][] = ['answered', 'confirmed', 'released'];

const typeOf = ({ body }: StoredLine): string => /^\{"type":"([\w-]+)"/.exec(body)?.[1] ?? '';

/**
 * Reads the summary of a finished match from its journal; null: it isn't over. Lines after the one that ended it don't count, so that
 * the outcome is the same whenever it is read.
 */
export async function readOutcome({ lines, names }: StoredRoom, reader: Reader): Promise<Outcome | null | Closed> {
  const end = lines.findLastIndex(line => ENDING.some(type => type === typeOf(line)));
  const played = lines.slice(0, end + 1);
  const last = played.at(-1);
  if (last === undefined) return null;
  const read = await readRoom({ lines: played, names }, reader, 0);
  if (typeof read === 'string') return read;
  const { room } = read;
  const { match, phase } = room;
  const ended = match === null ? null : result(match.rules, match.course.state);
  if (phase !== 'over' || match === null || ended === null) return null;
  const bots = findBotsVersion(played);
  return {
    game: room.terms.game,
    at: last.at,
    seats: room.chairs.map(({ sitter, player, level }, seat) => ({
      ...(sitter === 'person' ? { player, level: null } : { player: null, level }),
      place: ended.place[seat] ?? 0,
      score: ended.score[seat] ?? 0,
    })),
    moves: match.chapters.slice().filter(({ by }) => by !== null).length,
    bots,
    unrated: whyUnrated(room, match, played, bots),
  };
}

/** The version of the bots in the line by which the match started. */
function findBotsVersion(lines: readonly StoredLine[]): number | null {
  const start = lines.findLast(line => ['started', 'starting', 'filled'].includes(typeOf(line)));
  if (start === undefined) return null;
  const line = JSON.parse(start.body) as Line;
  if (line.type === 'filled') return line.version ?? null;
  return line.type === 'started' || line.type === 'starting' ? (line.bots ?? null) : null;
}

function whyUnrated(
  { terms, luckFormat, startLevels, chairs }: Room,
  match: Match<Shape>,
  lines: readonly StoredLine[],
  bots: number | null,
): Unrated | null {
  if (terms.isRated !== true) return 'not-agreed';
  if (luckFormat === 1 || startLevels === null) return 'luck';
  if (terms.options.edition !== undefined) return 'edition';
  if (hasMigrated(lines)) return 'newer-rules';
  const answers = match.chapters.slice().flatMap(({ by }) => (by === null ? [] : [by]));
  if (answers.some(([, by]) => by === 'stand-in')) return 'stand-in';
  const isOther = chairs.some(({ sitter }, seat) => (sitter === 'person') !== (startLevels[seat] === null));
  const hasBotPlayed = answers.some(([seat, by]) => by === 'bot' && startLevels[seat] === null);
  if (isOther || hasBotPlayed || lines.some(line => typeOf(line) === 'admitted')) return 'changed-seat';
  if (chairs.filter(({ sitter }) => sitter === 'person').length < 2) return 'alone';
  return bots === null && chairs.some(({ sitter }) => sitter === 'bot') ? 'bots' : null;
}

/** Whether newer rules took over after the match had begun. */
const hasMigrated = (lines: readonly StoredLine[]): boolean =>
  lines.some(line => {
    if (!isMigration(line)) return false;
    const migration = JSON.parse(line.body) as Line;
    return migration.type === 'migrated' && migration.state !== null;
  });
