import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Money belongs in the suitcase',
      text: 'The most money after four acts wins. It’s safest in your suitcase; most of what stays in your hand is lost.',
    },
    acts: {
      title: 'Four acts',
      text: 'Each act opens a business. Then you take turns, one action each, until all figures are placed; turf war, bribery and tribute close the act.',
    },
    thug: {
      title: 'Thugs go on squares',
      text: 'A Thug uses the Front of one business at once: its lower half, which gives more. Here that’s a Gun and $1.',
      now: 'put a Thug on the Gun Shop.',
    },
    use: {
      title: 'Take what it gives',
      text: 'Guns, Blood Money and Booze pay for jobs. You use icons in any order, and you don’t have to use any.',
      now: 'take the Gun.',
    },
    rest: {
      title: 'The rest, too',
      text: 'What you leave is lost. This dollar goes to your hand, not yet into the suitcase.',
      now: 'take the $1.',
    },
    confirm: {
      title: 'Are you sure?',
      text: 'Anything that ends your turn has to be confirmed. Until then you can undo it.',
      now: 'confirm.',
    },
    member: {
      title: 'Family Members go on circles',
      text: 'One figure there uses the Backs, the upper halves, of every business in all areas it touches. Here that’s a suitcase, a job and a Gun.',
      now: 'put your Don on the lit circle.',
    },
    suitcase: {
      title: 'Into the suitcase',
      text: 'A suitcase icon puts one money card from your hand into your suitcase. Choose the highest: there’s no change.',
      now: 'put in the lit card.',
    },
    draw: {
      title: 'More jobs',
      text: 'With this icon you draw two jobs and keep one of them.',
      now: 'draw the jobs.',
    },
    keep: {
      title: 'Which one?',
      text: 'Keep the job whose goods you’re likely to get. The other is discarded face up.',
      now: 'keep one.',
    },
    job: {
      title: 'Time for a job',
      text: 'You can pay for one. It does what it says, pays its money, and counts in your suitcase towards its colour’s bonus.',
      now: 'do the lit job, or try something else.',
    },
    figures: {
      title: 'Jobs before your last figure',
      text: 'Nobody may pass. Once your last figure is placed you’re out for this act, even with jobs left to do.',
    },
    war: {
      title: 'Turf war',
      text: 'In each turf the family with the most figures has put a marker on top; a figure on a circle counts in every turf it touches. The top marker controls the turf.',
    },
    bid: {
      title: 'Bribery',
      text: 'You bid in secret for an ally, with money from your suitcase. The highest bid pays and gets him; otherwise you keep your money.',
      now: 'choose money and seal your bid.',
    },
    tribute: {
      title: 'Tribute',
      text: 'Only five cards stay in your hand, money included. Keep allies, goods you’ll use and your best money.',
      now: 'choose five cards and hand over the rest.',
    },
    ally: {
      title: 'Your ally',
      text: 'Playing an ally is an action and works once per act. He returns at tribute, where he counts towards the hand limit.',
      now: 'play your ally, or try something else.',
    },
    control: {
      title: 'Control pays',
      text: 'If another player puts a Thug in a turf that you control, you use the same Front too. At the end each turf pays $5 for the most markers there.',
    },
  },
  learned: [
    'The most money after four acts wins, and the suitcase keeps it safe.',
    'A Thug uses one Front; a Family Member uses all the Backs around.',
    'Goods pay for jobs, and each job colour is worth a bonus.',
    'The most figures win a turf, and control lets you share its Fronts.',
    'Bribery buys allies, and tribute limits your hand.',
  ],
};
