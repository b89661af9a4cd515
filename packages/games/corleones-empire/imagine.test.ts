import type { Seat } from '@consigliere/kernel';
import { legal } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { check, things } from './inventory.ts';
import { bid, DRAW, job, keepJob, SEAL, thug } from './testing/answers.ts';
import { dreams, frequencies, oddities } from './testing/dreams.ts';
import { HEISTS, steal } from './testing/heist.ts';
import { type Position, position, type Scene, started } from './testing/position.ts';
import { after, decision, jobs } from './testing/scene.ts';
import type { CeState } from './types.ts';

/** Every order of a list. */
const orders = (list: readonly string[]): string[][] =>
  list.length === 0 ? [[]] : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map(others => [first, ...others]));
/** Equally likely worlds. */
const evenly = (worlds: readonly string[]): Record<string, number> =>
  Object.fromEntries(worlds.map(world => [world, 1]));
/** Jobs in words, in any order. */
const set = (...names: readonly string[]): string => names.toSorted().join(' ');
const hidden = (numbers: readonly number[] | undefined): string => set(...jobs(numbers).split(' '));
/** The deck in words, the bottom first. */
const deck = ({ sealed }: CeState): string => jobs(sealed.jobs);

const oddJobs = (scene: Scene, viewer: Seat | null, say: (world: CeState) => string, worlds: readonly string[]) =>
  oddities(frequencies(dreams(scene, viewer, 200 * worlds.length), say), evenly(worlds));

const [HEIST, SKIM, ROUGH, OFFER, BOMB] = ['heist:GZZ', 'skim:Z', 'rough-up:G', 'offer:MMG', 'car-bomb:GGMZ'];

test('CE-37 jobs in others’ hands and in the deck: every order of the unseen ones is equally likely', () => {
  const scene = position({ hands: [SKIM, HEIST, ROUGH], deck: `${OFFER} ${BOMB}` });
  const say = (world: CeState): string => [jobs(world.own[1]?.jobs), jobs(world.own[2]?.jobs), deck(world)].join(' ');
  expect(
    oddJobs(
      scene,
      0,
      say,
      orders([HEIST, ROUGH, OFFER, BOMB]).map(each => each.join(' ')),
    ),
  ).toEqual({});
  for (const { own } of dreams(scene, 0, 20)) expect(own[0]).toEqual(scene.state.own[0]);
});

test('CE-37 to a spectator every hand is hidden', () => {
  const scene = position({ hands: [SKIM, HEIST], deck: OFFER });
  const say = (world: CeState): string => [jobs(world.own[0]?.jobs), jobs(world.own[1]?.jobs), deck(world)].join(' ');
  expect(
    oddJobs(
      scene,
      null,
      say,
      orders([SKIM, HEIST, OFFER]).map(each => each.join(' ')),
    ),
  ).toEqual({});
});

test('CE-37 a hand of two jobs: every pair is equally likely, in rising order', () => {
  const scene = position({ hands: ['', `${HEIST} ${ROUGH}`], deck: `${OFFER} ${BOMB}` });
  const say = (world: CeState): string => `${hidden(world.own[1]?.jobs)} / ${deck(world)}`;
  const worlds = orders([HEIST, ROUGH, OFFER, BOMB]).map(([a, b, c, d]) => `${set(a!, b!)} / ${c} ${d}`);
  expect(oddJobs(scene, 0, say, [...new Set(worlds)])).toEqual({});
  for (const { own } of dreams(scene, 0, 20)) expect(own[1]?.jobs).toEqual(own[1]?.jobs.toSorted((a, b) => a - b));
});

test('CE-37 face-up jobs are nowhere else: public, discarded and completed jobs, and the one being done', () => {
  const wanted: Position = {
    ...{ hands: ['gun rough-up', HEIST], publicJobs: SKIM, jobDiscard: OFFER, completed: ['', '', BOMB] },
    ...{ deck: 'shakedown:MGZ', figures: { bar: 1 } },
  };
  const scene = after(position(wanted), [0, job('rough-up')]);
  expect([...decision(scene), jobs([scene.state.open.underway])]).toEqual(['ability', 0, ROUGH]);
  const say = (world: CeState): string => `${jobs(world.own[0]?.jobs)}|${jobs(world.own[1]?.jobs)}|${deck(world)}`;
  expect(oddJobs(scene, 2, say, [`|${HEIST}|shakedown:MGZ`, '|shakedown:MGZ|heist:GZZ'])).toEqual({});
});

/** Seat 0 is choosing between two drawn jobs. */
const CHOOSING = after(
  position({ hands: [SKIM, HEIST], deck: `${ROUGH} ${OFFER} ${BOMB}` }),
  [0, thug('barber')],
  [0, DRAW],
);

test.each([1, null])('CE-I12, CE-37 in the dreams of viewer %s the drawn jobs are any two unseen ones', viewer => {
  const unseen = [SKIM, ...(viewer === null ? [HEIST] : []), ROUGH, OFFER, BOMB];
  const say = ({ own, sealed }: CeState): string =>
    [jobs(own[0]?.jobs), hidden(own[0]?.drawn), viewer === null ? jobs(own[1]?.jobs) : '', jobs(sealed.jobs)].join('|');
  const worlds = orders(unseen).map(([a, b, c, d, e]) => [a, set(b!, c!), e === undefined ? '' : d, e ?? d].join('|'));
  expect(oddJobs(CHOOSING, viewer, say, [...new Set(worlds)])).toEqual({});
});

test('CE-I12 in a dream either of the two imagined jobs may be kept', () => {
  for (const world of dreams(CHOOSING, 1, 40)) {
    const [a, b] = world.own[0]?.drawn ?? [];
    expect(legal(CHOOSING.rules, world, 0)).toEqual([
      { type: 'keep-job', job: a, discards: b },
      { type: 'keep-job', job: b, discards: a },
    ]);
  }
  for (const { own } of dreams(CHOOSING, 0, 10)) expect(own[0]).toEqual(CHOOSING.state.own[0]);
});

/** The deck has one job, then the discard is shuffled: seat 0 draws one of the old shuffle and one of the new. */
const NEW = [OFFER, BOMB, 'shakedown:MGZ'];
const RESHUFFLED = after(
  position({ hands: ['', HEIST, SKIM], deck: ROUGH, jobDiscard: NEW.join(' ') }),
  [0, thug('barber')],
  [0, DRAW],
);
const [OLD_DRAWN = '', NEW_DRAWN = ''] = [true, false].map(isOld =>
  (RESHUFFLED.state.own[0]?.drawn ?? []).map(each => jobs([each])).find(each => (each === ROUGH) === isOld),
);

test('CE-24, CE-37 if the two are from different shuffles, each comes from its own shuffle', () => {
  expect(RESHUFFLED.state.flow.at(-1)?.frame).toEqual({ seat: 0, shuffles: [0, 1] });
  const say = (world: CeState): string =>
    [hidden(world.own[0]?.drawn), jobs(world.own[2]?.jobs), deck(world)].join('|');
  const worlds = orders(NEW).flatMap(([a, b, c]) =>
    orders([ROUGH, SKIM]).map(([d, e]) => [set(a!, d!), e, `${b} ${c}`].join('|')),
  );
  expect(oddJobs(RESHUFFLED, 1, say, worlds)).toEqual({});
});

test('CE-24, CE-37 a job kept from the old shuffle cannot be one of the new deck, and the other way round', () => {
  const scene = after(RESHUFFLED, [0, keepJob(OLD_DRAWN, NEW_DRAWN)]);
  expect(scene.state.recalled.jobs).toEqual([[1], [1], [1]]);
  const left = NEW.filter(each => each !== NEW_DRAWN);
  const say = (world: CeState): string => [jobs(world.own[0]?.jobs), jobs(world.own[2]?.jobs), deck(world)].join('|');
  const worlds = orders([ROUGH, SKIM]).flatMap(([a, b]) => orders(left).map(([c, d]) => `${a}|${b}|${c} ${d}`));
  expect(oddJobs(scene, 1, say, worlds)).toEqual({});
});

test('CE-24, CE-37 a job kept from the new shuffle is one of those, and the old ones lie in the other hands', () => {
  const scene = after(RESHUFFLED, [0, keepJob(NEW_DRAWN, OLD_DRAWN)]);
  expect(scene.state.recalled.jobs).toEqual([[0, 1], [1], [1]]);
  const say = ({ own, sealed }: CeState): string => [...own.map(each => jobs(each.jobs)), jobs(sealed.jobs)].join('|');
  const worlds = orders(NEW).flatMap(([a, b, c]) =>
    orders([HEIST, SKIM]).map(([d, e]) => [a, d, e, `${b} ${c}`].join('|')),
  );
  expect(oddJobs(scene, null, say, worlds)).toEqual({});
});

test('CE-1, CE-37 tiles not on the board: every order of each colour is equally likely', () => {
  const blue = ['ammo-depot', 'penn-central-railroad', 'hotel-edison', 'genco-import', 'best-and-co'];
  const turfs = ['wall-street', 'brooklyn', 'upper-east-side', 'queens', 'upper-west-side', 'midtown', 'chelsea'];
  const tiles = Object.fromEntries([...blue, 'central-bank', 'night-club'].map((tile, i) => [turfs[i], tile]));
  const scene = position({ tiles, deck: '' });
  const say = ({ sealed }: CeState): string => `${sealed.blue} / ${sealed.red}`;
  const worlds = orders(['12', '13', '14']).flatMap(each => orders(['16', '18']).map(red => `${each} / ${red}`));
  for (const viewer of [0, null]) expect(oddJobs(scene, viewer, say, worlds)).toEqual({});
});

/** The kinds stolen in a world, heist by heist. */
const stolen = (world: CeState): string =>
  world.recalled.heists
    .map(({ robber, victim }, i) => {
      expect(world.own[victim]?.stolen[i]).toBe(world.own[robber]?.stolen[i]);
      return ['$1', '$2', '$3', '$5'][world.own[robber]?.stolen[i] ?? -1];
    })
    .join(' ');
const robbing = (scene: Scene, viewer: Seat | null, weights: Record<string, number>) =>
  oddities(frequencies(dreams(scene, viewer, 3000), stolen), weights);

const ROBBED = steal(position({ hands: [HEISTS[0]], suitcases: ['', '3×$1 $2 $5'] }), 0, 1, '$2');

test('CE-37 a stolen card is imagined by its probability, for players who haven’t seen it', () => {
  for (const viewer of [2, null]) expect(robbing(ROBBED, viewer, { $1: 3, $2: 1, $5: 1 })).toEqual({});
  for (const viewer of [0, 1]) expect(robbing(ROBBED, viewer, { $2: 1 })).toEqual({});
});

const TWICE: Position = { hands: [...HEISTS, ''], suitcases: ['', '', '', '3×$1 $2 $5'], seats: 4, out: [2] };
const BOTH = steal(steal(position(TWICE), 0, 3, '$1'), 1, 3, '$5');

test.each([
  ['a spectator', null, { '$1 $1': 6, '$1 $2': 3, '$1 $5': 3, '$2 $1': 3, '$2 $5': 1, '$5 $1': 3, '$5 $2': 1 }],
  ['a third player', 2, { '$1 $1': 6, '$1 $2': 3, '$1 $5': 3, '$2 $1': 3, '$2 $5': 1, '$5 $1': 3, '$5 $2': 1 }],
  ['the first robber', 0, { '$1 $1': 6, '$1 $2': 3, '$1 $5': 3 }],
  ['the second robber', 1, { '$1 $5': 3, '$2 $5': 1 }],
  ['the victim of both', 3, { '$1 $5': 1 }],
])('CE-37 two stolen cards together, to %s', (_who, viewer, weights) => {
  expect(robbing(BOTH, viewer, weights)).toEqual({});
});

test('CE-37 in a dream the same players have seen a card as in the match', () => {
  for (const { own } of dreams(BOTH, 2, 20)) {
    const [first = -2, second = -2] = own[3]?.stolen ?? [];
    expect(own.map(each => each.stolen)).toEqual([
      [first, -1],
      [-1, second],
      [-1, -1],
      [first, second],
    ]);
  }
});

test('CE-28, CE-37 a sealed bid is imagined from the imagined suitcase', () => {
  const wanted: Position = { hands: [HEISTS[0]], suitcases: ['', '$1 $5', '$1'], reserve: [[1, 0]], out: [1, 2] };
  const robbed = steal(position(wanted), 0, 1, '$1');
  const sealed = after(robbed, [0, thug('bar')], [0, { type: 'done' }], [1, bid('$5')], [1, SEAL]);
  expect(decision(sealed)).toEqual(['bid', 2]);
  const say = (world: CeState): string =>
    `${stolen(world)} ${world.answers[1]?.map(({ type, ...rest }) => JSON.stringify([type, rest]))}`;
  const counts = frequencies(dreams(sealed, 2, 2000), say);
  const seals = '["seal",{}]';
  const worlds = [`$1 ["bid",{"money":3}],${seals}`, `$1 ${seals}`, `$5 ["bid",{"money":0}],${seals}`, `$5 ${seals}`];
  expect(oddities(counts, evenly(worlds))).toEqual({});
  for (const { answers } of dreams(sealed, 1, 10)) expect(answers).toEqual([[], [bid('$5'), SEAL], []]);
});

/** The count of each thing, wherever it is. */
function inventory(state: CeState): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [thing, place, count] of things(state)) {
    expect(count, `${thing} in ${place}`).toBeGreaterThanOrEqual(0);
    sums[thing] = (sums[thing] ?? 0) + count;
  }
  return sums;
}

test.each([
  ['before families are chosen', started({ seats: 4, options: { families: 'chosen' } })],
  ['at the beginning', started({ seats: 4 })],
  ['while two jobs are drawn', CHOOSING],
  ['after a reshuffle', RESHUFFLED],
  ['after a heist', ROBBED],
  ['after two heists', BOTH],
])('CE-37 every dream is sound, %s', (_when, scene) => {
  for (const viewer of [null, ...scene.state.own.keys()])
    for (const world of dreams(scene, viewer, 25)) {
      expect(check(world, scene.rules.given)).toBeNull();
      expect(inventory(world)).toEqual(inventory(scene.state));
      expect([world.open, world.recalled]).toEqual([scene.state.open, scene.state.recalled]);
    }
});
