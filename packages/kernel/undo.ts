import type { Rules } from './game.ts';
import { answer, findUndoable, type History, type StandingAnswer } from './history.ts';
import type { Seat, Shape } from './shape.ts';

/** Undoes a seat's last answer by replaying the others without it; null: it can't be undone. */
export function undo<T extends Shape>(rules: Rules<T>, history: History<T>, seat: Seat): History<T> | null {
  const undone = findUndoable(history, seat);
  return undone === null
    ? null
    : { ...replayAnswers(rules, goBack(rules, history, undone), listAfter(history.last, undone.number)), notices: [] };
}

/**
 * Goes back to before a seat's last answer because the table agreed, whatever was learned since. The same purpose and epoch draw the same
 * value, so luck doesn't change. null: the seat hasn't answered.
 */
export function takeBack<T extends Shape>(rules: Rules<T>, history: History<T>, seat: Seat): History<T> | null {
  let undone = history.last;
  while (undone !== null && undone.seat !== seat) undone = undone.previous;
  return undone === null ? null : { ...goBack(rules, history, undone), notices: [] };
}

/** The history before a standing answer, replayed from the nearest checkpoint. */
function goBack<T extends Shape>(rules: Rules<T>, history: History<T>, undone: StandingAnswer<T>): History<T> {
  const checkpoints = history.checkpoints.filter(({ answers }) => answers < undone.number);
  const nearest = checkpoints.pop();
  if (nearest === undefined) throw new Error('a history has lost its beginning');
  let last = undone.previous;
  while (last !== null && last.number > nearest.answers) last = last.previous;
  const from: History<T> = { state: nearest.state, last, notices: [], checkpoints };
  return replayAnswers(rules, from, listAfter(undone.previous, nearest.answers));
}

/** The standing answers with a higher number, oldest first. */
function listAfter<T extends Shape>(last: StandingAnswer<T> | null, number: number): readonly StandingAnswer<T>[] {
  const later: StandingAnswer<T>[] = [];
  for (let each = last; each !== null && each.number > number; each = each.previous) later.push(each);
  return later.reverse();
}

const replayAnswers = <T extends Shape>(
  rules: Rules<T>,
  from: History<T>,
  answers: readonly StandingAnswer<T>[],
): History<T> => answers.reduce((before, { seat, picks }) => answer(rules, before, seat, picks), from);
