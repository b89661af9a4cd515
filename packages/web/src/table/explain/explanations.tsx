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

/** Loaded when something explains itself for the first time. */
const Beside = lazy(async () => (await import('./beside.tsx')).Beside, Nothing);

/** Where things explain themselves: once on every page that draws a board. */
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

/** How long one points at a thing before it explains itself, and how long a finger rests on it. */
const PATIENCE = 450;
/** How long a hint waits for the pointer to come to it. */
const LINGER = 250;
/** A finger that moves so far scrolls. */
const STEADY = 10;

const findExplained = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-explains]') : null;
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explanation') !== null;

/** Explains the thing that has the focus; false: it has nothing to say, or says it already. */
export function explainFocused(): boolean {
  const thing = findExplained(document.activeElement);
  if (thing === null || openExplanation.value?.manner === 'pinned') return false;
  explain(thing, 'pinned');
  return true;
}

/** Listens to whoever points at, rests on or comes to a thing that explains itself. Gives back how to stop. */
function listenForExplanations(): () => void {
  const ends = new AbortController();
  let timer = 0;
  let held: { readonly x: number; readonly y: number } | null = null;
  /** A long press is no click. */
  let isSpent = false;
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
    // A resting mouse hears of every change beneath it, also while a finger rests elsewhere.
    if (pointerType === 'touch' || held !== null) return;
    const thing = findExplained(target);
    if (isInside(target) || (thing !== null && thing === openExplanation.value?.anchor)) return clearTimeout(timer);
    if (thing === null || !isDismissed(thing)) endDismissal();
    pointed = null;
    soon(dropHint, LINGER);
  });
  on('focusin', ({ target }) => {
    const thing = findExplained(target);
    if (thing !== null && thing === target && thing.matches(':focus-visible')) hintSoon(thing);
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
    if (pointerType !== 'touch' || thing === null) return;
    held = { x: clientX, y: clientY };
    soon(() => {
      isSpent = true;
      explain(thing, 'pinned');
    }, PATIENCE);
  });
  on('pointermove', ({ target, pointerType, clientX, clientY }) => {
    const thing = findExplained(target);
    // Things may come to lie beneath a resting mouse, as a new board does: they explain themselves once it moves.
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
    if (!isSpent) return;
    isSpent = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('contextmenu', event => {
    if (held !== null) event.preventDefault();
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape' && openExplanation.value !== null) dismissExplanation();
  });
  return () => {
    clearTimeout(timer);
    ends.abort();
    closeExplanation();
  };
}
