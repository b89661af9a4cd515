import { moneyIn } from '@consigliere/games/money';
import type { LessonWords } from '../../lesson.ts';
import type { StepName } from '../lesson.ts';

/** The client's texts about this game besides the game’s own words. */
export const texts = {
  beginning: {
    aim: 'Have the most cash when the sit-down ends.',
    turn: [
      'Everybody pledges one or two cards in secret.',
      'All pledges are opened together and do what they say.',
      'Then everybody votes on another round.',
    ],
  },
  sections: { round: 'A round', end: 'The end' },
  sheets: { 'S-C1': 'The cards' },
  captions: { 'S-1': 'The four kinds: Hit, Racket, Bodyguard and Informer.' },
  edition: { limits: 'Nothing in this box can be changed.', total: {}, fault: {} },
  end: { mostCash: (cash: number) => `The most cash: ${moneyIn('en')(cash)}.` },
};

export type Texts = typeof texts;

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Your aim',
      text: 'Have the most cash when the sit-down ends. Everybody begins with $3.',
    },
    pledge: {
      title: 'Pledge and seal',
      text: 'Press one or two of your cards to pledge them, then seal the pledge. Nobody sees it before all have sealed.',
    },
    cards: {
      title: 'The cards',
      text: 'A racket brings what the die shows, a hit takes up to $2 from somebody, an informer looks at a card. Keep a bodyguard in your hand.',
    },
    vote: {
      title: 'Stay or leave?',
      text: 'The round is over. If anybody stays, another one begins; leave if you’re ahead.',
    },
    draw: {
      title: 'Three cards again',
      text: 'Your hand has been filled up to three cards. This lesson has two rounds; a match has up to four.',
    },
  },
  learned: [
    'You pledge cards in secret and open them together.',
    'A bodyguard in your hand protects you.',
    'The round ends with a vote: stay or leave.',
  ],
};
