import type { Seat } from '@consigliere/kernel';
import { explains } from '../games/kit/explained.ts';
import { language } from '../kit/words/language.ts';
import type { Sitting } from './sitting.ts';
import { digits, span, timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** What is left of a family's time, where there is a clock. */
export function SeatClock({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const { seen, link, texts } = sitting;
  const { terms, chairs } = seen.value;
  const chair = chairs[seat];
  const now = useNow(link, chair !== undefined && chair.timeIsUp !== null);
  if (chair === undefined) return null;
  const { move, reserve } = timeLeft(chair, now);
  const isRunning = chair.timeIsUp !== null;
  const said =
    terms.clock.kind === 'correspondence'
      ? span(reserve, language.value)
      : `${move === null ? '' : `${digits(move)} + `}${digits(reserve)}`;
  return (
    <p
      class={isRunning ? 'clock figures running' : 'clock figures'}
      {...explains(() => ({ title: said, lines: [texts.clock.about], rules: [] }))}
    >
      <ClockFace /> {said}
      {terms.clock.kind === 'live' && <span class="sr-only"> {texts.clock.reserve}</span>}
    </p>
  );
}

const ClockFace = () => (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true">
    <circle cx="12" cy="12" r="9.500" />
    <path stroke-linecap="round" d="M12 6.500V12l4 2.500" />
  </svg>
);

/** How long there is still to react. */
export function WindowClock({ sitting: { seen, link, texts } }: { readonly sitting: Sitting }) {
  const { windowEnds, terms } = seen.value;
  const now = useNow(link, windowEnds !== null);
  if (windowEnds === null) return null;
  const left = Math.max(0, windowEnds - now);
  const said = terms.clock.kind === 'correspondence' ? span(left, language.value) : digits(left);
  return (
    <span class="clock figures running">
      <ClockFace /> <span class="sr-only">{texts.clock.window}: </span>
      {said}
    </span>
  );
}
