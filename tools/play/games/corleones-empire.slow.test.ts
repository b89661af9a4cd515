import { type CorleonesEmpire, corleonesEmpire as game } from '@consigliere/games/corleones-empire';
import { type Action, LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { anybody, lines, played, RESULT, replayed } from '../scripted.ts';
import { corleonesEmpire } from './corleones-empire.ts';

/** Once in so many answers somebody asks for help first. */
const HELPED = 40;

for (const language of LANGUAGES)
  test.each([2, 3, 5])(`a whole match in ${language} for %i`, async seats => {
    const argv = `corleones-empire --lang ${language} --seats ${seats} --bots random --seed dawn --save FILE`;
    const { out, pages, saved } = await played(argv, anybody(language, HELPED));
    expect(pages.at(-1)).toContain(RESULT[language]);
    expect(pages.slice(0, -1).join('')).not.toMatch(/undefined|NaN|null|\[object/);
    expect(out.split('\n').filter(line => [...line].length > 80 && !line.includes('npm run'))).toEqual([]);
    expect(replayed(game, saved[0]!)).toBe(JSON.parse(saved[0]!).entries.length);
  });

/** The last column of the rows of other families before the end. */
const suitcasesOfOthers = (pages: readonly string[]): string[] =>
  pages
    .slice(0, -1)
    .flatMap(page => page.split('\n'))
    .flatMap(line => /^[▶× ] [VC] {1,2}(?:Vito|Carmela) .* (\S+)$/.exec(line)?.[1] ?? []);

test('CE-37 in a whole match nobody else’s suitcase is shown before the end, unless the table agreed to it', async () => {
  const argv = 'corleones-empire --seats 3 --bots random --seed noon';
  const hidden = suitcasesOfOthers((await played(argv, anybody('x', HELPED))).pages);
  expect(hidden.length).toBeGreaterThan(100);
  expect(new Set(hidden)).toEqual(new Set(['?']));
  const open = suitcasesOfOthers((await played(`${argv} --option open-tally=true`, anybody('x', HELPED))).pages);
  expect(open.length).toBeGreaterThan(100);
  expect(open).not.toContain('?');
});

test('watching tells nobody’s hand and suitcase', async () => {
  const { out } = await played('corleones-empire --watch --step --bots random --seed noon', lines('', '', '', '', 'q'));
  expect(out).toContain('1 Wall Street');
  expect(out).not.toMatch(/Your (hand|suitcase|jobs)/);
});

test('figures come first, then jobs and allies; to leave it at that comes last', () => {
  const order: readonly Action<CorleonesEmpire>[] = [
    { type: 'thug', business: 0 },
    { type: 'member', space: 0 },
    { type: 'job', job: 0 },
    { type: 'public-job', job: 0 },
    { type: 'ally', ally: 0 },
    { type: 'take', kind: 0 },
    { type: 'reward' },
    { type: 'done' },
  ];
  const groups = order.map(corleonesEmpire.group);
  expect(groups).toEqual([...new Set(groups)].toSorted((a, b) => a - b));
  const last: readonly Action<CorleonesEmpire>[] = [
    { type: 'leave' },
    { type: 'seal' },
    { type: 'decline' },
    { type: 'out' },
  ];
  expect(new Set(last.map(corleonesEmpire.group))).toEqual(new Set([groups.at(-1)]));
});
