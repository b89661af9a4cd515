import { openGames } from '@consigliere/games';
import type { Game, Rules, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { Misuse } from './misuse.ts';

/** The games there are to play: CONSIGLIERE_GAMES names games that aren't published. */
export const GAMES = await openGames(process.env.CONSIGLIERE_GAMES);

/** A game by its id. */
export function gameOf(id: string): Game<Shape> {
  const game = GAMES.get(id);
  if (game === undefined) throw new Misuse(`unknown game "${id}"; the games are ${[...GAMES.keys()].join(', ')}`);
  return game;
}

/** Options as typed, `name=value`: true, false and whole numbers are what they look like, all else is text. */
export function optionsOf(pairs: readonly string[]): Record<string, string | number | boolean> {
  const options = new Map<string, string | number | boolean>();
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      throw new Misuse(`an option is written name=value, not "${pair}"; for example --option wins=3`);
    if (options.has(name)) throw new Misuse(`option ${name} is given twice`);
    options.set(name, valueFrom(value));
  }
  return Object.fromEntries(options);
}

function valueFrom(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The rules of a match, or the game's own reason why there are none. */
export function rulesFor<T extends Shape>(
  game: Game<T>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): Rules<T> {
  const rules = rulesOf(game, seats, options);
  if (!rules.ok) throw new Misuse(rules.why);
  return rules.value;
}
