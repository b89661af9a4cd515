import { chacha20, random, rulesOf, shuffle } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { corleonesEmpire } from './index.ts';
import { setup } from './setup.ts';
import { businessNamed, turfNamed } from './testing/cards.ts';
import { position, type Scene, started } from './testing/position.ts';
import { decision, events, eventsOf } from './testing/scene.ts';
import { EMPTY, NONE } from './types.ts';

const COUNTS = [2, 3, 4, 5] as const;
const SEED = 'set-up';
const begun = (seats: number): Scene => started({ seats, seed: SEED });

/** The numbers from one on, this many. */
const numbers = (from: number, length: number): number[] => Array.from({ length }, (_, i) => from + i);
/** The chance of a match, seen for one purpose that wasn't drawn before. */
const shuffled = (purpose: string, items: number[]): number[] => shuffle(chacha20(SEED), purpose, items);
const BLUE = shuffled('blue tiles', numbers(7, 8));
const RED = shuffled('red tiles', numbers(15, 4));
const JOBS = shuffled('jobs', numbers(0, 44));
const ALLIES = shuffled('allies', numbers(0, 6));
/** Cards from the top of a deck: its top is at the end of the list. */
const top = (deck: readonly number[], from: number, count: number): number[] =>
  deck.toReversed().slice(from, from + count);
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

test.each(COUNTS)('CE-1, CE-4 before anybody has chosen a family everything is in its place for %i players', seats => {
  const rules = rulesOf(corleonesEmpire, seats);
  const each = <X>(value: X): X[] => numbers(0, seats).map(() => structuredClone(value));
  expect(rules.ok && setup(rules.value.given, seats)).toEqual({
    open: {
      act: 0,
      phase: 'families',
      families: each(NONE),
      turn: 0,
      horseHead: 0,
      out: each(false),
      turfs: [...numbers(0, 7), ...numbers(0, 12).map(() => NONE)],
      thugAt: numbers(0, 19).map(() => EMPTY),
      memberAt: numbers(0, 16).map(() => EMPTY),
      chief: NONE,
      neutralsOf: [NONE, NONE, NONE],
      hudson: [],
      thugs: each(seats === 2 ? 3 : 2),
      members: each(1),
      membersInPlay: 1,
      markers: each(9),
      control: [[], [], [], [], [], [], []],
      piles: [30, 30, 30, 30, 8, 8, 8, 8],
      publicJobs: numbers(0, [2, 3, 3, 4][seats - 2] ?? 0).map(() => NONE),
      jobDiscard: [],
      underway: NONE,
      allies: [],
      played: each([]),
      gone: [],
      settlement: null,
    },
    recalled: {
      hands: each([0, 0, 0, 0, 0, 0, 0, 0]),
      suitcases: each([0, 0, 0, 0]),
      heists: [],
      doubt: [],
      allies: each([]),
      completed: each([]),
      shuffle: numbers(0, 44).map(() => 0),
      jobs: each([0]),
    },
    own: each({ jobs: [], drawn: [], stolen: [] }),
    sealed: { jobs: numbers(0, 44), blue: numbers(7, 8), red: numbers(15, 4) },
  });
});

/** By number of players: turfs that have a tile when Act I begins, the last of them opened by it; public jobs. */
const OPENINGS = [
  [2, ['wall-street'], 2],
  [3, ['wall-street'], 3],
  [4, ['wall-street', 'brooklyn'], 3],
  [5, ['wall-street', 'brooklyn', 'upper-east-side', 'queens'], 4],
] as const;

test.each(OPENINGS)('CE-1, CE-6 %i players begin with blue tiles on %j', (seats, turfs) => {
  const { open, sealed } = begun(seats).state;
  const tiles = top(BLUE, 0, turfs.length);
  const built = open.turfs.flatMap((turf, business) => (business >= 7 && turf !== NONE ? [[business, turf]] : []));
  expect(new Set(built)).toEqual(new Set(turfs.map((turf, i) => [tiles[i], turfNamed(turf)])));
  expect(open.turfs.slice(0, 7)).toEqual(numbers(0, 7));
  expect(sealed.blue).toEqual(BLUE.slice(0, 8 - turfs.length));
  expect(sealed.red).toEqual(RED);
});

test('CE-1 the tiles on the board from the beginning are told, then the opened one', () => {
  const scene = begun(5);
  const [a, b, c, d] = top(BLUE, 0, 4);
  expect(eventsOf(scene, 'set-up')).toMatchObject([
    {
      tiles: [
        { business: a, turf: 0 },
        { business: b, turf: 1 },
        { business: c, turf: 2 },
      ],
    },
  ]);
  expect(eventsOf(scene, 'act', 'opened')).toEqual([
    { type: 'act', act: 0 },
    { type: 'opened', business: d, turf: 3 },
  ]);
});

test.each(OPENINGS)(
  'CE-2, CE-4 %i players (tiles %j): %i public jobs, two jobs in each hand, the rest in the deck',
  (seats, _turfs, count) => {
    const { open, own, sealed, recalled } = begun(seats).state;
    expect(open.publicJobs).toEqual(top(JOBS, 0, count));
    expect(own.map(({ jobs }) => jobs)).toEqual(numbers(0, seats).map(seat => sorted(top(JOBS, count + 2 * seat, 2))));
    expect(sealed.jobs).toEqual(JOBS.slice(0, 44 - count - 2 * seats));
    expect(open.jobDiscard).toEqual([]);
    expect(recalled.jobs).toEqual(numbers(0, seats).map(() => [2]));
    expect(recalled.shuffle).toEqual(numbers(0, 44).map(() => 0));
  },
);

test.each(COUNTS)('CE-3 %i players: one ally fewer is laid out, the others of Act I leave the game', seats => {
  const { open } = begun(seats).state;
  expect(open.allies).toEqual(ALLIES.slice(0, seats - 1));
  expect(open.gone).toEqual(ALLIES.slice(seats - 1));
});

test.each([
  [2, 3],
  [3, 2],
  [4, 2],
  [5, 2],
])('CE-4 %i players have the Don and %i Thugs, nine markers, $1, $2 and $3, and an empty suitcase', (seats, thugs) => {
  const { open, recalled } = begun(seats).state;
  const each = <X>(value: X): X[] => new Array<X>(seats).fill(value);
  expect(open).toMatchObject({ thugs: each(thugs), members: each(1), membersInPlay: 1, markers: each(9) });
  expect(recalled).toMatchObject({ hands: each([1, 1, 1, 0, 0, 0, 0, 0]), suitcases: each([0, 0, 0, 0]) });
  expect(open.piles).toEqual([30 - seats, 30 - seats, 30 - seats, 30, 8, 8, 8, 8]);
});

test.each(COUNTS)('CE-5 a random one of %i players takes the Horse Head and begins', seats => {
  const first = random(chacha20(SEED), 'first player', seats);
  const scene = begun(seats);
  expect(scene.state.open).toMatchObject({ horseHead: first, turn: first, phase: 'business', act: 0 });
  expect(decision(scene)).toEqual(['turn', first]);
  const firsts = numbers(0, 60).map(i => started({ seats, seed: `first ${i}` }).state.open.horseHead);
  expect(new Set(firsts)).toEqual(new Set(numbers(0, seats)));
});

test('CE-5 the set-up events for everybody, and for each player about their jobs', () => {
  const scene = begun(4);
  const [tile, opened] = top(BLUE, 0, 2);
  const first = random(chacha20(SEED), 'first player', 4);
  const dealt = {
    first,
    publicJobs: top(JOBS, 0, 3),
    allies: ALLIES.slice(0, 3),
    tiles: [{ business: tile, turf: turfNamed('wall-street') }],
  };
  const families = shuffled('families', numbers(0, 5));
  const chosen = numbers(0, 4).map(seat => ({ type: 'family', seat, family: families[seat] }));
  const then = [
    { type: 'act', act: 0 },
    { type: 'opened', business: opened, turf: turfNamed('brooklyn') },
    { type: 'turn', seat: first },
  ];
  expect(events(scene)).toEqual([...chosen, { type: 'set-up', ...dealt }, ...then]);
  for (const seat of numbers(0, 4))
    expect(events(scene, seat)).toEqual([
      ...chosen,
      { type: 'dealt', ...dealt, jobs: sorted(top(JOBS, 3 + 2 * seat, 2)) },
      ...then,
    ]);
});

test('CE-C1, CE-C5 the printed businesses lie on turfs 1 to 7', () => {
  const names = ['tax-office', 'bar', 'pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'barber'];
  expect(names.map(name => begun(2).state.open.turfs[businessNamed(name)])).toEqual(numbers(0, 7));
});

const TILES = ['ammo-depot', 'penn-central-railroad', 'hotel-edison', 'genco-import', 'best-and-co'];
const TURFS = ['wall-street', 'brooklyn', 'upper-east-side', 'queens', 'upper-west-side', 'midtown', 'chelsea'];
/** The tiles of a table with this many players when an act begins: two blue ones and then red ones have been opened. */
function tilesBefore(seats: number, act: number): Record<string, string> {
  const blue = [0, 0, 1, 3][seats - 2]! + Math.min(act - 1, 2);
  const tiles = [...TILES.slice(0, blue), ...['central-bank'].slice(0, act - 3 < 0 ? 0 : act - 3)];
  return Object.fromEntries(tiles.map((tile, i) => [TURFS[i], tile]));
}
/** The top tiles of decks in the order of the box. */
const RACETRACK = businessNamed('racetrack');
const WAREHOUSE = businessNamed('harbor-warehouse');

test.each(COUNTS.flatMap(seats => [1, 2, 3, 4].map(act => [seats, act, [0, 0, 1, 3][seats - 2]! + act] as const)))(
  'CE-6 %i players, Act %i: the top tile of the act’s colour goes to turf %i',
  (seats, act, turf) => {
    const scene = position({ seats, act, phase: 'act', tiles: tilesBefore(seats, act) });
    const business = act < 3 ? RACETRACK : WAREHOUSE;
    expect(eventsOf(scene, 'act', 'opened')).toEqual([
      { type: 'act', act: act - 1 },
      { type: 'opened', business, turf: turf - 1 },
    ]);
    expect(scene.state.open.turfs[business]).toBe(turf - 1);
    expect(scene.state.sealed.blue.includes(RACETRACK)).toBe(act >= 3);
    expect(scene.state.sealed.red.includes(WAREHOUSE)).toBe(act < 3);
  },
);

test('CE-6 openings of the rulebook: 5 players in Act I Queens; 4 players in Act IV the Upper West Side', () => {
  const opened = (seats: number, act: number) =>
    eventsOf(position({ seats, act, phase: 'act', tiles: tilesBefore(seats, act) }), 'opened');
  expect(opened(5, 1)).toEqual([{ type: 'opened', business: RACETRACK, turf: turfNamed('queens') }]);
  expect(opened(4, 4)).toEqual([{ type: 'opened', business: WAREHOUSE, turf: turfNamed('upper-west-side') }]);
});

test('CE-6 the lowest-numbered turf with an empty business space, even between others', () => {
  const tiles = { 'wall-street': 'brewery', 'upper-east-side': 'savings-bank' };
  const scene = position({ phase: 'act', tiles });
  expect(eventsOf(scene, 'opened')).toEqual([{ type: 'opened', business: RACETRACK, turf: turfNamed('brooklyn') }]);
});

test('CE-6 without an empty business space or without a tile nothing is opened', () => {
  const full = Object.fromEntries(TURFS.map((turf, i) => [turf, [...TILES, 'brewery', 'savings-bank'][i]!]));
  const scene = position({ phase: 'act', tiles: full });
  expect(events(scene)).toEqual([
    { type: 'act', act: 0 },
    { type: 'turn', seat: 0 },
  ]);
  const red = ['central-bank', 'polks-hobby-shop', 'night-club', 'harbor-warehouse'];
  const tiles = Object.fromEntries(red.map((tile, i) => [TURFS[i], tile]));
  expect(eventsOf(position({ act: 4, phase: 'act', tiles }), 'opened')).toEqual([]);
});
