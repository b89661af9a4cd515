import type { Decision, SeatView } from '@consigliere/kernel';
import { DISCARD, GOOD } from '../actions.ts';
import { BASIC_GOODS, goodsGone, goodsLeft, tradeOf } from '../effects/icons.ts';
import { countHeld, discard as discardCard, keepJob } from '../hands.ts';
import { takeCard } from '../piles.ts';
import { ALLY_CARDS, type CorleonesEmpire, EXCHANGE, type HandCard, JOB_CARDS, KINDS, NONE } from '../types.ts';

/** The different cards in a seat's own hand: one of each group of cards that do the same. */
export function cardsInHand(view: SeatView<CorleonesEmpire>): HandCard[] {
  const { recalled, own, seat, given } = view;
  const cards: HandCard[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (countHeld(recalled, own, seat, kind) > 0) cards.push(kind);
  for (let i = 0; i < own.jobs.length; i++) {
    const job = own.jobs[i] ?? 0;
    const before = own.jobs[i - 1];
    if (before === undefined || given.jobs[before]?.alike !== given.jobs[job]?.alike) cards.push(JOB_CARDS + job);
  }
  for (const ally of recalled.allies[seat] ?? []) cards.push(ALLY_CARDS + ally);
  return cards;
}

/** CE-I11 The player discards card by card, face up, and then takes. */
export const discard: Decision<CorleonesEmpire, 'discard'> = {
  rule: 'CE-I11',
  waiting: ({ seat, left }) => (left > 0 ? seat : []),
  legal(view, { icon }) {
    const cards = cardsInHand(view);
    const must =
      icon === EXCHANGE && goodsLeft(view).length === 0 ? cards.filter(card => BASIC_GOODS.includes(card)) : cards;
    return must.map(DISCARD);
  },
  take(table, frame, seat, { card }) {
    frame.left--;
    discardCard(table, seat, card);
    table.tell(tradeOf(frame.icon).rule, { type: 'discarded', seat, card });
  },
  run(table, { seat, icon }) {
    table.done();
    const { rule, takes } = tradeOf(icon);
    for (const kind of takes) takeCard(table, rule, seat, kind);
    if (icon !== EXCHANGE) return;
    const [only, ...others] = goodsLeft(table);
    if (only === undefined || others.length > 0) table.call('good', { seat });
    else takeCard(table, rule, seat, only);
  },
};

/** CE-I8 The player chooses a good. */
export const good: Decision<CorleonesEmpire, 'good'> = {
  rule: 'CE-I8',
  waiting: ({ seat }) => seat,
  legal: view => goodsLeft(view).map(GOOD),
  barred: view => goodsGone(view).map(kind => ({ action: GOOD(kind), rule: 'CE-24' })),
  take(table, { seat }, _seat, action) {
    table.done();
    takeCard(table, 'CE-I8', seat, action.good);
  },
};

/** CE-I6 One of the two drawn jobs is kept, the other is discarded face up: the answer names both. */
export const keep: Decision<CorleonesEmpire, 'keep'> = {
  rule: 'CE-I6',
  waiting: ({ seat }) => seat,
  legal({ own, given }) {
    const [a = NONE, b = NONE] = own.drawn;
    const first = { type: 'keep-job', job: a, discards: b } as const;
    // If both do the same, either may be kept. Only the drawing player may know that there is no choice, so the question is asked anyway.
    if (given.jobs[a]?.alike === given.jobs[b]?.alike) return [first];
    return [first, { type: 'keep-job', job: b, discards: a }];
  },
  take(table, _frame, seat, { job, discards }) {
    table.done();
    table.own(seat).drawn = [];
    keepJob(table, seat, job);
    table.open.jobDiscard.push(discards);
    table.tell('CE-I6', { type: 'kept-job', seat, discarded: discards });
  },
};
