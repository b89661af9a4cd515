import type { Fault } from '@consigliere/kernel';
import type { EditionFault, FieldFault } from '@consigliere/kernel/host';
import { sayIn } from '../say.ts';

/** A sentence for each code of a fault; what its values are called is up to the code. */
export type FaultTexts<Code extends string = string> = Readonly<Record<Code, (values: Fault['values']) => string>>;

const say = sayIn('en');

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
  } satisfies FaultTexts<FieldFault | EditionFault>,
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
};

export type EditionTexts = typeof texts;
