import { copy } from '../copy.ts';
import { dream } from '../dream.ts';
import type { Rules } from '../game.ts';
import { mayUndo } from '../history.ts';
import { key } from '../key.ts';
import { eventsFor, legal, play, prompt, waiting } from '../play.ts';
import { isSame } from '../same.ts';
import type { Action, Seat, Shape, State } from '../shape.ts';
import { isSealing, stepOf, topOf } from '../step.ts';
import { view } from '../view.ts';
import type { Notice } from '../world.ts';
import { difference } from './same.ts';
import { BrokenLaw, below, choose, dreamRng, type LawTrial, type MatchTrace, sample } from './trial.ts';

/** Two worlds that a viewer can't tell apart. */
interface Twins<T extends Shape> {
  readonly viewer: Seat | null;
  readonly truth: State<T>;
  readonly other: State<T>;
}

/** A second world that is imagined from a viewer's view, with the same generator. */
export function twin<T extends Shape>(trial: LawTrial<T>, truth: State<T>, viewer: Seat | null): Twins<T> {
  const other = dream(trial.rules, view(trial.rules, truth, viewer), dreamRng(trial));
  return {
    viewer,
    truth,
    other: { ...other, rng: copy(truth.rng), answered: [...truth.answered], disclosures: truth.disclosures },
  };
}

/** Law 11: everything that a viewer gets is the same in both worlds until an event reveals the difference. */
export function worldsLookAlike<T extends Shape>(trial: LawTrial<T>, { moves }: MatchTrace<T>): void {
  for (const [step, { before }] of sample({ ...trial, depth: Math.min(trial.depth, 8) }, moves)) {
    const viewer = below(trial, trial.rules.seats + 1) - 1;
    playTwins(trial, twin(trial, before, viewer < 0 ? null : viewer), step);
  }
}

function playTwins<T extends Shape>(trial: LawTrial<T>, twins: Twins<T>, from: number): void {
  for (let step = from, pair: Twins<T> | null = twins; pair !== null && step < trial.bound; step++) {
    looksAlike(trial.rules, pair, step);
    pair = playOn(trial, pair, step);
  }
}

/** Checks that the viewer's view and prompt are identical. */
function looksAlike<T extends Shape>(rules: Rules<T>, { viewer, truth, other }: Twins<T>, step: number): void {
  const [a, b] = [view(rules, truth, viewer), view(rules, other, viewer)];
  if (!isSame(a, b))
    throw new BrokenLaw(11, step, `the view of seat ${viewer} tells worlds apart: ${difference(a, b)}`);
  if (viewer === null) return;
  const [p, q] = [prompt(rules, truth, viewer), prompt(rules, other, viewer)];
  if (!isSame(p, q))
    throw new BrokenLaw(11, step, `the prompt of seat ${viewer} tells worlds apart: ${difference(p, q)}`);
}

/** Plays the same whole answer in both worlds; null: there is none, or an event has revealed the difference. */
function playOn<T extends Shape>(
  trial: LawTrial<T>,
  { viewer, truth, other }: Twins<T>,
  step: number,
): Twins<T> | null {
  const { rules } = trial;
  const awaited = waiting(rules, truth);
  const seat = awaited[below(trial, Math.max(1, awaited.length))];
  if (seat === undefined) return null;
  let [a, b] = [truth, other];
  for (let top = topOf(a), sealed = false; top !== undefined && !sealed; ) {
    const pick = chooseCommon(trial, a, b, seat);
    if (pick === null) return null;
    const [playedA, playedB] = [play(rules, a, seat, pick), play(rules, b, seat, pick)];
    const [heardA, heardB] = [hearWithRules(playedA.notices, viewer), hearWithRules(playedB.notices, viewer)];
    if (isRevealed(trial, { a: heardA, b: heardB, viewer, step })) return null;
    a = playedA.state;
    b = playedB.state;
    const asked = stepOf(rules, top);
    sealed = !asked.secret || isSealing(asked, pick);
  }
  if (seat === viewer && mayUndo(truth, a) !== mayUndo(other, b))
    throw new BrokenLaw(11, step, `whether seat ${viewer} may undo tells worlds apart`);
  return { viewer, truth: a, other: b };
}

/** Chooses an answer that is legal in both worlds. */
function chooseCommon<T extends Shape>(trial: LawTrial<T>, a: State<T>, b: State<T>, seat: Seat): Action<T> | null {
  const names = new Set(legal(trial.rules, b, seat).map(key));
  const both = legal(trial.rules, a, seat).filter(action => names.has(key(action)));
  return both.length === 0 ? null : choose(trial, both);
}

/** The events that a viewer is told, each with the rule it cites. */
const hearWithRules = <T extends Shape>(
  notices: readonly Notice<T>[],
  viewer: Seat | null,
): (T['Event'] & { rule: string })[] =>
  eventsFor(notices, viewer).map((event, at) => ({ ...event, rule: notices[at]?.rule ?? '' }));

type TwinEvents = { a: readonly { type: string }[]; b: readonly { type: string }[]; viewer: Seat | null; step: number };

/** Whether the events differ. They may only from the first listed reveal on. */
function isRevealed<T extends Shape>(trial: LawTrial<T>, { a, b, viewer, step }: TwinEvents): boolean {
  const reveals: readonly string[] = trial.rules.game.reveals;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (isSame(x, y)) continue;
    if ([x, y].some(event => event !== undefined && reveals.includes(event.type))) return true;
    throw new BrokenLaw(
      11,
      step,
      `seat ${viewer} hears ${JSON.stringify(x)} in one world and ${JSON.stringify(y)} in another`,
    );
  }
  return false;
}
