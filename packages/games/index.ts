import type { Game, Shape } from '@consigliere/kernel';
import { GAME_IDS, type GameId, loadRules } from './list.ts';

export { GAME_IDS, type GameId, isGameId } from './list.ts';

const load = async (id: GameId) => [id, await (await loadRules(id)).game()] as const;

/** All games, loaded, by id. */
export const games = Object.fromEntries(await Promise.all(GAME_IDS.map(load))) as Readonly<Record<GameId, Game<Shape>>>;
