import { key } from '@consigliere/kernel/host';

/** A kind of thing that can be seen to move; things that can't be told apart are equal. null: a thing that lies face down. */
export type Moving = { readonly type: string } | null;

/** A thing that has gone from one place to another. */
export interface Move<M extends Moving> {
  readonly thing: M;
  readonly from: string;
  readonly to: string;
}

/** An entry of a ledger: how many things of a kind lie at a place. */
export type Entry<M extends Moving> = readonly [thing: M, place: string, count: number];

/** How a game keeps a ledger of what its board shows. */
export interface Ledger<V, M extends Moving> {
  /** Where everything lies that a viewer can see, or sees the back of. */
  entries(view: V): Iterable<Entry<M>>;
  /** Whether what lies between two views isn't shown: another match, another seat, a new deal. */
  isCut(before: V, after: V): boolean;
  /** The most things that move at once: a board that is cleared isn't shown piece by piece. */
  readonly most: number;
  /** Where things come from and go to that lie nowhere else; without it, they just appear and disappear. */
  readonly pile?: string;
}

interface Kind<M> {
  readonly thing: M;
  readonly gone: string[];
  readonly come: string[];
}

/** By kind of thing, the places it has left and the places it has come to, once for each thing. */
function changesOf<M extends Moving>(before: Iterable<Entry<M>>, after: Iterable<Entry<M>>): Kind<M>[] {
  const kinds = new Map<string, { readonly thing: M; readonly changes: Map<string, number> }>();
  const count = (entries: Iterable<Entry<M>>, sign: 1 | -1): void => {
    for (const [thing, place, number] of entries) {
      const name = thing === null ? '' : key(thing);
      const kind = kinds.get(name) ?? { thing, changes: new Map<string, number>() };
      kinds.set(name, kind);
      kind.changes.set(place, (kind.changes.get(place) ?? 0) + sign * number);
    }
  };
  count(after, 1);
  count(before, -1);
  return [...kinds.values()].map(({ thing, changes }) => {
    const repeated = (sign: 1 | -1): string[] =>
      [...changes].flatMap(([place, change]) => new Array<string>(Math.max(0, sign * change)).fill(place));
    return { thing, gone: repeated(-1), come: repeated(1) };
  });
}

/**
 * What has moved between two views: where a thing went missing is paired with where one of its kind appeared. A thing that comes into
 * the open left a place where one lay face down, and the other way round.
 */
export function movesOf<V, M extends Moving>(ledger: Ledger<V, M>, before: V, after: V): readonly Move<M>[] {
  if (ledger.isCut(before, after)) return [];
  const { pile } = ledger;
  const kinds = changesOf(ledger.entries(before), ledger.entries(after));
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
