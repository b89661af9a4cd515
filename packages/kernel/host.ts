/** Everything that runs a game needs: for the server, the client, bots and tools. */

export type { AnyStep } from './any-step.ts';
export { checkRecord, type RecordCheck } from './check-record.ts';
export { type Draw, drawsOf } from './draws.ts';
export { dream } from './dream.ts';
export {
  applyDifferences,
  checkEdition,
  differencesOf,
  EDITION_FAULTS,
  type EditionFaultCode,
  LONGEST_EDITION_NAME,
  nameFaults,
} from './edition/box.ts';
export { FIELD_FAULTS, type FieldFaultCode, type FieldKind } from './edition/field.ts';
export { stepsIn, valueAt, withValues } from './edition/path.ts';
export {
  addAnswer,
  answer,
  begin,
  beginAt,
  canUndo,
  type History,
  type PlayedPicks,
  pick,
} from './history.ts';
export { type AnswerRefusal, IllegalAction, REFUSALS } from './illegal.ts';
export { canonical, key } from './key.ts';
export type { Model } from './model.ts';
export {
  advance,
  asking,
  barred,
  eventsFor,
  find,
  fittingOptions,
  isAnswer,
  legal,
  type Prompt,
  play,
  prompt,
  result,
  rulesOf,
  start,
  type Transition,
  waiting,
} from './play.ts';
export { entriesOf, migrateRules, type Playback, type PlaybackStep, playbackOf } from './playback.ts';
export { preview } from './preview.ts';
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
export { sayAction, sayClauses, sayEffect, sayEffects, sayEvent, sayOutcome, sayQuestion, sayWaiting } from './say.ts';
export { sha256 } from './sha256.ts';
export { takeBack, undo } from './undo.ts';
export { glance, view } from './view.ts';
export { type Notice, World } from './world.ts';
