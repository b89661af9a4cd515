import type { Game, Rules, Shape, State } from '@consigliere/kernel';
import { beginAt, migrateRules, rulesOf, seedOf } from '@consigliere/kernel/host';
import type { FoldedRoom } from '../frozen.ts';
import { type Chapter, type Match, noDrafts } from '../match.ts';
import { Sequence } from '../sequence.ts';
import { openRoom, REMEMBERED } from './apply.ts';
import type { Chair } from './chair.ts';
import type { Line, OpeningLine } from './lines.ts';
import { dropEntropy } from './luck-terms.ts';
import { withoutNames } from './names.ts';
import type { Room } from './room.ts';
import { updateClocks } from './timing.ts';

type Migration = Extract<Line, { type: 'migrated' }>;

/**
 * The line by which a room of an older version goes on by this one. A match keeps that version's readings of the rules as its
 * options; a table that still gathers gets today's. Clocks are whole again, and drafts and requests are gone. null: the game
 * can't go on with it.
 */
export function migrationOf(folded: FoldedRoom, lines: number, game: Game<Shape>): Migration | null {
  const { terms, match, chairs, orders, phase, isPaused, soloUndos, inspections, rematch, ids } = folded;
  const { owner = terms.owner, barred = [], startLevels = null } = folded;
  const { version, seats, clock, confirm, isPublic, watch = 0, isRated } = terms;
  const changeable = {
    seats,
    clock,
    confirm,
    isPublic,
    watch,
    ...(terms.speed === undefined ? {} : { speed: terms.speed }),
    ...(isRated === undefined ? {} : { isRated }),
  };
  const state = match === null ? null : (game.migrate?.state(match.state, version) ?? null);
  if (match !== null && state === null) return null;
  const rules =
    match === null
      ? rulesOf(game, seats, terms.options)
      : migrateRules(game, seats, { version, options: terms.options });
  if (!rules.ok) return null;
  return {
    type: 'migrated',
    version: game.version,
    state,
    chairs: withoutNames(chairs),
    orders,
    chapters: match?.chapters.length ?? 0,
    // More than there were undos: what was sent before the migration fits no decision after it.
    branch: lines,
    ids: ids.slice(-REMEMBERED),
    terms: { ...changeable, options: rules.value.options },
    standing: { phase, isPaused, soloUndos, inspections, rematch, owner, barred, startLevels },
  };
}

/** The room after such a line. `history`: what was told before it, as far as it can still be told. */
export function roomAfter(
  game: Game<Shape>,
  opening: OpeningLine,
  { version, state, chairs, orders, ids, branch, chapters, terms: changed, standing }: Migration,
  { lines, at, names, history }: Pick<Room, 'lines' | 'at' | 'names'> & { readonly history: readonly Chapter<Shape>[] },
): Room {
  const begun = openRoom(game, { ...opening, terms: { ...opening.terms, ...changed, version } }, at, names);
  // Migrations written before `standing` existed paused the match.
  const { soloUndos = {}, ...stood }: Partial<NonNullable<Migration['standing']>> =
    standing ?? (state === null ? {} : { phase: 'playing', isPaused: true });
  const counts = { ...begun.counts, undoRequests: soloUndos };
  const room: Room = { ...begun, ...stood, counts, chairs: chairs.map(completeChair), orders, ids, lines };
  // The version goes into the seed, so entropy from before it doesn't count.
  if (state === null) return room.luckFormat === 1 ? room : dropEntropy(room, lines - 1);
  const untold = Array.from({ length: Math.max(0, chapters - history.length) }, () => UNTOLD);
  const match = resumeMatch(begun.rules, seedIn(state as State<Shape>), {
    state: state as State<Shape>,
    branch,
    chapters: [...history, ...untold],
  });
  const playing: Room = { ...room, match };
  return { ...playing, ...updateClocks(playing, at) };
}

/** A match of an older version that goes on by these rules, from a state of theirs. */
function resumeMatch<T extends Shape>(
  rules: Rules<T>,
  text: string,
  {
    state,
    branch,
    chapters,
  }: Pick<Match<T>, 'branch'> & { readonly state: State<T>; readonly chapters: readonly Chapter<T>[] },
): Match<T> {
  return {
    rules,
    seed: seedOf(text),
    course: beginAt(state),
    deeds: Sequence.of([]),
    branch,
    drafts: noDrafts(rules.seats),
    chapters: Sequence.of(chapters),
    reactions: [],
    resumedFrom: state,
  };
}

/** The seed of a match that is being played. */
function seedIn({ rng }: State<Shape>): string {
  if (rng.algorithm !== 'chacha20') throw new Error(`a match isn't played with ${rng.algorithm}`);
  return rng.seed;
}

/** In older journals a chair without entropy was kept for its person. */
const completeChair = (chair: Chair): Chair => ({
  ...chair,
  isKept: chair.isKept ?? (chair.sitter === 'person' && chair.entropy === null),
});

const UNTOLD: Chapter<Shape> = { notices: [], undoneBy: null, by: null };
