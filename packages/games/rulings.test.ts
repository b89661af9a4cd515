import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS as CN } from './carta-nostra/text/rulings.ts';
import { RULINGS as CE } from './corleones-empire/text/rulings.ts';
import { RULINGS as DP } from './der-pate/text/rulings.ts';

test.each([
  ['carta-nostra', CN],
  ['der-pate', DP],
  ['corleones-empire', CE],
])('the rulings of %s are those its rules page calls so', (game, rulings) => {
  const page = readFileSync(new URL(`./${game}/README.md`, import.meta.url), 'utf8');
  const told = page.matchAll(/\*\*([A-Z]{2}-[A-Z]?\d+)\b[^*]*\*\* \*?\(ruling/g);
  expect(rulings).toEqual(Array.from(told, ([, id]) => id));
});
