import type { Action, Shape, View } from '@consigliere/kernel';

/** Says which places an answer concerns. A place is something drawn, by the name it has in the document (`data-place`). */
export type PlacesOf<T extends Shape, P extends string = string> = (action: Action<T>, view: View<T>) => readonly P[];

/**
 * A game's table: for each type of answer the places it concerns, in the order in which they are pressed. It names every type, so the
 * compiler says which answers of a new step have no place yet.
 */
export type PlaceTable<T extends Shape, P extends string = string> = {
  readonly [K in Action<T>['type']]: (action: Extract<Action<T>, { readonly type: K }>, view: View<T>) => readonly P[];
};

/** Reads a game's table. */
export const placesBy =
  <T extends Shape, P extends string>(table: PlaceTable<T, P>): PlacesOf<T, P> =>
  (action, view) => {
    // The entry is the one for this type of answer.
    const places = table[action.type as Action<T>['type']] as PlacesOf<T, P>;
    return places(action, view);
  };

/** Sorts things by the places they concern; one may be at several. */
export function sortByPlace<X, P extends string>(
  things: readonly X[],
  placesOf: (thing: X) => readonly P[],
): ReadonlyMap<P, readonly X[]> {
  const found = new Map<P, X[]>();
  for (const thing of things)
    for (const place of new Set(placesOf(thing))) {
      const there = found.get(place);
      if (there === undefined) found.set(place, [thing]);
      else there.push(thing);
    }
  return found;
}
