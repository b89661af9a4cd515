import type { Follow, Shape } from '@consigliere/kernel';
import { findHoldTime, type Pace, type Room } from '@consigliere/match';

/** The part of the host that a worker loads after the board. */

/** Longer than anybody looks at a table. */
const UNTIL_SKIPPED = 86_400_000;

/** Whether the last step has ended the turn of somebody other than those who watch. */
function hasTurnEnded({ match }: Room, { viewers }: Pace): boolean {
  const last = match?.chapters.at(-1);
  return last?.by != null && !viewers.includes(last.by[0]) && last.notices.some(({ event }) => event.type === 'turn');
}

/** Finds for how many milliseconds bots hold their answers; `isWaiting`: after each turn, until the player skips. */
export const findHoldOnDevice = (
  room: Room,
  isSecret: boolean,
  { isWaiting, ...pace }: Pace & { readonly isWaiting: boolean },
  follow: Follow<Shape> | undefined,
): number =>
  isWaiting && !isSecret && hasTurnEnded(room, pace) ? UNTIL_SKIPPED : findHoldTime(room, isSecret, pace, follow);
