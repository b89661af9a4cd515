import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { eventsFor, play, rulesOf, start, waiting } from './play.ts';
import { chacha20 } from './random.ts';
import type { State } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import { guard, target } from './sitdown/steps.ts';
import type { Sitdown } from './sitdown/types.ts';

type Flow = Game<Sitdown>['flow'];

const withFlow = (flow: Partial<Flow>): Game<Sitdown> => ({ ...sitdown, flow: { ...sitdown.flow, ...flow } });

/** Seat 0 picks seat 1 as its target. `hands` are the players' cards: card 2 is a bodyguard, the others aren't. */
function pickTarget(hands: readonly number[][], game: Game<Sitdown> = sitdown) {
  const rules = rulesOf(game, 3);
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, chacha20('forced'));
  const before: State<Sitdown> = {
    ...state,
    own: hands.map(hand => ({ hand: [...hand], seen: [] })),
    flow: [{ id: 90, kind: 'target', frame: { by: 0 } }],
    answers: [[], [], []],
    awaited: 1,
  };
  const played = play(rules.value, before, 0, { type: 'target', seat: 1 });
  return { ...played, asked: waiting(rules.value, played.state) };
}

const HIT = { type: 'hit', by: 0, target: 1, guarded: false };

test('a player with cards is asked, whatever the cards are', () => {
  for (const hand of [[2], [1], [1, 3]]) expect(pickTarget([[], hand, []]).asked).toEqual([1]);
});

test('an answer that everybody knows to be the only one is given and told, and nobody is asked', () => {
  const { asked, notices, state } = pickTarget([[4], [], [5]]);
  expect(asked).toEqual([]);
  expect(eventsFor(notices, 2)).toEqual([HIT]);
  expect(state.answered).toEqual([1, 0, 0]);
});

test('with forced: true, the only answer that is listed is given', () => {
  const only: Flow['guard'] = { ...guard, forced: true, legal: () => [{ type: 'suffer' }] };
  expect(eventsFor(pickTarget([[], [2], []], withFlow({ guard: only })).notices, 0)).toEqual([HIT]);
  const several: Flow['guard'] = { ...only, legal: () => [{ type: 'suffer' }, { type: 'guard', card: 2 }] };
  expect(pickTarget([[], [2], []], withFlow({ guard: several })).asked).toEqual([1]);
});

test('with forced: true, a list of answers that reads the player’s own drawer is an error', () => {
  expect(() => pickTarget([[], [1], []], withFlow({ guard: { ...guard, forced: true } }))).toThrow(
    'must not follow from what only seat 1 knows',
  );
});

test('a forced answer is found from a spectator’s view', () => {
  const seen: unknown[] = [];
  const looking: Flow['guard'] = {
    ...guard,
    forced(view) {
      seen.push([view.seat, view.own, view.tally.hands]);
      return null;
    },
  };
  pickTarget([[4], [1, 2], []], withFlow({ guard: looking }));
  expect(seen).toEqual([[null, null, [1, 2, 0]]]);
});

test('a decision that asks several players at once forces nobody', () => {
  const both: Flow['guard'] = { ...guard, forced: () => ({ type: 'suffer' }), waiting: () => [1, 2] };
  expect(pickTarget([[], [], []], withFlow({ guard: both, target })).asked).toEqual([1, 2]);
});
