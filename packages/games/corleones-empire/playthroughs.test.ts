import { readFileSync, writeFileSync } from 'node:fs';
import type { State } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { transcript } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { countStashed, handSize, worth } from './hands.ts';
import { corleonesEmpire } from './index.ts';
import { words } from './text/index.ts';
import { type CorleonesEmpire, DOLLARS } from './types.ts';

/** The stored matches, by number of players: matches in which nearly everything happens. */
const KEPT = [
  [2, '2 players, match 56'],
  [3, '3 players, match 115'],
  [4, '4 players, match 99'],
  [5, '5 players, match 72'],
] as const;

const NAMES = ['Anna', 'Ben', 'Carla', 'Dino', 'Elsa'];
const LARGEST = 90_000;

/** Each player's suitcase, hand, figures in reserve and completed jobs; then the markers of each turf, from the bottom to the top. */
function table({ open, recalled, own }: State<CorleonesEmpire>): string {
  const players = own.map((drawer, seat) => {
    const suitcase = worth(DOLLARS.map((_, kind) => countStashed(recalled, drawer, seat, kind)));
    const reserve = `${open.thugs[seat]}+${open.members[seat]}`;
    return `${NAMES[seat]} $${suitcase} hand ${handSize(recalled, seat)} reserve ${reserve} jobs ${recalled.completed[seat]?.length}`;
  });
  const control = open.control.map(stack => stack.map(seat => NAMES[seat]?.[0]).join('') || '-').join(' ');
  return `${players.join(', ')}; [${control}]`;
}

/** The transcript of a random match. */
function playthrough(seats: number, seed: string): string {
  const rules = rulesOf(corleonesEmpire, seats);
  if (!rules.ok) throw new Error(rules.why);
  return transcript({
    rules: rules.value,
    words: words.en,
    seed,
    names: NAMES.slice(0, seats),
    turnEnds: 'turn',
    table,
  });
}

test.each(KEPT)('the match of %i players is as it was (UPDATE_PLAYTHROUGHS=1 stores a new one)', (seats, seed) => {
  const file = new URL(`playthroughs/${seats}-players.txt`, import.meta.url);
  const made = playthrough(seats, seed);
  if (process.env.UPDATE_PLAYTHROUGHS === '1') writeFileSync(file, made);
  expect(made).toBe(readFileSync(file, 'utf8'));
  expect(made.length).toBeLessThan(LARGEST);
});
