import { expect, test } from 'vitest';
import { findSounds } from './sounds.ts';

const SOUNDS = { drew: 'card', job: 'car-door', over: 'win', money: 'coin' } as const;
const told = (...types: string[]) => ({ events: types.map(type => ({ type })) });

test('what happens is heard in order, each sound once, and what has no sound is silent', () => {
  expect(findSounds([told('drew', 'turn', 'drew'), told('constructor', 'job')], SOUNDS)).toEqual(['card', 'car-door']);
  expect(findSounds([], SOUNDS)).toEqual([]);
});

test('of too much at once the last is heard', () => {
  expect(findSounds([told('drew', 'job', 'money', 'over')], SOUNDS)).toEqual(['car-door', 'coin', 'win']);
});
