import { getAt, type Seat } from '@consigliere/kernel';
import { CAPOREGIME, CONSIGLIERE, countKinds, countOf, MAFIOSI, type Mafioso } from '../mafiosi.ts';
import type { CnSeatView } from '../types.ts';
import type { Runner } from './runner.ts';
import { otherKinds, SOON } from './weights.ts';

/**
 * By seat: how likely it is to win the game in the next turn in which it might. For the seat whose turn it is, that is this turn or its
 * next.
 */
export function findSoonest(view: CnSeatView, runners: readonly Runner[]): number[] {
  const { seats, open } = view;
  const chances = open.region.map(() => 0);
  let running = 1;
  for (let turn = isInTime(view) ? 0 : 1; turn <= seats; turn++) {
    const seat = (open.turn + turn) % seats;
    if (countOf(chances, seat) > 0) continue;
    const chance = running * chanceOf(view, seat, getAt(runners, seat), turn);
    chances[seat] = chance;
    running -= chance;
  }
  return chances;
}

/** CN-4, CN-5 Whether the seat whose turn it is can still reach five kinds in this turn, or has them. */
const isInTime = ({ open, flow }: CnSeatView): boolean =>
  countKinds(open.region[open.turn] ?? []) === MAFIOSI.length ||
  flow.some(call => call.kind === 'turn' && call.frame.city);

/** The chance that a seat wins in its next turn, which comes after this number of others; 0 means the present turn. */
function chanceOf(view: CnSeatView, seat: Seat, { region, known, unknown }: Runner, turns: number): number {
  const kinds = countKinds(region);
  if (kinds === MAFIOSI.length) return SOON.complete;
  if (kinds < MAFIOSI.length - 1) return 0;
  const fifth = region.indexOf(0);
  const unharmed = SOON.unharmed ** Math.max(0, turns - 1);
  if (countOf(known, fifth) > 0) return SOON.inHand * unharmed;
  if (turns === 0 && seat === view.seat) return byJob(view, known, fifth);
  return SOON.ready * unharmed * (1 - otherKinds(unknown + 1));
}

/** CN-13, CN-14 The fifth kind may still come to hand in this turn. */
function byJob({ flow, open }: CnSeatView, hand: readonly number[], fifth: Mafioso): number {
  const mayDo = flow.some(call => call.kind === 'turn' && call.frame.job);
  if (mayDo && countOf(hand, CONSIGLIERE) > 0 && open.discard.includes(fifth)) return SOON.byConsigliere;
  return mayDo && countOf(hand, CAPOREGIME) > 0 ? SOON.byCaporegime : 0;
}
