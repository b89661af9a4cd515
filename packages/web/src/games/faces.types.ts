import type { GameId } from '@consigliere/games/list';
import type { Face } from './face.ts';
import type { LISTED } from './faces.ts';

/** Whether a record over the game ids would still be complete with one more game: it must not be. */
type WithOneMore<Kept> =
  Kept extends Readonly<Record<GameId | 'fourth-game', unknown>> ? 'complete' : 'a game is missing';

// A game without a face doesn't compile.
export const faces: WithOneMore<typeof LISTED> = 'a game is missing';

/** The parts of a face that are optional. */
type Optional<X> = { [K in keyof X]-?: undefined extends X[K] ? K : never }[keyof X];

// @ts-expect-error Nothing in a face is optional.
export const optional: Optional<Face> = 'board';
