import { type Game, type Rules, rulesOf, type Shape, type View } from '@consigliere/kernel';

/** The rules of the match at hand: what it was given stands in the view. */
export function rulesIn<T extends Shape>(game: Game<T>, { seats, given }: Pick<View<T>, 'seats' | 'given'>): Rules<T> {
  const rules = rulesOf(game, seats);
  if (!rules.ok) throw new Error(rules.why);
  return { ...rules.value, given };
}
