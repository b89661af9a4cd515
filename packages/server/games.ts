import { games } from '@consigliere/games';
import type { Game, Shape } from '@consigliere/kernel';

/** A game by its id: here its own types are given up, because what comes from outside is a name. */
export const gameOf = (id: string): Game<Shape> | undefined =>
  Object.hasOwn(games, id) ? (games[id] as unknown as Game<Shape>) : undefined;

/** The games of a build. */
export type GameOf = typeof gameOf;

export const allGames = (): readonly Game<Shape>[] => Object.values(games) as unknown as readonly Game<Shape>[];
