import type { Action, Seat, Shape } from '@consigliere/kernel';
import { random as draw, type Model, type Sfc32, sfc32 } from '@consigliere/kernel/host';
import type { AnswerSearch, SearchMethod } from './answer-search.ts';
import { believe } from './belief.ts';
import { firstOf, type Playout, playOn, playoutOf } from './playout.ts';
import { modelOf } from './rules-model.ts';
import type { Situation } from './situation.ts';
import { NONE, Tree } from './tree.ts';

interface TreeSearchOptions extends Playout {
  /** The weight of exploration. */
  readonly venture: number;
  /** The greatest depth of the tree. */
  readonly depth: number;
}
const ISMCTS = { venture: 0.7, depth: 40 };

/**
 * Information set Monte Carlo tree search. Every iteration goes through its own world. A node has the answers that were legal in some
 * world, each with how often it was available. Every seat chooses what is best for itself. Secret answers of others aren't branches of
 * the tree: they answer like players do.
 */
export const informationSetSearch =
  (wanted: Partial<TreeSearchOptions> = {}): SearchMethod =>
  <T extends Shape>(situation: Situation<T>): AnswerSearch<T> => {
    const { rules, view, random } = situation;
    const searching = { ...ISMCTS, ...playoutOf(rules), ...wanted };
    const model = modelOf(situation);
    const search = { model, tree: new Tree(rules.seats), viewer: view.seat, searching, path: [], untried: [] };
    let iterations = 0;
    return {
      get iterations() {
        return iterations;
      },
      think(more) {
        for (let done = 0; done < more; done++, iterations++) {
          believe(model, situation);
          iterate(search, sfc32(random(2 ** 30)));
        }
        return true;
      },
      answer: () => chooseAnswer(search, situation),
    };
  };

interface TreeSearch<T extends Shape> {
  readonly model: Model<T>;
  /** Positions that the searching seat can't tell apart are one point of the tree. */
  readonly tree: Tree;
  readonly viewer: Seat;
  readonly searching: TreeSearchOptions;
  /** This iteration's path, and the untried answers at the current point. Both lists are made once. */
  readonly path: number[];
  readonly untried: number[];
}

/** Goes down the tree, on to the horizon, and back up. */
function iterate<T extends Shape>(search: TreeSearch<T>, rng: Sfc32): void {
  const { model, tree, viewer, searching, path } = search;
  let length = 0;
  let point = NONE;
  for (let depth = 0; depth < searching.depth; depth++) {
    const awaited = model.awaited();
    if (awaited === 0) break;
    // If several seats are asked at once, the searching seat comes first: the root of the tree is its own decision.
    const seat = (awaited >> viewer) & 1 ? viewer : firstOf(awaited);
    if (seat !== viewer && model.isSecret()) {
      model.follow(seat, rng, searching.whims);
      continue;
    }
    point = select(search, point, seat, rng);
    model.advance(seat, tree.answer[point] as number);
    path[length++] = point;
    if (tree.visits[point] === 0) break;
  }
  playOn(model, rng, searching);
  learn(search, length);
}

/** Adds the match's worth to every answer on the path. */
function learn<T extends Shape>({ model, tree: { seats, visits, won }, path }: TreeSearch<T>, length: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const worth = model.worthTo(seat);
    for (let each = 0; each < length; each++) {
      const at = (path[each] as number) * seats + seat;
      won[at] = (won[at] as number) + worth;
    }
  }
  for (let each = 0; each < length; each++) {
    const edge = path[each] as number;
    visits[edge] = (visits[edge] as number) + 1;
  }
}

/** Selects a random untried answer, or the most promising one for the seat that answers. */
function select<T extends Shape>(search: TreeSearch<T>, point: number, seat: Seat, rng: Sfc32): number {
  const { model, tree, searching, untried } = search;
  const count = model.legal(seat);
  let open = 0;
  let best = NONE;
  let hope = Number.NEGATIVE_INFINITY;
  for (let each = 0, edge = NONE; each < count; each++) {
    edge = tree.find(point, model.answers[each] as number, edge);
    const available = (tree.available[edge] as number) + 1;
    tree.available[edge] = available;
    const visits = tree.visits[edge] as number;
    if (visits === 0) untried[open++] = edge;
    else if (open === 0) {
      const won = tree.won[edge * tree.seats + seat] as number;
      const promise = won / visits + searching.venture * Math.sqrt(Math.log(available) / visits);
      if (promise > hope) {
        hope = promise;
        best = edge;
      }
    }
  }
  const edge = open > 0 ? untried[draw(rng, '', open)] : best;
  if (edge === undefined || edge === NONE) throw new Error('a point without an answer');
  return edge;
}

/**
 * Chooses the most visited answer. If others answer in secret at the same time, a predictable answer could be exploited, so it's drawn in
 * proportion to the visits.
 */
function chooseAnswer<T extends Shape>(
  { model, tree }: TreeSearch<T>,
  { rules, view, actions, random }: Situation<T>,
): Action<T> {
  const visits = actions.map(action => tree.visits[tree.find(NONE, model.numberOf(action), NONE)] as number);
  const kind = view.flow.at(-1)?.kind;
  const isSecret = rules.steps.some(step => step.kind === kind && step.secret);
  let at = visits.indexOf(Math.max(...visits));
  if (isSecret) {
    let left = random(
      Math.max(
        1,
        visits.reduce((sum, count) => sum + count, 0),
      ),
    );
    at = Math.max(
      0,
      visits.findIndex(count => {
        left -= count;
        return left < 0;
      }),
    );
  }
  return actions[at] as Action<T>;
}
