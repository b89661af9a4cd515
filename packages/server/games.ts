import { games, isGameId } from '@consigliere/games';
import { loadFrozen } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';
import type { LoadFrozen } from '@consigliere/match';

/** A game by its id, which comes from outside. */
export const gameOf = (id: string): Game<Shape> | undefined => (isGameId(id) ? games[id] : undefined);

type GameOf = typeof gameOf;

/** What a build can play: its games, and the rules of their older versions. */
export interface Build {
  readonly gameOf: GameOf;
  readonly loadFrozen: LoadFrozen;
}

export const thisBuild: Build = { gameOf, loadFrozen };

export const allGames = (): readonly Game<Shape>[] => Object.values(games);
