import type { Language } from '@consigliere/kernel';

/** A clock as it is shown: when its time is up (null: it stands), and what is in the bank. */
interface Clock {
  readonly bank: number;
  readonly timeIsUp: number | null;
}

/** What is left for this move (null: the clock stands) and of the reserve after it. */
export function timeLeft({ bank, timeIsUp }: Clock, now: number): { move: number | null; reserve: number } {
  if (timeIsUp === null) return { move: null, reserve: bank };
  const left = Math.max(0, timeIsUp - now);
  const reserve = Math.min(bank, left);
  return { move: left - reserve, reserve };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60;
const DAY = 24 * HOUR;

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/** A clock's face: 1:05, or 1:00:05. A second that has begun counts. */
export function digits(time: number): string {
  const seconds = Math.ceil(time / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** A long time in its two largest units, as the language writes them: 2 days 5 hr. */
export function span(time: number, language: Language): string {
  const unit = (name: string, value: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const all = Math.ceil(time / MINUTE);
  const [days, hours, minutes] = [Math.floor(all / DAY), Math.floor(all / HOUR) % 24, all % HOUR];
  if (days > 0) return [unit('day', days), ...(hours > 0 ? [unit('hour', hours)] : [])].join(' ');
  if (hours > 0) return [unit('hour', hours), ...(minutes > 0 ? [unit('minute', minutes)] : [])].join(' ');
  return unit('minute', all);
}
