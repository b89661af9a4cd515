import { mayUndo } from '../history.ts';
import { eventsFor, play } from '../play.ts';
import { isSame } from '../same.ts';
import type { Shape } from '../shape.ts';
import { isSealing, stepOf, topOf } from '../step.ts';
import { view } from '../view.ts';
import { BrokenLaw, type LawTrial, type MatchTrace, sample, type TrialMove } from './trial.ts';
import { twin } from './worlds.ts';

/** The number of other worlds in which an answer that can be undone is tried again. */
const WORLDS = 2;

/** Law 13: undo is offered exactly when nobody learned anything. */
export function undoIsHonest<T extends Shape>(trial: LawTrial<T>, { moves }: MatchTrace<T>): void {
  for (const [step, move] of sample(trial, moves)) {
    if (move.picks === null || isStillSecret(trial, move)) continue;
    if (mayUndo(move.before, move.after)) nobodyLearned(trial, move, step);
    else if (!isOpened(trial, move)) somebodyLearned(move, step);
  }
}

/** A secret answer that waits for others is withdrawn, not undone. */
function isStillSecret<T extends Shape>(trial: LawTrial<T>, { before, after }: TrialMove<T>): boolean {
  const top = topOf(before);
  return top !== undefined && stepOf(trial.rules, top).secret && topOf(after)?.id === top.id;
}

/** The last of several secret answers opens them all. */
function isOpened<T extends Shape>(trial: LawTrial<T>, { before }: TrialMove<T>): boolean {
  const top = topOf(before);
  return top !== undefined && stepOf(trial.rules, top).secret;
}

/** Checks that in other worlds the same answer looks the same: the seat has learned nothing it could use after an undo. */
function nobodyLearned<T extends Shape>(
  trial: LawTrial<T>,
  { before, after, seat, picks, notices }: TrialMove<T>,
  step: number,
): void {
  const { rules } = trial;
  if (notices.some(({ instead }) => instead !== undefined))
    throw new BrokenLaw(13, step, 'undo is offered after a whisper');
  const reveals: readonly string[] = rules.game.reveals;
  const reveal = notices.find(({ event }) => reveals.includes(event.type));
  if (reveal) throw new BrokenLaw(13, step, `undo is offered after ${JSON.stringify(reveal.event)}`);
  for (let world = 0; world < WORLDS; world++) {
    let { other } = twin(trial, before, seat);
    for (const pick of picks ?? []) {
      const played = play(rules, other, seat, pick);
      other = played.state;
      const asked = topOf(before);
      if (asked !== undefined && stepOf(rules, asked).secret && !isSealing(stepOf(rules, asked), pick)) continue;
      if (
        !isSame(eventsFor(played.notices, seat), eventsFor(notices, seat)) ||
        !isSame(view(rules, other, seat), view(rules, after, seat))
      )
        throw new BrokenLaw(13, step, `undo is offered although seat ${seat} has learned something`);
    }
  }
}

/**
 * Checks that there is a reason to refuse an undo: something was drawn, whispered, sealed or changed in another drawer, or another seat
 * has answered.
 */
function somebodyLearned<T extends Shape>({ before, after, seat, notices }: TrialMove<T>, step: number): void {
  const others = (own: readonly unknown[]): unknown[] => own.filter((_, each) => each !== seat);
  const learned =
    notices.some(({ instead }) => instead !== undefined) ||
    !isSame(before.rng, after.rng) ||
    !isSame(before.sealed, after.sealed) ||
    !isSame(others(before.own), others(after.own)) ||
    !isSame(others(before.answered), others(after.answered));
  if (!learned) throw new BrokenLaw(13, step, 'undo is refused although nobody learned anything');
}
