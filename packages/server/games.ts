import { games } from '@consigliere/games';
import { loadFrozen } from '@consigliere/games/frozen';
import type { Game, Shape } from '@consigliere/kernel';
import type { LoadFrozen } from '@consigliere/match';

/** A game by its id: here its own types are given up, because what comes from outside is a name. */
export const gameOf = (id: string): Game<Shape> | undefined =>
  Object.hasOwn(games, id) ? (games[id] as unknown as Game<Shape>) : undefined;

type GameOf = typeof gameOf;

/** What a build can play: its games, and the rules of their older versions. */
export interface Build {
  readonly gameOf: GameOf;
  readonly loadFrozen: LoadFrozen;
}

export const thisBuild: Build = { gameOf, loadFrozen };

export const allGames = (): readonly Game<Shape>[] => Object.values(games) as unknown as readonly Game<Shape>[];
