import type { Seat } from '@consigliere/kernel';
import { advance, legal, random, result, sfc32, view, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import * as answer from '../testing/answers.ts';
import { type Position, position, type Scene, started } from '../testing/position.ts';
import { after } from '../testing/scene.ts';
import { DOLLARS } from '../types.ts';
import { rollout } from './rollout.ts';

/** Every answer that a seat gives over many tries. */
function given({ rules, state }: Scene, seat: Seat = 0): unknown[] {
  const rng = sfc32('rollout');
  const answers = Array.from({ length: 60 }, () =>
    rollout(view(rules, state, seat), legal(rules, state, seat), n => random(rng, 'rollout', n)),
  );
  const different = new Map(answers.map(each => [JSON.stringify(each), each]));
  return [...different.values()];
}

test.each<[string, Position, unknown]>([
  ['CE-16 does a job rather than place a figure', { hands: ['gun rough-up'] }, answer.job('rough-up')],
  ['CE-19 plays an ally', { hands: ['tax-advisor'] }, answer.ally('tax-advisor')],
])('%s', (_what, wanted, action) => {
  expect(given(position(wanted))).toEqual([action]);
});

test('CE-12, CE-14 figures go to different good places', () => {
  const answers = given(position({ hands: ['$5 $3'] }));
  expect(answers.length).toBeGreaterThan(1);
  expect(answers).not.toContainEqual(answer.thug('pawn-shop'));
});

const uses = (wanted: Position, business: string): Scene => after(position(wanted), [0, answer.thug(business)]);

test.each<[string, Scene, unknown[]]>([
  ['CE-I5 suitcases the highest money', uses({ hands: ['$1 $5'] }, 'tax-office'), [answer.suitcaseIt('$5')]],
  ['CE-I10 uses what there is', uses({}, 'gun-shop'), [answer.take('gun'), answer.take('$1')]],
  ['CE-I11 trades a $1 for a $5', uses({ hands: ['$1'] }, 'pawn-shop'), [answer.discardOne]],
  ['CE-I11 trades no $5 for a $5', uses({ hands: ['$5'] }, 'pawn-shop'), [answer.DONE]],
  [
    'CE-I11 discards the least',
    after(uses({ hands: ['$1 $5 narcotics'] }, 'pawn-shop'), [0, answer.discardOne]),
    [answer.discard('$1')],
  ],
  [
    'CE-I6 keeps the job that can be paid',
    after(uses({ hands: ['2×gun'], deck: 'offer:MMZ rough-up' }, 'barber'), [0, answer.DRAW]),
    [answer.keepJob('rough-up', 'offer:MMZ')],
  ],
  [
    'CE-16 pays no Narcotics if it need not',
    after(position({ hands: ['gun narcotics rough-up'] }), [0, answer.job('rough-up')]),
    [answer.pay(0, 0, 0)],
  ],
  [
    'CE-41 leaves no ability',
    after(position({ hands: ['blood-money $5 skim:M'] }), [0, answer.job('skim:M')], [0, answer.REWARD]),
    [answer.suitcaseIt('$5')],
  ],
])('%s', (_what, scene, answers) => {
  expect(given(scene)).toEqual(expect.arrayContaining(answers));
  expect(given(scene)).toHaveLength(answers.length);
});

test('CE-41 gives the lowest money', () => {
  const wanted = { hands: ['2×blood-money gun offer:MMG', '$2 $5', '$3'] };
  const offers = after(position(wanted), [0, answer.job('offer:MMG')], [0, answer.OFFER]);
  expect(given(offers, 1)).toEqual([answer.give('$2')]);
});

/** A seat's answer to a secret decision, pick by pick. */
function picked(scene: Scene, seed: string, seat: Seat = 0): unknown[] {
  const rng = sfc32(seed);
  const picks: unknown[] = [];
  for (let now = scene; picks.at(-1) !== 'seal'; ) {
    const { rules, state } = now;
    const pick = rollout(view(rules, state, seat), legal(rules, state, seat), n => random(rng, 'rollout', n));
    picks.push('card' in pick ? pick.card : 'money' in pick ? pick.money : pick.type);
    now = after(now, [seat, pick]);
  }
  return picks.slice(0, -1);
}

test('CE-28 bids differ, and nobody bids more than an ally may bring', () => {
  const suitcases = ['2×$5 3×$2 4×$1', '$5', '$5'];
  const bids = Array.from({ length: 30 }, (_, seed) =>
    picked(position({ phase: 'bribery', suitcases, offered: 'mayor-1 tax-advisor' }), `${seed}`)
      .map(money => DOLLARS[Number(money)] ?? 0)
      .reduce((sum, dollars) => sum + dollars, 0),
  );
  expect(new Set(bids).size).toBeGreaterThan(2);
  expect(Math.max(...bids)).toBeLessThan(10);
});

test('CE-30 the cards worth most are kept', () => {
  const hands = ['$1 $2 $3 $5 gun booze rough-up offer:MMZ', '6×$1', ''];
  const kept = picked(position({ phase: 'tribute', act: 2, hands, publicJobs: 'rough-up' }), 'kept');
  expect(kept).toHaveLength(5);
  expect(kept).toEqual(expect.arrayContaining([2, 3, 4]));
  expect(kept).not.toContain(0);
  expect(picked(position({ phase: 'tribute', act: 4, hands: ['$5 gun $1 $3', '3×$1', ''] }), 'end')).toEqual([2, 3]);
});

test.each([2, 3, 4, 5])('%i players who answer like this have much more at the end than at the beginning', seats => {
  const { rules, state } = started({ seats });
  const rng = sfc32('rollout');
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const seat = awaited[0]!;
    const actions = legal(rules, state, seat);
    const action = rollout(view(rules, state, seat), actions, n => random(rng, 'rollout', n));
    expect(actions).toContain(action);
    advance(rules, state, seat, action);
  }
  for (const score of result(rules, state)!.score) expect(score).toBeGreaterThan(30);
});
