import type { Advice } from '@consigliere/kernel';
import { advance, chacha20, dream, legal, rulesOf, sfc32, start, view } from '@consigliere/kernel/host';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { playUntilOpened, reopenSecrets } from './secrets.ts';

/** Players who pledge their lowest card alone. */
const LOWEST: Advice<Sitdown> = {
  evaluate: () => 0.5,
  rollout: ({ picks }, actions) => actions.at(picks.length === 0 ? 0 : -1)!,
};

/** Seat 0 has pledged in the true world; seat 1 imagines it. */
function dreamt(advice: Advice<Sitdown> | null, seed: number) {
  const parsed = rulesOf(advice === null ? sitdown : { ...sitdown, advice }, 3);
  if (!parsed.ok) throw new Error(parsed.why);
  const rules = parsed.value;
  const { state } = start(rules, chacha20('pledges'));
  advance(rules, state, 0, legal(rules, state, 0).at(-1)!);
  advance(rules, state, 0, { type: 'seal' });
  return { rules, state: dream(rules, view(rules, state, 1), sfc32(seed)) };
}

test('seats that have answered in secret are asked again if the game has a rollout policy', () => {
  const { rules, state } = dreamt(LOWEST, 1);
  expect([state.answers[0]!.length > 0, state.awaited]).toEqual([true, 0b110]);
  reopenSecrets(rules, state, 1);
  expect([state.answers[0], state.awaited]).toEqual([[], 0b111]);
});

test('without advice the invented answers stay', () => {
  const { rules, state } = dreamt(null, 2);
  const invented = JSON.stringify(state);
  reopenSecrets(rules, state, 1);
  expect(JSON.stringify(state)).toBe(invented);
});

test('all awaited seats answer by the game’s advice until the answers are opened', () => {
  const { rules, state } = dreamt(LOWEST, 3);
  const lowest = state.own.map(({ hand }) => hand[0]);
  reopenSecrets(rules, state, 1);
  playUntilOpened(rules, state);
  expect(state.flow.at(-1)?.kind).not.toBe('pledge');
  const pledged = [...state.open.discard, ...state.open.shown.flat()];
  expect(pledged.toSorted()).toEqual(lowest.toSorted());
});

test('without advice, answers are random', () => {
  const { rules, state } = dreamt(null, 4);
  playUntilOpened(rules, state);
  expect(state.flow.at(-1)?.kind).not.toBe('pledge');
});

test('open decisions aren’t changed', () => {
  const { rules, state } = dreamt(LOWEST, 5);
  playUntilOpened(rules, state);
  const open = JSON.stringify(state);
  reopenSecrets(rules, state, 1);
  playUntilOpened(rules, state);
  expect(JSON.stringify(state)).toBe(open);
});
