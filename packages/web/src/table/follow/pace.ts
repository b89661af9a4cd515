import type { Hold, Seat } from '@consigliere/kernel';
import { speed } from '../../kit/preferences.ts';
import type { Sitting } from '../sitting.ts';
import { type Beat, isHitting } from './beats.ts';

type BeatSpeed = 'normal' | 'fast' | 'instant';

const TIMES: Readonly<Record<Hold, number>> = {
  ...{ none: 0, icon: 600, roll: 600, move: 1200, war: 1100, lids: 2100, card: 2500 },
};
const AGAINST = 2200;
const SCALES: Readonly<Record<BeatSpeed, number>> = { normal: 1, fast: 0.5, instant: 0 };

/** The speed at which others' moves are shown. */
export const findSpeed = (_sitting: Sitting): BeatSpeed => (speed.value === 'off' ? 'instant' : speed.value);

/** How long a beat is shown at least, in milliseconds. */
export const holdTime = (beat: Beat, pace: BeatSpeed, reader: Seat | null): number =>
  SCALES[pace] * (isHitting(beat, reader) ? Math.max(AGAINST, TIMES[beat.hold]) : TIMES[beat.hold]);
