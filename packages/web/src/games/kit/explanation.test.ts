import { effect, signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { closeExplanation, type Explanation, explain, openExplanation, setExplainer } from './explanation.ts';

afterEach(closeExplanation);

const PASS = { type: 'pass' };
/** Only its identity matters. */
const thing = {} as Element;

test('an explanation that is opened before the rules are loaded shows previews once they are', () => {
  const brings = signal('');
  setExplainer(thing, () => ({
    title: 'Pass',
    lines: [],
    rules: [],
    answers: [{ action: PASS, brings: brings.value }],
  }));
  explain(thing, 'pinned');
  const drawn: (Explanation | undefined)[] = [];
  const stop = effect(() => {
    drawn.push(openExplanation.value?.explain());
  });
  brings.value = 'the job is done';
  stop();
  expect(drawn.map(each => each?.answers?.[0]?.brings)).toEqual(['', 'the job is done']);
});

test('a hint doesn’t replace an explanation that is pinned', () => {
  const other = {} as Element;
  for (const each of [thing, other]) setExplainer(each, () => ({ title: '', lines: [], rules: [] }));
  explain(thing, 'pinned');
  explain(other, 'hint');
  expect(openExplanation.value?.anchor).toBe(thing);
});
