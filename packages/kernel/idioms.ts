import type { Shape, Table } from './shape.ts';

/** One part of a sequence. If it calls steps, the next part runs after them. It may return the part that runs next instead. */
// biome-ignore lint/suspicious/noConfusingVoidType: a part that is followed by the next one returns nothing, often through a void call.
export type SequencePart<T extends Shape> = (table: Table<T>) => SequencePart<T> | void;

/** A procedure that runs its parts one after another and ends after the last. `frame.at` is the part that runs next. */
export function inOrder<T extends Shape>(
  ...parts: readonly SequencePart<T>[]
): { run(table: Table<T>, frame: { at: number }): void } {
  return {
    run(table, frame) {
      const part = parts[frame.at];
      if (part === undefined) return table.done();
      const next = part(table);
      frame.at = next === undefined ? frame.at + 1 : parts.indexOf(next);
      if (frame.at < 0) throw new Error('a part goes on with one that is not in its sequence');
    },
  };
}

/** Answers of one form, made once: by index, and as a list. */
export interface Answers<A> {
  (index: number): A;
  readonly all: readonly A[];
}

/**
 * Makes the answers 0 to `count` - 1 of one form, frozen, so that `legal` can list them without making objects: `const HIT = answers(12,
 * business => ({ type: 'hit', business }))`, and then `HIT(3)`. Nest it for answers with two indices.
 */
export function answers<const A>(count: number, make: (index: number) => A): Answers<A> {
  const all = Array.from({ length: count }, (_, index) => Object.freeze(make(index)));
  const at = (index: number): A => {
    const found = all[index];
    if (found === undefined) throw new RangeError(`there are ${count} answers, and none at ${index}`);
    return found;
  };
  return Object.assign(at, { all });
}

/** The item at an index of a list. */
export function getAt<X>(list: readonly X[], index: number): X {
  const item = list[index];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has nothing at ${index}`);
  return item;
}
