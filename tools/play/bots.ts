import { type Attentive, bots, levelBotInTurns, type Situation, thinkingTime } from '@consigliere/bots';
import type { Action, Prompt, Seat, Shape } from '@consigliere/kernel';
import { answer, type Match, seenBy } from '@consigliere/match';
import { isSeated } from './answers.ts';
import type { Manner } from './manner.ts';

/** How a seat's bot plays, and what chance does for it. */
export interface Chair {
  readonly manner: Manner;
  readonly random: (n: number) => number;
}

/** A decision that is put to a bot, with what its seat sees and has heard. */
export interface Question<T extends Shape> {
  readonly seat: Seat;
  readonly prompt: Prompt<T>;
  readonly situation: Omit<Situation<T>, 'random'>;
}

export function questionTo<T extends Shape>(match: Match<T>, seat: Seat): Question<T> {
  const { view, prompt, heard } = seenBy(match, seat);
  if (prompt === null || !isSeated(view)) throw new Error(`seat ${seat} is not asked`);
  const events = heard.flatMap(each => each.events);
  return { seat, prompt, situation: { rules: match.rules, view, heard: events, actions: prompt.actions } };
}

/** What a bot answers, sooner or later. */
export async function answerTo<T extends Shape>(
  { situation }: Question<T>,
  { manner, random }: Chair,
  host: Attentive,
): Promise<Action<T>> {
  const complete: Situation<T> = { ...situation, random };
  return typeof manner === 'number' ? levelBotInTurns(manner, host)(complete) : bots[manner](complete);
}

/** How long a manner may think, in milliseconds. */
export const timeOf = (manner: Manner): number => (typeof manner === 'number' ? thinkingTime(manner) : 0);

/** The match after a bot's answer. */
export function answered<T extends Shape>(match: Match<T>, { seat, prompt }: Question<T>, action: Action<T>): Match<T> {
  const taken = answer(match, seat, { decision: prompt.id, branch: match.branch, picks: [action] });
  if (!taken.ok) throw new Error(`the bot of seat ${seat} is refused: ${taken.code} (${JSON.stringify(action)})`);
  return taken.match;
}
