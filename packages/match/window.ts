import type { Rules, Seat, Shape } from '@consigliere/kernel';
import { asking, type History } from '@consigliere/kernel/host';

/** A reaction window that is open. Until it closes, nobody is told who has answered. */
export interface OpenWindow {
  readonly decision: number;
  /** Everybody who was asked, whether or not they have answered. */
  readonly asked: readonly Seat[];
}

interface Course<T extends Shape> {
  readonly rules: Rules<T>;
  readonly course: History<T>;
}

/** null: no reaction window is open. */
export function findOpenWindow<T extends Shape>({ rules, course: { state } }: Course<T>): OpenWindow | null {
  const question = asking(rules, state);
  if (question === null || question.step.silence === null) return null;
  const { call, step } = question;
  const asked = [step.waiting?.(call.frame, rules.seats) ?? []].flat();
  return { decision: call.id, asked: asked.sort((a, b) => a - b) };
}

/** The seats that have answered in the open reaction window, in the order of their answers; none if there is no window. */
export function listReactions<T extends Shape>(match: Course<T>): readonly Seat[] {
  if (findOpenWindow(match) === null) return [];
  const { state, last } = match.course;
  const seats: Seat[] = [];
  for (let each = last; each !== null && (state.answers[each.seat] ?? []).length > 0; each = each.previous) {
    if (seats.includes(each.seat)) break;
    seats.unshift(each.seat);
  }
  return seats;
}

/** The course with the answers before the open reaction window only. Its state is that of the whole course. */
export function courseBeforeWindow<T extends Shape>(match: Course<T>): History<T> {
  let { last } = match.course;
  for (let count = listReactions(match).length; count > 0; count--) last = last?.previous ?? null;
  return { ...match.course, last };
}
