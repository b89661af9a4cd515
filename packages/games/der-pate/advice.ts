import type { Advice, Seat, SeatView } from '@consigliere/kernel';
import { result } from './ending.ts';
import { type DerPate, HELD } from './types.ts';

type View = SeatView<DerPate>;

/** What a tile in hand is worth, in thousands: wedding, grandchild, birthday, cop, judge, senator. */
const TILE_WORTH = [1, 2.5, 1.2, 0.6, 0.8, 1];
/** How often a business of a value pays in a round, for each family at the table. */
const PAYS_PER_TURN = 0.2;
/** Steps a family can hope for on one track in a round. */
const STEPS_PER_ROUND = 2.6;
/** In thousands: a lead that makes a win rather sure. */
const CLEAR_LEAD = 14;

const at = (list: readonly number[] | undefined, index: number): number => list?.[index] ?? 0;

/** Rounds still to come, the running one in part. */
const roundsLeft = ({ open, given }: View): number => given.rounds - open.round + 0.5;

/** How likely the track is to be finished in time. */
function finishes(view: View, track: 'reputation' | 'influence', seat: Seat): number {
  const left = view.given.last - at(view.open[track], seat);
  if (left <= 0) return 1;
  const reach = STEPS_PER_ROUND * roundsLeft(view);
  return Math.max(0.02, Math.min(0.97, 1.25 - left / (reach + 1)));
}

/** How likely reputation is to be the knock-out track, by the cards turned up. */
function reputationIsKo({ open, given }: View): number {
  if (open.ko !== null) return open.ko === 'reputation' ? 1 : 0;
  const lead = open.grey - open.red;
  return Math.max(0.05, Math.min(0.95, 0.5 + (lead * 0.5) / (given.cardsToKo - Math.max(open.grey, open.red) + 1)));
}

/** How likely a family is to be there at the end. */
function stays(view: View, seat: Seat): number {
  const grey = reputationIsKo(view);
  return grey * finishes(view, 'reputation', seat) + (1 - grey) * finishes(view, 'influence', seat);
}

/** What a family may hope to have at the end, in thousands. */
function worth(view: View, seat: Seat): number {
  const { open, given, recalled, seats } = view;
  const rounds = roundsLeft(view);
  let sum = at(recalled.money, seat) / 1000;
  sum += (at(given.income, at(open.income, seat)) / 1000) * (rounds + 0.5);
  for (let business = 0; business < open.holder.length; business++) {
    if (open.holder[business] !== seat) continue;
    const pay = (given.street[business]?.pay ?? 0) / 1000;
    sum += 2.4 + pay * PAYS_PER_TURN * seats * rounds * 0.7;
  }
  const debts = open.debts[seat] ?? [];
  for (let place = 0; place < debts.length; place++) if (place !== seat) sum -= 2 * at(debts, place);
  for (let owner = 0; owner < seats; owner++) if (owner !== seat) sum += 2.2 * at(open.debts[owner], seat);
  sum += at(open.favours, seat) * 0.35 * rounds + at(open.friends, seat) * (at(open.favours, seat) > 0 ? 2.2 : 0.8);
  sum += 0.3 * Math.min(3, at(open.supply, seat)) - at(open.jail, seat) * 1.1 - at(open.river, seat) * 0.4;
  const tiles = open.tiles[seat] ?? [];
  for (let tile = 0; tile < tiles.length; tile++) if (tiles[tile] === HELD) sum += at(TILE_WORTH, tile);
  return sum;
}

/** The chance to win as far as it can be seen: to stay in, and to have more than whoever else stays in. */
function evaluate(view: View): number {
  const { seat, open } = view;
  const over = result(open);
  if (over !== null) return over.place[seat] === 1 ? 1 / over.place.filter(place => place === 1).length : 0;
  const mine = worth(view, seat);
  let ahead = 1;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    const wins = 0.5 + 0.5 * Math.tanh((mine - worth(view, other)) / CLEAR_LEAD);
    const there = stays(view, other);
    ahead *= wins * there + (1 - there);
  }
  return stays(view, seat) * ahead;
}

/** Between answers that cannot be compared, those that move something. */
const IDLE_TYPES = ['decline', 'keep', 'let-drown'];

export const advice: Advice<DerPate> = {
  evaluate,
  rollout(_view, legal, random) {
    const active = legal.filter(({ type }) => !IDLE_TYPES.includes(type));
    const from = active.length > 0 ? active : legal;
    return from[random(from.length)] as (typeof legal)[number];
  },
};
