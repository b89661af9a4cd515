import { useEffect, useRef } from 'preact/hooks';
import type { Sitting } from '../sitting.ts';

/** The id of the sentence with the question. */
export const QUESTION = 'question';

/** Parts of the page that keep the focus when a question has been answered. */
const KEEPS_FOCUS = 'input, textarea, select, dialog, .drawer, [popover]:not(.explanation)';

/** The question is always in view, so the page mustn't scroll. */
function focusQuestion(): void {
  const question = document.getElementById(QUESTION);
  if (question === null || question === document.activeElement) return;
  question.focus({ preventScroll: true });
  isReadByFocus = true;
}

/** Whether the focus has gone to the question since this was last asked. A screen reader reads what gets the focus. */
let isReadByFocus = false;

export function takeReadByFocus(): boolean {
  const isRead = isReadByFocus;
  isReadByFocus = false;
  return isRead;
}

/** Whether the focus is lost: the focused element has left the page. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(document.getElementById(QUESTION)?.parentElement ?? null);
}

/** Notes whether the player last used a key or the pointer. Screen readers press things by clicks that no pointer made. */
function watchInput({ isByKey }: Sitting): () => void {
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

/**
 * Moves the focus of a player who uses the keyboard to the question once the question before it has been answered, and wherever
 * the focus would be lost. `asked` tells the player's questions apart; null: the player isn't asked.
 */
export function useQuestionFocus(sitting: Sitting, asked: string | null): void {
  const before = useRef(asked);
  useEffect(() => watchInput(sitting), [sitting]);
  useEffect(() => {
    const isAnswered = before.current !== null && before.current !== asked;
    before.current = asked;
    if (!sitting.isByKey.peek()) return;
    if (isAnswered && document.activeElement?.closest(KEEPS_FOCUS) == null) focusQuestion();
    // While the focus goes from one thing to the next, nothing has it: that passes at once.
    const timer = setTimeout(() => isFocusLost() && focusQuestion());
    return () => clearTimeout(timer);
  });
}
