import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { standard } from '../edition/standard.ts';
import { words } from './index.ts';
import { rulesOf } from './rules.en.ts';

test('CE-21, CE-40 no rule says that an ally is gunned down', () => {
  const shot = /gunning down of an ally|Niederschießen eines Verbündeten|neerschieten van een bondgenoot/;
  for (const language of LANGUAGES)
    for (const text of Object.values(words[language].rule)) expect(text).not.toMatch(shot);
});

test('CE-25 the winner may put a marker on one of its own, and only a tie changes nothing', () => {
  const own = /even on one of its own;|auch auf einen eigenen;|ook op een eigen marker;/;
  const tie = /tie|Gleichstand|gelijke stand/;
  for (const language of LANGUAGES) {
    const [before = '', after = ''] = (words[language].rule['CE-25'] ?? '').split(own);
    expect([tie.test(before), tie.test(after)]).toEqual([false, true]);
  }
});

test('CE-C5 the business on Wall Street advises on taxes; it isn’t the tax office', () => {
  const names = LANGUAGES.map(language => words[language].business['tax-office'].name);
  expect(names).toEqual(['Tax Consultancy', 'Steuerberatung', 'Belastingadvies']);
});

test('CE-1, CE-2, CE-4, CE-15, CE-30, CE-34 the rules state the numbers of the box that is played', () => {
  const rule = rulesOf({
    ...standard,
    ...{ thugs: 1, thugsOfTwo: 4, markers: 7, publicJobs: [1, 2, 3, 5], startingTiles: [[], [6], [], []] },
    ...{ startingMoney: [5], startingJobs: 1, bonus: 8, park: { back: ['J'], mark: 'R' } },
  });
  expect(rule['CE-1']).toMatch(/Blue tiles start on turf 6 with 3 players\.$/);
  expect(rule['CE-2']).toContain('1, 2, 3 or 5 public jobs');
  expect(rule['CE-4']).toContain('a Don, 1 Thug (4 with 2 players), 7 markers, an empty suitcase, $5 and 1 job.');
  expect(rule['CE-15']).toContain('only a Back (job)');
  expect(rule['CE-34']).toContain('pays $8');
  expect(words.en.rule['CE-1']).toMatch(/on turf 1 with 4 players and on turfs 1, 2 and 3 with 5 players\.$/);
  expect(words.en.rule['CE-30']).toContain('5, 5, 6 and 2 cards in Acts I to IV');
});

test('CE-35 several winners of a colour get the bonus each', () => {
  const said = words.en.event['job-bonus'](
    { type: 'job-bonus', colour: 0, seats: [0, 1] },
    { names: ['Anna', 'Ben'], reader: 1 },
  );
  expect(said).toBe('Most yellow jobs: $5 each for Anna and you.');
});
