import type { AnyStep } from './any-step.ts';
import { thaw } from './copy.ts';
import type { Rules } from './game.ts';
import { legal } from './play.ts';
import { type Rng, random } from './random.ts';
import type { Action, Call, Seat, Shape, State, View } from './shape.ts';
import { isSealing, seatsIn, setOf, stepOf, topOf } from './step.ts';

/** The most picks that a secret answer can have. */
const MOST_PICKS = 1000;

/** Imagines a whole state that is consistent with a view. Hidden things are imagined; further draws come from the given generator. */
export function dream<T extends Shape>(rules: Rules<T>, view: View<T>, rng: Rng): State<T> {
  const hidden = rules.game.imagine(view, n => random(rng, 'imagine', n));
  const answers: Action<T>[][] = Array.from({ length: rules.seats }, () => []);
  if (view.seat !== null) answers[view.seat] = view.picks.map(pick => thaw<Action<T>>(pick));
  const state: State<T> = {
    open: thaw<T['Open']>(view.open),
    recalled: thaw<T['Recalled']>(view.recalled),
    own: hidden.own,
    sealed: hidden.sealed,
    flow: view.flow.map(call => thaw<Call<T>>(call)),
    answers,
    awaited: setOf(view.waiting),
    calls: view.calls,
    answered: new Array<number>(rules.seats).fill(0),
    disclosures: 0,
    rng,
  };
  inventAnswers(rules, state, view);
  if (view.seat !== null && hasSealed(rules, state, view.seat)) state.awaited &= ~(1 << view.seat);
  return state;
}

/** Whether a seat has answered the secret decision on top. Rooms keep naming it as awaited in a reaction window, so that nobody else can tell. */
function hasSealed<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): boolean {
  const top = topOf(state);
  const pick = state.answers[seat]?.at(-1);
  return top !== undefined && pick !== undefined && isSealing(stepOf(rules, top), pick);
}

/** Imagines the secret answers that others have already given: any answer they might have chosen. */
function inventAnswers<T extends Shape>(rules: Rules<T>, state: State<T>, view: View<T>): void {
  const top = topOf(state);
  const step = top && stepOf(rules, top);
  if (top === undefined || !step?.secret || step.waiting === null) return;
  for (const seat of seatsIn(setOf(step.waiting(top.frame, rules.seats))))
    if (seat !== view.seat && !view.waiting.includes(seat)) inventAnswer(rules, state, step, seat);
}

function inventAnswer<T extends Shape>(rules: Rules<T>, state: State<T>, step: AnyStep<T>, seat: Seat): void {
  const picks = state.answers[seat] as Action<T>[];
  for (let count = 0; count < MOST_PICKS; count++) {
    const actions = legal(rules, state, seat);
    const pick = actions[random(state.rng, 'imagine', actions.length)];
    if (pick === undefined) break;
    picks.push(pick);
    if (isSealing(step, pick)) return;
  }
  throw new Error(`${rules.game.id}: no answer can be imagined for seat ${seat}`);
}
