import { expect, test } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

function setUp() {
  let now = 0;
  const asked: string[] = [];
  const kept = keepBriefly({ wall: () => now, time: 10, most: 2 }, async key => {
    asked.push(key);
    if (key === 'bad') throw new Error('not today');
    return key.toUpperCase();
  });
  const pass = (time: number): void => {
    now += time;
  };
  return { asked, kept, pass };
}

test('what many ask for at once, or within a moment, is made once', async () => {
  const { asked, kept, pass } = setUp();
  expect(await Promise.all([kept.read('a'), kept.read('a')])).toEqual(['A', 'A']);
  pass(9);
  await kept.read('a');
  expect(asked).toEqual(['a']);
  pass(1);
  await kept.read('a');
  kept.clear();
  await kept.read('a');
  expect(asked).toEqual(['a', 'a', 'a']);
});

test('the oldest results make way, and a failure isn’t kept', async () => {
  const { asked, kept } = setUp();
  for (const key of ['a', 'b', 'c', 'b', 'a']) await kept.read(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  for (const _again of [0, 1]) await expect(kept.read('bad')).rejects.toThrow('not today');
  expect(asked.slice(4)).toEqual(['bad', 'bad']);
});
