import { getAt, type SecretDecision } from '@consigliere/kernel';
import { KEEP, SEAL } from '../actions.ts';
import { discard, handOf, handSize } from '../hands.ts';
import { ALLY_CARDS, type CeSeatView, type CeTable, type CorleonesEmpire, type HandCard, JOB_CARDS } from '../types.ts';

/** CE-30 Allies come back to hand; players who then hold more than the limit pay tribute. */
export function callForTribute(table: CeTable): void {
  const { open, recalled, given } = table;
  for (const seat of table.seats) {
    const allies = getAt(open.played, seat).splice(0);
    if (allies.length === 0) continue;
    getAt(recalled.allies, seat).push(...allies);
    table.tell('CE-30', { type: 'allies-back', seat, allies });
  }
  const limit = given.acts[open.act]?.handLimit ?? 0;
  const payers = table.seats.filter(seat => handSize(recalled, seat) > limit);
  if (payers.length > 0) table.call('tribute', { limit, payers });
}

/** A key that is equal for two cards if it doesn't matter which one is kept. */
const likeness = ({ given }: CeSeatView, card: HandCard): number =>
  card >= JOB_CARDS && card < ALLY_CARDS ? JOB_CARDS + (given.jobs[card - JOB_CARDS]?.alike ?? 0) : card;

/** CE-30 How far into the hand the picks have come, and the cards they have passed over. */
export function readKept(
  hand: readonly HandCard[],
  picks: CeSeatView['picks'],
): { place: number; passed: readonly HandCard[] } {
  const passed: HandCard[] = [];
  let place = 0;
  for (const pick of picks) {
    if (pick.type !== 'keep') continue;
    const found = hand.indexOf(pick.card, place);
    passed.push(...hand.slice(place, found));
    place = found + 1;
  }
  return { place, passed };
}

/** CE-30 The player keeps card by card, in the order of the hand, until the limit is reached, and then seals the choice. */
export const tribute: SecretDecision<CorleonesEmpire, 'tribute'> = {
  rule: 'CE-30',
  secret: true,
  waiting: ({ payers }) => payers,
  seals: ({ type }) => type === 'seal',
  legal(view, { limit }) {
    const missing = limit - view.picks.length;
    if (missing === 0) return [SEAL];
    const hand = handOf(view.recalled, view.own, view.seat);
    const actions: CorleonesEmpire['Flow']['tribute']['action'][] = [];
    let before = -1;
    for (let { place } = readKept(hand, view.picks); place <= hand.length - missing; place++) {
      const card = hand[place] ?? 0;
      if (likeness(view, card) !== before) actions.push(KEEP(card));
      before = likeness(view, card);
    }
    return actions;
  },
  run(table, { payers }, answers) {
    table.done();
    const given = payers.map(seat => {
      const left = handOf(table.recalled, table.own(seat), seat);
      for (const pick of answers[seat] ?? []) if (pick.type === 'keep') left.splice(left.indexOf(pick.card), 1);
      return left;
    });
    for (const [i, seat] of payers.entries()) {
      const cards = given[i] ?? [];
      for (const card of cards) discard(table, seat, card);
      table.tell('CE-30', { type: 'tribute', seat, cards });
    }
  },
};
