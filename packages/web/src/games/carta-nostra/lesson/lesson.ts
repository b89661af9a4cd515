import {
  CAPOREGIME,
  CONSIGLIERE,
  countCards,
  countKinds,
  countOf,
  DON,
  HITMAN,
  SMUGGLER,
} from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { findAnswers, findEvents, getPendingFrame, type Lesson, type LessonMoment, type Tip } from '../../lesson.ts';

type Now = LessonMoment<CartaNostra>;

/** The number of the learner's turns so far, including the present one. */
const countTurns = (now: Now): number => findEvents(now, 'turn').filter(({ seat }) => seat === now.seat).length;

/** Whether it is the learner's turn, at least this one by number. */
const isInTurn = (now: Now, first: number): boolean =>
  getPendingFrame(now)?.kind === 'turn' && countTurns(now) >= first;

/** Whether the learner has added to the city in the present turn. */
const hasFilledCity = (now: Now): boolean => {
  const call = getPendingFrame(now);
  return call?.kind === 'turn' && !call.frame.city;
};

/** The jobs of a kind that have a target. */
const findJobs = (now: Now, mafioso: number) => findAnswers(now, 'job').filter(each => each.mafioso === mafioso);

/** Whether a job of this kind can be sent in this turn or later: not everything is explained in the first turn. */
const isPlayable = (mafioso: number, first: number) => (now: Now) =>
  isInTurn(now, first) && findJobs(now, mafioso).length > 0;

const countKindsOf = ({ view }: Now, seat: number): number => countKinds(view.open.region[seat] ?? []);

/** The kinds that the learner's city lacks. */
const lacking =
  ({ seat, view }: Now) =>
  (mafioso: number) =>
    countOf(view.open.region[seat] ?? [], mafioso) === 0;

const tips = {
  aim: { rules: ['CN-5'], when: () => true },
  hand: { rules: ['CN-1', 'CN-3'], when: now => isInTurn(now, 1) },
  turn: { rules: ['CN-4'], when: now => isInTurn(now, 1) },
  city: {
    rules: ['CN-8', 'CN-22'],
    when: now => isInTurn(now, 1) && findAnswers(now, 'city').length > 0,
    points: now => findAnswers(now, 'city').find(({ mafioso }) => mafioso !== DON && lacking(now)(mafioso)),
  },
  confirm: { rules: [], when: ({ isHeld }) => isHeld },
  window: { rules: ['CN-18', 'CN-20'], when: now => getPendingFrame(now)?.kind === 'window' },
  counter: { rules: ['CN-19', 'CN-21'], when: now => findEvents(now, 'reacted').length > 0 },
  caporegime: {
    rules: ['CN-14'],
    when: now => isPlayable(CAPOREGIME, 2)(now) || (hasFilledCity(now) && findJobs(now, CAPOREGIME).length > 0),
    points: now => findJobs(now, CAPOREGIME)[0],
  },
  end: {
    rules: ['CN-4', 'CN-5'],
    when: hasFilledCity,
  },
  recruit: { rules: ['CN-13'], when: now => getPendingFrame(now)?.kind === 'recruit' },
  kidnap: { rules: ['CN-11', 'CN-25'], when: now => getPendingFrame(now)?.kind === 'kidnap' },
  consigliere: { rules: ['CN-13'], when: isPlayable(CONSIGLIERE, 2) },
  hitman: { rules: ['CN-12', 'CN-17'], when: isPlayable(HITMAN, 2), points: now => findJobs(now, HITMAN)[0] },
  don: {
    rules: ['CN-15', 'CN-18'],
    when: now => isInTurn(now, 3) && countOf(now.view.own?.hand ?? [], DON) > 0,
  },
  smuggler: { rules: ['CN-11', 'CN-23'], when: isPlayable(SMUGGLER, 2) },
  ask: { rules: [], when: now => isInTurn(now, 4) },
  hit: { rules: ['CN-12'], when: now => findEvents(now, 'liquidated').some(({ victim }) => victim === now.seat) },
  close: { rules: ['CN-5', 'CN-12'], when: now => countKindsOf(now, now.seat) >= 4 },
  danger: {
    rules: ['CN-5', 'CN-12'],
    when: now =>
      isInTurn(now, 1) && now.view.open.region.some((_, seat) => seat !== now.seat && countKindsOf(now, seat) >= 3),
  },
  limit: {
    rules: ['CN-6'],
    when: now =>
      getPendingFrame(now)?.kind === 'limit' ||
      isInTurn(now, 5) ||
      (isInTurn(now, 1) && countCards(now.view.own?.hand ?? []) > 8),
  },
} satisfies Readonly<Record<string, Tip<CartaNostra>>>;

export type TipName = keyof typeof tips;

/** The learner starts. */
export const lesson: Lesson<CartaNostra> = { seed: '5f'.padStart(64, '0'), options: { start: 0 }, tips };
