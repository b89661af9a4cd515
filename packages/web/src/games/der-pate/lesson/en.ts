import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'The richest family wins',
      text: 'After seven rounds the most money wins. But there’s a catch: only families that reach the end of the KO track can win at all.',
    },
    street: {
      title: 'Your businesses',
      text: 'Twelve businesses line the street, three in each district. These three are yours; three are the other family’s, and the rest are in neutral hands.',
    },
    business: {
      title: 'Row 1: business',
      text: 'You roll four dice and place one. Its number decides which businesses pay, no matter who holds them: choose one that pays you.',
      now: 'put the lit die on its number.',
    },
    politics: {
      title: 'Row 2: politics',
      text: 'You’ve rolled the other three dice. Here the colour counts: grey advances your reputation, red your influence, and white pays money.',
      now: 'put the lit die on its field.',
    },
    takeover: {
      title: 'Row 3 is rougher',
      text: 'Red raids every business with its number, black takes one over, white buys a friend, grey collects debts. A takeover costs you a debt marker.',
      now: 'put the black die on its field.',
    },
    choose: {
      title: 'A new address',
      text: 'Your member moves in, and the one who was there goes. The debt marker costs you $2,000 at the end of the match.',
      now: 'take over the lit business.',
    },
    last: {
      title: 'Row 4: the last die',
      text: 'It stays as it is, and its colour counts. The white one is the banker, who advances your income or your favours.',
      now: 'advance your income.',
    },
    end: {
      title: 'That was a turn',
      text: 'Four rows, four dice. You end your turn yourself, because you might still use a tile or a favour.',
      now: 'end your turn.',
    },
    event: {
      title: 'A new round',
      text: 'Every round begins with income for everybody and an event card. Its number moves the car, its colour the grey or the red marker, and its text is carried out.',
    },
    car: {
      title: 'The car',
      text: 'It protects its district: nobody there can be thrown out or taken over. In row 2 the black die moves it and clears the business where it stops.',
    },
    press: {
      title: 'A puppet hand',
      text: 'It has no number and goes on the press. That advances you one space on reputation and one on influence.',
      now: 'put it on the press, or place another die.',
    },
    friend: {
      title: 'Friends of the family',
      text: 'The white die buys a friend, $1,000 per pip. In your turn you hand in friends for favours, as far as your favours marker has come.',
      now: 'place a die, whichever you like.',
    },
    tile: {
      title: 'A tile',
      text: 'You’ve reached it on its track, so it’s yours. It helps once, with a friend, money, a space or a reroll, and waits here until you use it.',
    },
    ko: {
      title: 'The KO track',
      text: 'The fourth event card of a colour decides it: grey means reputation, red means influence. Families that aren’t on its last space after round seven are out, however rich they are.',
    },
  },
  learned: [
    'The most money after seven rounds wins, but only at the end of the KO track.',
    'A turn has four rows: roll, place one die, roll the others.',
    'Row 1 goes by the number, the other rows by the colour.',
    'The car protects its district.',
    'At the end each business pays $3,000, and each debt marker costs $2,000.',
  ],
};
