import {
  type Bot,
  type Budget,
  bots,
  flatMonteCarlo,
  imagineWorld,
  informationSetSearch,
  LEVELS,
  levelBot,
  runSearch,
  type SearchMethod,
  type ThinkingHost,
  type WorldSource,
} from '@consigliere/bots';
import { copy, type Shape, type State } from '@consigliere/kernel';
import { sfc32 } from '@consigliere/kernel/host';
import { Misuse } from '../lib/misuse.ts';
import type { Hypotheses } from './statistics.ts';

/**
 * The contestants by name. `advised` answers as imagined players do. `blind` is `flat` without beliefs. `oracle` sees the true state: it
 * isn't a player but a measure of what could be known.
 */
const CONTESTANTS = [
  ...(['random', 'greedy', 'advised', 'flat', 'blind', 'ismcts', 'oracle'] as const),
  ...LEVELS.map(level => `level${level}` as const),
] as const;

/** Makes the bot of a seat; only the oracle uses `truth`. */
export type Seated = (truth: State<Shape>) => Bot;

/**
 * A name, optionally with settings of imagined matches and its own iterations: `flat`, `flat:60`, `ismcts:30:20` (horizon, whims),
 * `flat@100`.
 */
export function contestantOf(text: string, shared: Budget): Seated {
  const [, name, horizon, whims, iterations] = /^([^:@]+)(?::(\d+)(?::(\d+))?)?(?:@(\d+))?$/.exec(text) ?? [];
  const budget = iterations === undefined ? shared : { iterations: Number(iterations) };
  const playing = horizon === undefined ? {} : { playing: { horizon: Number(horizon), whims: Number(whims ?? 0) } };
  switch (name) {
    case 'random':
    case 'greedy':
      return () => bots[name];
    case 'advised':
      return () => advised;
    case 'flat':
      return () => pondering(flatMonteCarlo(playing), budget);
    case 'blind':
      return () => pondering(flatMonteCarlo({ ...playing, worldOf: imagineWorld }), budget);
    case 'ismcts':
      return () => pondering(informationSetSearch(playing.playing), budget);
    case 'oracle':
      return truth => pondering(flatMonteCarlo({ ...playing, worldOf: seeing(truth) }), budget);
    default:
      for (const level of LEVELS) if (name === `level${level}`) return () => levelBot(level, CLOCK);
      throw new Misuse(`there is no bot "${text}"; the bots are ${CONTESTANTS.join(', ')}`);
  }
}

/** Returns the true state with fresh randomness instead of a dream. */
const seeing =
  (truth: State<Shape>): WorldSource =>
  ({ random }) =>
    ({ ...copy(truth), rng: sfc32(random(2 ** 30)) }) as never;

/** Answers with the game's own advice, without looking ahead. */
const advised: Bot = situation => {
  const { rules, view, actions, random } = situation;
  return rules.game.advice?.rollout?.(view, actions, random) ?? bots.random(situation);
};

const CLOCK: ThinkingHost = { now: () => performance.now() };

/** A bot that thinks for its budget by the machine's clock. */
const pondering =
  (thinker: SearchMethod, budget: Budget): Bot =>
  situation => {
    const [only] = situation.actions;
    if (situation.actions.length === 1 && only !== undefined) return only;
    return runSearch(thinker(situation), budget, CLOCK);
  };

/** The most seats that any game has. */
const MOST = 12;

/** Expands `flat,3*greedy`. */
export function lineUp(text: string): string[] {
  return text.split(',').flatMap(each => {
    const [, count, name] = /^(\d+)\*(.+)$/.exec(each) ?? [null, '1', each];
    if (Number(count) > MOST) throw new Misuse(`nobody plays with ${count} bots at one table`);
    return new Array<string>(Number(count)).fill(name ?? each);
  });
}

export function budgetOf(text: string): Budget {
  const [, number, unit] = /^(\d+)(ms|i)$/.exec(text) ?? [];
  if (number === undefined) throw new Misuse(`a budget is written 50ms or 400i, not "${text}"`);
  return unit === 'ms' ? { milliseconds: Number(number) } : { iterations: Number(number) };
}

export function hypothesesOf(text: string | undefined): Hypotheses | null {
  if (text === undefined) return null;
  const [low, high] = (/^([\d.]+),([\d.]+)$/.exec(text) ?? []).slice(1).map(Number);
  if (low === undefined || high === undefined || !(low < high))
    throw new Misuse(`--sprt is written 0.5,0.55, not "${text}"`);
  return { low, high };
}
