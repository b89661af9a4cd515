import { openGames } from '@consigliere/games';
import { loadFrozen } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';
import type { LoadFrozen } from '@consigliere/match';

const GAMES = await openGames(process.env.CONSIGLIERE_GAMES);

/** Finds a game by an id that comes from outside. */
export const gameOf = (id: string): Game<Shape> | undefined => GAMES.get(id);

type GameOf = typeof gameOf;

/** The games of a build, and the frozen rules of their older versions. */
export interface Build {
  readonly gameOf: GameOf;
  readonly loadFrozen: LoadFrozen;
}

export const thisBuild: Build = { gameOf, loadFrozen };

export const allGames = (): readonly Game<Shape>[] => [...GAMES.values()];
