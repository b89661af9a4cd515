import { BOTS, type BotName, LEVELS, type Level } from '@consigliere/bots';
import { Misuse } from '../lib/misuse.ts';

/** How a bot plays: by chance, one answer ahead, or at a level. */
export type Manner = BotName | Level;

const MANNERS: readonly Manner[] = [...LEVELS, ...BOTS];

function mannerOf(text: string): Manner {
  const manner = MANNERS.find(each => String(each) === text.trim());
  if (manner !== undefined) return manner;
  throw new Misuse(
    `--bots must be a level from 1 to 5, random or greedy, or a list of these as in 3,4,5, not "${text}"`,
  );
}

/** How so many bots play: all as a single name says (`3`), or each as a list does (`3,4,5`). */
export function mannersIn(text: string, bots: number): readonly Manner[] {
  const named = text.split(',').map(mannerOf);
  const [only] = named;
  if (named.length === 1 && only !== undefined) return Array.from({ length: bots }, () => only);
  if (named.length !== bots) throw new Misuse(`--bots lists ${named.length}, but ${bots} bots sit at the table`);
  return named;
}
