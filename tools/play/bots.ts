import type { Bot } from '@consigliere/bots';
import type { Seat, Shape } from '@consigliere/kernel';
import { answer, type Match, seenBy } from '@consigliere/match';
import { isSeated } from './answers.ts';

/** Who answers for a seat, and what chance does for him. */
export interface Chair {
  readonly bot: Bot;
  readonly random: (n: number) => number;
}

/** Lets a bot answer for a seat, by what this seat sees and has heard. */
export function botAnswers<T extends Shape>(match: Match<T>, seat: Seat, { bot, random }: Chair): Match<T> {
  const { view, prompt, heard } = seenBy(match, seat);
  if (prompt === null || !isSeated(view)) throw new Error(`seat ${seat} is not asked`);
  const action = bot<T>({
    rules: match.rules,
    view,
    heard: heard.flatMap(({ events }) => events),
    actions: prompt.actions,
    random,
  });
  const taken = answer(match, seat, { decision: prompt.id, picks: [action] });
  if (!taken.ok) throw new Error(`the bot of seat ${seat} is refused: ${taken.code} (${JSON.stringify(action)})`);
  return taken.match;
}
