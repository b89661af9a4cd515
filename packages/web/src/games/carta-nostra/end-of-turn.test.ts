import { type Position, position } from '@consigliere/games/carta-nostra/testing';
import { en as words } from '@consigliere/games/carta-nostra/text/en';
import { view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { endOfTurn } from './end-of-turn.ts';
import { en as labels } from './labels.en.ts';

/** What the button that ends the turn says to Anna. */
function said(wanted: Position): string {
  const scene = position(wanted);
  const seen = structuredClone(view(scene.rules, scene.state, wanted.turn ?? 0));
  const who = { names: ['Anna', 'Ben', 'Carla'], reader: seen.seat };
  return endOfTurn({ view: seen, who, words, labels });
}

test('CN-7 ending the turn hands it to the player to the left', () => {
  expect(said({})).toBe('Ben is next');
  expect(said({ turn: 2 })).toBe('Anna is next');
});

test('CN-5 ending the turn with all five kinds wins', () => {
  expect(said({ regions: ['caporegime don consigliere hitman smuggler'] })).toBe('All five kinds: you win');
});

test('CN-6 ending the turn with too many cards means discarding', () => {
  const twelve = Array.from({ length: 12 }, () => 'don').join(' ');
  expect(said({ hands: [twelve], options: { deck: 12 } })).toBe('Your hand: 12, 2 too many');
});

test('CN-24 where no card has moved for a round, ending the turn ends the match', () => {
  const still = { pile: '', open: { stillTurns: 2, moved: false } };
  expect(said({ ...still, regions: ['don'] })).toBe('No card has moved for a whole round: you win.');
  expect(said({ ...still, regions: ['', 'don', 'don'] })).toBe(
    'No card has moved for a whole round: Ben and Carla share the win.',
  );
});

test('CN-29 after the last turn of the last round the match ends', () => {
  expect(said({ turn: 2, regions: ['don'], open: { round: 200, startPlayer: 0 } })).toBe(
    'The 200th round is over: Anna wins.',
  );
});
