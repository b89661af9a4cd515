import { answer, begin, canUndo, type History } from '../history.ts';
import { legal, play, result, waiting } from '../play.ts';
import { chacha20 } from '../random.ts';
import type { Action, Seat, Shape, State } from '../shape.ts';
import { isSealing, stepOf, topOf } from '../step.ts';
import { undo } from '../undo.ts';
import { BrokenLaw, below, choose, type LawTrial, type MatchTrace, type TrialMove } from './trial.ts';

/** Makes a whole random answer for a seat: one action, or all picks of a secret answer. */
export function randomAnswer<T extends Shape>(trial: LawTrial<T>, from: State<T>, seat: Seat): Action<T>[] {
  const top = topOf(from);
  const picks: Action<T>[] = [];
  for (let state = from; top !== undefined && picks.length < 1000; ) {
    const pick = choose(trial, legal(trial.rules, state, seat));
    picks.push(pick);
    const step = stepOf(trial.rules, top);
    if (!step.secret || isSealing(step, pick)) return picks;
    state = play(trial.rules, state, seat, pick).state;
  }
  throw new Error(`seat ${seat} never seals its answer`);
}

/** Checks laws 1 and 2 at one step. */
export function someoneCanAnswer<T extends Shape>(trial: LawTrial<T>, state: State<T>, step: number): void {
  if (step > trial.bound) throw new BrokenLaw(1, step, `not over after ${trial.bound} answers`);
  const awaited = waiting(trial.rules, state);
  const over = result(trial.rules, state) !== null;
  if (over && awaited.length > 0) throw new BrokenLaw(2, step, `over, but seats ${awaited} are awaited`);
  if (!over && awaited.length === 0) throw new BrokenLaw(2, step, 'not over, but nobody is awaited');
  if (over && topOf(state) !== undefined) throw new BrokenLaw(2, step, 'over, but the flow is not empty');
  for (const seat of awaited)
    if (legal(trial.rules, state, seat).length === 0) throw new BrokenLaw(2, step, `seat ${seat} has no legal action`);
}

/** Plays a random match to its end and undoes an answer now and then. */
export function playMatch<T extends Shape>(trial: LawTrial<T>): MatchTrace<T> {
  const { rules } = trial;
  let history = begin(rules, chacha20(trial.seed));
  const first = { state: history.state, notices: history.notices };
  const moves: TrialMove<T>[] = [];
  for (;;) {
    const before = history.state;
    someoneCanAnswer(trial, before, moves.length);
    const awaited = waiting(rules, before);
    const seat = awaited[below(trial, Math.max(1, awaited.length))];
    if (seat === undefined) return { first, moves };
    const picks = randomAnswer(trial, before, seat);
    history = answer(rules, history, seat, picks);
    moves.push({ before, after: history.state, seat, picks, notices: history.notices });
    if (below(trial, 16) === 0) history = takeBack(trial, history, seat, moves);
  }
}

function takeBack<T extends Shape>(
  trial: LawTrial<T>,
  history: History<T>,
  seat: Seat,
  moves: TrialMove<T>[],
): History<T> {
  const undone = canUndo(history, seat) ? undo(trial.rules, history, seat) : null;
  if (undone === null) return history;
  moves.push({ before: history.state, after: undone.state, seat, picks: null, notices: [] });
  return undone;
}
