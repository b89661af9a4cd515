import { keyMode } from '../../kit/preferences.ts';

/** Whether a key is typed into a text field. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio],[type=checkbox]), textarea, select, [contenteditable]') !== null;

/** The character of a single key that acts at a table, as the player has chosen in the settings; null: the key isn't one. */
export function readSingleKey({ key, code, altKey, ctrlKey, metaKey, target }: KeyboardEvent): string | null {
  const isWanted = keyMode.value === 'alt' ? altKey : keyMode.value === 'on' && !altKey;
  if (!isWanted || ctrlKey || metaKey || isTyped(target)) return null;
  // With Alt, some keyboards write other characters.
  const plain = altKey ? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key) : key;
  return plain.length === 1 ? plain.toLowerCase() : null;
}
