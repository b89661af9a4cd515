import type { GameId } from '@consigliere/games/list';
import type { Face } from './face.ts';
import type { LISTED } from './faces.ts';

/** A list of games with one more id: every record over it must name what the new game lacks. */
type WithOneMore<Kept> =
  Kept extends Readonly<Record<GameId | 'fourth-game', unknown>> ? 'complete' : 'a game is missing';

// A game without a face doesn't compile.
export const faces: WithOneMore<typeof LISTED> = 'a game is missing';

/** The parts that a face could leave out. */
type Optional<X> = { [K in keyof X]-?: undefined extends X[K] ? K : never }[keyof X];

// @ts-expect-error Nothing in a face is optional.
export const optional: Optional<Face> = 'board';
