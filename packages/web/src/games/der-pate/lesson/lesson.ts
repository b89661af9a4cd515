import type { DerPate } from '@consigliere/games/der-pate/rules';
import { findAnswers, findEvents, getPendingFrame, type Lesson, type LessonMoment, type Tip } from '../../lesson.ts';

type Now = LessonMoment<DerPate>;

/** The learner's turns so far, including the current one. */
const countTurns = (now: Now): number => findEvents(now, 'turn').filter(({ seat }) => seat === now.seat).length;

/** Whether the learner is in the first row of a turn, not before the given turn. */
const isInTurn = (now: Now, first: number): boolean => {
  const call = getPendingFrame(now);
  return call?.kind === 'turn' && call.frame.row === 1 && countTurns(now) >= first;
};

/** Whether the learner is about to place a die in a row, not before the given turn: the first turn can't explain everything. */
const isPlacing = (row: number, first: number) => (now: Now) => {
  const call = getPendingFrame(now);
  return call?.kind === 'turn' && call.frame.phase === 'rolled' && call.frame.row === row && countTurns(now) >= first;
};

/** Row 4 often plays itself: one die is left, and one field of its colour. */
const CALLS: readonly string[] = ['consigliere', 'prosecutor', 'informer', 'banker'];
const hasCalled = (now: Now): boolean =>
  isPlacing(4, 1)(now) ||
  findEvents(now, 'placed').some(({ seat, field }) => seat === now.seat && CALLS.includes(field));

const isCleared = (now: Now, to: 'jail' | 'river'): boolean => findEvents(now, 'cleared').some(each => each.to === to);

const tips = {
  aim: { rules: ['DP-35', 'DP-32'], when: () => true },
  street: { rules: ['DP-3', 'DP-4'], when: () => true },
  roll: { rules: ['DP-8', 'DP-10'], when: now => isInTurn(now, 1) },
  business: {
    rules: ['DP-13'],
    when: isPlacing(1, 1),
    points: now => findAnswers(now, 'place').find(({ field }) => field === 'business'),
  },
  event: { rules: ['DP-7'], when: now => findEvents(now, 'event-card').length > 1 },
  politics: { rules: ['DP-14', 'DP-15'], when: isPlacing(2, 1) },
  visit: { rules: ['DP-16'], when: now => isPlacing(2, 2)(now) || getPendingFrame(now)?.kind === 'visit' },
  car: { rules: ['DP-9'], when: now => isPlacing(3, 1)(now) || isInTurn(now, 2) },
  raid: { rules: ['DP-18', 'DP-19'], when: isPlacing(3, 1) },
  friend: { rules: ['DP-17', 'DP-20'], when: isPlacing(3, 2) },
  call: { rules: ['DP-21', 'DP-24'], when: hasCalled },
  press: {
    rules: ['DP-11', 'DP-12'],
    when: now =>
      getPendingFrame(now)?.kind === 'turn' && findAnswers(now, 'place').some(({ field }) => field === 'press'),
    points: now => findAnswers(now, 'place').find(({ field }) => field === 'press'),
  },
  confirm: { rules: [], when: ({ isHeld }) => isHeld },
  income: { rules: ['DP-6', 'DP-24'], when: now => isInTurn(now, 2) },
  tile: {
    rules: ['DP-25', 'DP-26', 'DP-27'],
    when: now => findEvents(now, 'tile-won').some(({ seat }) => seat === now.seat),
  },
  jail: { rules: ['DP-22', 'DP-23'], when: now => isCleared(now, 'jail') },
  hudson: { rules: ['DP-19', 'DP-31'], when: now => isCleared(now, 'river') },
  debt: { rules: ['DP-17', 'DP-34'], when: now => findEvents(now, 'debt').length > 0 },
  favour: {
    rules: ['DP-30', 'DP-31'],
    when: now => getPendingFrame(now)?.kind === 'turn' && (now.view.open.friends[now.seat] ?? 0) > 0,
  },
  warning: { rules: ['DP-7', 'DP-32'], when: now => isInTurn(now, 3) },
  ko: { rules: ['DP-32', 'DP-36'], when: now => findEvents(now, 'ko').length > 0 },
  last: {
    rules: ['DP-33', 'DP-34'],
    when: now => now.view.open.round === now.view.given.rounds && getPendingFrame(now) !== undefined,
  },
} satisfies Readonly<Record<string, Tip<DerPate>>>;

export type TipName = keyof typeof tips;

/** The learner starts; car and districts have the fixed layout (DP-42), and nobody has to count money. */
export const lesson: Lesson<DerPate> = {
  seed: '37'.padStart(64, '0'),
  options: { start: 0, layout: 'fixed', 'show-money': true },
  tips,
};
