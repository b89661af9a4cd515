import type { Game, Shape } from '@consigliere/kernel';
import { packOf } from '../games/pack.ts';
import { language } from '../words/language.ts';
import { useSpoken } from './use-spoken.ts';

const loadRules = async (game: string): Promise<Game<Shape> | null> =>
  (await packOf(game, language.peek()))?.rules() ?? null;

/** The rules of a game; null: they are on their way, or there are none. */
export const useRules = (game: string): Game<Shape> | null => useSpoken(() => loadRules(game), game);
