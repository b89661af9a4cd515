import { GAME_IDS } from '@consigliere/games/list';
import type { RoomView } from '@consigliere/match';
import { expect, test } from 'vitest';
import { loadFace } from '../../games/faces.ts';
import { SOUNDS as ALL } from '../../kit/sound/sounds.ts';
import { findSounds, fitToPlace } from './sounds.ts';

const SOUNDS = { drew: 'card', job: 'car-door', over: 'win', money: 'coin' } as const;
const told = (...types: string[]) => ({ events: types.map(type => ({ type })) });

test('events play their sounds in order, each sound once; events without a sound are silent', () => {
  expect(findSounds([told('drew', 'turn', 'drew'), told('constructor', 'job')], SOUNDS)).toEqual(['card', 'car-door']);
  expect(findSounds([], SOUNDS)).toEqual([]);
});

test('a sound may depend on the event', async () => {
  const sounds = await (await loadFace('der-pate')).sounds();
  const cleared = (to: string) => ({ events: [{ type: 'cleared', business: 1, holder: 0, to }] });
  expect(['jail', 'river', 'supply'].map(to => findSounds([cleared(to)], sounds))).toEqual([
    ['cell-door'],
    ['splash'],
    [],
  ]);
});

test('of too many sounds at once, the last ones are played', () => {
  expect(findSounds([told('drew', 'job', 'money', 'over')], SOUNDS)).toEqual(['car-door', 'coin', 'win']);
});

test('every sound is heard in some game: the loss in place of the win, and the call to the player’s turn', async () => {
  const heard = await Promise.all(GAME_IDS.map(async id => Object.values(await (await loadFace(id)).sounds())));
  const named = heard.flat().filter(each => typeof each === 'string');
  expect(new Set([...named, 'lose', 'your-turn'])).toEqual(new Set(ALL));
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
