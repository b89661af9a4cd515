import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadRules } from '@consigliere/games/list';
import type { Shape } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { loadText, type Readable } from './games.ts';
import { anybody, lines, played } from './scripted.ts';

/** Sit-down isn't published: no tool knows it unless it's named. Only the first family has debts. */
async function loadSitdown(): Promise<Readable<Shape>> {
  const [, text] = await loadText('sitdown');
  const debts = { label: 'Debts', value: 0, rules: [] };
  const { totals, ...table } = text.table;
  const game = await (await loadRules('sitdown')).game();
  const withDebts: typeof totals = (view, seat, words) => [
    ...totals(view, seat, words),
    ...(seat === 0 ? [debts] : []),
  ];
  return { ...text, game, table: { ...table, totals: withDebts } };
}

const readable = await loadSitdown();

test('the terminal plays a game that no tool has heard of, from its words and its table', async () => {
  const { out, pages } = await played('sitdown --seats 3 --bots random --name Ada', anybody('x'), { readable });
  expect(pages[0]).toMatch(/^Sit-down: Ada, Vito, Carmela\. /);
  expect(out).toMatch(/^Round 1 of at most 4 · Deck: \d+ cards · Discard pile: 0 cards$/m);
  expect(out).toMatch(/^ +Cash +Hand +Debts\n▶ Ada +\$3 +3 +·\n {2}Vito +\$3 +3$/m);
  expect(out).toMatch(/^Only you see · Hand: \w+ \d+, \w+ \d+, \w+ \d+ · Seen by your informers: –$/m);
  expect(out).toContain('▶ Pledge one or two cards');
  expect(out).toContain('The pledges are shown.');
  expect(pages.at(-1)).toContain('\nPlace ');
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});

test.each([
  ['de', 'Setze eine oder zwei Karten ein', '\nPlatz '],
  ['nl', 'Zet een of twee kaarten in', '\nPlaats '],
])('the terminal plays it in another language, too (%s)', async (language, asked, end) => {
  const { out, pages } = await played(`sitdown --seats 4 --bots 1 --lang ${language}`, anybody('x'), { readable });
  expect(out).toContain(asked);
  expect(pages.at(-1)).toContain(end);
});

test('help says what can be counted of a player of such a game', async () => {
  const { pages } = await played('sitdown --seats 3 --bots random', lines('? vito', '? s-7'), { readable });
  expect(pages[1]).toMatch(/^Vito: Cash: \$3 · Hand: 3\n/);
  expect(pages[2]).toMatch(/^S-7: Racket: roll the die/);
});

/** Plays at the terminal as a separate process, always with the first answer. */
function play(games: string) {
  const env = { ...process.env, CONSIGLIERE_GAMES: games, NO_COLOR: '1' };
  const argv = [join(import.meta.dirname, '../run.mjs'), 'play', 'sitdown', '--seats', '3', '--lang', 'en'];
  return spawnSync(process.execPath, argv, { env, input: '1\n'.repeat(200), encoding: 'utf8' });
}

test('CONSIGLIERE_GAMES names an unpublished game to play', () => {
  expect(play('sitdown').stdout).toContain('\nPlace ');
  expect(play('').stderr).toContain('unknown game "sitdown"; the games are carta-nostra, der-pate, corleones-empire');
});
