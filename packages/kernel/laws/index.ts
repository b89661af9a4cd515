import type { CheckedGame, Game, Rules } from '../game.ts';
import { rulesOf } from '../play.ts';
import { sfc32 } from '../random.ts';
import type { Shape } from '../shape.ts';
import { answersCommute, barsAreApart } from './answers.ts';
import { dreamsAreConsistent, dreamsEnd, isConserved } from './dreams.ts';
import { playMatch } from './match.ts';
import { findMissing, Occurrences } from './occurrences.ts';
import { previewsAreTrue } from './previews.ts';
import { isPlainTree, recordReplays, replays } from './replays.ts';
import { BrokenLaw, below, LAWS, type Law, type LawTrial, type MatchTrace, tasteOf } from './trial.ts';
import { undoIsHonest } from './undo.ts';
import { worldsLookAlike } from './worlds.ts';

export { perft } from './perft.ts';
export { type TranscriptPlan, transcript } from './transcript.ts';
export { findMissing, LAWS, type Law };

/** The matches to play under the laws. */
export interface LawPlan {
  readonly seed: string;
  readonly seats: number;
  readonly matches: number;
  /** The number of the first match. */
  readonly from?: number;
  /** The greatest number of answers in a match. */
  readonly bound?: number;
  /** The number of steps per match at which the expensive laws are checked. */
  readonly depth?: number;
  readonly progress?: () => void;
}

/** A law that didn't hold, and the match in which it happened. */
export interface LawFailure {
  readonly law: Law;
  readonly why: string;
  readonly match: number;
  readonly step: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface LawReport {
  readonly matches: number;
  readonly answers: number;
  readonly failures: readonly LawFailure[];
  /** The names of everything that occurred: see `findMissing`. */
  readonly seen: readonly string[];
}

/** The laws that are checked over a whole match. */
const OVER_MATCHES = [
  isPlainTree,
  isConserved,
  replays,
  dreamsAreConsistent,
  dreamsEnd,
  answersCommute,
  barsAreApart,
  worldsLookAlike,
  undoIsHonest,
  previewsAreTrue,
] as const;

/** Every match with a multiple of this number is replayed by its record as well, hash by hash. */
const RECORDED = 16;

/** Chooses random options. Most matches have the defaults; in the others most options do. */
export function someOptions<T extends Shape>(
  game: Game<T>,
  seats: number,
  random: (n: number) => number,
): Record<string, unknown> {
  if (random(4) > 0) return {};
  const options: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(game.options))
    options[name] = values[random(3) > 0 ? 0 : random(values.length)];
  return rulesOf(game, seats, options).ok ? options : {};
}

function trialOf<T extends Shape>(
  game: Game<T>,
  plan: LawPlan,
  match: number,
): { trial: LawTrial<T>; options: object } {
  const seed = `${plan.seed} ${plan.seats} ${match}`;
  const rng = sfc32(seed);
  const options = someOptions(game, plan.seats, n => below({ rng }, n));
  const rules = rulesOf(game, plan.seats, options);
  if (!rules.ok) throw new Error(rules.why);
  const { bound = 100_000, depth = Number.POSITIVE_INFINITY } = plan;
  // A taste can prolong a game to its last round. A match of many such games would exceed any bound.
  const taste = Object.keys(options).length === 0 ? tasteOf(seed) : () => 1;
  return { options, trial: { rules: rules.value as Rules<T>, seed, bound, depth, rng, taste } };
}

/** Plays random matches and checks every law in each. */
export function laws<T extends Shape>(game: CheckedGame<T>, plan: LawPlan): LawReport {
  const failures: LawFailure[] = [];
  const occurrences = new Occurrences(game);
  let answers = 0;
  const { from = 0 } = plan;
  for (let match = from; match < from + plan.matches; match++) {
    const { trial, options } = trialOf(game, plan, match);
    let trace: MatchTrace<T> | null = null;
    try {
      trace = playMatch(trial);
      for (const holds of OVER_MATCHES) holds(trial, trace);
      if (match % RECORDED === 0) recordReplays(trial, trace);
    } catch (error) {
      const { law, step } = error instanceof BrokenLaw ? error : { law: 0 as const, step: -1 };
      failures.push({
        law,
        step,
        match,
        options: { ...options },
        why: error instanceof Error ? whyOf(error) : String(error),
      });
    }
    if (trace) occurrences.note(trace);
    answers += trace?.moves.length ?? 0;
    plan.progress?.();
  }
  return { matches: plan.matches, answers, failures, seen: occurrences.seen() };
}

const whyOf = (error: Error): string => (error instanceof BrokenLaw ? error.message : (error.stack ?? error.message));
