import { expect, test } from 'vitest';
import { dream } from './dream.ts';
import { answer, begin } from './history.ts';
import { legal, play, rulesOf, waiting } from './play.ts';
import { chacha20, sfc32 } from './random.ts';
import { sitdown } from './sitdown/sitdown.ts';
import { view } from './view.ts';

function pledged() {
  const parsed = rulesOf(sitdown, 3);
  if (!parsed.ok) throw new Error(parsed.why);
  const rules = parsed.value;
  const first = begin(rules, chacha20('dream'));
  const pick = legal(rules, first.state, 0)[0];
  return { rules, course: answer(rules, first, 0, [pick, { type: 'seal' }]), pick };
}

test('the secret answers of others are imagined, the viewer’s own is kept', () => {
  const { rules, course, pick } = pledged();
  const mine = dream(rules, view(rules, course.state, 0), sfc32(1));
  expect(mine.answers[0]).toEqual([pick, { type: 'seal' }]);
  const theirs = Array.from({ length: 30 }, (_, i) => dream(rules, view(rules, course.state, 1), sfc32(i)).answers[0]!);
  expect(theirs.every(picks => picks.at(-1)?.type === 'seal')).toBe(true);
  expect(new Set(theirs.map(picks => JSON.stringify(picks))).size).toBeGreaterThan(5);
});

test('a dream has neither the seed nor the deck of the true world', () => {
  const { rules, course } = pledged();
  const text = JSON.stringify(dream(rules, view(rules, course.state, 1), sfc32(2)));
  expect(text).not.toContain(chacha20('dream').seed);
  expect(text).not.toContain(JSON.stringify(course.state.sealed.deck));
});

test('a view has no seed, no sealed drawer and no other seat’s hand', () => {
  const { rules, course } = pledged();
  const seen = view(rules, course.state, 1);
  expect(Object.keys(seen)).not.toContain('sealed');
  expect(JSON.stringify(seen)).not.toContain(chacha20('dream').seed);
  expect(seen.own).toBe(course.state.own[1]);
  expect(view(rules, course.state, null).own).toBeNull();
});

test('a finished match can be imagined too, and has no answers left', () => {
  const { rules, course } = pledged();
  let { state } = course;
  for (let [seat] = waiting(rules, state); seat !== undefined; [seat] = waiting(rules, state))
    state = play(rules, state, seat, legal(rules, state, seat).at(-1)).state;
  const dreamt = dream(rules, view(rules, state, 1), sfc32(6));
  expect(dreamt.answers).toEqual([[], [], []]);
  expect(dreamt.open).toEqual(state.open);
});
