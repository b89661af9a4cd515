export { type Checked, checkRecord } from './check-record.ts';
export { copy, frozen } from './copy.ts';
export { answer, answered, begin, type Course, canUndo, type Picked, pick, takeBack, undo } from './course.ts';
export { type Draw, drawsOf } from './draws.ts';
export { dream } from './dream.ts';
export {
  chosenEdition,
  differencesOf,
  EDITION_FAULTS,
  type EditionFault,
  editionBy,
  faultsBy,
  LONGEST_EDITION_NAME,
  nameFaults,
  parsedBy,
} from './edition/box.ts';
export {
  type Box,
  type Differences,
  type Fault,
  FIELD_FAULTS,
  type Field,
  type FieldFault,
  type FieldKind,
  fault,
  listOf,
  oneOf,
  type Single,
  type Value,
  whole,
} from './edition/field.ts';
export { stepsIn, valueAt, withValues } from './edition/path.ts';
export type { FrozenRules, FrozenStep, FrozenTold, OldState } from './frozen.ts';
export type * from './game.ts';
export { type Answers, answers, inOrder, type Part } from './idioms.ts';
export { IllegalAction, REFUSALS, type Refusal } from './illegal.ts';
export { canonical, key } from './key.ts';
export { type StateForm, stateOfForm } from './migration.ts';
export type { Model } from './model.ts';
export { chosenOptions } from './options.ts';
export {
  advance,
  asking,
  barred,
  find,
  fittingOptions,
  heard,
  isAnswer,
  legal,
  type Played,
  type Prompt,
  play,
  prompt,
  result,
  rulesOf,
  start,
  waiting,
} from './play.ts';
export { entriesOf, migratedRules, type Playback, type PlaybackStep, playbackOf } from './playback.ts';
export { type Change, type Effect, type Outcome, type Preview, preview } from './preview.ts';
export {
  type ChaCha20,
  chacha20,
  nextSfc32,
  type Rng,
  random,
  type Sfc32,
  seedOf,
  sfc32,
  shuffle,
  shuffleBy,
} from './random.ts';
export {
  type Deed,
  type Entry,
  follow,
  hashOf,
  type MatchRecord,
  newRecord,
  replay,
  rulesOfRecord,
  type Stretch,
  stateHash,
} from './record.ts';
export { isSame } from './same.ts';
export { sayAction, sayAsked, sayAwaited, sayClauses, sayEffect, sayEffects, sayEvent, sayOutcome } from './say.ts';
export { sha256 } from './sha256.ts';
export type { AnyStep } from './step.ts';
export { glance, view } from './view.ts';
export {
  type BoardPart,
  type Character,
  type GameText,
  type HiddenOf,
  LANGUAGES,
  type Language,
  type PreviewWords,
  type Ruling,
  type Sentences,
  type Total,
  type TotalsOf,
  type Who,
  type Words,
} from './words.ts';
export { type Told, World } from './world.ts';
