import type { Game } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { rules } from './rules.ts';
import type { DerPate } from './types.ts';

export {
  BUSINESSES,
  type DerPate,
  EMPTY,
  EVENTS,
  FIELDS,
  type Field,
  getLastSpace,
  HELD,
  isProtected,
  NEUTRAL,
  PUPPET,
  standard,
  TILES,
  TRACKS,
  type Track,
} from './rules.ts';

export const derPate: Game<DerPate> = { ...rules, advice };
