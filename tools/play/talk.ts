import { type Character, random, sfc32, shuffle } from '@consigliere/kernel';

/** Of so many turns a character says something after one. */
const SELDOM = 3;

/**
 * What a character says after its nth turn, counted from 0; mostly nothing. It is always the same, however often it is
 * drawn, and nothing is said again before all else was.
 */
export function lineAfter({ lines }: Character, turn: number, seed: string): string | null {
  const spell = Math.floor(turn / SELDOM);
  const speaks = random(sfc32(`${seed}/${spell}`), 'when', SELDOM) === turn % SELDOM;
  const order = shuffle(sfc32(seed), 'what', [...lines]);
  return speaks ? (order[spell % lines.length] ?? null) : null;
}
