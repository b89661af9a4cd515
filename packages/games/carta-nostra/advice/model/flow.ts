import type { Seat } from '@consigliere/kernel';
import { random, type Sfc32 } from '@consigliere/kernel/host';
import { LAST_ROUND, leaders, nextStartPlayer } from '../../ending.ts';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, MAFIOSI, type Mafioso, SMUGGLER } from '../../mafiosi.ts';
import type { Given } from '../../types.ts';
import { FIRST } from './answers.ts';
import { type Board, lookAt, NONE, STAGE } from './board.ts';
import { ALL_KINDS, countIn, kindsIn, one, sizeOf, without } from './cards.ts';

/** The rules of a match, in numbers: the same steps in the same order as in `flow/`, with the same draws. */

// Local copies of imported constants that are read for every answer: an imported name is looked up each time.
const KINDS = MAFIOSI.length;
const { turn: TURN, window: WINDOW, kidnap: KIDNAP, recruit: RECRUIT, limit: LIMIT, over: OVER } = STAGE;
const { idle: IDLE, job: JOB, city: CITY, react: REACT, smuggle: SMUGGLE, hit: HIT, end: END, pass: PASS } = FIRST;
const { kidnap: FIRST_KIDNAP, recruit: FIRST_RECRUIT, discard: FIRST_DISCARD } = FIRST;

/** The settings of a match besides its board. */
export interface Terms {
  readonly given: Readonly<Given>;
  rng: Sfc32;
}

/** Gives a legal answer, and advances to the next question. */
export function advance(board: Board, terms: Terms, seat: Seat, answer: number): void {
  switch (board.stage) {
    case TURN:
      return inTurn(board, terms, seat, answer);
    case WINDOW:
      board.said[seat] = answer;
      board.awaited &= ~(1 << seat);
      if (board.awaited === 0) openWindow(board, terms);
      return;
    case KIDNAP:
      discardFromHand(board, board.victim, answer - FIRST_KIDNAP);
      return backToTurn(board, terms);
    case RECRUIT:
      recruit(board, seat, answer - FIRST_RECRUIT);
      return backToTurn(board, terms);
    case LIMIT:
      discardFromHand(board, seat, answer - FIRST_DISCARD);
      if (sizeOf(board.hand[seat] ?? 0) > terms.given.handLimit) return;
      replenish(board, terms.rng);
      return endTurn(board, terms);
  }
}

/** CN-4 */
function inTurn(board: Board, terms: Terms, seat: Seat, answer: number): void {
  if (answer === END) return leaveTurn(board, terms, seat);
  if (answer >= CITY && answer < REACT) {
    const mafioso = answer - CITY;
    board.mayPut = false;
    leaveHand(board, seat, mafioso);
    board.region[seat] = (board.region[seat] ?? 0) + one(mafioso);
    board.city[seat] = (board.city[seat] ?? 0) | (1 << mafioso);
    board.moved = true;
    return;
  }
  board.mayJob = false;
  if (answer < JOB) {
    discardFromHand(board, seat, answer - IDLE);
    return replenish(board, terms.rng);
  }
  doJob(board, seat, answer);
}

/** CN-28 An attempted job can be answered by everybody else. */
function doJob(board: Board, seat: Seat, answer: number): void {
  board.victim = NONE;
  board.target = NONE;
  if (answer < CITY) board.mafioso = answer - JOB;
  else if (answer < HIT) {
    board.mafioso = SMUGGLER;
    board.victim = answer - SMUGGLE;
  } else {
    const aim = answer - HIT;
    board.mafioso = HITMAN;
    board.victim = Math.floor(aim / KINDS);
    board.target = aim % KINDS;
  }
  discardFromHand(board, seat, board.mafioso);
  board.dons = 0;
  askOthers(board, seat);
}

/** CN-20 Everybody except the owner of the effect on top is asked. */
function askOthers(board: Board, owner: Seat): void {
  board.stage = WINDOW;
  board.owner = owner;
  board.awaited = ((1 << board.seats) - 1) & ~(1 << owner);
  for (let seat = 0; seat < board.seats; seat++) board.said[seat] = NONE;
}

/** CN-20 The nearest player who reacts does so; CN-27 the companion is laid first; CN-19 that Don opens the next window. */
function openWindow(board: Board, terms: Terms): void {
  for (let each = 1; each < board.seats; each++) {
    const seat = (board.owner + each) % board.seats;
    const answer = board.said[seat] ?? 0;
    if (answer === PASS) continue;
    discardFromHand(board, seat, answer - REACT);
    discardFromHand(board, seat, DON);
    board.dons++;
    return askOthers(board, seat);
  }
  if (board.dons % 2 === 0) takeEffect(board, terms);
  else backToTurn(board, terms);
}

/** A job is over; CN-26 if the draw pile is empty, the discards are shuffled. */
function backToTurn(board: Board, { rng }: Terms): void {
  replenish(board, rng);
  board.stage = TURN;
  board.awaited = 1 << board.turn;
}

/** CN-11 to CN-14 */
function takeEffect(board: Board, terms: Terms): void {
  const { turn: seat, victim } = board;
  board.awaited = 1 << seat;
  if (board.mafioso === CAPOREGIME) {
    draw(board, terms.rng, seat);
    draw(board, terms.rng, seat);
  } else if (board.mafioso === CONSIGLIERE) {
    board.stage = RECRUIT;
    board.himself = board.recruitsHimself ? NONE : board.discards - 1 - 2 * board.dons;
    return;
  } else if (board.mafioso === HITMAN) {
    board.region[victim] = (board.region[victim] ?? 0) - one(board.target);
    board.city[victim] = kindsIn(board.region[victim] ?? 0);
    toDiscard(board, board.target);
  } else if (board.hand[victim] !== 0) {
    board.belief[lookAt(victim, seat)] = board.hand[victim] ?? 0;
    board.looked |= 1 << lookAt(victim, seat);
    board.stage = KIDNAP;
    return;
  }
  backToTurn(board, terms);
}

/** CN-13 The topmost card of the kind comes to hand, except a Consigliere that can't take itself. */
function recruit(board: Board, seat: Seat, mafioso: Mafioso): void {
  const { discard, himself } = board;
  let at = board.discards - 1;
  while (discard[at] !== mafioso || at === himself) at--;
  discard.copyWithin(at, at + 1, board.discards);
  board.discards--;
  board.lying -= one(mafioso);
  board.hand[seat] = (board.hand[seat] ?? 0) + one(mafioso);
  board.known[seat] = (board.known[seat] ?? 0) + one(mafioso);
  board.moved = true;
  for (let looker = 0; looker < board.seats; looker++) {
    const at = lookAt(seat, looker);
    if ((board.looked >> at) & 1) board.belief[at] = (board.belief[at] ?? 0) + one(mafioso);
  }
}

/** CN-5 Five kinds win at once; CN-6 cards over the limit must go. */
function leaveTurn(board: Board, terms: Terms, seat: Seat): void {
  board.mayJob = false;
  board.mayPut = false;
  if (board.city[seat] === ALL_KINDS) return endGame(board, terms, [seat]);
  if (sizeOf(board.hand[seat] ?? 0) <= terms.given.handLimit) return endTurn(board, terms);
  board.stage = LIMIT;
}

/** CN-7 Then the player to the left, unless the game has ended by CN-24 or CN-29. */
function endTurn(board: Board, terms: Terms): void {
  board.stillTurns = board.moved ? 0 : board.stillTurns + 1;
  board.turn = (board.turn + 1) % board.seats;
  const isRound = board.turn === board.startPlayer;
  if (board.stillTurns >= board.seats || (board.round >= LAST_ROUND && isRound))
    return endGame(board, terms, leaders(regionsOf(board)));
  if (isRound) board.round++;
  beginTurn(board, terms);
}

/** CN-3 Each turn begins with a draw. */
function beginTurn(board: Board, { rng }: Terms): void {
  board.moved = false;
  board.stage = TURN;
  board.awaited = 1 << board.turn;
  board.mayJob = true;
  board.mayPut = true;
  draw(board, rng, board.turn);
}

/** CN-30 The match goes on until somebody has enough wins. */
function endGame(board: Board, terms: Terms, winners: readonly Seat[]): void {
  const { wins } = board;
  for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
  if (winners.some(seat => (wins[seat] ?? 0) >= terms.given.wins)) {
    board.stage = OVER;
    board.awaited = 0;
    return;
  }
  board.startPlayer = nextStartPlayer(winners, board.startPlayer, board.seats);
  deal(board, terms);
  beginTurn(board, terms);
}

/** CN-1, CN-2 All cards back on the draw pile, shuffled and dealt. */
function deal(board: Board, { given, rng }: Terms): void {
  board.left = 0;
  for (let mafioso = 0; mafioso < KINDS; mafioso++)
    for (let card = 0; card < given.eachKind; card++) board.pile[board.left++] = mafioso;
  shuffle(board, rng);
  for (let seat = 0; seat < board.seats; seat++) {
    const isSecond = (board.startPlayer + 1) % board.seats === seat;
    board.region[seat] = 0;
    board.city[seat] = 0;
    board.known[seat] = 0;
    board.hand[seat] = 0;
    const cards = given.startingHand + (given.secondPlayerBonus && isSecond ? 1 : 0);
    for (let card = 0; card < cards; card++) takeFromPile(board, seat);
  }
  board.belief.fill(0);
  board.looked = 0;
  board.discards = 0;
  board.lying = 0;
  toDiscard(board, board.pile[--board.left] ?? 0);
  board.turn = board.startPlayer;
  board.round = 1;
  board.stillTurns = 0;
}

const regionsOf = ({ region, seats }: Board): number[][] =>
  Array.from({ length: seats }, (_, seat) => MAFIOSI.map((_name, mafioso) => countIn(region[seat] ?? 0, mafioso)));

function takeFromPile(board: Board, seat: Seat): void {
  board.hand[seat] = (board.hand[seat] ?? 0) + one(board.pile[--board.left] ?? 0);
}

/** CN-26 */
function draw(board: Board, rng: Sfc32, seat: Seat): void {
  replenish(board, rng);
  if (board.left === 0) return;
  takeFromPile(board, seat);
  board.moved = true;
  replenish(board, rng);
}

/** CN-9, CN-10 */
function replenish(board: Board, rng: Sfc32): void {
  if (board.left > 0 || board.discards < 2) return;
  const { discard, pile } = board;
  board.left = board.discards - 1;
  for (let card = 0; card < board.left; card++) pile[card] = discard[card] ?? 0;
  const aside = discard[board.left] ?? 0;
  discard[0] = aside;
  board.discards = 1;
  board.lying = one(aside);
  shuffle(board, rng);
}

/** Fisher–Yates, as the kernel does it. */
export function shuffle({ pile, left }: Board, rng: Sfc32): void {
  for (let card = left - 1; card > 0; card--) {
    const other = random(rng, 'pile', card + 1);
    const mafioso = pile[card] ?? 0;
    pile[card] = pile[other] ?? 0;
    pile[other] = mafioso;
  }
}

function toDiscard(board: Board, mafioso: Mafioso): void {
  board.discard[board.discards++] = mafioso;
  board.lying += one(mafioso);
  board.moved = true;
}

function discardFromHand(board: Board, seat: Seat, mafioso: Mafioso): void {
  leaveHand(board, seat, mafioso);
  toDiscard(board, mafioso);
}

/** A card everybody sees leaves a hand. */
function leaveHand(board: Board, seat: Seat, mafioso: Mafioso): void {
  board.hand[seat] = (board.hand[seat] ?? 0) - one(mafioso);
  board.known[seat] = without(board.known[seat] ?? 0, mafioso);
  if (board.looked === 0) return;
  for (let looker = 0; looker < board.seats; looker++) {
    const at = lookAt(seat, looker);
    board.belief[at] = without(board.belief[at] ?? 0, mafioso);
  }
}
