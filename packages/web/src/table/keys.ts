import { explainFocused } from './explain/listen.ts';
import { answer, perform, type Sitting } from './sitting.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/**
 * The table's keys: space says nothing in a moment to react, digits give the answer of that number (a second digit within a
 * moment makes it a larger one), Enter confirms, U takes back. Gives back how to stop listening.
 */
export function listenToKeys(sitting: Sitting): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?') return void explainFocused();
    const { match } = sitting.seen.value;
    if (match === null) return;
    const { prompt, held, mayUndo } = match;
    if (event.key === ' ' && prompt?.silence != null) {
      event.preventDefault();
      answer(sitting, prompt.silence);
    } else if (event.key === 'u' && mayUndo) perform(sitting, { type: 'undo' });
    else if (event.key === 'c' && held !== null) perform(sitting, { type: 'confirm' });
    else if (/^[1-9]$/.test(event.key)) {
      const action = prompt?.actions[Number(event.key) - 1];
      if (action !== undefined) answer(sitting, action);
    }
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
