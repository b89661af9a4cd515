import { copy } from '../copy.ts';
import { dream } from '../dream.ts';
import { foresee, foreseeUnopposed } from '../foresee.ts';
import type { Rules } from '../game.ts';
import { canonical, key } from '../key.ts';
import { legal, result } from '../play.ts';
import { type AnswerOutcome, describe, findPriorQuestion, type Preview, preview } from '../preview.ts';
import { isSame } from '../same.ts';
import type { Action, SeatView, Shape, State } from '../shape.ts';
import { view } from '../view.ts';
import { BrokenLaw, choose, dreamRng, type LawTrial, type MatchTrace, sample } from './trial.ts';

/** A preview is compared with the true world and this many dreams. */
const WORLDS = 32;
/** At most this many answers of a match are tried: each costs as much as many matches. */
const MOST_ANSWERS = 3;

/** Makes previews: the kernel's own function, or a faulty one that the law must catch. */
export type Previewer = <T extends Shape>(rules: Rules<T>, view: SeatView<T>, action: Action<T>) => Preview<T>;

interface PreviewCase<T extends Shape> {
  readonly rules: Rules<T>;
  readonly seen: SeatView<T>;
  readonly action: Action<T>;
  readonly step: number;
}

/** Law 14: everything a preview says happens in every world, and everything that happens in every world is in the preview. */
export function previewsAreTrue<T extends Shape>(
  trial: LawTrial<T>,
  { moves }: MatchTrace<T>,
  previewer: Previewer = preview,
): void {
  const { rules } = trial;
  if (rules.game.preview === undefined) return;
  for (const [step, { before, seat, picks }] of sample(
    { ...trial, depth: Math.min(trial.depth, MOST_ANSWERS) },
    moves,
  )) {
    if (picks === null) continue;
    const action = choose(trial, legal(rules, before, seat));
    const seen = view(rules, before, seat);
    const forecast = previewer(rules, seen, action);
    const worlds = [before, ...Array.from({ length: WORLDS }, () => dream(rules, seen, dreamRng(trial)))];
    checkAnswer(worlds, forecast, { rules, seen, action, step });
  }
}

function checkAnswer<T extends Shape>(worlds: readonly State<T>[], forecast: Preview<T>, the: PreviewCase<T>): void {
  const { action, step } = the;
  const [truth] = worlds;
  if (truth === undefined) return;
  const played = worlds.map(world => playIn(world, the, foresee));
  // A match that ends only after something was revealed still ends.
  const isEnd = played.every(({ isOver }) => isOver);
  const endings = forecast.effects.filter(({ type }) => type === 'ended').length;
  if (endings !== Number(isEnd)) throw new BrokenLaw(14, step, `whether ${key(action)} ends the match is said wrongly`);
  const effects = forecast.effects.filter(effect => effect.type !== 'ended' || effect.winners !== null);
  const certain = played.map(({ outcome }) => outcome);
  compare(certain, { ...forecast, effects }, the, 'certain');
  everyPartIsRead(worlds, the, foresee);
  const mayReact = playIn(truth, the, foreseeUnopposed) !== null;
  if (mayReact !== (forecast.unopposed !== null))
    throw new BrokenLaw(14, step, `whether others may react to ${key(action)} is said wrongly`);
  if (forecast.unopposed === null) return;
  const unopposed = worlds.flatMap(world => playIn(world, the, foreseeUnopposed)?.outcome ?? []);
  compare(unopposed, forecast.unopposed, the, 'certain if nobody reacts');
  everyPartIsRead(worlds, the, foreseeUnopposed);
}

type Foresee = typeof foresee | typeof foreseeUnopposed;

interface WorldOutcome<T extends Shape> {
  readonly outcome: AnswerOutcome<T>;
  readonly isOver: boolean;
}

/** Plays an answer in a copy of a world and describes its outcome. */
function playIn<T extends Shape>(world: State<T>, the: PreviewCase<T>, how: typeof foresee): WorldOutcome<T>;
function playIn<T extends Shape>(world: State<T>, the: PreviewCase<T>, how: Foresee): WorldOutcome<T> | null;
function playIn<T extends Shape>(world: State<T>, the: PreviewCase<T>, how: Foresee): WorldOutcome<T> | null {
  const { rules, seen, action } = the;
  const state = copy(world);
  const foreseen = how(rules, state, seen.seat, action);
  if (foreseen === null) return null;
  return {
    outcome: describe(rules, foreseen, { state, seat: seen.seat, asked: findPriorQuestion(seen) }),
    isOver: result(rules, state) !== null,
  };
}

function compare<T extends Shape>(
  outcomes: readonly AnswerOutcome<T>[],
  forecast: AnswerOutcome<T>,
  { action, step }: PreviewCase<T>,
  how: string,
): void {
  const said = new Set(forecast.effects.map(effect => JSON.stringify(effect)));
  const happen = outcomes.map(({ effects }) => new Set(effects.map(effect => JSON.stringify(effect))));
  const [first = new Set<string>()] = happen;
  for (const effect of said)
    if (!happen.every(each => each.has(effect)))
      throw new BrokenLaw(14, step, `${effect} is ${how} after ${key(action)} and doesn't happen`);
  for (const effect of first)
    if (!said.has(effect) && happen.every(each => each.has(effect)))
      throw new BrokenLaw(14, step, `${effect} is ${how} after ${key(action)} and isn't in the preview`);
  const lucky = outcomes.find(({ depends }) => !isSame(depends, forecast.depends));
  if (lucky !== undefined)
    throw new BrokenLaw(
      14,
      step,
      `after ${key(action)} the rest depends on ${JSON.stringify(lucky.depends)}, by the preview on ${JSON.stringify(forecast.depends)}`,
    );
}

/** The parts of a view that facts are about. */
const pickShownParts = <T extends Shape>({ open, recalled, own, tally, picks }: SeatView<T>): object => ({
  open,
  recalled,
  own,
  tally,
  picks,
});

/** The view whose facts are taken last in a world: the one that a preview describes. */
function findLastView<T extends Shape>(world: State<T>, { rules, seen, action }: PreviewCase<T>, how: Foresee): object {
  let shown: object = {};
  how(rules, copy(world), seen.seat, action, at => {
    shown = copy(pickShownParts(at));
  });
  return shown;
}

/** Checks that whatever changes in every view alike is read by a fact, or is listed in the game's `unsaid`. */
function everyPartIsRead<T extends Shape>(worlds: readonly State<T>[], the: PreviewCase<T>, how: Foresee): void {
  const { rules, seen, action, step } = the;
  const { facts = () => [], unsaid = [] } = rules.game.preview ?? {};
  const [truth] = worlds;
  if (truth === undefined) return;
  const before = pickShownParts(seen);
  const after = findLastView(truth, the, how);
  const said = JSON.stringify(facts({ ...seen, ...after } as SeatView<T>));
  for (const path of changedPaths(before, after)) {
    const name = path.join('.');
    if (unsaid.some(each => name === each || name.startsWith(`${each}.`))) continue;
    const reverted = { ...seen, ...withValue(after, path, valueAt(before, path)) } as SeatView<T>;
    if (JSON.stringify(facts(reverted)) !== said) continue;
    const value = canonical(valueAt(after, path));
    if (worlds.every(world => canonical(valueAt(findLastView(world, the, how), path)) === value))
      throw new BrokenLaw(14, step, `${name} changes after ${key(action)}, and no fact reads it`);
  }
}

type ViewPath = readonly string[];

/** The paths at which two pieces of plain data differ: single values, or whole lists of different lengths. */
function changedPaths(a: unknown, b: unknown, path: ViewPath = []): ViewPath[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b) ? [] : [path];
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [path];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap(name => changedPaths(fieldOf(a, name), fieldOf(b, name), [...path, name]));
}

const fieldOf = (x: unknown, name: string): unknown =>
  typeof x === 'object' && x !== null ? (x as Record<string, unknown>)[name] : undefined;
const valueAt = (x: unknown, path: ViewPath): unknown => path.reduce(fieldOf, x);

/** Copies data with another value at one path. */
function withValue(x: object, path: ViewPath, value: unknown): object {
  const changed = copy(x);
  const last = path.at(-1);
  const parent = valueAt(changed, path.slice(0, -1));
  if (last !== undefined && typeof parent === 'object' && parent !== null)
    Object.assign(parent, { [last]: copy(value) });
  return changed;
}
