import type { Action, Prompt, Shape } from '@consigliere/kernel';
import type { Seen } from '@consigliere/match';
import { ordered } from './answers.ts';
import { type Typed, typed } from './command.ts';
import { barredLines, helpLines, helpOn } from './help.ts';
import { logLines } from './log.ts';
import { showDecision } from './screen.ts';
import { type Session, uiOf } from './session.ts';
import type { Key } from './words/index.ts';

/** What the person wants, once it is something that can be done. */
export type Choice<T extends Shape> =
  | { readonly type: 'answer'; readonly action: Action<T> }
  | { readonly type: 'pass'; readonly action: Action<T> }
  | { readonly type: 'undo' }
  | { readonly type: 'quit' };

/** A decision that is put to the person: what he sees, what is asked, and the answers as they are numbered. */
interface Asked<T extends Shape> {
  readonly session: Session<T>;
  readonly seen: Seen<T>;
  readonly prompt: Prompt<T>;
  readonly actions: readonly Action<T>[];
}

/** Asks until something is chosen; help and wrong lines change nothing. */
export async function decide<T extends Shape>(
  session: Session<T>,
  seen: Seen<T>,
  prompt: Prompt<T>,
): Promise<Choice<T>> {
  const asked: Asked<T> = { session, seen, prompt, actions: ordered(session, prompt) };
  const { terminal } = session;
  showDecision(session, seen, asked.actions);
  for (;;) {
    const line = await terminal.read(promptOf(asked));
    if (line === null) return { type: 'quit' };
    const meant = understood(asked, typed(line));
    if ('type' in meant) return meant;
    if (meant === TABLE) showDecision(session, seen, asked.actions);
    else terminal.write(`${meant.lines.join('\n')}\n`);
  }
}

interface Reply {
  readonly lines: readonly string[];
}
const TABLE: Reply = { lines: [] };
const reply = (...lines: readonly string[]): Reply => ({ lines });

function promptOf<T extends Shape>({ session, seen, actions }: Asked<T>): string {
  const { prompt } = uiOf(session);
  const may = [
    actions.length === 1 ? prompt.only : `1–${actions.length}`,
    ...(seen.mayUndo ? [prompt.undo] : []),
    ...(passOf({ session, actions }) ? [prompt.pass] : []),
    prompt.help,
  ];
  return `${session.terminal.colours.bold(`[${may.join(', ')}]`)} > `;
}

const passOf = <T extends Shape>({ session, actions }: Pick<Asked<T>, 'session' | 'actions'>): Action<T> | undefined =>
  actions.find(action => session.drawing.passes(action));

function understood<T extends Shape>(asked: Asked<T>, meant: Typed): Choice<T> | Reply {
  const { session, actions } = asked;
  const { wrong } = uiOf(session);
  const only = actions.length === 1 ? actions[0] : undefined;
  switch (meant.type) {
    case 'number': {
      const action = actions[meant.number - 1];
      return action ? { type: 'answer', action } : reply(wrong.number(String(meant.number), actions.length));
    }
    case 'nothing':
      return only ? { type: 'answer', action: only } : reply(wrong.nothing(actions.length));
    case 'unknown':
      return reply(wrong.command(meant.text));
    case 'key':
      return keyed(asked, meant.key, meant.about);
  }
}

function keyed<T extends Shape>(asked: Asked<T>, key: Key, about: string): Choice<T> | Reply {
  const { session, seen, prompt } = asked;
  const { wrong } = uiOf(session);
  switch (key) {
    case 'q':
      return { type: 'quit' };
    case 'u':
      if (seen.mayUndo) return { type: 'undo' };
      return reply(session.since === 0 ? wrong.nothingYet : wrong.noUndo);
    case 'p': {
      const action = passOf(asked);
      return action ? { type: 'pass', action } : reply(wrong.noPass);
    }
    case '?':
      return reply(...(about === '' ? helpLines(session) : helpOn(session, about)));
    case 'l':
      return reply(...logLines(session, 0));
    case 'w':
      return reply(...barredLines(session, prompt));
    case 't':
      return TABLE;
  }
}
