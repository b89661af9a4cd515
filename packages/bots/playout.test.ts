import type { Action, Advice, Result, Rules, State } from '@consigliere/kernel';
import { chacha20, random, sfc32, start, view, World } from '@consigliere/kernel/host';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { chanceOf, chooseLikely, playOn, playoutOf, worthTo } from './playout.ts';
import { RulesModel } from './rules-model.ts';
import { CASH, position, rulesWith } from './testing/sitting.ts';

/** Players who always give their last legal answer: they pledge one or two cards, guard and leave. */
const LAST: Advice<Sitdown> = { ...CASH, rollout: (_view, actions) => actions.at(-1)! };

const answersIn = ({ answered }: State<Sitdown>): number => answered.reduce((sum, count) => sum + count, 0);

/** Seat 0 chooses one of three cards. */
const pledging = (rules: Rules<Sitdown>): World<Sitdown> =>
  new World(rules, position(rules, { kind: 'pledge', frame: {} }, [0, 5, 7]));

/** How many of a hundred answers are the advised one, which is the last. */
function advised(advice: Advice<Sitdown> | null, whims: number): number {
  const rules = rulesWith(advice === null ? {} : { advice });
  const world = pledging(rules);
  const rng = sfc32('whims');
  const answers = Array.from({ length: 100 }, () => chooseLikely(rules, world, 0, chanceOf(rng), whims));
  return answers.filter(answer => answer.type === 'pick' && answer.card === 7).length;
}

test('players without random answers follow the game’s advice', () => {
  expect(advised(LAST, 0)).toBe(100);
});

test('the percentage of random answers is the number of whims', () => {
  const any = advised(LAST, 100);
  expect(any).toBeGreaterThan(20);
  expect(any).toBeLessThan(47);
  // A random answer may be the advised one, too: two of three aren't.
  const some = advised(LAST, 30);
  expect(some).toBeGreaterThan(70);
  expect(some).toBeLessThan(90);
});

test('without a rollout policy, answers are random', () => {
  for (const advice of [null, CASH]) {
    const any = advised(advice, 0);
    expect(any).toBeGreaterThan(20);
    expect(any).toBeLessThan(47);
  }
});

test('a single answer is given without asking advice or chance', () => {
  const rules = rulesWith({
    advice: {
      ...CASH,
      rollout: () => {
        throw new Error('nothing is to be advised');
      },
    },
  });
  const world = new World(rules, position(rules, { kind: 'guard', frame: { by: 1, target: 0 } }, [1]));
  const rng = sfc32('untouched');
  expect(chooseLikely(rules, world, 0, chanceOf(rng), 50)).toEqual({ type: 'suffer' });
  expect(rng).toEqual(sfc32('untouched'));
});

test('advice gets the seat’s view, the legal answers and the imagined match’s generator', () => {
  let given: unknown;
  const rollout: Advice<Sitdown>['rollout'] = (view, actions, chance) => {
    given = [view.seat, view.own.hand, actions, chance(1000)];
    return actions[0]!;
  };
  const rules = rulesWith({ advice: { ...CASH, rollout } });
  const world = pledging(rules);
  chooseLikely(rules, world, 1, chanceOf(sfc32('chance')), 0);
  expect(given).toEqual([1, [1, 2, 3], world.legal(1), random(sfc32('chance'), '', 1000)]);
});

test('a seat without a legal answer is an error that names the seat', () => {
  const rules = rulesWith({});
  const none = { legal: (): readonly Action<Sitdown>[] => [] } as unknown as World<Sitdown>;
  expect(() => chooseLikely(rules, none, 2, chanceOf(sfc32(1)), 0)).toThrow(
    'sitdown: seat 2 is asked without a legal answer',
  );
});

test('a game says how its imagined matches are played on; otherwise the default applies', () => {
  const search = { whims: 3, horizon: 77 };
  expect(playoutOf(rulesWith({ advice: { ...CASH, search } }))).toEqual(search);
  for (const rules of [rulesWith({ advice: CASH }), rulesWith({})])
    expect(playoutOf(rules)).toEqual({ whims: 10, horizon: 40 });
});

/** An open vote with which a match goes on: everybody stays. */
const STAY: Advice<Sitdown> = { ...CASH, rollout: (_view, actions) => actions[0]! };

/** Plays on from a state and returns the state afterwards. */
function playedOn(rules: Rules<Sitdown>, state: State<Sitdown>, whims: number, horizon: number): State<Sitdown> {
  const model = new RulesModel({ rules, view: view(rules, state, 0), heard: [] });
  model.enter(state, sfc32('chance'));
  playOn(model, sfc32('playing'), { whims, horizon });
  return model.picture();
}

test.each([0, 1, 2])('a match is played on for the %d answers of the horizon', horizon => {
  const rules = rulesWith({ advice: STAY });
  const state = position(rules, { kind: 'vote', frame: { waiting: [0, 1, 2] } }, [1, 3, 7]);
  state.awaited = 0b111;
  const after = playedOn(rules, state, 0, horizon);
  expect([answersIn(after), after.flow.at(-1)?.kind]).toEqual([horizon, 'vote']);
});

test('a match continues beyond the horizon until secret answers are opened', () => {
  const rules = rulesWith({ advice: LAST });
  for (const horizon of [0, 1, 4]) {
    const state = playedOn(rules, position(rules, { kind: 'pledge', frame: {} }, [1, 2, 3]), 0, horizon);
    // Each seat picks its last card and seals: exactly six answers.
    expect([horizon, answersIn(state)]).toEqual([horizon, 6]);
    expect([...state.open.shown.flat(), ...state.open.discard].length).toBe(3);
    expect(state.flow.at(-1)?.kind).not.toBe('pledge');
  }
});

test('the end may come before the horizon', () => {
  const rules = rulesWith({ advice: STAY });
  const { state } = start(rules, chacha20('to the end'));
  const { awaited, open } = playedOn(rules, state, 10, 10_000);
  expect([awaited, open.over]).toEqual([0, true]);
});

function worth(advice: Advice<Sitdown> | null, end: Result | null = null): number[] {
  const rules = rulesWith({ ...(advice === null ? {} : { advice }), result: () => end });
  const state = position(rules, { kind: 'pledge', frame: {} }, [0, 5, 7]);
  state.recalled.cash = [1, 2, 5];
  const world = new World(rules, state);
  return world.seats.map(seat => worthTo(rules, state, world, seat));
}

test('a position’s worth to each seat is the game’s evaluation; all may be low', () => {
  expect(worth({ evaluate: ({ seat }) => (seat + 1) / 10 })).toEqual([0.1, 0.2, 0.3]);
});

test('each seat’s evaluation comes from its own view', () => {
  const seen: unknown[] = [];
  const evaluate: Advice<Sitdown>['evaluate'] = ({ seat, own }) => {
    seen.push([seat, [...own.hand]]);
    return 0.5;
  };
  worth({ evaluate });
  expect(seen).toEqual([
    [0, [0, 5, 7]],
    [1, [1, 2, 3]],
    [2, [4, 6, 8]],
  ]);
});

test('without advice all seats are worth the same', () => {
  expect(worth(null)).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test.each([
  [
    [2, 1, 3],
    [0, 1, 0],
  ],
  [
    [1, 1, 3],
    [0.5, 0.5, 0],
  ],
  [
    [1, 1, 1],
    [1 / 3, 1 / 3, 1 / 3],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('the worth of a finished match follows from the places %j: joint winners share', (place, shares) => {
  const evaluate = (): never => {
    throw new Error('nothing is left to hope');
  };
  expect(worth({ evaluate }, { place, score: [], lines: [] })).toEqual(shares);
});
