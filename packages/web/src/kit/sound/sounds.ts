import type { Shape } from '@consigliere/kernel';

/** All sounds. `recipes.ts` has what each sounds like. */
export const SOUNDS = [
  'your-turn',
  'card',
  'coin',
  'dice',
  'car-door',
  'clasp',
  'splash',
  'cell-door',
  'stamp',
  'act',
  'win',
  'lose',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** The sounds of a game's events. Most events have none. */
export type SoundsOf<T extends Shape> = Readonly<Partial<Record<(T['Event'] | T['Whisper'])['type'], SoundName>>>;
