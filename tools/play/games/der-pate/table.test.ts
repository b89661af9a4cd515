import { LANGUAGES, type Seat, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { colourful, plain } from '../../../lib/colours.ts';
import type { Easel } from '../../drawing.ts';
import { widthOf } from '../../text.ts';
import { easel, given, type Position } from './position.ts';
import { table } from './table.ts';
import { topics } from './topics.ts';

const drawn = (position: Position, on: Easel = easel('en')): readonly string[] => {
  const { rules, state } = given(position);
  return table(view(rules, state, on.who.reader), on);
};

const RICH: Position = {
  placed: [0, 1, 0, 0],
  change: ({ open }) => {
    open.debts = [
      [4, 1, 0, 0],
      [1, 3, 0, 1],
      [0, 0, 5, 0],
    ];
    open.tiles = [
      [1, 0, 0, 1, 1, 1],
      [0, 1, 1, 0, 0, 0],
      [1, 1, 1, 1, 1, 1],
    ];
    open.reputation = [12, 5, 3];
    open.influence = [7, 12, 0];
    open.income = [4, 1, 0];
    open.holder[3] = -1;
    open.jail = [0, 1, 0];
    open.river = [0, 0, 2];
    open.lasting = 4;
    open.ko = 'influence';
    [open.grey, open.red] = [2, 4];
  },
};

test.each(LANGUAGES)('the table in %s is no wider than the screen', language => {
  const who = { names: ['Maximilian I', 'Vito', 'Carmela della Rocca'], reader: 0 };
  for (const width of [60, 72, 80, 100])
    for (const position of [{}, RICH, { ...RICH, options: { 'show-money': true } }]) {
      const lines = drawn(position, { ...easel(language, width), who });
      expect(lines.filter(line => widthOf(line) > width)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
    }
});

test('the table tells street, car, protection, tracks, families and dice', () => {
  expect(drawn(RICH)).toEqual([
    'Der Pate · Round 2 of 7: Good press · Start player: Ada',
    'KO track: Influence · You can’t win yet: 5 spaces to go on Influence.',
    '! Good press: This round each die on the press pays $2,000 extra (DP-E5).',
    '┌ Greenwich Village ┬──── East Side ────┬── Little Italy ───┬ Lower Manhattan ─┐',
    '│ 4 Credit          │ 3 Bookmaker       │ 2 Smuggling  +rep │◆1 Protection +inf│',
    '│   Ada      $4,000 │   (empty)  $3,000 │   Carmela  $2,000 │   neutral $1,000 │',
    '│ 1 Protection +inf │ 5 Gambling        │ 4 Credit          │ 2 Smuggling +rep │',
    '│   Ada      $1,000 │   Vito     $5,000 │   Carmela  $4,000 │   neutral $2,000 │',
    '│ 2 Smuggling  +rep │ 1 Protection +inf │ 3 Bookmaker       │ 5 Gambling       │',
    '│   Ada      $2,000 │   Vito     $1,000 │   Carmela  $3,000 │   neutral $5,000 │',
    '└───────────────────┴───────────────────┴───────────────────┴─ ◆ protected ◆ ──┘',
    '              Reput. Influ. Income Fav. Friends Supply Jail Hudson Mark.   Money',
    '▶ Ada         ✓12/12   7/12 $4,000  0/4       ·      4    ·      ·     4 $12,000',
    '  Vito          5/12 ✓12/12 $1,000  0/4       ·      4    1      ·     3       ?',
    '  Carmela       3/12   0/12     $0  0/4       ·      4    ·      2     5       ?',
    'Brooklyn: 13 friends · Tiles: you Wedding, Cop, Judge, Senator; Vito Grandchild,',
    '  Birthday; Carmela Wedding, Grandchild, Birthday, Cop, Judge, Senator',
    'Debts: you → Vito 1; Vito → you 1, Bank 1',
    '1 Business: white ⚁2 │ 2 Politics: – │ 3 Event: – │ 4 Call: –',
    'Ada rolled: black ⚃4 · grey ☞ · red ⚀1  (☞ puppet hand)',
  ]);
});

test('DP-37 nobody else’s money is shown, unless the table agreed to it', () => {
  const sums = (position: Position, reader: Seat | null = 0): string[] =>
    drawn(position, easel('en', 80, reader))
      .join()
      .match(/\$\d\d,000/g) ?? [];
  expect(sums({})).toEqual(['$12,000']);
  expect(sums({}, null)).toEqual([]);
  expect(sums({ options: { 'show-money': true } })).toEqual(['$12,000', '$23,000', '$34,000']);
});

test.each<[string, Position, string]>([
  ['how both tracks stand', {}, 'KO track: grey ○○○○ Reputation, 12 to go · red ○○○○ Influence, 12 to go'],
  ['that the reader cannot win yet', RICH, 'KO track: Influence · You can’t win yet: 5 spaces to go on Influence.'],
  [
    'that he can',
    {
      change: ({ open }) => {
        Object.assign(open, { ko: 'influence', influence: [12, 0, 0] });
      },
    },
    'KO track: Influence · You’ve finished Influence: you can win.',
  ],
])('DP-32 the table warns: %s', (_name, position, words) => {
  const cleared: Position = {
    ...position,
    change: state => {
      [state.open.grey, state.open.red] = [0, 0];
      position.change?.(state);
    },
  };
  expect(drawn(cleared)).toContain(words);
});

test('colours say nothing that the words do not', () => {
  const painted = drawn(RICH, { ...easel('en'), colours: colourful });
  expect(painted.join()).not.toBe(plain(painted.join()));
  expect(painted.map(plain)).toEqual(drawn(RICH));
});

test.each(LANGUAGES)(
  'help in %s tells of every tile, field, favour, event and track under a name of its own',
  language => {
    const pages = topics(language);
    const names = pages.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(pages.filter(({ text }) => text === '')).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
  },
);
