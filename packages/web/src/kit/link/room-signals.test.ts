import { expect, test } from 'vitest';
import { extendStory, HouseTime, type Story } from './room-signals.ts';
import { seenWith, titlesOf } from './testing.ts';

const titles = (story: Story | null): string[] => titlesOf(story ?? []);

test('a story begins with the set-up and goes on with new chapters', () => {
  const begun = extendStory([], seenWith(1, 1));
  expect(titles(begun)).toEqual(['chapter-0']);
  expect(titles(extendStory(begun ?? [], seenWith(3, 2)))).toEqual(['chapter-0', 'chapter-1', 'chapter-2']);
});

test('a repeated chapter is kept once', () => {
  const story = extendStory([], seenWith(3, 3)) ?? [];
  expect(titles(extendStory(story, seenWith(3, 3)))).toEqual(['chapter-0', 'chapter-1', 'chapter-2']);
  expect(titles(extendStory(story, seenWith(4, 2)))).toEqual(['chapter-0', 'chapter-1', 'chapter-2', 'chapter-3']);
});

test('a story to which nothing was added stays the same object', () => {
  const story = extendStory([], seenWith(2, 2)) ?? [];
  expect(extendStory(story, seenWith(2, 0))).toBe(story);
});

test("a story isn't extended if chapters are missing", () => {
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

test('house time goes on from the last message', () => {
  const { time, pass } = timeAt(1_000_000);
  time.adjust(50_000);
  pass(700);
  expect(time.now()).toBe(50_700);
});

test("a slow message doesn't set house time back, a quicker one corrects it", () => {
  const { time, pass } = timeAt(0);
  time.adjust(1_000);
  pass(500);
  time.adjust(1_200);
  expect(time.now()).toBe(1_500);
  time.adjust(1_530);
  expect(time.now()).toBe(1_530);
});

test('house time falls back if the house has stood still', () => {
  const { time, pass } = timeAt(0);
  time.adjust(1_000);
  pass(60_000);
  time.adjust(2_000);
  expect(time.now()).toBe(2_000);
});
