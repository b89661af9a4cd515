import { emptyRoomView } from '@consigliere/match';
import { expect, test } from 'vitest';
import { listChanges } from './terms-changes.ts';

const { terms } = emptyRoomView();

test('the parts of the settings that the host has changed are named, and no others', () => {
  expect(listChanges(terms, terms)).toEqual([]);
  expect(listChanges(terms, { ...terms, seats: 4, clock: { kind: 'live', move: 1, reserve: 1 } })).toEqual([
    'seats',
    'clock',
  ]);
  expect(listChanges(terms, { ...terms, speed: 'fast', isPublic: true, confirm: true })).toEqual([
    'speed',
    'confirm',
    'isPublic',
  ]);
});

test('another edition is named apart from the other options', () => {
  const with3 = { ...terms, options: { wins: 3 } };
  expect(listChanges(terms, with3)).toEqual(['options']);
  expect(listChanges(with3, { ...terms, options: { wins: 3, edition: { id: 'Home' } } })).toEqual(['edition']);
});
