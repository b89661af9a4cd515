import type { Advice } from '@consigliere/kernel';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { answerGently, type Level, levelBot } from './index.ts';
import { CASH, position, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

/** How many of a hundred answers of a level aren't the one that looking ahead finds. */
function blind(level: Level, advice: Advice<Sitdown>): number {
  const rules = rulesWith({ advice });
  const state = position(rules, { kind: 'guard', frame: { by: 1, target: 0 } }, [2, 5]);
  const answers = Array.from({ length: 100 }, (_, seed) => levelBot(level)(situationOf(rules, state, 0, `${seed}`)));
  return answers.filter(({ type }) => type !== 'guard').length;
}

test('the two weakest levels answer at random as often as the game says', () => {
  expect([blind(1, { ...CASH, levels: { whims: [0, 0] } }), blind(2, { ...CASH, levels: { whims: [0, 0] } })]).toEqual([
    0, 0,
  ]);
  expect(blind(1, { ...CASH, levels: { whims: [100, 0] } })).toBeGreaterThan(30);
  expect(blind(2, { ...CASH, levels: { whims: [0, 100] } })).toBeGreaterThan(30);
});

test('if the game doesn’t say, the first level answers at random more often than the second', () => {
  expect(blind(1, CASH)).toBeGreaterThan(blind(2, CASH));
  expect(blind(2, CASH)).toBeGreaterThan(0);
});

test('the third level never answers at random', () => {
  expect(blind(3, { ...CASH, levels: { whims: [100, 100] } })).toBe(0);
});

test('the fourth level looks one answer ahead for about half of its answers, and searches for the others', () => {
  const played = { counted: 0 };
  const advice: Advice<Sitdown> = {
    ...CASH,
    rollout: (_view, [first]) => {
      played.counted++;
      return first as never;
    },
  };
  const rules = rulesWith({ advice });
  const state = position(rules, { kind: 'guard', frame: { by: 1, target: 0 } }, [2, 5]);
  const searches = (level: Level): number =>
    Array.from({ length: 40 }, (_, seed) => {
      played.counted = 0;
      levelBot(level)(situationOf(rules, state, 0, `${seed}`));
      return played.counted > 0 ? 1 : 0;
    }).reduce<number>((sum, each) => sum + each, 0);
  expect(searches(3)).toBe(0);
  expect(searches(4)).toBeGreaterThan(10);
  expect(searches(4)).toBeLessThan(30);
  expect(searches(5)).toBe(40);
});

test('a lesson’s opponent gives a gentle answer wherever there is one, and any answer otherwise', () => {
  const answersWith = (isGentle: NonNullable<Advice<Sitdown>['isGentle']>): Set<string> => {
    const rules = rulesWith({ advice: { ...CASH, isGentle } });
    const state = position(rules, { kind: 'guard', frame: { by: 1, target: 0 } }, [2, 5]);
    const answers = Array.from({ length: 50 }, (_, seed) => answerGently(situationOf(rules, state, 0, `${seed}`)));
    return new Set(answers.map(({ type }) => type));
  };
  expect([...answersWith((_, { type }) => type !== 'guard')]).not.toContain('guard');
  expect([...answersWith(() => false)]).toContain('guard');
});
