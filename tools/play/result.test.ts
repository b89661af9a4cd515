import type { DerPate } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import { expect, test } from 'vitest';
import { colourless } from '../lib/colours.ts';
import { resultLines } from './result.ts';
import { widthOf } from './text.ts';

test.each([60, 80])('on a screen of %i columns the score sheet keeps its shape, however high the score', width => {
  const names = ['Gus', 'Dolly', 'Cora', 'Maximilian I'];
  const by = [34000, -2000, 0, 123456];
  const result = { place: [2, 0, 3, 1], score: by, lines: [{ what: 'money', by }] };
  const lines = resultLines<DerPate>(result, words.en, {
    language: 'en',
    who: { names, reader: 0 },
    colours: colourless,
    width,
  });
  expect(new Set(lines.map(widthOf)).size).toBe(1);
  expect(lines.join()).toContain(' 123456 ');
});
