import type { Decision, Seat, SecretDecision } from '@consigliere/kernel';
import { BID, SEAL, TAKE_ALLY } from '../actions.ts';
import { at, moneyInSuitcase, stashed, worth } from '../hands.ts';
import { learnFrom } from '../heists.ts';
import { ALONE, fromHorseHead, NOBODY } from '../seats.ts';
import { type CeTable, type CorleonesEmpire, MONEY } from '../types.ts';

type BidAction = CorleonesEmpire['Flow']['bid']['action'];

/** CE-28 Whoever has money in his suitcase bids; the others cannot. */
export function callForBids(table: CeTable): void {
  const bidders = table.seats.filter(seat => moneyInSuitcase(table.recalled, seat) > 0);
  if (bidders.length > 0) table.call('bid', { bidders });
  else table.tell('CE-28', { type: 'no-bids' });
}

/** How often each kind was picked. */
function countPicks(picks: readonly { readonly type: string; readonly money?: number }[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const { money } of picks) if (money !== undefined) counts[money] = at(counts, money) + 1;
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
      if (stashed(recalled, own, seat, kind) > (kind === highest ? used : 0)) actions.push(BID[kind] as BidAction);
    actions.push(SEAL);
    return actions;
  },
  run(table, _frame, answers) {
    table.done();
    const bids = table.seats.map(seat => countPicks(answers[seat] ?? []));
    table.tell('CE-28', { type: 'bids', bids: bids.map(each => [...each]) });
    learnFrom(table, bids);
    table.call('bribe', { queue: inOrder(table, bids), bids, asks: false });
  },
};

/** CE-29 Highest first; ties in turn order from the Horse Head; nothing bid, nothing had. */
const inOrder = (table: CeTable, bids: readonly (readonly number[])[]): Seat[] =>
  fromHorseHead(table)
    .filter(seat => worth(bids[seat] ?? []) > 0)
    .sort((a, b) => worth(bids[b] ?? []) - worth(bids[a] ?? []));

/** CE-29 Whose turn to choose has come pays and takes one; who comes when none is left keeps his money. */
export const bribe: Decision<CorleonesEmpire, 'bribe'> = {
  rule: 'CE-29',
  waiting: ({ asks, queue: [seat] }) => (asks && seat !== undefined ? (ALONE[seat] ?? NOBODY) : NOBODY),
  legal: ({ open }) => open.allies.map(ally => TAKE_ALLY[ally] as (typeof TAKE_ALLY)[number]),
  take(table, frame, _seat, { ally }) {
    frame.asks = false;
    bribeAlly(table, frame, ally);
  },
  run(table, frame) {
    const { allies } = table.open;
    const [only] = allies;
    if (frame.queue.length === 0 || only === undefined) {
      table.done();
      for (const seat of frame.queue) table.tell('CE-29', { type: 'bid-back', seat });
    } else if (allies.length > 1) frame.asks = true;
    else bribeAlly(table, frame, only);
  },
};

function bribeAlly(table: CeTable, frame: CorleonesEmpire['Flow']['bribe']['frame'], ally: number): void {
  const { open, recalled } = table;
  const seat = frame.queue.shift() as Seat;
  const paid = [...(frame.bids[seat] ?? [])];
  const suitcase = recalled.suitcases[seat] as number[];
  for (const [kind, count] of paid.entries()) {
    suitcase[kind] = at(suitcase, kind) - count;
    open.piles[kind] = at(open.piles, kind) + count;
  }
  open.allies.splice(open.allies.indexOf(ally), 1);
  (recalled.allies[seat] as number[]).push(ally);
  table.tell('CE-29', { type: 'bribed', seat, ally, paid });
  learnFrom(table);
}
