import type { Seat, Shape } from '@consigliere/kernel';
import { takeBack, undo as undoCourse } from '@consigliere/kernel/host';
import { addDeed, type Match, mayUndo, refuse, type Taken } from './match.ts';
import { courseBeforeWindow, listReactions } from './window.ts';

/** Takes back a seat's last pick or answer if nobody has learned anything from it. */
export function undo<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const draft = match.drafts[seat] ?? [];
  if (draft.length > 0) return { ok: true, match: { ...match, drafts: match.drafts.with(seat, draft.slice(0, -1)) } };
  if (!mayUndo(match, seat)) return refuse('no-undo');
  // A player who takes back what opened a window takes the answers in it along. Older programs can replay that.
  const from = listReactions(match).includes(seat) ? match : listReactions(match).reduceRight(withdraw, match);
  return { ok: true, match: withdraw(from, seat) };
}

/** The match without a seat's last answer, which can be undone. */
function withdraw<T extends Shape>(match: Match<T>, seat: Seat): Match<T> {
  const course = undoCourse(match.rules, match.course, seat);
  if (course === null) throw new Error(`seat ${seat} can't undo its answer`);
  return addDeed(match, course, seat, null, null);
}

/** Whether a seat has given an answer that the table could let it take back. It can withdraw its answer in an open window alone. */
export const hasAnswered = <T extends Shape>(match: Match<T>, seat: Seat): boolean => {
  if (match.resumedFrom !== undefined) return false;
  for (let each = courseBeforeWindow(match).last; each !== null; each = each.previous)
    if (each.seat === seat) return true;
  return false;
};

/** Goes back before a seat's last answer although somebody has learned something, because the table agreed. */
export function undoAgreed<T extends Shape>(match: Match<T>, seat: Seat): Taken<T> {
  const course = match.resumedFrom !== undefined ? null : takeBack(match.rules, match.course, seat);
  return course === null ? refuse('no-undo') : { ok: true, match: addDeed(match, course, seat, 'agreed', null) };
}
