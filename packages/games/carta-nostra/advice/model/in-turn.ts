import type { Seat } from '@consigliere/kernel';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, MAFIOSI, type Mafioso, SMUGGLER } from '../../mafiosi.ts';
import { ERRAND, JOB, TURN } from '../habits.ts';
import { readTable } from '../table.ts';
import { FIRST } from './answers.ts';
import type { Board } from './board.ts';
import { ALL_KINDS, countIn, has, isNeeded, kindsIn, numberOf, sizeOf } from './cards.ts';
import type { Choices } from './choices.ts';

// Local copies of imported constants that are read for every answer: an imported name is looked up each time.
const KINDS = MAFIOSI.length;
const { idle: IDLE, job: SEND, city: PUT, smuggle: SMUGGLE, hit: HIT, end: END } = FIRST;
const { idle: LIKES_IDLE, fillLate: FILL_LATE } = TURN;
const { hitInVain: IN_VAIN } = ERRAND;
const FILL = TURN.fill.cells;
const FILL_WITH = TURN.fillWith.cells;
const NEEDED = JOB.needed.cells;
const BEFORE_FILLING = JOB.beforeFilling.cells;
const DRAW = ERRAND.draw.cells;
const { end: LIKES_END, double: DOUBLE } = TURN;
const { fetch: FETCH, hitLeader: LEADER, hitDouble: HIT_DOUBLE, smuggleHand: SMUGGLE_HAND } = ERRAND;
const HIT_ONLY = ERRAND.hit.cells;
const HIT_OWN = ERRAND.hitOwn.cells;
const HIT_TURN = ERRAND.hitTurn.cells;
const SMUGGLE_FROM = ERRAND.smuggle.cells;
const SMUGGLE_TURN = ERRAND.smuggleTurn.cells;

/** The facts that a player sees before answering in their turn. There is one object, filled again each time. */
const seen = {
  hand: 0,
  held: 0,
  city: 0,
  /** Kinds in the player's own city, the most in another, and the number of others who have that many. */
  own: 0,
  threat: 0,
  leaders: 0,
  table: 0,
  mayFill: 0,
};
/** Kinds in the city of each seat. */
const kinds = new Uint8Array(8);

function look({ city, hand, seats, mayJob, mayPut }: Board, seat: Seat): void {
  let threat = 0;
  let leaders = 0;
  for (let each = 0; each < seats; each++) {
    const found = numberOf(city[each] ?? 0);
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
  seen.own = kinds[seat] ?? 0;
  seen.table = Math.min(seats, 4) - 2;
  seen.city = city[seat] ?? 0;
  seen.hand = hand[seat] ?? 0;
  seen.held = kindsIn(seen.hand);
  seen.mayFill = mayJob && mayPut && (seen.held & ~seen.city) !== 0 ? 1 : 0;
}

/** CN-4 */
export function chooseInTurn(choices: Choices, board: Board, seat: Seat): void {
  look(board, seat);
  const { answers, likes } = choices;
  const { mayJob, mayPut } = board;
  const { own, held, hand, city } = seen;
  const wish = (FILL[seen.threat * 5 + Math.min(own, 4)] ?? 0) + (mayJob ? 0 : FILL_LATE);
  let count = 0;
  for (let mafioso = 0; mafioso < KINDS; mafioso++) {
    if (!has(held, mafioso)) continue;
    if (mayJob && mafioso !== DON) {
      answers[count] = IDLE + mafioso;
      likes[count++] = LIKES_IDLE;
      count = attempt(choices, count, board, mafioso);
    }
    if (!mayPut) continue;
    answers[count] = PUT + mafioso;
    likes[count++] = has(city, mafioso)
      ? (DOUBLE[own] ?? 0)
      : wish + (FILL_WITH[(countIn(hand, mafioso) === 1 ? 0 : KINDS) + mafioso] ?? 0);
  }
  answers[count] = END;
  likes[count++] = LIKES_END[own] ?? 0;
  choices.count = count;
}

/** CN-17, CN-28 Adds every way to send a mafioso, from a position in the list on. Returns where the list ends. */
function attempt(choices: Choices, count: number, board: Board, mafioso: Mafioso): number {
  if (mafioso === HITMAN) return hit(choices, count, board);
  if (mafioso === SMUGGLER) return smuggle(choices, count, board);
  if (mafioso === CONSIGLIERE && board.discards === 0 && !board.recruitsHimself) return count;
  const wanted = ALL_KINDS & ~seen.city & ~seen.held;
  let liked = rateSending(mafioso);
  if (mafioso === CAPOREGIME) liked += DRAW[seen.mayFill * 6 + numberOf(wanted)] ?? 0;
  if (mafioso === CONSIGLIERE && (kindsIn(board.lying) & wanted) !== 0) liked += FETCH[seen.own] ?? 0;
  choices.answers[count] = SEND + mafioso;
  choices.likes[count] = liked;
  return count + 1;
}

/** The part of the rating that is the same for every job: by kind and number of cards, own kinds, kinds of others, players. */
const SENDING = Float64Array.from({ length: 5 * 3 * 6 * 6 * 3 }, (_, at) => {
  const [mafioso, spare] = [Math.floor(at / 324), Math.floor(at / 108) % 3];
  const [own, threat, table] = [Math.floor(at / 18) % 6, Math.floor(at / 3) % 6, at % 3];
  return (
    readTable(JOB.spare, mafioso, spare) +
    readTable(JOB.own, mafioso, own) +
    readTable(JOB.threat, mafioso, threat) +
    readTable(JOB.seats, mafioso, table)
  );
});

/** Rates sending a mafioso, without its target. */
function rateSending(mafioso: Mafioso): number {
  const { hand, own } = seen;
  const spare = Math.min(countIn(hand, mafioso), 3) - 1;
  let liked = SENDING[(mafioso * 3 + spare) * 108 + own * 18 + seen.threat * 3 + seen.table] ?? 0;
  if (isNeeded(hand, seen.city, mafioso)) liked += NEEDED[mafioso * 6 + own] ?? 0;
  if (seen.mayFill === 1) liked += BEFORE_FILLING[mafioso * 6 + own] ?? 0;
  return liked;
}

/** CN-11 */
function smuggle({ answers, likes }: Choices, from: number, { hand, turn, seats }: Board): number {
  const sent = rateSending(SMUGGLER);
  let count = from;
  for (let victim = 0; victim < seats; victim++) {
    const cards = hand[victim] ?? 0;
    if (victim === turn || cards === 0) continue;
    const theirs = kinds[victim] ?? 0;
    const errand =
      (SMUGGLE_FROM[seen.table * 6 + theirs] ?? 0) +
      (SMUGGLE_TURN[turnsBefore(turn, victim, seats) * 6 + theirs] ?? 0) +
      (SMUGGLE_HAND[Math.min(sizeOf(cards), 7)] ?? 0);
    answers[count] = SMUGGLE + victim;
    likes[count++] = sent + errand;
  }
  return count;
}

/** CN-12 */
function hit({ answers, likes }: Choices, from: number, { region, known, turn, seats }: Board): number {
  const sent = rateSending(HITMAN);
  const { own, table, threat } = seen;
  let count = from;
  for (let victim = 0; victim < seats; victim++) {
    const cards = region[victim] ?? 0;
    if (victim === turn || cards === 0) continue;
    const theirs = kinds[victim] ?? 0;
    const leading = theirs === threat ? (LEADER[seen.leaders > 1 ? 1 : 0] ?? 0) : 0;
    const only = (HIT_ONLY[table * 6 + theirs] ?? 0) + (HIT_OWN[own * 6 + theirs] ?? 0) + leading;
    const soon = HIT_TURN[turnsBefore(turn, victim, seats) * 6 + theirs] ?? 0;
    const double = HIT_DOUBLE[theirs] ?? 0;
    const sure = known[victim] ?? 0;
    for (let target = 0; target < KINDS; target++) {
      const cardsThere = countIn(cards, target);
      if (cardsThere === 0) continue;
      const hitting = cardsThere > 1 ? double : only + (countIn(sure, target) === 0 ? 0 : IN_VAIN);
      answers[count] = HIT + victim * KINDS + target;
      likes[count++] = sent + (soon + hitting);
    }
  }
  return count;
}

/** The number of other players' turns before that of a seat. */
const turnsBefore = (seat: Seat, other: Seat, seats: number): number =>
  (other > seat ? other - seat : other - seat + seats) - 1;
