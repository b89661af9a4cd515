import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { QUESTION } from '../dock.tsx';
import { arrangeStops, findNear, findPlace, forgetVisits, noteVisit } from './groups.ts';

/** Parts of the table where decisions are made: from there the focus goes to the next question. Elsewhere it stays. */
const DECIDES = '.dock, .hand, .stage, .offers, .explanation, .confirm-bubble';

/** A table, as far as the focus is concerned. */
interface KeyUser {
  /** Whether the player last used a key, not the pointer. */
  readonly isByKey: Signal<boolean>;
  /** The command that was sent last. */
  readonly sent: ReadonlySignal<{ readonly type: string } | null>;
}

/** The thing that last had the focus in a group: where it was, and how to find it again. */
interface FocusedThing {
  readonly element: Element;
  readonly group: Element;
  readonly at: number;
}

/** Whether the focus has gone to the question since this was last asked. A screen reader reads what gets the focus. */
let isReadByFocus = false;
let last: FocusedThing | null = null;
/** The things that had the focus when each of the latest answers was given, the latest one last. */
let pressed: FocusedThing[] = [];
let isTakingBack = false;

export function takeReadByFocus(): boolean {
  const isRead = isReadByFocus;
  isReadByFocus = false;
  return isRead;
}

/** Notes with what an answer is given: after an undo the focus goes back there. */
const watchCommands = ({ sent }: KeyUser): (() => void) =>
  effect(() => {
    const type = sent.value?.type;
    if (type === 'undo') isTakingBack = true;
    if (type === 'answer' && last !== null) pressed = [...pressed, last].slice(-20);
  });

/** The question is always in view, so the page mustn't scroll. */
function focusQuestion(): void {
  const question = document.getElementById(QUESTION);
  if (question === null || question === document.activeElement) return;
  question.focus({ preventScroll: true });
  isReadByFocus = true;
}

/** Finds a thing again, even if it was drawn again. */
function findAgain({ element, group, at }: FocusedThing): HTMLElement | SVGElement | undefined {
  const found = group.isConnected ? findNear(group, at) : undefined;
  const spot = element.getAttribute('data-spot');
  const same = spot === null ? null : document.querySelector(`.table [data-spot="${CSS.escape(spot)}"]`);
  const candidates = [element, same, found].filter(each => each?.isConnected === true);
  return candidates.find(each => each instanceof HTMLElement || each instanceof SVGElement);
}

function focusTakenBack(): void {
  const thing = pressed.pop();
  const found = thing === undefined ? undefined : findAgain(thing);
  if (found === undefined) focusQuestion();
  else found.focus({ preventScroll: true });
}

/** Whether the focus is lost: the focused element has left the page. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(document.getElementById(QUESTION)?.parentElement ?? null);
}

/** Gives a lost focus to the nearest thing that is left in its group, otherwise to the question. */
function restoreFocus(): void {
  if (!isFocusLost()) return;
  const near = last?.group.isConnected && last.group.checkVisibility() ? findNear(last.group, last.at) : undefined;
  if (near === undefined) focusQuestion();
  else near.focus({ preventScroll: true });
}

/** Notes whether the player last used a key or the pointer. Screen readers press things by clicks that no pointer made. */
function watchInput({ isByKey }: KeyUser): () => void {
  const ends = new AbortController();
  const options = { signal: ends.signal, capture: true };
  const note = (value: boolean): void => {
    isByKey.value = value;
  };
  addEventListener('keydown', () => note(true), options);
  addEventListener('pointerdown', () => note(false), options);
  addEventListener('click', ({ detail }: MouseEvent) => detail === 0 && note(true), options);
  return () => ends.abort();
}

/** Keeps every group one stop of the Tab key, and the focus on the page while things come and go. */
function watchStops({ isByKey }: KeyUser): () => void {
  const table = document.querySelector('.table');
  if (table === null) return () => undefined;
  let frame = 0;
  const arrange = (): void => {
    arrangeStops(table);
    if (isByKey.peek()) restoreFocus();
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(arrange);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    const place = target.closest('.explanation') === null ? findPlace(target) : null;
    if (place === null) return;
    last = { element: target, ...place };
    noteVisit(place.group, target);
    // At once: the Tab key may follow within the same frame.
    arrangeStops(table);
  };
  const observer = new MutationObserver(soon);
  observer.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'disabled'] });
  document.addEventListener('focusin', onFocus);
  arrange();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

/**
 * Keeps the focus where a player who uses the keyboard expects it: on a new question, on the answer that was taken back, and never
 * lost. `asked` tells the player's questions apart; null: the player isn't asked.
 */
export function useQuestionFocus(sitting: KeyUser, asked: string | null): void {
  const before = useRef(asked);
  useEffect(() => watchInput(sitting), [sitting]);
  useEffect(() => watchStops(sitting), [sitting]);
  useEffect(() => watchCommands(sitting), [sitting]);
  useEffect(() => {
    const isNew = before.current !== asked;
    const isBack = isNew && isTakingBack;
    before.current = asked;
    if (isNew) {
      isTakingBack = false;
      forgetVisits();
    }
    if (sitting.isByKey.peek()) {
      if (isBack) focusTakenBack();
      else if (isNew && (isFocusLost() || document.activeElement?.closest(DECIDES) != null)) focusQuestion();
    }
    // The stops were arranged when the table was drawn, which is before the visits are forgotten.
    const table = document.querySelector('.table');
    if (isNew && table !== null) arrangeStops(table);
  }, [asked]);
}
