import type { Action, Advice, Rules, Seat, State } from '@consigliere/kernel';
import { advance, chacha20, dream, sfc32, start, view, waiting } from '@consigliere/kernel/host';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { bots, greedyBot } from './index.ts';
import type { Bot } from './situation.ts';
import { CASH, position, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

const evenly = (value: number): Advice<Sitdown> => ({ evaluate: () => value });

const answerOf = (bot: Bot, rules: Rules<Sitdown>, state: State<Sitdown>, seed = 'bot', seat: Seat = 0) =>
  bot(situationOf(rules, state, seat, seed));

test('it takes the answer with the best evaluation for its seat', () => {
  const rules = rulesWith({ advice: CASH });
  const state = position(rules, { kind: 'guard', frame: { by: 1, target: 0 } }, [2, 5]);
  expect(answerOf(bots.greedy, rules, state)).toEqual({ type: 'guard', card: 2 });
});

test('it makes the picks of a secret answer one after the other', () => {
  const rules = rulesWith({ advice: CASH });
  const state = position(rules, { kind: 'pledge', frame: {} }, [0, 5, 7]);
  const racket: Action<Sitdown> = { type: 'pick', card: 5 };
  expect(answerOf(bots.greedy, rules, state)).toEqual(racket);
  advance(rules, state, 0, racket);
  const thrift = rulesWith({ advice: { evaluate: ({ own }) => own.hand.length / 3 } });
  expect(answerOf(bots.greedy, thrift, state)).toEqual({ type: 'seal' });
});

/** Seat 0 has the last vote, nobody stays so far, and the match can end. */
function lastVote(place: readonly number[], value: number) {
  const rules = rulesWith({
    advice: evenly(value),
    result: open => (open.over ? { place, score: [], lines: [] } : null),
  });
  const state = position(rules, { kind: 'vote', frame: { waiting: [0] } }, [1, 2, 3]);
  state.flow[0] = { id: 0, kind: 'rounds', frame: { at: 3 } };
  return answerOf(bots.greedy, rules, state);
}

test.each([
  [[1, 2, 3], 0.9, 'won'],
  [[1, 1, 3], 0.4, 'shared by two: more than 0.4'],
])('the end of a match counts as its result: it ends one with places %j against %d, %s', (place, value) => {
  expect(lastVote(place, value)).toEqual({ type: 'vote', stay: false });
});

test.each([
  [[2, 1, 3], 0.1, 'lost'],
  [[0, 0, 0], 0.1, 'lost by all'],
  [[1, 1, 3], 0.6, 'shared by two: less than 0.6'],
])('the end of a match counts as its result: it doesn’t end one with places %j against %d, %s', (place, value) => {
  expect(lastVote(place, value)).toEqual({ type: 'vote', stay: true });
});

test('it chooses at random between equally good answers', () => {
  const rules = rulesWith({ advice: evenly(0.5) });
  const state = position(rules, { kind: 'target', frame: { by: 0 } }, [1]);
  const taken = Array.from({ length: 20 }, (_, seed) => answerOf(bots.greedy, rules, state, `bot ${seed}`));
  expect(new Set(taken.map(action => JSON.stringify(action))).size).toBe(2);
});

test('without advice it answers like the random bot', () => {
  const state = position(rulesWith({}), { kind: 'pledge', frame: {} }, [0, 5, 7]);
  for (let seed = 0; seed < 10; seed++)
    expect(answerOf(bots.greedy, rulesWith({}), state, `${seed}`)).toEqual(
      answerOf(bots.random, rulesWith({}), state, `${seed}`),
    );
});

test('one answer needs no dreams', () => {
  const rules = rulesWith({
    advice: CASH,
    imagine: () => {
      throw new Error('nothing is to be imagined');
    },
  });
  const state = position(rules, { kind: 'guard', frame: { by: 1, target: 0 } }, [1]);
  expect(answerOf(bots.greedy, rules, state)).toEqual({ type: 'suffer' });
});

test('the budget is the number of dreams', () => {
  let dreams = 0;
  const imagine: typeof sitdown.imagine = (seen, chance) => {
    dreams++;
    return sitdown.imagine(seen, chance);
  };
  const rules = rulesWith({ advice: CASH, imagine });
  const state = position(rules, { kind: 'pledge', frame: {} }, [0, 5, 7]);
  const counts = [greedyBot(), greedyBot(2)].map(bot => {
    dreams = 0;
    answerOf(bot, rules, state);
    return dreams;
  });
  expect(counts).toEqual([6, 2]);
});

test('worlds that look the same get the same answer, and asking changes nothing', () => {
  const rules = rulesWith({ advice: { ...CASH, rollout: (_view, actions) => actions.at(-1)! } });
  const { state } = start(rules, chacha20('twins'));
  for (let step = 0; waiting(rules, state).length > 0; step++) {
    const awaited = waiting(rules, state);
    const seat = awaited[step % awaited.length]!;
    const before = JSON.stringify(state);
    const answer = answerOf(bots.greedy, rules, state, `${step}`, seat);
    const twin = dream(rules, view(rules, state, seat), sfc32(step));
    expect(answerOf(bots.greedy, rules, twin, `${step}`, seat)).toEqual(answer);
    expect(JSON.stringify(state)).toBe(before);
    advance(rules, state, seat, answer);
  }
});
