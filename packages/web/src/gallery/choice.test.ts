import { expect, test } from 'vitest';
import { addressOf, choiceIn, type GalleryChoice } from './choice.ts';
import { findTable } from './positions.ts';

const USUAL: GalleryChoice = {
  game: 'carta-nostra',
  players: 3,
  kind: null,
  language: 'en',
  theme: 'auto',
  size: '1440x900',
};

test.each<GalleryChoice>([
  USUAL,
  { game: 'der-pate', players: 4, kind: 'takeover', language: 'nl', theme: 'dark', size: '360x740' },
])('an address of the gallery makes the choice it was made from', choice => {
  expect(choiceIn(new URL(addressOf(choice), 'http://here').search)).toEqual(choice);
});

test('the gallery shows unpublished games where there are any', async () => {
  expect(choiceIn('?game=sitdown').game).toBe('sitdown');
  const { found, missing } = await findTable('sitdown', 3);
  expect(missing).toEqual([]);
  expect(found.map(({ kind }) => kind)).toContain('pledge');
});

test('missing or wrong parts of an address get their defaults', () => {
  expect(choiceIn('')).toEqual(USUAL);
  expect(choiceIn('?game=chess&players=x&language=fr&theme=pink&size=huge')).toEqual(USUAL);
});
