import type { Game } from '../game.ts';
import type { Shape } from '../shape.ts';
import { topOf } from '../step.ts';
import type { MatchTrace } from './trial.ts';

/** Law 9: what a game says can happen, and what has. */
export class Occurrences<T extends Shape> {
  readonly #seen = new Set<string>();
  /** The moments not seen yet. */
  readonly #moments: Map<string, (event: T['Event']) => boolean>;

  constructor(game: Game<T>) {
    this.#moments = new Map(Object.entries(game.occurs.moments));
  }

  note({ first, moves }: MatchTrace<T>): void {
    for (const { before, picks } of moves) {
      this.#seen.add(`step ${topOf(before)?.kind}`);
      for (const { type } of picks ?? []) this.#seen.add(`answer ${type}`);
    }
    for (const { event, instead } of [first, ...moves].flatMap(({ told }) => told)) {
      this.#seen.add(`event ${event.type}`).add(`reveal ${event.type}`);
      for (const { type } of Object.values(instead ?? {})) this.#seen.add(`reveal ${type}`);
      for (const [name, isIt] of this.#moments)
        if (isIt(event)) {
          this.#seen.add(name);
          this.#moments.delete(name);
        }
    }
  }

  /** The names of what was seen, to be added up over several runs. */
  seen(): readonly string[] {
    return [...this.#seen];
  }
}

/** What should have happened and is not among what was seen. */
export function findMissing<T extends Shape>(game: Game<T>, seen: ReadonlySet<string>): string[] {
  const asking = Object.entries(game.flow).filter(([, step]) => 'legal' in (step as object));
  const expected = [
    ...asking.map(([kind]) => `step ${kind}`),
    ...game.occurs.actions.map(type => `answer ${type}`),
    ...game.occurs.events.map(type => `event ${type}`),
    ...game.reveals.map(type => `reveal ${type}`),
    ...Object.keys(game.occurs.moments),
  ];
  return expected.filter(name => !seen.has(name));
}
