import { NONE, ROUND_SPACES } from '@consigliere/games/corleones-empire/rules';
import { BUSINESS, type Point, SPACES, THUG_SQUARE, TURF_PLANS } from './geometry.ts';
import type { CeView } from './places.ts';

type Board = Pick<CeView, 'given' | 'open'>;

/** Where a business lies: printed, or as a tile; null: still in its deck. */
export function cornerOf({ given, open }: Board, business: number): Point | null {
  const plan = TURF_PLANS[open.turfs[business] ?? NONE];
  if (plan === undefined) return null;
  return given.businesses[business]?.turf === NONE ? plan.tile : plan.printed;
}

/** The middle of something on the map, by its name; null: it is not on the map. */
export function pointOf(board: Board, place: string): Point | null {
  const [name, number] = place.split('-');
  const at = Number(number);
  switch (name) {
    case 'turf':
      return TURF_PLANS[at]?.name ?? null;
    case 'control':
      return TURF_PLANS[at]?.control ?? null;
    case 'business':
      return within(board, at, BUSINESS.w / 2, BUSINESS.h / 2);
    case 'at':
      return at >= ROUND_SPACES
        ? (SPACES[at - ROUND_SPACES]?.at ?? null)
        : within(board, at, THUG_SQUARE.x + THUG_SQUARE.w / 2, THUG_SQUARE.y + THUG_SQUARE.h / 2);
    default:
      return null;
  }
}

function within(board: Board, business: number, x: number, y: number): Point | null {
  const corner = cornerOf(board, business);
  return corner === null ? null : [corner[0] + x, corner[1] + y];
}

/** The turfs in whose business space, printed or empty, nothing lies yet. */
export const toLet = ({ given, open }: Board): number[] =>
  TURF_PLANS.flatMap((_, turf) =>
    open.turfs.some((each, business) => each === turf && given.businesses[business]?.turf === NONE) ? [] : [turf],
  );
