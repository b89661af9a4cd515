import type { ClockTerms } from '@consigliere/match';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const CLOCK_NAMES = ['none', 'live', 'slow', 'mail'] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];

/** The clocks a table is offered. */
export const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', move: 60 * SECOND, reserve: 10 * MINUTE },
  slow: { kind: 'live', move: 3 * MINUTE, reserve: 30 * MINUTE },
  mail: { kind: 'correspondence', bank: 72 * HOUR, increment: 12 * HOUR, vacation: 14 },
} as const satisfies Record<ClockName, ClockTerms>;

/** Finds the name of a clock, if it's one of those offered. */
export const findClockName = (terms: ClockTerms): ClockName | undefined =>
  CLOCK_NAMES.find(
    name => JSON.stringify(Object.entries(CLOCKS[name]).sort()) === JSON.stringify(Object.entries(terms).sort()),
  );
