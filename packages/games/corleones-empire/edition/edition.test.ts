import { expect, test } from 'vitest';
import { box, givenIn } from './box.ts';
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

/** The place and kind of the first fault. */
const faultIn = (data: unknown): string => {
  const [first] = box.faults(data);
  return first === undefined ? 'none' : `${first.path} ${first.code}`.trim();
};

const PARTS = ['acts', 'spaces', 'businesses', 'jobs', 'allies'] as const;

test.each<[unknown, string]>([
  [null, 'object'],
  ['standard', 'object'],
  [undefined, 'object'],
  [{}, 'id id'],
  [{ ...standard, id: '' }, 'id id'],
  [{ ...standard, id: 3 }, 'id id'],
  [{ ...standard, turfs: undefined }, 'turfs rows'],
  [{ ...standard, turfs: standard.turfs.slice(1) }, 'turfs rows'],
  [{ ...standard, turfs: 'seventy' }, 'turfs rows'],
  [{ ...standard, families: undefined }, 'families rows'],
  [{ ...standard, families: families.slice(1) }, 'families rows'],
  [with1('families', 0, null), 'families[0].id own-id'],
  [with1('families', 0, { mark: 'X' }), 'families[0].mark mark'],
  ...PARTS.flatMap((part): [unknown, string][] => [
    [{ ...standard, [part]: undefined }, `${part} rows`],
    [with1(part, 0, null), `${part}[0].id own-id`],
    [with1(part, 0, { id: '' }), `${part}[0].id own-id`],
    [with1(part, 0, { id: 5 }), `${part}[0].id own-id`],
    [with1(part, 0, { id: standard[part][1].id }), `${part}[1].id own-id`],
    [with1(part, 0, { mark: '' }), `${part}[0].mark mark`],
    [with1(part, 1, { mark: 4 }), `${part}[1].mark mark`],
  ]),
  [{ ...standard, marks: null }, 'marks mark'],
  [{ ...standard, marks: { ...standard.marks, 'CE-C4': 'unsure' } }, 'marks mark'],
  [{ ...standard, park: undefined }, 'park.mark mark'],
  [{ ...standard, park: { back: ['S'], mark: 'X' } }, 'park.mark mark'],
  [with1('spaces', 4, { areas: undefined }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { areas: [3] }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { areas: [1, 2, 3, 4] }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { areas: [0, 3] }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { areas: [3, 9] }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { areas: [3, 2.5] }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { areas: [3, 3] }), 'spaces[4].areas areas'],
  [with1('spaces', 4, { threePlus: 'no' }), 'spaces[4].threePlus choice'],
  [{ ...standard, park: { mark: 'K' } }, 'park.back list'],
  [{ ...standard, park: { back: ['P'], mark: 'K' } }, 'park.back list'],
  [
    { ...standard, businesses: [...businesses, ...more(14, i => ({ ...businesses[7], id: `tile ${i}` }))] },
    'businesses rows',
  ],
  [with1('businesses', 1, { on: 0 }), 'businesses[1].on choice'],
  [with1('businesses', 1, { on: 8 }), 'businesses[1].on choice'],
  [with1('businesses', 1, { on: 'green' }), 'businesses[1].on choice'],
  [with1('businesses', 1, { back: ['Q'] }), 'businesses[1].back list'],
  [with1('businesses', 1, { front: 'Z' }), 'businesses[1].front list'],
  [with1('businesses', 1, { on: 'blue' }), 'businesses one-printed'],
  [with1('businesses', 1, { on: 3 }), 'businesses one-printed'],
  [with1('businesses', 18, { on: 7 }), 'businesses[18].on one-printed'],
  [with1('jobs', 15, { colour: 'purple' }), 'jobs[15].colour choice'],
  [with1('jobs', 15, { costs: 'Z' }), 'jobs[15].costs list'],
  [with1('jobs', 15, { costs: ['Z', ''] }), 'jobs[15].costs letters'],
  [with1('jobs', 15, { costs: ['GGGGG'] }), 'jobs[15].costs letters'],
  [with1('jobs', 15, { costs: ['N'] }), 'jobs[15].costs letters'],
  [with1('jobs', 15, { costs: [1] }), 'jobs[15].costs letters'],
  [with1('jobs', 15, { reward: [4] }), 'jobs[15].reward list'],
  [with1('jobs', 15, { reward: 2 }), 'jobs[15].reward list'],
  [with1('jobs', 15, { effect: 'steal' }), 'jobs[15].effect effect'],
  [with1('jobs', 0, { costs: new Array(50).fill('G') }), 'jobs most-jobs'],
  [{ ...standard, publicJobs: [2, 3, 3] }, 'publicJobs rows'],
  [{ ...standard, publicJobs: [2, 3, 3, -1] }, 'publicJobs[3] number'],
  [{ ...standard, publicJobs: undefined }, 'publicJobs rows'],
  [{ ...standard, startingJobs: -1 }, 'startingJobs number'],
  [{ ...standard, startingJobs: '2' }, 'startingJobs number'],
  [{ ...standard, startingJobs: 9 }, 'startingJobs number'],
  [{ ...standard, startingJobs: 8, publicJobs: [2, 5, 3, 4] }, 'startingJobs too-few-jobs'],
  [with1('allies', 17, { act: 4 }), 'allies[17].act choice'],
  [with1('allies', 17, { act: 0 }), 'allies[17].act choice'],
  [with1('allies', 17, { effect: undefined }), 'allies[17].effect effect'],
  [with1('allies', 17, { icons: ['$4'] }), 'allies[17].icons list'],
  [without('allies', allies.slice(3), () => false), 'allies four-allies'],
  [without('allies', allies, ({ id }) => id.includes('-3') || id === 'capo'), 'allies four-allies'],
  [{ ...standard, acts: acts.slice(1) }, 'acts rows'],
  [{ ...standard, acts: [...acts, { ...acts[0], id: 'encore' }] }, 'acts rows'],
  [with1('acts', 1, { handLimit: -1 }), 'acts[1].handLimit number'],
  [with1('acts', 1, { handLimit: 2.5 }), 'acts[1].handLimit number'],
  [with1('acts', 1, { tile: 'green' }), 'acts[1].tile choice'],
  [with1('acts', 1, { newMember: 1 }), 'acts[1].newMember choice'],
  [with1('acts', 1, { bribery: undefined }), 'acts[1].bribery choice'],
  [with1('acts', 0, { newMember: true }), 'acts[0].newMember choice'],
  [{ ...standard, startingTiles: undefined }, 'startingTiles rows'],
  [{ ...standard, startingTiles: [[], [], [1]] }, 'startingTiles rows'],
  [{ ...standard, startingTiles: [[], [], [1], 3] }, 'startingTiles[3] list'],
  [{ ...standard, startingTiles: [[], [], [0], []] }, 'startingTiles[2] list'],
  [{ ...standard, startingTiles: [[], [], [8], []] }, 'startingTiles[2] list'],
  [
    without('businesses', businesses, ({ id }) => ['ammo-depot', 'brewery', 'racetrack', 'savings-bank'].includes(id)),
    'businesses too-few-blue',
  ],
  [
    without('businesses', businesses, ({ id }) => ['central-bank', 'night-club', 'harbor-warehouse'].includes(id)),
    'businesses too-few-red',
  ],
  [{ ...standard, money: [30, 30, 30] }, 'money rows'],
  [{ ...standard, moneyAlternative: [20, 35, 30, -1] }, 'moneyAlternative[3] number'],
  [{ ...standard, goods: undefined }, 'goods rows'],
  [{ ...standard, startingMoney: [1, 4] }, 'startingMoney list'],
  [{ ...standard, startingMoney: 6 }, 'startingMoney list'],
  [{ ...standard, money: [4, 30, 30, 30] }, 'money[0] too-little-money'],
  [{ ...standard, moneyAlternative: [20, 35, 4, 35] }, 'moneyAlternative[2] too-little-money'],
  [{ ...standard, thugs: 0 }, 'thugs number'],
  [{ ...standard, thugsOfTwo: 2.5 }, 'thugsOfTwo number'],
  [{ ...standard, markers: '9' }, 'markers number'],
  [{ ...standard, bonus: undefined }, 'bonus number'],
])('CE-C1 to CE-C9 a wrong edition is refused with the place and the reason: %#', (data, why) => {
  expect(faultIn(data)).toBe(why);
});

test('CE-C1 to CE-C9 the smallest and largest edition are accepted', () => {
  const few = { ...standard, money: [5, 5, 5, 0], moneyAlternative: [5, 5, 5, 0], goods: [0, 0, 0, 0], marks: {} };
  const least = { thugs: 1, thugsOfTwo: 1, markers: 1, bonus: 1, startingJobs: 8, publicJobs: [0, 0, 0, 4] };
  expect(faultIn({ ...few, ...least })).toBe('none');
  const tiles = more(13, i => ({ ...businesses[7], id: `tile ${i}` }));
  const cards = with1('jobs', 0, { costs: new Array(49).fill('GGGG') });
  expect(faultIn({ ...cards, businesses: [...businesses, ...tiles] })).toBe('none');
  expect(faultIn(with1('acts', 3, { handLimit: 0 }))).toBe('none');
  const blue = without('businesses', businesses, ({ id }) => ['ammo-depot', 'brewery', 'racetrack'].includes(id));
  expect(faultIn(blue)).toBe('none');
  expect(faultIn(without('allies', allies, ({ id }) => ['capo', 'mayor-3'].includes(id)))).toBe('none');
  expect(faultIn({ ...standard, startingTiles: [[], [], [], [7]] })).toBe('none');
});

test('CE-C7 an owner of the box can correct a value without touching a rule', () => {
  const box = { ...standard, id: 'my box', bonus: 7, jobs: jobs.slice(0, 15), spaces: spaces.slice(0, 10) };
  const made = givenIn({}, 3, box);
  expect(made).toMatchObject({ ok: true, value: { edition: 'my box', bonus: 7 } });
  expect(made.ok && [made.value.jobs.length, made.value.spaces.length]).toEqual([41, 10]);
});

test('CE-C1 a wrong edition doesn’t make a game', () => {
  expect(givenIn({}, 3, { ...standard, id: '' })).toEqual({ ok: false, why: 'edition: id: id (longest 40)' });
});

test.each([
  [with1('jobs', 15, { costs: ['M', 'Z', 'M'] }), 'jobs[15].costs side-by-side'],
  [{ ...standard, spaces: more(33, i => ({ ...spaces[0], id: `F${i}` })) }, 'spaces rows'],
  [{ ...standard, allies: more(65, i => ({ ...allies[0], id: `ally ${i}` })) }, 'allies rows'],
  [{ ...standard, families: more(17, i => ({ ...standard.families[0], id: `${i}` })) }, 'families rows'],
])('CE-C2 to CE-C8 an edition with more than the rules can number is refused: %#', (data, why) => {
  expect(faultIn(data)).toBe(why);
});

test.each([1, 2, 3, 4, 5, 6, 7])('CE-C5 turf %i has one printed business: neither none nor two', turf => {
  const printed = businesses.findIndex(({ on }) => on === turf);
  const fault = { code: 'one-printed', path: 'businesses', values: { turf, found: 0 } };
  expect(box.faults(with1('businesses', printed, { on: 'blue' }))).toEqual([fault]);
  expect(box.faults(with1('businesses', 18, { on: turf }))).toContainEqual({
    ...fault,
    path: 'businesses[18].on',
    values: { turf, found: 2 },
  });
});

test('CE-C5 there are enough red tiles if each act that opens one has one', () => {
  const needed = acts.filter(({ tile }) => tile === 'red').length;
  const red = businesses.filter(({ on }) => on === 'red');
  const withRed = (count: number): object => ({
    ...standard,
    businesses: businesses.filter(each => each.on !== 'red' || red.indexOf(each) < count),
  });
  expect(box.faults(withRed(needed))).toEqual([]);
  expect(box.faults(withRed(needed - 1))).toEqual([
    { path: 'businesses', code: 'too-few-red', values: { found: needed - 1, needed } },
  ]);
});
