import { migrateRules, rulesOf } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { standard } from './edition/standard.ts';
import { corleonesEmpire } from './index.ts';
import { given, OPTIONS } from './options.ts';
import { businessNamed, iconNames, jobNamed, spaceNamed } from './testing/cards.ts';
import { position } from './testing/position.ts';
import { piles } from './testing/scene.ts';
import type { Given } from './types.ts';

/** The given values for this many players. */
function made(options: Record<string, unknown> = {}, seats = 3): Given {
  const parsed = given(options, seats);
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.value;
}
/** The reason why the whole program refuses options. */
function why(options: Record<string, unknown>, seats = 3): string {
  const rules = rulesOf(corleonesEmpire, seats, options);
  return rules.ok ? 'they are not' : rules.why;
}

test('CE-C3, CE-C9 the values given by default', () => {
  const { spaces, touching, businesses, park, jobs, allies, ...rest } = made();
  expect(rest).toEqual({
    edition: 'standard',
    acts: [
      { handLimit: 5, red: false, newMember: false, bribery: true },
      { handLimit: 5, red: false, newMember: true, bribery: true },
      { handLimit: 6, red: true, newMember: false, bribery: true },
      { handLimit: 2, red: true, newMember: true, bribery: false },
    ],
    cards: [30, 30, 30, 30, 8, 8, 8, 8],
    families: 5,
    thugs: 2,
    markers: 9,
    publicJobs: 3,
    startingTiles: [],
    startingMoney: [0, 1, 2],
    startingJobs: 2,
    bonus: 5,
    neutralsStay: false,
    reinforces: false,
    openTally: false,
    randomFamilies: false,
  });
  expect([spaces, touching, businesses, park, jobs, allies].map(list => list.length)).toEqual([16, 7, 19, 15, 44, 18]);
});

test.each([
  [2, { thugs: 3, publicJobs: 2, startingTiles: [] }],
  [3, { thugs: 2, publicJobs: 3, startingTiles: [] }],
  [4, { thugs: 2, publicJobs: 3, startingTiles: [0] }],
  [5, { thugs: 2, publicJobs: 4, startingTiles: [0, 1, 2] }],
])('CE-1, CE-2, CE-4 %i players: %j', (seats, expected) => {
  const { spaces, ...others } = made({}, 3);
  const { spaces: usable, ...rest } = made({}, seats);
  expect(rest).toEqual({ ...others, ...expected });
  expect(usable.map(({ areas }) => areas)).toEqual(spaces.map(({ areas }) => areas));
});

test.each([2, 3, 4, 5])('CE-C4, CE-14 with %i players: which round spaces may be used', seats => {
  const threePlus = ['F02', 'F06', 'F08', 'F11', 'F13', 'F16'].map(spaceNamed);
  const shut = made({}, seats).spaces.flatMap(({ usable }, space) => (usable ? [] : [space]));
  expect(shut).toEqual(seats === 2 ? threePlus : []);
});

test('CE-C4 the areas of a space and the spaces of a turf say the same, counted from 0', () => {
  const { spaces, touching } = made();
  expect(spaces[spaceNamed('F04')]).toEqual({ areas: [5, 6, 7], usable: true });
  expect(spaces[spaceNamed('F12')]).toEqual({ areas: [3, 5], usable: true });
  expect(touching).toEqual([
    ['F09', 'F10', 'F11', 'F15', 'F16'].map(spaceNamed),
    ['F11', 'F14', 'F15', 'F16'].map(spaceNamed),
    ['F01', 'F03', 'F05', 'F13'].map(spaceNamed),
    ['F12', 'F13', 'F14', 'F16'].map(spaceNamed),
    ['F01', 'F02', 'F06', 'F07'].map(spaceNamed),
    ['F04', 'F05', 'F08', 'F09', 'F11', 'F12'].map(spaceNamed),
    ['F04', 'F06', 'F07', 'F08', 'F09', 'F10'].map(spaceNamed),
  ]);
});

test('CE-C5, CE-C6 businesses as they are given: turf, colour, icons', () => {
  const { businesses, park } = made();
  const row = (name: string) => {
    const { turf, red, back, front } = businesses[businessNamed(name)]!;
    return [turf, red, iconNames(back), iconNames(front)];
  };
  expect(row('tax-office')).toEqual([0, false, ['suitcase'], ['suitcase', 'suitcase']]);
  expect(row('barber')).toEqual([6, false, ['job'], ['job', 'horse-head']]);
  expect(row('best-and-co')).toEqual([-1, false, ['$1'], ['discard-3']]);
  expect(row('harbor-warehouse')).toEqual([-1, true, ['narcotics'], ['$2', 'narcotics', 'job']]);
  expect(iconNames(park)).toEqual(['suitcase']);
});

test('CE-C7 job cards as they are given: a row each; of cards that do the same, the first', () => {
  const { jobs } = made();
  const [bomb, skim, deal] = ['car-bomb', 'skim', 'back-room-deal'].map(jobNamed) as [number, number, number];
  expect(jobs[bomb]).toEqual({ row: 8, alike: bomb, colour: 2, cost: [2, 1, 1], reward: [3, 1], effect: 'car-bomb' });
  expect(jobs.slice(skim).map(({ alike, cost }) => [alike, cost])).toEqual([
    [skim, [0, 0, 1]],
    [skim + 1, [0, 1, 0]],
    [skim + 1, [0, 1, 0]],
  ]);
  expect(jobs.slice(deal, deal + 4).map(({ alike }) => alike)).toEqual([deal, deal, deal + 2, deal + 3]);
  expect(jobs[deal]?.reward).toEqual([1, 1]);
});

test('CE-C7 cards whose costs name the same goods in another order are equal', () => {
  const [first, ...others] = standard.jobs;
  const box = { ...standard, jobs: [{ ...first, costs: ['MGZ', 'ZGM', 'GMZ', 'GZZ', 'ZZG'] }, ...others] };
  const parsed = given({}, 3, box);
  expect(parsed.ok && parsed.value.jobs.slice(0, 5).map(({ alike }) => alike)).toEqual([0, 0, 0, 3, 3]);
  expect(parsed.ok && parsed.value.jobs[5]?.alike).toBe(5);
});

test('CE-C8 allies as they are given: acts from 0', () => {
  const { allies } = made();
  expect(allies.map(({ act }) => act)).toEqual([0, 1, 2].flatMap(act => new Array(6).fill(act)));
  expect(allies[14]).toEqual({ act: 2, effect: 'police-chief-hit', icons: expect.anything() });
  expect(iconNames(allies[14]?.icons ?? [])).toEqual(['$3']);
});

test('every option with its values, the default first', () => {
  expect(OPTIONS).toEqual({
    'neutral-control': ['turn', 'phase'],
    'money-split': ['equal', 'uneven'],
    'marker-move': ['new-turf', 'any-turf'],
    'open-tally': [false, true],
    families: ['chosen', 'random'],
  });
});

test.each([
  ['CE-20', 'neutral-control', 'turn', {}],
  ['CE-20', 'neutral-control', 'phase', { neutralsStay: true }],
  ['CE-C9', 'money-split', 'equal', {}],
  ['CE-C9', 'money-split', 'uneven', { cards: [20, 35, 30, 35, 8, 8, 8, 8] }],
  ['CE-26', 'marker-move', 'new-turf', {}],
  ['CE-26', 'marker-move', 'any-turf', { reinforces: true }],
  ['CE-37', 'open-tally', false, {}],
  ['CE-37', 'open-tally', true, { openTally: true }],
  ['CE-4', 'families', 'chosen', {}],
  ['CE-4', 'families', 'random', { randomFamilies: true }],
])('%s option %s: %s', (_rule, name, value, expected) => {
  expect(made({ [name]: value })).toEqual({ ...made(), ...expected });
});

test('CE-26 a table of version 1 plays on with its own reading', () => {
  const rules = migrateRules(corleonesEmpire, 2, { version: 1, options: { 'neutral-control': 'phase' } });
  if (!rules.ok) throw new Error(rules.why);
  expect(rules.value.given).toMatchObject({ reinforces: true, neutralsStay: true });
});

test('CE-C9 both splits of the money are 120 cards', () => {
  for (const split of ['equal', 'uneven']) {
    const money = piles(position({ options: { 'money-split': split } }));
    expect(money.$1! + money.$2! + money.$3! + money.$5!).toBe(120);
  }
});

const TALLY = 'option open-tally may be false, true, not';
test.each([
  [{ 'neutral-control': 'act' }, 'option neutral-control may be turn, phase, not "act"'],
  [{ 'neutral-control': true }, 'option neutral-control may be turn, phase, not true'],
  [{ 'money-split': 30 }, 'option money-split may be equal, uneven, not 30'],
  [{ 'money-split': ['equal'] }, 'option money-split may be equal, uneven, not ["equal"]'],
  [{ 'open-tally': 'true' }, `${TALLY} "true"`],
  [{ 'open-tally': 1 }, `${TALLY} 1`],
  [{ families: 'Chosen' }, 'option families may be chosen, random, not "Chosen"'],
  [{ families: 'chosen', 'open-tally': 0 }, `${TALLY} 0`],
  [
    { family: 'random' },
    'corleones-empire has no option "family"; it has neutral-control, money-split, marker-move, open-tally, families',
  ],
  [
    JSON.parse('{"__proto__":{"families":"random"}}'),
    'corleones-empire has no option "__proto__"; it has neutral-control, money-split, marker-move, open-tally, families',
  ],
])('wrong options are refused with a sentence: %j', (options, sentence) => {
  expect(why(options)).toBe(sentence);
});

test.each([0, 1, 6, 2.5, Number.NaN])('CE-4 %d players are refused', seats => {
  expect(why({}, seats)).toBe(`corleones-empire is for 2 to 5 players, not ${seats}`);
});
