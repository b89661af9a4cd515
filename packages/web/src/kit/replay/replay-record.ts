import { loadFrozen } from '@consigliere/games/list';
import type { Game, Result, Rules, Seat, Shape, State } from '@consigliere/kernel';
import {
  type Deed,
  entriesOf,
  type MatchRecord,
  type Notice,
  type Playback,
  playbackOf,
} from '@consigliere/kernel/host';
import { frozenFor } from '@consigliere/match';

/** Why a match cannot be shown. */
export interface ReplayProblem {
  readonly code:
    | 'too-big'
    | 'not-json'
    | 'not-a-record'
    | 'bad-luck'
    | 'no-such-game'
    | 'other-version'
    | 'other-rules'
    /** At one of its answers. */
    | 'entry';
  /** Which answer of the match, from 1; null: it is not about one. */
  readonly entry: number | null;
  /** What exactly, as the program says it; never the only thing that is said. */
  readonly detail: string;
}

export const makeProblem = (
  code: ReplayProblem['code'],
  detail: string,
  entry: number | null = null,
): ReplayProblem => ({
  code,
  entry,
  detail,
});

export const isReplayProblem = (x: object): x is ReplayProblem => 'code' in x && 'detail' in x;

/** Lets the page draw and hear before it goes on. */
export const yieldToPage = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** One step of a match: what an answer (or the set-up) came to. */
export interface ReplayStep {
  readonly state: State<Shape>;
  readonly told: readonly Notice<Shape>[];
  /** Who did what to come here; null: the set-up. */
  readonly by: readonly [Seat, Deed<Shape>] | null;
}

/** A match that was played again by the rules it was played by, every hash as recorded. */
export interface ReplayedMatch {
  /** Today's rules, by which its states are shown. */
  readonly rules: Rules<Shape>;
  readonly playback: Playback<Shape>;
  readonly record: MatchRecord<Shape>;
  readonly steps: readonly ReplayStep[];
  /** null: the match was broken off, or the rest of its record is missing. */
  readonly result: Result | null;
}

/** Lets the page breathe. */
export type YieldToPage = () => Promise<void>;
export const STEPS_AT_ONCE = 20;

/** Plays a record again, checking every hash; says where it does not hold. */
export async function replayRecord(
  game: Game<Shape>,
  record: MatchRecord<Shape>,
  pause: YieldToPage,
): Promise<ReplayedMatch | ReplayProblem> {
  const frozen = await frozenFor(record, loadFrozen);
  const kept = [game, ...frozen].map(({ version }) => version);
  const unknown = [record, ...(record.later ?? [])].find(({ version }) => !kept.includes(version));
  if (unknown !== undefined)
    return makeProblem('other-version', `version ${unknown.version}; this is version ${game.version}`);
  const playback = playbackOf(game, record, frozen);
  if (!playback.ok) return makeProblem('other-rules', playback.why);
  const { rules } = playback.value;
  const entries = entriesOf(record);
  const steps: ReplayStep[] = [];
  let result: Result | null = null;
  for (const step of playback.value.steps()) {
    // Rules that refuse the record as a whole do so before its first state.
    if (!step.ok && steps.length === 0) return makeProblem('other-rules', step.why);
    if (!step.ok) return makeProblem('entry', step.why, steps.length);
    const entry = entries[steps.length - 1];
    const { state, told } = step.value;
    result = step.value.result;
    steps.push({ state, told, by: entry === undefined ? null : [entry[0], entry[1]] });
    if (steps.length % STEPS_AT_ONCE === 0) await pause();
  }
  return { rules, playback: playback.value, record, steps, result };
}

/** The steps at which a turn begins, the set-up first. */
export const findTurnStarts = ({ steps }: ReplayedMatch): readonly number[] =>
  steps.flatMap(({ told }, at) => (at === 0 || told.some(({ event }) => event.type === 'turn') ? [at] : []));
