import type { Action, Rules, Seat, Shape, State } from '@consigliere/kernel';
import { type AnyStep, random, view, World } from '@consigliere/kernel/host';

/** Secret decisions in a dreamt world: nothing can be said of one before it is opened. */

/** Nobody plays on longer for an answer to be opened. */
const PATIENCE = 200;

function secretOnTop<T extends Shape>({ steps }: Rules<T>, { flow }: State<T>): AnyStep<T> | undefined {
  const top = flow.at(-1);
  return steps.find(({ kind, secret }) => secret && kind === top?.kind);
}

/**
 * A dream invents any answer for those who have answered in secret. Where the game knows how its players answer, they are asked
 * anew instead.
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

/** Lets everybody who is still awaited answer, until what was answered in secret is opened. */
export function playUntilOpened<T extends Shape>(rules: Rules<T>, state: State<T>): void {
  const world = new World(rules, state);
  for (let answers = 0; answers < PATIENCE && secretOnTop(rules, state) !== undefined; answers++) {
    const seat = world.waiting()[0];
    if (seat === undefined) return;
    world.advance(seat, chooseLikely(rules, state, seat, world.legal(seat)));
  }
}

/** What a player would answer by the game's own advice, or else anything. */
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
