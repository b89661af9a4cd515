import { type Position, position } from '@consigliere/games/corleones-empire/testing';
import { words } from '@consigliere/games/corleones-empire/text';
import { LANGUAGES, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { labels } from './labels.ts';
import { outcome } from './outcome.ts';
import { totals } from './totals.ts';

const who = { names: ['Anna', 'Ben', 'Carla'], reader: 0 };
const seen = (wanted: Position) => {
  const { rules, state } = position(wanted);
  return structuredClone(view(rules, state, 0));
};

/** What the icon of a $3 brings Anna, in English, German and Dutch. */
const threeBrings = (piles: Position['piles']) =>
  LANGUAGES.map(language =>
    outcome(
      { view: seen({ piles: piles ?? {} }), who, words: words[language], labels: labels[language] },
      { type: 'take', kind: 2 },
    ),
  );

test('CE-24 the icon of a pile says how many cards stay in it', () => {
  expect(threeBrings({ $3: 4 })).toEqual(['3 left.', 'Noch 3.', 'Nog 3.']);
});

test('CE-24 where the pile is empty, the icon says which lower money is taken', () => {
  expect(threeBrings({ $3: 0 })).toEqual([
    'You take a $2: there is no $3 left.',
    'Du nimmst eine 2-$-Karte: Der Stapel mit 3 $ ist leer.',
    'Je neemt een kaart van $ 2: de stapel van $ 3 is leeg.',
  ]);
});

test('CE-24 where there is no lower money either, the icon promises nothing', () => {
  expect(threeBrings({ $1: 0, $2: 0, $3: 0 })).toEqual(['', '', '']);
});

test('CE-7 a family is shown as out of the phase in family business only', () => {
  const shown = (phase: 'business' | 'bribery') =>
    totals(seen({ phase, out: [1], suitcases: ['$1'] }), 1, words.en).map(({ label }) => label);
  expect(shown('business')).toContain('out of the phase');
  expect(shown('bribery')).not.toContain('out of the phase');
});
