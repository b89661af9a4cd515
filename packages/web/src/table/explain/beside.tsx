import type { Action, Shape } from '@consigliere/kernel';
import { key, sayAction } from '@consigliere/kernel/host';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  closeExplanation,
  dismissExplanation,
  type ExplanationsProps,
  type OfferedAnswer,
  type OpenExplanation,
} from '../../games/kit/explanation.ts';
import { layout } from '../../kit/layout.ts';
import { RuleLink } from '../rule-link.tsx';
import { placeBeside, type ScreenBox } from './place-beside.ts';
import './explain.css';

/** A hint shows at most this many answers. Pressing the thing shows all of them. */
const HINTED = 3;

/** A choice opens at most this many pixels from the thing that was pressed; a hint may keep more in sight. */
const REACH = { choice: 200, hint: 420 };

const measureBox = (element: Element): ScreenBox => element.getBoundingClientRect();

/** Moves the focus to the first answer, or to the heading if there is none. */
function focusFirst(box: HTMLElement): void {
  const first = box.querySelector<HTMLElement>('.answer') ?? box.querySelector<HTMLElement>('h3');
  first?.focus({ preventScroll: true });
}

/** Without room beside the board a choice takes the place of the dock. Everything else is placed beside its thing. */
function place(box: HTMLElement, anchor: Element): void {
  // Only a pinned explanation has answers to press.
  const isChoice = box.querySelector('.answer') !== null;
  const dock = isChoice && layout.value !== 'desktop' ? document.querySelector('.dock') : null;
  box.classList.toggle('in-dock', dock !== null);
  if (dock !== null) {
    const { left, top, width, height } = measureBox(dock);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    return;
  }
  const clear = [...document.querySelectorAll('[data-clear], .stage .legal')].map(measureBox);
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const room = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(measureBox(anchor), size, {
    room,
    clear,
    reach: isChoice ? REACH.choice : REACH.hint,
  });
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: '', height: '' });
}

/** An explanation beside its thing. */
export function Beside(props: ExplanationsProps & { readonly shown: OpenExplanation }) {
  const { shown, game, words, who, choose } = props;
  const { anchor, explain, manner } = shown;
  // It's read here so that the explanation is redrawn when its content changes.
  const { title, lines, rules, answers = [], barred = [], more } = explain();
  const box = useRef<HTMLDivElement>(null);
  const isPinned = manner === 'pinned';
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    current.showPopover();
    place(current, anchor);
    if (isPinned) focusFirst(current);
    else anchor.setAttribute('aria-describedby', 'explanation');
    const follow = (): void => place(current, anchor);
    addEventListener('scroll', follow, { passive: true, capture: true });
    // An explanation may grow while it is shown.
    const grown = new ResizeObserver(follow);
    grown.observe(current);
    return () => {
      grown.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      anchor.removeAttribute('aria-describedby');
      if (!isPinned) return;
      // A pinned explanation has chosen answers itself; a hint leaves that to its thing.
      choose(null);
      // A player who uses the keyboard continues at the explained thing.
      if (current.contains(document.activeElement) && (anchor instanceof HTMLElement || anchor instanceof SVGElement))
        anchor.focus({ preventScroll: true });
    };
  }, [anchor, manner]);
  return (
    <div
      ref={box}
      id="explanation"
      popover="manual"
      class={isPinned ? 'popover explanation pinned' : 'popover explanation'}
      {...(isPinned ? { role: 'dialog', 'aria-label': title } : { role: 'tooltip' })}
    >
      <header>
        <h3 tabIndex={-1}>{title}</h3>
        {isPinned && (
          <button type="button" class="explanation-close" aria-label={props.close} onClick={dismissExplanation}>
            ×
          </button>
        )}
      </header>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {more}
      {(isPinned || answers.length <= HINTED) && <Offers {...props} answers={answers} isPinned={isPinned} />}
      {barred.map(({ action, rule }) => (
        <p key={key(action)} class="explanation-barred">
          {sayAction(words, action, who)}
          <span class="why">
            {words.rule[rule]} <RuleLink game={game} rule={rule} />
          </span>
        </p>
      ))}
      {rules.length > 0 && (
        <p class="explanation-rules">
          {rules.map(rule => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
      )}
    </div>
  );
}

interface OffersProps extends ExplanationsProps {
  readonly answers: readonly OfferedAnswer[];
  readonly isPinned: boolean;
}

/** The answers: as buttons if the explanation is pinned, otherwise as sentences. */
function Offers({ answers, isPinned, words, who, choose, answer }: OffersProps) {
  const give = (action: Action<Shape>): void => {
    closeExplanation();
    answer(action);
  };
  return (
    <ul class="explanation-answers">
      {answers.map(({ action, brings }) => (
        <li key={key(action)}>
          {isPinned ? (
            <button
              type="button"
              class="answer legal"
              onPointerEnter={() => choose(action)}
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && choose(action)}
              onClick={() => give(action)}
            >
              {sayAction(words, action, who)}
              <small>{brings}</small>
            </button>
          ) : (
            <p>
              <b>{sayAction(words, action, who)}</b> <small>{brings}</small>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
