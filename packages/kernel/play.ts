import type { AnyStep } from './any-step.ts';
import { copy, freeze } from './copy.ts';
import type { Game, Parsed, Result, Rules } from './game.ts';
import { IllegalAction } from './illegal.ts';
import type { Rng } from './random.ts';
import { isSame } from './same.ts';
import type { Action, BarredAnswer, Call, Seat, Shape, State } from './shape.ts';
import { citeStep, seatsIn, stepOf, stepsOf, topOf } from './step.ts';
import { type Notice, World } from './world.ts';

/** The state after an answer, and the notices on the way. */
export interface Transition<T extends Shape> {
  readonly state: State<T>;
  readonly notices: readonly Notice<T>[];
}

/** A decision as a client needs it: what is asked, which answers are legal, and why others aren't. */
export interface Prompt<T extends Shape> {
  readonly id: number;
  readonly kind: string;
  readonly frame: object;
  readonly rule: string;
  /** Whether the answer is kept secret until everybody has answered. */
  readonly secret: boolean;
  /** The answer that counts as saying nothing, if this is a reaction window. */
  readonly silence: Action<T> | null;
  readonly actions: readonly Action<T>[];
  readonly barred: readonly BarredAnswer<Action<T>>[];
}

/** Binds a game to options and a number of seats. */
export function rulesOf<T extends Shape>(
  game: Game<T>,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): Parsed<Rules<T>> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { ok: false, why: `${game.id} is for ${min} to ${max} players, not ${seats}` };
  for (const name of Object.keys(options))
    if (!Object.hasOwn(game.options, name) && !(name === 'edition' && game.box !== undefined))
      return { ok: false, why: `${game.id} has no option "${name}"; it has ${Object.keys(game.options).join(', ')}` };
  const given = game.given(options, seats);
  return given.ok
    ? { ok: true, value: { game, options, given: freeze(given.value), seats, steps: stepsOf(game) } }
    : given;
}

/** The options, in their order, without those that this number of players or the options before them rule out. */
export function fittingOptions<T extends Shape, V>(
  game: Game<T>,
  seats: number,
  options: Readonly<Record<string, V>>,
): Readonly<Record<string, V>> {
  let fitting: Readonly<Record<string, V>> = {};
  for (const [name, value] of Object.entries(options)) {
    const wider = { ...fitting, [name]: value };
    if (rulesOf(game, seats, wider).ok) fitting = wider;
  }
  return fitting;
}

export function start<T extends Shape>(rules: Rules<T>, rng: Rng): Transition<T> {
  const { game, given, seats } = rules;
  const state: State<T> = {
    ...game.setup(given, seats),
    flow: [],
    answers: Array.from({ length: seats }, () => []),
    awaited: 0,
    calls: 0,
    answered: new Array<number>(seats).fill(0),
    disclosures: 0,
    rng,
  };
  const notices: Notice<T>[] = [];
  const world = new World(rules, state, notices);
  game.begin(world);
  world.settle();
  return { state, notices };
}

/** The seats that must answer now; none: the match is over. */
export const waiting = <T extends Shape>(_rules: Rules<T>, state: State<T>): readonly Seat[] => seatsIn(state.awaited);

/** Every legal answer of an awaited seat. */
export const legal = <T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): readonly Action<T>[] =>
  new World(rules, state).legal(seat);

/** Answers that an awaited seat might try and can't give, each with its rule. */
export const barred = <T extends Shape>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
): readonly BarredAnswer<Action<T>>[] => new World(rules, state).barred(seat);

/** The call on top and the step that asks; null: the match is over. */
export function asking<T extends Shape>(
  rules: Rules<T>,
  state: State<T>,
): { readonly call: Call<T>; readonly step: AnyStep<T> } | null {
  const call = topOf(state);
  return call === undefined ? null : { call, step: stepOf(rules, call) };
}

/** The whole decision of a seat; null: it isn't awaited. */
export function prompt<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat): Prompt<T> | null {
  const asked = asking(rules, state);
  if (asked === null || !waiting(rules, state).includes(seat)) return null;
  const { call, step } = asked;
  const { id, kind, frame } = call;
  return {
    id,
    kind,
    frame,
    rule: citeStep(step, call),
    secret: step.secret,
    silence: step.silence,
    actions: legal(rules, state, seat),
    barred: barred(rules, state, seat),
  };
}

/** No legal answer is nested deeper. A deeper one may be an attempt to overflow the stack. */
const DEEPEST = 4;

const isShallow = (x: unknown, depth: number): boolean =>
  typeof x !== 'object' || x === null || (depth > 0 && Object.values(x).every(each => isShallow(each, depth - 1)));

/** Whether data from outside has the form of an answer. */
export function isAnswer(x: unknown): x is { readonly type: string } {
  return typeof x === 'object' && x !== null && 'type' in x && typeof x.type === 'string' && isShallow(x, DEEPEST);
}

/** Finds the kernel's own object for an answer from outside, or throws the reason why it isn't legal. */
export function find<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat, answer: unknown): Action<T> {
  const top = topOf(state);
  if (top === undefined) throw new IllegalAction('over', null);
  if (!waiting(rules, state).includes(seat)) throw new IllegalAction('not-awaited', null);
  if (!isAnswer(answer)) throw new IllegalAction('malformed', null);
  const action = legal(rules, state, seat).find(each => isSame(each, answer));
  if (action !== undefined) return action;
  const broken = new World(rules, state).brokenBy(seat, answer);
  throw new IllegalAction('not-legal', broken ?? citeStep(stepOf(rules, top), top));
}

/** Plays an answer on a copy: for servers, clients and tests. */
export function play<T extends Shape>(
  rules: Rules<T>,
  before: State<T>,
  seat: Seat,
  answer: unknown,
): Transition<T> & { readonly action: Action<T> } {
  const action = find(rules, before, seat, answer);
  const state = copy(before);
  const notices: Notice<T>[] = [];
  new World(rules, state, notices).advance(seat, action);
  return { state, notices, action };
}

/** Plays a legal action in place: for bots. */
export function advance<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat, action: Action<T>): void {
  new World(rules, state).advance(seat, action);
}

/** The events that a seat is told (null: a spectator), with its whispers in their place. */
export function eventsFor<T extends Shape>(
  notices: readonly Notice<T>[],
  seat: Seat | null,
): (T['Event'] | T['Whisper'])[] {
  return notices.map(({ event, instead }) => (seat === null ? event : (instead?.[seat] ?? event)));
}

/** null: the match isn't over. */
export const result = <T extends Shape>(rules: Rules<T>, state: State<T>): Result | null =>
  rules.game.result(state.open as Parameters<Game<T>['result']>[0], rules.given);
