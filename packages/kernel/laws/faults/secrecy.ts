import type { Seat } from '../../shape.ts';
import { sitdown } from '../../sitdown/sitdown.ts';
import { guard, target, vote } from '../../sitdown/steps.ts';
import { kindOf, type Sitdown } from '../../sitdown/types.ts';
import {
  type Fault,
  memory,
  type SitdownState,
  type SitdownTable,
  smuggle,
  sum,
  withFlow,
  withResolve,
  withTally,
} from './fault.ts';

export const secrecy: Fault[] = [
  { name: 'a count that adds up hidden cards', laws: [5], game: withTally(s => ({ sum: sum(s.own[1]?.hand ?? []) })) },
  {
    name: 'a count that is the top card of the deck',
    laws: [5],
    game: withTally(s => ({ top: s.sealed.deck.at(-1) ?? -1 })),
  },
  {
    name: 'the seed in the view',
    laws: [5],
    game: withTally(s => ({ seed: s.rng.algorithm === 'chacha20' ? Number.parseInt(s.rng.seed.slice(0, 8), 16) : 0 })),
  },
  {
    name: 'a count of picks that are still secret',
    laws: [5],
    game: withTally(s => ({ picks: s.answers.flat().length })),
  },
  {
    name: 'the position of a card in an unsorted hand is told',
    laws: [11],
    game: {
      ...withFlow({
        guard: {
          ...guard,
          take(table, frame, seat, action) {
            const at = action.type === 'guard' ? table.own(seat).hand.indexOf(action.card) : -1;
            guard.take(table, frame, seat, action);
            smuggle(table.open, 'at', at);
          },
        },
      }),
      imagine: (view, random) => {
        const world = sitdown.imagine(view, random);
        for (const [seat, own] of world.own.entries()) if (seat !== view.seat) own.hand.reverse();
        return world;
      },
    },
  },
  {
    name: 'a prompt only for who holds the card',
    laws: [11],
    game: withFlow({
      target: {
        ...target,
        take(table, frame, seat, action) {
          const { hand } = table.own(action.seat);
          if (hand.some(card => kindOf(card) === 'bodyguard')) return target.take(table, frame, seat, action);
          table.done();
          table.tell('S-3', { type: 'hit', by: frame.by, target: action.seat, guarded: false });
        },
      },
    }),
  },
  {
    name: 'an answer that is forced by the cards in a hand',
    laws: [0],
    game: withFlow({ guard: { ...guard, forced: true } }),
  },
  {
    name: 'an answer that is forced by hidden cards through a memory of the game',
    laws: [11],
    game: {
      ...withFlow({
        guard: {
          ...guard,
          forced(view, { target: seat }) {
            void view.tally;
            const hand = memory.state?.own[seat]?.hand ?? [];
            return hand.some(card => kindOf(card) === 'bodyguard') ? null : { type: 'suffer' };
          },
        },
      }),
      tally(state) {
        memory.state = state as SitdownState;
        return sitdown.tally(state);
      },
    },
  },
  {
    name: 'a card somebody looked at is laid open',
    laws: [11],
    game: withResolve((table, { seat, card }) => {
      if (kindOf(card) === 'informer')
        smuggle(table.open, 'spied', table.own((seat + 1) % table.seats.length).hand[0] ?? null);
    }),
  },
  {
    name: 'everybody is told the card that was drawn',
    laws: [11],
    game: {
      ...sitdown,
      begin(table) {
        sitdown.begin(loud(table));
      },
      flow: { ...sitdown.flow, rounds: { run: (table, frame) => sitdown.flow.rounds.run(loud(table), frame) } },
    },
  },
  {
    name: 'a frame that holds a hidden card',
    laws: [11],
    game: withFlow({
      target: {
        ...target,
        take(table, frame, seat, action) {
          target.take(table, frame, seat, action);
          smuggle(table.open, 'next', table.sealed.deck[0] ?? null);
        },
      },
    }),
  },
  {
    name: 'the order of events follows hidden cards',
    laws: [11],
    game: withFlow({
      resolve: {
        run(table, frame) {
          const worth = (seat: Seat): number => sum(table.own(seat).hand);
          frame.queue.sort((a, b) => worth(a.seat) - worth(b.seat));
          sitdown.flow.resolve.run(table, frame);
        },
      },
    }),
  },
  {
    name: 'a round more or less by the deck',
    laws: [11],
    game: withFlow({
      vote: {
        ...vote,
        run(table) {
          if ((table.sealed.deck[0] ?? 0) % 2 === 0) table.open.stay = 0;
          table.done();
        },
      },
    }),
  },
  {
    name: 'what is legal follows hidden cards through a memory of the game',
    laws: [6, 11],
    game: {
      ...withFlow({
        target: {
          ...target,
          legal(view, frame) {
            const all = target.legal(view, frame);
            void view.tally;
            return (memory.state?.sealed.deck[0] ?? 0) % 2 === 0 ? all : all.slice(1);
          },
        },
      }),
      tally(state) {
        memory.state = state as SitdownState;
        return sitdown.tally(state);
      },
    },
  },
  {
    name: 'what is barred follows hidden cards through a memory of the game',
    laws: [6, 11],
    game: {
      ...withFlow({
        target: {
          ...target,
          barred(view) {
            void view.tally;
            return (memory.state?.sealed.deck[0] ?? 0) % 2 === 0
              ? []
              : [{ action: { type: 'target', seat: 9 }, rule: 'S-2' }];
          },
        },
      }),
      tally(state) {
        memory.state = state as SitdownState;
        return sitdown.tally(state);
      },
    },
  },
  {
    name: 'a look without a word',
    laws: [11, 13],
    game: withResolve((table, { seat, card }) => {
      const at = (seat + 1) % table.seats.length;
      const lowest = table.own(at).hand[0];
      if (kindOf(card) === 'hit' && lowest !== undefined) table.own(seat).seen.push({ seat: at, card: lowest });
    }),
  },
  {
    name: 'an undo that gives away a look',
    laws: [13],
    game: {
      ...withFlow({
        target: {
          ...target,
          take(table, frame, seat, action) {
            const lowest = table.own(action.seat).hand[0];
            if (lowest !== undefined) table.own(seat).seen.push({ seat: action.seat, card: lowest });
            target.take(table, frame, seat, action);
            table.tell('S-1', { type: 'pledged', shown: [] });
          },
        },
      }),
    },
  },
];

/** A table that tells everybody what it should whisper. */
function loud(table: SitdownTable): SitdownTable {
  return new Proxy(table, {
    get(inner, name) {
      if (name === 'tell')
        return (rule: string, event: Sitdown['Event'], _seat?: Seat, whisper?: Sitdown['Whisper']) =>
          inner.tell(
            rule,
            whisper?.type === 'drew-card' ? ({ ...event, card: whisper.card } as unknown as Sitdown['Event']) : event,
          );
      const value: unknown = Reflect.get(inner, name, inner);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
}
