import type { Budget } from '@consigliere/bots';
import type { Rules, Shape } from '@consigliere/kernel';
import { chacha20, eventsFor, type Notice, random, result, sfc32, start, view, World } from '@consigliere/kernel/host';
import { gameOf, rulesFor } from '../lib/game.ts';
import { contestantOf, type Seated } from './bots.ts';

/** One deal, played once for every rotation of the bots around the table. */
export interface BlockJob {
  readonly game: string;
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly key: string;
}

/** The results of a block, by the bot's index in the list. */
export interface Block {
  /** The share of the block's matches that the bot won, from 0 to 1; a shared win counts in part. */
  readonly won: readonly number[];
  /** By bot and by other bot: how often it finished ahead; a tie counts as half. */
  readonly before: readonly (readonly number[])[];
  readonly score: readonly number[];
  readonly answers: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Returns the bot that sits in a seat in this rotation. */
export const seatedAt = (seat: number, rotation: number, seats: number): number => (seat + rotation) % seats;

export function playBlock({ game, bots, budget, key }: BlockJob): Block {
  const seats = bots.length;
  const rules = rulesFor(gameOf(game), seats, {});
  const zero = (): number[] => bots.map(() => 0);
  const [won, score, answers, milliseconds] = [zero(), zero(), zero(), zero()];
  const before = bots.map(zero);
  const add = (list: number[], at: number, by: number): void => {
    list[at] = (list[at] ?? 0) + by;
  };
  for (let rotation = 0; rotation < seats; rotation++) {
    const order = bots.map((_, seat) => seatedAt(seat, rotation, seats));
    const match = fight(
      rules,
      order.map(bot => contestantOf(bots[bot] ?? '', budget)),
      key,
      rotation,
    );
    const winners = match.place.filter(place => place === 1).length;
    for (const [seat, bot] of order.entries()) {
      if (match.place[seat] === 1) add(won, bot, 1 / winners / seats);
      add(score, bot, (match.score[seat] ?? 0) / seats);
      add(answers, bot, match.answers[seat] ?? 0);
      add(milliseconds, bot, match.milliseconds[seat] ?? 0);
      for (const [other, rival] of order.entries()) {
        if (other === seat) continue;
        const [mine, theirs] = [match.place[seat] ?? 0, match.place[other] ?? 0];
        add(before[bot] ?? [], rival, (mine === theirs ? 0.5 : mine < theirs ? 1 : 0) / seats);
      }
    }
  }
  return { won, before, score, answers, milliseconds };
}

export { playBlock as runJob };

/** The places of a match between bots, and the time each seat took. */
interface Fought {
  readonly place: readonly number[];
  readonly score: readonly number[];
  /** By seat: the answers where there was a choice, and the milliseconds they took. */
  readonly answers: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Plays one match. `key` is the deal; the bots' own randomness differs between matches of one deal. */
export function fight<T extends Shape>(rules: Rules<T>, seated: readonly Seated[], key: string, rotation = 0): Fought {
  const { state, notices: first } = start(rules, chacha20(key));
  const notices: Notice<T>[] = [...first];
  const world = new World(rules, state, notices);
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
      heard: eventsFor(notices, seat),
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
