import type { Advice, Shape, State } from '@consigliere/kernel';
import { advance, dream, legal, sfc32, start, view } from '@consigliere/kernel/host';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { believe } from './belief.ts';
import { RulesModel } from './rules-model.ts';
import type { Situation } from './situation.ts';
import { type Parlour, parlour } from './testing/parlour.ts';
import { CASH, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

/** A world that a seat believes in. */
function believed<T extends Shape>(situation: Situation<T>): State<T> {
  const model = new RulesModel(situation);
  believe(model, situation);
  return model.picture();
}

type Plausible = NonNullable<Advice<Parlour>['plausible']>;

/** Seat 0 knows its own card and imagines worlds with one of four cards in the hand of seat 1. */
function drawing(plausible?: Plausible) {
  const rules = parlour({
    root: { asks: 0, answers: { yes: { wins: () => [0] }, no: { wins: () => [1] } } },
    cards: 4,
    advice: { evaluate: () => 0.5, ...(plausible === undefined ? {} : { plausible }) },
  });
  const { state } = start(rules, sfc32('cards'));
  return situationOf(rules, state);
}

/** How often each card of seat 1 is believed in. */
function beliefs(worlds: number, plausible?: Plausible): number[] {
  const situation = drawing(plausible);
  const counts = [0, 0, 0, 0];
  for (let world = 0; world < worlds; world++) counts[believed(situation).own[1]!.card]!++;
  return counts;
}

const cardOf1 = (world: Parameters<Plausible>[1]): number => world.own[1]!.card;

test('without a game’s judgement, every world is taken as it is drawn', () => {
  for (const count of beliefs(400)) {
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(130);
  }
});

test('worlds that explain nothing are rejected', () => {
  const [never, ...others] = beliefs(400, (_view, world) => (cardOf1(world) === 0 ? 0 : 1));
  expect(never).toBe(0);
  for (const count of others) expect(count).toBeGreaterThan(100);
});

test('unlikely worlds are believed in as often as they are plausible', () => {
  // 0.25 against 1, 1 and 1: one in thirteen.
  const [seldom] = beliefs(1300, (_view, world) => (cardOf1(world) === 0 ? 0.25 : 1));
  expect(seldom).toBeGreaterThan(70);
  expect(seldom).toBeLessThan(130);
});

test('the eighth world is taken, however implausible it is', () => {
  let asked = 0;
  const situation = drawing(() => {
    asked++;
    return 0;
  });
  let imagined = 0;
  const { game } = situation.rules;
  const imagine: typeof game.imagine = (seen, chance) => {
    imagined++;
    return game.imagine(seen, chance);
  };
  const rules = { ...situation.rules, game: { ...game, imagine } };
  expect(believed({ ...situation, rules }).own).toHaveLength(2);
  expect([imagined, asked]).toEqual([8, 7]);
});

test('a world is judged by the view, the imagined drawers and the events the seat was told', () => {
  const given: unknown[] = [];
  const situation = drawing((...all) => {
    given.push(...all);
    return 1;
  });
  const heard = [{ type: 'said' } as const];
  const world = believed({ ...situation, heard });
  expect(given).toEqual([situation.view, world, heard]);
  expect(given[0]).toBe(situation.view);
});

test('every world agrees with what the seat knows, and hidden things are imagined', () => {
  const situation = drawing();
  const worlds = Array.from({ length: 50 }, () => believed(situation));
  expect(new Set(worlds.map(({ own }) => own[0]!.card))).toEqual(new Set([situation.view.own.card]));
  expect(new Set(worlds.map(({ own }) => own[1]!.card)).size).toBe(4);
});

test('worlds that look the same are believed to be the same', () => {
  const rules = rulesWith({ advice: { ...CASH, plausible: () => 0.4 } });
  const { state } = start(rules, sfc32('twins'));
  const twin = dream(rules, view(rules, state, 0), sfc32('another'));
  expect(twin.own).not.toEqual(state.own);
  for (let seed = 0; seed < 10; seed++)
    expect(believed(situationOf(rules, twin, 0, `${seed}`))).toEqual(believed(situationOf(rules, state, 0, `${seed}`)));
});

test.each([
  ['left open, where the game knows how they answer', { ...CASH, rollout: (_view, actions) => actions[0]! }, [], 0b111],
  ['invented, where it does not', CASH, expect.arrayContaining([{ type: 'seal' }]), 0b110],
] as [string, Advice<Sitdown>, unknown, number][])(
  'what others have answered in secret is %s',
  (_what, advice, answer, awaited) => {
    const rules = rulesWith({ advice });
    const { state } = start(rules, sfc32('pledges'));
    advance(rules, state, 0, legal(rules, state, 0)[0]!);
    advance(rules, state, 0, { type: 'seal' });
    const world = believed(situationOf(rules, state, 1));
    expect([world.answers[0], world.awaited]).toEqual([answer, awaited]);
  },
);
