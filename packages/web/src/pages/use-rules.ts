import type { Game, Shape } from '@consigliere/kernel';
import { packOf } from '../games/pack.ts';
import { language, useSpoken } from '../words/language.ts';

const loadRules = async (game: string): Promise<Game<Shape> | null> =>
  (await packOf(game, language.peek()))?.rules() ?? null;

/** The rules of a game; null: they are on their way, or there are none. */
export const useRules = (game: string): Game<Shape> | null => useSpoken(() => loadRules(game), game);
