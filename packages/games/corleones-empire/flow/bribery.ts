import { type Decision, getAt, type Seat, type SecretDecision } from '@consigliere/kernel';
import { BID, SEAL, TAKE_ALLY } from '../actions.ts';
import { addTo } from '../counts.ts';
import { countStashed, moneyInSuitcase, worth } from '../hands.ts';
import { learnFrom } from '../heists.ts';
import { type CeTable, type CorleonesEmpire, MONEY } from '../types.ts';

type BidAction = CorleonesEmpire['Flow']['bid']['action'];

/** CE-28 Only players with money in their suitcase bid. */
export function callForBids(table: CeTable): void {
  const bidders = table.seats.filter(seat => moneyInSuitcase(table.recalled, seat) > 0);
  if (bidders.length > 0) table.call('bid', { bidders });
  else table.tell('CE-28', { type: 'no-bids' });
}

/** How often each kind was picked. */
function countPicks(picks: readonly { readonly type: string; readonly money?: number }[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const { money } of picks) if (money !== undefined) addTo(counts, money);
  return counts;
}

/** CE-28 Any money cards from the suitcase, picked from the highest value down, then sealed. */
export const bid: SecretDecision<CorleonesEmpire, 'bid'> = {
  rule: 'CE-28',
  secret: true,
  waiting: ({ bidders }) => bidders,
  seals: ({ type }) => type === 'seal',
  legal({ recalled, own, seat, picks }) {
    const last = picks.at(-1);
    const highest = last?.type === 'bid' ? last.money : MONEY - 1;
    const used = picks.filter(pick => pick.type === 'bid' && pick.money === highest).length;
    const actions: BidAction[] = [];
    for (let kind = highest; kind >= 0; kind--)
      if (countStashed(recalled, own, seat, kind) > (kind === highest ? used : 0)) actions.push(BID(kind));
    actions.push(SEAL);
    return actions;
  },
  run(table, _frame, answers) {
    table.done();
    const bids = table.seats.map(seat => countPicks(answers[seat] ?? []));
    table.tell('CE-28', { type: 'bids', bids: bids.map(each => [...each]) });
    learnFrom(table, bids);
    const queue = rankBidders(table, bids);
    if (table.open.allies.length === 0) return returnBids(table, queue);
    table.call('bribe', { queue, bids });
  },
};

/** CE-29 The bidders, highest bid first; ties go in turn order from the Horse Head, and a bid of nothing gets nothing. */
const rankBidders = ({ seats, open }: CeTable, bids: readonly (readonly number[])[]): Seat[] =>
  seats
    .map((_, step) => (open.horseHead + step) % seats.length)
    .filter(seat => worth(bids[seat] ?? []) > 0)
    .sort((a, b) => worth(bids[b] ?? []) - worth(bids[a] ?? []));

/** CE-29 The bidders whose turn comes when no ally is left keep their money. */
function returnBids(table: CeTable, queue: readonly Seat[]): void {
  for (const seat of queue) table.tell('CE-29', { type: 'bid-back', seat });
}

/** CE-29 One bidder after the other pays the bid and takes an ally. */
export const bribe: Decision<CorleonesEmpire, 'bribe'> = {
  rule: 'CE-29',
  waiting: ({ queue: [seat] }) => seat ?? [],
  legal: ({ open }) => open.allies.map(TAKE_ALLY),
  forced: true,
  take(table, { queue, bids }, seat, { ally }) {
    queue.shift();
    bribeAlly(table, seat, ally, bids[seat] ?? []);
    if (table.open.allies.length > 0) return;
    table.done();
    returnBids(table, queue);
  },
  run: table => table.done(),
};

function bribeAlly(table: CeTable, seat: Seat, ally: number, bid: readonly number[]): void {
  const { open, recalled } = table;
  const paid = [...bid];
  const suitcase = getAt(recalled.suitcases, seat);
  for (const [kind, count] of paid.entries()) {
    addTo(suitcase, kind, -count);
    addTo(open.piles, kind, count);
  }
  open.allies.splice(open.allies.indexOf(ally), 1);
  getAt(recalled.allies, seat).push(ally);
  table.tell('CE-29', { type: 'bribed', seat, ally, paid });
  learnFrom(table);
}
