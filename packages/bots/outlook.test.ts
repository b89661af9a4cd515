import { chacha20, copy, dream, sfc32, start, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { outlook } from './outlook.ts';
import { CASH, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

const rules = rulesWith({ advice: CASH });
const { state } = start(rules, chacha20('a match'));
const seat = 0;

test('an outlook is a share, and the same for the same situation and chance', () => {
  const chance = outlook(situationOf(rules, state, seat, 'a'), 20);
  expect(chance >= 0 && chance <= 1).toBe(true);
  expect(outlook(situationOf(rules, copy(state), seat, 'a'), 20)).toBe(chance);
});

test('what the seat cannot know does not change its outlook', () => {
  const twin = dream(rules, view(rules, state, seat), sfc32('another'));
  expect(JSON.stringify([twin.own, twin.sealed])).not.toBe(JSON.stringify([state.own, state.sealed]));
  expect(outlook(situationOf(rules, twin, seat, 'a'), 20)).toBe(outlook(situationOf(rules, state, seat, 'a'), 20));
});

test('looking changes neither the state nor the view', () => {
  const situation = situationOf(rules, state, seat, 'a');
  const before = JSON.stringify([state, situation]);
  outlook(situation, 5);
  expect(JSON.stringify([state, situation])).toBe(before);
});
