import type { Action, Shape } from '@consigliere/kernel';
import { sayQuestion, sayWaiting } from '@consigliere/kernel/host';
import type { MatchView } from '@consigliere/match';
import { answerLines } from './answers.ts';
import { resultLines, tableLines } from './board.ts';
import { logLines, turnOf } from './log.ts';
import { easelOf, type Session, seenIn, uiOf, wordsOf } from './session.ts';
import { wrapped } from './text.ts';

/** The least number of log lines, however low the screen is. */
const LEAST_LOG = 4;
const CLEAR = '\x1b[H\x1b[J';

/** Lays out the parts of a page with rules between them; the log gets the last lines for which there is room. */
function page<T extends Shape>(session: Session<T>, below: readonly string[]): readonly string[] {
  const { terminal } = session;
  const table = tableLines(session.readable, seenIn(session).view, easelOf(session));
  const log = sinceLastAnswer(session);
  // Two blank lines, and one for what the person types.
  const room = terminal.height === null ? log.length : terminal.height - table.length - below.length - 3;
  const shown = Math.max(LEAST_LOG, room);
  const rest = log.length > shown ? [terminal.colours.dim(uiOf(session).earlier(log.length - shown + 1))] : [];
  const last = rest.length > 0 ? log.slice(1 - shown) : log;
  return [...table, '', ...rest, ...last, ...(below.length > 0 ? ['', ...below] : [])];
}

/** The log since the person's last answer, and that answer itself where the log doesn't show it. */
function sinceLastAnswer<T extends Shape>(session: Session<T>): readonly string[] {
  const { colours, width } = session.terminal;
  const answered = session.unheard === null ? [] : wrapped(uiOf(session).answered(session.unheard), width, 2);
  return [...answered.map(colours.dim), ...logLines(session, session.since)];
}

/** Shows a page in place of the one before; without a screen, below it. */
function show<T extends Shape>({ terminal }: Session<T>, lines: readonly string[]): void {
  const text = `${lines.join('\n')}\n`;
  terminal.write(terminal.height === null ? `\n${text}` : CLEAR + text);
}

/** Says what is asked: to the person if they are asked, otherwise about the players who are. */
function statusLines<T extends Shape>(session: Session<T>, seen: MatchView<T>): readonly string[] {
  const { who, colours, width } = easelOf(session);
  const words = wordsOf(session);
  const top = seen.view.flow.at(-1);
  if (seen.prompt !== null) return wrapped(`▶ ${sayQuestion(words, seen.prompt, who)}`, width, 2).map(colours.yellow);
  if (top === undefined) return [];
  const passing = session.passing === turnOf(session) ? ` ${uiOf(session).passing}` : '';
  return wrapped(`… ${sayWaiting(words, top, who)}${passing}`, width, 2).map(colours.dim);
}

/** The page while others move. */
export function showWaiting<T extends Shape>(session: Session<T>): void {
  show(session, page(session, statusLines(session, seenIn(session))));
}

/** The page with the table, the log, the question and the numbered answers. */
export function showDecision<T extends Shape>(
  session: Session<T>,
  seen: MatchView<T>,
  actions: readonly Action<T>[],
): void {
  const answers = answerLines(session, seen.view, actions);
  show(session, page(session, [...statusLines(session, seen), ...answers]));
}

/** The page at the end, with the score sheet. */
export function showResult<T extends Shape>(session: Session<T>): void {
  const { result } = seenIn(session);
  const sheet = result === null ? [] : resultLines(result, wordsOf(session), easelOf(session));
  show(session, page(session, sheet));
}
