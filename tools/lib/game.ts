import { openGames } from '@consigliere/games';
import type { CheckedGame, Game, Rules, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { Misuse } from './misuse.ts';

/** The games that can be played; CONSIGLIERE_GAMES adds unpublished ones. */
export const GAMES = await openGames(process.env.CONSIGLIERE_GAMES);

/** Finds a game by its id. */
export function gameOf(id: string): CheckedGame<Shape> {
  const game = GAMES.get(id);
  if (game === undefined) throw new Misuse(`unknown game "${id}"; the games are ${[...GAMES.keys()].join(', ')}`);
  return game;
}

/** Parses options typed as `name=value`: true, false and whole numbers are recognised, everything else is text. */
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

/** Returns the rules of a match, or throws the game's own reason why there are none. */
export function rulesFor<T extends Shape>(
  game: Game<T>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): Rules<T> {
  const rules = rulesOf(game, seats, options);
  if (!rules.ok) throw new Misuse(rules.why);
  return rules.value;
}
