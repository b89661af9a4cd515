import {
  type Deed,
  type Game,
  type MatchRecord,
  type Result,
  type Rules,
  replay,
  result,
  rulesOfRecord,
  type Seat,
  type Shape,
  type State,
  type Told,
} from '@consigliere/kernel';
import { type Trouble, trouble } from './trouble.ts';

/** One moment of a match: what an answer (or the set-up) came to. */
export interface Moment {
  readonly state: State<Shape>;
  readonly told: readonly Told<Shape>[];
  /** Who did what to come here; null: the set-up. */
  readonly by: readonly [Seat, Deed<Shape>] | null;
}

/** A match that was played again by the rules, every hash as recorded. */
export interface Film {
  readonly rules: Rules<Shape>;
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
  if (record.version !== game.version)
    return trouble('other-version', `version ${record.version}; this is version ${game.version}`);
  const rules = rulesOfRecord(game, record);
  if (!rules.ok) return trouble('other-rules', rules.why);
  const moments: Moment[] = [];
  for (const step of replay(rules.value, record)) {
    if (!step.ok) return trouble('entry', step.why, moments.length);
    const entry = record.entries[moments.length - 1];
    const { state, told } = step.value;
    moments.push({ state, told, by: entry === undefined ? null : [entry[0], entry[1]] });
    if (moments.length % AT_ONCE === 0) await pause();
  }
  const last = moments.at(-1);
  return { rules: rules.value, record, moments, result: last === undefined ? null : result(rules.value, last.state) };
}

/** The moments at which a turn begins, the set-up first. */
export const turnsOf = ({ moments }: Film): readonly number[] =>
  moments.flatMap(({ told }, at) => (at === 0 || told.some(({ event }) => event.type === 'turn') ? [at] : []));
