import { answerAtOnce, answerGently, LEVELS, type Situation } from '@consigliere/bots';
import type { Game, Shape } from '@consigliere/kernel';
import { random, rulesOf, sfc32 } from '@consigliere/kernel/host';
import type { BotQuestion } from '@consigliere/match';
import { isLesson } from '../link/random.ts';
import { loadAtSight, loadSearched } from './games.ts';

/** Asks a bot in this worker. The opponents of a lesson let the learner win. Search is loaded when a bot first needs it. */
export async function think(question: BotQuestion): Promise<unknown> {
  const level = LEVELS.find(each => each === question.level);
  if (level === undefined) throw new Error(`there is no level ${question.level}`);
  const rng = sfc32(question.seed);
  const by = (n: number): number => random(rng, '', n);
  const atSight = question.options.edition === undefined ? loadAtSight : loadSearched;
  const situation = situationIn(await atSight(question.game), question, by);
  if (isLesson(question.room)) return answerGently(situation);
  const answer = answerAtOnce(level, situation);
  if (answer !== null) return answer;
  const { search } = await import('./search.ts');
  return search(level, situationIn(await loadSearched(question.game), question, by));
}

function situationIn(
  game: Game<Shape> | undefined,
  { game: id, options, view, heard, actions }: BotQuestion,
  by: (n: number) => number,
): Situation<Shape> {
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const rules = rulesOf(game, view.seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, view, heard, actions, random: by };
}
