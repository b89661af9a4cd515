import { expect, test } from 'vitest';
import { given } from '../options.ts';
import { parseEdition } from './parse.ts';
import { standard } from './standard.ts';

const { families, acts, spaces, businesses, jobs, allies } = standard;
/** The standard edition with one row of a part changed. */
const with1 = (
  part: 'families' | 'acts' | 'spaces' | 'businesses' | 'jobs' | 'allies',
  row: number,
  change: object | null,
): object => ({
  ...standard,
  [part]: (standard[part] as readonly object[]).map((each, i) => (i !== row ? each : change && { ...each, ...change })),
});
/** The standard edition without some rows of a part. */
const without = <X>(part: string, rows: readonly X[], isGone: (row: X) => boolean): object => ({
  ...standard,
  [part]: rows.filter(row => !isGone(row)),
});
const more = (count: number, make: (i: number) => object): object[] => Array.from({ length: count }, (_, i) => make(i));

const F05 = 'space F05 touches two or three areas, 1 to 8, and says whether it is 3+';
const BAR = 'business bar needs a turf or a colour, and a Front and a Back of known icons';
const SKIM = 'job skim needs a colour, costs of G, M and Z, a reward in money cards and a known effect';
const CAPO = 'ally capo needs an act, a known effect and known icons';
const TURK = 'act the-turk needs a hand limit, the colour of its tile, and whether a figure and bribery come';
const MARKS = 'marks are K, L or R';
const NUMBERS = 'public and starting jobs are numbers';
const PARTS = ['acts', 'spaces', 'businesses', 'jobs', 'allies'] as const;

test.each<[unknown, string]>([
  [null, 'not an object'],
  ['standard', 'not an object'],
  [undefined, 'not an object'],
  [{}, 'it has no id'],
  [{ ...standard, id: '' }, 'it has no id'],
  [{ ...standard, id: 3 }, 'it has no id'],
  [{ ...standard, turfs: undefined }, 'there are seven turfs'],
  [{ ...standard, turfs: standard.turfs.slice(1) }, 'there are seven turfs'],
  [{ ...standard, turfs: 'seventy' }, 'there are seven turfs'],
  [{ ...standard, families: undefined }, 'five families are needed'],
  [{ ...standard, families: families.slice(1) }, 'five families are needed'],
  [with1('families', 0, null), 'five families are needed'],
  [with1('families', 0, { mark: 'X' }), 'marzullo of the families needs a mark: K, L or R'],
  ...PARTS.flatMap((part): [unknown, string][] => [
    [{ ...standard, [part]: undefined }, `every one of the ${part} needs an id of its own`],
    [with1(part, 0, null), `every one of the ${part} needs an id of its own`],
    [with1(part, 0, { id: '' }), `every one of the ${part} needs an id of its own`],
    [with1(part, 0, { id: 5 }), `every one of the ${part} needs an id of its own`],
    [with1(part, 0, { id: standard[part][1].id }), `every one of the ${part} needs an id of its own`],
    [with1(part, 0, { mark: '' }), `${standard[part][0].id} of the ${part} needs a mark: K, L or R`],
    [with1(part, 1, { mark: 4 }), `${standard[part][1].id} of the ${part} needs a mark: K, L or R`],
  ]),
  [{ ...standard, marks: null }, MARKS],
  [{ ...standard, marks: { ...standard.marks, 'CE-C4': 'unsure' } }, MARKS],
  [{ ...standard, park: undefined }, MARKS],
  [{ ...standard, park: { back: ['S'], mark: 'X' } }, MARKS],
  [with1('spaces', 4, { areas: undefined }), F05],
  [with1('spaces', 4, { areas: [3] }), F05],
  [with1('spaces', 4, { areas: [1, 2, 3, 4] }), F05],
  [with1('spaces', 4, { areas: [0, 3] }), F05],
  [with1('spaces', 4, { areas: [3, 9] }), F05],
  [with1('spaces', 4, { areas: [3, 2.5] }), F05],
  [with1('spaces', 4, { areas: [3, 3] }), F05],
  [with1('spaces', 4, { threePlus: 'no' }), F05],
  [{ ...standard, park: { mark: 'K' } }, 'Central Park has a Back of known icons'],
  [{ ...standard, park: { back: ['P'], mark: 'K' } }, 'Central Park has a Back of known icons'],
  [
    { ...standard, businesses: [...businesses, ...more(14, i => ({ ...businesses[7], id: `tile ${i}` }))] },
    'there are 32 businesses at most',
  ],
  [with1('businesses', 1, { on: 0 }), BAR],
  [with1('businesses', 1, { on: 8 }), BAR],
  [with1('businesses', 1, { on: 'green' }), BAR],
  [with1('businesses', 1, { back: ['Q'] }), BAR],
  [with1('businesses', 1, { front: 'Z' }), BAR],
  [with1('businesses', 1, { on: 'blue' }), 'turf 2 has one printed business'],
  [with1('businesses', 1, { on: 3 }), 'turf 2 has one printed business'],
  [with1('businesses', 18, { on: 7 }), 'turf 7 has one printed business'],
  [with1('jobs', 15, { colour: 'purple' }), SKIM],
  [with1('jobs', 15, { costs: 'Z' }), SKIM],
  [with1('jobs', 15, { costs: ['Z', ''] }), SKIM],
  [with1('jobs', 15, { costs: ['GGGGG'] }), SKIM],
  [with1('jobs', 15, { costs: ['N'] }), SKIM],
  [with1('jobs', 15, { costs: [1] }), SKIM],
  [with1('jobs', 15, { reward: [4] }), SKIM],
  [with1('jobs', 15, { reward: 2 }), SKIM],
  [with1('jobs', 15, { effect: 'steal' }), SKIM],
  [with1('jobs', 0, { costs: new Array(50).fill('G') }), 'there are 90 job cards at most'],
  [{ ...standard, publicJobs: [2, 3, 3] }, NUMBERS],
  [{ ...standard, publicJobs: [2, 3, 3, -1] }, NUMBERS],
  [{ ...standard, publicJobs: undefined }, NUMBERS],
  [{ ...standard, startingJobs: -1 }, NUMBERS],
  [{ ...standard, startingJobs: '2' }, NUMBERS],
  [{ ...standard, startingJobs: 9 }, 'there are too few jobs to begin'],
  [{ ...standard, publicJobs: [2, 35, 3, 4] }, 'there are too few jobs to begin'],
  [with1('allies', 17, { act: 4 }), CAPO],
  [with1('allies', 17, { act: 0 }), CAPO],
  [with1('allies', 17, { effect: undefined }), CAPO],
  [with1('allies', 17, { icons: ['$4'] }), CAPO],
  [without('allies', allies.slice(3), () => false), 'act 1 needs four allies'],
  [without('allies', allies, ({ id }) => id.includes('-3') || id === 'capo'), 'act 3 needs four allies'],
  [{ ...standard, acts: acts.slice(1) }, 'there are four acts'],
  [{ ...standard, acts: [...acts, { ...acts[0], id: 'encore' }] }, 'there are four acts'],
  [with1('acts', 1, { handLimit: -1 }), TURK],
  [with1('acts', 1, { handLimit: 2.5 }), TURK],
  [with1('acts', 1, { tile: 'green' }), TURK],
  [with1('acts', 1, { newMember: 1 }), TURK],
  [with1('acts', 1, { bribery: undefined }), TURK],
  [with1('acts', 0, { newMember: true }), 'nobody joins before the first act'],
  [{ ...standard, startingTiles: undefined }, 'starting tiles come by number of players'],
  [{ ...standard, startingTiles: [[], [], [1]] }, 'starting tiles come by number of players'],
  [{ ...standard, startingTiles: [[], [], [1], 3] }, 'starting tiles lie on turfs'],
  [{ ...standard, startingTiles: [[], [], [0], []] }, 'starting tiles lie on turfs'],
  [{ ...standard, startingTiles: [[], [], [8], []] }, 'starting tiles lie on turfs'],
  [
    without('businesses', businesses, ({ id }) => ['ammo-depot', 'brewery', 'racetrack', 'savings-bank'].includes(id)),
    'there are too few blue tiles',
  ],
  [
    without('businesses', businesses, ({ id }) => ['central-bank', 'night-club', 'harbor-warehouse'].includes(id)),
    'there are too few red tiles',
  ],
  [{ ...standard, money: [30, 30, 30] }, 'money needs four numbers of cards'],
  [{ ...standard, moneyAlternative: [20, 35, 30, -1] }, 'moneyAlternative needs four numbers of cards'],
  [{ ...standard, goods: undefined }, 'goods needs four numbers of cards'],
  [{ ...standard, startingMoney: [1, 4] }, 'starting money comes in cards'],
  [{ ...standard, startingMoney: 6 }, 'starting money comes in cards'],
  [{ ...standard, money: [4, 30, 30, 30] }, 'there is too little money to begin'],
  [{ ...standard, moneyAlternative: [20, 35, 4, 35] }, 'there is too little money to begin'],
  [{ ...standard, thugs: 0 }, 'thugs must be a whole number from 1 on'],
  [{ ...standard, thugsOfTwo: 2.5 }, 'thugsOfTwo must be a whole number from 1 on'],
  [{ ...standard, markers: '9' }, 'markers must be a whole number from 1 on'],
  [{ ...standard, bonus: undefined }, 'bonus must be a whole number from 1 on'],
])('CE-C1 to CE-C9 a wrong edition is refused with a sentence: %#', (data, why) => {
  expect(parseEdition(data)).toEqual({ ok: false, why: `edition: ${why}` });
});

test('CE-C1 to CE-C9 the least and the most an edition may have', () => {
  const few = { ...standard, money: [5, 5, 5, 0], moneyAlternative: [5, 5, 5, 0], goods: [0, 0, 0, 0], marks: {} };
  const least = { thugs: 1, thugsOfTwo: 1, markers: 1, bonus: 1, startingJobs: 8, publicJobs: [0, 0, 0, 4] };
  expect(parseEdition({ ...few, ...least })).toMatchObject({ ok: true });
  const tiles = more(13, i => ({ ...businesses[7], id: `tile ${i}` }));
  const cards = with1('jobs', 0, { costs: new Array(49).fill('GGGG') });
  expect(parseEdition({ ...cards, businesses: [...businesses, ...tiles] })).toMatchObject({ ok: true });
  expect(parseEdition(with1('acts', 3, { handLimit: 0 }))).toMatchObject({ ok: true });
  const blue = without('businesses', businesses, ({ id }) => ['ammo-depot', 'brewery', 'racetrack'].includes(id));
  expect(parseEdition(blue)).toMatchObject({ ok: true });
  expect(parseEdition(without('allies', allies, ({ id }) => ['capo', 'mayor-3'].includes(id)))).toMatchObject({
    ok: true,
  });
  expect(parseEdition({ ...standard, startingTiles: [[], [], [], [7]] })).toMatchObject({ ok: true });
});

test('CE-C7 whoever owns the box can correct a value without touching a rule', () => {
  const box = { ...standard, id: 'my box', bonus: 7, jobs: jobs.slice(0, 15), spaces: spaces.slice(0, 10) };
  const made = given({}, 3, box);
  expect(made).toMatchObject({ ok: true, value: { edition: 'my box', bonus: 7 } });
  expect(made.ok && [made.value.jobs.length, made.value.spaces.length]).toEqual([41, 10]);
});

test('CE-C1 a wrong edition gives no game', () => {
  expect(given({}, 3, { ...standard, id: '' })).toEqual({ ok: false, why: 'edition: it has no id' });
});

test.each([
  [with1('jobs', 15, { costs: ['M', 'Z', 'M'] }), 'equal costs of job skim stand side by side'],
  [{ ...standard, spaces: more(33, i => ({ ...spaces[0], id: `F${i}` })) }, 'there are 32 round spaces at most'],
  [{ ...standard, allies: more(65, i => ({ ...allies[0], id: `ally ${i}` })) }, 'there are 64 allies at most'],
  [
    { ...standard, families: more(17, i => ({ ...standard.families[0], id: `${i}` })) },
    'there are 16 families at most',
  ],
])('CE-C2 to CE-C8 an edition with more than the rules can number is refused: %#', (data, why) => {
  expect(parseEdition(data)).toEqual({ ok: false, why: `edition: ${why}` });
});
