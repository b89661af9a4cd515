import {
  after,
  END,
  type PositionSpec,
  place,
  position,
  type TestScene,
  takeOver,
  tile,
} from '@consigliere/games/der-pate/testing';
import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { listMoves } from './flights.tsx';

const seen = ({ rules, state }: TestScene) => view(rules, structuredClone(state), 0);
const between = (before: TestScene, now: TestScene) => listMoves(seen(before), seen(now));
/** Black, white, grey and red dice; the first seat places, the car protects where it stands. */
const rolled = (wanted: PositionSpec): TestScene => position({ seats: 2, ...wanted });

test('DP-12, DP-13 a die goes to its row, and a business pays its holder from the bank', () => {
  const given = rolled({ faces: [4, 1, 1, 1], car: 9 });
  const next = after(given, [0, place('black', 'business')]);
  expect(between(given, next)).toEqual([
    { thing: { type: 'die', die: 0, face: 4 }, from: 'die-0', to: 'row-1' },
    { thing: { type: 'money', amount: 4000 }, from: 'debts-2', to: 'money-0' },
  ]);
});

test('DP-19 in a takeover a member drowns, another comes, and a debt marker goes to the victim', () => {
  const given = rolled({ faces: [3, 1, 1, 1], placed: [0, 1, 2, 0], car: 9 });
  const asked = after(given, [0, place('black', 'takeover')]);
  expect(between(asked, after(asked, [0, takeOver(3)]))).toEqual([
    { thing: { type: 'member', seat: 0 }, from: 'supply-0', to: 'member-3' },
    { thing: { type: 'member', seat: 1 }, from: 'member-3', to: 'river-1' },
    { thing: { type: 'debt', owner: 0 }, from: 'own-debts-0', to: 'debts-1' },
    // The last die is placed by itself.
    { thing: { type: 'die', die: 3, face: 1 }, from: 'die-3', to: 'row-4' },
  ]);
});

test('DP-26 the wedding brings a friend from Brooklyn', () => {
  const given = rolled({ placed: [1, 2, 3, 4], tiles: ['wedding'], reputation: [3] });
  const next = after(given, [0, tile('wedding')]);
  expect(between(given, next)).toEqual([{ thing: { type: 'friend' }, from: 'brooklyn', to: 'friends-0' }]);
});

test('DP-14, DP-25 a tile goes from the track to the hand', () => {
  const given = rolled({ faces: [1, 1, 4, 1], placed: [1, 0, 0, 0] });
  const next = after(given, [0, place('grey', 'reputation')]);
  expect(between(given, next)).toEqual([
    { thing: { type: 'tile', seat: 0, tile: 0 }, from: 'on-track-0-0', to: 'tiles-0' },
    { thing: { type: 'die', die: 2, face: 4 }, from: 'die-2', to: 'row-2' },
  ]);
});

test('nothing has moved between a view and itself, nor when only the turn has ended', () => {
  const given = rolled({ placed: [1, 2, 3, 4] });
  expect(between(given, given)).toEqual([]);
  expect(between(given, after(given, [0, END])).filter(({ thing }) => thing.type !== 'money')).toEqual([]);
});
