import { type CartaNostra, cartaNostra as game, MAFIOSI } from '@consigliere/games/carta-nostra';
import {
  type Action,
  foresee,
  LANGUAGES,
  type Language,
  rulesOf,
  type State,
  sfc32,
  start,
  view,
} from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { colourful, colourless, plain } from '../../lib/colours.ts';
import type { Easel } from '../drawing.ts';
import { widthOf } from '../text.ts';
import { cartaNostra } from './carta-nostra.ts';

const parsed = rulesOf(game, 2, { start: 0, wins: 2 });
if (!parsed.ok) throw new Error(parsed.why);
const rules = parsed.value;

const easel = (language: Language, width = 80): Easel => ({
  language,
  who: { names: ['Ada', 'Vito'], reader: 0 },
  colours: colourless,
  width,
});

/** Cards by kind: Caporegime, Don, Consigliere, Hitman, Smuggler. */
interface Position {
  readonly hand?: number[];
  readonly region?: number[];
  readonly theirs?: number[];
  readonly discard?: number[];
}

/** The first player's turn with these cards; what is left is the draw pile. */
function given({
  hand = [1, 1, 1, 1, 1],
  region = [0, 0, 0, 0, 0],
  theirs = [0, 0, 0, 0, 0],
  discard = [1],
}: Position) {
  const { state }: { state: State<CartaNostra> } = start(rules, sfc32(1));
  const other = [1, 1, 1, 1, 1];
  const left = MAFIOSI.map((_, kind) => {
    const placed = [hand, region, theirs, other].reduce((sum, cards) => sum + (cards[kind] ?? 0), 0);
    return 10 - placed - discard.filter(card => card === kind).length;
  });
  state.own[0]!.hand = hand;
  state.own[1]!.hand = other;
  state.open.region = [region, theirs];
  state.open.discard = discard;
  state.sealed.pile = left.flatMap((count, kind) => Array<number>(count).fill(kind));
  return view(rules, state, 0);
}

function brings(position: Position, action: Action<CartaNostra>, language: Language = 'en'): string {
  const seen = given(position);
  const foresight = foresee(rules, seen, action, { dreams: 8, rng: sfc32(1) });
  return cartaNostra.consequence?.({ view: seen, action, foresight }, easel(language)) ?? '';
}

test.each([
  ['a new kind', { region: [1, 2, 0, 0, 0] }, { type: 'city', mafioso: 2 }, 'you: 3 of 5 kinds'],
  ['a kind that lies there', { region: [1, 2, 0, 0, 0] }, { type: 'city', mafioso: 1 }, 'you: still 2 of 5'],
  ['the fifth kind', { region: [1, 1, 1, 1, 0] }, { type: 'city', mafioso: 4 }, '5 of 5: end turn to win'],
  [
    'the victim’s only one',
    { theirs: [1, 1, 0, 0, 0] },
    { type: 'job', mafioso: 3, victim: 1, target: 0 },
    'Vito: 1 of 5 kinds',
  ],
  ['one of two', { theirs: [2, 1, 0, 0, 0] }, { type: 'job', mafioso: 3, victim: 1, target: 0 }, 'Vito: still 2 of 5'],
  ['a look', {}, { type: 'job', mafioso: 4, victim: 1 }, 'one of 5 cards'],
  ['a choice of discards', { discard: [1, 2, 3] }, { type: 'job', mafioso: 2 }, 'one of 3 cards'],
  ['two cards', {}, { type: 'job', mafioso: 0 }, 'your hand: 6'],
  ['two cards too many', { hand: [2, 2, 2, 2, 2] }, { type: 'job', mafioso: 0 }, 'your hand: 11, 1 too many'],
  ['the next player', {}, { type: 'end' }, 'Vito is next'],
  ['too many cards', { hand: [3, 3, 2, 2, 2] }, { type: 'end' }, 'your hand: 12, 2 too many'],
  ['the win', { region: [1, 1, 1, 1, 1] }, { type: 'end' }, 'All five kinds are in one city: you win.'],
  ['nothing', {}, { type: 'idle', mafioso: 0 }, ''],
] as const satisfies [string, unknown, Action<CartaNostra>, string][])(
  'what it brings: %s',
  (_name, position, action, words) => {
    expect(brings(structuredClone(position) as Position, action)).toBe(words);
  },
);

test.each(LANGUAGES)('the table in %s is no wider than the screen', language => {
  const view = given({ region: [1, 2, 0, 0, 0], theirs: [0, 0, 0, 1, 0] });
  for (const width of [60, 72, 80, 100]) {
    const lines = cartaNostra.table(view, {
      ...easel(language, width),
      who: { names: ['Maximilian I', 'Vito'], reader: 0 },
    });
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
  }
});

test('the table tells regions, hand, piles and wins', () => {
  const lines = cartaNostra.table(
    given({ region: [1, 2, 0, 0, 0], hand: [3, 1, 0, 0, 2], discard: [2, 3] }),
    easel('en'),
  );
  expect(lines).toEqual([
    'Carta Nostra · Round 1',
    'First to 2 wins: Ada 0, Vito 0',
    '┌──────────────────┬────────────┬─────┬─────────────┬────────┬──────────┬──────┐',
    '│ City             │ Caporegime │ Don │ Consigliere │ Hitman │ Smuggler │ Hand │',
    '├──────────────────┼────────────┼─────┼─────────────┼────────┼──────────┼──────┤',
    '│ ▶ Ada        2/5 │     1      │  2  │      ·      │   ·    │    ·     │    6 │',
    '│   Vito       0/5 │     ·      │  ·  │      ·      │   ·    │    ·     │    5 │',
    '├──────────────────┼────────────┼─────┼─────────────┼────────┼──────────┼──────┤',
    '│ Your hand        │     3      │  1  │      ·      │   ·    │    2     │    6 │',
    '│ Discard pile     │     ·      │  ·  │      1      │   1    │    ·     │    2 │',
    '└──────────────────┴────────────┴─────┴─────────────┴────────┴──────────┴──────┘',
    'Draw pile: 34 cards · Discard pile: Hitman on top',
  ]);
});

test('colours say nothing that the words do not', () => {
  const view = given({ region: [1, 2, 0, 0, 0] });
  const painted = cartaNostra.table(view, { ...easel('en'), colours: colourful });
  expect(painted.join()).not.toBe(plain(painted.join()));
  expect(painted.map(plain)).toEqual(cartaNostra.table(view, easel('en')));
});
