import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, loadParts } from './list.ts';

/** Longer emotes wouldn't fit beside a crest. */
const LONGEST = 40;

test.each(GAME_IDS)('%s has short emotes, each in its own words in every language', async game => {
  const parts = await loadParts(game);
  const all = await Promise.all(LANGUAGES.map(async language => Object.values((await parts.speech(language)).emotes)));
  const texts = all.flat();
  expect(texts.filter(text => text === '' || text.length > LONGEST)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
