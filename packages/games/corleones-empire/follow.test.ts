import { type FollowedEvent, followEvent, type Seat } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { bid, SEAL, takeAlly, turf } from './testing/answers.ts';
import { doing } from './testing/doing.ts';
import { position, type Scene } from './testing/position.ts';
import { after } from './testing/scene.ts';
import type { CeEvent } from './types.ts';

/** How the events of a type in a scene are followed. */
function followed({ rules, state, notices }: Scene, type: CeEvent['type'], by: Seat = 0): FollowedEvent[] {
  const table = { seats: rules.seats, given: rules.given, open: state.open, by };
  return notices.flatMap(({ event }) => (event.type === type ? [followEvent(follow, event, table)] : []));
}

test('CE-41 a Car Bomb hits the player of each figure', () => {
  const done = after(doing('car-bomb:GGMZ', { figures: { 'gun-shop': 1, F04: 1, F09: 2 } }), [0, turf('midtown')]);
  expect(followed(done, 'gunned-down').flatMap(({ hits }) => hits)).toEqual([1, 1, 2]);
  expect(followed(done, 'completed')).toEqual([{ hold: 'icon', hits: [], weight: 'gain' }]);
});

test('CE-25 every turf of a war is followed by itself; the player who loses control of one is hit', () => {
  const scene = position({
    ...{ phase: 'turf-war', suitcases: ['$1'], control: { midtown: [1], queens: [2] } },
    figures: { F04: 2, 'gun-shop': 2, F14: 2 },
  });
  expect(followed(scene, 'turf-war').map(({ hold }) => hold)).toEqual(new Array(7).fill('war'));
  const control = followed(scene, 'control');
  expect(control.flatMap(({ hits }) => hits)).toEqual([1]);
  expect(new Set(control.map(({ weight }) => weight))).toEqual(new Set(['gain', 'loss']));
  expect(new Set(control.map(({ hold }) => hold))).toEqual(new Set(['none']));
});

test('CE-28, CE-29 bids are opened like lids; a bidder for whom no ally is left is hit', () => {
  const scene = position({ phase: 'bribery', suitcases: ['$5', '$3'], offered: 'mayor-1' });
  const bids = after(scene, [0, bid('$5')], [0, SEAL], [1, bid('$3')], [1, SEAL]);
  expect(followed(bids, 'bids')).toEqual([{ hold: 'lids', hits: [], weight: 'other' }]);
  const taken = bids.notices.some(({ event }) => event.type === 'bribed')
    ? bids
    : after(bids, [0, takeAlly('mayor-1')]);
  expect(followed(taken, 'bribed')).toEqual([{ hold: 'move', hits: [], weight: 'gain' }]);
  expect(followed(taken, 'bid-back')).toEqual([{ hold: 'none', hits: [1], weight: 'loss' }]);
});
