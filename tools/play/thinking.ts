import type { Attentive } from '@consigliere/bots';
import type { Action, Shape } from '@consigliere/kernel';
import { answerTo, type Chair, type Question, timeOf } from './bots.ts';
import { type Session, uiOf } from './session.ts';
import type { Terminal } from './terminal.ts';

/** What a table lends to bots that think: the time, and a breath in which the person is heard. */
export type Clock = Required<Pick<Attentive, 'now' | 'pause'>>;

/** A question with the bot that is to answer it. */
export interface Asked<T extends Shape> {
  readonly question: Question<T>;
  readonly chair: Chair;
}

/** A question with its answer. */
interface Answered<T extends Shape> {
  readonly question: Question<T>;
  readonly action: Action<T>;
}

const WIDTH = 10;

/** Below the page, how far a thought has come; without a screen nothing. */
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

/** Lets time pass. */
async function pass(milliseconds: number, { now, pause, onProgress, isCancelled }: Clock & Attentive): Promise<void> {
  const start = now();
  for (let spent = 0; spent < milliseconds && isCancelled?.() !== true; spent = now() - start) {
    onProgress?.(spent / milliseconds);
    await pause();
  }
}

/**
 * What the bots answer that are asked. In a secret decision all of them think at once, and it takes its time even if none
 * has a choice: otherwise the time would tell what they hold.
 */
export async function think<T extends Shape>(
  session: Pick<Session<T>, 'language' | 'company' | 'terminal'>,
  asked: readonly Asked<T>[],
  clock: Clock,
): Promise<readonly Answered<T>[]> {
  await clock.pause();
  const isSecret = asked.some(({ question }) => question.prompt.secret);
  const ui = uiOf(session);
  const [name] = asked.map(({ question }) => session.company[question.seat]?.name ?? '');
  const bar = thinkingBar(session.terminal, isSecret || name === undefined ? ui.othersThink : ui.thinks(name));
  const quietly = { ...clock, isCancelled: () => session.terminal.hasLeft };
  const visibly = { ...quietly, onProgress: bar.tell };
  const answers = asked.map(async ({ question, chair }) => ({
    question,
    action: await answerTo(question, chair, isSecret ? quietly : visibly),
  }));
  const time = isSecret ? Math.max(...asked.map(({ chair }) => timeOf(chair.manner))) : 0;
  const [given] = await Promise.all([Promise.all(answers), pass(time, visibly)]);
  bar.end();
  return given;
}
