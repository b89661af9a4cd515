import { expect, test } from 'vitest';
import { DONE, member, suitcaseIt, take } from '../testing/answers.ts';
import { iconNames } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { after, answers, decision, eventsOf, hand, iconsLeft, refusal, standsAt, suitcase } from '../testing/scene.ts';

/** The icons that the Backs of each area offer, with a Racetrack on Wall Street and a Night Club on the Upper West Side. */
const TILES = { 'wall-street': 'racetrack', 'upper-west-side': 'night-club' };
const BACKS: Record<string, string[]> = {
  'wall-street': ['suitcase', '$2'],
  brooklyn: ['booze'],
  'upper-east-side': ['discard-2'],
  queens: ['blood-money'],
  'upper-west-side': ['suitcase', '$3'],
  midtown: ['gun'],
  chelsea: ['job'],
  'central-park': ['suitcase'],
};
const ORDER = iconNames(new Array(15).fill(1));
const sorted = (icons: readonly string[]): string[] => icons.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

test.each([
  ['F01', 'upper-east-side upper-west-side central-park'],
  ['F02', 'upper-west-side central-park'],
  ['F03', 'upper-east-side central-park'],
  ['F04', 'midtown chelsea central-park'],
  ['F05', 'upper-east-side midtown central-park'],
  ['F06', 'upper-west-side chelsea central-park'],
  ['F07', 'upper-west-side chelsea'],
  ['F08', 'midtown chelsea'],
  ['F09', 'wall-street midtown chelsea'],
  ['F10', 'wall-street chelsea'],
  ['F11', 'wall-street brooklyn midtown'],
  ['F12', 'queens midtown'],
  ['F13', 'upper-east-side queens'],
  ['F14', 'brooklyn queens'],
  ['F15', 'wall-street brooklyn'],
  ['F16', 'wall-street brooklyn queens'],
])('CE-14, CE-C4 %s: the Backs of exactly %s', (space, areas) => {
  const done = after(position({ hands: ['$1 gun'], tiles: TILES }), [0, member(space)], [0, DONE]);
  const backs = areas.split(' ').flatMap(area => BACKS[area] ?? []);
  expect(iconsLeft(done)).toEqual([sorted(backs)]);
  expect(standsAt(done, space)).toBe('don of 0');
});

test('CE-14, CE-C4 these are all the round spaces: with three players every one may be used', () => {
  const spaces = Array.from({ length: 16 }, (_, i) => member(`F${String(i + 1).padStart(2, '0')}`));
  for (const seats of [3, 5])
    expect(answers(position({ seats }), 0).filter(answer => 'space' in answer)).toEqual(spaces);
});

test('CE-14 with two players the six 3+ spaces are refused', () => {
  const scene = position({ seats: 2 });
  const usable = ['F01', 'F03', 'F04', 'F05', 'F07', 'F09', 'F10', 'F12', 'F14', 'F15'];
  expect(answers(scene, 0).filter(answer => 'space' in answer)).toEqual(usable.map(member));
  for (const space of ['F02', 'F06', 'F08', 'F11', 'F13', 'F16'])
    expect(refusal(scene, 0, member(space))).toEqual({ code: 'not-legal', rule: 'CE-14' });
});

test('CE-14, CE-15 F04 is in Midtown, Chelsea and Central Park (the rulebook’s example, p. 11)', () => {
  const there = after(position({ hands: ['$5'] }), [0, member('F04')]);
  expect(answers(there, 0)).toEqual([take('gun'), suitcaseIt('$5'), { type: 'draw' }, DONE]);
});

test('CE-14 F12 is only in Midtown and Queens (the rulebook’s example, p. 11)', () => {
  const there = after(position({ hands: ['$5'] }), [0, member('F12')]);
  expect(answers(there, 0)).toEqual([take('gun'), take('blood-money'), DONE]);
});

test('CE-15 Central Park’s Back is one suitcase', () => {
  const there = after(position({ hands: ['$1 $2 $3'] }), [0, member('F03')], [0, suitcaseIt('$2')]);
  expect([hand(there, 0), suitcase(there, 0)]).toEqual(['$1 $3', '$2']);
  expect(answers(there, 0)).toEqual([{ type: 'trade', icon: 11 }, DONE]);
});

test('CE-14 an occupied round space takes nobody else, and neutral figures occupy spaces too', () => {
  const scene = position({ figures: { F01: 1, F04: 'mayor' } });
  for (const space of ['F01', 'F04'])
    expect(refusal(scene, 0, member(space))).toEqual({ code: 'not-legal', rule: 'CE-14' });
});

test('CE-14 without a Family Member in reserve none is placed', () => {
  const scene = position({ reserve: [[2, 0]] });
  expect(refusal(scene, 0, member('F01'))).toEqual({ code: 'not-legal', rule: 'CE-14' });
  expect(answers(scene, 0)).toHaveLength(7);
});

test('CE-14 control gives nobody anything at Backs', () => {
  const control = { 'wall-street': [1], midtown: [2], chelsea: [1] };
  const scene = position({ hands: ['', '$5', '$5'], control, deck: '' });
  const there = after(scene, [0, member('F09')]);
  expect([decision(there), answers(there, 0)]).toEqual([
    ['use', 0],
    [take('gun'), DONE],
  ]);
  const done = after(there, [0, take('gun')]);
  expect([decision(done), hand(done, 1), hand(done, 2)]).toEqual([['turn', 1], '$5', '$5']);
  expect(eventsOf(done, 'goes-first')).toEqual([]);
});

test('CE-14 Thugs on the Fronts don’t block a Family Member', () => {
  const there = after(position({ figures: { 'gun-shop': 1, 'calvary-cemetery': 2 } }), [0, member('F12')]);
  expect(answers(there, 0)).toEqual([take('gun'), take('blood-money'), DONE]);
});

test('CE-14 all Family Members are alike: the Don goes first, then the Consigliere, the Heir last', () => {
  const placed = ['F01', 'F09', 'F12'].map((space, rank) => {
    const figures = Object.fromEntries(['F14', 'F15'].slice(0, rank).map(where => [where, 0]));
    return after(position({ act: 4, figures }), [0, member(space)]);
  });
  expect(placed.map(scene => eventsOf(scene, 'member'))).toEqual([
    [{ type: 'member', seat: 0, space: 0, rank: 0 }],
    [{ type: 'member', seat: 0, space: 8, rank: 1 }],
    [{ type: 'member', seat: 0, space: 11, rank: 2 }],
  ]);
  expect(placed.map(({ state }) => state.open.members[0])).toEqual([2, 1, 0]);
  expect(placed.map((scene, rank) => standsAt(scene, ['F01', 'F09', 'F12'][rank] ?? ''))).toEqual([
    'don of 0',
    'consigliere of 0',
    'heir of 0',
  ]);
});
