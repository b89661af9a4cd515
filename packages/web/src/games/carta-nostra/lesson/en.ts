import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Five kinds win',
      text: 'This is your city. The first player with all five kinds of mafiosi there at the end of their own turn wins.',
    },
    hand: {
      title: 'Your hand',
      text: 'Only you can see these cards. Every turn begins with a card from the draw pile; you’ve just drawn yours.',
    },
    city: {
      title: 'One for your city',
      text: 'Once per turn you may put a mafioso in your city. He does no job there, and nobody can stop you.',
      now: 'put the Smuggler in your city.',
    },
    job: {
      title: 'One for a job',
      text: 'Once per turn you may send a mafioso on a job. The Caporegime draws two cards, and a full hand is worth a lot here.',
      now: 'send the Caporegime.',
    },
    end: {
      title: 'That’s a turn',
      text: 'One for your city and one for a job, in either order: that’s all a turn allows.',
      now: 'end your turn.',
    },
    confirm: {
      title: 'Are you sure?',
      text: 'Anything that ends your turn has to be confirmed. Until then you can undo it.',
      now: 'confirm.',
    },
    window: {
      title: 'Stop it, or let it happen',
      text: 'Somebody is on a job. A Don and any other card from your hand could stop him; you’re asked even without a Don, so that nobody learns what you hold.',
      now: 'let it happen: pass.',
    },
    recruit: {
      title: 'However deep it lies',
      text: 'You may take any card from the discard pile. Best is a kind that your city lacks.',
      now: 'take a card.',
    },
    kidnap: {
      title: 'A look at the cards',
      text: 'Only you can see this hand. The card you choose is discarded: without a Don, nobody can stop you.',
      now: 'choose a card.',
    },
    five: {
      title: 'All five!',
      text: 'Your city has all five kinds. What counts is the end of your turn.',
      now: 'end your turn and win.',
    },
    hitman: {
      title: 'The Hitman',
      text: 'He liquidates a mafioso in another city. You name the victim when you send him, before anybody can step in.',
      now: 'send the Hitman, or try something else.',
    },
    consigliere: {
      title: 'The Consigliere',
      text: 'He takes a card of your choice from the discard pile, which everybody can see.',
      now: 'send the Consigliere, or try something else.',
    },
    smuggler: {
      title: 'The Smuggler',
      text: 'He looks at a hand and kidnaps one card from it. What you see there is worth remembering.',
      now: 'send the Smuggler, or try something else.',
    },
    don: {
      title: 'The Don',
      text: 'You can’t send him on a job. Keep him and a companion to stop other players’ jobs, or put him in your city as one of the five kinds.',
    },
    close: {
      title: 'Only one kind is missing',
      text: 'In other matches, expect a Hitman now. A Don and a companion in your hand would stop him.',
    },
  },
  learned: [
    'All five kinds in your city at the end of your own turn: you win.',
    'Each turn: one card for a job, one for your city, in either order.',
    'The Caporegime draws, the Consigliere recruits, the Hitman liquidates, the Smuggler kidnaps.',
    'A Don and a companion stop a job. Another Don stops that Don.',
    'At the end of your turn you keep ten cards at most.',
  ],
};
