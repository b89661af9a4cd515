import { type FollowedEvent, followEvent, type Seat } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { DECLINE, place, takeOver } from './testing/answers.ts';
import { position, type TestScene } from './testing/position.ts';
import { after, turnUp } from './testing/scene.ts';
import type { DpEvent } from './types.ts';

/** How the events of a type in a scene are followed. */
function followed({ rules, state, notices }: TestScene, type: DpEvent['type'], by: Seat | null = 0): FollowedEvent[] {
  const table = { seats: rules.seats, given: rules.given, open: state.open, by };
  return notices.flatMap(({ event }) => (event.type === type ? [followEvent(follow, event, table)] : []));
}
const hits = (scene: TestScene, type: DpEvent['type'], by: Seat | null = 0): Seat[] =>
  followed(scene, type, by).flatMap(({ hits: seats }) => seats);

test('DP-18 a raid hits everybody whose member goes to jail, the raider too', () => {
  const scene = position({
    placed: [1, 0, 2, 0],
    tiles: ['grandchild'],
    faces: [1, 1, 3, 3],
    street: '000 111 222 nnn',
    car: 9,
  });
  const raided = after(scene, [0, place('red', 'raid')]);
  const losers = raided.notices.flatMap(({ event }) =>
    event.type === 'cleared' && event.holder >= 0 ? [event.holder] : [],
  );
  expect(losers.length).toBeGreaterThan(0);
  expect(hits(raided, 'cleared')).toEqual(losers);
  expect(followed(raided, 'placed')).toEqual([{ hold: 'move', hits: [], weight: 'other' }]);
});

test('DP-19 a takeover hits the family whose member goes into the Hudson, and not the one that gives a debt marker', () => {
  const scene = position({
    placed: [0, 1, 2, 0],
    tiles: ['grandchild'],
    faces: [1, 1, 3, 3],
    street: '000 111 111 nnn',
    car: 9,
  });
  const asked = after(scene, [0, place('black', 'takeover')]);
  const [target] = asked.state.open.holder.flatMap((holder, business) =>
    holder === 1 && asked.rules.given.street[business]?.value === 1 ? [business] : [],
  );
  const taken = after({ ...asked, notices: [] }, [0, takeOver(target ?? -1)]);
  expect(followed(taken, 'cleared')).toEqual([{ hold: 'move', hits: [1], weight: 'loss' }]);
  expect(hits(taken, 'debt')).toEqual([]);
  expect(followed(taken, 'occupied')).toEqual([{ hold: 'move', hits: [], weight: 'gain' }]);
  expect(followed(after({ ...asked, notices: [] }, [0, DECLINE]), 'declined')).toEqual([
    { hold: 'icon', hits: [], weight: 'none' },
  ]);
});

test('DP-17 an assembly hits those who pay', () => {
  const scene = position({ placed: [1, 2, 0, 0], tiles: ['grandchild'], debts: [[1, 0, 2]], faces: [1, 1, 3, 1] });
  const paid = after(scene, [0, place('grey', 'assembly')]);
  expect(hits(paid, 'money')).toEqual([1]);
  expect(hits(paid, 'debt')).toEqual([]);
});

test('an event card is followed longer than a move, and the end of a turn not at all', () => {
  const scene = turnUp('E3', { street: '000 111 222 nnn', car: 4 });
  expect(followed(scene, 'event-card')).toMatchObject([{ hold: 'card' }]);
  expect(followed(scene, 'ended')).toEqual([{ hold: 'none', hits: [], weight: 'none' }]);
  expect(followed(scene, 'cleared')).toEqual([{ hold: 'move', hits: [1], weight: 'loss' }]);
});

test('DP-E4 everybody who gives a debt marker is hit, except the player whose answer turned the card up', () => {
  expect(hits(turnUp('E4'), 'debt', 2)).toEqual([0, 1]);
});

test('DP-32 the last space of the KO track is one step from winning, that of the other track isn’t', () => {
  const reached = (ko: 'reputation' | 'influence'): FollowedEvent[] =>
    followed(
      after(position({ placed: [1, 0, 0, 0], reputation: [11], faces: [1, 1, 5, 1], ko }), [
        0,
        place('grey', 'reputation'),
      ]),
      'advanced',
    );
  expect(reached('reputation').at(-1)?.weight).toBe('threat');
  expect(reached('influence').at(-1)?.weight).toBe('gain');
});

test('DP-33, DP-34 the final settlement hits nobody', () => {
  const { rules, state } = position({});
  const seen = { seats: rules.seats, given: rules.given, open: state.open, by: 1 };
  for (const [reason, other] of [
    ['bail', null],
    ['debts', null],
    ['debts', 1],
  ] as const)
    expect(followEvent(follow, { type: 'money', seat: 0, amount: -3000, reason, other }, seen)).toEqual({
      ...{ hold: 'icon', hits: [], weight: 'other' },
    });
});
