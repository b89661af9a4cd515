import type { Hold } from '@consigliere/kernel';
import { speed } from '../../kit/preferences.ts';

const TIMES: Readonly<Record<Hold, number>> = {
  none: 0,
  icon: 600,
  roll: 600,
  move: 1200,
  war: 1100,
  lids: 2100,
  card: 2500,
};

/** How long something is shown at least, in milliseconds. */
export const holdTime = (hold: Hold, isHit: boolean): number => (isHit && hold === 'move' ? 2200 : TIMES[hold]);

/** Whether the player wants others' moves all at once. */
export const isInstant = (): boolean => speed.value === 'off';
