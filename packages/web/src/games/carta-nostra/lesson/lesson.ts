import {
  CAPOREGIME,
  CONSIGLIERE,
  countKinds,
  countOf,
  DON,
  HITMAN,
  SMUGGLER,
} from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import {
  findAnswers,
  findEvents,
  getPendingFrame,
  type Lesson,
  type LessonMoment,
  type LessonStep,
} from '../../lesson.ts';

type Now = LessonMoment<CartaNostra>;

/** Whether it is the learner's turn, at least this one by number. */
const isInTurn = (now: Now, first: number): boolean =>
  getPendingFrame(now)?.kind === 'turn' &&
  findEvents(now, 'turn').filter(({ seat }) => seat === now.seat).length >= first;

/** The parts of the turn that the learner has left; undefined: it isn't their turn. */
const findLeft = (now: Now) => {
  const call = getPendingFrame(now);
  return call?.kind === 'turn' ? call.frame : undefined;
};

/** The jobs of a kind that can be sent now. */
const findJobs = (now: Now, mafioso: number) => findAnswers(now, 'job').filter(each => each.mafioso === mafioso);

/** A job of this kind, from the second turn on. */
const job = (mafioso: number, rules: readonly string[], lights: readonly string[]): LessonStep<CartaNostra> => ({
  rules,
  lights,
  when: now => isInTurn(now, 2) && findJobs(now, mafioso).length > 0,
  meant: now => findJobs(now, mafioso)[0],
});

const cityOf = ({ seat, view }: Now): readonly number[] => view.open.region[seat] ?? [];

const HAND = '.hand';
const OWN_CITY = '.cn-city';

const steps = {
  aim: { rules: ['CN-5'], lights: [OWN_CITY], when: now => isInTurn(now, 1), isFixed: true },
  hand: { rules: ['CN-1', 'CN-3'], lights: [HAND], when: now => isInTurn(now, 1), isFixed: true },
  city: {
    rules: ['CN-4', 'CN-8'],
    lights: [OWN_CITY],
    when: now => findLeft(now)?.city === true,
    meant: now => findAnswers(now, 'city').find(({ mafioso }) => mafioso === SMUGGLER),
    isFixed: true,
  },
  job: {
    rules: ['CN-4', 'CN-14'],
    when: now => findLeft(now)?.job === true,
    meant: now => findJobs(now, CAPOREGIME)[0],
    isFixed: true,
  },
  end: {
    rules: ['CN-4'],
    when: now => findLeft(now)?.job === false && findLeft(now)?.city === false,
    meant: now => findAnswers(now, 'end')[0],
    isFixed: true,
  },
  confirm: { rules: [], lights: ['.confirm'], when: ({ isHeld }) => isHeld },
  window: {
    rules: ['CN-18', 'CN-20'],
    lights: ['.cn-stack'],
    when: now => getPendingFrame(now)?.kind === 'window',
    meant: now => findAnswers(now, 'pass')[0],
  },
  recruit: {
    rules: ['CN-13'],
    when: now => getPendingFrame(now)?.kind === 'recruit',
    meant: now => findAnswers(now, 'recruit').find(({ mafioso }) => countOf(cityOf(now), mafioso) === 0),
  },
  kidnap: {
    rules: ['CN-11', 'CN-25'],
    when: now => getPendingFrame(now)?.kind === 'kidnap',
    meant: now => findAnswers(now, 'kidnap').find(({ mafioso }) => mafioso === DON) ?? findAnswers(now, 'kidnap')[0],
  },
  five: {
    rules: ['CN-5'],
    lights: [OWN_CITY],
    when: now => isInTurn(now, 2) && countKinds(cityOf(now)) === 5,
    meant: now => findAnswers(now, 'end')[0],
  },
  hitman: job(HITMAN, ['CN-12', 'CN-17'], [HAND]),
  consigliere: job(CONSIGLIERE, ['CN-13'], [HAND]),
  smuggler: job(SMUGGLER, ['CN-11', 'CN-23'], [HAND]),
  don: {
    rules: ['CN-15', 'CN-18'],
    lights: [HAND],
    when: now => isInTurn(now, 3) && countOf(now.view.own?.hand ?? [], DON) > 0,
  },
  close: {
    rules: ['CN-5', 'CN-12'],
    lights: [OWN_CITY],
    when: now => isInTurn(now, 2) && countKinds(cityOf(now)) === 4,
  },
} satisfies Readonly<Record<string, LessonStep<CartaNostra>>>;

export type StepName = keyof typeof steps;

/** The learner starts. */
export const lesson: Lesson<CartaNostra> = { seed: '8f'.padStart(64, '0'), options: { start: 0 }, steps };
