import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';
import { listAwaitedBots } from './pending-decision.ts';
import type { Room } from './room.ts';
import { findDueLine, findNextTime, type Thoughts } from './timing.ts';

/** The bots have decided at once; what they pick doesn't matter here. */
const decided = (room: Room, isWatched: boolean): Thoughts => ({
  picks: new Map(listAwaitedBots(room).map(seat => [seat, [{ type: 'any' }]])),
  at: room.askedAt,
  isWatched,
});

/** How long after its question the bots' answer comes, watched and unwatched; it doesn't come a millisecond sooner. */
function pauses(room: Room): readonly number[] {
  return [true, false].map(isWatched => {
    const thoughts = decided(room, isWatched);
    const next = findNextTime(room, thoughts) ?? 0;
    expect([findDueLine(room, thoughts, next - 1), findDueLine(room, thoughts, next)]).toEqual([
      null,
      expect.objectContaining({ type: 'released' }),
    ]);
    return next - room.askedAt;
  });
}

/** A table of bots at the moment when a step of the game asks. */
function atStep(table: TestTable, kind: string): Room {
  for (let tries = 0; tries < 500; tries++) {
    if (table.match.course.state.flow.at(-1)?.kind === kind && table.waiting.length > 0) return table.room;
    table.wait(600);
  }
  throw new Error(`nobody is asked in ${kind}`);
}

test("a bot's open answer comes 1.2 s after the answer before it while somebody watches, and 0.6 s otherwise", () => {
  expect(pauses(atStep(TestTable.playing(cartaNostra, [1, 1]), 'turn'))).toEqual([1200, 600]);
  expect(pauses(atStep(TestTable.playing(corleonesEmpire, [1, 1]), 'turn'))).toEqual([1200, 600]);
});

test("a bot's answer in a decision that the game marks as quick comes after 0.6 s, even while somebody watches", () => {
  expect(pauses(atStep(TestTable.playing(corleonesEmpire, [1, 1]), 'use'))).toEqual([600, 600]);
});

test('secret answers come at the tick, whether somebody watches or not', () => {
  expect(pauses(atStep(TestTable.playing(sitdown, ['person', 1, 1]), 'pledge'))).toEqual([1500, 1500]);
});
