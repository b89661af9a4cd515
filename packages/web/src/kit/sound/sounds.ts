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

type EventOf<T extends Shape> = T['Event'] | T['Whisper'];

/** The sounds of a game's events, each the same every time or depending on the event. Most events have none. */
export type SoundsOf<T extends Shape> = {
  readonly [K in EventOf<T>['type']]?:
    | SoundName
    | ((event: Extract<EventOf<T>, { readonly type: K }>) => SoundName | undefined);
};

/** The same without the types of a game. */
export type AnySounds = Readonly<Partial<Record<string, SoundName | ((event: never) => SoundName | undefined)>>>;
