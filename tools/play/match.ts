import type { Bot } from '@consigliere/bots';
import { type Prompt, random, type Seat, type Shape, sayAction, sfc32 } from '@consigliere/kernel';
import { answer, type Seen, type Taken, undo } from '@consigliere/match';
import { botAnswers, type Chair } from './bots.ts';
import { typed } from './command.ts';
import { type Choice, decide } from './decide.ts';
import { showResult, showWaiting } from './screen.ts';
import { easelOf, type Session, seenIn, uiOf, wordsOf } from './session.ts';

/** Who the others are, and how their moves come. */
export interface Others {
  readonly bot: Bot;
  readonly botSeed: string;
  /** Whether every move waits for Enter. */
  readonly step: boolean;
}

/** Plays until the match is over or the person leaves. */
export async function playMatch<T extends Shape>(session: Session<T>, { bot, botSeed, step }: Others): Promise<void> {
  const rng = sfc32(botSeed);
  const chair: Chair = { bot, random: n => random(rng, 'bot', n) };
  while (!session.terminal.hasLeft) {
    const seen = seenIn(session);
    if (seen.result !== null) return showResult(session);
    const other = seen.waiting.find(seat => seat !== session.seat);
    const goesOn =
      other === undefined ? await personMoves(session, seen) : await botMoves(session, other, { chair, step });
    if (!goesOn) return;
  }
}

/** A bot answers; false: the person leaves. */
async function botMoves<T extends Shape>(
  session: Session<T>,
  seat: Seat,
  { chair, step }: { readonly chair: Chair; readonly step: boolean },
): Promise<boolean> {
  const before = session.match.chapters.length;
  session.match = botAnswers(session.match, seat, chair);
  if (!isWorthAPage(session, before)) return true;
  if (!step) return showForAMoment(session);
  showWaiting(session);
  const line = await session.terminal.read(`[${uiOf(session).prompt.next}] > `);
  const meant = line === null ? null : typed(line);
  return meant !== null && !(meant.type === 'key' && meant.key === 'q');
}

/** Whether something was heard since a chapter, and no other page is about to show it. */
function isWorthAPage<T extends Shape>(session: Session<T>, chapter: number): boolean {
  const { heard, prompt, result } = seenIn(session, chapter);
  return prompt === null && result === null && heard.some(({ events }) => events.length > 0);
}

/** Without a screen there is nothing to look at: the next decision tells it all. */
async function showForAMoment<T extends Shape>(session: Session<T>): Promise<true> {
  if (session.terminal.height !== null) {
    showWaiting(session);
    await session.terminal.pause();
  }
  return true;
}

/** The person answers, or a standing order does it for him; false: he leaves. */
async function personMoves<T extends Shape>(session: Session<T>, seen: Seen<T>): Promise<boolean> {
  const { seat, drawing } = session;
  const { prompt } = seen;
  if (seat === null || prompt === null) throw new Error('nobody is asked, yet the match is not over');
  const turn = drawing.turn(seen.view);
  const pass = prompt.actions.find(action => drawing.passes(action));
  const isOrdered = session.passing === turn && pass !== undefined;
  const choice: Choice<T> = isOrdered ? { type: 'answer', action: pass } : await decide(session, seen, prompt);
  if (choice.type === 'quit') return false;
  if (choice.type === 'pass') session.passing = turn;
  // What a standing order brings belongs to what happened since the person last chose himself.
  if (!isOrdered) {
    session.since = session.match.chapters.length;
    session.unheard = unheard(session, prompt, choice);
  }
  const taken: Taken<T> =
    choice.type === 'undo'
      ? undo(session.match, seat)
      : answer(session.match, seat, { decision: prompt.id, picks: [choice.action] });
  if (!taken.ok) throw new Error(`a listed choice is refused: ${taken.code} (${JSON.stringify(choice)})`);
  const before = session.match.chapters.length;
  session.match = taken.match;
  return isWorthAPage(session, before) ? showForAMoment(session) : true;
}

/** An answer in secret other than to let things happen: it may be discarded unseen, and then no event tells of it. */
function unheard<T extends Shape>(session: Session<T>, { secret }: Prompt<T>, choice: Choice<T>): string | null {
  if (!secret || choice.type !== 'answer' || session.drawing.passes(choice.action)) return null;
  return sayAction(wordsOf(session), choice.action, easelOf(session).who);
}
