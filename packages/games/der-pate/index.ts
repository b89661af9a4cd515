import type { CheckedGame } from '@consigliere/kernel';
import { advice } from './advice.ts';
import { follow } from './follow.ts';
import { check, things } from './inventory.ts';
import { occurs } from './occurs.ts';
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

export const derPate: CheckedGame<DerPate> = { ...rules, follow, advice, things, check, occurs };
