import type { Action, Shape } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';
import type { MatchView } from '@consigliere/match';
import { ordered } from './answers.ts';
import { barredLines, helpLines, helpOn } from './help.ts';
import { logLines } from './log.ts';
import { showDecision } from './screen.ts';
import { type Session, uiOf } from './session.ts';
import { KEYS, type Key } from './words/index.ts';

/** The meaning of a typed line. */
type Typed =
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'key'; readonly key: Key; readonly about: string }
  | { readonly type: 'nothing' }
  | { readonly type: 'unknown'; readonly text: string };

/** Parses `7`, `u`, `?`, `? hitman`, `?hitman`, Enter; only help has a topic. */
export function typed(line: string): Typed {
  const text = line.trim();
  if (text === '') return { type: 'nothing' };
  if (/^\d{1,6}$/.test(text)) return { type: 'number', number: Number(text) };
  if (text.startsWith('?')) return { type: 'key', key: '?', about: text.slice(1).trim() };
  const key = KEYS.find(each => each === text.toLowerCase());
  return key === undefined ? { type: 'unknown', text } : { type: 'key', key, about: '' };
}

/** The person's choice, once it is possible. */
export type Choice<T extends Shape> =
  | { readonly type: 'answer'; readonly action: Action<T> }
  | { readonly type: 'pass'; readonly action: Action<T> }
  | { readonly type: 'undo' }
  | { readonly type: 'quit' };

/** A decision for the person: their view, the question, and the numbered answers. */
interface PersonDecision<T extends Shape> {
  readonly session: Session<T>;
  readonly seen: MatchView<T>;
  readonly prompt: Prompt<T>;
  readonly actions: readonly Action<T>[];
}

/** Asks until something is chosen; help and wrong lines change nothing. */
export async function decide<T extends Shape>(
  session: Session<T>,
  seen: MatchView<T>,
  prompt: Prompt<T>,
): Promise<Choice<T>> {
  const asked: PersonDecision<T> = { session, seen, prompt, actions: ordered(session, prompt) };
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

function promptOf<T extends Shape>({ session, seen, prompt, actions }: PersonDecision<T>): string {
  const ui = uiOf(session).prompt;
  const may = [
    actions.length === 1 ? ui.only : `1–${actions.length}`,
    ...(seen.mayUndo ? [ui.undo] : []),
    ...(prompt.silence === null ? [] : [ui.pass]),
    ui.help,
  ];
  return `${session.terminal.colours.bold(`[${may.join(', ')}]`)} > `;
}

function understood<T extends Shape>(asked: PersonDecision<T>, meant: Typed): Choice<T> | Reply {
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

function keyed<T extends Shape>(asked: PersonDecision<T>, key: Key, about: string): Choice<T> | Reply {
  const { session, seen, prompt } = asked;
  const { wrong } = uiOf(session);
  switch (key) {
    case 'q':
      return { type: 'quit' };
    case 'u':
      if (seen.mayUndo) return { type: 'undo' };
      return reply(session.since === 0 ? wrong.nothingYet : wrong.noUndo);
    case 'p':
      return prompt.silence === null ? reply(wrong.noPass) : { type: 'pass', action: prompt.silence };
    case '?':
      return reply(...(about === '' ? helpLines(session) : helpOn(session, seen.view, about)));
    case 'l':
      return reply(...logLines(session, 0));
    case 'w':
      return reply(...barredLines(session, prompt));
    case 't':
      return TABLE;
  }
}
