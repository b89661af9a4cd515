import { bots } from '@consigliere/bots';
import { games } from '@consigliere/games';
import { LANGUAGES } from '@consigliere/kernel';
import { random, sfc32, waiting } from '@consigliere/kernel/host';
import { openMatch, viewMatch } from '@consigliere/match';
import { expect, test } from 'vitest';
import { colourful, colourless, plain } from '../lib/colours.ts';
import { gameOf, rulesFor } from '../lib/game.ts';
import { Misuse } from '../lib/misuse.ts';
import { isSeated, resultLines, tableLines } from './board.ts';
import { answered, questionTo } from './bots.ts';
import { readableGame } from './games.ts';
import { topicsIn } from './help.ts';
import { type Easel, grid, widthOf } from './text.ts';

const GAMES = Object.keys(games);
const NAMES = ['Maximilian I', 'Vito', 'Carmela', 'Salvo'];

/** The views of a match between random bots, after every nth answer. */
function* viewsOf(id: string, seats: number, every: number) {
  const rng = sfc32(`views of ${id}`);
  let match = openMatch(rulesFor(gameOf(id), seats, {}), 'views');
  for (let step = 0; viewMatch(match, null).result === null; step++) {
    if (step % every === 0) for (const seat of [0, null]) yield viewMatch(match, seat).view;
    const question = questionTo(match, waiting(match.rules, match.course.state)[0]!);
    match = answered(match, question, bots.random({ ...question.situation, random: n => random(rng, 'bot', n) }));
  }
}

const easel = (language: Easel['language'], width: number, seats: number, reader: number | null): Easel => ({
  language,
  width,
  who: { names: NAMES.slice(0, seats), reader },
  colours: colourless,
});

test.each(GAMES)('throughout a match of %s every table is complete and fits the screen, in every language', id => {
  const readable = readableGame(id);
  const { min: seats } = readable.game.seats;
  for (const view of viewsOf(id, seats, 23))
    for (const language of LANGUAGES)
      for (const width of [60, 80]) {
        const lines = tableLines(readable, view, easel(language, width, seats, view.seat));
        expect(lines.filter(line => widthOf(line) > width)).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|null|\[object/);
      }
});

/** Differences that only the remembered history or the current question shows. */
const NOT_ON_THE_TABLE: Readonly<Record<string, readonly string[]>> = {
  'carta-nostra': ['ending', 'won', 'turn', 'choice', 'answered', 'too-many'],
  'der-pate': ['money', 'last', 'turn'],
  'corleones-empire': ['locked', 'job', 'ally', 'offered', 'stays', 'to-keep', 'goes', 'sealed', 'turn', 'phase'],
};

test.each(GAMES)('whatever a player of %s can count is said on the table', id => {
  const readable = readableGame(id);
  const hidden = NOT_ON_THE_TABLE[id] ?? [];
  const { min: seats } = readable.game.seats;
  const factsBy = new Map<string, string>();
  let tables = 0;
  for (const view of viewsOf(id, seats, 1)) {
    if (!isSeated(view)) continue;
    const drawn = tableLines(readable, view, easel('en', 80, seats, 0)).join('\n');
    const facts = JSON.stringify(readable.game.preview?.facts(view).filter(({ what }) => !hidden.includes(what)));
    expect(factsBy.get(drawn) ?? facts).toBe(facts);
    factsBy.set(drawn, facts);
    tables++;
  }
  expect(tables).toBeGreaterThan(30);
});

test.each(GAMES)('in %s colours say nothing that the words do not', id => {
  const readable = readableGame(id);
  const [view] = viewsOf(id, readable.game.seats.min, 1);
  const painted = tableLines(readable, view!, { ...easel('en', 80, 2, 0), colours: colourful });
  expect(painted.join()).not.toBe(plain(painted.join()));
  expect(painted.map(plain)).toEqual(tableLines(readable, view!, easel('en', 80, 2, 0)));
});

test('there is no table of an unknown game', () => {
  expect(() => readableGame('x')).toThrow(
    new Misuse('unknown game "x"; the games are carta-nostra, der-pate, corleones-empire'),
  );
});

test.each(GAMES.flatMap(id => LANGUAGES.map(language => [id, language] as const)))(
  'help on %s in %s has a page for everything, each with its own name',
  (id, language) => {
    const pages = topicsIn(readableGame(id).words[language]);
    const names = pages.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(pages.filter(({ name, text }) => name === '' || text === '')).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(5);
  },
);

test('a grid sets numbers to the right, cuts heads first and wraps its last column', () => {
  const rows = [
    ['Ada', '3', 'a Gun and a long list of other things'],
    ['Vito', '12', 'nothing'],
  ];
  expect(grid(['Name', 'Reputation', 'Holds'], rows, { colours: colourless, width: 34 })).toEqual([
    'Name Repu. Holds',
    'Ada      3 a Gun and a long list',
    '           of other things',
    'Vito    12 nothing',
  ]);
});

test('totals whose labels would be cut to a few letters are split into two tables', () => {
  const readable = readableGame('der-pate');
  const [view] = viewsOf('der-pate', 2, 1);
  const lines = tableLines(readable, view!, easel('de', 80, 2, 0)).filter(line => /Ansehen {2}|Gefängnis/.test(line));
  expect(lines.map(line => line.trim().split(/ {2,}/))).toEqual([
    ['Geld', 'Ansehen', 'Einfluss', 'Einkommen', 'Gefälligkeiten', 'Vorrat'],
    ['Gefängnis', 'Hudson', 'Schulden', 'Freunde', 'Plättchen'],
  ]);
});

test.each([60, 80])('on a screen of %i columns the score sheet says every score in full', width => {
  const by = [34000, -2000, 0, 123456];
  const result = { place: [2, 0, 3, 1], score: by, lines: [{ what: 'money', by }] };
  const lines = resultLines(result, readableGame('der-pate').words.en, easel('en', width, 4, 0));
  expect(lines.filter(line => widthOf(line) > width)).toEqual([]);
  expect(lines.join('\n')).toMatch(/Money +34000 +-2000 +0 +123456/);
});
