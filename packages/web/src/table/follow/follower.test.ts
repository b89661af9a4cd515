import { expect, test } from 'vitest';
import type { Story } from '../../kit/link/room-signals.ts';
import type { FollowFinder } from './beats.ts';
import { Follower } from './follower.ts';

const TIMES = { none: 0, icon: 600, roll: 600, move: 1200, war: 1100, lids: 2100, card: 2500 } as const;

/** Events name their own hold; those of type `hit` take something from seat 0. */
const follow: FollowFinder = event => ({
  hold: event.type === 'hit' ? 'move' : event.type === 'turn' ? 'none' : (event.type as 'move'),
  hits: event.type === 'hit' ? [0] : [],
  weight: 'other',
});

const step = (seat: number, ...types: readonly string[]): Story[number] => ({
  events: types.map(type => ({ type, seat })),
  rules: types.map(() => ''),
  undoneBy: null,
  by: [seat, seat === 0 ? 'person' : 'bot'],
});

/** Follows a story whose chapters come at these times. Returns the beats that are shown, each with how long. */
function watch(arrivals: readonly (readonly [at: number, chapter: Story[number]])[], end = 10_000) {
  const follower = new Follower(0);
  const shown: [key: string, from: number, to: number][] = [];
  let [now, due, story]: [number, number | null, Story] = [0, null, []];
  const look = (): void => {
    const { beat, next } = follower.watch({ now, story, reader: 0, follow, holdOf: each => TIMES[each.hold] });
    const last = shown.at(-1);
    if (last !== undefined && last[2] === end && last[0] !== beat?.key) last[2] = now;
    if (beat !== null && last?.[0] !== beat.key) shown.push([beat.key, now, end]);
    due = next;
  };
  for (const [at, chapter] of arrivals) {
    for (; due !== null && due < at; look()) now = due;
    now = at;
    story = [...story, chapter];
    look();
  }
  for (; due !== null; look()) now = due;
  return shown.map(([key, from, to]) => `${key}: ${from}–${to}`);
}

test('a move is shown until the next one, and a small part of it for its time', () => {
  expect(
    watch([
      [0, step(1, 'move')],
      [1200, step(1, 'icon')],
      [1800, step(2, 'move')],
    ]),
  ).toEqual(['0.0: 0–1200', '1.0: 1200–1800', '2.0: 1800–10000']);
});

test('a move that comes too early waits until the one before it has been shown for its time', () => {
  expect(
    watch([
      [0, step(1, 'move')],
      [100, step(2, 'move')],
    ]),
  ).toEqual(['0.0: 0–1200', '1.0: 1200–10000']);
});

test('of moves that come together only the newest is shown, and those that hit the reader', () => {
  const many = [step(1, 'move'), step(1, 'icon'), step(2, 'hit'), step(2, 'icon'), step(1, 'move')];
  expect(watch(many.map(each => [0, each] as const))).toEqual(['0.0: 0–1200', '2.0: 1200–2400', '4.0: 2400–10000']);
});

test('turfs of a war are shown one after the other, with what follows from each', () => {
  expect(watch([[0, step(1, 'war', 'none', 'war', 'war')]])).toEqual([
    '0.0: 0–1100',
    '0.2: 1100–2200',
    '0.3: 2200–10000',
  ]);
});

test('the reader’s own answer ends what is shown, and isn’t shown itself', () => {
  expect(
    watch([
      [0, step(1, 'move')],
      [200, step(0, 'move')],
    ]),
  ).toEqual(['0.0: 0–200']);
});

test('what a new turn begins with isn’t told with the move before it', () => {
  expect(watch([[0, step(1, 'move', 'turn', 'none', 'roll')]])).toEqual(['0.0: 0–1200', '0.3: 1200–10000']);
});

test('skipping ends what is shown, or everything that waits', () => {
  const follower = new Follower(0);
  const moment = { now: 0, story: [step(1, 'war', 'war', 'war')], reader: 0, follow, holdOf: () => 1000 };
  expect(follower.watch(moment).beat?.key).toBe('0.0');
  follower.skip();
  expect(follower.watch(moment).beat?.key).toBe('0.1');
  follower.skip(true);
  expect(follower.watch(moment).beat).toBeNull();
});
