import { key } from '../key.ts';
import { barred, legal, play, waiting } from '../play.ts';
import { isSame } from '../same.ts';
import type { Action, Seat, Shape, State } from '../shape.ts';
import { randomAnswer } from './match.ts';
import { difference } from './same.ts';
import { BrokenLaw, below, type LawTrial, type MatchTrace, sample } from './trial.ts';

const playAll = <T extends Shape>(
  trial: LawTrial<T>,
  state: State<T>,
  seat: Seat,
  picks: readonly Action<T>[],
): State<T> => picks.reduce((before, pick) => play(trial.rules, before, seat, pick).state, state);

/** Law 8: if two seats are asked at once, the order of their answers doesn't matter. */
export function answersCommute<T extends Shape>(trial: LawTrial<T>, { moves }: MatchTrace<T>): void {
  for (const [step, { before }] of sample(trial, moves)) {
    const awaited = waiting(trial.rules, before);
    if (awaited.length < 2) continue;
    const one = awaited[below(trial, awaited.length)] as Seat;
    const others = awaited.filter(seat => seat !== one);
    const other = others[below(trial, others.length)] as Seat;
    const [a, b] = [randomAnswer(trial, before, one), randomAnswer(trial, before, other)];
    const afterOne = playAll(trial, before, one, a);
    if (!isSame(legal(trial.rules, afterOne, other), legal(trial.rules, before, other)))
      throw new BrokenLaw(8, step, `the answer of seat ${one} changes what seat ${other} may answer`);
    const ab = playAll(trial, afterOne, other, b);
    const ba = playAll(trial, playAll(trial, before, other, b), one, a);
    if (!isSame(ab, ba))
      throw new BrokenLaw(8, step, `answers of seats ${one} and ${other} do not commute: ${difference(ab, ba)}`);
  }
}

/** Law 12: no answer is both barred and legal, and none is listed twice. */
export function barsAreApart<T extends Shape>(trial: LawTrial<T>, { moves }: MatchTrace<T>): void {
  for (const [step, { before, seat, picks }] of sample(trial, moves)) {
    if (picks === null) continue;
    const names = legal(trial.rules, before, seat).map(key);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new BrokenLaw(12, step, `${twice} is listed twice`);
    for (const { action, rule } of barred(trial.rules, before, seat)) {
      if (rule === '') throw new BrokenLaw(12, step, `${key(action)} is barred by no rule`);
      if (names.includes(key(action))) throw new BrokenLaw(12, step, `${key(action)} is legal and barred by ${rule}`);
    }
  }
}
