import type { Seat } from '@consigliere/kernel';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, MAFIOSI, type Mafioso, SMUGGLER } from '../../mafiosi.ts';
import { ERRAND, JOB, TURN } from '../habits.ts';
import { like, likeOf } from '../table.ts';
import { FIRST } from './answers.ts';
import type { Board } from './board.ts';
import { ALL_KINDS, countIn, has, isNeeded, type Kinds, kindsIn, numberOf, type Packed, sizeOf } from './cards.ts';
import type { Choices } from './choices.ts';

/** What a player sees before he answers in his turn; one for all, filled anew each time. */
const seen = {
  hand: 0 as Packed,
  held: 0 as Kinds,
  city: 0 as Kinds,
  /** Kinds in the own city, and the most in another; how many others have so many. */
  own: 0,
  threat: 0,
  leaders: 0,
  table: 0,
  mayFill: 0,
};
/** Kinds in the city of each seat. */
const kinds = new Uint8Array(8);

function look({ region, hand, seats, job, city }: Board, seat: Seat): void {
  let threat = 0;
  let leaders = 0;
  for (let each = 0; each < seats; each++) {
    const found = numberOf(kindsIn(region[each] as Packed));
    kinds[each] = found;
    if (each === seat) continue;
    if (found > threat) leaders = 0;
    if (found >= threat) {
      threat = found;
      leaders++;
    }
  }
  seen.threat = threat;
  seen.leaders = leaders;
  seen.own = kinds[seat] as number;
  seen.table = Math.min(seats, 4) - 2;
  seen.city = kindsIn(region[seat] as Packed);
  seen.hand = hand[seat] as Packed;
  seen.held = kindsIn(seen.hand);
  seen.mayFill = job && city && (seen.held & ~seen.city) !== 0 ? 1 : 0;
}

/** CN-4 */
export function chooseInTurn(choices: Choices, board: Board, seat: Seat): void {
  look(board, seat);
  const { job, city } = board;
  const { own, held, hand } = seen;
  const wish = likeOf(TURN.fill, seen.threat, own) + (job ? 0 : TURN.fillLate);
  for (let mafioso = 0; mafioso < MAFIOSI.length; mafioso++) {
    if (!has(held, mafioso)) continue;
    if (job && mafioso !== DON) {
      choices.add(FIRST.idle + mafioso, TURN.idle);
      attempt(choices, board, seat, mafioso);
    }
    if (!city) continue;
    const liked = has(seen.city, mafioso)
      ? like(TURN.double, own)
      : wish + likeOf(TURN.fillWith, countIn(hand, mafioso) === 1 ? 0 : 1, mafioso);
    choices.add(FIRST.city + mafioso, liked);
  }
  choices.add(FIRST.end, like(TURN.end, own));
}

/** CN-17, CN-28 Every way to send him. */
function attempt(choices: Choices, board: Board, seat: Seat, mafioso: Mafioso): void {
  const { lying, discards } = board;
  if (mafioso === HITMAN) return hit(choices, board, seat);
  if (mafioso === SMUGGLER) return smuggle(choices, board, seat);
  if (mafioso === CONSIGLIERE && discards === 0) return;
  const wanted = ALL_KINDS & ~seen.city & ~seen.held;
  let liked = sending(mafioso);
  if (mafioso === CAPOREGIME) liked += likeOf(ERRAND.draw, seen.mayFill, numberOf(wanted));
  if (mafioso === CONSIGLIERE && (kindsIn(lying) & wanted) !== 0) liked += like(ERRAND.fetch, seen.own);
  choices.add(FIRST.job + mafioso, liked);
}

/** How much one likes to send him, whoever it is against. */
function sending(mafioso: Mafioso): number {
  const { hand, own } = seen;
  let liked =
    likeOf(JOB.spare, mafioso, Math.min(countIn(hand, mafioso), 3) - 1) +
    likeOf(JOB.own, mafioso, own) +
    likeOf(JOB.threat, mafioso, seen.threat) +
    likeOf(JOB.seats, mafioso, seen.table);
  if (isNeeded(hand, seen.city, mafioso)) liked += likeOf(JOB.needed, mafioso, own);
  if (seen.mayFill === 1) liked += likeOf(JOB.beforeFilling, mafioso, own);
  return liked;
}

/** CN-11 */
function smuggle(choices: Choices, { hand, seats }: Board, seat: Seat): void {
  const sent = sending(SMUGGLER);
  for (let victim = 0; victim < seats; victim++) {
    const cards = hand[victim] as Packed;
    if (victim === seat || cards === 0) continue;
    const theirs = kinds[victim] as number;
    const errand =
      likeOf(ERRAND.smuggle, seen.table, theirs) +
      likeOf(ERRAND.smuggleTurn, turnsBefore(seat, victim, seats), theirs) +
      like(ERRAND.smuggleHand, Math.min(sizeOf(cards), 7));
    choices.add(FIRST.smuggle + victim, sent + errand);
  }
}

/** CN-12 */
function hit(choices: Choices, { region, known, seats }: Board, seat: Seat): void {
  const sent = sending(HITMAN);
  const { own, table, threat } = seen;
  for (let victim = 0; victim < seats; victim++) {
    const cards = region[victim] as Packed;
    if (victim === seat || cards === 0) continue;
    const theirs = kinds[victim] as number;
    const turn = likeOf(ERRAND.hitTurn, turnsBefore(seat, victim, seats), theirs);
    const leading = theirs === threat ? like(ERRAND.hitLeader, seen.leaders > 1 ? 1 : 0) : 0;
    const only = likeOf(ERRAND.hit, table, theirs) + likeOf(ERRAND.hitOwn, own, theirs) + leading;
    for (let target = 0; target < MAFIOSI.length; target++) {
      const count = countIn(cards, target);
      if (count === 0) continue;
      const inVain = countIn(known[victim] as Packed, target) === 0 ? 0 : ERRAND.hitInVain;
      const hitting = count === 1 ? only + inVain : like(ERRAND.hitDouble, theirs);
      choices.add(FIRST.hit + victim * MAFIOSI.length + target, sent + (turn + hitting));
    }
  }
}

/** How many turns of others come before that of a seat. */
const turnsBefore = (seat: Seat, other: Seat, seats: number): number => ((other - seat + seats) % seats) - 1;
