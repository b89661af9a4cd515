import { type Bot, bots, levelBot } from '@consigliere/bots';
import type { Game, Rules, Shape } from '@consigliere/kernel';
import { random, rulesOf, sfc32 } from '@consigliere/kernel/host';
import { rulesFor } from '../lib/game.ts';

export interface RecordedBot {
  readonly name: string;
  readonly answer: Bot;
}

/** In one match in this many no bot thinks, or all think alike: such matches end in ways that sensible ones seldom do. */
const ALIKE = 5;
/** From this number on everybody always takes the first answer of the list, or the last, so that nobody wins before the last round. */
const STUBBORN_FROM = 320;
/** From this number on the options take their values in turn; in the first few of these matches everybody does as little as possible. */
const IN_TURN_FROM = STUBBORN_FROM + 8;
const IDLE = 4;
/** The number of matches that are kept of each game. */
export const MATCHES = IN_TURN_FROM + 9;
/** The percentage of options that keep their default. */
const DEFAULTS = 75;

/** A match to make: everything follows from the game and a number. */
export interface MatchPlan {
  readonly rules: Rules<Shape>;
  readonly seed: string;
  readonly players: readonly RecordedBot[];
  /** Whether answers are undone now and then. */
  readonly wavers: boolean;
}

/** Draws one of 0 … n − 1. */
export type DrawBelow = (n: number) => number;

const first: RecordedBot = { name: 'first of the list', answer: ({ actions }) => offered(actions[0]) };
const last: RecordedBot = { name: 'last of the list', answer: ({ actions }) => offered(actions.at(-1)) };
const idle: RecordedBot = {
  name: 'idle',
  answer: situation =>
    situation.actions.find(({ type }) => ['pass', 'end', 'end-turn'].includes(type)) ?? bots.random(situation),
};
export const RANDOM: RecordedBot = { name: 'random', answer: bots.random };
const GREEDY: RecordedBot = { name: 'greedy', answer: bots.greedy };
/** The players: bots that answer at once and without a clock, so that the same plan gives the same match anywhere. */
const PLAYERS: readonly RecordedBot[] = [
  RANDOM,
  GREEDY,
  ...([1, 2, 3] as const).map(level => ({ name: `level ${level}`, answer: levelBot(level) })),
];

function offered<A>(action: A | undefined): A {
  if (action === undefined) throw new Error('there is nothing to answer');
  return action;
}

/** The match with this number: every player count in turn; options, players and the deal at random. */
export function planOf(game: Game<Shape>, index: number): MatchPlan {
  const rng = sfc32(`records ${game.id} ${index}`);
  const chance: DrawBelow = n => random(rng, '', n);
  const { min, max } = game.seats;
  const seats = min + (index % (max - min + 1));
  const seed = `records ${game.id} ${game.version} ${index}`;
  if (index >= IN_TURN_FROM) {
    const turn = index - IN_TURN_FROM;
    const players = Array.from({ length: seats }, () => (turn < IDLE ? idle : GREEDY));
    return { rules: rulesInTurn(game, seats, turn), seed, players, wavers: false };
  }
  if (index >= STUBBORN_FROM) {
    const players = Array.from({ length: seats }, () => (index % 2 === 0 ? first : last));
    return { rules: rulesFor(game, seats, {}), seed, players, wavers: false };
  }
  const rules = rulesBy(game, seats, chance);
  const alike = index % ALIKE === 0 ? chance(PLAYERS.length) : null;
  return {
    rules,
    seed,
    players: Array.from({ length: seats }, () => PLAYERS[alike ?? chance(PLAYERS.length)] ?? RANDOM),
    wavers: index % 3 === 0,
  };
}

/** Draws options until they are compatible. */
function rulesBy(game: Game<Shape>, seats: number, chance: DrawBelow): Rules<Shape> {
  for (;;) {
    const options: Record<string, unknown> = {};
    for (const [name, values] of Object.entries(game.options))
      if (chance(100) >= DEFAULTS) options[name] = values[chance(values.length)];
    const rules = rulesOf(game, seats, options);
    if (rules.ok) return rules.value;
  }
}

/** The value of every option whose turn it is, unless it doesn't fit this many players. */
function rulesInTurn(game: Game<Shape>, seats: number, turn: number): Rules<Shape> {
  let rules = rulesFor(game, seats, {});
  for (const [name, values] of Object.entries(game.options)) {
    const more = rulesOf(game, seats, { ...rules.options, [name]: values[turn % values.length] });
    if (more.ok) rules = more.value;
  }
  return rules;
}
