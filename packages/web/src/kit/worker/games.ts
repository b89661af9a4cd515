import { isGameId, loadRules } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';

const loaded = new Map<string, Game<Shape>>();

/** A game that was loaded before. */
export const gameOf = (id: string): Game<Shape> | undefined => loaded.get(id);

/** Loads a game, so that `gameOf` knows it; undefined: there's no such game. */
export async function loadGame(id: string): Promise<Game<Shape> | undefined> {
  if (!isGameId(id)) return undefined;
  const game = loaded.get(id) ?? (await (await loadRules(id)).hosted());
  loaded.set(id, game);
  return game;
}

/** A game with the advice for bots that answer at sight, loaded when a bot is first asked: the board comes before. */
export const loadAtSight = async (id: string): Promise<Game<Shape> | undefined> =>
  isGameId(id) ? (await loadRules(id)).atSight() : undefined;

/** A game with what a search needs, loaded when a bot first searches. */
export const loadSearched = async (id: string): Promise<Game<Shape> | undefined> =>
  isGameId(id) ? (await loadRules(id)).game() : undefined;
