import { readFileSync, writeFileSync } from 'node:fs';
import type { State } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { transcript } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';
import { countCards, MAFIOSI } from './mafiosi.ts';
import { cardsText } from './testing/cards.ts';
import { words } from './text/index.ts';
import type { CartaNostra } from './types.ts';

/** The matches that are kept, by number of players: short matches in which nearly everything happens. */
const KEPT = [
  [2, '2 players, match 145'],
  [3, '3 players, match 306'],
  [4, '4 players, match 136'],
  [5, '5 players, match 29'],
] as const;

const NAMES = ['Anna', 'Ben', 'Carla', 'Dino', 'Elsa'];
const LARGEST = 60_000;

/** Each player's city and number of cards in hand, the discard pile and the draw pile. */
function table({ open, own, sealed }: State<CartaNostra>): string {
  const players = own.map(
    ({ hand }, seat) => `${NAMES[seat]} ${countCards(hand)} [${cardsText(open.region[seat] ?? [])}]`,
  );
  const top = MAFIOSI[open.discard.at(-1) ?? -1] ?? 'nothing';
  return `${players.join(', ')}; ${open.discard.length} discarded, ${top} on top; ${sealed.pile.length} to draw`;
}

/** The transcript of a random match. */
function playthrough(seats: number, seed: string): string {
  const rules = rulesOf(cartaNostra, seats);
  if (!rules.ok) throw new Error(rules.why);
  return transcript({ rules: rules.value, words: words.en, seed, names: NAMES, turnEnds: 'ended', table });
}

test.each(KEPT)('the match of %i players goes as it did (UPDATE_PLAYTHROUGHS=1 keeps a new course)', (seats, seed) => {
  const file = new URL(`playthroughs/${seats}-players.txt`, import.meta.url);
  const made = playthrough(seats, seed);
  if (process.env.UPDATE_PLAYTHROUGHS === '1') writeFileSync(file, made);
  expect(made).toBe(readFileSync(file, 'utf8'));
  expect(made.length).toBeLessThan(LARGEST);
});
