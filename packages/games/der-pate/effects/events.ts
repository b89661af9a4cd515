import { getAt, type Seat } from '@consigliere/kernel';
import { clear, isProtected, lastSpace, moveCar, moveDebt, takeFriend, tellIdle, unprotected } from '../moves.ts';
import { fromStart } from '../seats.ts';
import { rollDie } from '../tiles.ts';
import { type Board, type DpTable, EMPTY, type Idle, PUPPET } from '../types.ts';
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
function orNothing(table: DpTable, event: number, isDone: boolean, why: Idle): void {
  if (!isDone) tellIdle(table, `DP-E${event + 1}`, `E${event + 1}`, { why, seat: null });
}

/** DP-7 The fourth card of a colour decides the knock-out track; then the markers rest. */
function moveMarker(table: DpTable, colour: 'grey' | 'red'): void {
  const { open, given } = table;
  open[colour]++;
  if (open[colour] < given.cardsToKo) return;
  open.ko = colour === 'grey' ? 'reputation' : 'influence';
  table.tell('DP-7', { type: 'ko', track: open.ko });
}

/** Asks those an event concerns, one after another; with nobody to ask it does nothing. */
function ask(table: DpTable, event: number, why: Idle, concerns: (seat: Seat) => boolean): void {
  const queue = fromStart(table).filter(concerns);
  if (queue.length > 0) table.call('event', { event, queue });
  orNothing(table, event, queue.length > 0, why);
}

/** DP-E2 Own businesses that may be given up. */
export const sellable = (board: Board, seat: Seat): number[] => unprotected(board, holder => holder === seat);

/** DP-E4 Everybody at once gives one own marker, if he has one left, to his left neighbour. */
function everybodyOwes(table: DpTable): void {
  const able = fromStart(table).filter(seat => (table.open.debts[seat]?.[seat] ?? 0) > 0);
  for (const seat of able) moveDebt(table, 'DP-E4', { owner: seat, from: seat, to: (seat + 1) % table.seats.length });
  orNothing(table, 3, able.length > 0, 'no-debt-marker');
}

/** DP-E7 Whoever has a business in the car's district gets a friend, while they last. */
function friendsInTheDistrict(table: DpTable): void {
  const { open } = table;
  const before = open.brooklyn;
  for (const seat of fromStart(table))
    if (open.holder.some((holder, business) => holder === seat && isProtected(table, business)))
      takeFriend(table, 'DP-E7', seat);
  orNothing(table, 6, open.brooklyn < before, before === 0 ? 'no-friend' : 'nobody-in-the-district');
}

/** DP-E8 The start player rolls a die; who sits in businesses of that value goes to jail. */
function raidByDie(table: DpTable): void {
  const face = rollDie(table, 'event');
  table.tell('DP-E8', { type: 'extra-die', seat: table.open.startPlayer, face, reason: 'event' });
  if (face === PUPPET) orNothing(table, 7, false, 'puppet-hand');
  else orNothing(table, 7, raid(table, 'DP-E8', face) > 0, 'nobody-to-jail');
}

/** E1 to E10. */
const EVENTS: readonly ((table: DpTable) => void)[] = [
  table => ask(table, 0, 'tracks-full', seat => (table.open.favours[seat] ?? 0) < lastSpace(table, 'favours')),
  table => ask(table, 1, 'nothing-to-sell', seat => sellable(table, seat).length > 0),
  table => {
    orNothing(table, 2, table.open.holder[table.open.car] !== EMPTY, 'nobody-at-the-car');
    clear(table, 'DP-E3', table.open.car, 'river');
  },
  everybodyOwes,
  table => {
    table.open.lasting = 4;
  },
  table => {
    table.open.lasting = 5;
  },
  friendsInTheDistrict,
  raidByDie,
  table => ask(table, 8, 'nobody-in-jail', seat => (table.open.jail[seat] ?? 0) > 0),
  table => orNothing(table, 9, raid(table, 'DP-E10', table.given.gambling) > 0, 'nobody-to-jail'),
];
