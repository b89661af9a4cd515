import { expect, test } from 'vitest';
import { texts as de } from '../kit/words/de/end.ts';
import { texts as en } from '../kit/words/en/end.ts';
import { texts as nl } from '../kit/words/nl/end.ts';
import { listWinners, sayWinners } from './players.ts';

const names = ['Anna', 'Ben', 'Carla'];
/** The sentence in English, German and Dutch. */
const said = (place: readonly number[], own: number | null) =>
  [en, de, nl].map(texts => sayWinners(listWinners({ place }), { names, own }, texts));

test('one winner is named, or is you', () => {
  expect(said([1, 2, 2], 1)).toEqual(['Anna wins.', 'Anna gewinnt.', 'Anna wint.']);
  expect(said([1, 2, 2], 0)).toEqual(['You win.', 'Du gewinnst.', 'Jij wint.']);
});

test('two winners share the win, whether you watch, lose or are one of them', () => {
  const others = [
    'Anna and Ben share the win.',
    'Anna und Ben teilen sich den Sieg.',
    'Anna en Ben delen de overwinning.',
  ];
  expect(said([1, 1, 3], null)).toEqual(others);
  expect(said([1, 1, 3], 2)).toEqual(others);
  expect(said([1, 1, 3], 1)).toEqual([
    'You and Anna share the win.',
    'Du und Anna teilt euch den Sieg.',
    'Jij en Anna delen de overwinning.',
  ]);
});

test('three winners are listed', () => {
  expect(said([1, 1, 1], null)).toEqual([
    'Anna, Ben and Carla share the win.',
    'Anna, Ben und Carla teilen sich den Sieg.',
    'Anna, Ben en Carla delen de overwinning.',
  ]);
  expect(said([1, 1, 1], 0)).toEqual([
    'You, Ben and Carla share the win.',
    'Du, Ben und Carla teilt euch den Sieg.',
    'Jij, Ben en Carla delen de overwinning.',
  ]);
});

test('where everybody lost, nobody wins', () => {
  expect(said([0, 0, 0], 0)).toEqual(['Nobody wins.', 'Niemand gewinnt.', 'Niemand wint.']);
});

test('the reason names the second, or you', () => {
  const [anna, you] = ['Anna', null].map(second => [en, de, nl].map(({ why }) => why.mostMoney('9', '7', second)));
  expect(anna).toEqual([
    'Most money: 9, against 7 for Anna.',
    'Das meiste Geld: 9 gegen 7 bei Anna.',
    'Het meeste geld: 9, tegen 7 voor Anna.',
  ]);
  expect(you).toEqual([
    'Most money: 9, against 7 for you.',
    'Das meiste Geld: 9 gegen 7 bei dir.',
    'Het meeste geld: 9, tegen 7 voor jou.',
  ]);
});
