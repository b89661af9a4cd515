import { copy } from './copy.ts';
import { dream } from './dream.ts';
import { foresee, foreseeUnopposed, type WorldForecast } from './foresee.ts';
import type { Previews, Rules } from './game.ts';
import { legal, result } from './play.ts';
import { type Sfc32, sfc32 } from './random.ts';
import type { Action, Call, Fact, Seat, SeatView, Shape, State } from './shape.ts';
import { citeStep, seatsIn, setOf, stepOf, topOf } from './step.ts';
import { type Notice, World } from './world.ts';

/** A fact of the view after the answer, and its value before; null: it wasn't there. */
export interface FactChange<F extends Fact = Fact> {
  readonly fact: F;
  readonly was: F['is'] | null;
}

/** A certain effect of an answer. */
export type Effect<T extends Shape> =
  | ({ readonly type: 'changed' } & FactChange<T['Fact']>)
  /** Somebody is asked something else next. `actions`: the legal answers, if it's the viewer. */
  | {
      readonly type: 'asked';
      readonly seats: readonly Seat[];
      readonly call: Call<T>;
      readonly actions: readonly Action<T>[];
    }
  /** The match is over. null: the winners aren't certain. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[] | null }
  /** Nothing happens. `because`: the event with which the game says so. */
  | { readonly type: 'nothing'; readonly because?: T['Event'] };

/** The certain effects up to the first reveal, and what the rest depends on; null: on nothing. */
export interface AnswerOutcome<T extends Shape> {
  readonly effects: readonly Effect<T>[];
  readonly depends: T['Luck'] | null;
}

/** The effects of an answer, by what the seat knows. */
export interface Preview<T extends Shape> extends AnswerOutcome<T> {
  /** The outcome if nobody else reacts; null: nobody can react. */
  readonly unopposed: AnswerOutcome<T> | null;
  /** The rule that causes it. */
  readonly rule: string;
}

/** A match that ends only after a reveal must end in this many dreams. */
const ENDINGS = 6;

/** Says what a legal answer brings. One dream is enough: until something is revealed, all dreams look alike to the seat. */
export function preview<T extends Shape>(rules: Rules<T>, view: SeatView<T>, action: Action<T>): Preview<T> {
  const { seat } = view;
  const rng = sfc32('what if');
  const asked = findPriorQuestion(view);
  const state = dream(rules, view, rng);
  const call = topOf(state);
  const rule = call === undefined ? '' : citeStep(stepOf(rules, call), call);
  const foreseen = foresee(rules, state, seat, action);
  const outcome = describe(rules, foreseen, { state, seat, asked });
  const endsAnyway = foreseen.revealed !== null && endsInEveryDream(rules, view, action, rng);
  const silent = hasWindows(rules) ? dream(rules, view, rng) : null;
  const unopposed = silent === null ? null : foreseeUnopposed(rules, silent, seat, action);
  return {
    effects: endsAnyway ? [...outcome.effects, { type: 'ended', winners: null }] : outcome.effects,
    depends: outcome.depends,
    unopposed:
      silent === null || unopposed === null ? null : describe(rules, unopposed, { state: silent, seat, asked }),
    rule: foreseen.notices[0]?.rule ?? rule,
  };
}

/** Whether a game has reaction windows. */
const hasWindows = <T extends Shape>({ steps }: Rules<T>): boolean => steps.some(({ silence }) => silence !== null);

/** The question before an answer, and the seats that were asked. */
interface PriorQuestion {
  readonly call: number | undefined;
  readonly awaited: number;
}

export const findPriorQuestion = <T extends Shape>({ flow, waiting }: SeatView<T>): PriorQuestion => ({
  call: flow.at(-1)?.id,
  awaited: setOf(waiting),
});

interface StateAfter<T extends Shape> {
  readonly state: State<T>;
  readonly seat: Seat;
  readonly asked: PriorQuestion;
}

/** Describes what an answer did in a world as effects. */
export function describe<T extends Shape>(
  rules: Rules<T>,
  { notices, before, facts, revealed }: WorldForecast<T>,
  after: StateAfter<T>,
): AnswerOutcome<T> {
  const { game } = rules;
  const changes = findChanges(before, facts);
  const effects: Effect<T>[] = changes.map(change => ({ type: 'changed', ...change }));
  const { aside = [], onward = [] }: Partial<Pick<Previews<Shape>, 'aside' | 'onward'>> = game.preview ?? {};
  const idle = findIdle(rules, notices, revealed);
  for (const because of idle) effects.push({ type: 'nothing', because });
  const isIdle = idle.length === 0 && changes.every(({ fact }) => aside.includes(fact.what));
  if (revealed !== null) {
    if (isIdle && changes.length > 0 && onward.includes(revealed.type)) effects.push({ type: 'nothing' });
    return { effects, depends: game.preview?.dependsOn(revealed) ?? null };
  }
  const end = result(rules, after.state);
  if (end !== null) {
    effects.push({ type: 'ended', winners: end.place.flatMap((place, seat) => (place === 1 ? [seat] : [])) });
    return { effects, depends: null };
  }
  const question = findQuestion(rules, after);
  // An answer that opens a new question has an effect: it asks.
  const isNew =
    question !== null && question.call.id > (after.asked.call ?? -1) && !onward.includes(question.call.kind);
  if (isIdle && !isNew && !isStillOpen(after, notices)) effects.push({ type: 'nothing' });
  if (question !== null) effects.push(question);
  return { effects, depends: null };
}

/** The events before the first reveal that say that something had no effect. */
function findIdle<T extends Shape>(
  { game }: Rules<T>,
  notices: readonly Notice<T>[],
  revealed: WorldForecast<T>['revealed'],
): T['Event'][] {
  const types: readonly string[] = game.preview?.idle ?? [];
  const isReveal = ({ event, instead }: Notice<T>): boolean =>
    event === revealed || Object.values(instead ?? {}).some(each => each === revealed);
  const certain = revealed === null ? notices : notices.slice(0, notices.findIndex(isReveal));
  return certain.flatMap(({ event }) => (types.includes(event.type) ? [event] : []));
}

/** Whether the seat's answer is only begun, or others still have to give theirs. */
const isStillOpen = <T extends Shape>({ state, asked }: StateAfter<T>, notices: readonly Notice<T>[]): boolean =>
  topOf(state)?.id === asked.call && (notices.length === 0 || state.awaited !== asked.awaited);

/** Names a fact: everything except its value. */
const nameFact = ({ what, seat, at }: Fact): string => `${what}|${seat ?? ''}|${at ?? ''}`;

/** The facts that have changed, in their order. */
function findChanges<F extends Fact>(before: readonly F[], after: readonly F[]): FactChange<F>[] {
  const were = new Map(before.map(fact => [nameFact(fact), fact]));
  const changes: FactChange<F>[] = [];
  for (const fact of after) {
    const name = nameFact(fact);
    const was = were.get(name)?.is ?? null;
    were.delete(name);
    if (was !== fact.is) changes.push({ fact, was });
  }
  for (const gone of were.values()) if (gone.is !== null) changes.push({ fact: { ...gone, is: null }, was: gone.is });
  return changes;
}

/** The next question; null: the same seats are still asked the same thing, or continue with an earlier question. */
function findQuestion<T extends Shape>(
  rules: Rules<T>,
  { state, seat, asked }: StateAfter<T>,
): Extract<Effect<T>, { type: 'asked' }> | null {
  const call = topOf(state);
  if (call === undefined || (call.id <= (asked.call ?? -1) && state.awaited === asked.awaited)) return null;
  const seats = seatsIn(state.awaited);
  return { type: 'asked', seats, call: copy(call), actions: seats.includes(seat) ? legal(rules, state, seat) : [] };
}

function endsInEveryDream<T extends Shape>(rules: Rules<T>, view: SeatView<T>, action: Action<T>, rng: Sfc32): boolean {
  for (let count = 0; count < ENDINGS; count++) {
    const state = dream(rules, view, rng);
    new World(rules, state).advance(view.seat, action);
    if (result(rules, state) === null) return false;
  }
  return true;
}
