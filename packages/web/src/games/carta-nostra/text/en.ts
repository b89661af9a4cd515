import type { FAULTS } from '@consigliere/games/carta-nostra/box';
import type { FaultTexts } from '../../../kit/words/en/edition.ts';
import { sayIn } from '../../../kit/words/say.ts';

const say = sayIn('en');

/** The client's texts about this game besides the game’s own words: in its rule book, its edition editor and on its score sheet. */
export const texts = {
  beginning: {
    aim: 'Have all five kinds of mafiosi in your city at the end of one of your own turns. The first player to manage it wins.',
    turn: [
      'You draw a card.',
      'You may send one mafioso on a job: draw two cards, take one from the discard pile, kidnap one from a hand, or liquidate one in a city.',
      'You may add one mafioso to your city. He does no job there, and nobody can stop it.',
      'Others can stop a job with a Don and any other card from their hand; you can stop theirs the same way.',
      'You end your turn with at most ten cards in your hand.',
    ],
  },
  sections: {
    'set-up': 'Set-up',
    turn: 'A turn',
    jobs: 'Jobs',
    reactions: 'Stopping a job',
    piles: 'The two piles',
    secrets: 'Who knows what',
    end: 'Other ways a game can end',
  },
  sheets: {
    'CN-C1': 'The five kinds',
    'CN-C2': 'The deck',
    'CN-C4': 'Cards in hand',
  },
  captions: {
    'CN-1': 'The five kinds of mafiosi: Caporegime, Don, Consigliere, Hitman and Smuggler.',
    'CN-5': 'Two cities. Ada has all five kinds and wins at the end of her turn; Bea still lacks two.',
    'CN-18': 'A Hitman is sent on a job; a Don together with any other card, here a Consigliere, stops him.',
  },
  edition: {
    limits: 'What the five kinds do is a rule and stays as it is. The rule book still describes the standard box.',
    total: {
      'cards-2': 'Cards with 2 players',
      'cards-3': 'Cards with 3 players',
      'cards-4': 'Cards with 4 players',
      'cards-5': 'Cards with 5 players',
    },
    fault: {
      'cards-to-deal': ({ seats, cards: has, needed }) =>
        `With ${seats} players, ${needed} cards are needed to deal; there are only ${has}.`,
    } satisfies FaultTexts<(typeof FAULTS)[number]>,
  },
  end: {
    why: {
      fiveKinds: 'All five kinds in the city at the end of the turn.',
      'dead-end': 'No card has moved for a whole round.',
      'last-round': 'The last round is over.',
      mostKinds: (kinds: number) => `Most kinds in the city: ${kinds}.`,
      mostCards: (cards: number) => `Tied for kinds, but the most cards in the city: ${cards}.`,
      games: (wins: number) => `First to win ${say.plural(wins, { one: '# game', other: '# games' })}.`,
    },
  },
};

export type Texts = typeof texts;
