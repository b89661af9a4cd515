import type { Shape } from '@consigliere/kernel';

/** Every sound there is; what each sounds like is in `recipes.ts`. */
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
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** What is heard when something happens in a game. Most of what happens makes no sound. */
export type SoundsOf<T extends Shape> = Readonly<Partial<Record<(T['Event'] | T['Whisper'])['type'], SoundName>>>;
