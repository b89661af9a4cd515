import { getAt, type Seat } from '@consigliere/kernel';
import { HIT, JOB, SMUGGLE } from '../actions.ts';
import { draw, look } from '../hands.ts';
import { add, CAPOREGIME, CONSIGLIERE, countCards, type Mafioso } from '../mafiosi.ts';
import { putOnDiscard, replenish } from '../piles.ts';
import type { CnSeatView, CnTable, Job, TurnAction } from '../types.ts';

/** The effect of a mafioso's job. */
interface JobEffect {
  /** CN-17, CN-28 Every way to send the mafioso, with the targets it can have at this moment. */
  listJobs(view: CnSeatView, into: TurnAction[]): void;
  takeEffect(table: CnTable, job: Job): void;
}

/** CN-26 When a job is over and the draw pile is empty, the discards are shuffled. */
export const jobIsOver = replenish;

/** CN-14 Draws the top two cards; CN-10 or as many as there are. */
const caporegime: JobEffect = {
  listJobs(_view, into) {
    into.push(JOB(CAPOREGIME));
  },
  takeEffect(table, { seat }) {
    draw(table, 'CN-14', seat);
    draw(table, 'CN-14', seat);
    jobIsOver(table);
  },
};

/**
 * CN-13 Takes a card from the discard pile. If the option excludes the Consigliere that is doing the job, its position follows from the
 * Dons: each of them put two cards on top.
 */
const consigliere: JobEffect = {
  listJobs({ given, open }, into) {
    if (given.recruitsHimself || open.discard.length > 0) into.push(JOB(CONSIGLIERE));
  },
  takeEffect(table, { seat, dons }) {
    const { given, open } = table;
    table.call('recruit', { seat, himself: given.recruitsHimself ? null : open.discard.length - 1 - 2 * dons.length });
  },
};

/** CN-17 The value that was named with the card: the victim, or the kind to be liquidated. */
function getNamed(named: Seat | Mafioso | null): number {
  if (named === null) throw new Error('this job names no victim');
  return named;
}

/** CN-12 Puts the named mafioso of the named city on the discard pile. */
const hitman: JobEffect = {
  listJobs({ seat, open }, into) {
    for (let victim = 0; victim < open.region.length; victim++) {
      if (victim === seat) continue;
      const region = getAt(open.region, victim);
      for (let target = 0; target < region.length; target++) if (region[target] !== 0) into.push(HIT(victim)(target));
    }
  },
  takeEffect(table, job) {
    const { seat } = job;
    const victim = getNamed(job.victim);
    const mafioso = getNamed(job.target);
    add(getAt(table.open.region, victim), mafioso, -1);
    putOnDiscard(table, mafioso);
    table.tell('CN-12', { type: 'liquidated', seat, victim, mafioso });
    jobIsOver(table);
  },
};

/** CN-11, CN-25 Looks at the named hand, then chooses a card of it. CN-28 The victim may have paid the last cards in the meantime. */
const smuggler: JobEffect = {
  listJobs({ seat, tally }, into) {
    for (let victim = 0; victim < tally.hands.length; victim++)
      if (victim !== seat && tally.hands[victim] !== 0) into.push(SMUGGLE(victim));
  },
  takeEffect(table, job) {
    const { seat } = job;
    const victim = getNamed(job.victim);
    if (countCards(table.own(victim).hand) > 0) {
      look(table, seat, victim);
      return table.call('kidnap', { seat, victim });
    }
    table.tell('CN-28', { type: 'empty-handed', seat, victim });
    jobIsOver(table);
  },
};

/** By kind. CN-15 The Don does a job only outside its player's own turn: see the window. */
const JOBS: readonly (JobEffect | null)[] = [caporegime, null, consigliere, hitman, smuggler];

export const attempts = (view: CnSeatView, mafioso: number, into: TurnAction[]): void =>
  JOBS[mafioso]?.listJobs(view, into);

export const takeEffect = (table: CnTable, job: Job): void => JOBS[job.mafioso]?.takeEffect(table, job);
