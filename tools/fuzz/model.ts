import { RulesModel } from '@consigliere/bots';
import type { Game, Rules, Seat, Shape, State } from '@consigliere/kernel';
import {
  eventsFor,
  type Model,
  type Notice,
  random,
  rulesOf,
  type Sfc32,
  sfc32,
  start,
  view,
  World,
} from '@consigliere/kernel/host';
import { type LawPlan, type LawReport, someOptions } from '@consigliere/kernel/laws';

/** The percentages of random answers, one match after the other, because each way of playing reaches other positions. */
const WHIMS = [100, 5, 30];
class Unlike extends Error {}

/**
 * Plays random matches by the rules and in the game's model at once. The world and the legal answers are compared at every answer;
 * evaluation, advice and dreams at the percentage that the plan's depth gives.
 */
export function compareModel<T extends Shape>(game: Game<T>, plan: LawPlan): LawReport {
  const failures: LawReport['failures'][number][] = [];
  const { from = 0, depth = 100 } = plan;
  const stride = Math.max(1, Math.floor(100 / depth));
  let answers = 0;
  for (let match = from; match < from + plan.matches; match++) {
    const seed = `${plan.seed} ${plan.seats} ${match}`;
    const chance = sfc32(seed);
    const options = someOptions(game, plan.seats, n => random(chance, '', n));
    const rules = rulesOf(game, plan.seats, options);
    if (!rules.ok) throw new Error(rules.why);
    const pair = new Pair(rules.value, seed, stride);
    try {
      while (pair.goOn(WHIMS[match % WHIMS.length] ?? 0));
    } catch (error) {
      const why = error instanceof Unlike ? error.message : String((error as Error).stack);
      failures.push({ law: 0, step: pair.step, match, options, why });
    }
    answers += pair.step;
  }
  return { matches: plan.matches, answers, failures, seen: [] };
}

/** A match by the rules, and the same match in the model. */
class Pair<T extends Shape> {
  step = 0;
  /** One answer in this many is compared in full. */
  readonly #stride: number;
  readonly #rules: Rules<T>;
  readonly #state: State<T>;
  readonly #world: World<T>;
  readonly #notices: Notice<T>[];
  readonly #chance: Sfc32;
  /** A model that follows the match from its beginning, answer by answer. */
  readonly #model: Model<T>;
  /** A model that is set up again from the state of the rules, for comparison. */
  readonly #fresh: Model<T>;
  readonly #byRules: RulesModel<T>;

  constructor(rules: Rules<T>, seed: string, stride: number) {
    const { state, notices } = start(rules, sfc32(seed));
    const seen = view(rules, state, 0);
    const { model } = rules.game.advice ?? {};
    if (model === undefined) throw new Error(`${rules.game.id} has no model`);
    this.#stride = stride;
    this.#rules = rules;
    this.#state = state;
    this.#notices = [...notices];
    this.#world = new World(rules, state, this.#notices);
    this.#chance = sfc32(`${seed}/answers`);
    this.#model = model(rules, seen, []);
    this.#fresh = model(rules, seen, []);
    this.#byRules = new RulesModel({ rules, view: seen, heard: [] });
    this.#model.enter(state, this.#rng());
  }

  /** Compares, then gives one answer; returns whether there is another. */
  goOn(whims: number): boolean {
    const seats = this.#world.waiting();
    this.#compareWorlds();
    const isThorough = this.step % this.#stride === 0;
    if (isThorough || seats.length === 0) this.#compareWorth();
    const seat = seats[random(this.#chance, '', Math.max(1, seats.length))];
    if (seat === undefined) return false;
    for (const each of seats) this.#compareAnswers(each);
    if (isThorough) this.#compareAdvice(seat, random(this.#chance, '', 3) === 0 ? 50 : 0);
    if (isThorough) this.#compareDreams(seat);
    const answer = this.#answer(seat, whims);
    this.#world.advance(seat, this.#model.actionOf(answer));
    this.#model.advance(seat, answer);
    this.step++;
    return true;
  }

  /** Copies the match's generator. */
  #rng(): Sfc32 {
    return { ...(this.#state.rng as Sfc32) };
  }

  #answer(seat: Seat, whims: number): number {
    const actions = this.#world.legal(seat);
    const { rollout } = this.#rules.game.advice ?? {};
    const any = (n: number): number => random(this.#chance, '', n);
    const action =
      rollout === undefined || any(100) < whims
        ? actions[any(actions.length)]
        : rollout(this.#world.glance(seat), actions, any);
    return this.#model.numberOf(action as (typeof actions)[number]);
  }

  #compareWorlds(): void {
    this.#fresh.enter(this.#state, this.#rng());
    same('the world', this.#model.picture(), this.#fresh.picture());
    same('who is awaited', this.#model.awaited(), this.#state.awaited);
    if (this.#state.awaited !== 0) same('whether it is secret', this.#model.isSecret(), this.#world.isSecret());
  }

  #compareWorth(): void {
    this.#byRules.enter(this.#state, this.#rng());
    for (const seat of this.#world.seats)
      same(`what it is worth to seat ${seat}`, this.#model.worthTo(seat), this.#byRules.worthTo(seat));
  }

  #compareAnswers(seat: Seat): void {
    const count = this.#model.legal(seat);
    const actions = Array.from({ length: count }, (_, each) =>
      this.#model.actionOf(this.#model.answers[each] as number),
    );
    same(`what seat ${seat} may answer`, actions, this.#world.legal(seat));
  }

  /** Compares advice, and where the advised answer leads. */
  #compareAdvice(seat: Seat, whims: number): void {
    const [mine, theirs] = [sfc32(this.step), sfc32(this.step)];
    this.#model.keep();
    this.#model.again(this.#rng());
    this.#model.follow(seat, mine, whims);
    this.#byRules.enter(this.#state, this.#rng());
    this.#byRules.keep();
    this.#byRules.again(this.#rng());
    this.#byRules.follow(seat, theirs, whims);
    const after = this.#byRules.picture();
    this.#fresh.enter(after, after.rng as Sfc32);
    same(`the world after what seat ${seat} would answer`, this.#model.picture(), this.#fresh.picture());
    same('chance', mine, theirs);
    this.#model.again(this.#rng());
  }

  /** Compares the dreams of a seat. */
  #compareDreams(seat: Seat): void {
    const situation = {
      rules: this.#rules,
      view: view(this.#rules, this.#state, seat),
      heard: eventsFor(this.#notices, seat),
    };
    const imagined = this.#rules.game.advice?.model?.(situation.rules, situation.view, situation.heard) as Model<T>;
    const byRules = new RulesModel(situation);
    imagined.dream(sfc32(this.step));
    byRules.dream(sfc32(this.step));
    const world = byRules.picture();
    this.#fresh.enter(world, world.rng as Sfc32);
    same(`what seat ${seat} imagines`, imagined.picture(), this.#fresh.picture());
    same('how plausible that is', imagined.plausible(), byRules.plausible());
  }
}

function same(what: string, model: unknown, rules: unknown): void {
  if (isSame(model, rules)) return;
  throw new Unlike(`${what} differs: ${JSON.stringify(model)} in the model, ${JSON.stringify(rules)} by the rules`);
}

/** Long lists of numbers are compared often, so they aren't turned into text for it. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((each, at) => isSame(each, b[at]))
    : JSON.stringify(a) === JSON.stringify(b));
