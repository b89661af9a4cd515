import { expect, test } from 'vitest';
import { Sequence } from './sequence.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, each) => each);

test.each([0, 1, 63, 64, 65, 200])('a sequence of %i items is read like an array', count => {
  const items = upTo(count);
  const sequence = items.reduce((before, each) => before.append(each), Sequence.of<number>([]));
  expect(sequence).toEqual(Sequence.of(items));
  expect([...sequence]).toEqual(items);
  for (const from of [0, 1, 63, 64, 65, 199, 200, 300]) expect(sequence.slice(from)).toEqual(items.slice(from));
  for (const at of [0, 63, 64, -1, -64, -65, 500, -500]) expect(sequence.at(at)).toBe(items.at(at));
});

test('appending twice to the same sequence makes two, and changes none', () => {
  const before = Sequence.of(upTo(64));
  const [one, other] = [before.append(1), before.append(2)];
  expect([before.length, one.at(-1), other.at(-1)]).toEqual([64, 1, 2]);
});

test('a longer sequence shares all but the last block with the one before', () => {
  const before = Sequence.of(upTo(130));
  expect(
    before
      .append(0)
      .blocks.slice(0, 2)
      .every((block, at) => block === before.blocks[at]),
  ).toBe(true);
});
