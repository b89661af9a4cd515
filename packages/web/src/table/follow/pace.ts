import type { Seat } from '@consigliere/kernel';
import { HOLD_TIMES, type Speed } from '@consigliere/match';
import { speed } from '../../kit/preferences.ts';
import type { Sitting } from '../sitting.ts';
import { type Beat, isHitting } from './beats.ts';

/** The speed at which others' moves are shown: on this device the player's, at a shared table the table's. */
export const findSpeed = ({ link, roomView }: Sitting): Speed =>
  link.pace === undefined ? roomView.value.terms.speed : speed.value;

/** How long a beat is shown at least, in milliseconds. */
export function holdTime(beat: Beat, pace: Speed, reader: Seat | null): number {
  const times = HOLD_TIMES[pace];
  return isHitting(beat, reader) ? Math.max(times.against, times[beat.hold]) : times[beat.hold];
}
