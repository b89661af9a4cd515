import type { Action, DeepReadonly } from '@consigliere/kernel';
import { CONSIGLIERE, countCards, countOf, DON, type Mafioso, SMUGGLER } from '../mafiosi.ts';
import type { CartaNostra, Job } from '../types.ts';
import { type Glimpse, hasMissing, isNeeded, kindsOf } from './glimpse.ts';
import { CARDS, COST, JOBS, MATTER, MATTERS } from './reactions.ts';
import { readRow, readTable } from './table.ts';

type Window = DeepReadonly<Job>;

/** CN-18 The wish to react to the effect on top, compared with 0 for passing. */
export function beginWindow(seen: Glimpse, job: Window): void {
  seen.wish = rateMatter(seen, job) + rateCards(seen, job) + rateDon(seen);
}

export const rateInWindow = (seen: Glimpse, answer: Action<CartaNostra>): number =>
  answer.type === 'react' ? seen.wish + rateCompanion(seen, answer.companion) : 0;

/** Rates how the job concerns the player. */
function rateMatter(seen: Glimpse, job: Window): number {
  const { view, own, table } = seen;
  const isStopped = job.dons.length % 2;
  const whose = job.seat === view.seat ? 0 : job.victim === view.seat ? 1 : 2;
  const matter = (3 * isStopped + whose) * MATTER.jobs + readRow(JOBS, job.mafioso);
  const isDouble =
    job.victim !== null && job.target !== null && countOf(view.open.region[job.victim] ?? [], job.target) > 1;
  return (
    readTable(MATTERS, matter, MATTER.seats + table) +
    readTable(MATTERS, matter, MATTER.subject + kindsOf(seen, job.victim ?? job.seat)) +
    readTable(MATTERS, matter, MATTER.own + own) +
    (isDouble ? readRow(COST.forADouble, isStopped) : 0)
  );
}

/** Rates the cards that the job would find: on the pile for a Consigliere, in the hand for a Smuggler. */
function rateCards(seen: Glimpse, { seat, mafioso, victim, dons }: Window): number {
  const { view, own } = seen;
  const isStopped = dons.length % 2 === 1;
  if (mafioso === CONSIGLIERE) {
    if (!fetches(view.open.discard, view.open.region[seat] ?? [])) return 0;
    return readTable(CARDS.fetches, isStopped ? (seat === view.seat ? 2 : 1) : 0, kindsOf(seen, seat));
  }
  if (mafioso !== SMUGGLER || victim !== view.seat || isStopped) return 0;
  return hasMissing(seen) ? readRow(CARDS.holds, own) : CARDS.holdsNothing;
}

/** CN-13 Whether a kind that is missing in a city lies on the pile. */
function fetches(discard: readonly Mafioso[], region: readonly number[]): boolean {
  for (let card = 0; card < discard.length; card++) if (region[discard[card] ?? 0] === 0) return true;
  return false;
}

/** The cost of giving up a Don. */
function rateDon(seen: Glimpse): number {
  const { hand, own } = seen;
  const isLast = isNeeded(seen, DON) ? readRow(COST.donNeeded, own) : 0;
  return readRow(COST.hand, Math.min(countCards(hand), 8)) + (countOf(hand, DON) > 1 ? COST.manyDons : 0) + isLast;
}

/** The cost of giving up the companion. */
function rateCompanion(seen: Glimpse, companion: Mafioso): number {
  const { hand, own } = seen;
  const others = countOf(hand, companion) - (companion === DON ? 1 : 0);
  const isLast = isNeeded(seen, companion) ? readRow(COST.companionNeeded, own) : 0;
  return readTable(COST.companion, companion, Math.min(others, 3) - 1) + isLast;
}
