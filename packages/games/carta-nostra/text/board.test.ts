import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type Position, position } from '../testing/index.ts';
import { board } from './board.ts';
import { en } from './en.ts';

const WHO = { names: ['Ada', 'Vito', 'Carmela'], reader: 0 };
const laid = (wanted: Position) => {
  const { rules, state } = position(wanted);
  return board(view(rules, state, 0), en, WHO);
};

test('CN-23 the board says the round, the piles, and every city card by card', () => {
  const [line, cities] = laid({ regions: ['caporegime 2×don', '', 'hitman'], discard: 'don hitman', pile: '3×don' });
  expect(line).toBe('Round 1 · Draw pile: 3 cards · Discard pile: Hitman');
  expect(cities).toEqual({
    heads: ['City', 'Caporegime', 'Don', 'Consigliere', 'Hitman', 'Smuggler'],
    rows: [
      ['Ada', '1', '2', '·', '·', '·'],
      ['Vito', '·', '·', '·', '·', '·'],
      ['Carmela', '·', '·', '·', '1', '·'],
      ['Discard pile', '·', '1', '·', '1', '·'],
    ],
  });
});

test('CN-24 the board says how many turns have passed without a card moving', () => {
  expect(laid({ open: { stillTurns: 1 } })[0]).toContain('1 of 3 turns without a card moving (CN-24)');
  expect(laid({})[0]).not.toContain('CN-24');
});
