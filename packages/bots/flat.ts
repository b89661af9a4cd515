import type { Action, Seat, Shape, State } from '@consigliere/kernel';
import { random as draw, type Model, type Sfc32, sfc32 } from '@consigliere/kernel/host';
import type { AnswerSearch, SearchMethod } from './answer-search.ts';
import { believe } from './belief.ts';
import { type Playout, playOn, playoutOf } from './playout.ts';
import { modelOf } from './rules-model.ts';
import type { Situation } from './situation.ts';

/** An answer that is being tried. */
interface Candidate<T extends Shape> {
  readonly action: Action<T>;
  /** Its number in the model. */
  readonly answer: number;
  /** The answer is dropped if it's worse than the best by more than this many standard errors. */
  readonly patience: number;
  /** Its worth in each world so far, and the sum. */
  readonly worth: number[];
  total: number;
}

/** Overrides of the game's own advice. */
interface FlatOptions {
  readonly playing?: Playout;
  readonly worldOf?: WorldSource;
}

/** The number of worlds before the first answer can be dropped. */
const FIRST_CUT = 6;
/** An answer is dropped if it's worse than the best by this many standard errors, compared world by world. */
const CLEARLY = 2.5;
/** The same for the answer that the game itself advises: the advice is right more often than a few worlds are. */
const VERY_CLEARLY = 5;
/** After this many worlds, answers are compared only in every sixteenth: each comparison goes through all worlds. */
const MANY = 64;
const STRIDE = 16;
/** The advised answer is given unless another one is worth more than this many times as much. */
const NEARLY = 1.05;

/** Makes the worlds to search in. */
export type WorldSource = <T extends Shape>(situation: Situation<T>) => State<T>;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const worthOf = <T extends Shape>({ worth, total }: Candidate<T>): number => total / worth.length;

/**
 * Flat Monte Carlo search over imagined worlds. In every world all remaining answers are played on with the same random numbers, so they
 * are compared in pairs. Clearly worse answers are dropped, and the time goes to the others.
 */
export const flatMonteCarlo =
  ({ playing, worldOf }: FlatOptions = {}): SearchMethod =>
  <T extends Shape>(situation: Situation<T>): AnswerSearch<T> => {
    const { rules, view } = situation;
    const model = modelOf(situation);
    const advised = rules.game.advice?.rollout?.(view, situation.actions, situation.random);
    let trial: Candidate<T>[] = advisedFirst(situation.actions, advised).map(action => ({
      action,
      answer: model.numberOf(action),
      patience: action === advised ? VERY_CLEARLY : CLEARLY,
      worth: [],
      total: 0,
    }));
    let iterations = 0;
    const tryWorld = (): void => {
      if (worldOf === undefined) believe(model, situation);
      else model.enter(worldOf(situation), sfc32(0));
      model.keep();
      const chance = situation.random(2 ** 30);
      for (const each of trial) {
        const how = { playing: playing ?? playoutOf(rules), rng: sfc32(chance) };
        const worth = tryAnswer(model, view.seat, each.answer, how);
        each.worth.push(worth);
        each.total += worth;
        iterations++;
      }
      trial = dropWorse(trial);
    };
    return {
      get iterations() {
        return iterations;
      },
      think(more) {
        for (const end = iterations + more; iterations < end && trial.length > 1; ) tryWorld();
        return trial.length > 1;
      },
      answer() {
        const found = best(trial);
        const first = trial[0] ?? found;
        return first.action === advised && worthOf(found) <= NEARLY * worthOf(first) ? first.action : found.action;
      },
    };
  };

/** Puts the advised answer first: of equally good answers, the first is given. */
const advisedFirst = <T extends Shape>(actions: readonly Action<T>[], advised: Action<T> | undefined): Action<T>[] =>
  advised === undefined ? [...actions] : [advised, ...actions.filter(action => action !== advised)];

/** The worth of an answer in the kept world, played on. */
function tryAnswer<T extends Shape>(
  model: Model<T>,
  seat: Seat,
  answer: number,
  { playing, rng }: { playing: Playout; rng: Sfc32 },
): number {
  model.again(sfc32(draw(rng, '', 2 ** 30)));
  model.advance(seat, answer);
  playOn(model, rng, playing);
  return model.worthTo(seat);
}

function best<T extends Shape>(trial: readonly Candidate<T>[]): Candidate<T> {
  return trial.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
}

/** Drops answers that are clearly worse than the best. */
function dropWorse<T extends Shape>(trial: Candidate<T>[]): Candidate<T>[] {
  const worlds = trial[0]?.worth.length ?? 0;
  if (worlds < FIRST_CUT || (worlds > MANY && worlds % STRIDE !== 0)) return trial;
  const leader = best(trial);
  return trial.filter(each => each === leader || !isWorse(each, leader, each.patience));
}

/** Whether an answer is worse than another by more than this many standard errors, compared world by world. */
function isWorse<T extends Shape>({ worth }: Candidate<T>, { worth: other }: Candidate<T>, errors: number): boolean {
  const lost = other.map((value, world) => value - (worth[world] ?? 0));
  const average = mean(lost);
  const variance = lost.reduce((sum, each) => sum + (each - average) ** 2, 0) / (lost.length - 1);
  return average > errors * Math.sqrt(variance / lost.length) && average > 0;
}
