import type { Seat } from '@consigliere/kernel';
import { LAST_ROUND } from '../../ending.ts';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, MAFIOSI, type Mafioso, SMUGGLER } from '../../mafiosi.ts';
import type { Given } from '../../types.ts';
import { diminishing } from '../race.ts';
import { otherKinds, SOON, WEIGHTS } from '../weights.ts';
import { type Board, lookAt, NONE, STAGE } from './board.ts';
import { ALL_KINDS, countIn, has, type Kinds, kindsIn, numberOf, one, type PackedCards, sizeOf } from './cards.ts';

/** The same sums as in `advice/evaluate.ts`, over a board. */

// Local copies of imported constants that are read for every answer: an imported name is looked up each time.
const KINDS = MAFIOSI.length;
const { window: WINDOW, kidnap: KIDNAP, recruit: RECRUIT, over: OVER } = STAGE;
const {
  lead: LEAD,
  turn: TURN,
  insurance: INSURANCE,
  protection: PROTECTION,
  card: CARD,
  onTheWay: ON_THE_WAY,
} = WEIGHTS;
const MISSING = Float64Array.from(WEIGHTS.missing);
const WAIT = Float64Array.from(WEIGHTS.wait);
const TOOLS = Float64Array.from(WEIGHTS.tools);

/** By seat, filled again for each evaluation: the cards that the viewer knows, and the number of those they don't know. */
const known = new Int32Array(5);
const unknown = new Float64Array(5);
const chances = new Float64Array(5);
const shares = new Float64Array(5);

/** The worth of a board to a seat: at the end its share of the win, before that its chance to win. */
export function worthOf(board: Board, given: Readonly<Given>, viewer: Seat): number {
  if (board.stage === OVER) return shareOfWin(board, viewer);
  look(board, viewer);
  const later = 1 - soonest(board, viewer);
  if (board.round >= LAST_ROUND) lastShares(board);
  else raceShares(board, viewer);
  let sum = 0;
  for (let winner = 0; winner < board.seats; winner++)
    sum += ((chances[winner] ?? 0) + later * (shares[winner] ?? 0)) * standing(board, given.wins, viewer, winner);
  return sum;
}

function shareOfWin({ wins, seats }: Board, viewer: Seat): number {
  let first = 0;
  for (let seat = 0; seat < seats; seat++) {
    if ((wins[seat] ?? 0) > (wins[viewer] ?? 0)) return 0;
    if (wins[seat] === wins[viewer]) first++;
  }
  return 1 / first;
}

/** CN-30 How the viewer stands in the match once another game is won. */
function standing({ wins, seats }: Board, needed: number, viewer: Seat, winner: Seat): number {
  if ((wins[winner] ?? 0) + 1 >= needed) return winner === viewer ? 1 : 0;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += 3 ** ((wins[seat] ?? 0) + (seat === winner ? 1 : 0));
  return 3 ** ((wins[viewer] ?? 0) + (viewer === winner ? 1 : 0)) / all;
}

/** Fills in the cards that the viewer knows of each seat, counting those that are about to leave or enter a hand. */
function look(board: Board, viewer: Seat): void {
  const { hand, looked, belief, turn, seats, stage } = board;
  for (let seat = 0; seat < seats; seat++) {
    const at = lookAt(seat, viewer);
    const cards = hand[seat] ?? 0;
    const sure = seat === viewer ? cards : (looked >> at) & 1 ? (belief[at] ?? 0) : (board.known[seat] ?? 0);
    const drawn = seat !== viewer && seat === turn ? 1 : 0;
    known[seat] = sure;
    unknown[seat] = Math.max(0, sizeOf(cards) - sizeOf(sure) - drawn);
  }
  if (stage === RECRUIT) recruit(board);
  if (stage === KIDNAP) kidnap(board);
}

/** CN-13 The Consigliere's player will take a kind that is missing in city and hand, if one lies there. */
function recruit({ city, turn, discard, discards, himself }: Board): void {
  const wanted = ALL_KINDS & ~(city[turn] ?? 0) & ~kindsIn(known[turn] ?? 0);
  let taken = NONE;
  for (let card = 0; card < discards; card++) {
    if (card === himself) continue;
    const mafioso = discard[card] ?? 0;
    if (taken === NONE || has(wanted, mafioso)) taken = mafioso;
    if (has(wanted, mafioso)) break;
  }
  if (taken !== NONE) known[turn] = (known[turn] ?? 0) + one(taken);
}

/** CN-11 The victim will lose the only card of a missing kind, or a Don, or otherwise any card, perhaps an unknown one. */
function kidnap({ city, victim }: Board): void {
  const cards = known[victim] ?? 0;
  let lost = NONE;
  for (let kind = KINDS - 1; kind >= 0; kind--) if (countIn(cards, kind) > 0) lost = kind;
  if (countIn(cards, DON) > 0) lost = DON;
  for (let kind = KINDS - 1; kind >= 0; kind--)
    if (!has(city[victim] ?? 0, kind) && countIn(cards, kind) === 1) lost = kind;
  if (lost === NONE) unknown[victim] = (unknown[victim] ?? 0) * WEIGHTS.left;
  else known[victim] = cards - one(lost);
}

/** Fills `chances`: how likely each seat is to win in the next turn in which it might. Returns their sum. */
function soonest(board: Board, viewer: Seat): number {
  const { seats, city, turn: now } = board;
  for (let seat = 0; seat < seats; seat++) chances[seat] = 0;
  let running = 1;
  for (let turns = city[now] === ALL_KINDS || board.mayPut ? 0 : 1; turns <= seats; turns++) {
    const seat = (now + turns) % seats;
    if ((chances[seat] ?? 0) > 0) continue;
    const chance = running * chanceOf(board, viewer, seat, turns);
    chances[seat] = chance;
    running -= chance;
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += chances[seat] ?? 0;
  return sum;
}

const UNHARMED = Float64Array.from({ length: 6 }, (_, turns) => SOON.unharmed ** Math.max(0, turns - 1));
/** The first missing kind, by the set of kinds that are there. */
const FIFTH = Int8Array.from({ length: ALL_KINDS + 1 }, (_, kinds) =>
  MAFIOSI.findIndex((_name, kind) => !has(kinds, kind)),
);

function chanceOf(board: Board, viewer: Seat, seat: Seat, turns: number): number {
  const kinds = board.city[seat] ?? 0;
  const number = numberOf(kinds);
  if (number === KINDS) return SOON.complete;
  if (number < KINDS - 1) return 0;
  const fifth = FIFTH[kinds] ?? 0;
  const unharmed = UNHARMED[turns] ?? 0;
  if (countIn(known[seat] ?? 0, fifth) > 0) return SOON.inHand * unharmed;
  if (turns === 0 && seat === viewer) return byJob(board, known[seat] ?? 0, fifth);
  return SOON.ready * unharmed * (1 - otherKinds((unknown[seat] ?? 0) + 1));
}

/** CN-13, CN-14 */
function byJob({ mayJob, lying }: Board, hand: PackedCards, fifth: Mafioso): number {
  if (mayJob && countIn(hand, CONSIGLIERE) > 0 && countIn(lying, fifth) > 0) return SOON.byConsigliere;
  return mayJob && countIn(hand, CAPOREGIME) > 0 ? SOON.byCaporegime : 0;
}

/** CN-29 In the last round the city with the most kinds and cards wins. */
function lastShares({ region, city, seats }: Board): void {
  let most = 0;
  let first = 0;
  const worth = (seat: Seat): number => numberOf(city[seat] ?? 0) * 1000 + sizeOf(region[seat] ?? 0);
  for (let seat = 0; seat < seats; seat++) {
    if (worth(seat) > most) first = 0;
    if (worth(seat) >= most) {
      most = worth(seat);
      first++;
    }
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] = 0.1 / seats + (worth(seat) === most ? 0.9 / first : 0);
}

/** Shares the race among the seats by the turns each may still need. */
function raceShares(board: Board, viewer: Seat): void {
  const { seats } = board;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    const strength = Math.exp(-LEAD * (turnsLeft(board, viewer, seat) - pending(board, seat)));
    shares[seat] = strength;
    all += strength;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] = (shares[seat] ?? 0) / all;
}

function pending({ stage, dons, mafioso, victim, turn }: Board, seat: Seat): number {
  if (stage !== WINDOW || dons % 2 === 1) return 0;
  if (mafioso === HITMAN || mafioso === SMUGGLER) return victim === seat ? -ON_THE_WAY : 0;
  return turn === seat ? ON_THE_WAY / (mafioso === CONSIGLIERE ? 1 : 2) : 0;
}

function turnsLeft(board: Board, viewer: Seat, seat: Seat): number {
  const cards = known[seat] ?? 0;
  const more = unknown[seat] ?? 0;
  const region = board.region[seat] ?? 0;
  const inTheWay = missing(board.city[seat] ?? 0, cards, otherKinds(more)) + TURN * untilTurn(board, viewer, seat);
  const help = seat === viewer ? tools(cards) : CARD * (more + sizeOf(cards));
  return inTheWay - help - INSURANCE * duplicates(region);
}

function missing(kinds: Kinds, cards: PackedCards, absent: number): number {
  const lacking = KINDS - numberOf(kinds);
  const wanted = numberOf(ALL_KINDS & ~kinds & ~kindsIn(cards));
  let waits = 0;
  for (let kind = 0; kind < wanted; kind++) waits += absent;
  return (MISSING[lacking] ?? 0) + (WAIT[lacking] ?? 0) * waits;
}

function untilTurn({ turn, seats, city, mayPut }: Board, viewer: Seat, seat: Seat): number {
  if (turn !== seat) return ((seat - turn + seats) % seats) / seats;
  const hasOne = seat !== viewer || (kindsIn(known[seat] ?? 0) & ~(city[seat] ?? 0)) !== 0;
  return mayPut && hasOne ? 0 : 1;
}

/** CN-8 Kinds with more than one card: all bits of a count but the lowest. */
const duplicates = (region: PackedCards): number => numberOf(kindsIn(region & 0xeeeee));

function tools(hand: PackedCards): number {
  const dons = countIn(hand, DON);
  const pairs = Math.min(dons, sizeOf(hand) - dons);
  let jobs = 0;
  for (let kind = 0; kind < KINDS; kind++) jobs += (TOOLS[kind] ?? 0) * diminishing(countIn(hand, kind));
  return jobs + PROTECTION * diminishing(pairs);
}
