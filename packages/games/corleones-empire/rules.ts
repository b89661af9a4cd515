import type { Game } from '@consigliere/kernel';
import { box, givenIn } from './edition/box.ts';
import { hosted } from './hosted.ts';
import { migrate } from './migrate.ts';
import { preview } from './preview.ts';
import type { CorleonesEmpire } from './types.ts';

export { backsOf, controllerOf, figureAt } from './board.ts';
export { standard } from './edition/standard.ts';
export { strengthIn, winnerOf } from './flow/war.ts';
export { countHeld, countStashed, handOf, handSize, moneyInSuitcase, worth } from './hands.ts';
export type {
  AbilityAction,
  CardKind,
  CeAction,
  CeEvent,
  CeEventOf,
  CeView,
  CorleonesEmpire,
  Figure,
  FigurePlace,
  HandCard,
  Icons,
  Turf,
} from './types.ts';
export {
  ALLY_CARDS,
  DISCARD_1,
  DISCARD_2,
  DISCARD_3,
  DOLLARS,
  EMPTY,
  EXCHANGE,
  GUN,
  HORSE_HEAD,
  iconUsedBy,
  JOB,
  JOB_CARDS,
  KINDS,
  MAYOR,
  MONEY,
  NARCOTICS,
  NEUTRAL,
  NEUTRALS,
  NONE,
  PARK,
  POLICE_CHIEF,
  RANKS,
  ROUND_SPACES,
  rankOf,
  SUITCASE,
  seatOf,
  THUG,
  TURFS,
  UNION_BOSS,
} from './types.ts';

/** The rules alone, for pages that don't ask bots for advice. */
export const rules: Game<CorleonesEmpire> = { ...hosted, box, given: givenIn, migrate, preview };
