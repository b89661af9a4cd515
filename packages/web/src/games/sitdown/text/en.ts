import { moneyIn } from '@consigliere/games/money';
import type { TipName } from '../lesson.ts';

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

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: the most cash when the sit-down ends. Everybody begins with $3.',
  pledge: 'Press one or two of your cards to pledge them, then seal the pledge. Nobody sees it before all have sealed.',
  cards:
    'A racket brings what the die shows, a hit takes up to $2 from somebody, an informer looks at a card. Keep a bodyguard in your hand.',
  vote: 'The round is over. If anybody stays, another one begins; leave if you’re ahead.',
  draw: 'Your hand has been filled up to three cards. This lesson has two rounds; a match has up to four.',
};
