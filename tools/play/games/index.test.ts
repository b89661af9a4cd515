import { games } from '@consigliere/games';
import { expect, test } from 'vitest';
import { Misuse } from '../../lib/misuse.ts';
import { withDrawing } from './index.ts';

test.each(Object.keys(games))('the terminal can draw %s', id => {
  expect(withDrawing(id, drawing => drawing.game.id)).toBe(id);
});

test('it draws no other', () => {
  expect(() => withDrawing('x', () => 0)).toThrow(
    new Misuse('unknown game "x"; the games are carta-nostra, der-pate, corleones-empire'),
  );
});
