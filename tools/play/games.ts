import { games } from '@consigliere/games';
import type { Game, GameText, Shape } from '@consigliere/kernel';
import { gameOf } from '../lib/game.ts';

/** A game with all its players read of it: enough to play it at the terminal. */
export interface Readable<T extends Shape> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
}

/** The text of every game is found by the game's id. */
const TEXTS: ReadonlyMap<string, GameText<Shape>> = new Map(
  await Promise.all(
    Object.keys(games).map(async id => {
      const { text }: { text: GameText<Shape> } = await import(`@consigliere/games/${id}/text`);
      return [id, text] as const;
    }),
  ),
);

/** A game by its id, with its text. */
export function readableGame(id: string): Readable<Shape> {
  const game = gameOf(id);
  const text = TEXTS.get(id);
  if (text === undefined) throw new Error(`${id} has no text`);
  return { game, text };
}
