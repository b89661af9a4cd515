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
export interface Trouble {
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

export const trouble = (code: Trouble['code'], detail: string, entry: number | null = null): Trouble => ({
  code,
  entry,
  detail,
});

export const isTrouble = (x: object): x is Trouble => 'code' in x && 'detail' in x;

/** Lets the page draw and hear before it goes on. */
export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** One moment of a match: what an answer (or the set-up) came to. */
export interface Moment {
  readonly state: State<Shape>;
  readonly told: readonly Notice<Shape>[];
  /** Who did what to come here; null: the set-up. */
  readonly by: readonly [Seat, Deed<Shape>] | null;
}

/** A match that was played again by the rules it was played by, every hash as recorded. */
export interface Film {
  /** Today's rules, by which its states are shown. */
  readonly rules: Rules<Shape>;
  readonly playback: Playback<Shape>;
  readonly record: MatchRecord<Shape>;
  readonly moments: readonly Moment[];
  /** null: the match was broken off, or the rest of its record is missing. */
  readonly result: Result | null;
}

/** Lets the page breathe. */
export type Pause = () => Promise<void>;
export const AT_ONCE = 20;

/** Plays a record again, checking every hash; says where it does not hold. */
export async function filmOf(game: Game<Shape>, record: MatchRecord<Shape>, pause: Pause): Promise<Film | Trouble> {
  const frozen = await frozenFor(record, loadFrozen);
  const kept = [game, ...frozen].map(({ version }) => version);
  const unknown = [record, ...(record.later ?? [])].find(({ version }) => !kept.includes(version));
  if (unknown !== undefined)
    return trouble('other-version', `version ${unknown.version}; this is version ${game.version}`);
  const playback = playbackOf(game, record, frozen);
  if (!playback.ok) return trouble('other-rules', playback.why);
  const { rules, steps } = playback.value;
  const entries = entriesOf(record);
  const moments: Moment[] = [];
  let result: Result | null = null;
  for (const step of steps()) {
    // Rules that refuse the record as a whole do so before its first state.
    if (!step.ok && moments.length === 0) return trouble('other-rules', step.why);
    if (!step.ok) return trouble('entry', step.why, moments.length);
    const entry = entries[moments.length - 1];
    const { state, told } = step.value;
    result = step.value.result;
    moments.push({ state, told, by: entry === undefined ? null : [entry[0], entry[1]] });
    if (moments.length % AT_ONCE === 0) await pause();
  }
  return { rules, playback: playback.value, record, moments, result };
}

/** The moments at which a turn begins, the set-up first. */
export const turnsOf = ({ moments }: Film): readonly number[] =>
  moments.flatMap(({ told }, at) => (at === 0 || told.some(({ event }) => event.type === 'turn') ? [at] : []));
