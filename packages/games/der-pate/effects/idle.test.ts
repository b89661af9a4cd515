import { expect, test } from 'vitest';
import { place, tile } from '../testing/answers.ts';
import { type PositionSpec, position, type TestScene } from '../testing/position.ts';
import { after, turnUp, withFaces } from '../testing/scene.ts';
import { FIELD_RULES } from '../types.ts';

/** The things that did nothing, each with the rule it cites. */
const idleIn = ({ notices }: TestScene): object[] =>
  notices.flatMap(({ rule, event }) =>
    event.type === 'no-effect' ? [{ rule, what: event.what, why: event.why, seat: event.seat }] : [],
  );

const ROW_TWO: PositionSpec = { placed: [0, 1, 0, 0], faces: [1, 1, 1, 1] };
const ROW_THREE: PositionSpec = { placed: [0, 1, 2, 0], faces: [1, 1, 1, 1], tiles: ['grandchild'] };
const NOBODY = '... ... ... ...';

test.each([
  ['DP-16 a visit to an own business', { ...ROW_TWO, street: '000 111 222 nnn' }, 'visit', 'own-business'],
  ['DP-16 a visit to an empty one without a member', { ...ROW_TWO, street: NOBODY, supply: [0] }, 'visit', 'no-supply'],
  ['DP-19 no debt marker', { ...ROW_THREE, debts: [[0, 1, 5]] }, 'takeover', 'no-debt-marker'],
  ['DP-19 no member in supply', { ...ROW_THREE, supply: [0] }, 'takeover', 'no-supply'],
  ['DP-19 nothing to take over', { ...ROW_THREE, street: NOBODY }, 'takeover', 'nothing-to-take-over'],
] as const)('%s does nothing and says why', (_title, wanted, what, why) => {
  const scene = position(wanted as PositionSpec);
  expect(idleIn(after(scene, [0, place('black', what)]))).toEqual([{ rule: FIELD_RULES[what], what, why, seat: 0 }]);
});

test('DP-13 a number that no player holds pays nobody, and the log says so', () => {
  const scene = position({ faces: [5, 1, 1, 1], street: '000 1.1 222 nnn' });
  const nobody = { rule: 'DP-13', what: 'business', why: 'nobody-paid', seat: null };
  expect(idleIn(after(scene, [0, place('black', 'business')]))).toEqual([nobody]);
  expect(idleIn(after(scene, [0, place('white', 'business')]))).toEqual([]);
});

test('DP-26 the puppet hand brings the grandchild nothing, and the log says so', () => {
  const scene = withFaces(position({ tiles: ['grandchild'] }), 'grandchild', [0]);
  expect(idleIn(after(scene, [0, tile('grandchild')]))).toEqual([
    { rule: 'DP-26', what: 'grandchild', why: 'puppet-hand', seat: 0 },
  ]);
});

test.each([
  ['E1', { favours: [4, 4, 4] }, 'tracks-full'],
  ['E2', { street: 'nnn nnn nnn nnn' }, 'nothing-to-sell'],
  ['E3', { street: NOBODY }, 'nobody-at-the-car'],
  ['E4', { debts: [0, 1, 2].map(owner => [owner, 3, 5] as const) }, 'no-debt-marker'],
  ['E7', { friends: [5, 5, 3] }, 'no-friend'],
  ['E7', { street: '... 111 222 nnn' }, 'nobody-in-the-district'],
  ['E9', {}, 'nobody-in-jail'],
  ['E10', { street: NOBODY }, 'nobody-to-jail'],
] as const)('DP-%s does nothing and says why', (event, wanted, why) => {
  expect(idleIn(turnUp(event, wanted as PositionSpec))).toEqual([
    { rule: `DP-${event}`, what: event, why, seat: null },
  ]);
});
