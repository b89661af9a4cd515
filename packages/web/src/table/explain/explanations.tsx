import { useEffect } from 'preact/hooks';
import {
  closeExplanation,
  dismissExplanation,
  type ExplanationsProps,
  endDismissal,
  explain,
  isDismissed,
  openExplanation,
} from '../../games/kit/explanation.ts';
import { lazy, Nothing } from '../../kit/lazy.tsx';

/** Loaded with the first explanation. */
const Beside = lazy(async () => (await import('./beside.tsx')).Beside, Nothing);

/** Shows explanations. Every page with a board has one of these. */
export function Explanations(props: ExplanationsProps) {
  const { moment, choose } = props;
  useEffect(listenForExplanations, []);
  useEffect(() => {
    closeExplanation();
    choose(null);
  }, [moment]);
  const shown = openExplanation.value;
  return shown === null ? null : <Beside {...props} shown={shown} />;
}

/** How long the pointer or a finger must rest on a thing before its explanation is shown. */
const PATIENCE = 450;
/** How long a hint waits for the pointer to come to it. */
const LINGER = 250;
/** A finger that moves this far scrolls. */
const STEADY = 10;

/** A thing on the board that can't be used now. */
const PICTURE = '[role="img"][data-explains]';

const findExplained = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-explains]') : null;
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explanation') !== null;

/** Explains the focused thing. Returns false if it has no explanation, or shows it already. */
export function explainFocused(): boolean {
  const thing = findExplained(document.activeElement);
  if (thing === null || openExplanation.value?.manner === 'pinned') return false;
  explain(thing, 'pinned');
  return true;
}

/** Shows explanations when the player points at, long-presses or focuses a thing that has one. Returns a function that stops it. */
function listenForExplanations(): () => void {
  const ends = new AbortController();
  let timer = 0;
  let held: { readonly x: number; readonly y: number } | null = null;
  /** A long press isn't a click. */
  let isSpent = false;
  let isTouched = false;
  /** Whether Escape was the last key: then the focus comes back by itself, to something that nobody asks about. */
  let isEscaping = false;
  /** The thing the mouse was last moved to. */
  let pointed: Element | null = null;
  const soon = (task: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(task, wait);
  };
  const on = <K extends keyof DocumentEventMap>(type: K, heed: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, heed, { signal: ends.signal, capture: true, passive: false });
  const dropHint = (): void => {
    if (openExplanation.value?.manner === 'hint') closeExplanation();
  };
  const hintSoon = (thing: Element): void => {
    if (!isDismissed(thing)) soon(() => explain(thing, 'hint'), PATIENCE);
  };

  on('pointerover', ({ target, pointerType }) => {
    // A resting mouse gets an event for every change beneath it, even while a finger rests elsewhere.
    if (pointerType === 'touch' || held !== null) return;
    const thing = findExplained(target);
    if (isInside(target) || (thing !== null && thing === openExplanation.value?.anchor)) return clearTimeout(timer);
    if (thing === null || !isDismissed(thing)) endDismissal();
    pointed = null;
    soon(dropHint, LINGER);
  });
  on('focusin', ({ target }) => {
    const thing = findExplained(target);
    if (thing !== null && thing === target && !isEscaping && thing.matches(':focus-visible')) hintSoon(thing);
  });
  on('focusout', ({ target }) => {
    clearTimeout(timer);
    dropHint();
    if (target instanceof Element && isDismissed(target)) endDismissal();
  });
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    clearTimeout(timer);
    if (isInside(target)) return;
    const thing = findExplained(target);
    if (openExplanation.value !== null && openExplanation.value.anchor !== thing) closeExplanation();
    dropHint();
    isSpent = false;
    isTouched = pointerType === 'touch';
    if (!isTouched || thing === null) return;
    held = { x: clientX, y: clientY };
    soon(() => {
      isSpent = true;
      explain(thing, 'pinned');
    }, PATIENCE);
  });
  on('pointermove', ({ target, pointerType, clientX, clientY }) => {
    const thing = findExplained(target);
    // A new board may appear beneath a resting mouse. It's explained only once the mouse moves.
    if (pointerType !== 'touch' && thing !== null && thing !== pointed && thing !== openExplanation.value?.anchor) {
      pointed = thing;
      hintSoon(thing);
    }
    if (held === null || Math.hypot(clientX - held.x, clientY - held.y) < STEADY) return;
    held = null;
    clearTimeout(timer);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, () => {
      if (held !== null) clearTimeout(timer);
      held = null;
    });
  on('click', event => {
    clearTimeout(timer);
    const thing = findExplained(event.target);
    // A tap on something in the dock that can't be pressed explains it.
    if (!isSpent && isTouched && thing?.matches('.dock [role="img"]')) explain(thing, 'pinned');
    if (!isSpent) return;
    isSpent = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('contextmenu', event => {
    if (held !== null) event.preventDefault();
  });
  on('keydown', event => {
    const { key, target } = event;
    isEscaping = key === 'Escape';
    if (key === 'Escape' && openExplanation.value !== null) dismissExplanation();
    // Nothing but its explanation can be had from a picture.
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element) || !target.matches(PICTURE)) return;
    event.preventDefault();
    explain(target, 'pinned');
  });
  return () => {
    clearTimeout(timer);
    ends.abort();
    closeExplanation();
  };
}
