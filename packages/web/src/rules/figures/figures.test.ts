import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { de } from './captions.de.ts';
import { en } from './captions.en.ts';
import { nl } from './captions.nl.ts';
import { figuresOf } from './captions.ts';
import { figures as cartaNostra } from './carta-nostra.tsx';
import { figures as corleonesEmpire } from './corleones-empire.tsx';
import { figures as derPate } from './der-pate.tsx';

test.each([
  ['carta-nostra', cartaNostra],
  ['der-pate', derPate],
  ['corleones-empire', corleonesEmpire],
] as const)('every figure that %s announces is drawn, and no other', (game, figures) => {
  expect(Object.keys(figures)).toEqual(figuresOf(game));
});

test('every figure says in three languages what is to be seen', () => {
  const captions = { en, de, nl };
  const all = LANGUAGES.flatMap(language => Object.values(captions[language]));
  expect(all.filter(caption => caption.split(' ').length < 5)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
