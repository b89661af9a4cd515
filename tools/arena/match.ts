import type { Rules, Shape } from '@consigliere/kernel';
import { chacha20, heard, random, result, sfc32, start, type Told, view, World } from '@consigliere/kernel/host';
import type { Seated } from './bots.ts';

/** A match of bots: the places, and the time each seat took. */
export interface Fought {
  readonly place: readonly number[];
  readonly score: readonly number[];
  /** By seat: answers that were a choice, and the milliseconds they took. */
  readonly answers: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Plays one match; `key` is the deal; what the bots do by chance differs between matches of one deal. */
export function fight<T extends Shape>(rules: Rules<T>, seated: readonly Seated[], key: string, rotation = 0): Fought {
  const { state, told: first } = start(rules, chacha20(key));
  const told: Told<T>[] = [...first];
  const world = new World(rules, state, told);
  const bots = seated.map(make => make(state as never));
  const chances = seated.map((_, seat) => sfc32(`${key}/bot ${seat}/${rotation}`));
  const [answers, milliseconds] = [seated.map(() => 0), seated.map(() => 0)];
  for (let seats = world.waiting(); seats.length > 0; seats = world.waiting()) {
    const seat = seats[0] ?? 0;
    const actions = world.legal(seat);
    const chance = chances[seat] ?? sfc32(key);
    const begun = performance.now();
    const action = bots[seat]?.({
      rules,
      view: view(rules, state, seat),
      heard: heard(told, seat),
      actions,
      random: n => random(chance, '', n),
    });
    if (action === undefined) throw new Error(`nobody sits at seat ${seat}`);
    if (actions.length > 1) {
      answers[seat] = (answers[seat] ?? 0) + 1;
      milliseconds[seat] = (milliseconds[seat] ?? 0) + performance.now() - begun;
    }
    world.advance(seat, action);
  }
  const end = result(rules, state);
  if (end === null) throw new Error(`${rules.game.id}: the match is not over`);
  return { place: end.place, score: end.score, answers, milliseconds };
}
