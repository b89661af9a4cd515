import {
  type Action,
  random as draw,
  key,
  type Rules,
  type Seat,
  type Sfc32,
  type Shape,
  type State,
  sfc32,
  World,
} from '@consigliere/kernel';
import { believed } from './belief.ts';
import { chanceOf, likely, type Playing, playingOf, playOn, worthTo } from './playing.ts';
import type { Situation } from './situation.ts';
import type { Thinker, Thought } from './thought.ts';

/** What the search knows of an answer at one node. */
interface Edge<T extends Shape> {
  readonly action: Action<T>;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** What was won through it, by seat. */
  readonly won: number[];
  readonly node: Node<T>;
}
/** The answers seen so far at a point of the tree: what the searching seat cannot tell apart is one node. */
type Node<T extends Shape> = Map<string, Edge<T>>;

interface Searching extends Playing {
  /** How much is ventured on answers seldom tried. */
  readonly venture: number;
  /** Answers of the tree at most. */
  readonly depth: number;
}
const ISMCTS = { venture: 0.7, depth: 40 };

/**
 * Information set Monte Carlo tree search. Every iteration goes through a world of its own; a node's answers are those that were
 * legal in some world, and how often each was available is counted. Every seat chooses what is best for itself. What others
 * answer in secret is no branch of the tree: they answer as players do.
 */
export const informationSetSearch =
  (wanted: Partial<Searching> = {}): Thinker =>
  <T extends Shape>(situation: Situation<T>): Thought<T> => {
    const { rules, view, random } = situation;
    const searching = { ...ISMCTS, ...playingOf(rules), ...wanted };
    const root: Node<T> = new Map();
    let iterations = 0;
    return {
      get iterations() {
        return iterations;
      },
      think(more) {
        for (let done = 0; done < more; done++, iterations++) {
          const state = believed(situation);
          iterate({ rules, state, viewer: view.seat, rng: sfc32(random(2 ** 30)), searching }, root);
        }
        return true;
      },
      answer: () => chosen(root, situation),
    };
  };

interface Iteration<T extends Shape> {
  readonly rules: Rules<T>;
  readonly state: State<T>;
  readonly viewer: Seat;
  readonly rng: Sfc32;
  readonly searching: Searching;
}

/** One way down the tree, on to the horizon, and back up. */
function iterate<T extends Shape>(iteration: Iteration<T>, root: Node<T>): void {
  const { rules, state, rng, searching } = iteration;
  const world = new World(rules, state);
  const path: Edge<T>[] = [];
  const any = chanceOf(rng);
  let node = root;
  for (let depth = 0; depth < searching.depth; depth++) {
    const seat = nextSeat(world, iteration.viewer);
    if (seat === undefined) break;
    if (world.isSecret() && seat !== iteration.viewer) {
      world.advance(seat, likely(rules, world, seat, any, searching.whims));
      continue;
    }
    const edge = select(node, world.legal(seat), { seat, seats: rules.seats, rng, venture: searching.venture });
    world.advance(seat, edge.action);
    path.push(edge);
    node = edge.node;
    if (edge.visits === 0) break;
  }
  const end = playOn(rules, state, rng, searching);
  const worth = end.seats.map(seat => worthTo(rules, state, end, seat));
  for (const edge of path) {
    edge.visits++;
    for (let seat = 0; seat < worth.length; seat++)
      edge.won[seat] = (edge.won[seat] as number) + (worth[seat] as number);
  }
}

/** Of several who are asked at once the searching seat comes first: the root of the tree is its own decision. */
function nextSeat<T extends Shape>(world: World<T>, viewer: Seat): Seat | undefined {
  const seats = world.waiting();
  return seats.includes(viewer) ? viewer : seats[0];
}

interface Chooser {
  readonly seat: Seat;
  readonly seats: number;
  readonly rng: Sfc32;
  readonly venture: number;
}

const names = new WeakMap<object, string>();
/** Actions are made once: so are their names. */
function nameOf(action: { readonly type: string }): string {
  if (!Object.isFrozen(action)) return key(action);
  const known = names.get(action);
  if (known !== undefined) return known;
  const name = key(action);
  names.set(action, name);
  return name;
}

/** An answer not tried yet, by chance; else the most promising one for whoever answers. */
function select<T extends Shape>(
  node: Node<T>,
  actions: readonly Action<T>[],
  { seat, seats, rng, venture }: Chooser,
): Edge<T> {
  const untried: Edge<T>[] = [];
  let best: Edge<T> | undefined;
  let hope = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const name = nameOf(action);
    let edge = node.get(name);
    if (edge === undefined) {
      edge = { action, visits: 0, available: 0, won: new Array<number>(seats).fill(0), node: new Map() };
      node.set(name, edge);
    }
    edge.available++;
    if (edge.visits === 0) untried.push(edge);
    else {
      const promise =
        (edge.won[seat] as number) / edge.visits + venture * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (promise > hope) {
        hope = promise;
        best = edge;
      }
    }
  }
  const edge = untried.length > 0 ? untried[draw(rng, '', untried.length)] : best;
  if (edge === undefined) throw new Error('a node without an answer');
  return edge;
}

/**
 * The answer most often tried. Where others answer blindly at the same time, one that can be foreseen can be used: there it is
 * drawn as often as it was tried.
 */
function chosen<T extends Shape>(root: Node<T>, { rules, view, actions, random }: Situation<T>): Action<T> {
  const visits = actions.map(action => root.get(nameOf(action))?.visits ?? 0);
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
