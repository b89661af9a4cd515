import { key } from '@consigliere/kernel/host';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type BoardContext, useBoardContext } from './board-context.ts';
import { isOff, isStill, mark, scaled } from './pace.ts';
import './flights.css';

/** A kind of thing whose moves can be seen; things that look alike are equal. null is a thing that lies face down. */
export type Movable = { readonly type: string } | null;

/** A move of a thing from one spot to another. */
export interface Move<M extends Movable> {
  readonly thing: M;
  readonly from: string;
  readonly to: string;
}

/** An entry of a ledger: the number of things of a kind at a spot. */
export type LedgerEntry<M extends Movable> = readonly [thing: M, spot: string, count: number];

/** How a game counts the things on its board. */
export interface Ledger<V, M extends Movable> {
  /** The spots of all things that a viewer can see, face up or face down. */
  entries(view: V): Iterable<LedgerEntry<M>>;
  /** Whether moves between two views aren't shown: another match, another seat, a new deal. */
  isCut(before: V, after: V): boolean;
  /** The most things that fly at once: clearing a board isn't shown piece by piece. */
  readonly most: number;
  /** The spot that things come from or go to if there is no other. Without it, they just appear and disappear. */
  readonly pile?: string;
}

interface KindChanges<M> {
  readonly thing: M;
  readonly gone: string[];
  readonly come: string[];
}

/** By kind of thing, the spots it has left and the spots it has reached, once for each thing. */
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
 * Finds the moves between two views: a spot where a thing is missing is paired with a spot where one of its kind has appeared. A thing
 * that is turned up left a spot where one lay face down, and the other way round.
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

/** One end of a flight: the position of the flying thing over a spot, in pixels, and the size of the spot relative to the thing. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly fit: number;
}

/** How the things of a game fly. */
export interface FlightPlan<V, M extends Movable> {
  moves(before: V, after: V): readonly Move<M>[];
  /** The picture of a thing. */
  readonly Picture: ComponentType<{ readonly thing: M }>;
  /** The keyframes of its flight. */
  way(move: Move<M>, from: Stop, to: Stop): Keyframe[];
  /** Spots to use instead of one that isn't drawn. */
  instead?(spot: string): readonly string[];
  /** Selector of the element at the destination that stays hidden until the thing arrives. */
  readonly arrives?: string;
  readonly easing?: string;
  /** The duration of a flight and the delay between two that start together, in milliseconds. */
  readonly ms: number;
  readonly step: number;
}

export const translate = ({ x, y }: Pick<Stop, 'x' | 'y'>): string => `translate(${x}px, ${y}px)`;

interface FlightsProps<V, M extends Movable> {
  /** The class of the board, which prefixes the classes of flying things. */
  readonly board: string;
  readonly plan: FlightPlan<V, M>;
}

interface Flight<M extends Movable> extends Move<M> {
  readonly id: number;
}

/**
 * The things that have moved since the last view, drawn flying above the board. With reduced motion, the spots they reach are marked
 * instead.
 */
export function Flights<V, M extends Movable>({ board, plan }: FlightsProps<V, M>) {
  // The plan is for views of the game whose board this is.
  const view = useBoardContext<BoardContext>().view as V;
  const last = useRef(view);
  const next = useRef(0);
  const [flights, setFlights] = useState<readonly Flight<M>[]>([]);
  const find = (spot: string): Element | null =>
    [spot, ...(plan.instead?.(spot) ?? [])]
      .flatMap(each => [...document.querySelectorAll(`.table [data-spot="${each}"]`)])
      .find(each => each.checkVisibility()) ?? null;
  useLayoutEffect(() => {
    const found = plan.moves(last.current, view);
    last.current = view;
    if (found.length === 0 || isOff()) return;
    if (isStill()) for (const { to } of found) mark(find(to));
    else setFlights(before => [...before, ...found.map(move => ({ ...move, id: next.current++ }))]);
  }, [view]);
  const land = (id: number): void => setFlights(before => before.filter(flight => flight.id !== id));
  return (
    <div class="flights" aria-hidden="true">
      {flights.map((flight, at) => (
        <Flying key={flight.id} {...{ board, plan, flight, find, land }} delay={at * plan.step} />
      ))}
    </div>
  );
}

interface FlyingProps<V, M extends Movable> extends FlightsProps<V, M> {
  readonly flight: Flight<M>;
  readonly delay: number;
  find(spot: string): Element | null;
  land(id: number): void;
}

function Flying<V, M extends Movable>({ board, plan, flight, delay, find, land }: FlyingProps<V, M>) {
  const self = useRef<HTMLSpanElement>(null);
  const { thing } = flight;
  useLayoutEffect(() => {
    const [from, to] = [find(flight.from), find(flight.to)];
    if (self.current === null || from === null || to === null) return land(flight.id);
    const { offsetWidth: width, offsetHeight: height } = self.current;
    const stopAt = (spot: Element): Stop => {
      const box = spot.getBoundingClientRect();
      const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
      return { x, y, fit: Math.min(box.width / width, box.height / height) };
    };
    const easing = plan.easing ?? 'cubic-bezier(.2,.7,.2,1)';
    const timing = { duration: scaled(plan.ms), delay, easing, fill: 'both' } as const;
    const flying = self.current.animate(plan.way(flight, stopAt(from), stopAt(to)), timing);
    const shown = plan.arrives === undefined ? null : to.querySelector(plan.arrives);
    const arriving = shown?.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    flying.onfinish = () => {
      arriving?.cancel();
      land(flight.id);
    };
    return () => {
      flying.cancel();
      arriving?.cancel();
    };
  }, []);
  return (
    <span ref={self} class={`flying ${board}-flying ${thing?.type ?? ''}`}>
      <plan.Picture thing={thing} />
    </span>
  );
}
