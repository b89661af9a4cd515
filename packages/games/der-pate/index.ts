import type { Game } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { rules } from './rules.ts';
import type { DerPate } from './types.ts';

export {
  BUSINESSES,
  type DerPate,
  EMPTY,
  EVENTS,
  emptyBusinesses,
  FIELDS,
  type Field,
  HELD,
  informable,
  isProtected,
  lastSpace,
  mayAdvance,
  NEUTRAL,
  PUPPET,
  standard,
  TILES,
  TRACKS,
  type Track,
  takeoverTargets,
} from './rules.ts';

export const derPate: Game<DerPate> = { ...rules, advice };
