import type { Game, Shape } from '@consigliere/kernel';
import { language, useLocalized } from '../kit/words/language.ts';
import { type Pack, packOf } from './pack.ts';

/** A game in the current language, for a table with these options if there are any; null while it is being loaded, or if there is none. */
export function usePack(game: string, options?: Readonly<Record<string, unknown>>): Pack | null {
  const pack = useLocalized(() => packOf(game, language.peek(), options), `${game} ${JSON.stringify(options)}`);
  return pack?.id === game ? pack : null;
}

const loadRules = async (game: string): Promise<Game<Shape> | null> =>
  (await packOf(game, language.peek()))?.rules() ?? null;

/** The rules of a game; null while they are being loaded, or if there are none. */
export const useRules = (game: string): Game<Shape> | null => useLocalized(() => loadRules(game), game);
