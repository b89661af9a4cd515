import type { Seat } from '@consigliere/kernel';
import { disconnectedSince, isAbsent, isOnVacation } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keep, kept } from '../../kit/link/keep.ts';
import { useSaid } from '../../kit/voice.ts';
import { language } from '../../kit/words/language.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { sayDeadlinesIn } from '../../kit/words/say-deadline.ts';
import { CLOCKS } from '../open/clocks.ts';
import { perform, type Sitting } from '../sitting.ts';
import { useNow } from '../time.ts';
import { OrderOffer } from './order-offer.tsx';

/** Notices for a player at a table on a server: the own vacation, a clock that would fit better now, and a standing order. */
export function CorrespondenceNotices({ sitting }: { readonly sitting: Sitting }) {
  return (
    <>
      <OwnVacation sitting={sitting} />
      <SuggestClock sitting={sitting} />
      <OrderOffer sitting={sitting} />
    </>
  );
}

/** Tells players on vacation that they are, and how to end it. */
function OwnVacation({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, link } = sitting;
  const texts = useRareCatalogue('correspondence');
  const isClosed = useSignal(false);
  const { seat, chairs, phase, terms } = roomView.value;
  const chair = seat === null ? undefined : chairs[seat];
  const now = useNow(link, chair !== undefined && chair.vacation !== null);
  if (texts === null || chair === undefined || chair.vacation === null || phase !== 'playing') return null;
  const mark = `vacation.${terms.id}`;
  // The seat goes on saying it, and the menu can end it.
  const isRead = isClosed.value || kept(mark) === `${chair.vacation.from}`;
  if (isRead || !isOnVacation(chair, now)) return null;
  const { from } = chair.vacation;
  const last = chair.vacation.until - (now - Date.now()) - 1;
  return (
    <div class="line absentee">
      <p>{texts.youAreAway(sayDeadlinesIn(language.value).day(last))}</p>
      <button type="button" class="button" onClick={() => perform(sitting, { type: 'vacation', vacation: null })}>
        {texts.end}
      </button>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          keep(mark, `${from}`);
          isClosed.value = true;
        }}
      >
        {sitting.texts.close}
      </button>
    </div>
  );
}

/** How long everybody must have been at a correspondence table together before it is suggested to play live, in milliseconds. */
const TOGETHER = 20_000;

/** Suggests another clock when people come or go. Nothing changes unless somebody asks and everybody agrees. */
function SuggestClock({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, link, who } = sitting;
  const texts = useRareCatalogue('correspondence');
  const { terms, request, phase, isPaused, seat, windowEnds } = roomView.value;
  const isQuiet = phase === 'playing' && !isPaused && request === null && seat !== null && windowEnds === null;
  const now = useNow(link, isQuiet);
  const isByCorrespondence = terms.clock.kind === 'correspondence';
  const mark = `suggested.${terms.id}.${isByCorrespondence ? 'live' : 'correspondence'}`;
  const isDeclined = useSignal(kept(mark) !== null);
  const isTogether = useTogether(sitting);
  const absentee = isQuiet && !isByCorrespondence ? findAbsentee(sitting, now) : null;
  const suggestion =
    texts === null || !isQuiet || isDeclined.value
      ? null
      : isByCorrespondence
        ? isTogether
          ? texts.suggestLive
          : null
        : absentee === null
          ? null
          : texts.suggestCorrespondence(who.value.names[absentee] ?? '');
  useSaid(suggestion);
  if (texts === null || suggestion === null) return null;
  const decline = (): void => {
    keep(mark, '1');
    isDeclined.value = true;
  };
  return (
    <div class="line absentee suggestion">
      <p>{suggestion}</p>
      <button
        type="button"
        class="button"
        title={texts.askHint}
        onClick={() => {
          decline();
          perform(sitting, { type: 'wish', wish: 'clock', clock: isByCorrespondence ? CLOCKS.slow : CLOCKS.mail });
        }}
      >
        {isByCorrespondence ? texts.ask.live : texts.ask.correspondence}
      </button>
      <button type="button" class="button quiet" onClick={decline}>
        {texts.notNow}
      </button>
    </div>
  );
}

/** The seat of somebody else who has been away from a live table for long, connected or not; null: nobody. */
function findAbsentee({ roomView, link }: Sitting, now: number): Seat | null {
  const { chairs, seat: own } = roomView.value;
  const attendance = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  if (attendance === null) return null;
  const isGone = (seat: Seat): boolean =>
    disconnectedSince(attendance, seat) !== null && isAbsent(attendance, seat, now);
  const found = chairs.findIndex(({ sitter }, seat) => sitter === 'person' && seat !== own && isGone(seat));
  return found < 0 ? null : found;
}

/** Whether all people of a correspondence table, at least two, have been there together for a moment. */
function useTogether({ roomView, link }: Sitting): boolean {
  const isTogether = useSignal(false);
  const here = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const { chairs, terms } = roomView.value;
  const people = chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  const isFull =
    terms.clock.kind === 'correspondence' &&
    here !== null &&
    people.length > 1 &&
    people.every(seat => here.seats.includes(seat) && chairs[seat]?.isAway === false);
  useEffect(() => {
    if (!isFull) {
      isTogether.value = false;
      return;
    }
    const timer = setTimeout(() => {
      isTogether.value = true;
    }, TOGETHER);
    return () => clearTimeout(timer);
  }, [isFull]);
  return isTogether.value;
}
