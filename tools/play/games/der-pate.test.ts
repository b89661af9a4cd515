import { derPate } from '@consigliere/games/der-pate';
import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { anybody, lines, played, RESULT, replayed } from '../scripted.ts';

/** Once in so many answers somebody asks for help first. */
const HELPED = 40;

for (const language of LANGUAGES)
  test.each([2, 3, 4])(`a whole match in ${language} for %i`, async seats => {
    const layout = seats === 3 ? 'fixed' : 'choose';
    const argv = `der-pate --lang ${language} --seats ${seats} --seed dawn --save FILE --option layout=${layout}`;
    const { out, pages, saved } = await played(argv, anybody(language, HELPED));
    const before = pages.slice(0, -1).join('');
    expect(pages.at(-1)).toContain(RESULT[language]);
    expect(before).not.toMatch(/undefined|NaN|null|\[object/);
    expect(out.split('\n').filter(line => [...line].length > 80 && !line.includes('npm run'))).toEqual([]);
    expect(replayed(derPate, saved[0]!)).toBe(JSON.parse(saved[0]!).entries.length);
  });

test('DP-37 in a whole match nobody else’s money is shown before the end', async () => {
  const { pages } = await played('der-pate --seed noon', anybody('x', HELPED));
  const rows = pages
    .slice(0, -1)
    .flatMap(page => page.split('\n'))
    .filter(line => /^[▶ ] (Hank|Carmela|Salvo) +\d+\/12/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(row => !row.endsWith(' ?'))).toEqual([]);
});

test('watching tells everybody’s tracks and nobody’s money', async () => {
  const { out } = await played('der-pate --watch --step --seed noon', lines('', '', '', 'q'));
  expect(out).toContain('0/12');
  expect(out).not.toMatch(/^[▶ ] .*\$1\d,000$/m);
});

test('DP-10, DP-13 each answer is listed with its preview: what it brings everybody, and what is rolled next', async () => {
  const { out } = await played('der-pate --seed noon --option layout=fixed', lines('q'));
  const list = out.slice(out.indexOf('Row 1, business')).replace(/\s+/g, ' ');
  expect(list).toMatch(/Put the \w+ die on Business (?:you|\w+) gets? \$\d,000/);
  expect(list).toContain('then you roll three dice');
});
