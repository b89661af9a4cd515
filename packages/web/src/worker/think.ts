import { atOnce, LEVELS, type Situation } from '@consigliere/bots';
import { type Game, random, rulesOf, type Shape, sfc32 } from '@consigliere/kernel';
import type { BotQuestion } from '@consigliere/match';
import { gameOf, loadSearched } from './games.ts';

/** Asks a bot, here in this worker. What it takes to search is loaded when one does. */
export async function think(question: BotQuestion): Promise<unknown> {
  const level = LEVELS.find(each => each === question.level);
  if (level === undefined) throw new Error(`there is no level ${question.level}`);
  const rng = sfc32(question.seed);
  const by = (n: number): number => random(rng, '', n);
  const answer = atOnce(level, situationIn(gameOf(question.game), question, by));
  if (answer !== null) return answer;
  const { search } = await import('./search.ts');
  return search(level, situationIn(await loadSearched(question.game), question, by));
}

function situationIn(
  game: Game<Shape> | undefined,
  { game: id, options, view, heard, actions }: BotQuestion,
  by: (n: number) => number,
): Situation<Shape> {
  if (game === undefined) throw new Error(`the game ${id} is not loaded`);
  const rules = rulesOf(game, view.seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, view, heard, actions, random: by };
}
