import { readFileSync, writeFileSync } from 'node:fs';
import type { State } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { transcript } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { derPate } from './index.ts';
import { streetText } from './testing/street.ts';
import { words } from './text/index.ts';
import type { DerPate } from './types.ts';

/** The recorded matches, by number of players: matches in which nearly everything happens. */
const KEPT = [
  [2, '2 players, match 88'],
  [3, '3 players, match 58'],
  [4, '4 players, match 105'],
] as const;

const NAMES = ['Anna', 'Ben', 'Carla', 'Dino'];
const LARGEST = 60_000;

/** Each player's money, tracks, members in supply, jail and river, and friends; then the street and the car. */
function table({ open, recalled }: State<DerPate>): string {
  const players = open.supply.map((supply, seat) => {
    const tracks = [open.reputation, open.influence, open.income, open.favours].map(track => track[seat]).join('/');
    const members = [supply, open.jail[seat], open.river[seat]].join('/');
    return `${NAMES[seat]} ${recalled.money[seat]} tracks ${tracks} members ${members} friends ${open.friends[seat]}`;
  });
  return `${players.join(', ')}; [${streetText(open.holder)}], car ${open.car}`;
}

/** The transcript of a random match. */
function playthrough(seats: number, seed: string): string {
  const rules = rulesOf(derPate, seats);
  if (!rules.ok) throw new Error(rules.why);
  return transcript({
    rules: rules.value,
    words: words.en,
    seed,
    names: NAMES.slice(0, seats),
    turnEnds: 'ended',
    table,
  });
}

test.each(KEPT)('the match of %i players goes as recorded (UPDATE_PLAYTHROUGHS=1 records it again)', (seats, seed) => {
  const file = new URL(`playthroughs/${seats}-players.txt`, import.meta.url);
  const made = playthrough(seats, seed);
  if (process.env.UPDATE_PLAYTHROUGHS === '1') writeFileSync(file, made);
  expect(made).toBe(readFileSync(file, 'utf8'));
  expect(made.length).toBeLessThan(LARGEST);
});
