import type { Rules, Shape, State } from '@consigliere/kernel';
import {
  chacha20,
  dream,
  eventsFor,
  key,
  type Notice,
  random,
  sfc32,
  start,
  view,
  World,
} from '@consigliere/kernel/host';
import { contestantOf } from '../arena/bots.ts';
import { gameOf, rulesFor } from '../lib/game.ts';

/** Pairs of worlds of some matches, for one worker. */
export interface PairsJob {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly iterations: number;
  readonly seed: string;
  readonly pairs: number;
}

/** A position in which a bot answered differently in two worlds that look the same to it. */
interface Unfair {
  readonly key: string;
  readonly answer: number;
  readonly seat: number;
}

export interface Pairs {
  readonly asked: number;
  /** Pairs that differ in something hidden: only those can show anything. */
  readonly apart: number;
  readonly unfair: readonly Unfair[];
}

/** Tells whether anything hidden from a seat differs. */
const differ = <T extends Shape>(a: State<T>, b: State<T>): boolean =>
  JSON.stringify([a.own, a.sealed]) !== JSON.stringify([b.own, b.sealed]);

/** Plays random matches and asks the bot at some decisions, in the true world and in a dream made from its seat's view. */
export function comparePairs({ game, seats, bot, iterations, seed, pairs }: PairsJob): Pairs {
  const rules = rulesFor(gameOf(game), seats, {});
  const chance = sfc32(seed);
  const unfair: Unfair[] = [];
  let asked = 0;
  let apart = 0;
  for (let match = 0; asked < pairs; match++) {
    const name = `${seed} ${match}`;
    const { state, notices: first } = start(rules, chacha20(name));
    const notices: Notice<Shape>[] = [...first];
    const world = new World(rules, state, notices);
    for (let answer = 0; asked < pairs; answer++) {
      const waiting = world.waiting();
      const seat = waiting[random(chance, '', Math.max(1, waiting.length))];
      if (seat === undefined) break;
      const actions = world.legal(seat);
      if (actions.length > 1 && random(chance, '', SELDOM) === 0) {
        asked++;
        const other = dream(rules, view(rules, state, seat), sfc32(`${name} ${answer}`));
        if (differ(state, other)) apart++;
        const [here, there] = [state, other].map(each =>
          answerIn(rules, each, { seat, bot, iterations, notices, seed: `${name} ${answer}` }),
        );
        if (here !== there) unfair.push({ key: name, answer, seat });
      }
      world.advance(seat, actions[random(chance, '', actions.length)] as (typeof actions)[number]);
    }
  }
  return { asked, apart, unfair };
}

/** One decision in this many is tested. */
const SELDOM = 8;

interface PairQuestion {
  readonly seat: number;
  readonly bot: string;
  readonly iterations: number;
  readonly notices: readonly Notice<Shape>[];
  readonly seed: string;
}

function answerIn(
  rules: Rules<Shape>,
  state: State<Shape>,
  { seat, bot, iterations, notices, seed }: PairQuestion,
): string {
  const rng = sfc32(seed);
  const answer = contestantOf(bot, { iterations })(state);
  return key(
    answer({
      rules,
      view: view(rules, state, seat),
      heard: eventsFor(notices, seat),
      actions: new World(rules, state).legal(seat),
      random: n => random(rng, '', n),
    }),
  );
}

export { comparePairs as runJob };
