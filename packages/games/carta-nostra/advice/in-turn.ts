import type { Action, DeepReadonly } from '@consigliere/kernel';
import { CAPOREGIME, CONSIGLIERE, countOf, MAFIOSI, type Mafioso } from '../mafiosi.ts';
import type { CartaNostra, JobAction } from '../types.ts';
import { type Glimpse, hasMissing, isNeeded, isWanted, kindsOf, lacks, turnsBefore } from './glimpse.ts';
import { ERRAND, JOB, TURN } from './habits.ts';
import { readRow, readTable } from './table.ts';

type Turn = DeepReadonly<CartaNostra['Flow']['turn']['frame']>;
type TargetedJob = Extract<JobAction, { victim: number }>;

/** CN-4 The part of the rating that is the same for every answer in the player's own turn: the wish to add a missing kind to the city. */
export function beginTurn(seen: Glimpse, { job, city }: Turn): void {
  seen.wish = readTable(TURN.fill, seen.threat, seen.own) + (job ? 0 : TURN.fillLate);
  seen.mayFill = job && city && hasMissing(seen) ? 1 : 0;
}

/** CN-4 Rates an answer in the player's own turn. */
export function rateInTurn(seen: Glimpse, answer: Action<CartaNostra>): number {
  switch (answer.type) {
    case 'end':
      return readRow(TURN.end, seen.own);
    case 'city':
      return lacks(seen, answer.mafioso) ? seen.wish + rateCity(seen, answer.mafioso) : readRow(TURN.double, seen.own);
    case 'job':
      return rateSending(seen, answer.mafioso) + ('victim' in answer ? rateJob(seen, answer) : 0);
    default:
      return TURN.idle;
  }
}

/** With the only card of its kind in hand, or with one of several. */
const rateCity = ({ hand }: Glimpse, mafioso: Mafioso): number =>
  readTable(TURN.fillWith, hand[mafioso] === 1 ? 0 : 1, mafioso);

/** Rates sending a mafioso, without its target. */
function rateSending(seen: Glimpse, mafioso: Mafioso): number {
  if (seen.sent === mafioso) return seen.sending;
  const { own, hand, threat, table, mayFill } = seen;
  let liked =
    readTable(JOB.spare, mafioso, Math.min(countOf(hand, mafioso), 3) - 1) +
    readTable(JOB.own, mafioso, own) +
    readTable(JOB.threat, mafioso, threat) +
    readTable(JOB.seats, mafioso, table);
  if (isNeeded(seen, mafioso)) liked += readTable(JOB.needed, mafioso, own);
  if (mayFill) liked += readTable(JOB.beforeFilling, mafioso, own);
  if (mafioso === CAPOREGIME) liked += readTable(ERRAND.draw, mayFill, wantedKinds(seen));
  if (mafioso === CONSIGLIERE && liesThere(seen)) liked += readRow(ERRAND.fetch, own);
  seen.sent = mafioso;
  seen.sending = liked;
  return liked;
}

function wantedKinds(seen: Glimpse): number {
  let wanted = 0;
  for (let kind = 0; kind < MAFIOSI.length; kind++) if (isWanted(seen, kind)) wanted++;
  return wanted;
}

/** Whether a kind missing in city and hand lies on the pile. */
function liesThere(seen: Glimpse): boolean {
  const { discard } = seen.view.open;
  for (let card = 0; card < discard.length; card++) if (isWanted(seen, discard[card] ?? 0)) return true;
  return false;
}

/** CN-11, CN-12 Rates sending a mafioso against another player. */
function rateJob(seen: Glimpse, job: TargetedJob): number {
  const theirs = kindsOf(seen, job.victim);
  const turns = turnsBefore(seen, job.victim);
  if ('target' in job) return readTable(ERRAND.hitTurn, turns, theirs) + rateHit(seen, job, theirs);
  seen.hands ??= seen.view.tally.hands;
  return (
    readTable(ERRAND.smuggle, seen.table, theirs) +
    readTable(ERRAND.smuggleTurn, turns, theirs) +
    readRow(ERRAND.smuggleHand, Math.min(countOf(seen.hands, job.victim), 7))
  );
}

function rateHit(seen: Glimpse, { victim, target }: { victim: number; target: Mafioso }, theirs: number): number {
  const { own, threat, table, view } = seen;
  if (view.open.region[victim]?.[target] !== 1) return readRow(ERRAND.hitDouble, theirs);
  const inVain = view.recalled.known[victim]?.[target] === 0 ? 0 : ERRAND.hitInVain;
  const leading = theirs === threat ? readRow(ERRAND.hitLeader, isShared(seen) ? 1 : 0) : 0;
  return readTable(ERRAND.hit, table, theirs) + readTable(ERRAND.hitOwn, own, theirs) + leading + inVain;
}

/** Whether several other players have the most kinds. */
function isShared(seen: Glimpse): boolean {
  const { view, threat } = seen;
  let leaders = 0;
  for (let seat = 0; seat < view.seats; seat++) if (seat !== view.seat && kindsOf(seen, seat) === threat) leaders++;
  return leaders > 1;
}
