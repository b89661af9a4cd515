import { dream } from './dream.ts';
import type { Action, Rules, SeatView, Shape } from './game.ts';
import { canonical } from './key.ts';
import { heard, play } from './play.ts';
import type { Rng } from './random.ts';

/** What an answer would bring, by what the seat knows. */
export interface Foresight<T extends Shape> {
  /** Heard in every imagined world, and nothing chance or a hidden card decides. */
  readonly certain: readonly (T['Event'] | T['Whisper'])[];
  /** Heard in some of them only. */
  readonly possible: readonly (T['Event'] | T['Whisper'])[];
}

/** Plays an action in several dreams: previews come from here, never from a second copy of the rules. */
export function foresee<T extends Shape>(
  rules: Rules<T>,
  view: SeatView<T>,
  action: Action<T>,
  { dreams, rng }: { readonly dreams: number; readonly rng: Rng },
): Foresight<T> {
  const reveals: readonly string[] = rules.game.reveals;
  const seen = new Map<string, { event: T['Event'] | T['Whisper']; worlds: number }>();
  for (let world = 0; world < dreams; world++) {
    const { told } = play(rules, dream(rules, view, rng), view.seat, action);
    for (const [name, event] of eachOnce(heard(told, view.seat))) {
      const entry = seen.get(name);
      if (entry) entry.worlds++;
      else seen.set(name, { event, worlds: 1 });
    }
  }
  const isCertain = (entry: { event: { type: string }; worlds: number }): boolean =>
    entry.worlds === dreams && !reveals.includes(entry.event.type);
  const entries = [...seen.values()];
  return {
    certain: entries.filter(isCertain).map(entry => entry.event),
    possible: entries.filter(entry => !isCertain(entry)).map(entry => entry.event),
  };
}

/** The same event twice is two: the second is named apart. */
function eachOnce<E>(events: readonly E[]): Map<string, E> {
  const named = new Map<string, E>();
  for (const event of events) {
    let name = canonical(event);
    while (named.has(name)) name += '+';
    named.set(name, event);
  }
  return named;
}
