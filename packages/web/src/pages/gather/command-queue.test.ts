import type { Command } from '@consigliere/match';
import { expect, test } from 'vitest';
import type { Refusal } from '../../kit/link/link.ts';
import { newCommandQueue } from './command-queue.ts';

const bot = (seat: number): Command => ({ type: 'seat-bot', seat, level: 3 });
const START: Command = { type: 'start' };

/** Until everything that waits for nobody else has happened. */
async function settled(): Promise<void> {
  for (let moment = 0; moment < 10; moment++) await Promise.resolve();
}

/** A table that answers when it is told to. */
function slowTable() {
  const asked: Command[] = [];
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const turns = newCommandQueue({
    do: command => {
      asked.push(command);
      return new Promise(answer => answers.push(answer));
    },
  });
  const answer = async (code: string | null): Promise<void> => {
    await settled();
    answers.shift()?.(code === null ? null : { code, rule: null });
    await settled();
  };
  return { ...turns, asked, answer };
}

test('what is pressed while something else is under way comes after it', async () => {
  const { run, asked, answer, isBusy } = slowTable();
  void run(bot(1));
  const both = run(bot(2));
  await answer(null);
  expect(asked).toEqual([bot(1), bot(2)]);
  expect(isBusy.value).toBe(true);
  await answer(null);
  await both;
  expect(isBusy.value).toBe(false);
});

test('what is pressed twice is asked once, and again after it was answered', async () => {
  const { run, asked, answer } = slowTable();
  void run(bot(1), START);
  void run(START);
  await answer(null);
  await answer(null);
  expect(asked).toEqual([bot(1), START]);
  void run(START);
  await answer(null);
  expect(asked).toEqual([bot(1), START, START]);
});

test('the first that is refused ends what was asked with it, and is told until something else is asked', async () => {
  const { run, asked, answer, refusal } = slowTable();
  void run(bot(1), START);
  await answer('no-such-chair');
  expect(asked).toEqual([bot(1)]);
  expect(refusal.value).toBe('no-such-chair');
  void run(bot(2));
  await answer(null);
  expect(refusal.value).toBeNull();
});
