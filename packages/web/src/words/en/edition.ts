import type { FAULTS as CARTA_NOSTRA } from '@consigliere/games/carta-nostra/box';
import type { FAULTS as CORLEONES_EMPIRE } from '@consigliere/games/corleones-empire/box';
import type { FAULTS as DER_PATE } from '@consigliere/games/der-pate/box';
import type { Fault } from '@consigliere/kernel';
import type { EditionFault, FieldFault } from '@consigliere/kernel/host';
import { sayIn } from '../say.ts';

/** A sentence for each code of a fault; what its values are called is up to the code. */
type Sentences<Code extends string> = Readonly<Record<Code, (values: Fault['values']) => string>>;

const say = sayIn('en');
const cards = (count: unknown): string => say.plural(Number(count), { one: '# card', other: '# cards' });

/** What the editor of editions says, and a table that plays with one. */
export const texts = {
  title: 'Editions',
  titleOf: (game: string) => `Edition: ${game}`,
  lead: 'Is your copy of the game different? Change it here, give it a name, and play with it.',
  which: 'Game',
  search: 'Search the box',
  searchHint: 'A name, or a field such as “last”.',
  found: (count: number) => say.plural(count, { one: '# value found.', other: '# values found.' }),
  foundNothing: 'Nothing found. Try another word.',
  onlyChanged: 'Only what I changed',
  standardIs: (value: string) => `Standard: ${value}`,
  range: (min: string, max: string, step: string | null) =>
    `${min} to ${max}${step === null ? '' : `, in steps of ${step}`}`,
  several: (min: number, max: number) => `${min} to ${max} of these, in any order`,
  once: 'each once',
  words: (letters: string, longest: number) => `a card each: up to ${longest} letters of ${letters}`,
  card: (at: number) => `Card ${at}`,
  entry: (at: number) => `Number ${at}`,
  add: 'Add one',
  remove: (at: number) => `Remove number ${at}`,
  none: 'none',
  changed: 'changed',
  changes: 'What you changed',
  noChanges: 'Nothing yet: this is the standard edition.',
  undo: 'Undo',
  undoLong: (name: string) => `Undo: ${name}`,
  reset: 'Undo everything',
  totals: 'In all',
  standard: 'Standard',
  now: 'Now',
  faults: 'This can’t be played yet',
  sound: 'This edition can be played.',
  fault: {
    number: ({ min, max, step }) =>
      `It must be a whole number from ${min} to ${max}${step === 1 ? '' : `, in steps of ${step}`}.`,
    choice: () => 'It must be one of the values on offer.',
    list: ({ min, max }) => `It must be a list of ${min} to ${max} known things.`,
    letters: ({ letters, longest }) => `Each card costs one to ${longest} of the letters ${letters}.`,
    twice: () => 'Each may be listed only once.',
    object: () => 'This isn’t an edition.',
    id: ({ longest }) => `An edition needs a name of up to ${longest} letters.`,
    missing: () => 'This part is missing.',
    mark: () => 'A mark must say K, L or R.',
    unknown: () => 'There is no such field in the box.',
    fixed: () => 'This can’t be changed here.',
  } satisfies Sentences<FieldFault | EditionFault>,
  name: 'Edition name',
  nameHint: 'Everybody at the table sees it.',
  keep: 'Keep on this device',
  kept: (name: string) => `“${name}” is kept on this device.`,
  keptHere: 'Kept on this device',
  keptNothing: 'No edition of this game is kept here yet.',
  open: 'Open',
  openLong: (name: string) => `Open “${name}”`,
  forget: 'Forget',
  forgetLong: (name: string) => `Forget “${name}”`,
  save: 'Save as a file',
  take: 'Open a file',
  taken: (name: string) => `“${name}” is open. Keep it if you want to play with it.`,
  refusedFile: 'The file wasn’t opened, and nothing has changed.',
  file: {
    json: 'It isn’t a JSON file.',
    format: 'It isn’t an edition file.',
    version: 'It comes from a newer version of Consigliere.',
    game: 'It’s an edition of another game.',
  },
  play: 'Play with it',
  playHint: 'It’s kept first, then chosen for a new table.',
  choose: 'Edition',
  edit: 'Edit editions',
  playsWith: (name: string) => `Played with the edition “${name}”`,
  /** What belongs to one game alone. */
  byGame: {
    'carta-nostra': {
      limits: 'What the five kinds do is a rule and stays as it is. The rule book still describes the standard box.',
      total: {
        'cards-2': 'Cards with 2 players',
        'cards-3': 'Cards with 3 players',
        'cards-4': 'Cards with 4 players',
        'cards-5': 'Cards with 5 players',
      },
      fault: {
        'cards-to-deal': ({ seats, cards: has, needed }) =>
          `With ${seats} players ${needed} cards are needed to deal, and there are ${has}.`,
      } satisfies Sentences<(typeof CARTA_NOSTRA)[number]>,
    },
    'der-pate': {
      limits:
        'Districts are drawn on the map, and what events, tiles, favours and people do is a rule: these stay as they are. The rule book still describes the standard box.',
      total: {
        'street-pays': 'All businesses on the street pay',
        'income-pays': 'All income track spaces pay',
        'grey-events': 'Grey event cards',
        'red-events': 'Red event cards',
      },
      label: {
        cardsToKo: 'Cards of one colour that decide the knock-out',
        favourSpaces: 'Favours, in the order of their spaces',
        incomeSpaces: 'What the spaces of the income track pay, from the start',
        lastSpace: 'last space',
      },
      fault: {
        street: () => 'The street has twelve businesses.',
        district: () => 'Every district has three businesses.',
        'own-die': ({ die }) => `Another business has the die ${die} already; each needs its own.`,
        'beyond-track': ({ last }) => `The track ends at space ${last}.`,
        'one-front': () => 'Another family has this front already.',
        'one-person': () => 'Another colour calls this person already.',
        'event-a-round': ({ events }) => `There must be as many rounds as event cards are played: ${events}.`,
        'decides-ko': ({ most }) =>
          `With that many rounds it may be ${most} at most, or the knock-out could stay undecided.`,
      } satisfies Sentences<(typeof DER_PATE)[number]>,
    },
    'corleones-empire': {
      limits:
        'Which areas a round space touches is drawn on the map; what jobs and allies do, who joins before which act and where there is bribery are rules: these stay as they are. The rule book still describes the standard box.',
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
        rows: ({ min, max }) => (min === max ? `It must have ${min} rows.` : `It must have ${min} to ${max} rows.`),
        'own-id': () => 'Every row needs an id of its own.',
        areas: () => 'A round space touches two or three areas, 1 to 8.',
        effect: () => 'Unknown effect.',
        'one-printed': ({ turf, found }) => `Turf ${turf} must have one printed business, and has ${found}.`,
        'side-by-side': () => 'Cards of the same cost must stand side by side.',
        'most-jobs': ({ cards: has, most }) => `There may be ${most} job cards at most, and there are ${has}.`,
        'too-few-jobs': ({ cards: has, needed }) =>
          `Five players need ${needed} job cards to begin, and there are ${has}.`,
        'four-allies': ({ act, found }) => `Act ${act} needs four allies, and has ${found}.`,
        'too-few-blue': ({ found, needed }) => `${needed} blue tiles are needed, and there are ${found}.`,
        'too-few-red': ({ found, needed }) => `${needed} red tiles are needed, and there are ${found}.`,
        'too-little-money': ({ value, cards: has, needed }) =>
          `Five players need ${cards(needed)} of $${value} to begin, and there are ${has}.`,
      } satisfies Sentences<(typeof CORLEONES_EMPIRE)[number]>,
    },
  },
};

export type EditionTexts = typeof texts;
