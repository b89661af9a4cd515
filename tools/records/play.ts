import type { Action, Seat, Shape } from '@consigliere/kernel';
import {
  begin,
  chacha20,
  checkRecord,
  type Deed,
  type Entry,
  follow,
  type History,
  legal,
  type MatchRecord,
  newRecord,
  pick,
  random,
  sfc32,
  stateHash,
  undo,
  view,
  waiting,
} from '@consigliere/kernel/host';
import { frozenRules } from '../lib/frozen.ts';
import { gameOf } from '../lib/game.ts';
import { traitsOf } from './file.ts';
import { type DrawBelow, type MatchPlan, planOf } from './plan.ts';

/** Of a thousand answers, this many are undone, by the player or by agreement. */
const REGRETS = 40;
const AGREED = 4;

/** Plays a match to its end and records it, with the hash after every answer. */
export function recorded({ rules, seed, players, wavers }: MatchPlan): MatchRecord<Shape> {
  const record = newRecord(rules, seed);
  const entries: Entry<Shape>[] = [];
  const rng = sfc32(`${seed}/players`);
  const chance: DrawBelow = n => random(rng, '', n);
  let course = begin(rules, chacha20(record.seed));
  const add = (seat: Seat, deed: Deed<Shape>): void => {
    const next = follow(rules, course, [seat, deed]);
    if (!next.ok) throw new Error(next.why);
    course = next.value;
    entries.push([seat, deed, stateHash(course.state)]);
  };
  for (let seats = waiting(rules, course.state); seats.length > 0; seats = waiting(rules, course.state)) {
    const seat = seats[chance(seats.length)] ?? 0;
    add(seat, answerOf({ rules, players }, course, seat, chance));
    const whim = wavers ? chance(1000) : REGRETS;
    if (whim < AGREED) add(seat, 'agreed');
    else if (whim < REGRETS && undo(rules, course, seat) !== null) add(seat, null);
  }
  return { ...record, entries };
}

/** A whole answer, pick by pick. */
function answerOf(
  { rules, players }: Pick<MatchPlan, 'rules' | 'players'>,
  { state }: History<Shape>,
  seat: Seat,
  chance: DrawBelow,
): readonly Action<Shape>[] {
  const picks: Action<Shape>[] = [];
  for (let now = state; ; ) {
    const situation = {
      rules,
      view: view(rules, now, seat),
      heard: [],
      actions: legal(rules, now, seat),
      random: chance,
    };
    const action = players[seat]?.answer(situation);
    if (action === undefined) throw new Error(`nobody sits at seat ${seat}`);
    picks.push(action);
    const picked = pick(rules, state, seat, picks);
    if (picked.complete) return picks;
    now = picked.state;
  }
}

/** A job: a match to make, by its number, or records to check or describe. */
export type RecordsJob =
  | { readonly make: { readonly game: string; readonly index: number } }
  | { readonly check: readonly MatchRecord<Shape>[] }
  | { readonly describe: { readonly record: MatchRecord<Shape>; readonly index: number } };

export function runJob(job: RecordsJob): unknown {
  if ('make' in job) return recorded(planOf(gameOf(job.make.game), job.make.index));
  if ('describe' in job) return traitsOf(gameOf(job.describe.record.game), job.describe.record, job.describe.index);
  return job.check.map(record => checkRecord(gameOf(record.game), record, frozenRules));
}
