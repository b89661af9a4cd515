import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isTight } from '../../kit/layout.ts';
import { Crest } from '../../kit/look/art/crest.tsx';
import { language } from '../../kit/words/language.ts';
import { sayTimesIn } from '../../kit/words/say-times.ts';
import type { Following, Sitting } from '../sitting.ts';
import { isFree } from './place.ts';
import type { Recap } from './recap.ts';
import { countShown, RECAP } from './recap-line.tsx';

interface RecapProps {
  readonly sitting: Sitting;
  readonly following: Following;
}

/** The recap, opened under its line. */
export function RecapSheet({ sitting, following }: RecapProps) {
  const { recap, recapState } = following;
  if (recap.value === null || recapState.value === 'closed' || sitting.past.value !== null) return null;
  // A table that scrolls would move below it.
  if (recapState.value === 'by-itself' && isTight.value) return null;
  return <OpenRecap sitting={sitting} following={following} told={recap.value} />;
}

function OpenRecap({ sitting, following, told }: RecapProps & { readonly told: Recap }) {
  const { texts } = sitting;
  const { recapState, past } = following;
  const sheet = useRef<HTMLElement>(null);
  const isByPlayer = recapState.value === 'by-player';
  const { answeredAt } = past;
  useLayoutEffect(() => {
    if (sheet.current === null) return;
    if (!settleSheet(sheet.current, isByPlayer)) recapState.value = 'closed';
    else if (isByPlayer) sheet.current.querySelector<HTMLElement>('h2')?.focus();
  }, [told, isByPlayer]);
  useEffect(() => {
    let frame = 0;
    // A window of another size has another layout first, and then another place for the sheet, or none.
    const settleAgain = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (sheet.current !== null && !settleSheet(sheet.current, isByPlayer)) recapState.value = 'closed';
      });
    };
    addEventListener('resize', settleAgain);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', settleAgain);
    };
  }, [isByPlayer]);
  useLayoutEffect(() => {
    const close = (event: Event): void => {
      const isInside = event.target instanceof Element && event.target.closest('.recap, .recap-line') !== null;
      if (isInside && !(event instanceof KeyboardEvent && event.key === 'Escape')) return;
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      const hasFocus = sheet.current?.contains(document.activeElement) === true;
      recapState.value = 'closed';
      if (hasFocus) document.querySelector<HTMLElement>('.recap-line')?.focus();
    };
    addEventListener('pointerdown', close, { capture: true });
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close, { capture: true });
      removeEventListener('keydown', close);
    };
  }, []);
  const passed = [
    ...(told.turns === 0 ? [] : [following.texts.turns(told.turns)]),
    ...(answeredAt.value === null ? [] : [sayTimesIn(language.value).ago(Date.now() - answeredAt.value)]),
  ];
  return (
    <section ref={sheet} id={RECAP} class={isByPlayer ? 'recap' : 'recap by-itself'} aria-labelledby="recap-title">
      <h2 id="recap-title" tabIndex={-1}>
        {texts.since}
      </h2>
      <Sentences sitting={sitting} told={told} following={following} />
      <footer>
        <span class="second">{passed.join(', ')}</span>
        <button
          type="button"
          onClick={() => {
            recapState.value = 'closed';
            past.play();
          }}
        >
          {following.texts.again}
        </button>
      </footer>
    </section>
  );
}

/** The sentences with the crests of those who did it. */
export function Sentences({ sitting, following, told }: RecapProps & { readonly told: Recap }) {
  const { roomView, pack } = sitting;
  const { match } = roomView.value;
  if (match === null) return null;
  return (
    <ul class="recap-sentences">
      {told.sentences.slice(0, countShown()).map(({ key, seat, text, isHit }) => (
        <li key={key} class={isHit ? 'hit' : undefined}>
          {seat !== null && <Crest seat={pack.board.crestOf?.(match.view, seat) ?? seat} size={24} />}
          <span>{text}</span>
          {isHit && <b class="hit-mark">{following.texts.hitsYou}</b>}
        </li>
      ))}
    </ul>
  );
}

const EDGE = 8;

/** Puts the sheet under its line. One that opened by itself covers nothing that can be pressed to answer or that the question is about, and is seen whole; false: there is no such place. */
function settleSheet(sheet: HTMLElement, isByPlayer: boolean): boolean {
  const line = document.querySelector('.recap-line')?.getBoundingClientRect();
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  if (line === undefined || stage === undefined) return false;
  const isLow = line.top > stage.top;
  // Above its line it may scroll; below it there is room.
  sheet.style.maxHeight = isLow ? `${line.top - EDGE}px` : '';
  const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
  const fit = (left: number): number => Math.max(EDGE, Math.min(left, innerWidth - size.width - EDGE));
  const top = isLow ? line.top - size.height : line.bottom + 4;
  const lefts = [line.left + (line.width - size.width) / 2, stage.left, stage.right - size.width, innerWidth].map(fit);
  const heights = [top, stage.bottom - size.height - EDGE, stage.top + (stage.height - size.height) / 2];
  const places = heights.flatMap(top => lefts.map(left => ({ ...size, left, top })));
  const targets = [
    ...document.querySelectorAll('.table :is([data-answers], [data-reaches], .legal, .dock, .hand, [data-about])'),
  ]
    .map(each => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const isWhole = sheet.scrollHeight <= sheet.clientHeight + 1;
  const place = isByPlayer ? places[0] : isWhole ? places.find(each => isFree(each, targets)) : undefined;
  if (place === undefined) return false;
  Object.assign(sheet.style, { left: `${place.left}px`, top: `${place.top}px` });
  return true;
}
