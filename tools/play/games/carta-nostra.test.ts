import { type CartaNostra, cartaNostra as game, MAFIOSI } from '@consigliere/games/carta-nostra';
import { LANGUAGES, type Language, rulesOf, type State, sfc32, start, view } from '@consigliere/kernel';
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
  readonly stillTurns?: number;
}

/** The first player's turn with these cards; what is left is the draw pile. */
function given({
  hand = [1, 1, 1, 1, 1],
  region = [0, 0, 0, 0, 0],
  theirs = [0, 0, 0, 0, 0],
  discard = [1],
  stillTurns = 0,
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
  Object.assign(state.open, { discard, stillTurns });
  state.sealed.pile = left.flatMap((count, kind) => Array<number>(count).fill(kind));
  return view(rules, state, 0);
}

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

test('CN-24 the table tells how many turns have passed without a card moving', () => {
  expect(cartaNostra.table(given({ stillTurns: 1 }), easel('en')).at(-1)).toBe(
    '1 of 2 turns without a card moving (CN-24)',
  );
  expect(cartaNostra.table(given({}), easel('en')).join()).not.toContain('CN-24');
});

test('colours say nothing that the words do not', () => {
  const view = given({ region: [1, 2, 0, 0, 0] });
  const painted = cartaNostra.table(view, { ...easel('en'), colours: colourful });
  expect(painted.join()).not.toBe(plain(painted.join()));
  expect(painted.map(plain)).toEqual(cartaNostra.table(view, easel('en')));
});
