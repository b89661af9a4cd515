import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillRulings, RULINGS } from './pages.ts';

const text = { ruling: 'Chance decides.', reason: 'Nobody can check it.' };

test('the page gets a table of each game’s rulings and keeps everything else', () => {
  const page = '# Rulings\n<!-- rulings: chess -->\nold\n<!-- end -->\nAnd more.';
  const rulings = [
    { rule: 'CH-1', en: text, de: text, nl: text },
    { rule: 'CH-2', option: 'start', en: text, de: text, nl: text },
  ];
  const filled = fillRulings(page, { chess: rulings });
  expect(filled).toBe(
    [
      '# Rulings',
      '<!-- rulings: chess -->',
      '',
      '| rule | ruling | reason |',
      '|---|---|---|',
      '| CH-1 | Chance decides. | Nobody can check it. |',
      '| CH-2 | Chance decides. (option `start`) | Nobody can check it. |',
      '',
      '<!-- end -->',
      'And more.',
    ].join('\n'),
  );
  expect(fillRulings(filled, { chess: rulings })).toBe(filled);
  expect(() => fillRulings(page, { go: [] })).toThrow('go');
});

test('docs/rulings.md is what npm run rules -- --write makes of the lists', () => {
  const page = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');
  expect(page).toBe(fillRulings(page, RULINGS));
});
