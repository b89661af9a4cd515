import { getAt, type Seat } from '@consigliere/kernel';
import {
  clear,
  findUnprotected,
  getLastSpace,
  isProtected,
  moveCar,
  moveDebt,
  takeFriend,
  tellIdle,
} from '../moves.ts';
import { listSeatsFromStart } from '../seats.ts';
import { rollDie } from '../tiles.ts';
import { type BoardDrawers, type DpTable, EMPTY, type Idle, PUPPET } from '../types.ts';
import { raid } from './fields.ts';

/** DP-7 The top event: its marker, the car, its text. */
export function turnUpEvent(table: DpTable): void {
  const { open, sealed, given } = table;
  const event = sealed.pile.pop();
  if (event === undefined) throw new Error('there are fewer events than rounds');
  const { colour, car } = getAt(given.events, event);
  open.turnedUp.push(event);
  table.tell(`DP-E${event + 1}`, { type: 'event-card', event, colour });
  if (open.ko === null) moveMarker(table, colour);
  moveCar(table, 'DP-7', car);
  EVENTS[event]?.(table);
}

/** An event that has done nothing to anybody says so. */
function tellIfIdle(table: DpTable, event: number, isDone: boolean, why: Idle): void {
  if (!isDone) tellIdle(table, `DP-E${event + 1}`, `E${event + 1}`, { why, seat: null });
}

/** DP-7 The fourth card of a colour decides the KO track; then the event markers stay where they are. */
function moveMarker(table: DpTable, colour: 'grey' | 'red'): void {
  const { open, given } = table;
  open[colour]++;
  if (open[colour] < given.cardsToKo) return;
  open.ko = colour === 'grey' ? 'reputation' : 'influence';
  table.tell('DP-7', { type: 'ko', track: open.ko });
}

/** Asks the seats an event concerns, one after another; if there are none, the event does nothing. */
function ask(table: DpTable, event: number, why: Idle, concerns: (seat: Seat) => boolean): void {
  const queue = listSeatsFromStart(table).filter(concerns);
  if (queue.length > 0) table.call('event', { event, queue });
  tellIfIdle(table, event, queue.length > 0, why);
}

/** DP-E2 The businesses a seat may give up. */
export const findSellable = (board: BoardDrawers, seat: Seat): number[] =>
  findUnprotected(board, holder => holder === seat);

/** DP-E4 All players at once give one of their own debt markers, if they have one left, to the player on their left. */
function giveDebtMarkers(table: DpTable): void {
  const able = listSeatsFromStart(table).filter(seat => (table.open.debts[seat]?.[seat] ?? 0) > 0);
  for (const seat of able) moveDebt(table, 'DP-E4', { owner: seat, from: seat, to: (seat + 1) % table.seats.length });
  tellIfIdle(table, 3, able.length > 0, 'no-debt-marker');
}

/** DP-E7 Players with a business in the car's district get a friend, while there are any left. */
function giveDistrictFriends(table: DpTable): void {
  const { open } = table;
  const before = open.brooklyn;
  for (const seat of listSeatsFromStart(table))
    if (open.holder.some((holder, business) => holder === seat && isProtected(table, business)))
      takeFriend(table, 'DP-E7', seat);
  tellIfIdle(table, 6, open.brooklyn < before, before === 0 ? 'no-friend' : 'nobody-in-the-district');
}

/** DP-E8 The start player rolls a die; members in businesses of that value go to jail. */
function raidByDie(table: DpTable): void {
  const face = rollDie(table, 'event');
  table.tell('DP-E8', { type: 'extra-die', seat: table.open.startPlayer, face, reason: 'event' });
  if (face === PUPPET) tellIfIdle(table, 7, false, 'puppet-hand');
  else tellIfIdle(table, 7, raid(table, 'DP-E8', face) > 0, 'nobody-to-jail');
}

/** The effects of E1 to E10. */
const EVENTS: readonly ((table: DpTable) => void)[] = [
  table => ask(table, 0, 'tracks-full', seat => (table.open.favours[seat] ?? 0) < getLastSpace(table, 'favours')),
  table => ask(table, 1, 'nothing-to-sell', seat => findSellable(table, seat).length > 0),
  table => {
    tellIfIdle(table, 2, table.open.holder[table.open.car] !== EMPTY, 'nobody-at-the-car');
    clear(table, 'DP-E3', table.open.car, 'river');
  },
  giveDebtMarkers,
  table => {
    table.open.lasting = 4;
  },
  table => {
    table.open.lasting = 5;
  },
  giveDistrictFriends,
  raidByDie,
  table => ask(table, 8, 'nobody-in-jail', seat => (table.open.jail[seat] ?? 0) > 0),
  table => tellIfIdle(table, 9, raid(table, 'DP-E10', table.given.gambling) > 0, 'nobody-to-jail'),
];
