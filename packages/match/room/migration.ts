import { type Game, rulesOf, type Shape, type State } from '@consigliere/kernel';
import { matchSeed } from '../luck.ts';
import { resumedMatch } from '../match.ts';
import { ACTS, opened, REMEMBERED } from './apply.ts';
import { type Chair, NOBODY } from './chair.ts';
import type { Line, Order } from './lines.ts';
import type { Room } from './room.ts';
import { taken } from './seating.ts';

type Opening = Extract<Line, { type: 'opened' }>;
type Migration = Extract<Line, { type: 'migrated' }>;

/** What the lines alone say of a room, without the match: that was played by other rules. */
interface Standing {
  chairs: Chair[];
  orders: (Order | null)[];
  isPlaying: boolean;
  chapters: number;
}

/**
 * The line with which a room goes on by this version of the rules: the game makes the latest state one of its own. Clocks are
 * whole again, requests are gone, and what was told and taken back before is history. null: the game cannot go on with it.
 */
export function migrationOf(lines: readonly Line[], state: unknown, game: Game<Shape>): Migration | null {
  const [opening] = lines;
  if (opening?.type !== 'opened') return null;
  const changed = findChangedTerms(lines);
  const { seats, options } = changed ?? opening.terms;
  if (!rulesOf(game, seats, options).ok) return null;
  const before = lines.findLast(({ type }) => type === 'migrated');
  const version = before?.type === 'migrated' ? before.version : opening.terms.version;
  const next = state === null ? null : (game.migrate?.state(state, version) ?? null);
  if (state !== null && next === null) return null;
  const { chairs, orders, chapters } = standing(opening, lines);
  const ids = lines.flatMap(line => ('id' in line ? [line.id] : [])).slice(-REMEMBERED);
  const branch = lines.length;
  const line = { type: 'migrated', version: game.version, state: next, chairs, orders, chapters, branch, ids } as const;
  return changed === null ? line : { ...line, terms: changed };
}

/** The terms as they were changed last; null: they never were. */
function findChangedTerms(lines: readonly Line[]): Required<Migration>['terms'] | null {
  const last = lines.findLast(
    line => line.type === 'terms-changed' || (line.type === 'migrated' && line.terms !== undefined),
  );
  if (last?.type === 'migrated') return last.terms ?? null;
  if (last?.type !== 'terms-changed') return null;
  const { chairs, options, clock } = last;
  return { seats: chairs.length, options, clock };
}

/** The room after such a line: a match in it is paused, so that nobody's time runs before he has seen it. */
export function roomAfter(
  game: Game<Shape>,
  { terms, seed }: Opening,
  { version, state, chairs, orders, ids, terms: changed, ...rest }: Migration,
  { lines, at }: Pick<Room, 'lines' | 'at'>,
): Room {
  const room = opened(game, { type: 'opened', terms: { ...terms, ...changed, version }, seed }, at);
  const standing: Room = { ...room, chairs, orders, ids, lines };
  if (state === null) return standing;
  const matchText = matchSeed({ seed, entropy: chairs.map(({ entropy }) => entropy) });
  const match = resumedMatch(room.rules, matchText, { state: state as State<Shape>, ...rest });
  return { ...standing, phase: 'playing', isPaused: true, match };
}

function standing({ terms }: Opening, lines: readonly Line[]): Standing {
  const stand: Standing = {
    chairs: Array.from({ length: terms.seats }, () => NOBODY),
    orders: Array.from({ length: terms.seats }, () => null),
    isPlaying: false,
    chapters: 0,
  };
  for (const line of lines) note(stand, line);
  return stand;
}

function note(stand: Standing, line: Line): void {
  const { chairs, orders } = stand;
  const change = (seat: number, what: Partial<Chair>): void => {
    chairs[seat] = { ...(chairs[seat] ?? NOBODY), ...what };
  };
  // Not every line tells something, but none tells more than one thing, except where several answers are released.
  stand.chapters += line.type === 'released' ? line.answers.length : 1;
  if ('seat' in line && ACTS.includes(line.type)) change(line.seat, { isAway: false, hasLeft: false });
  switch (line.type) {
    case 'sat':
    case 'kept':
    case 'bot':
      return change(line.seat, taken(line, chairs[line.seat] ?? NOBODY));
    case 'terms-changed':
      stand.chairs = line.chairs.map(seat => (seat === null ? NOBODY : (chairs[seat] ?? NOBODY)));
      stand.orders = line.chairs.map(() => null);
      return;
    case 'started':
      stand.isPlaying = true;
      return;
    case 'left':
      return change(line.seat, stand.isPlaying ? { isAway: true, hasLeft: true } : NOBODY);
    case 'stood-in':
      return change(line.seat, { isAway: true });
    case 'back':
      return change(line.seat, { isAway: false, hasLeft: false });
    case 'ordered':
      // A turn of the old rules is none of the new ones.
      orders[line.seat] = line.order?.kind === 'this-turn' ? null : line.order;
  }
}
