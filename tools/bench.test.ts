import { expect, test } from 'vitest';
import { isGood, nameVisit } from '../bench/client/report.ts';
import type { GuestListeners } from '../bench/server/guest.ts';
import { BenchTable, type LoadRound } from '../bench/server/table.ts';

/** A table of one guest, the messages that guest has sent, and how many answers came too late. */
async function tableOfOne() {
  const sent: unknown[] = [];
  let late = 0;
  const table: BenchTable = new BenchTable(
    1,
    () => 0,
    (): LoadRound => ({
      maySend: () => true,
      acknowledged: () => {},
      seenByAll: () => {},
      late: () => {
        late++;
        table.play();
      },
    }),
  );
  let ears: GuestListeners | undefined;
  const seat = (given: GuestListeners) => {
    ears = given;
    queueMicrotask(() => given.seen(0, () => ['pass'], false));
    return { answer: (answer: unknown) => sent.push(answer), close: () => {} };
  };
  await table.connect([seat]);
  if (ears === undefined) throw new Error('nobody has connected');
  return { sent, ears, late: () => late };
}

test('an answer that comes too late is not given again before the guest sees something new', async () => {
  const { sent, ears, late } = await tableOfOne();
  ears.late();
  expect([sent, late()]).toEqual([['pass'], 1]);
  ears.seen(1, () => ['end'], false);
  expect(sent).toEqual(['pass', 'end']);
});

test('an answer that comes too late is given again at once if the guest has seen something new meanwhile', async () => {
  const { sent, ears, late } = await tableOfOne();
  ears.seen(1, () => ['end'], false);
  ears.late();
  expect([sent, late()]).toEqual([['pass', 'end'], 1]);
});

test.each([
  [[900, 3000], true],
  [[1100, 3000], false],
  [[900, 3600], false],
] as const)('a board that is there after %j ms, on a quiet machine and on a slow phone, is good: %s', (taps, good) => {
  const [quick, slow] = taps.map(time => [time]);
  const times = { [nameVisit('der-pate', false)]: quick ?? [], [nameVisit('der-pate', true)]: slow ?? [] };
  expect(isGood({ boards: [900], taps: times, frames: [16, 16], tasks: [] })).toBe(good);
});
