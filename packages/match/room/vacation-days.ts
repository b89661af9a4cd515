import type { Chair, Vacation } from './chair.ts';
import { type ClockTerms, withVacation } from './terms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The days of vacation that every player has in a match with this clock. */
export function vacationDaysOf(terms: ClockTerms): number {
  const clock = withVacation(terms);
  return clock.kind === 'correspondence' ? clock.vacation : 0;
}

/** The days that a vacation costs: a started day counts as a whole one. A day on which clocks change may be an hour longer. */
export const countVacationDays = (from: number, until: number): number =>
  until <= from ? 0 : Math.max(1, Math.ceil((until - from - HOUR) / DAY));

/** The days of vacation that a player still has, if this is the last one. */
export const vacationDaysLeft = (
  { vacation = null }: { readonly vacation?: Vacation | null },
  clock: ClockTerms,
): number =>
  Math.max(
    0,
    vacationDaysOf(clock) -
      (vacation === null ? 0 : vacation.before + countVacationDays(vacation.from, vacation.until)),
  );

/** Whether a player is on vacation. */
export const isOnVacation = (
  { vacation = null }: { readonly vacation?: Chair['vacation'] | null },
  at: number,
): boolean => vacation !== null && vacation.from <= at && at < vacation.until;
