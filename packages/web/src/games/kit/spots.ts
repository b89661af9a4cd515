import type { Action, Shape, View } from '@consigliere/kernel';

/** Says which spots an answer concerns. A spot is something drawn, by the name it has in the document (`data-spot`). */
export type SpotsOf<T extends Shape, P extends string = string> = (action: Action<T>, view: View<T>) => readonly P[];

/**
 * A game's table: for each type of answer the spots it concerns, in the order in which they are pressed. It names every type, so the
 * compiler says which answers of a new step have no spot yet.
 */
export type SpotTable<T extends Shape, P extends string = string> = {
  readonly [K in Action<T>['type']]: (action: Extract<Action<T>, { readonly type: K }>, view: View<T>) => readonly P[];
};

/** Reads a game's table. */
export const readSpotTable =
  <T extends Shape, P extends string>(table: SpotTable<T, P>): SpotsOf<T, P> =>
  (action, view) => {
    // The entry is the one for this type of answer.
    const spots = table[action.type as Action<T>['type']] as SpotsOf<T, P>;
    return spots(action, view);
  };

/** Sorts things by the spots they concern; one may be at several. */
export function groupBySpot<X, P extends string>(
  things: readonly X[],
  spotsOf: (thing: X) => readonly P[],
): ReadonlyMap<P, readonly X[]> {
  const found = new Map<P, X[]>();
  for (const thing of things)
    for (const spot of new Set(spotsOf(thing))) {
      const there = found.get(spot);
      if (there === undefined) found.set(spot, [thing]);
      else there.push(thing);
    }
  return found;
}
