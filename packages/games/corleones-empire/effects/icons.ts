import { type DeepReadonly, getAt, type Seat } from '@consigliere/kernel';
import { controllerOf } from '../board.ts';
import { handSize, keepJob } from '../hands.ts';
import { drawJob, takeable } from '../piles.ts';
import {
  BLOOD_MONEY,
  BOOZE,
  type BoardState,
  type CardKind,
  type CeTable,
  DISCARD_1,
  DISCARD_2,
  DISCARD_3,
  EXCHANGE,
  GUN,
  type Icons,
  NONE,
} from '../types.ts';

/** CE-I8 The goods that Narcotics replace. */
export const BASIC_GOODS: readonly CardKind[] = [GUN, BLOOD_MONEY, BOOZE];

/** CE-I3, CE-I4, CE-I8, CE-I9 The discards of each trade and the cards taken for them; the exchange takes one of the basic goods. */
interface Trade {
  readonly rule: string;
  readonly discards: number;
  readonly takes: readonly CardKind[];
}
const TRADES: Readonly<Record<number, Trade>> = {
  [DISCARD_2]: { rule: 'CE-I3', discards: 2, takes: [3] },
  [DISCARD_1]: { rule: 'CE-I4', discards: 1, takes: [3] },
  [DISCARD_3]: { rule: 'CE-I9', discards: 3, takes: [2, 3] },
  [EXCHANGE]: { rule: 'CE-I8', discards: 1, takes: [] },
};
export function tradeOf(icon: number): Trade {
  const trade = TRADES[icon];
  if (trade === undefined) throw new Error(`icon ${icon} trades nothing`);
  return trade;
}

/** The basic goods that are available. */
export const goodsLeft = ({ open }: BoardState): CardKind[] =>
  BASIC_GOODS.filter(good => takeable(open, good) !== NONE);

/** CE-24 The basic goods whose piles are empty. */
export const goodsGone = ({ open }: BoardState): CardKind[] =>
  BASIC_GOODS.filter(good => takeable(open, good) === NONE);

/** CE-I11 A trade needs its full number of cards; the exchange also needs a good, which may be the one discarded. */
export function mayTrade(board: BoardState, seat: Seat, icon: number): boolean {
  if (handSize(board.recalled, seat) < tradeOf(icon).discards) return false;
  if (icon !== EXCHANGE || goodsLeft(board).length > 0) return true;
  const hand = getAt(board.recalled.hands, seat);
  return BASIC_GOODS.some(good => (hand[good] ?? 0) > 0);
}

/** CE-I6, CE-I12 Draws two jobs, of which one is kept; a single one leaves nothing to choose. */
export function drawJobs(table: CeTable, seat: Seat): void {
  // Nothing is shown before both are drawn: the deck may be shuffled between them.
  const [first, second] = [drawJob(table), drawJob(table)];
  const { drawn } = table.own(seat);
  for (const job of [first, second]) if (job !== undefined) drawn.push(job);
  drawn.sort((a, b) => a - b);
  table.tell('CE-I6', { type: 'drew-jobs', seat, count: drawn.length }, seat, {
    type: 'saw-jobs',
    seat,
    jobs: [...drawn],
  });
  if (drawn.length === 2) {
    const shuffles = drawn.map(job => table.recalled.shuffle[job] ?? 0).sort((a, b) => a - b);
    return table.call('keep', { seat, shuffles });
  }
  for (const job of drawn.splice(0)) keepJob(table, seat, job);
  table.tell('CE-I12', { type: 'kept-job', seat, discarded: null });
}

/** CE-I10 Gives a player icons to use in any order. */
export function useIcons(table: CeTable, seat: Seat, icons: DeepReadonly<Icons>): void {
  table.call('use', { seat, icons: [...icons] });
}

/** CE-12, CE-13 The active player uses the Front of a business; so does another player who controls its turf. */
export function useFront(table: CeTable, seat: Seat, business: number): void {
  const controller = controllerOf(table, table.open.turfs[business] ?? NONE);
  if (controller === NONE || controller === seat)
    return useIcons(table, seat, table.given.businesses[business]?.front ?? []);
  table.call('front', { seat, business, controller });
}
