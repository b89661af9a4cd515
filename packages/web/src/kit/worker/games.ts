import { isGameId, loadRules } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';

const loaded = new Map<string, Game<Shape>>();

/** A game that was loaded before. */
export const gameOf = (id: string): Game<Shape> | undefined => loaded.get(id);

/** Loads a game, so that `gameOf` knows it; undefined: there's no such game. */
export async function loadGame(id: string): Promise<Game<Shape> | undefined> {
  if (!isGameId(id)) return undefined;
  const game = loaded.get(id) ?? (await (await loadRules(id)).atSight());
  loaded.set(id, game);
  return game;
}

/** A game with what a search needs, loaded when a bot first searches. */
export const loadSearched = async (id: string): Promise<Game<Shape> | undefined> =>
  isGameId(id) ? (await loadRules(id)).game() : undefined;
