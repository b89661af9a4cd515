import type { Decision, SecretDecision } from '../game.ts';
import { kindOf, type Sitdown } from './types.ts';

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
    return [
      ...cards.map(card => ({ type: 'pick' as const, card })),
      ...(picks.length > 0 ? [{ type: 'seal' as const }] : []),
    ];
  },
  barred: ({ picks }) => (picks.length > 0 ? [] : [{ action: { type: 'seal' }, rule: 'S-1' }]),
  run(table, _frame, answers) {
    table.done();
    for (const seat of table.seats) {
      const own = table.own(seat);
      const cards = (answers[seat] ?? []).flatMap(pick => (pick.type === 'pick' ? [pick.card] : []));
      own.hand = own.hand.filter(card => !cards.includes(card));
      table.open.shown[seat] = cards;
    }
    table.tell('S-1', { type: 'pledged', shown: table.open.shown.map(cards => [...cards]) });
  },
};

export const target: Decision<Sitdown, 'target'> = {
  rule: 'S-2',
  waiting: frame => [frame.by],
  legal: (view, frame) =>
    view.tally.hands.flatMap((_, seat) => (seat === frame.by ? [] : [{ type: 'target' as const, seat }])),
  barred: view => [{ action: { type: 'target', seat: view.seat }, rule: 'S-2' }],
  take(table, frame, _seat, action) {
    table.done();
    table.call('guard', { by: frame.by, target: action.seat });
  },
};

export const guard: Decision<Sitdown, 'guard'> = {
  rule: 'S-3',
  waiting: frame => [frame.target],
  legal: view => [
    { type: 'suffer' },
    ...view.own.hand.filter(card => kindOf(card) === 'bodyguard').map(card => ({ type: 'guard' as const, card })),
  ],
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
  legal: () => [
    { type: 'vote', stay: true },
    { type: 'vote', stay: false },
  ],
  take(table, frame, seat, action) {
    frame.waiting.splice(frame.waiting.indexOf(seat), 1);
    if (action.stay) table.open.stay++;
    table.tell('S-4', { type: 'voted', seat, stay: action.stay });
  },
  run: table => table.done(),
};
