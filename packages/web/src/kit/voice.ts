import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A polite text waits until the screen reader has finished; an assertive one doesn't. */
export type VoiceManner = 'polite' | 'assertive';

interface SpokenText {
  readonly number: number;
  readonly text: string;
  readonly manner: VoiceManner;
}

/** The texts that stay in a live region after they were said: a screen reader may be slow to take them up. */
const KEPT = 12;

let count = 0;

/** The latest texts for screen readers. A table has the two live regions that hold them. */
export const spoken = signal<readonly SpokenText[]>([]);

/** Whether the page has these regions now. Elsewhere a text that is to be said is a live region itself. */
export const hasRegions = signal(false);

/** Has a text said by a screen reader, even if it was said before. */
export function say(text: string, manner: VoiceManner = 'polite'): void {
  if (text !== '') spoken.value = [...spoken.value, { number: count++, text, manner }].slice(-KEPT);
}

/** Has a text said once when it appears or changes; null: there's nothing to say. */
export function useSaid(text: string | null, manner?: VoiceManner): void {
  useEffect(() => {
    if (text !== null) say(text, manner);
  }, [text]);
}
