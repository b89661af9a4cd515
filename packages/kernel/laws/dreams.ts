import { dream } from '../dream.ts';
import { barred, legal, play, waiting } from '../play.ts';
import { isSame } from '../same.ts';
import type { Seat, Shape, State } from '../shape.ts';
import { view } from '../view.ts';
import { randomAnswer, someoneCanAnswer } from './match.ts';
import { collectMutables, difference, findShared } from './same.ts';
import { BrokenLaw, below, dreamRng, type LawTrial, type MatchTrace, sample } from './trial.ts';

type ThingCounts = ReadonlyMap<string, number>;

/** Counts each thing, wherever it lies. */
function inventory<T extends Shape>(trial: LawTrial<T>, state: State<T>, step: number): ThingCounts {
  const counts = new Map<string, number>();
  for (const [thing, place, count] of trial.rules.game.things?.(state) ?? []) {
    if (count < 0 || !Number.isInteger(count)) throw new BrokenLaw(7, step, `${place} holds ${count} of ${thing}`);
    counts.set(thing, (counts.get(thing) ?? 0) + count);
  }
  return counts;
}

/** Law 7 at one state: nothing is lost or doubled, and the game's own check passes. */
function checkNothingLost<T extends Shape>(trial: LawTrial<T>, state: State<T>, step: number, all: ThingCounts): void {
  const counts = inventory(trial, state, step);
  for (const thing of all.size === counts.size ? all.keys() : new Set([...all.keys(), ...counts.keys()]))
    if (counts.get(thing) !== all.get(thing))
      throw new BrokenLaw(7, step, `there are ${counts.get(thing) ?? 0} of ${thing}, not ${all.get(thing) ?? 0}`);
  const wrong = trial.rules.game.check?.(state, trial.rules.given) ?? null;
  if (wrong !== null) throw new BrokenLaw(7, step, wrong);
}

export function isConserved<T extends Shape>(trial: LawTrial<T>, { first, moves }: MatchTrace<T>): void {
  const all = inventory(trial, first.state, 0);
  checkNothingLost(trial, first.state, 0, all);
  for (const [step, { after }] of moves.entries()) checkNothingLost(trial, after, step, all);
}

/** Laws 5, 6, 7: the dreams of every seat and of a spectator agree with their views. */
export function dreamsAreConsistent<T extends Shape>(trial: LawTrial<T>, { first, moves }: MatchTrace<T>): void {
  const all = inventory(trial, first.state, 0);
  for (const [step, { before }] of sample(trial, moves)) {
    const mutables = collectMutables(before);
    for (let seat = -1; seat < trial.rules.seats; seat++)
      checkDream(trial, before, seat < 0 ? null : seat, { step, all, mutables });
  }
}

function checkDream<T extends Shape>(
  trial: LawTrial<T>,
  state: State<T>,
  seat: Seat | null,
  { step, all, mutables }: { step: number; all: ThingCounts; mutables: ReadonlySet<object> },
): void {
  const { rules } = trial;
  const seen = view(rules, state, seat);
  const text = JSON.stringify(seen);
  const dreamt = dream(rules, seen, dreamRng(trial));
  if (JSON.stringify(seen) !== text) throw new BrokenLaw(5, step, `imagining changed what seat ${seat} sees`);
  const again = view(rules, dreamt, seat);
  if (!isSame(again, seen))
    throw new BrokenLaw(5, step, `seat ${seat} would see a dream otherwise: ${difference(again, seen)}`);
  const path = findShared(dreamt, mutables);
  if (path !== null) throw new BrokenLaw(5, step, `the dream of seat ${seat} shares ${path} with the state`);
  checkNothingLost(trial, dreamt, step, all);
  if (seat === null || !seen.waiting.includes(seat)) return;
  for (const list of [legal, barred])
    if (!isSame(list(rules, dreamt, seat), list(rules, state, seat)))
      throw new BrokenLaw(6, step, `what is ${list.name} for seat ${seat} differs in a dream`);
}

/** Law 10: a dream is a whole world in which the match comes to an end. */
export function dreamsEnd<T extends Shape>(trial: LawTrial<T>, { first, moves }: MatchTrace<T>): void {
  const move = moves[below(trial, Math.max(1, moves.length))];
  if (move === undefined) return;
  const all = inventory(trial, first.state, 0);
  const seat = below(trial, trial.rules.seats + 1) - 1;
  let state = dream(trial.rules, view(trial.rules, move.before, seat < 0 ? null : seat), dreamRng(trial));
  try {
    for (let step = moves.indexOf(move); ; step++) {
      someoneCanAnswer(trial, state, step);
      checkNothingLost(trial, state, step, all);
      const awaited = waiting(trial.rules, state);
      const next = awaited[below(trial, Math.max(1, awaited.length))];
      if (next === undefined) return;
      for (const pick of randomAnswer(trial, state, next)) state = play(trial.rules, state, next, pick).state;
    }
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error;
    throw new BrokenLaw(10, error.step, `a dream of seat ${seat} breaks law ${error.law}: ${error.message}`);
  }
}
