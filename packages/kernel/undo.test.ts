import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { mayUndo } from './history.ts';
import { rulesOf, start } from './play.ts';
import { chacha20, random } from './random.ts';
import type { State } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import type { Sitdown } from './sitdown/types.ts';

const rules = rulesOf(sitdown, 3);
if (!rules.ok) throw new Error(rules.why);
const BEFORE = start(rules.value, chacha20('undo')).state;

/** Whether the first seat may undo an answer that also made this change. */
const free = (change: (state: State<Sitdown>) => void): boolean => {
  const after = copy(BEFORE);
  after.answered[0]!++;
  change(after);
  return mayUndo(BEFORE, after);
};

test.each<[string, (state: State<Sitdown>) => void]>([
  ['nothing else', () => {}],
  ['what lies open', ({ open }) => open.discard.push(5)],
  ['what it has itself', ({ own }) => own[0]!.hand.pop()],
])('an answer that changes %s may be taken back', (_what, change) => {
  expect(free(change)).toBe(true);
});

test.each<[string, (state: State<Sitdown>) => void]>([
  ['something was whispered or opened', state => void state.disclosures++],
  ['a generator drew', state => void random(state.rng, 'die', 6)],
  ['what is sealed changed', ({ sealed }) => sealed.deck.pop()],
  ['another has something else', ({ own }) => own[2]!.hand.pop()],
  ['another answered too', ({ answered }) => void answered[1]!++],
])('if %s, it stands', (_what, change) => {
  expect(free(change)).toBe(false);
});

test('without an answer there is nothing to undo', () => {
  expect(mayUndo(BEFORE, copy(BEFORE))).toBe(false);
});
