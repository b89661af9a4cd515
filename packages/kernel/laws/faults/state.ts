import type { Action } from '../../shape.ts';
import { sitdown } from '../../sitdown/sitdown.ts';
import { guard, pledge, vote } from '../../sitdown/steps.ts';
import type { Sitdown } from '../../sitdown/types.ts';
import { type Fault, memory, type SitdownTable, smuggle, withFlow, withResolve } from './fault.ts';

export const state: Fault[] = [
  {
    name: 'a list shared by a frame and the table',
    laws: [4],
    game: withFlow({
      vote: {
        ...vote,
        take(table, frame, seat, action) {
          vote.take(table, frame, seat, action);
          smuggle(table.open, 'voters', frame.waiting);
        },
      },
    }),
  },
  {
    name: 'a list shared by all matches',
    laws: [3, 4],
    game: {
      ...sitdown,
      setup(given, seats) {
        const drawers = sitdown.setup(given, seats);
        drawers.open.discard = memory.pile;
        memory.pile.length = 0;
        return drawers;
      },
    },
  },
  {
    name: 'undefined in the state',
    laws: [4],
    game: withResolve(table => smuggle(table.open, 'last', undefined)),
  },
  { name: 'a Map in the state', laws: [4], game: withResolve(table => smuggle(table.open, 'bids', new Map())) },
  {
    name: 'a number that JSON does not know',
    laws: [4],
    game: withResolve(table => smuggle(table.open, 'mean', Number.NaN)),
  },
  {
    name: 'a rule that remembers other matches',
    laws: [3, 4],
    game: withResolve(table => {
      table.recalled.cash[0] = memory.count++;
    }),
  },
  {
    name: 'a lost card',
    laws: [7],
    game: withFlow({
      guard: {
        ...guard,
        take(table, frame, seat, action) {
          guard.take(table, frame, seat, action);
          if (action.type === 'guard') table.open.discard.pop();
        },
      },
    }),
  },
  {
    name: 'a card in two places',
    laws: [7],
    game: withFlow({
      pledge: {
        ...pledge,
        run(table: SitdownTable, frame: Record<string, never>, answers: readonly (readonly Action<Sitdown>[])[]) {
          const kept = table.own(0).hand.slice();
          pledge.run(table, frame, answers as Parameters<typeof pledge.run>[2]);
          table.own(0).hand = kept;
        },
      },
    }),
  },
];
