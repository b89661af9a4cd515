import type { CorleonesEmpire } from '@consigliere/games/corleones-empire/rules';
import { after, position, type Scene } from '@consigliere/games/corleones-empire/testing';
import { eventsFor } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import type { CeBoardContext } from '../board-context.ts';
import { findWars } from './news.ts';

type Entry = NonNullable<CeBoardContext['story']>[number];
const BROOKLYN = 1;
const QUEENS = 3;

/** The events of a scene, as the answer of a seat. */
const entry = ({ notices }: Scene, by: number | null, from = 0): Entry => ({
  events: eventsFor(notices.slice(from), null) as CorleonesEmpire['Event'][],
  rules: notices.slice(from).map(({ rule }) => rule),
  undoneBy: null,
  by: by === null ? null : [by, 'person'],
});
const shown = (story: readonly Entry[], seat: number | null = 0) => findWars({ story, view: { seat } })?.wars ?? [];

/** Turf wars that stop when bids are asked for. */
const war = position({
  phase: 'turf-war',
  suitcases: ['$1'],
  figures: { F14: 1, 'calvary-cemetery': 1, bar: 0, queens: 'chief' },
});

test('CE-25 all seven turfs are shown, each with its figures, its winner and the winner’s marker', () => {
  const wars = shown([entry(war, 1)]);
  expect(wars.map(({ turf }) => turf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(wars[BROOKLYN]).toEqual({ turf: BROOKLYN, figures: [1, 1, 0], neutral: 0, winner: null, marker: null });
  expect(wars[QUEENS]).toEqual({ turf: QUEENS, figures: [0, 2, 0], neutral: 1, winner: 1, marker: 'control' });
});

test('they are shown until the reader’s next answer', () => {
  const wars = entry(war, 0);
  const later = (by: number): Entry => ({ events: [], rules: [], undoneBy: null, by: [by, 'person'] });
  expect(shown([wars, later(1), later(2)])).toHaveLength(7);
  expect(shown([wars, later(1), later(0)])).toEqual([]);
  expect(shown([wars, later(1), later(2)], null)).toHaveLength(7);
  expect(shown([wars, later(0), later(1), later(2), later(0)], null)).toEqual([]);
});

test('the later of two acts is shown', () => {
  const next = position({ phase: 'turf-war', act: 2, suitcases: ['$1'], figures: { F14: 0 } });
  const wars = shown([entry(war, 1), entry(next, 1)]);
  expect(wars).toHaveLength(7);
  expect(wars[QUEENS]?.winner).toBe(0);
});

test('CE-26 a winner without markers moves one or declines: until then, neither is shown', () => {
  const spent = position({
    phase: 'turf-war',
    suitcases: ['$1'],
    figures: { F15: 0 },
    control: { 'wall-street': [0, 0, 0, 1], chelsea: [0, 0, 0, 0, 0, 0] },
  });
  expect(shown([entry(spent, 1)])).toEqual([{ turf: 0, figures: [1, 0, 0], neutral: 0, winner: 0, marker: null }]);
  const declined = after(spent, [0, { type: 'decline' }]);
  const moved = after(declined, [0, { type: 'move-marker', turf: 6, at: 0 }]);
  const story = [entry(spent, 1), entry(declined, 0, spent.notices.length), entry(moved, 0, declined.notices.length)];
  expect(shown(story).map(({ marker }) => marker)).toEqual(['declined', 'marker-moved', null, null, null, null, null]);
});

test('CE-26 a winner without markers who already controls the turf is shown to have none left', () => {
  const spent = position({
    phase: 'turf-war',
    suitcases: ['$1'],
    figures: { 'tax-office': 0 },
    control: { 'wall-street': [1, 0, 0, 0], chelsea: [0, 0, 0, 0, 0, 0] },
  });
  expect(shown([entry(spent, 1)])[0]?.marker).toBe('spent');
});
