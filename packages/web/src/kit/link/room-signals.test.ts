import { expect, test } from 'vitest';
import { extendStory, HouseTime, type Story } from './room-signals.ts';
import { seenWith, titlesOf } from './testing.ts';

const titles = (story: Story | null): string[] => titlesOf(story ?? []);

test('a story begins with the set-up and goes on with what is heard', () => {
  const begun = extendStory([], seenWith(1, 1));
  expect(titles(begun)).toEqual(['chapter-0']);
  expect(titles(extendStory(begun ?? [], seenWith(3, 2)))).toEqual(['chapter-0', 'chapter-1', 'chapter-2']);
});

test('what is told again is kept once', () => {
  const story = extendStory([], seenWith(3, 3)) ?? [];
  expect(titles(extendStory(story, seenWith(3, 3)))).toEqual(['chapter-0', 'chapter-1', 'chapter-2']);
  expect(titles(extendStory(story, seenWith(4, 2)))).toEqual(['chapter-0', 'chapter-1', 'chapter-2', 'chapter-3']);
});

test('a story to which nothing was added is the same', () => {
  const story = extendStory([], seenWith(2, 2)) ?? [];
  expect(extendStory(story, seenWith(2, 0))).toBe(story);
});

test('a story is not told on where chapters are missing', () => {
  expect(extendStory(extendStory([], seenWith(1, 1)) ?? [], seenWith(4, 2))).toBeNull();
});

test('before a match there is no story', () => {
  expect(extendStory([], { ...seenWith(0, 0), match: null })).toEqual([]);
});

function timeAt(start: number): { time: HouseTime; pass: (milliseconds: number) => void } {
  let wall = start;
  const time = new HouseTime(() => wall);
  return {
    time,
    pass: milliseconds => {
      wall += milliseconds;
    },
  };
}

test('house time goes on from what was told', () => {
  const { time, pass } = timeAt(1_000_000);
  time.adjust(50_000);
  pass(700);
  expect(time.now()).toBe(50_700);
});

test('a slow message does not set it back, a quicker one sets it right', () => {
  const { time, pass } = timeAt(0);
  time.adjust(1_000);
  pass(500);
  time.adjust(1_200);
  expect(time.now()).toBe(1_500);
  time.adjust(1_530);
  expect(time.now()).toBe(1_530);
});

test('a house that stood still is believed', () => {
  const { time, pass } = timeAt(0);
  time.adjust(1_000);
  pass(60_000);
  time.adjust(2_000);
  expect(time.now()).toBe(2_000);
});
