import type { DeepReadonly, Seat } from '@consigliere/kernel';
import { OFFER, ROB, SUITCASE_MONEY } from '../actions.ts';
import { countHeld, countStashed, moneyInHand, moneyInSuitcase, suitcase } from '../hands.ts';
import { noteHeist } from '../heists.ts';
import { type AbilityAction, type BoardState, type CardKind, type CeTable, MONEY, type Own } from '../types.ts';
import { type CardEffect, citeAbility, once } from './effect.ts';

function moneyHeld({ recalled }: BoardState, own: DeepReadonly<Own> | null, seat: Seat): AbilityAction[] {
  const actions: AbilityAction[] = [];
  for (let kind = 0; kind < MONEY; kind++)
    if ((own === null ? moneyInHand(recalled, seat) : countHeld(recalled, own, seat, kind)) > 0)
      actions.push(SUITCASE_MONEY(kind));
  return actions;
}

/** Skim, Back Room Deal: shows up to this many money cards from hand and puts them into the suitcase. */
const suitcasing = (times: number): CardEffect => ({
  choices: (board, { seat }, own) => moneyHeld(board, own, seat),
  carryOut(table, frame, action) {
    if (action.type !== 'suitcase') return;
    frame.times++;
    frame.over = frame.times === times;
    suitcase(table, citeAbility(frame), frame.seat, action.money);
  },
});

const others = (board: BoardState, seat: Seat, isMeant: (other: Seat) => boolean): Seat[] =>
  board.recalled.hands.flatMap((_, other) => (other !== seat && isMeant(other) ? [other] : []));

/** CE-41 An Offer They Can't Refuse asks everybody with money in hand. */
const refusers = (board: BoardState, seat: Seat): Seat[] =>
  others(board, seat, other => moneyInHand(board.recalled, other) > 0);

const offer = once(
  'offer',
  (board, { seat }) => (refusers(board, seat).length > 0 ? [OFFER] : []),
  (table, { seat }) => table.call('offer', { seat, asked: refusers(table, seat) }),
);

/** CE-37 Heist: a random money card from a suitcase, seen only by robber and victim. */
const heist = once(
  'rob',
  (board, { seat }) => others(board, seat, other => moneyInSuitcase(board.recalled, other) > 0).map(ROB),
  (table, frame, { victim }) => {
    const { seat } = frame;
    const money = stolenBy(table, victim);
    noteHeist(table, seat, victim, money);
    const whisper = { type: 'robbed-card', seat, victim, money } as const;
    const hearers = table.seats.map(each => (each === seat || each === victim ? whisper : null));
    table.tellEach(citeAbility(frame), { type: 'robbed', seat, victim }, hearers);
  },
);

function stolenBy(table: CeTable, victim: Seat): CardKind {
  const own = table.own(victim);
  let left = table.random('heist', moneyInSuitcase(table.recalled, victim));
  let kind = 0;
  for (; kind < MONEY - 1; kind++) {
    left -= countStashed(table.recalled, own, victim, kind);
    if (left < 0) break;
  }
  return kind;
}

export const money = {
  'suitcase-three': suitcasing(3),
  'suitcase-one': suitcasing(1),
  offer,
  heist,
} satisfies Record<string, CardEffect>;
