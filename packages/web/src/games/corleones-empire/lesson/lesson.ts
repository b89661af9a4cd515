import { type CeAction, type CorleonesEmpire, DOLLARS, GUN } from '@consigliere/games/corleones-empire/rules';
import {
  findAnswers,
  findEvents,
  getPendingFrame,
  type Lesson,
  type LessonMoment,
  type LessonStep,
} from '../../lesson.ts';

type Now = LessonMoment<CorleonesEmpire>;

/** How many turns the learner has had in the present act, including the current one. */
const countTurns = ({ events, seat }: Now): number =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'act') + 1)
    .filter(each => each.type === 'turn' && each.seat === seat).length;

/** Whether it is the learner's turn, in this act or later and from this turn of it on. */
const isInTurn = (now: Now, first: number, act = 0): boolean =>
  getPendingFrame(now)?.kind === 'turn' &&
  (now.view.open.act > act || (now.view.open.act === act && countTurns(now) >= first));

const isAsked = (kind: string) => (now: Now) => getPendingFrame(now)?.kind === kind;

/** The dearest money card that can go into the suitcase now. */
const findSuitcase = (now: Now): CeAction | undefined =>
  findAnswers(now, 'suitcase').toSorted((one, other) => (DOLLARS[other.money] ?? 0) - (DOLLARS[one.money] ?? 0))[0];

const findJob = (now: Now): CeAction | undefined => findAnswers(now, 'job')[0] ?? findAnswers(now, 'public-job')[0];

/** The Gun Shop, and the round space between Midtown, Chelsea and Central Park. */
const [GUN_SHOP, CENTRE] = [5, 3];

const HAND = '.hand';
const QUESTION = '.dock .question';

const steps = {
  aim: { rules: ['CE-36', 'CE-33'], lights: [HAND], when: now => isInTurn(now, 1), isFixed: true },
  acts: { rules: ['CE-6', 'CE-7'], lights: ['.ce-place'], when: now => isInTurn(now, 1), isFixed: true },
  thug: {
    rules: ['CE-12'],
    when: now => isInTurn(now, 1),
    meant: now => findAnswers(now, 'thug').find(({ business }) => business === GUN_SHOP),
    isFixed: true,
  },
  use: {
    rules: ['CE-I2', 'CE-I10'],
    when: isAsked('use'),
    meant: now => findAnswers(now, 'take').find(({ kind }) => kind === GUN),
    isFixed: true,
  },
  rest: { rules: ['CE-I1', 'CE-I10'], when: isAsked('use'), meant: now => findAnswers(now, 'take')[0], isFixed: true },
  confirm: { rules: [], lights: ['.confirm'], when: ({ isHeld }) => isHeld },
  member: {
    rules: ['CE-14', 'CE-15'],
    when: now => isInTurn(now, 2),
    meant: now => findAnswers(now, 'member').find(({ space }) => space === CENTRE),
    isFixed: true,
  },
  suitcase: {
    rules: ['CE-I5', 'CE-23'],
    when: now => findAnswers(now, 'suitcase').length > 0,
    meant: findSuitcase,
    isFixed: true,
  },
  draw: {
    rules: ['CE-I6'],
    when: now => findAnswers(now, 'draw').length > 0,
    meant: now => findAnswers(now, 'draw')[0],
  },
  keep: { rules: ['CE-I6'], lights: [QUESTION], when: isAsked('keep') },
  job: {
    rules: ['CE-16', 'CE-17', 'CE-35'],
    lights: [HAND],
    when: now => isInTurn(now, 2) && findJob(now) !== undefined,
    meant: findJob,
  },
  figures: { rules: ['CE-7', 'CE-18'], lights: [HAND], when: now => isInTurn(now, 3) },
  war: {
    rules: ['CE-25', 'CE-27'],
    lights: ['.stage'],
    when: now => now.prompt !== null && findEvents(now, 'turf-war').length > 0,
  },
  bid: { rules: ['CE-28', 'CE-29'], lights: [QUESTION], when: isAsked('bid') },
  tribute: { rules: ['CE-30'], lights: [QUESTION], when: isAsked('tribute') },
  ally: {
    rules: ['CE-19', 'CE-20'],
    lights: [HAND],
    when: now => findAnswers(now, 'ally').length > 0,
    meant: now => findAnswers(now, 'ally')[0],
  },
  control: { rules: ['CE-13', 'CE-27', 'CE-34'], lights: ['.stage'], when: now => isInTurn(now, 1, 1) },
} satisfies Readonly<Record<string, LessonStep<CorleonesEmpire>>>;

export type StepName = keyof typeof steps;

/** How many turns of the second act are taught. */
const TURNS = 2;

/** Families are dealt at random: they differ only in colour. */
export const lesson: Lesson<CorleonesEmpire> = {
  seed: '25'.padStart(64, '0'),
  options: { families: 'random' },
  steps,
  ends: now => now.view.open.act > 1 || (now.view.open.act === 1 && countTurns(now) > TURNS),
};
