import { type CorleonesEmpire, NEUTRAL } from '@consigliere/games/corleones-empire';
import { LANGUAGES, type Seat, type State, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { colourful, plain } from '../../../lib/colours.ts';
import type { Easel } from '../../drawing.ts';
import { widthOf } from '../../text.ts';
import { ally, business, easel, figure, given, job, type Position, space } from './position.ts';
import { table } from './table.ts';

const drawn = (position: Position, on: Easel = easel('en')): readonly string[] => {
  const { rules, state } = given(position);
  return table(view(rules, state, on.who.reader), on);
};

/** Much of what can be on a table, at once. */
const RICH: Position = {
  change: ({ open }) => {
    open.played = [[ally('small-time-bookie')], [ally('police-chief-1')], []];
    open.thugAt[business('bar')] = NEUTRAL;
    open.memberAt[space('F16')] = NEUTRAL;
    open.memberAt[space('F11')] = figure(1, 0);
    open.chief = 5;
    open.hudson = [figure(0, 3), figure(2, 0), figure(2, 3)];
    open.out = [false, false, true];
    [open.thugs, open.members] = [
      [1, 1, 0],
      [1, 1, 0],
    ];
    open.control[0] = [2, 1, 1];
    open.underway = job('skim M');
  },
};

test('the table tells act, families, map, figures, supply, jobs, hand and suitcase', () => {
  expect(drawn(RICH)).toEqual([
    'Act II: The Turk · Family business · Turn: you · Horse Head: Vito · out: Carmela',
    'Hand limit 5 · bribery follows · Act III: limit 6',
    '                         Thugs  Members  Markers  Hand  Suitcase',
    '▶ A  Ada      Marzullo       1        1        7     8       $12',
    '  V  Vito     Matarazzo      1        1        8     6         ?',
    '× C  Carmela  Pizzino        ·        ·        9     2         ?',
    'Played allies: you Small-Time Bookie; Vito Police Chief (Act I)',
    'Turf               Control  In turf       Business          Front      Back',
    '1 Wall Street      V (CVV)  V *      [ ]  Tax Consultancy   2×Case     Case',
    '                                     [ ]  Hotel Edison      Blood $2   Blood',
    '2 Brooklyn         –        ** V     [*]  Bar               Booze $1   Booze',
    '                                     [ ]  Brewery           Booze $2   Booze',
    '3 Upper East Side  –        ▸C       [ ]  Pawn Shop         −1→$5      −2→$5',
    '4 Queens           A        A *      [ ]  Calvary Cemetery  Blood $1   Blood',
    '5 Upper West Side  –        –        [ ]  Korean Laundry    Case $1    Case',
    '6 Midtown          –        ▸VV A *  [V]  Gun Shop          Gun $1     Gun',
    '7 Chelsea          V (AV)   –        [ ]  Barber            Job Horse  Job',
    '  Central Park                                                         Case',
    '[ ] Thug space · * neutral · ▸ wins now · ( ) round space with its turfs',
    'F01 ( ) 3·5·Park    F02 ( ) 5·Park      F03 (C) 3·Park      F04 ( ) 6·7·Park',
    'F05 ( ) 3·6·Park    F06 ( ) 5·7·Park    F07 ( ) 5·7         F08 ( ) 6·7',
    'F09 ( ) 1·6·7       F10 ( ) 1·7         F11 (V) 1·2·6       F12 (A) 4·6',
    'F13 ( ) 3·4         F14 ( ) 2·4         F15 ( ) 1·2         F16 (*) 1·2·4',
    'Police Chief: Midtown · Hudson: you Thug; Carmela Don, Thug · Being done: Skim',
    '  (Blood Money)',
    'Piles: 25×$1 26×$2 27×$3 28×$5 · 6×Gun 7×Blood 8×Booze 8×Narc',
    'Allies on offer: Mayor (Act II): Backs of a space, $2 · Loan Shark: $5',
    'Job deck 36, discarded 0 · Tiles left: blue 6, red 4 · ✓ payable',
    '  Public jobs          Cost             Pays   Effect',
    '  Heist        green   Gun 2×Booze      $2 $3  rob a suitcase',
    '✓ Rough Up     grey    Gun              $2     gun down 1 Thug',
    '  Your jobs',
    '  Shakedown    yellow  Gun Blood Booze  $5     use any Front',
    '✓ Skim         green   Booze            $2     suitcase 1 card',
    'Your hand: 8 + 1 ally played · limit 5: 4 too many · $6 ($1 $2 $3) · Gun Booze',
    'Your allies: Tax Advisor: Case $2',
    'Your suitcase: $12 ($2 2×$5) · jobs done: yellow 1, grey 1',
  ]);
});

const AT_WIDTHS: readonly Position[] = [{}, RICH, { ...RICH, options: { 'open-tally': true } }];

test.each(LANGUAGES)('the table in %s is no wider than the screen', language => {
  const names = ['Maximilian I', 'Vito', 'Carmela dell…'];
  for (const width of [60, 72, 80, 100])
    for (const [reader, position] of [0, 1, null].flatMap(seat => AT_WIDTHS.map(each => [seat, each] as const))) {
      const lines = drawn(position, { ...easel(language, width, reader), who: { names, reader } });
      expect(lines.filter(line => widthOf(line) > width)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
    }
});

/** What everybody has seen of Vito, and no table tells: other cards in his hand and suitcase, other jobs done. */
function otherwise({ recalled }: State<CorleonesEmpire>): void {
  recalled.hands[1] = [1, 1, 0, 0, 1, 0, 1, 0];
  recalled.suitcases[1] = [3, 0, 0, 1];
  recalled.completed[1] = [job('heist GMZ'), job('skim M')];
  recalled.allies[1] = [ally('small-time-bookie')];
}

test.each<[string, Seat | null]>([
  ['another player', 0],
  ['a spectator', null],
])('CE-37 what was seen of hands and suitcases is not shown to %s', (_name, reader) => {
  const on = easel('en', 80, reader);
  expect(drawn({ change: otherwise }, on)).toEqual(drawn({}, on));
  expect(drawn({ change: otherwise }, easel('en', 80, 1))).not.toEqual(drawn({}, easel('en', 80, 1)));
});

/** The last column of the families' table. */
const suitcases = (position: Position, reader: Seat | null): string[] =>
  drawn(position, easel('en', 80, reader))
    .slice(3, 6)
    .map(line => / (\?|\$\d.*)$/.exec(line)?.[1] ?? '');

test('CE-37 suitcase totals of others are shown only where the table agreed to it', () => {
  expect(suitcases({}, 0)).toEqual(['$12', '?', '?']);
  expect(suitcases({}, null)).toEqual(['?', '?', '?']);
  expect(suitcases({ options: { 'open-tally': true } }, 0)).toEqual(['$12', '$29', '$0']);
  expect(suitcases({ options: { 'open-tally': true } }, null)).toEqual(['$12', '$29', '$0']);
});

test('CE-37 completed jobs and allies in hand of others are shown only where the table agreed to it', () => {
  const lines = drawn({ options: { 'open-tally': true } }).join('\n');
  expect(lines).toContain('Completed jobs: you yellow 1, grey 1; Vito grey 1');
  expect(lines).toContain('Allies: you Tax Advisor; Vito Hired Muscle');
  expect(drawn({}).join('\n')).not.toMatch(/Completed jobs|Hired Muscle/);
});

test('CE-37 of a stolen card only robber and victim know what the total lacks', () => {
  const robbed: Position = {
    options: { 'open-tally': true },
    change: ({ own, recalled }) => {
      recalled.heists = [{ robber: 0, victim: 1, money: -1 }];
      for (const [seat, drawer] of own.entries()) drawer.stolen = [seat < 2 ? 3 : -1];
    },
  };
  expect(suitcases(robbed, 0)).toEqual(['$12', '$24', '$0']);
  expect(suitcases(robbed, 1)).toEqual(['$24', '$0', '$12']);
  expect(suitcases(robbed, 2)[2]).toBe('$29 −1 card');
  expect(suitcases(robbed, null)[1]).toBe('$29 −1 card');
});

test('CE-28, CE-30 what was picked in secret so far stands below the suitcase', () => {
  const lines = (picks: object[]): readonly string[] => {
    const { rules, state } = given();
    return table({ ...view(rules, state, 0), picks } as Parameters<typeof table>[0], easel('en'));
  };
  expect(lines([{ type: 'bid', money: 3 }]).at(-1)).toBe('Bid: $5');
  expect(lines([{ type: 'keep', card: 0 }]).at(-1)).toBe('Kept so far: $1');
});

test('colours say nothing that the words do not', () => {
  const painted = drawn(RICH, { ...easel('en'), colours: colourful });
  expect(painted.join()).not.toBe(plain(painted.join()));
  expect(painted.map(plain)).toEqual(drawn(RICH));
});
