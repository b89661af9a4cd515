import { cartaNostra } from '@consigliere/games/carta-nostra';
import type { Hold } from '@consigliere/kernel';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, TestTable } from '../testing/table.ts';
import { DUE } from './due.ts';
import { computeHoldTime, findHoldTime } from './pace.ts';
import { findPendingDecision, listAwaitedBots } from './pending-decision.ts';
import type { Room } from './room.ts';
import { beatOf, type Speed } from './terms.ts';
import type { Thoughts } from './timing.ts';

const shown = (speed: Speed, holds: readonly Hold[], watch: { isAgainst?: boolean; isOwn?: boolean } = {}): number =>
  computeHoldTime(
    holds.map(hold => ({ hold })),
    speed,
    { isAgainst: false, isOwn: false, ...watch },
  );

test.each([
  ['slow', 2000, 3200, 1000, 1000, 4000, 1800, 3100],
  ['normal', 1200, 2200, 600, 600, 2500, 1100, 2100],
  ['fast', 600, 1200, 300, 300, 1500, 600, 1100],
  ['instant', 0, 0, 0, 0, 0, 0, 0],
] as const)(
  'at %s a move is shown for %i ms, one against the viewer for %i, an icon %i, a roll %i, a card %i, a turf %i, lids %i',
  (speed, move, against, ...others) => {
    expect(shown(speed, ['move'])).toBe(move);
    expect(shown(speed, ['move'], { isAgainst: true })).toBe(against);
    expect((['icon', 'roll', 'card', 'war', 'lids'] as const).map(hold => shown(speed, [hold]))).toEqual(others);
  },
);

test('the parts of a move are shown at once, cards and turfs one after the other', () => {
  expect(shown('normal', ['move', 'icon', 'move', 'none'])).toBe(1200);
  expect(shown('normal', ['none', 'icon', 'card', 'move'])).toBe(2500 + 1200);
  expect(shown('normal', ['war', 'none', 'war', 'war'])).toBe(3300);
  expect(shown('normal', ['none', 'none'])).toBe(0);
});

test('a move that only its own player watches is shown for 0.3 s, and what it turns up as long as ever', () => {
  expect(shown('normal', ['move'], { isOwn: true })).toBe(300);
  expect(shown('normal', ['none'], { isOwn: true })).toBe(0);
  expect(shown('normal', ['none', 'card'], { isOwn: true })).toBe(2500);
});

/** A spectator's speed, and where the room is. */
interface TestPace {
  readonly speed: Speed;
  readonly isOnDevice?: boolean;
}

/** How long after its question the bots' answer comes if they decide at once; it doesn't come a millisecond sooner. */
function pauseBefore(room: Room, pace?: TestPace): number {
  const isSecret = findPendingDecision(room)?.secret === true;
  const thoughts: Thoughts = {
    picks: new Map(listAwaitedBots(room).map(seat => [seat, [{ type: 'any' }]])),
    at: room.askedAt,
    ...(pace && {
      hold: findHoldTime(room, isSecret, { speed: pace.speed, viewers: [null] }),
      beat: beatOf(pace.speed, pace.isOnDevice === true),
    }),
  };
  const next = DUE.findNextTime(room, thoughts) ?? 0;
  expect([DUE.findLine(room, thoughts, next - 1), DUE.findLine(room, thoughts, next)]).toEqual([
    null,
    expect.objectContaining({ type: 'released' }),
  ]);
  return next - room.askedAt;
}

test('the first move comes after the table was shown as long as a move, or 0.6 s while nobody watches', () => {
  const { room } = TestTable.playing(cartaNostra, [1, 1]);
  expect([pauseBefore(room, { speed: 'normal' }), pauseBefore(room)]).toEqual([1200, 600]);
});

test('secret answers come at a tick at every speed of a shared table; on a device they may come at once', () => {
  const { room } = TestTable.playing(sitdown, ['person', 1, 1]);
  expect((['slow', 'normal', 'fast', 'instant'] as const).map(speed => pauseBefore(room, { speed }))).toEqual([
    ...[3000, 1500, 1500, 1500],
  ]);
  expect((['normal', 'fast', 'instant'] as const).map(speed => pauseBefore(room, { speed, isOnDevice: true }))).toEqual(
    [...[1500, 1000, 0]],
  );
  expect(pauseBefore(room)).toBe(1500);
});

test('everybody sees the speed of a table; one that has none from before plays at normal speed', () => {
  const speedOf = (speed?: Speed): Speed =>
    new TestTable(anyGame(cartaNostra), speed && { speed }).seen(null).terms.speed;
  expect([speedOf(), speedOf('slow'), speedOf('instant')]).toEqual(['normal', 'slow', 'instant']);
});
