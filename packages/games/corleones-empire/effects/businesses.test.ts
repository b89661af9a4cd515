import { expect, test } from 'vitest';
import { DONE, front, job, publicJob, take, thug, turf } from '../testing/answers.ts';
import { businessNamed } from '../testing/cards.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after, answers, decision, iconsLeft, refusal, standsAt } from '../testing/scene.ts';

/** Hands and piles with which every icon is useful. */
const RICH = { hands: ['$1 gun 3×booze call-in-a-favor:ZZ'] };

/** The Front's icons that a Thug can use on arrival. */
const frontOf = (business: string, wanted: Position): string[] | undefined =>
  iconsLeft(after(position({ ...RICH, ...wanted }), [0, thug(business)], [0, DONE]))[0];

/** The icons that the Backs of a turf offer. */
const backsOf = (where: string, wanted: Position): string[] | undefined =>
  iconsLeft(after(position({ ...RICH, ...wanted }), [0, job('call-in-a-favor:ZZ')], [0, turf(where)], [0, DONE]))[0];

test.each([
  ['tax-office', 'wall-street', ['suitcase'], ['suitcase', 'suitcase']],
  ['bar', 'brooklyn', ['booze'], ['$1', 'booze']],
  ['pawn-shop', 'upper-east-side', ['discard-2'], ['discard-1']],
  ['calvary-cemetery', 'queens', ['blood-money'], ['$1', 'blood-money']],
  ['korean-laundry', 'upper-west-side', ['suitcase'], ['$1', 'suitcase']],
  ['gun-shop', 'midtown', ['gun'], ['$1', 'gun']],
  ['barber', 'chelsea', ['job'], ['job', 'horse-head']],
])('CE-C5 %s of %s: the icons of its Back and its Front', (business, where, back, face) => {
  expect([backsOf(where, {}), frontOf(business, {})]).toEqual([back, face]);
});

/** Tiles lie beside the Bar, whose Back is one Booze. */
const BAR = 'booze';

test.each([
  ['ammo-depot', ['gun', BAR], ['$2', 'gun']],
  ['penn-central-railroad', [BAR, 'job'], ['$2', 'job']],
  ['hotel-edison', ['blood-money', BAR], ['$2', 'blood-money']],
  ['genco-import', [BAR, 'exchange'], ['$3', 'exchange']],
  ['best-and-co', ['$1', BAR], ['discard-3']],
  ['brewery', [BAR, 'booze'], ['$2', 'booze']],
  ['savings-bank', [BAR, 'suitcase'], ['$2', 'suitcase']],
  ['racetrack', ['$2', BAR], ['$3', 'horse-head']],
  ['central-bank', [BAR, 'suitcase'], ['suitcase', 'suitcase', 'suitcase']],
  ['polks-hobby-shop', [BAR, 'narcotics'], ['$3', 'narcotics']],
  ['night-club', ['$3', BAR], ['$5']],
  ['harbor-warehouse', [BAR, 'narcotics'], ['$2', 'narcotics', 'job']],
])('CE-C6 the tile %s: the icons of its Back, beside the Bar’s, and of its Front', (tile, backs, face) => {
  const tiles = { brooklyn: tile };
  expect([backsOf('brooklyn', { tiles }), frontOf(tile, { tiles })]).toEqual([backs, face]);
});

test('CE-C5, CE-C6 these are all the businesses: seven printed ones, eight blue and four red tiles', () => {
  const { state } = position();
  const printed = ['tax-office', 'bar', 'pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'barber'];
  expect(state.open.turfs).toEqual([0, 1, 2, 3, 4, 5, 6, ...new Array(12).fill(-1)]);
  expect(printed.map(businessNamed)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([state.sealed.blue, state.sealed.red]).toEqual([
    [7, 8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18],
  ]);
});

test('CE-12 the seven printed businesses and the tiles on the board take a Thug, tiles in their deck don’t', () => {
  const scene = position({ tiles: { queens: 'brewery' } });
  const printed = ['tax-office', 'bar', 'pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'barber'];
  const thugs = answers(scene, 0).filter(answer => 'business' in answer);
  expect(thugs).toEqual([...printed, 'brewery'].map(thug));
  expect(refusal(scene, 0, thug('night-club'))).toEqual({ code: 'not-legal', rule: 'CE-7' });
});

test('CE-12 an occupied Thug space doesn’t take a second Thug, not even of the same player; the other business of the turf does', () => {
  const scene = position({ tiles: { midtown: 'brewery' }, figures: { 'gun-shop': 1, bar: 0, barber: 'union-boss' } });
  for (const business of ['gun-shop', 'bar', 'barber'])
    expect(refusal(scene, 0, thug(business))).toEqual({ code: 'not-legal', rule: 'CE-12' });
  expect(standsAt(after(scene, [0, thug('brewery')]), 'brewery')).toBe('thug of 0');
});

test('CE-12 without a Thug in reserve no Thug is placed', () => {
  const scene = position({ reserve: [[0, 1]] });
  expect(refusal(scene, 0, thug('bar'))).toEqual({ code: 'not-legal', rule: 'CE-12' });
  expect(answers(scene, 0)).toHaveLength(16);
});

test('CE-12 Family Members on round spaces of the turf don’t block a Thug', () => {
  const there = after(position({ figures: { F05: 1, F09: 2 } }), [0, thug('gun-shop')]);
  expect([decision(there), answers(there, 0)]).toEqual([
    ['use', 0],
    [take('$1'), take('gun'), DONE],
  ]);
});

test('CE-15 Central Park has no Front and isn’t a turf', () => {
  const cards = { hands: ['2×gun 2×blood-money 4×booze call-in-a-favor:ZZ'], publicJobs: 'shakedown' };
  const scene: Scene = position({ ...cards, tiles: { queens: 'brewery' }, figures: { bar: 1 } });
  const turfs = ['wall-street', 'brooklyn', 'upper-east-side', 'queens', 'upper-west-side', 'midtown', 'chelsea'];
  const favor = after(scene, [0, job('call-in-a-favor:ZZ')]);
  expect(answers(favor, 0)).toEqual([...turfs.map(turf), { type: 'reward' }, { type: 'leave' }]);
  const printed = ['tax-office', 'bar', 'pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'barber'];
  const shakedown = after(scene, [0, publicJob('shakedown')]);
  expect(answers(shakedown, 0)).toEqual([...[...printed, 'brewery'].map(front), { type: 'reward' }, { type: 'leave' }]);
});
