import { expect, test } from 'vitest';
import { DONE, DRAW, keepJob, member, suitcaseIt, take, thug } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import { after, answers, decision, hand, standsAt, suitcase } from '../testing/scene.ts';

test('CE-12 a Thug on Penn Central Railroad: a job of two and $2 (the rulebook’s example)', () => {
  const scene = position({ tiles: { brooklyn: 'penn-central-railroad' }, deck: 'heist skim rough-up' });
  const there = after(scene, [0, thug('penn-central-railroad')]);
  expect(standsAt(there, 'penn-central-railroad')).toBe('thug of 0');
  expect(answers(there, 0)).toEqual([take('$2'), DRAW, DONE]);
  const done = after(there, [0, DRAW], [0, keepJob('skim', 'heist')], [0, take('$2')]);
  expect(hand(done, 0)).toBe('$2 skim:Z');
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-14 a Don on F09 with Hotel Edison on Wall Street: suitcase, job, Gun and Blood Money (the rulebook’s example)', () => {
  const scene = position({ hands: ['$1 $2 $3'], tiles: { 'wall-street': 'hotel-edison' }, deck: 'heist skim' });
  const there = after(scene, [0, member('F09')]);
  expect(answers(there, 0)).toEqual([
    take('gun'),
    take('blood-money'),
    suitcaseIt('$1'),
    suitcaseIt('$2'),
    suitcaseIt('$3'),
    DRAW,
    DONE,
  ]);
  const done = after(
    there,
    [0, suitcaseIt('$3')],
    [0, DRAW],
    [0, keepJob('heist', 'skim')],
    [0, take('blood-money')],
    [0, take('gun')],
  );
  expect([hand(done, 0), suitcase(done, 0)]).toEqual(['$1 $2 gun blood-money heist:GZZ', '$3']);
  expect(decision(done)).toEqual(['turn', 1]);
});
