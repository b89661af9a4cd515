import { LEVELS, levelBotInTurns } from '@consigliere/bots';
import { random, rulesOf, sfc32 } from '@consigliere/kernel';
import type { BotQuestion } from '@consigliere/match';
import { gameOf } from './games.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets messages in: they come before what is posted now. A timer would wait 4 ms each time. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

/** Asks a bot, here in this worker. */
export async function think(question: BotQuestion): Promise<unknown> {
  const { options, view, heard, actions } = question;
  const game = gameOf(question.game);
  if (game === undefined) throw new Error(`the game ${question.game} is not loaded`);
  const rules = rulesOf(game, view.seats, options);
  if (!rules.ok) throw new Error(rules.why);
  const level = LEVELS.find(each => each === question.level);
  if (level === undefined) throw new Error(`there is no level ${question.level}`);
  const rng = sfc32(question.seed);
  const situation = { rules: rules.value, view, heard, actions, random: (n: number) => random(rng, '', n) };
  return levelBotInTurns(level, { now: () => performance.now(), pause })(situation);
}
