import { expect, test } from 'vitest';
import { askedTogether } from './asked-together.ts';

/** Answers with the length of what is asked, and remembers every question. */
function newDesk() {
  const questions: (readonly string[])[] = [];
  const ask = askedTogether(async keys => {
    questions.push(keys);
    if (keys.includes('fault')) throw new Error('no');
    return new Map(keys.filter(key => key !== 'nobody').map(key => [key, key.length]));
  });
  return { ask, questions };
}

test('what is asked in one moment is one question, of a length that is a power of two, and a key is asked once', async () => {
  const { ask, questions } = newDesk();
  const answers = await Promise.all(['a', 'bb', 'a', 'nobody'].map(ask));
  expect(answers).toEqual([1, 2, 1, undefined]);
  expect(questions).toEqual([['a', 'bb', 'nobody', 'nobody']]);
});

test('what is asked while a question is under way is asked anew: the answer is of now', async () => {
  const { ask, questions } = newDesk();
  const first = ask('a').then(() => ask('a'));
  await first;
  expect(questions).toEqual([['a'], ['a']]);
});

test('a thousand are asked in some questions', async () => {
  const { ask, questions } = newDesk();
  await Promise.all(Array.from({ length: 1000 }, (_, number) => ask(`${number}`)));
  expect(questions.map(({ length }) => length)).toEqual([256, 256, 256, 256]);
});

test('a question that fails fails those who asked, and nobody after them', async () => {
  const { ask } = newDesk();
  await expect(Promise.all([ask('fault'), ask('a')])).rejects.toThrow('no');
  expect(await ask('a')).toBe(1);
});
