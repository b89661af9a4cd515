import { expect, test } from 'vitest';
import { check, things } from './inventory.ts';
import { cards } from './testing/cards.ts';
import { position } from './testing/position.ts';

const SCENE = position({
  hands: ['2×don', 'hitman'],
  regions: ['', '', 'smuggler'],
  discard: 'don',
  pile: 'caporegime',
});

test('every card is counted where it lies', () => {
  const lying = [...things(SCENE.state)].filter(([, , count]) => count > 0);
  expect(lying).toEqual([
    ['smuggler', 'region 2', 1],
    ['don', 'hand 0', 2],
    ['hitman', 'hand 1', 1],
    ['don', 'discard', 1],
    ['caporegime', 'pile', 1],
  ]);
});

test('a sound state passes', () => {
  expect(check(SCENE.state, SCENE.rules.given)).toBeNull();
});

test('CN-23 nobody is sure of a card that is not there', () => {
  const { rules, state } = position({ hands: ['2×don', 'hitman'] });
  state.recalled.known[1] = cards('don');
  expect(check(state, rules.given)).toBe('somebody is sure of cards 0,1,0,0,0 in hand 1, which is 0,0,0,1,0');
});

test('CN-23 nobody remembers a card that is not there', () => {
  const { rules, state } = position({ hands: ['2×don', 'hitman'] });
  const [own] = state.own;
  own!.looks[1] = { hand: cards('hitman smuggler'), changes: 0 };
  expect(check(state, rules.given)).toBe('somebody is sure of cards 0,0,0,1,1 in hand 1, which is 0,0,0,1,0');
});

test('CN-26 the draw pile is not empty in a turn while there is something to shuffle', () => {
  const { rules, state } = position({ discard: '2×don', pile: '' });
  expect(check(state, rules.given)).toMatch('CN-26');
});

test('CN-6 nobody holds more than the limit outside their own turn', () => {
  expect(check(position({ hands: ['11×don'], pile: 'don' }).state, SCENE.rules.given)).toBeNull();
  expect(check(position({ hands: ['', '11×don'], pile: 'don' }).state, SCENE.rules.given)).toBe(
    'seat 1 holds more than the limit out of its turn (CN-6)',
  );
  expect(check(position({ turn: 1, hands: ['11×don'], pile: 'don' }).state, SCENE.rules.given)).toBe(
    'seat 0 holds more than the limit out of its turn (CN-6)',
  );
});
