import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Judge } from './judge.ts';
import type { Surveyed } from './strata.ts';

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
const PATH = 'tools/mutants/fixture/price.ts';
const SOURCE = readFileSync(`${ROOT}/${PATH}`, 'utf8');
const judge = new Judge(ROOT, 1000);
let survey: readonly Surveyed[] = [];

beforeAll(async () => {
  survey = await judge.survey(['tools/mutants/fixture/']);
}, 120_000);
afterAll(() => judge.close());

const noticing = (from: string, to: string) => judge.noticing(PATH, SOURCE.replace(from, to), survey);

test('the survey knows which tests reach a source', () => {
  expect(survey.map(({ test: name }) => name)).toEqual(['tools/mutants/fixture/price.test.ts']);
  expect(survey[0]?.imports).toContain(PATH);
});

test("a fault is noticed, an untested one isn't, and no fault affects the next trial", async () => {
  expect(await noticing('sum += 3', 'sum -= 3')).toBe('tools/mutants/fixture/price.test.ts');
  expect(await noticing('count >= 10', 'count > 10')).toBeNull();
  expect(await noticing('', '')).toBeNull();
}, 120_000);

test('a fault that never ends counts as noticed, and trials go on after it', async () => {
  expect(await noticing('left--', 'left++')).toBe('no end');
  expect(await noticing('sum - 5', 'sum + 5')).toBe('tools/mutants/fixture/price.test.ts');
}, 120_000);

test('the source itself is never written', () => {
  expect(readFileSync(`${ROOT}/${PATH}`, 'utf8')).toBe(SOURCE);
});
