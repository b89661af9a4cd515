import type { Seat } from '@consigliere/kernel';
import { dream, legal, sfc32, view, waiting } from '@consigliere/kernel/host';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from './inventory.ts';
import { add, type Cards, countOf, DON, noCards } from './mafiosi.ts';
import { type Scene, startMatch } from './testing/position.ts';
import { after, events } from './testing/scene.ts';
import type { CnEvent } from './types.ts';

/** The cards that a mere listener is sure of in each hand, computed apart from the game's own memory to be compared with it. */
function listen(sure: Cards[], it: CnEvent): void {
  const hand = (seat: Seat): Cards => sure[seat] ?? noCards();
  const leaves = (seat: Seat, mafioso: number): void => {
    if (countOf(hand(seat), mafioso) > 0) add(hand(seat), mafioso, -1);
  };
  switch (it.type) {
    case 'dealt':
    case 'dealt-hand':
      for (const seat of sure.keys()) sure[seat] = noCards();
      return;
    case 'saw-hand':
      sure[it.victim] = [...it.hand];
      return;
    case 'recruited':
      return add(hand(it.seat), it.mafioso, 1);
    case 'kidnapped':
      return leaves(it.victim, it.mafioso);
    case 'reacted':
      leaves(it.seat, it.companion);
      return leaves(it.seat, DON);
    case 'city':
    case 'job':
    case 'idle':
    case 'discarded':
      return leaves(it.seat, it.mafioso);
  }
}

/** In a dream every hand holds at least the cards that its dreamer is sure of, and the dreamer's own hand is unchanged. */
function dreamsKeep(scene: Scene, viewer: Seat | null): void {
  const { rules, state } = scene;
  const sure = state.own.map(noCards);
  for (const it of events(scene, viewer)) listen(sure, it);
  const world = dream(rules, view(rules, state, viewer), sfc32(1));
  expect(check(world, rules.given)).toBeNull();
  for (const [seat, { hand }] of world.own.entries())
    if (seat === viewer) expect(hand).toEqual(state.own[seat]?.hand);
    else expect(sure[seat]?.every((count, mafioso) => count <= countOf(hand, mafioso))).toBe(true);
  for (const [seat, { hand }] of state.own.entries())
    expect(sure[seat]?.every((count, mafioso) => count <= countOf(hand, mafioso))).toBe(true);
}

/** Hands are learned through jobs, so jobs are chosen twice as often. */
function someAnswer({ rules, state }: Scene, choice: number): readonly [Seat, object] | null {
  const awaited = waiting(rules, state);
  const seat = awaited[choice % awaited.length];
  if (seat === undefined) return null;
  const actions = legal(rules, state, seat);
  const jobs = actions.filter(({ type }) => type === 'job');
  const likely = jobs.length > 0 && choice % 3 > 0 ? jobs : actions;
  return [seat, likely[Math.floor(choice / 3) % likely.length] ?? {}];
}

test('CN-23 whatever is played, dreams keep what each viewer has seen come, go and lie in hands', () => {
  const plays = fc.record({
    seats: fc.integer({ min: 2, max: 5 }),
    seed: fc.string(),
    choices: fc.array(fc.nat(), { minLength: 60, maxLength: 200, size: 'max' }),
  });
  let looked = 0;
  let taken = 0;
  fc.assert(
    fc.property(plays, ({ seats, seed, choices }) => {
      let scene = startMatch({ seats, seed, options: { wins: 9 } });
      for (const choice of choices) {
        const next = someAnswer(scene, choice);
        if (next === null) break;
        scene = after(scene, next);
        const viewer = choice % (seats + 1);
        dreamsKeep(scene, viewer === seats ? null : viewer);
      }
      for (const { type } of events(scene)) {
        if (type === 'looked') looked++;
        if (type === 'recruited') taken++;
      }
    }),
    { seed: 1, numRuns: 60, endOnFailure: true },
  );
  expect(looked).toBeGreaterThan(60);
  expect(taken).toBeGreaterThan(60);
});
