import { isGameId, loadParts } from '@consigliere/games/list';
import type { Follow, GameSpeech, Seat, Shape } from '@consigliere/kernel';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../../kit/words/language.ts';

/** A line and its seat. */
interface Bubble {
  readonly seat: Seat;
  readonly text: string;
  readonly isEmote?: true;
}

/** How long a bubble stays, in milliseconds. */
const STAYS = 3000;
let timer = 0;

/** The only bubble of the table; null: nobody speaks. */
export const bubble = signal<Bubble | null>(null);

/** Shows a line at a seat for a while. */
export function showBubble(said: Bubble): void {
  clearTimeout(timer);
  bubble.value = said;
  timer = window.setTimeout(hideBubble, STAYS);
}

export function hideBubble(): void {
  clearTimeout(timer);
  bubble.value = null;
}

/** Marks a remark in the chat as a threat, so that it is shown at its player's seat too. */
const MARK = '🗯 ';
export const markThreat = (text: string): string => `${MARK}${text}`;
/** The threat in a remark; null: it's an ordinary one. */
export const threatIn = (remark: string): string | null => (remark.startsWith(MARK) ? remark.slice(MARK.length) : null);

/** A game's lines, and how its events are followed. */
export interface LoadedLines {
  readonly speech: GameSpeech;
  readonly follow: Follow<Shape>;
}

/** Loads a game's lines; null while they are loading. Without them nobody speaks. */
export function useLines(game: string): LoadedLines | null {
  const lines = useSignal<LoadedLines | null>(null);
  useEffect(() => {
    let isWanted = isGameId(game);
    const load = async (): Promise<void> => {
      if (!isGameId(game)) return;
      const parts = await loadParts(game);
      const [speech, follow] = await Promise.all([parts.speech(language.value), parts.follow()]);
      if (isWanted) lines.value = { speech, follow };
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [game, language.value]);
  return lines.value;
}

/** Says who the character of a level is; null while that is loading. */
export function useAbout(game: string): ((level: number) => string | undefined) | null {
  const lines = useLines(game);
  return lines === null ? null : level => lines.speech.characters[level - 1]?.about;
}
