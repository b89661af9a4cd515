import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { speed } from '../../kit/preferences.ts';
import type { Sitting } from '../sitting.ts';
import type { Beat } from './beats.ts';
import { findSpeed, holdTime } from './pace.ts';

const sitting = (link: object) => ({ link, roomView: signal({ terms: { speed: 'slow' } }) }) as unknown as Sitting;

test('on a device the speed is the player’s, at a shared table the table’s', () => {
  speed.value = 'fast';
  expect([findSpeed(sitting({ pace: {} })), findSpeed(sitting({}))]).toEqual(['fast', 'slow']);
});

test('a move that hits the reader is shown longer, and an event card that hits them as long as ever', () => {
  const shown = (hold: Beat['hold'], hits: readonly number[]): number => {
    const line = { line: { key: '1.0', event: null, rule: '', undoneBy: null, by: null }, by: 1, about: 1 };
    return holdTime({ key: '1.0', seat: 1, hold, lines: [{ ...line, hold, hits, weight: 'other' }] }, 'normal', 0);
  };
  expect([shown('move', []), shown('move', [2]), shown('move', [0]), shown('card', [0])]).toEqual([
    ...[1200, 1200, 2200, 2500],
  ]);
});
