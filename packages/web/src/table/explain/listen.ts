import { explain, explanation, hush } from './explained.ts';

/** How long one points at a thing before it explains itself, and how long a finger rests on it. */
const PATIENCE = 450;
/** How long a hint waits for the pointer to come to it. */
const LINGER = 250;
/** A finger that moves so far scrolls. */
const STEADY = 10;

const explainedAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-explains]') : null;
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explanation') !== null;

/** Explains the thing that has the focus; false: it has nothing to say, or says it already. */
export function explainFocused(): boolean {
  const thing = explainedAt(document.activeElement);
  if (thing === null || explanation.value?.manner === 'pinned') return false;
  explain(thing, 'pinned');
  return true;
}

/** Listens to whoever points at, rests on or comes to a thing that explains itself. Gives back how to stop. */
export function listenForExplanations(): () => void {
  const ends = new AbortController();
  let timer = 0;
  let held: { readonly x: number; readonly y: number } | null = null;
  /** A long press is no click. */
  let isSpent = false;
  const soon = (task: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(task, wait);
  };
  const on = <K extends keyof DocumentEventMap>(type: K, heed: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, heed, { signal: ends.signal, capture: true, passive: false });
  const dropHint = (): void => {
    if (explanation.value?.manner === 'hint') hush();
  };

  on('pointerover', ({ target, pointerType }) => {
    // A resting mouse hears of every change beneath it, also while a finger rests elsewhere.
    if (pointerType === 'touch' || held !== null) return;
    const thing = explainedAt(target);
    if (isInside(target) || (thing !== null && thing === explanation.value?.anchor)) return clearTimeout(timer);
    if (thing === null) return soon(dropHint, LINGER);
    soon(() => explain(thing, 'hint'), PATIENCE);
  });
  on('focusin', ({ target }) => {
    const thing = explainedAt(target);
    if (thing !== null && thing === target && thing.matches(':focus-visible'))
      soon(() => explain(thing, 'hint'), PATIENCE);
  });
  on('focusout', () => {
    clearTimeout(timer);
    dropHint();
  });
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    clearTimeout(timer);
    if (isInside(target)) return;
    const thing = explainedAt(target);
    if (explanation.value !== null && explanation.value.anchor !== thing) hush();
    dropHint();
    isSpent = false;
    if (pointerType !== 'touch' || thing === null) return;
    held = { x: clientX, y: clientY };
    soon(() => {
      isSpent = true;
      explain(thing, 'pinned');
    }, PATIENCE);
  });
  on('pointermove', ({ clientX, clientY }) => {
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
    if (key !== 'Escape' || explanation.value === null) return;
    const { anchor, manner } = explanation.value;
    hush();
    if (manner === 'pinned' && anchor instanceof HTMLElement) anchor.focus();
  });
  return () => {
    clearTimeout(timer);
    ends.abort();
    hush();
  };
}
