import { expect, test } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

/** Answers with the length of each key, and remembers every query. */
function newDesk() {
  const questions: (readonly string[])[] = [];
  const ask = batchLookups(async keys => {
    questions.push(keys);
    if (keys.includes('fault')) throw new Error('no');
    return new Map(keys.filter(key => key !== 'nobody').map(key => [key, key.length]));
  });
  return { ask, questions };
}

test('keys asked for together are one query, whose length is a power of two, and each key is in it once', async () => {
  const { ask, questions } = newDesk();
  const answers = await Promise.all(['a', 'bb', 'a', 'nobody'].map(ask));
  expect(answers).toEqual([1, 2, 1, undefined]);
  expect(questions).toEqual([['a', 'bb', 'nobody', 'nobody']]);
});

test('keys asked for while a query runs are queried again, so that the answer is fresh', async () => {
  const { ask, questions } = newDesk();
  const first = ask('a').then(() => ask('a'));
  await first;
  expect(questions).toEqual([['a'], ['a']]);
});

test('a thousand keys are asked for in several queries', async () => {
  const { ask, questions } = newDesk();
  await Promise.all(Array.from({ length: 1000 }, (_, number) => ask(`${number}`)));
  expect(questions.map(({ length }) => length)).toEqual([256, 256, 256, 256]);
});

test('a failing query fails its own callers, and nobody after them', async () => {
  const { ask } = newDesk();
  await expect(Promise.all([ask('fault'), ask('a')])).rejects.toThrow('no');
  expect(await ask('a')).toBe(1);
});
