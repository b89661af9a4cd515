import { key } from '@consigliere/kernel/host';

/** A kind of thing that can be seen to move; things that can't be told apart are equal. null: a thing that lies face down. */
export type Movable = { readonly type: string } | null;

/** A thing that has gone from one spot to another. */
export interface Move<M extends Movable> {
  readonly thing: M;
  readonly from: string;
  readonly to: string;
}

/** An entry of a ledger: how many things of a kind lie at a spot. */
export type LedgerEntry<M extends Movable> = readonly [thing: M, spot: string, count: number];

/** How a game keeps a ledger of what its board shows. */
export interface Ledger<V, M extends Movable> {
  /** Where everything lies that a viewer can see, or sees the back of. */
  entries(view: V): Iterable<LedgerEntry<M>>;
  /** Whether what lies between two views isn't shown: another match, another seat, a new deal. */
  isCut(before: V, after: V): boolean;
  /** The most things that move at once: a board that is cleared isn't shown piece by piece. */
  readonly most: number;
  /** Where things come from and go to that lie nowhere else; without it, they just appear and disappear. */
  readonly pile?: string;
}

interface KindChanges<M> {
  readonly thing: M;
  readonly gone: string[];
  readonly come: string[];
}

/** By kind of thing, the spots it has left and the spots it has come to, once for each thing. */
function countChanges<M extends Movable>(
  before: Iterable<LedgerEntry<M>>,
  after: Iterable<LedgerEntry<M>>,
): KindChanges<M>[] {
  const kinds = new Map<string, { readonly thing: M; readonly changes: Map<string, number> }>();
  const count = (entries: Iterable<LedgerEntry<M>>, sign: 1 | -1): void => {
    for (const [thing, spot, number] of entries) {
      const name = thing === null ? '' : key(thing);
      const kind = kinds.get(name) ?? { thing, changes: new Map<string, number>() };
      kinds.set(name, kind);
      kind.changes.set(spot, (kind.changes.get(spot) ?? 0) + sign * number);
    }
  };
  count(after, 1);
  count(before, -1);
  return [...kinds.values()].map(({ thing, changes }) => {
    const repeated = (sign: 1 | -1): string[] =>
      [...changes].flatMap(([spot, change]) => new Array<string>(Math.max(0, sign * change)).fill(spot));
    return { thing, gone: repeated(-1), come: repeated(1) };
  });
}

/**
 * What has moved between two views: where a thing went missing is paired with where one of its kind appeared. A thing that comes into
 * the open left a spot where one lay face down, and the other way round.
 */
export function findMoves<V, M extends Movable>(ledger: Ledger<V, M>, before: V, after: V): readonly Move<M>[] {
  if (ledger.isCut(before, after)) return [];
  const { pile } = ledger;
  const kinds = countChanges(ledger.entries(before), ledger.entries(after));
  const hidden = kinds.find(({ thing }) => thing === null);
  const found: Move<M>[] = [];
  const move = (thing: M, from = pile, to = pile): void => {
    if (from !== undefined && to !== undefined) found.push({ thing, from, to });
  };
  for (const { thing, gone, come } of kinds) {
    if (thing === null) continue;
    for (const to of come) move(thing, gone.shift() ?? hidden?.gone.shift(), to);
    for (const from of gone) move(thing, from, hidden?.come.shift());
  }
  if (hidden !== undefined) for (const to of hidden.come) move(hidden.thing, hidden.gone.shift(), to);
  return found.length > ledger.most ? [] : found;
}
