import { random, sfc32 } from '@consigliere/kernel/host';
import type { RoomView } from '@consigliere/match';
import { expect, test } from 'vitest';
import { makeHostileText } from './hostile/mutate.ts';
import { ResponseChecker } from './hostile/response-checker.ts';
import { findUnrequestedLines } from './hostile/state-of-others.ts';

const seen = { chapters: 1, match: { view: { hand: null }, heard: [{ events: [] }] } } as unknown as RoomView;
const listener = (): ResponseChecker => new ResponseChecker({ secrets: ['s3cret'], views: new Map([['r1', seen]]) });

test('a secret in a response is noticed', () => {
  const one = listener();
  one.checkResponse(400, '{"code":"bad-message"}');
  expect(one.revealed).toEqual([]);
  one.checkResponse(400, '{"code":"bad-message","why":"s3cret"}');
  expect(one.revealed).toHaveLength(1);
});

test('a room view that shows more than a stranger may see is noticed, and fewer chapters are fine', () => {
  const one = listener();
  one.checkRoom('r1', seen);
  one.checkRoom('r1', { ...seen, match: seen.match && { ...seen.match, heard: [] } });
  expect(one.revealed).toEqual([]);
  one.checkRoom('r1', {
    ...seen,
    match: seen.match && { ...seen.match, view: { hand: ['gun'] } },
  } as unknown as RoomView);
  expect(one.revealed).toHaveLength(1);
});

test('an internal error and a message no client understands are noticed', () => {
  const one = listener();
  one.message('{"type":"error","code":"internal"}');
  one.message('{"type":"gossip"}');
  one.checkResponse(500, '{}');
  expect(one.broken).toHaveLength(3);
});

test("changed lines, and new lines of commands that weren't acknowledged, are noticed", () => {
  const [a, b, c] = ['{"id":"a"}', '{"id":"b"}', '{"type":"cancelled"}'];
  expect(findUnrequestedLines([a], [a, b], new Set(['b']))).toEqual([]);
  expect(findUnrequestedLines([a], [a, b, c], new Set())).toEqual([b, c]);
  expect(findUnrequestedLines([a, b], [b, b], new Set(['a', 'b']))).toEqual([a]);
});

test('hostile texts follow from the seed, mostly differ from their original, and are of all kinds', () => {
  const message = { type: 'do', room: 'r1', id: 'x', command: { type: 'sit', seat: 1, name: 'Ada' } };
  const texts = (seed: string): readonly string[] => {
    const rng = sfc32(seed);
    return Array.from({ length: 500 }, () => makeHostileText(n => random(rng, '', n), message));
  };
  const made = texts('a');
  expect(texts('a')).toEqual(made);
  expect(made.filter(text => text === JSON.stringify(message)).length).toBeLessThan(150);
  for (const kind of ['__proto__', '1e999', '\\ud800', 'constructor', '[[[[', '-0']) {
    expect(made.some(text => text.includes(kind))).toBe(true);
  }
});
