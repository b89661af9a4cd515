import type { Game, Shape, State } from '@consigliere/kernel';
import { migrateRules, rulesOf } from '@consigliere/kernel/host';
import type { FoldedRoom } from '../frozen.ts';
import { matchSeed } from '../luck.ts';
import { type Chapter, resumeMatch } from '../match.ts';
import { openRoom, REMEMBERED } from './apply.ts';
import type { Line, OpeningLine } from './lines.ts';
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
  const { version, seats, clock } = terms;
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
    chairs,
    orders,
    chapters: match?.chapters.length ?? 0,
    // More than there were undos: what was sent before the migration fits no decision after it.
    branch: lines,
    ids: ids.slice(-REMEMBERED),
    terms: { seats, options: rules.value.options, clock },
    standing: { phase, isPaused, soloUndos, inspections, rematch },
  };
}

/** The room after such a line. `history`: what was told before it, as far as it can still be told. */
export function roomAfter(
  game: Game<Shape>,
  { terms, seed }: OpeningLine,
  { version, state, chairs, orders, ids, branch, chapters, terms: changed, standing }: Migration,
  { lines, at, history }: Pick<Room, 'lines' | 'at'> & { readonly history: readonly Chapter<Shape>[] },
): Room {
  const begun = openRoom(game, { type: 'opened', terms: { ...terms, ...changed, version }, seed }, at);
  const room: Room = { ...begun, ...standing, chairs, orders, ids, lines };
  if (state === null) return room;
  const untold = Array.from({ length: Math.max(0, chapters - history.length) }, () => UNTOLD);
  const match = resumeMatch(begun.rules, matchSeed({ seed, entropy: chairs.map(({ entropy }) => entropy) }), {
    state: state as State<Shape>,
    branch,
    chapters: [...history, ...untold],
  });
  // Migrations written before `standing` existed paused the room.
  const playing: Room = { ...room, match, ...(standing ?? { phase: 'playing', isPaused: true }) };
  return { ...playing, ...updateClocks(playing, at) };
}

const UNTOLD: Chapter<Shape> = { notices: [], undoneBy: null, by: null };
