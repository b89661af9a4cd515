import { copy } from '../copy.ts';
import type { Rules } from '../game.ts';
import { advance, legal, start, waiting } from '../play.ts';
import { chacha20 } from '../random.ts';
import type { Shape, State } from '../shape.ts';

/** Counts the lines of play with this many answers. If several seats are asked at once, the first answers first. */
function countLines<T extends Shape>(rules: Rules<T>, state: State<T>, depth: number): number {
  const [seat] = waiting(rules, state);
  if (seat === undefined) return 0;
  const actions = legal(rules, state, seat);
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) {
    const next = copy(state);
    advance(rules, next, seat, action);
    count += countLines(rules, next, depth - 1);
  }
  return count;
}

/** Counts the lines of play after the deal with one answer, two, and so on. A change of the rules changes the counts. */
export function* perft<T extends Shape>(rules: Rules<T>, seed: string, depth: number): Generator<number> {
  const { state } = start(rules, chacha20(seed));
  for (let each = 1; each <= depth; each++) yield countLines(rules, state, each);
}
