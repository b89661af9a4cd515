import type { Seat } from '@consigliere/kernel';
import { LAST_ROUND, leaders, result } from '../ending.ts';
import { CONSIGLIERE, countOf, HITMAN, SMUGGLER } from '../mafiosi.ts';
import type { CnSeatView } from '../types.ts';
import { turnsLeft } from './race.ts';
import { type Runner, runnersOf } from './runner.ts';
import { findSoonest } from './soon.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How likely the viewer is to win the match, from 0 (lost) to 1 (won): by the chances to win in the round to come, and otherwise by a
 * race to five kinds.
 */
export function evaluate(view: CnSeatView): number {
  const { open, given, seat: viewer } = view;
  const place = result(open, given)?.place;
  if (place !== undefined) return place[viewer] === 1 ? 1 / place.filter(each => each === 1).length : 0;
  const runners = runnersOf(view);
  const chances = findSoonest(view, runners);
  const later = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  const shares = open.round >= LAST_ROUND ? lastShares(view) : raceShares(view, runners);
  let sum = 0;
  for (let winner = 0; winner < chances.length; winner++)
    sum += (countOf(chances, winner) + later * countOf(shares, winner)) * standing(view, viewer, winner);
  return sum;
}

/** Shares the race among the seats by the turns each may still need. */
function raceShares(view: CnSeatView, runners: readonly Runner[]): number[] {
  const strength = runners.map((runner, seat) =>
    Math.exp(-WEIGHTS.lead * (turnsLeft(view, seat, runner) - pending(view, seat))),
  );
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => each / all);
}

/** CN-29 In the last round the city with the most kinds and cards wins. */
function lastShares({ open, seats }: CnSeatView): number[] {
  const first = leaders(open.region);
  return open.region.map((_, seat) => 0.1 / seats + (first.includes(seat) ? 0.9 / first.length : 0));
}

/** CN-30 How the viewer stands in the match once another game is won: each win counts three times as much as the one before. */
function standing({ open, given }: CnSeatView, viewer: Seat, winner: Seat): number {
  const wins = open.wins.map((each, seat) => (seat === winner ? each + 1 : each));
  if (countOf(wins, winner) >= given.wins) return winner === viewer ? 1 : 0;
  return 3 ** countOf(wins, viewer) / wins.reduce((sum, each) => sum + 3 ** each, 0);
}

/** The turns that a seat is about to gain, or (below 0) to lose, through a job that may still be stopped. */
function pending({ flow }: CnSeatView, seat: Seat): number {
  const top = flow.at(-1);
  if (top?.kind !== 'window' || top.frame.dons.length % 2 === 1) return 0;
  const { mafioso, victim, seat: owner } = top.frame;
  if (mafioso === HITMAN || mafioso === SMUGGLER) return victim === seat ? -WEIGHTS.onTheWay : 0;
  return owner === seat ? WEIGHTS.onTheWay / (mafioso === CONSIGLIERE ? 1 : 2) : 0;
}
