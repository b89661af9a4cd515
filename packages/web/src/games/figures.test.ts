import { ALL_IDS } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { loadFace } from './faces.ts';

test.each(ALL_IDS)('%s draws exactly the figures that it describes in every language', async game => {
  const face = await loadFace(game);
  const figures = Object.keys(await face.figures()).toSorted();
  for (const language of LANGUAGES) {
    const { captions } = await face.texts(language);
    expect(Object.keys(captions).toSorted()).toEqual(figures);
    expect(Object.values(captions).filter(caption => caption.split(' ').length < 5)).toEqual([]);
  }
});
