import type { Seat, Shape } from '@consigliere/kernel';
import { type Prompt, sayAction, waiting } from '@consigliere/kernel/host';
import { answer, type MatchView, type Taken, undo } from '@consigliere/match';
import { answered, type BotDecision, type Chair, questionTo, type TableClock, think } from './bots.ts';
import { type Choice, decide, typed } from './decide.ts';
import { turnOf } from './log.ts';
import { showResult, showWaiting } from './screen.ts';
import { easelOf, type Session, seenIn, uiOf, wordsOf } from './session.ts';

/** The other players, and how their moves are shown. */
export interface Others {
  /** The bots by seat; null: the person's seat. */
  readonly chairs: readonly (Chair | null)[];
  readonly clock: TableClock;
  /** Whether every move waits for Enter. */
  readonly step: boolean;
}

/** Plays until the match is over or the person leaves. */
export async function playMatch<T extends Shape>(session: Session<T>, others: Others): Promise<void> {
  while (!session.terminal.hasLeft) {
    const seen = seenIn(session);
    if (seen.result !== null) return showResult(session);
    const { rules, course } = session.match;
    const bots = waiting(rules, course.state).filter(seat => seat !== session.seat);
    const goesOn = bots.length === 0 ? await personMoves(session, seen) : await botsMove(session, bots, others);
    if (!goesOn) return;
  }
}

/** Returns the bots that are asked now: all of them in a secret decision, otherwise the first. */
function askedOf<T extends Shape>(
  { match }: Session<T>,
  seats: readonly Seat[],
  { chairs }: Others,
): readonly BotDecision<T>[] {
  const asked: BotDecision<T>[] = [];
  for (const seat of seats) {
    const chair = chairs[seat] ?? null;
    if (chair === null) throw new Error(`no bot sits at seat ${seat}`);
    const question = questionTo(match, seat);
    asked.push({ question, chair });
    if (!question.prompt.secret) break;
  }
  return asked;
}

/** Lets the bots answer; false: the person has left. */
async function botsMove<T extends Shape>(
  session: Session<T>,
  seats: readonly Seat[],
  others: Others,
): Promise<boolean> {
  const before = session.match.chapters.length;
  for (const { question, action } of await think(session, askedOf(session, seats, others), others.clock))
    session.match = answered(session.match, question, action);
  if (!isWorthAPage(session, before)) return true;
  if (!others.step) return showForAMoment(session);
  showWaiting(session);
  const line = await session.terminal.read(`[${uiOf(session).prompt.next}] > `);
  const meant = line === null ? null : typed(line);
  return meant !== null && !(meant.type === 'key' && meant.key === 'q');
}

/** Tells whether there is news since a chapter that no other page is about to show. */
function isWorthAPage<T extends Shape>(session: Session<T>, chapter: number): boolean {
  const { heard, prompt, result } = seenIn(session, chapter);
  return prompt === null && result === null && heard.some(({ events }) => events.length > 0);
}

/** Without a screen there is nothing to look at: the next decision reports everything. */
async function showForAMoment<T extends Shape>(session: Session<T>): Promise<true> {
  if (session.terminal.height !== null) {
    showWaiting(session);
    await session.terminal.pause();
  }
  return true;
}

/** Lets the person answer, or their standing order; false: they have left. */
async function personMoves<T extends Shape>(session: Session<T>, seen: MatchView<T>): Promise<boolean> {
  const { seat } = session;
  const { prompt } = seen;
  if (seat === null || prompt === null) throw new Error('nobody is asked, yet the match is not over');
  const { silence } = prompt;
  const turn = turnOf(session);
  const isOrdered = session.passing === turn && silence !== null;
  const choice: Choice<T> = isOrdered ? { type: 'answer', action: silence } : await decide(session, seen, prompt);
  if (choice.type === 'quit') return false;
  if (choice.type === 'pass') session.passing = turn;
  // The effects of a standing order belong to what happened since the person last chose.
  if (!isOrdered) {
    session.since = session.match.chapters.length;
    session.unheard = unheard(session, prompt, choice);
  }
  const taken: Taken<T> =
    choice.type === 'undo'
      ? undo(session.match, seat)
      : answer(session.match, seat, { decision: prompt.id, branch: seen.branch, picks: [choice.action] });
  if (!taken.ok) throw new Error(`a listed choice is refused: ${taken.code} (${JSON.stringify(choice)})`);
  const before = session.match.chapters.length;
  session.match = taken.match;
  return isWorthAPage(session, before) ? showForAMoment(session) : true;
}

/** A secret answer other than passing: it may be discarded unseen, and then no event shows it. */
function unheard<T extends Shape>(
  session: Session<T>,
  { secret, silence }: Prompt<T>,
  choice: Choice<T>,
): string | null {
  if (!secret || choice.type !== 'answer' || choice.action.type === silence?.type) return null;
  return sayAction(wordsOf(session), choice.action, easelOf(session).who);
}
