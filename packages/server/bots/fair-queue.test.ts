import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

test('tables of one guest take turns', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add(item, ['guest', 'a']);
  queue.add('b1', ['guest', 'b']);
  queue.add('c1', ['guest', 'c']);
  expect(queue.size).toBe(5);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(queue.size).toBe(0);
});

test('a guest with forty tables delays another guest by one question', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 40; table++) queue.add(`greedy ${table}`, ['greedy', `${table}`]);
  queue.add('modest', ['modest', 'table']);
  expect(takeAll(queue).slice(0, 4)).toEqual(['greedy 0', 'modest', 'greedy 1', 'greedy 2']);
});

test('a guest who asks again at once waits for the guests who asked meanwhile', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.add(item, ['a', 'table']);
  queue.add('b1', ['b', 'table']);
  expect(queue.take()).toBe('a1');
  queue.add('a3', ['a', 'other table']);
  queue.add('c1', ['c', 'table']);
  expect(takeAll(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('an item can be taken for a chosen guest, or out of its turn', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.add(item, ['a', 'table']);
  queue.add('b1', ['b', 'table']);
  queue.add('c1', ['c', 'table']);
  expect(queue.take('b')).toBe('b1');
  expect(queue.take('b')).toBeUndefined();
  expect(queue.remove('a2', ['a', 'table'])).toBe(true);
  expect(queue.remove('a2', ['a', 'table'])).toBe(false);
  expect([...queue.keys]).toEqual(['a', 'c']);
  expect(queue.remove('a1', ['a', 'table'])).toBe(true);
  expect([[...queue.keys], queue.size]).toEqual([['c'], 1]);
});
