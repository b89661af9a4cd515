/** Everything a game is written with. Programs that run games also import `@consigliere/kernel/host`, tests `@consigliere/kernel/laws`. */

export { copy, thaw } from './copy.ts';
export { findFaults, parseEdition, readingEditions } from './edition/box.ts';
export {
  type Differences,
  type EditionFault,
  type EditionField,
  type FieldValue,
  fault,
  type GameBox,
  listOf,
  oneOf,
  type SingleValue,
  whole,
} from './edition/field.ts';
export {
  type Follow,
  type FollowedEvent,
  type FollowedTable,
  followEvent,
  HOLDS,
  type Hold,
  WEIGHTS,
  type Weight,
} from './follow.ts';
export type { FrozenNotice, FrozenRules, FrozenStep, OldState } from './frozen.ts';
export type * from './game.ts';
export { type Answers, answers, getAt, inOrder, type SequencePart } from './idioms.ts';
export { type StateForm, stateOfForm } from './migration.ts';
export { parseOptions } from './options.ts';
export type { AnswerOutcome, Effect, FactChange, Preview } from './preview.ts';
export { shuffleBy } from './random.ts';
export type * from './shape.ts';
export {
  type BoardPart,
  type Character,
  EMOTES,
  type Emote,
  type GameSpeech,
  type HiddenOf,
  LANGUAGES,
  type Language,
  type Names,
  type PreviewWords,
  type RuleTexts,
  type Ruling,
  type Sentences,
  SPEECH_MOMENTS,
  type SpeechMoment,
  type TableText,
  type Total,
  type TotalsOf,
  type Words,
} from './words.ts';
