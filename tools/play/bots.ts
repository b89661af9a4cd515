import { bots, levelBotInTurns, type Situation, thinkingTime, type YieldingHost } from '@consigliere/bots';
import type { Action, Seat, Shape } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';
import { answer, type Match, viewMatch } from '@consigliere/match';
import { isSeated } from './board.ts';
import { type Manner, type Session, uiOf } from './session.ts';
import type { Terminal } from './terminal.ts';

/** A seat's bot and its random source. */
export interface Chair {
  readonly manner: Manner;
  readonly random: (n: number) => number;
}

/** A decision for a bot, with its seat's view and history. */
export interface Question<T extends Shape> {
  readonly seat: Seat;
  readonly prompt: Prompt<T>;
  readonly situation: Omit<Situation<T>, 'random'>;
}

export function questionTo<T extends Shape>(match: Match<T>, seat: Seat): Question<T> {
  const { view, prompt, heard } = viewMatch(match, seat);
  if (prompt === null || !isSeated(view)) throw new Error(`seat ${seat} is not asked`);
  const events = heard.flatMap(each => each.events);
  return { seat, prompt, situation: { rules: match.rules, view, heard: events, actions: prompt.actions } };
}

/** The match after a bot's answer. */
export function answered<T extends Shape>(match: Match<T>, { seat, prompt }: Question<T>, action: Action<T>): Match<T> {
  const taken = answer(match, seat, { decision: prompt.id, branch: match.branch, picks: [action] });
  if (!taken.ok) throw new Error(`the bot of seat ${seat} is refused: ${taken.code} (${JSON.stringify(action)})`);
  return taken.match;
}

/** The host environment of searching bots: the time, and a pause in which keys are read. */
export type TableClock = Required<Pick<YieldingHost, 'now' | 'pause'>>;

/** A question and the bot that answers it. */
export interface BotDecision<T extends Shape> {
  readonly question: Question<T>;
  readonly chair: Chair;
}

/** Resolves with a bot's answer. */
async function answerTo<T extends Shape>(
  { question: { situation }, chair: { manner, random } }: BotDecision<T>,
  host: YieldingHost,
): Promise<Action<T>> {
  const complete: Situation<T> = { ...situation, random };
  return typeof manner === 'number' ? levelBotInTurns(manner, host)(complete) : bots[manner](complete);
}

const WIDTH = 10;

/** Shows the progress of a search below the page; without a screen it shows nothing. */
function thinkingBar({ height, colours, write }: Terminal, label: string) {
  let shown = 0;
  return {
    tell(spent: number): void {
      const filled = Math.floor(Math.min(1, spent) * WIDTH);
      if (height === null || filled === shown) return;
      shown = filled;
      write(`\r\x1b[K${colours.dim(`${label} ${'▪'.repeat(filled)}${'·'.repeat(WIDTH - filled)}`)}`);
    },
    end(): void {
      if (shown > 0) write('\r\x1b[K');
    },
  };
}

/** Waits. */
async function pass(
  milliseconds: number,
  { now, pause, onProgress, isCancelled }: TableClock & YieldingHost,
): Promise<void> {
  const start = now();
  for (let spent = 0; spent < milliseconds && isCancelled?.() !== true; spent = now() - start) {
    onProgress?.(spent / milliseconds);
    await pause();
  }
}

/**
 * Resolves with the answers of the bots that are asked. In a secret decision all of them think at once, and it takes its time even if
 * none has a choice: otherwise the time would tell what they hold.
 */
export async function think<T extends Shape>(
  session: Pick<Session<T>, 'language' | 'company' | 'terminal'>,
  asked: readonly BotDecision<T>[],
  clock: TableClock,
): Promise<readonly { readonly question: Question<T>; readonly action: Action<T> }[]> {
  await clock.pause();
  const isSecret = asked.some(({ question }) => question.prompt.secret);
  const ui = uiOf(session);
  const [name] = asked.map(({ question }) => session.company[question.seat]?.name ?? '');
  const bar = thinkingBar(session.terminal, isSecret || name === undefined ? ui.othersThink : ui.thinks(name));
  const quietly = { ...clock, isCancelled: () => session.terminal.hasLeft };
  const visibly = { ...quietly, onProgress: bar.tell };
  const answers = asked.map(async each => ({
    question: each.question,
    action: await answerTo(each, isSecret ? quietly : visibly),
  }));
  const times = asked.map(({ chair: { manner } }) => (typeof manner === 'number' ? thinkingTime(manner) : 0));
  const [given] = await Promise.all([Promise.all(answers), pass(isSecret ? Math.max(...times) : 0, visibly)]);
  bar.end();
  return given;
}
