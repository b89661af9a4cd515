export { copy, frozen } from './copy.ts';
export { type Course, answer, begin, canUndo, undo } from './course.ts';
export { dream } from './dream.ts';
export { type Foresight, foresee } from './foresee.ts';
export type * from './game.ts';
export { IllegalAction, REFUSALS, type Refusal } from './illegal.ts';
export { canonical, key } from './key.ts';
export {
  type Played,
  type Prompt,
  advance,
  barred,
  find,
  heard,
  legal,
  play,
  prompt,
  result,
  rulesOf,
  start,
  waiting,
} from './play.ts';
export { type Rng, chacha20, nextSfc32, random, seedOf, sfc32, shuffle, shuffleBy } from './random.ts';
export {
  type Entry,
  type MatchRecord,
  follow,
  hashOf,
  newRecord,
  replay,
  rulesOfRecord,
  stateHash,
} from './record.ts';
export { sha256 } from './sha256.ts';
export { view } from './view.ts';
export { LANGUAGES, type Language, type Sentences, type Who, type Words } from './words.ts';
export { type Told, World } from './world.ts';
