import { expect, test } from 'vitest';
import { findSounds } from './sounds.ts';

const SOUNDS = { drew: 'card', job: 'car-door', over: 'win', money: 'coin' } as const;
const told = (...types: string[]) => ({ events: types.map(type => ({ type })) });

test('events play their sounds in order, each sound once; events without a sound are silent', () => {
  expect(findSounds([told('drew', 'turn', 'drew'), told('constructor', 'job')], SOUNDS)).toEqual(['card', 'car-door']);
  expect(findSounds([], SOUNDS)).toEqual([]);
});

test('of too many sounds at once, the last ones are played', () => {
  expect(findSounds([told('drew', 'job', 'money', 'over')], SOUNDS)).toEqual(['car-door', 'coin', 'win']);
});
