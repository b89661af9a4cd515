import { countKinds, countOf } from '../mafiosi.ts';
import type { CnAction, CnSeatView } from '../types.ts';

/** A lesson's opponent builds its city no further than this many kinds. */
const KINDS = 3;

/** Leaves other hands, other cities and other players' jobs alone, and never completes its own city. */
export function isGentle({ seat, open }: CnSeatView, action: CnAction): boolean {
  if (action.type === 'react') return false;
  if (action.type === 'job') return !('victim' in action);
  const city = open.region[seat] ?? [];
  return action.type !== 'city' || countOf(city, action.mafioso) > 0 || countKinds(city) < KINDS;
}
