import type { RoomView } from '@consigliere/match';
import { expect, test } from 'vitest';
import { findSounds, fitToPlace } from './sounds.ts';

const SOUNDS = { drew: 'card', job: 'car-door', over: 'win', money: 'coin' } as const;
const told = (...types: string[]) => ({ events: types.map(type => ({ type })) });

test('events play their sounds in order, each sound once; events without a sound are silent', () => {
  expect(findSounds([told('drew', 'turn', 'drew'), told('constructor', 'job')], SOUNDS)).toEqual(['card', 'car-door']);
  expect(findSounds([], SOUNDS)).toEqual([]);
});

test('of too many sounds at once, the last ones are played', () => {
  expect(findSounds([told('drew', 'job', 'money', 'over')], SOUNDS)).toEqual(['car-door', 'coin', 'win']);
});

test.each([
  ['the winner hears the win', 0, 'win', 'win'],
  ['the others hear that they have lost', 1, 'win', 'lose'],
  ['a spectator hears the win', null, 'win', 'win'],
  ['other sounds are the same for everybody', 1, 'coin', 'coin'],
] as const)('%s', (_, seat, name, heard) => {
  const roomView = { seat, match: { result: { place: [1, 2] } } } as unknown as RoomView;
  expect(fitToPlace(name, roomView)).toBe(heard);
});
