import type { Sitdown } from '@consigliere/kernel/sitdown';
import { findEvents, getPendingFrame, type Lesson, type LessonMoment, type LessonStep } from '../lesson.ts';

type Now = LessonMoment<Sitdown>;

const isAsked = (kind: string) => (now: Now) => getPendingFrame(now)?.kind === kind;

const steps = {
  aim: { rules: ['S-8'], when: isAsked('pledge') },
  pledge: { rules: ['S-1'], when: isAsked('pledge') },
  cards: { rules: ['S-2', 'S-6', 'S-7'], when: isAsked('pledge') },
  vote: { rules: ['S-4'], when: isAsked('vote') },
  draw: { rules: ['S-5'], when: now => findEvents(now, 'voted').length > 0 && isAsked('pledge')(now) },
} satisfies Readonly<Record<string, LessonStep<Sitdown>>>;

export type StepName = keyof typeof steps;

export const lesson: Lesson<Sitdown> = { seed: '51'.padStart(64, '0'), options: { rounds: 2 }, steps };
