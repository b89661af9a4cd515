import { type DerPate, derPate } from '@consigliere/games/der-pate';
import { LANGUAGES, random, replay, rulesOfRecord, sfc32 } from '@consigliere/kernel';
import { parseRecord } from '@consigliere/match';
import { expect, test } from 'vitest';
import { lines, type Person, played } from '../scripted.ts';

/** Gives any of the answers that are offered, and now and then asks for help first. */
function anybody(seed: string): Person {
  const rng = sfc32(seed);
  return shown => {
    const count = Number(/\[1–(\d+)[^\]]*\] > $/.exec(shown)?.[1] ?? 1);
    if (random(rng, 'help', 40) === 0) return ['?', 'w', 'l', 't'][random(rng, 'key', 4)] ?? '?';
    return count === 1 ? '' : String(1 + random(rng, 'choice', count));
  };
}

/** How many entries of a record play again, hash for hash. */
function replayed(line: string): number {
  const record = parseRecord<DerPate>(JSON.parse(line));
  if (!record.ok) throw new Error(record.why);
  const rules = rulesOfRecord(derPate, record.value);
  if (!rules.ok) throw new Error(rules.why);
  return [...replay(rules.value, record.value)].filter(({ ok }) => ok).length - 1;
}

const RESULT = { en: '│ Place ', de: '│ Platz ', nl: '│ Plaats ' };

for (const language of LANGUAGES)
  test.each([2, 3, 4])(`a whole match in ${language} for %i`, async seats => {
    const layout = seats === 3 ? 'fixed' : 'choose';
    const argv = `der-pate --lang ${language} --seats ${seats} --seed dawn --save FILE --option layout=${layout}`;
    const { out, pages, saved } = await played(argv, anybody(language));
    const before = pages.slice(0, -1).join('');
    expect(pages.at(-1)).toContain(RESULT[language]);
    expect(before).not.toMatch(/undefined|NaN|null|\[object/);
    expect(out.split('\n').filter(line => [...line].length > 80 && !line.includes('npm run'))).toEqual([]);
    expect(replayed(saved[0]!)).toBe(JSON.parse(saved[0]!).entries.length);
  });

test('DP-37 in a whole match nobody else’s money is shown before the end', async () => {
  const { pages } = await played('der-pate --seed noon', anybody('x'));
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
