import type { Drawers, Seat } from '@consigliere/kernel';
import { countCards, countOf, DON } from '../mafiosi.ts';
import type { CartaNostra, CnEvent, CnSeatView } from '../types.ts';

/**
 * The chances that a player lets a harmful job happen although they could stop it, and ends a turn although they could add to their city.
 */
export const LETS_BE = 0.4;
export const HOLDS_BACK = 0.25;
/** Events looked back at: what was done long ago says little of today's hand. */
const MEMORY = 60;

/** The players who lately let a job against them happen, and those who added nothing to their city in their turn. */
export interface MissedChances {
  readonly sufferers: Set<Seat>;
  readonly idlers: Set<Seat>;
}

export function findMissedChances(heard: readonly CnEvent[]): MissedChances {
  const undone = { sufferers: new Set<Seat>(), idlers: new Set<Seat>() };
  let victim: Seat | null = null;
  let filled = false;
  for (const event of heard.slice(-MEMORY)) {
    if (event.type === 'turn') filled = false;
    if (event.type === 'city') filled = true;
    if (event.type === 'job') victim = event.victim;
    if (event.type === 'reacted') victim = null;
    if (event.type === 'unopposed' && victim !== null) undone.sufferers.add(victim);
    if (event.type === 'ended') (filled ? remove : add)(undone.idlers, event.seat);
  }
  return undone;
}

const add = (seats: Set<Seat>, seat: Seat): void => void seats.add(seat);
const remove = (seats: Set<Seat>, seat: Seat): void => void seats.delete(seat);

/** CN-18 Whether a hand could have answered with a Don. */
const couldReact = (hand: readonly number[]): boolean => countOf(hand, DON) > 0 && countCards(hand) > 1;

/** How well imagined hands explain what their players have left undone. */
export function rateWorld(view: CnSeatView, world: Drawers<CartaNostra>, heard: readonly CnEvent[]): number {
  const { sufferers, idlers } = findMissedChances(heard);
  let likely = 1;
  for (const [seat, { hand }] of world.own.entries()) {
    if (seat === view.seat) continue;
    if (sufferers.has(seat) && couldReact(hand)) likely *= LETS_BE;
    const missing = view.open.region[seat]?.some((count, mafioso) => count === 0 && countOf(hand, mafioso) > 0);
    if (idlers.has(seat) && missing) likely *= HOLDS_BACK;
  }
  return likely;
}
