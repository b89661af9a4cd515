import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { after, job, position, type Scene } from '@consigliere/games/carta-nostra/testing';
import { prompt, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { findCheapest, listLastMove } from './from-view.ts';

/** The companion that is suggested to the second player when the first sends a Hitman. */
function suggest(hand: string, city: string): number | undefined {
  const given = position({ hands: ['hitman', hand, ''], regions: ['', city, 'smuggler'] });
  const { rules, state }: Scene = after(given, [0, job('hitman', 2, 'smuggler')]);
  return findCheapest({ prompt: prompt(rules, state, 1), view: view(rules, state, 1) })?.companion;
}

const [CAPOREGIME, DON, CONSIGLIERE] = [0, 1, 2];

test('the suggested companion of a Don is of the kind of which most cards are in the hand', () => {
  expect(suggest('don caporegime consigliere consigliere', '')).toBe(CONSIGLIERE);
});

test('the last card of a kind that the city lacks is suggested after a second Don', () => {
  expect(suggest('don don caporegime', '')).toBe(DON);
  expect(suggest('don don caporegime', 'caporegime')).toBe(CAPOREGIME);
});

test('without a Don nothing is suggested', () => {
  expect(suggest('caporegime consigliere', '')).toBeUndefined();
});

const chapter = (events: readonly CartaNostra['Event'][], undoneBy: number | null = null) => ({
  ...{ events, undoneBy, rules: [], by: null },
});
const PUT = { type: 'city', seat: 1, mafioso: CAPOREGIME } as const;
const SENT = { type: 'job', seat: 1, mafioso: CAPOREGIME, victim: null, target: null } as const;
const UNOPPOSED = { type: 'unopposed', seat: 1 } as const;

test('the last move is the last card that was played and what became of it, without the draws and the turns around it', () => {
  const turn = { type: 'turn', seat: 0, round: 2 } as const;
  const story = [chapter([PUT]), chapter([SENT]), chapter([UNOPPOSED, { type: 'drew', seat: 1 }]), chapter([turn])];
  expect(listLastMove(story)).toEqual([SENT, UNOPPOSED]);
});

test('after an undo no card that was played before it is shown', () => {
  expect(listLastMove([chapter([PUT]), chapter([], 1)])).toEqual([]);
});
