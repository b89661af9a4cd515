import { dream } from './dream.ts';
import type { Action, Rules, SeatView, Shape } from './game.ts';
import { canonical } from './key.ts';
import { heard, play } from './play.ts';
import type { Rng } from './random.ts';

/** What an answer would bring, by what the seat knows. */
export interface Foresight<T extends Shape> {
  /** Heard in every imagined world before chance or a hidden card decides anything. */
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
  const seen = new Map<string, { event: T['Event'] | T['Whisper']; sure: number }>();
  for (let world = 0; world < dreams; world++) {
    const events = heard(play(rules, dream(rules, view, rng), view.seat, action).told, view.seat);
    const open = untilRevealed(rules, events);
    for (const [name, event, at] of eachOnce(events)) {
      const entry = seen.get(name) ?? { event, sure: 0 };
      if (at < open) entry.sure++;
      seen.set(name, entry);
    }
  }
  const entries = [...seen.values()];
  return {
    certain: entries.filter(({ sure }) => sure === dreams).map(({ event }) => event),
    possible: entries.filter(({ sure }) => sure < dreams).map(({ event }) => event),
  };
}

/** How many events come before the first that tells what the seat did not know; all after it may hang on that. */
function untilRevealed<T extends Shape>(rules: Rules<T>, events: readonly { readonly type: string }[]): number {
  const reveals: readonly string[] = rules.game.reveals;
  const at = events.findIndex(({ type }) => reveals.includes(type));
  return at < 0 ? events.length : at;
}

/** The same event twice is two: the second is named apart. */
function eachOnce<E>(events: readonly E[]): (readonly [name: string, event: E, at: number])[] {
  const names = new Set<string>();
  return events.map((event, at) => {
    let name = canonical(event);
    while (names.has(name)) name += '+';
    names.add(name);
    return [name, event, at];
  });
}
