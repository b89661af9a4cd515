import { foldJournal, type Line, type Room } from '@consigliere/match';
import { expect, test } from 'vitest';
import { gameOf } from '../lib/game.ts';
import { makeScenario, scenarioRandom } from './scenario.ts';
import { TimingCheck } from './timeline.ts';

function openRoom(): Room {
  const { terms, seed } = makeScenario(scenarioRandom('timing'));
  const line: Line = { type: 'opened', terms: { ...terms, clock: { kind: 'live', move: 1000, reserve: 500 } }, seed };
  const room = foldJournal([{ number: 0, at: 0, body: JSON.stringify(line) }], { gameOf });
  if (typeof room === 'string') throw new Error(room);
  return room;
}

test('a time bank that falls while its clock stands still is noticed', () => {
  const timing = new TimingCheck();
  const before = openRoom();
  expect(timing.note(undefined, before, 0)).toBeNull();
  const [clock, ...others] = before.clocks;
  const after: Room = { ...before, clocks: [{ ...clock!, bank: 499 }, ...others] };
  expect(timing.note(before, before, 50)).toBeNull();
  expect(timing.note(before, after, 100)).toEqual(['time-lost', 'seat 0 1 ms, running since null']);
});
