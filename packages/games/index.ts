import type { CheckedGame, Shape } from '@consigliere/kernel';
import { GAME_IDS, type GameId, isGameId, loadRules, type PublishedId } from './list.ts';

export { GAME_IDS, type GameId, isGameId, type PublishedId } from './list.ts';

const load = async (id: GameId) => [id, await (await loadRules(id)).game()] as const;

/** The published games, loaded, by id. */
export const games = Object.fromEntries(await Promise.all(GAME_IDS.map(load))) as Readonly<
  Record<PublishedId, CheckedGame<Shape>>
>;

/** The games that a program offers: the published ones, and those in `more`, a list separated by commas. */
export async function openGames(more = ''): Promise<ReadonlyMap<string, CheckedGame<Shape>>> {
  const named = more.split(',').filter(isGameId);
  return new Map([...Object.entries(games), ...(await Promise.all(named.map(load)))]);
}
