import { type Action, copy, type Seat, type Shape, type State } from '@consigliere/kernel';
import { dream, key, type Model, result, type Sfc32, World } from '@consigliere/kernel/host';
import { chanceOf, chooseLikely, worthTo } from './playout.ts';
import { reopenSecrets } from './secrets.ts';
import type { Situation } from './situation.ts';

/** The worlds to search in: the game's own model if it has one. */
export function modelOf<T extends Shape>({ rules, view, heard }: Situation<T>): Model<T> {
  return rules.game.advice?.model?.(rules, view, heard) ?? new RulesModel({ rules, view, heard });
}

/** A model of any game that plays by the rules themselves. */
export class RulesModel<T extends Shape> implements Model<T> {
  readonly answers: number[] = [];
  readonly #situation: Pick<Situation<T>, 'rules' | 'view' | 'heard'>;
  readonly #numbers = new Map<string, number>();
  readonly #frozen = new WeakMap<object, number>();
  readonly #actions: Action<T>[] = [];
  #state: State<T> | null = null;
  #world: World<T> | null = null;
  #kept: State<T> | null = null;
  #rng: Sfc32 | null = null;
  #any: (n: number) => number = () => 0;

  constructor(situation: Pick<Situation<T>, 'rules' | 'view' | 'heard'>) {
    this.#situation = situation;
  }

  /** Most actions are made once and frozen: those are numbered without building their name each time. */
  numberOf(action: Action<T>): number {
    if (!Object.isFrozen(action)) return this.#numberOfName(action);
    let number = this.#frozen.get(action);
    if (number === undefined) {
      number = this.#numberOfName(action);
      this.#frozen.set(action, number);
    }
    return number;
  }

  #numberOfName(action: Action<T>): number {
    const name = key(action);
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#actions.push(action) - 1;
      this.#numbers.set(name, number);
    }
    return number;
  }

  actionOf(answer: number): Action<T> {
    return this.#actions[answer] as Action<T>;
  }

  dream(rng: Sfc32): void {
    const { rules, view } = this.#situation;
    const state = dream(rules, view, rng);
    reopenSecrets(rules, state, view.seat);
    this.#go(state);
  }

  enter(state: State<T>, rng: Sfc32): void {
    this.#go({ ...state, rng });
  }

  plausible(): number {
    const { rules, view, heard } = this.#situation;
    return rules.game.advice?.plausible?.(view, this.picture(), heard) ?? 1;
  }

  keep(): void {
    this.#kept = this.picture();
  }

  again(rng: Sfc32): void {
    this.#go({ ...copy(this.#kept ?? this.picture()), rng });
  }

  awaited(): number {
    return this.picture().awaited;
  }

  isSecret(): boolean {
    return this.#played().isSecret();
  }

  legal(seat: Seat): number {
    const actions = this.#played().legal(seat);
    for (let each = 0; each < actions.length; each++) this.answers[each] = this.numberOf(actions[each] as Action<T>);
    return actions.length;
  }

  advance(seat: Seat, answer: number): void {
    this.#played().advance(seat, this.actionOf(answer));
  }

  follow(seat: Seat, rng: Sfc32, whims: number): void {
    if (rng !== this.#rng) {
      this.#rng = rng;
      this.#any = chanceOf(rng);
    }
    const world = this.#played();
    world.advance(seat, chooseLikely(this.#situation.rules, world, seat, this.#any, whims));
  }

  worthTo(seat: Seat): number {
    return worthTo(this.#situation.rules, this.picture(), this.#played(), seat);
  }

  nobodyWins(): number {
    const { rules, view } = this.#situation;
    const end = result(rules, this.picture());
    if (end !== null) return end.place.includes(1) ? 0 : 1;
    return rules.game.advice?.chances?.nobodyWins?.(this.#played().glance(view.seat)) ?? 0;
  }

  picture(): State<T> {
    if (this.#state === null) throw new Error('no world is imagined yet');
    return this.#state;
  }

  #played(): World<T> {
    if (this.#world === null) throw new Error('no world is imagined yet');
    return this.#world;
  }

  #go(state: State<T>): void {
    this.#state = state;
    this.#world = new World(this.#situation.rules, state);
  }
}
