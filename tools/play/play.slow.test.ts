import { games } from '@consigliere/games';
import { LANGUAGES } from '@consigliere/kernel';
import { seedOf } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { gameOf } from '../lib/game.ts';
import { anybody, played, RESULT, replayed } from './scripted.ts';

const MATCHES = Object.keys(games).flatMap(id => {
  const { min, max } = gameOf(id).seats;
  return LANGUAGES.map((language, at) => [id, language, [min, max, min + 1][at] ?? min] as const);
});

test.each(MATCHES)('a whole match of %s in %s for %i', async (id, language, seats) => {
  const argv = `${id} --lang ${language} --seats ${seats} --bots random --seed dawn --save FILE`;
  const { out, pages, saved } = await played(argv, anybody(language, 40));
  const end = pages.at(-1)!;
  const before = pages.slice(0, -1).join('');
  expect(end).toContain(RESULT[language]);
  expect(end).toContain('--seed dawn');
  expect(before).not.toMatch(/dawn|undefined|NaN|null|\[object/);
  expect(out).not.toContain(seedOf('dawn'));
  expect(out.split('\n').filter(line => [...line].length > 80 && !line.includes('npm run'))).toEqual([]);
  expect(saved).toHaveLength(1);
  expect(replayed(gameOf(id), saved[0]!)).toBe(JSON.parse(saved[0]!).entries.length);
});

test('CE-37 in a whole match no other suitcase is shown before the end, unless the table agreed to it', async () => {
  const suitcases = (pages: readonly string[]): (string | undefined)[] =>
    pages
      .slice(0, -1)
      .flatMap(page => page.split('\n'))
      .flatMap(line => /^[▶ ] (?:Vito|Carmela) +\d+\/\d+ +(\S+)/.exec(line)?.[1] ?? []);
  const argv = 'corleones-empire --seats 3 --bots random --seed noon';
  const hidden = suitcases((await played(argv, anybody('x', 40))).pages);
  expect(hidden.length).toBeGreaterThan(100);
  expect(new Set(hidden)).toEqual(new Set(['secret']));
  const open = suitcases((await played(`${argv} --option open-tally=true`, anybody('x', 40))).pages);
  expect(open.length).toBeGreaterThan(100);
  expect(open).not.toContain('secret');
});
