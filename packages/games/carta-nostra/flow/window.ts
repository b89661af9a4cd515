import { getAt, type Seat, type SecretDecision } from '@consigliere/kernel';
import { kindSet, PASS, REACT } from '../actions.ts';
import { takeEffect } from '../effects/jobs.ts';
import { discardFromHand } from '../hands.ts';
import { DON, MAFIOSI, type Mafioso } from '../mafiosi.ts';
import { replenish } from '../piles.ts';
import { othersClockwise } from '../seats.ts';
import type { CartaNostra, CnTable, Job, WindowAction } from '../types.ts';

/** The owner of the effect on top: the last Don's, or the job's. */
function topOwner({ seat, dons }: { readonly seat: Seat; readonly dons: readonly Seat[] }): Seat {
  return dons.length === 0 ? seat : (dons[dons.length - 1] ?? 0);
}

const ONLY_PASS: readonly WindowAction[] = [PASS];

/** CN-18 By the set of kinds that can accompany a Don. */
const PASS_OR_REACT: readonly (readonly WindowAction[])[] = Array.from(
  { length: 1 << MAFIOSI.length },
  (_, companions) => [PASS, ...REACT.all.filter(({ companion }) => (companions >> companion) & 1)],
);

/** CN-18 Any other card of the hand may accompany the Don: another Don too, if there are two. */
function companions(hand: readonly number[]): number {
  const kinds = kindSet(hand);
  return (hand[DON] ?? 0) > 1 ? kinds : kinds & ~(1 << DON);
}

/**
 * CN-20 Everybody except the owner of the effect on top is asked at once, with or without a Don in hand. The nearest player clockwise who
 * reacts does so, and the other answers are discarded unseen.
 */
export const window: SecretDecision<CartaNostra, 'window'> = {
  rule: 'CN-18',
  secret: true,
  silence: PASS,
  concerns: ({ seat: owner, victim, dons }, seat) =>
    dons.length === 0 ? victim === seat : seat === owner || seat === victim || dons.includes(seat),
  waiting: (frame, seats) => othersClockwise(topOwner(frame), seats),
  legal({ own: { hand } }) {
    return hand[DON] === 0 ? ONLY_PASS : getAt(PASS_OR_REACT, companions(hand));
  },
  barred({ own: { hand } }) {
    const possible = hand[DON] === 0 ? 0 : companions(hand);
    return REACT.all.flatMap(action => ((possible >> action.companion) & 1 ? [] : [{ action, rule: 'CN-18' }]));
  },
  run(table, frame, answers) {
    table.done();
    const asked = othersClockwise(topOwner(frame), table.seats.length);
    for (let nearest = 0; nearest < asked.length; nearest++) {
      const seat = asked[nearest] ?? 0;
      const answer = answers[seat]?.[0];
      if (answer?.type === 'react') return react(table, frame, seat, answer.companion);
    }
    table.tell('CN-20', { type: 'unopposed', seat: topOwner(frame) });
    settle(table, frame);
  },
};

/** CN-18 A Don stops a job, CN-19 or a Don. CN-27 The companion is laid first; CN-20 the Don opens the next window. */
function react(table: CnTable, job: Job, seat: Seat, companion: Mafioso): void {
  discardFromHand(table, seat, companion);
  discardFromHand(table, seat, DON);
  table.tell(job.dons.length === 0 ? 'CN-18' : 'CN-19', { type: 'reacted', seat, companion, against: topOwner(job) });
  const { mafioso, victim, target, dons } = job;
  table.call('window', { seat: job.seat, mafioso, victim, target, dons: [...dons, seat] });
}

/** CN-18 A Don stops the job; CN-20 so does an odd number of them, and an even number lets it happen. */
function settle(table: CnTable, job: Job): void {
  if (job.dons.length % 2 === 0) return takeEffect(table, job);
  table.tell(job.dons.length === 1 ? 'CN-18' : 'CN-20', { type: 'stopped', seat: job.seat, mafioso: job.mafioso });
  replenish(table);
}
