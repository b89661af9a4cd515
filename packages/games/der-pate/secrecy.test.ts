import type { Seat, State } from '@consigliere/kernel';
import { canonical, dream, sfc32, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { EVENTS } from './edition/edition.ts';
import { derPate } from './index.ts';
import { PAY } from './testing/answers.ts';
import { position, started, type TestScene } from './testing/position.ts';
import { after, answers, awaited, turnUp } from './testing/scene.ts';
import type { DerPate } from './types.ts';

const rng = sfc32('dreams');
const dreams = ({ rules, state }: TestScene, seat: Seat | null): State<DerPate>[] =>
  Array.from({ length: 60 }, () => dream(rules, view(rules, state, seat), rng));

const SCENE = position({ seats: 3, round: 3, money: [4000, 5000, 6000], debts: [[0, 1, 2]], friends: [1, 2, 3] });
const VIEWERS = [null, 0, 1, 2] as const;

test.each(VIEWERS)('DP-37 viewer %s sees the whole board, and of the events only how many are to come', viewer => {
  const seen = view(SCENE.rules, SCENE.state, viewer);
  expect(seen.open).toEqual(SCENE.state.open);
  expect(seen.recalled).toEqual({ money: [4000, 5000, 6000] });
  expect(seen.tally).toEqual({ pile: 4 });
  expect(seen.own).toEqual(viewer === null ? null : {});
  expect(JSON.parse(canonical(seen))).not.toHaveProperty('sealed');
});

test('DP-37 views differ in nothing but the seat', () => {
  const views = [0, 1, 2].map(seat => ({ ...view(SCENE.rules, SCENE.state, seat), seat: null }));
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});

test.each(VIEWERS)('DP-5, DP-37 viewer %s imagines the events in any order, and any three removed', viewer => {
  const worlds = dreams(SCENE, viewer);
  for (const { sealed, open } of worlds) {
    expect([sealed.pile.length, sealed.removed.length]).toEqual([4, 3]);
    expect([...open.turnedUp, ...sealed.pile, ...sealed.removed].sort((a, b) => a - b)).toEqual(
      EVENTS.map((_, i) => i),
    );
    expect(open).toEqual(SCENE.state.open);
  }
  expect(new Set(worlds.map(({ sealed }) => sealed.pile.at(-1))).size).toBe(7);
  expect(new Set(worlds.flatMap(({ sealed }) => sealed.removed)).size).toBe(7);
  expect(new Set(worlds.map(({ sealed }) => sealed.pile.join())).size).toBeGreaterThan(40);
});

test('DP-37 a world can be imagined at every moment: while settling, and in an event', () => {
  for (const scene of [started({ seats: 2 }), turnUp('E1')])
    for (const viewer of [null, 0, 1] as const)
      for (const world of dreams(scene, viewer)) {
        expect(awaited({ ...scene, state: world })).toEqual(awaited(scene));
        expect(derPate.tally(world)).toEqual(derPate.tally(scene.state));
      }
});

test('DP-37 everything that happens is told to everybody alike', () => {
  let scene = turnUp('E1');
  scene = after(scene, [0, PAY]);
  while (scene.state.flow.at(-1)?.kind !== 'turn') {
    const [seat = 0] = awaited(scene);
    scene = after(scene, [seat, answers(scene, seat)[0]]);
  }
  expect(scene.notices.every(({ instead }) => instead === undefined)).toBe(true);
});

test('DP-37 every payment and its amount is told at the moment it happens', () => {
  const scene = after(turnUp('E1'), [0, PAY]);
  const told = scene.notices.map(({ event }) => event);
  expect(told).toContainEqual({ type: 'money', seat: 0, amount: -2000, reason: 'event', other: null });
});

test('DP-37 option show-money: the totals can be public', () => {
  expect(started({ options: { 'show-money': true } }).rules.given.openMoney).toBe(true);
  expect(started().rules.given.openMoney).toBe(false);
});

test('DP-41 whether E1 and E9 ask a player doesn’t depend on money', () => {
  for (const event of ['E1', 'E9'] as const) {
    const rich = turnUp(event, { jail: [1, 1, 1], money: [9000, 9000, 9000] });
    const poor = turnUp(event, { jail: [1, 1, 1], money: [0, 0, 0] });
    for (const scene of [rich, poor]) {
      const asked: Seat[] = [];
      let now = scene;
      while (now.state.flow.at(-1)?.kind === 'event') {
        const [seat = 0] = awaited(now);
        asked.push(seat);
        now = after(now, [seat, answers(now, seat).at(-1)]);
      }
      expect(asked).toEqual([0, 1, 2]);
    }
  }
});
