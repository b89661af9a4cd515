import type { RoomView } from '@consigliere/match';

/**
 * What a player sees, with the answers in the order in which the list numbers them and choices offer them. Only the page reorders
 * them: the rules and stored matches keep their own order.
 */
export function inListOrder(seen: RoomView, order: readonly string[]): RoomView {
  const { match } = seen;
  if (match?.prompt == null || order.length === 0) return seen;
  const { prompt } = match;
  const actions = prompt.actions.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return { ...seen, match: { ...match, prompt: { ...prompt, actions } } };
}
