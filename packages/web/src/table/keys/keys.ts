import { explainFocused } from '../explain/explanations.tsx';
import { answer, countStepsToTakeBack, findOpenPrompt, perform, restartTurn, type Sitting } from '../sitting.ts';

/** The id of the menu. */
export const MENU = 'table-menu';

/** Whether a key belongs to its target: a text field, or something open above the table. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.closest('dialog, [popover]') !== null);

/**
 * Listens to the table's keys: P passes where a player may react, a digit gives the answer of that number in the list, C confirms,
 * U undoes, R restarts the turn, L lists the answers, T opens the menu, ? explains. Enter and Space are left to what has the focus.
 * Returns a function that stops listening.
 */
export function listenToKeys(sitting: Sitting): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?' && !(event.target instanceof HTMLInputElement)) {
      if (!explainFocused()) sitting.isShowingKeys.value = true;
    } else if (!isElsewhere(event.target)) press(sitting, event);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function press(sitting: Sitting, event: KeyboardEvent): void {
  const { match } = sitting.roomView.value;
  if (match === null) return;
  const { held, mayUndo } = match;
  const prompt = findOpenPrompt(sitting);
  switch (event.key) {
    case 'p':
      if (prompt?.silence != null) answer(sitting, prompt.silence);
      return;
    case 'u':
      if (mayUndo) perform(sitting, { type: 'undo' });
      return;
    case 'r':
      if (mayUndo && countStepsToTakeBack(sitting) > 0) restartTurn(sitting);
      return;
    case 'c':
      if (held !== null) perform(sitting, { type: 'confirm' });
      return;
    case 'l':
      sitting.isListed.value = !sitting.isListed.value;
      return;
    case 't':
      document.getElementById(MENU)?.togglePopover();
      return;
  }
  const action = /^[1-9]$/.test(event.key) ? prompt?.actions[Number(event.key) - 1] : undefined;
  if (action !== undefined) answer(sitting, action);
}
