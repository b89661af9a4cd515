import { sayAction, sayQuestion } from '@consigliere/kernel/host';
import { findOpenPrompt, type Sitting } from '../sitting.ts';

/** The question that the viewer is asked, as it is said and written; null: none. */
export function sayAsked(sitting: Sitting): string | null {
  const { pack, who, texts } = sitting;
  const prompt = findOpenPrompt(sitting);
  if (prompt === null) return null;
  // In a reaction window it is another player's turn.
  const call = prompt.silence === null ? texts.yourTurn : texts.mayReact;
  return `${call} ${sayQuestion(pack.words, prompt, who.value)}`;
}

/** The answer that the viewer is asked to confirm; null: none. */
export function sayHeld({ roomView, pack, who }: Sitting): string | null {
  const held = roomView.value.match?.held?.[0];
  return held === undefined ? null : sayAction(pack.words, held, who.value);
}

/** How many milliseconds the viewer has left to answer; null: no clock runs for them. */
export function findTimeLeft({ roomView, link }: Sitting): number | null {
  const { seat, chairs, windowEnds, match } = roomView.value;
  if (seat === null || match?.prompt == null) return null;
  const ends = windowEnds ?? chairs[seat]?.timeIsUp ?? null;
  return ends === null ? null : Math.max(0, ends - link.now());
}
