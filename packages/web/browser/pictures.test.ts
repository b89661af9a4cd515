import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@consigliere/games/list';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('the documents show every picture there is, and each is taken by the browser', () => {
  const kept = readdirSync(join(ROOT, 'docs/screenshots')).sort();
  const shown = [...`${read('README.md')}${read('docs/look.md')}`.matchAll(/screenshots[/]([\w-]+[.](?:png|jpg))/g)];
  const taken = read('packages/web/browser/docs.pictures.ts');
  const films = GAME_IDS.flatMap(id => [`film-${id}-desktop.jpg`, `film-${id}-phone.jpg`]);
  expect(kept).toEqual([...new Set(shown.map(([, file]) => file))].sort());
  const isTaken = (file: string): boolean =>
    films.includes(file) || new RegExp(`\\b${file.replace('.png', '')}\\b'?: \\[`).test(taken);
  expect(kept).toEqual(expect.arrayContaining(films));
  expect(kept.filter(file => !isTaken(file))).toEqual([]);
});
