import { inOrder, type SequencePart } from '@consigliere/kernel';
import { turnUpEvent } from '../effects/events.ts';
import { settleAccounts } from '../ending.ts';
import { pay } from '../moves.ts';
import { listSeatsFromStart } from '../seats.ts';
import { type DerPate, EMPTY, NEUTRAL } from '../types.ts';
import { settleDistrict } from './settle.ts';

/** DP-2, DP-5 The start player, and the seven events. */
const prepare: SequencePart<DerPate> = table => {
  const { open, sealed, given, seats } = table;
  open.startPlayer = given.start ?? table.random('start player', seats.length);
  open.turn = open.startPlayer;
  table.shuffle('events', sealed.pile);
  sealed.removed = sealed.pile.splice(given.eventsInPile);
  table.tell('DP-1', { type: 'set-up', startPlayer: open.startPlayer });
};

/** DP-3 The start player's right neighbour begins. DP-42 In the fixed layout everybody has a given place. */
const settle: SequencePart<DerPate> = table => {
  const { open, given, seats } = table;
  if (!given.fixedLayout) {
    const seat = (open.startPlayer + seats.length - 1) % seats.length;
    return table.call('settle', { seat, parked: false });
  }
  open.car = 0;
  table.tell('DP-42', { type: 'parked', seat: null, space: 0 });
  for (let i = 0; i < seats.length; i++) settleDistrict(table, 'DP-42', (open.startPlayer + i) % seats.length, i);
};

/** DP-4 Neutral members occupy the districts nobody chose. */
const fillNeutral: SequencePart<DerPate> = table => {
  const { open, given } = table;
  const free = new Set(
    given.street.flatMap(({ district }, business) => (open.holder[business] === EMPTY ? [district] : [])),
  );
  for (const district of free) table.tell('DP-4', { type: 'settled', seat: null, district });
  for (let business = 0; business < open.holder.length; business++) {
    if (open.holder[business] !== EMPTY) continue;
    open.holder[business] = NEUTRAL;
    open.box--;
  }
};

/** DP-6 Income for everybody, DP-7 then the event. */
const beginRound: SequencePart<DerPate> = table => {
  const { open, given } = table;
  open.round++;
  open.turn = open.startPlayer;
  table.tell('DP-6', { type: 'round', round: open.round });
  for (const seat of listSeatsFromStart(table))
    pay(table, 'DP-6', { seat, amount: given.income[open.income[seat] ?? 0] ?? 0, reason: 'income' });
  turnUpEvent(table);
};

/** DP-8 Everybody has a turn, the start player first. */
const takeTurns: SequencePart<DerPate> = table => table.call('turns', { taken: 0 });

const endRound: SequencePart<DerPate> = table => {
  table.open.lasting = null;
  if (table.open.round < table.given.rounds) return beginRound;
};

export const match = inOrder(prepare, settle, fillNeutral, beginRound, takeTurns, endRound, settleAccounts);
