import type { Command } from '@consigliere/match';
import { expect, test } from 'vitest';
import type { Refusal } from '../../kit/link/link.ts';
import { newCommandQueue } from './command-queue.ts';

const bot = (seat: number): Command => ({ type: 'seat-bot', seat, level: 3 });
const START: Command = { type: 'start' };

/** Resolves when all pending promises have settled. */
async function settled(): Promise<void> {
  for (let moment = 0; moment < 10; moment++) await Promise.resolve();
}

/** A table that answers commands when the test tells it to. */
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

test('a command waits for the commands before it', async () => {
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

test("a command that is still pending isn't sent twice, but can be sent again after its answer", async () => {
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

test('the first refusal cancels the rest of its batch, and stays until the next command', async () => {
  const { run, asked, answer, refusal } = slowTable();
  void run(bot(1), START);
  await answer('no-such-chair');
  expect(asked).toEqual([bot(1)]);
  expect(refusal.value).toBe('no-such-chair');
  void run(bot(2));
  await answer(null);
  expect(refusal.value).toBeNull();
});
