import { answers } from '../idioms.ts';
import type { Decision, SecretDecision } from '../shape.ts';
import { CARDS, kindOf, type Sitdown } from './types.ts';

const MOST_SEATS = 4;
const PICK = answers(CARDS, card => ({ type: 'pick', card }));
const SEAL = Object.freeze({ type: 'seal' } as const);
const TARGET = answers(MOST_SEATS, seat => ({ type: 'target', seat }));
const GUARD = answers(CARDS, card => ({ type: 'guard', card }));
const SUFFER = Object.freeze({ type: 'suffer' } as const);
const VOTE = [true, false].map(stay => Object.freeze({ type: 'vote', stay } as const));

/** One or two cards, picked in rising order and then sealed. */
export const pledge: SecretDecision<Sitdown, 'pledge'> = {
  rule: 'S-1',
  secret: true,
  waiting: (_frame, seats) => Array.from({ length: seats }, (_, seat) => seat),
  seals: action => action.type === 'seal',
  legal({ own, picks }) {
    const last = picks.at(-1);
    const above = last?.type === 'pick' ? last.card : -1;
    const cards = picks.length < 2 ? own.hand.filter(card => card > above) : [];
    return [...cards.map(PICK), ...(picks.length > 0 ? [SEAL] : [])];
  },
  barred: ({ picks }) => (picks.length > 0 ? [] : [{ action: SEAL, rule: 'S-1' }]),
  run(table, _frame, picks) {
    table.done();
    for (const seat of table.seats) {
      const own = table.own(seat);
      const cards = (picks[seat] ?? []).flatMap(pick => (pick.type === 'pick' ? [pick.card] : []));
      own.hand = own.hand.filter(card => !cards.includes(card));
      table.open.shown[seat] = cards;
    }
    table.tell('S-1', { type: 'pledged', shown: table.open.shown.map(cards => [...cards]) });
  },
};

export const target: Decision<Sitdown, 'target'> = {
  rule: 'S-2',
  waiting: frame => frame.by,
  legal: (view, frame) => TARGET.all.filter(({ seat }) => seat !== frame.by && seat < view.seats),
  barred: view => [{ action: TARGET(view.seat), rule: 'S-2' }],
  take(table, frame, _seat, action) {
    table.done();
    table.call('guard', { by: frame.by, target: action.seat });
  },
};

export const guard: Decision<Sitdown, 'guard'> = {
  rule: 'S-3',
  waiting: frame => frame.target,
  /** With no card there's nothing to choose, as everybody can count. Which cards they are only their player knows. */
  forced: (view, frame) => (view.tally.hands[frame.target] === 0 ? SUFFER : null),
  legal: view => [SUFFER, ...view.own.hand.filter(card => kindOf(card) === 'bodyguard').map(GUARD)],
  take(table, frame, seat, action) {
    table.done();
    const guarded = action.type === 'guard';
    if (action.type === 'guard') {
      const { hand } = table.own(seat);
      hand.splice(hand.indexOf(action.card), 1);
      table.open.discard.push(action.card);
    } else {
      const { cash } = table.recalled;
      const loot = Math.min(2, cash[seat] ?? 0);
      cash[seat] = (cash[seat] ?? 0) - loot;
      cash[frame.by] = (cash[frame.by] ?? 0) + loot;
    }
    table.tell('S-3', { type: 'hit', by: frame.by, target: seat, guarded });
  },
};

/** Everybody says at once, and openly, whether to stay for another round. */
export const vote: Decision<Sitdown, 'vote'> = {
  rule: 'S-4',
  waiting: frame => frame.waiting,
  legal: () => VOTE,
  take(table, frame, seat, action) {
    frame.waiting.splice(frame.waiting.indexOf(seat), 1);
    if (action.stay) table.open.stay++;
    table.tell('S-4', { type: 'voted', seat, stay: action.stay });
  },
  run: table => table.done(),
};
