import type { Action, Rules, Seat, Shape, State } from '@consigliere/kernel';
import { type AnyStep, random, view, World } from '@consigliere/kernel/host';

/** Secret decisions in a dream: a position can't be evaluated before they are opened. */

/** The most answers that are played until secret answers are opened. */
const PATIENCE = 200;

function secretOnTop<T extends Shape>({ steps }: Rules<T>, { flow }: State<T>): AnyStep<T> | undefined {
  const top = flow.at(-1);
  return steps.find(({ kind, secret }) => secret && kind === top?.kind);
}

/**
 * A dream invents a random answer for seats that have answered in secret. If the game knows how players answer, those seats are asked
 * again instead.
 */
export function reopenSecrets<T extends Shape>(rules: Rules<T>, state: State<T>, viewer: Seat): void {
  const frame = state.flow.at(-1)?.frame;
  if (frame === undefined || rules.game.advice?.rollout === undefined) return;
  const asked = secretOnTop(rules, state)?.waiting?.(frame, rules.seats) ?? [];
  for (const seat of [asked].flat()) {
    if (seat === viewer) continue;
    state.answers[seat] = [];
    state.awaited |= 1 << seat;
  }
}

/** Lets all awaited seats answer until secret answers are opened. */
export function playUntilOpened<T extends Shape>(rules: Rules<T>, state: State<T>): void {
  const world = new World(rules, state);
  for (let answers = 0; answers < PATIENCE && secretOnTop(rules, state) !== undefined; answers++) {
    const seat = world.waiting()[0];
    if (seat === undefined) return;
    world.advance(seat, chooseLikely(rules, state, seat, world.legal(seat)));
  }
}

/** Chooses what a player would answer by the game's advice; without advice, a random answer. */
function chooseLikely<T extends Shape>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
  actions: readonly Action<T>[],
): Action<T> {
  const any = (n: number): number => random(state.rng, 'answer', n);
  const action = rules.game.advice?.rollout?.(view(rules, state, seat), actions, any) ?? actions[any(actions.length)];
  if (action === undefined) throw new Error(`${rules.game.id}: seat ${seat} is asked without a legal answer`);
  return action;
}
