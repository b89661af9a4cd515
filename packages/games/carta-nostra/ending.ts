import type { DeepReadonly, Result, Rules, Seat } from '@consigliere/kernel';
import { countCards, countKinds, MAFIOSI } from './mafiosi.ts';
import { type CartaNostra, type CnTable, ENDING_RULES, type Ending, type Given, type Open } from './types.ts';

/** CN-29 A game in this round ends after it. */
export const LAST_ROUND = 200;

function endGame(table: CnTable, ending: Ending, winners: Seat[]): void {
  table.open.ended = { ending, winners };
  table.tell(ENDING_RULES[ending], { type: 'game-over', ending, winners: [...winners] });
}

/** CN-5, CN-8 All five kinds in the player's own city at the end of their own turn win at once. */
export function winByFiveKinds(table: CnTable, seat: Seat): boolean {
  if (countKinds(table.open.region[seat] ?? []) < MAFIOSI.length) return false;
  endGame(table, 'five-kinds', [seat]);
  return true;
}

/** CN-24, CN-29 The most different kinds in the city, then the most cards in it, then shared. */
export function leaders(region: readonly (readonly number[])[]): Seat[] {
  const worth = region.map(cards => countKinds(cards) * 1000 + countCards(cards));
  const best = Math.max(...worth);
  return worth.flatMap((each, seat) => (each === best ? [seat] : []));
}

/** CN-24 A whole round in which no card has moved, or CN-29 the end of the last round, ends the game. */
export function noMoreMoves(table: CnTable): boolean {
  const { open } = table;
  const lastRoundIsOver = open.round >= LAST_ROUND && open.turn === open.startPlayer;
  if (open.stillTurns >= table.seats.length) endGame(table, 'dead-end', leaders(open.region));
  else if (lastRoundIsOver) endGame(table, 'last-round', leaders(open.region));
  return open.ended !== null;
}

/** CN-30 The first of the winners clockwise from the last start player, who counts too. */
export function nextStartPlayer(winners: readonly Seat[], lastStartPlayer: Seat, seats: number): Seat {
  const distance = (seat: Seat): number => (seat - lastStartPlayer + seats) % seats;
  return winners.reduce((first, seat) => (distance(seat) < distance(first) ? seat : first));
}

/** CN-2, CN-30 In a rematch the last winner starts, in whichever seat; chance decides if the winner has left. */
export function rematch(
  { options }: Rules<CartaNostra>,
  open: DeepReadonly<Open>,
  seatOf: (seat: Seat) => Seat | null,
): Readonly<Record<string, unknown>> {
  const seated = open.ended?.winners.filter(seat => seatOf(seat) !== null) ?? [];
  if (seated.length === 0) return { ...options, start: 'random' };
  return { ...options, start: seatOf(nextStartPlayer(seated, open.startPlayer, open.region.length)) };
}

/** CN-30 Each winner gets a win. The players who have enough of them win the match. Returns whether it is decided. */
export function awardGame(table: CnTable): boolean {
  const { open, given } = table;
  const winners = open.ended?.winners ?? [];
  for (const seat of winners) open.wins[seat] = (open.wins[seat] ?? 0) + 1;
  open.over = winners.some(seat => (open.wins[seat] ?? 0) >= given.wins);
  // A match of one game ends for the reason its game does.
  const rule = given.wins === 1 && open.ended !== null ? ENDING_RULES[open.ended.ending] : 'CN-30';
  if (open.over) table.tell(rule, { type: 'match-over', winners: matchWinners(open, given) });
  else open.startPlayer = nextStartPlayer(winners, open.startPlayer, table.seats.length);
  return open.over;
}

const matchWinners = (open: DeepReadonly<Open>, given: DeepReadonly<Given>): Seat[] =>
  open.wins.flatMap((wins, seat) => (wins >= given.wins ? [seat] : []));

/** The score sheet. In a single game only the winners are ranked; in a match, everybody by wins. */
export function result(open: DeepReadonly<Open>, given: DeepReadonly<Given>): Result | null {
  if (!open.over) return null;
  const kinds = open.region.map(countKinds);
  return {
    place: open.wins.map(wins => 1 + open.wins.filter(other => other > wins).length),
    score: given.wins > 1 ? [...open.wins] : kinds,
    lines: [
      { what: 'wins', by: [...open.wins] },
      { what: 'kinds', by: kinds },
      { what: 'cards', by: open.region.map(countCards) },
    ],
  };
}
