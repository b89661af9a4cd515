import { type Bot, bots } from '@consigliere/bots';
import type { Rules, Shape } from '@consigliere/kernel';
import { chacha20, type Notice, random, result, sfc32, start, view, World } from '@consigliere/kernel/host';

/** A match between bots, with all its notices. */
export interface BotMatch<T extends Shape> {
  readonly answers: number;
  readonly notices: readonly Notice<T>[];
  readonly place: readonly number[];
  readonly score: readonly number[];
}

/** These bots don't use the history, and a list for every answer would cost more than the answer. */
const NOTHING: readonly never[] = [];

/** Plays a match in which every seat has the same bot. */
export function playMatch<T extends Shape>(rules: Rules<T>, bot: keyof typeof bots, seed: string): BotMatch<T> {
  const { state, notices: first } = start(rules, chacha20(seed));
  const notices: Notice<T>[] = [...first];
  const world = new World(rules, state, notices);
  const rng = sfc32(`${seed}/bots`);
  const chance = (n: number): number => random(rng, '', n);
  const decide: Bot = bots[bot];
  let answers = 0;
  for (let seats = world.waiting(); seats.length > 0; seats = world.waiting()) {
    const seat = seats[0] ?? 0;
    const actions = world.legal(seat);
    const situation = { rules, view: view(rules, state, seat), heard: NOTHING, actions, random: chance };
    world.advance(seat, decide<T>(situation));
    answers++;
  }
  const end = result(rules, state);
  if (end === null) throw new Error(`${rules.game.id}: the match is not over`);
  return { answers, notices, place: end.place, score: end.score };
}
