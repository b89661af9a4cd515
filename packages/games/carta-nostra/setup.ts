import type { DeepReadonly, Drawers } from '@consigliere/kernel';
import { MAFIOSI, noCards } from './mafiosi.ts';
import type { CartaNostra, CnTable, Given } from './types.ts';

/** The table before the first deal: every card lies sorted on the draw pile. */
export function setup(given: DeepReadonly<Given>, seats: number): Drawers<CartaNostra> {
  const each = <X>(make: () => X): X[] => {
    const all: X[] = [];
    for (let seat = 0; seat < seats; seat++) all.push(make());
    return all;
  };
  const pile: number[] = [];
  for (let mafioso = 0; mafioso < MAFIOSI.length; mafioso++)
    for (let card = 0; card < given.eachKind; card++) pile.push(mafioso);
  return {
    open: {
      region: each(noCards),
      discard: [],
      startPlayer: 0,
      turn: 0,
      round: 1,
      stillTurns: 0,
      moved: false,
      wins: each(() => 0),
      ended: null,
      over: false,
    },
    recalled: { known: each(noCards), changes: each(() => []) },
    own: each(() => ({ hand: noCards(), looks: each(() => null) })),
    sealed: { pile },
  };
}

/** CN-1, CN-2 Shuffles, deals and turns up the first card for the start player named in `open`. */
export function deal(table: CnTable): void {
  const { given, open, sealed, seats } = table;
  table.shuffle('deal', sealed.pile);
  for (const seat of seats) {
    const second = (open.startPlayer + 1) % seats.length === seat;
    const cards = given.startingHand + (given.secondPlayerBonus && second ? 1 : 0);
    const { hand } = table.own(seat);
    for (const mafioso of sealed.pile.splice(-cards)) hand[mafioso] = (hand[mafioso] ?? 0) + 1;
  }
  const turnedUp = sealed.pile.pop();
  if (turnedUp === undefined) throw new Error('there are too few cards to deal');
  open.discard.push(turnedUp);
  open.turn = open.startPlayer;
  const { startPlayer } = open;
  const dealt = { startPlayer, turnedUp };
  const hands = seats.map(seat => ({ type: 'dealt-hand' as const, ...dealt, hand: [...table.own(seat).hand] }));
  table.tellEach('CN-1', { type: 'dealt', ...dealt }, hands);
}

/** All cards back on the draw pile, for the next game of a match. */
export function gather(table: CnTable): void {
  const fresh = setup(table.given, table.seats.length);
  Object.assign(table.open, { ...fresh.open, wins: table.open.wins, startPlayer: table.open.startPlayer });
  Object.assign(table.recalled, fresh.recalled);
  for (const seat of table.seats) Object.assign(table.own(seat), fresh.own[seat]);
  Object.assign(table.sealed, fresh.sealed);
}
