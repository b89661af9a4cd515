import type { FAULTS } from '@consigliere/games/corleones-empire/box';
import type { FaultTexts } from '../../../kit/words/en/edition.ts';
import { sayIn } from '../../../kit/words/say.ts';

const say = sayIn('en');
const cards = (count: unknown): string => say.plural(Number(count), { one: '# card', other: '# cards' });

/** The client's texts about this game beside the game’s own words: in its rule book, its edition editor and on its score sheet. */
export const texts = {
  beginning: {
    aim: 'Have the most money after four acts. It’s safe in your suitcase; at the end of every act you keep only a few cards in your hand.',
    turn: [
      'A turn is one action: put a figure on the board, do a job or play an ally.',
      'A Thug goes on a square space and uses the Front of that business, its lower half.',
      'A Family Member goes on a round space and uses the Backs, the upper halves, of every business it touches.',
      'A job costs the goods on its card. It pays money and does what it says.',
      'When all figures are placed, turf wars, bribery and tribute close the act.',
    ],
  },
  sections: {
    'set-up': 'Set-up',
    act: 'An act',
    thugs: 'Action: a Thug',
    members: 'Action: a Family Member',
    jobs: 'Action: a job',
    allies: 'Action: an ally',
    icons: 'Icons',
    town: 'Gunning down, turfs, money',
    'turf-war': 'Turf war',
    bribery: 'Bribery',
    tribute: 'Tribute',
    entracte: 'Entr’acte',
    end: 'The end',
    secrets: 'Who knows what',
  },
  sheets: {
    'CE-C1': 'Turfs',
    'CE-C2': 'Families',
    'CE-C3': 'Acts',
    'CE-C4': 'Round spaces',
    'CE-C5': 'Printed businesses',
    'CE-C6': 'Business tiles',
    'CE-C7': 'Jobs',
    'CE-C8': 'Allies',
    'CE-C9': 'Money and goods',
    'CE-I': 'Icons',
  },
  captions: {
    'CE-6': 'The four acts with their hand limits, and the four phases of each.',
    'CE-12': 'Ada’s Thug stands on the Gun Shop’s Thug space and uses its Front, the lower half.',
    'CE-14':
      'Bea’s Don on a round space. Its lines lead to Midtown, Chelsea and Central Park: she uses the Backs of all three.',
    'CE-16': 'The four goods, and a job of each colour: what it costs, what it does, what it pays.',
    'CE-19': 'Four allies. Some bring a neutral figure, others only icons.',
    'CE-I1': 'All the icons: money and goods to take, suitcase, job, Horse Head, and what you trade for what.',
    'CE-25': 'Midtown: Cleo has two figures, Bea one, and the Mayor counts as neutral. Cleo’s marker goes on top.',
    'CE-28': 'The lids open together: Bea has bid the most, Cleo nothing.',
  },
  edition: {
    limits:
      'You can’t change which areas a round space touches, what jobs and allies do, who joins before which act, or which acts have bribery. The rule book still describes the standard box.',
    total: {
      'job-cards': 'Job cards',
      'job-rewards': 'All job rewards',
      'blue-tiles': 'Blue tiles',
      'red-tiles': 'Red tiles',
      'money-cards': 'Money cards',
      'goods-cards': 'Goods cards',
    },
    label: {
      bonus: 'Bonus for the most markers in a turf or jobs in a colour',
      markers: 'Control markers per family',
      otherSplit: 'uneven split',
      startingJobs: 'Jobs dealt to everybody',
      startingTiles: 'Turfs with a tile from the start',
      thugs: 'Thugs per family',
      thugsOfTwo: 'Thugs per family with two players',
      tile: 'Tile colour',
    },
    fault: {
      rows: ({ min, max }) => (min === max ? `There must be ${min} rows.` : `There must be ${min} to ${max} rows.`),
      'own-id': () => 'Every row needs an id of its own.',
      areas: () => 'A round space touches two or three areas, 1 to 8.',
      effect: () => 'Unknown effect.',
      'one-printed': ({ turf, found }) => `Turf ${turf} must have one printed business but has ${found}.`,
      'side-by-side': () => 'Cards with the same cost must be side by side.',
      'most-jobs': ({ cards: has, most }) => `There can be at most ${most} job cards, but there are ${has}.`,
      'too-few-jobs': ({ cards: has, needed }) =>
        `Five players need ${needed} job cards to begin, but there are ${has}.`,
      'four-allies': ({ act, found }) => `Act ${act} needs four allies but has ${found}.`,
      'too-few-blue': ({ found, needed }) => `${needed} blue tiles are needed, but there are ${found}.`,
      'too-few-red': ({ found, needed }) => `${needed} red tiles are needed, but there are ${found}.`,
      'too-little-money': ({ value, cards: has, needed }) =>
        `Five players need ${cards(needed)} of $${value} to begin, but there are ${has}.`,
    } satisfies FaultTexts<(typeof FAULTS)[number]>,
  },
  end: {
    why: {
      moreTurfs: 'As much money as the runner-up, but more turf bonuses.',
    },
    moneyOfBoth: 'Money in hand and suitcase, plus bonuses at the end',
  },
};

export type Texts = typeof texts;
