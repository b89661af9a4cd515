import { after, city, END, everybodyPasses, job, position, type Scene } from '@consigliere/games/carta-nostra/testing';
import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { moves } from './flights.tsx';

const given = position({ hands: ['hitman caporegime', 'don', ''], regions: ['', 'smuggler', ''] });
const seen = ({ rules, state }: Scene, seat: number | null) => view(rules, structuredClone(state), seat);
const card = (mafioso: number) => ({ type: 'card', mafioso });
const between = (before: Scene, now: Scene, seat: number | null) => moves(seen(before, seat), seen(now, seat));

test('a card added to the city flies there from the hand', () => {
  const next = after(given, [0, city('hitman')]);
  expect(between(given, next, 0)).toEqual([{ thing: card(3), from: 'hand-3', to: 'region-0-3' }]);
});

test('for the others it comes from the spot of the hidden hand', () => {
  const next = after(given, [0, city('hitman')]);
  expect(between(given, next, 1)).toEqual([{ thing: card(3), from: 'seat-0', to: 'region-0-3' }]);
  expect(between(given, next, null)).toEqual([{ thing: card(3), from: 'seat-0', to: 'region-0-3' }]);
});

test('a liquidated card flies from the city to the discard pile', () => {
  const sent = after(given, [0, job('hitman', 1, 'smuggler')]);
  const next = after(sent, everybodyPasses);
  expect(between(sent, next, 2)).toEqual([{ thing: card(4), from: 'region-1-4', to: 'discard' }]);
});

test('a card drawn by another flies face down', () => {
  const next = after(given, [0, END]);
  expect(between(given, next, 0)).toEqual([{ thing: null, from: 'draw', to: 'seat-1' }]);
});

test('nothing has moved between a view and itself', () => {
  expect(between(given, given, 0)).toEqual([]);
});
