import { type CorleonesEmpire, handSize, MONEY } from '@consigliere/games/corleones-empire/rules';
import { findAnswers, findEvents, getPendingFrame, type Lesson, type LessonMoment, type Tip } from '../../lesson.ts';

type Now = LessonMoment<CorleonesEmpire>;

/** The number of the learner's turns so far, including the current one. */
const countTurns = (now: Now): number => findEvents(now, 'turn').filter(({ seat }) => seat === now.seat).length;

/** Whether it is the learner's turn, from the given turn on. */
const isInTurn = (now: Now, first: number): boolean =>
  getPendingFrame(now)?.kind === 'turn' && countTurns(now) >= first;

const tips = {
  aim: { rules: ['CE-36', 'CE-33'], when: () => true },
  acts: { rules: ['CE-6', 'CE-7'], when: now => isInTurn(now, 1) },
  thug: {
    rules: ['CE-12'],
    when: now => isInTurn(now, 1),
    points: now => findAnswers(now, 'thug')[0],
  },
  member: {
    rules: ['CE-14', 'CE-15'],
    when: now => isInTurn(now, 1) && findAnswers(now, 'member').length > 0,
    points: now => findAnswers(now, 'member')[0],
  },
  use: { rules: ['CE-I10'], when: now => getPendingFrame(now)?.kind === 'use' },
  suitcase: { rules: ['CE-I5', 'CE-23'], when: now => findAnswers(now, 'suitcase').length > 0 },
  keep: { rules: ['CE-I6'], when: now => getPendingFrame(now)?.kind === 'keep' },
  goods: {
    rules: ['CE-16', 'CE-17'],
    when: now => findEvents(now, 'took').some(({ seat, kind }) => seat === now.seat && kind >= MONEY),
  },
  job: {
    rules: ['CE-17', 'CE-35'],
    when: now => isInTurn(now, 1) && findAnswers(now, 'job').length + findAnswers(now, 'public-job').length > 0,
  },
  figures: { rules: ['CE-7', 'CE-18'], when: now => isInTurn(now, 3) },
  controls: {
    rules: ['CE-13', 'CE-27'],
    when: now => getPendingFrame(now)?.kind === 'front' || (now.view.open.act > 0 && isInTurn(now, 1)),
  },
  war: { rules: ['CE-25'], when: now => findEvents(now, 'turf-war').length > 0 },
  bid: { rules: ['CE-28', 'CE-29'], when: now => getPendingFrame(now)?.kind === 'bid' },
  tribute: { rules: ['CE-30'], when: now => getPendingFrame(now)?.kind === 'tribute' },
  limit: {
    rules: ['CE-30', 'CE-I5'],
    when: now =>
      isInTurn(now, 1) &&
      handSize(now.view.recalled, now.seat) > (now.view.given.acts[now.view.open.act]?.handLimit ?? 0),
  },
  entracte: { rules: ['CE-31', 'CE-32'], when: now => findEvents(now, 'entracte').length > 0 },
  ally: {
    rules: ['CE-19', 'CE-20'],
    when: now => findAnswers(now, 'ally').length > 0,
    points: now => findAnswers(now, 'ally')[0],
  },
  horse: {
    rules: ['CE-I7', 'CE-38'],
    when: now => findEvents(now, 'horse-head').length > 0 || findAnswers(now, 'horse-head').length > 0,
  },
  hudson: {
    rules: ['CE-21', 'CE-31'],
    when: now => findEvents(now, 'gunned-down').length > 0 || findAnswers(now, 'hit').length > 0,
  },
  red: { rules: ['CE-6', 'CE-16'], when: now => now.view.open.act === 2 && isInTurn(now, 1) },
  last: { rules: ['CE-30', 'CE-33'], when: now => now.view.open.act === 3 && isInTurn(now, 1) },
  score: { rules: ['CE-34', 'CE-35'], when: now => now.view.open.act === 3 && isInTurn(now, 1) },
  confirm: { rules: [], when: ({ isHeld }) => isHeld },
} satisfies Readonly<Record<string, Tip<CorleonesEmpire>>>;

export type TipName = keyof typeof tips;

/** Families are dealt at random: they differ only in colour. The first two acts show everything except what the later ones add. */
export const lesson: Lesson<CorleonesEmpire> = {
  seed: '33'.padStart(64, '0'),
  options: { families: 'random' },
  tips,
  ends: { when: ({ view }) => view.open.act > 1, later: ['red', 'last', 'score'] satisfies TipName[] },
};
