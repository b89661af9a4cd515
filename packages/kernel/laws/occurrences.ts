import type { CheckedGame } from '../game.ts';
import type { Shape } from '../shape.ts';
import { topOf } from '../step.ts';
import type { MatchTrace } from './trial.ts';

/** Law 9: collects what has occurred, to be compared with what a game says can occur. */
export class Occurrences<T extends Shape> {
  readonly #seen = new Set<string>();
  /** The moments that haven't occurred yet. */
  readonly #moments: Map<string, (event: T['Event']) => boolean>;

  constructor(game: CheckedGame<T>) {
    this.#moments = new Map(Object.entries(game.occurs.moments));
  }

  note({ first, moves }: MatchTrace<T>): void {
    for (const { before, picks } of moves) {
      this.#seen.add(`step ${topOf(before)?.kind}`);
      for (const { type } of picks ?? []) this.#seen.add(`answer ${type}`);
    }
    for (const { event, instead } of [first, ...moves].flatMap(({ notices }) => notices)) {
      this.#seen.add(`event ${event.type}`).add(`reveal ${event.type}`);
      for (const { type } of Object.values(instead ?? {})) this.#seen.add(`reveal ${type}`);
      for (const [name, isIt] of this.#moments)
        if (isIt(event)) {
          this.#seen.add(name);
          this.#moments.delete(name);
        }
    }
  }

  /** The names of everything that occurred. Several runs can be added up. */
  seen(): readonly string[] {
    return [...this.#seen];
  }
}

/** Finds what should have occurred and didn't. */
export function findMissing<T extends Shape>(game: CheckedGame<T>, seen: ReadonlySet<string>): string[] {
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
