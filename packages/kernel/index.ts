/** What a game is written with. Programs that run games import `@consigliere/kernel/host` as well, tests `@consigliere/kernel/laws`. */

export { copy, thawed } from './copy.ts';
export { chosenEdition, faultsBy } from './edition/box.ts';
export {
  type Box,
  type Differences,
  type Fault,
  type Field,
  fault,
  listOf,
  oneOf,
  type Single,
  type Value,
  whole,
} from './edition/field.ts';
export type { FrozenRules, FrozenStep, FrozenTold, OldState } from './frozen.ts';
export type * from './game.ts';
export { type Answers, answers, getAt, inOrder, type Part } from './idioms.ts';
export { type StateForm, stateOfForm } from './migration.ts';
export { chosenOptions } from './options.ts';
export type { Change, Effect, Outcome, Preview } from './preview.ts';
export { shuffleBy } from './random.ts';
export type * from './shape.ts';
export {
  type BoardPart,
  type Character,
  type HiddenOf,
  LANGUAGES,
  type Language,
  type PreviewWords,
  type Ruling,
  type Sentences,
  type TableText,
  type Total,
  type TotalsOf,
  type Who,
  type Words,
} from './words.ts';
