import type { EditionFault } from '@consigliere/kernel';
import type { EditionFaultCode, FieldFaultCode } from '@consigliere/kernel/host';
import { sayIn } from '../say.ts';

/** A sentence for each fault code. Each code has values of its own. */
export type FaultTexts<Code extends string = string> = Readonly<
  Record<Code, (values: EditionFault['values']) => string>
>;

const say = sayIn('en');

/** The edition editor, and the note at a table that plays with an edition. */
export const texts = {
  title: 'Editions',
  lead: 'Is your copy of the game different? Change it here, give it a name, and play with it.',
  search: 'Search the box',
  searchHint: 'A name, or a field such as “last”.',
  found: (count: number) => say.plural(count, { one: '# value found.', other: '# values found.' }),
  foundNothing: 'Nothing found. Try another word.',
  onlyChanged: 'Only my changes',
  standardIs: (value: string) => `Standard: ${value}`,
  range: (min: string, max: string, step: string | null) =>
    `${min} to ${max}${step === null ? '' : `, in steps of ${step}`}`,
  several: (min: number, max: number) => `${min} to ${max} of these, in any order`,
  once: 'each once',
  words: (letters: string, longest: number) => `for each card, up to ${longest} letters of ${letters}`,
  card: (at: number) => `Card ${at}`,
  entry: (at: number) => `Number ${at}`,
  add: 'Add one',
  remove: (at: number) => `Remove number ${at}`,
  none: 'none',
  changed: 'changed',
  changes: 'Your changes',
  noChanges: 'None yet: this is the standard edition.',
  undo: 'Undo',
  reset: 'Undo everything',
  totals: 'Totals',
  standard: 'Standard',
  now: 'Now',
  faults: 'This edition can’t be played yet',
  sound: 'This edition can be played.',
  fault: {
    number: ({ min, max, step }) =>
      `It must be a whole number from ${min} to ${max}${step === 1 ? '' : `, in steps of ${step}`}.`,
    choice: () => 'It must be one of the values on offer.',
    list: ({ min, max }) => `It must be a list of ${min} to ${max} known values.`,
    letters: ({ letters, longest }) => `Each card costs one to ${longest} of the letters ${letters}.`,
    twice: () => 'Each can be listed only once.',
    object: () => 'This isn’t an edition.',
    id: ({ longest }) => `Give the edition a name of up to ${longest} characters.`,
    missing: () => 'This part is missing.',
    mark: () => 'A mark must say K, L or R.',
    unknown: () => 'The box doesn’t have this field.',
    fixed: () => 'This can’t be changed here.',
  } satisfies FaultTexts<FieldFaultCode | EditionFaultCode>,
  name: 'Edition name',
  nameHint: 'Everybody at the table sees it.',
  keep: 'Save on this device',
  kept: (name: string) => `“${name}” is saved on this device.`,
  keptHere: 'Saved on this device',
  keptNothing: 'You haven’t saved an edition of this game yet.',
  open: 'Open',
  openLong: (name: string) => `Open “${name}”`,
  forget: 'Remove',
  forgetLong: (name: string) => `Remove “${name}”`,
  taken: (name: string) => `“${name}” is open. Save it if you want to play with it.`,
  refusedFile: 'The file wasn’t opened. Nothing has changed.',
  file: {
    json: 'It isn’t a JSON file.',
    format: 'It isn’t an edition file.',
    version: 'It comes from a newer version of Consigliere.',
    game: 'It’s an edition of another game.',
  },
  play: 'Play with this edition',
  playHint: 'Saves the edition on this device and opens a new table with it.',
  choose: 'Edition',
  edit: 'Edit editions',
  playsWith: (name: string) => `Edition: “${name}”`,
};

export type EditionTexts = typeof texts;
