import type { Language, Seat } from '@consigliere/kernel';
import { explains } from '../games/kit/explanation.ts';
import { language } from '../kit/words/language.ts';
import { sayDeadlinesIn } from '../kit/words/say-deadline.ts';
import type { Sitting } from './sitting.ts';
import { useNow } from './time.ts';

/** The time a player has left, at a table with a clock. */
export function SeatClock({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const { roomView, link, texts } = sitting;
  const { terms, chairs } = roomView.value;
  const chair = chairs[seat];
  const now = useNow(link, chair !== undefined && chair.timeIsUp !== null);
  if (chair === undefined) return null;
  const { move, reserve } = splitTimeLeft(chair, now);
  const isRunning = chair.timeIsUp !== null;
  // By correspondence the deadline is shown, and the explanation says how long that is.
  const isDay = terms.clock.kind === 'correspondence' && chair.timeIsUp !== null;
  const span = isDay ? [formatSpan(Math.max(0, (chair.timeIsUp ?? 0) - now), language.value)] : [];
  const said =
    terms.clock.kind === 'correspondence'
      ? chair.timeIsUp === null
        ? formatSpan(reserve, language.value)
        : sayDeadline(chair.timeIsUp, now)
      : `${move === null ? '' : `${formatDigits(move)} + `}${formatDigits(reserve)}`;
  return (
    <p
      class={isRunning ? 'clock figures running' : 'clock figures'}
      {...explains(() => ({ title: said, lines: [...span, texts.clock.about], rules: [] }))}
    >
      <ClockFace /> {said}
      {terms.clock.kind === 'live' && <span class="sr-only"> {texts.clock.reserve}</span>}
    </p>
  );
}

/** A deadline in the device's time zone. */
const sayDeadline = (at: number, now: number): string =>
  sayDeadlinesIn(language.value).by(Date.now() + at - now, Date.now());

const ClockFace = () => (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true">
    <circle cx="12" cy="12" r="9.500" />
    <path stroke-linecap="round" d="M12 6.500V12l4 2.500" />
  </svg>
);

/** The time left in a reaction window. */
export function WindowClock({ sitting: { roomView, link, texts } }: { readonly sitting: Sitting }) {
  const { windowEnds, terms } = roomView.value;
  const now = useNow(link, windowEnds !== null);
  if (windowEnds === null) return null;
  const left = Math.max(0, windowEnds - now);
  const said =
    terms.clock.kind === 'correspondence'
      ? `${sayDeadline(windowEnds, now)} (${formatSpan(left, language.value)})`
      : formatDigits(left);
  return (
    <span class="clock figures running">
      <ClockFace /> <span class="sr-only">{texts.clock.window}: </span>
      {said}
    </span>
  );
}

/** A chair's clock: when its time is up (null if it isn't running), and the reserve. */
interface ShownClock {
  readonly bank: number;
  readonly timeIsUp: number | null;
}

/** Splits the time left into the time for this move (null if the clock isn't running) and the reserve. */
export function splitTimeLeft({ bank, timeIsUp }: ShownClock, now: number): { move: number | null; reserve: number } {
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

/** Formats a short time: 1:05, or 1:00:05. A started second counts. */
export function formatDigits(time: number): string {
  const seconds = Math.ceil(time / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** Formats a long time in its two largest units: 2 days 5 hr. */
export function formatSpan(time: number, language: Language): string {
  const unit = (name: string, value: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const all = Math.ceil(time / MINUTE);
  const [days, hours, minutes] = [Math.floor(all / DAY), Math.floor(all / HOUR) % 24, all % HOUR];
  if (days > 0) return [unit('day', days), ...(hours > 0 ? [unit('hour', hours)] : [])].join(' ');
  if (hours > 0) return [unit('hour', hours), ...(minutes > 0 ? [unit('minute', minutes)] : [])].join(' ');
  return unit('minute', all);
}
