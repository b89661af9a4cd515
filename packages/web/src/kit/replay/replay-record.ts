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

/** Why a match can't be replayed. */
export interface ReplayProblem {
  readonly code:
    | 'too-big'
    | 'not-json'
    | 'not-a-record'
    | 'bad-luck'
    | 'no-such-game'
    | 'other-version'
    | 'other-rules'
    /** One of the answers is wrong. */
    | 'entry';
  /** The number of the answer, from 1; null if the problem isn't about one. */
  readonly entry: number | null;
  /** The technical detail, shown in addition to a sentence. */
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

/** Lets the page draw and handle events before the work continues. */
export const yieldToPage = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** One step of a match: the result of an answer, or of the set-up. */
export interface ReplayStep {
  readonly state: State<Shape>;
  readonly notices: readonly Notice<Shape>[];
  /** The seat and its deed; null for the set-up. */
  readonly by: readonly [Seat, Deed<Shape>] | null;
}

/** A match that was replayed by its own rules, with every hash as recorded. */
export interface ReplayedMatch {
  /** Today's rules, which show its states. */
  readonly rules: Rules<Shape>;
  readonly playback: Playback<Shape>;
  readonly record: MatchRecord<Shape>;
  readonly steps: readonly ReplayStep[];
  /** null if the match was abandoned, or the rest of its record is missing. */
  readonly result: Result | null;
}

/** See `yieldToPage`. */
export type YieldToPage = () => Promise<void>;
export const STEPS_AT_ONCE = 20;

/** Replays a record and checks every hash, or returns where it fails. */
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
    const { state, notices } = step.value;
    result = step.value.result;
    steps.push({ state, notices, by: entry === undefined ? null : [entry[0], entry[1]] });
    if (steps.length % STEPS_AT_ONCE === 0) await pause();
  }
  return { rules, playback: playback.value, record, steps, result };
}

/** Finds the steps at which a turn begins, the set-up first. */
export const findTurnStarts = ({ steps }: ReplayedMatch): readonly number[] =>
  steps.flatMap(({ notices }, at) => (at === 0 || notices.some(({ event }) => event.type === 'turn') ? [at] : []));
