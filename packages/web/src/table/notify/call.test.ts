import type { RoomView } from '@consigliere/match';
import { expect, test } from 'vitest';
import { isAwaited } from './call.ts';

const room = (match: object | null, rest: object = {}): RoomView =>
  ({ phase: 'playing', isPaused: false, match, ...rest }) as unknown as RoomView;
const ASKED = { prompt: {}, held: null };

test('a player who is asked is awaited, and so is one who must still confirm', () => {
  expect([ASKED, { prompt: null, held: [{}] }].map(match => isAwaited(room(match)))).toEqual([true, true]);
});

test.each([
  ['there is nothing to see yet', null],
  ['the match has not begun', room(null)],
  ['somebody else is asked', room({ prompt: null, held: null })],
  ['the match is paused', room(ASKED, { isPaused: true })],
  ['the match was called off', room(ASKED, { phase: 'ended' })],
])('nobody is awaited when %s', (_, roomView) => {
  expect(isAwaited(roomView)).toBe(false);
});
