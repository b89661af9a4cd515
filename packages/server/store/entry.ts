import type { Append } from '@consigliere/match';
import { link } from './chain.ts';

type Seats = ReadonlyMap<string, 0 | 1>;

/** Where a journal ends, and who sits there then (1: is awaited). */
export interface Tip {
  readonly lines: number;
  readonly head: string;
  readonly seats: Seats;
}

/** A room before its first line. */
export const NOTHING: Tip = { lines: 0, head: '', seats: new Map() };

/** An append as it is written: its lines with their hashes, of the seats only those that change. */
export interface Entry extends Append {
  readonly hashes: readonly string[];
  readonly began: number;
  readonly ended: number;
  readonly changed: readonly (readonly [player: string, awaited: 0 | 1])[];
  readonly gone: readonly string[];
  /** What the journal ends with once this is written. */
  readonly tip: Tip;
}

/** `before` is the tip the append expects. */
export function entryOf(append: Append, before: Tip): Entry {
  const { lines, facts } = append;
  const hashes: string[] = [];
  let head = before.head;
  for (const { body } of lines) {
    head = link(head, body);
    hashes.push(head);
  }
  const seats = seatsOf(facts);
  return {
    ...append,
    hashes,
    ...spanOf(append),
    changed: [...seats].filter(([player, awaited]) => before.seats.get(player) !== awaited),
    gone: [...before.seats.keys()].filter(player => !seats.has(player)),
    tip: { lines: before.lines + lines.length, head, seats },
  };
}

/** When the lines of an append begin and end: there must be one. */
export function spanOf({ room, lines }: Append): { readonly began: number; readonly ended: number } {
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) throw new Error(`an append to room ${room} brings no line`);
  return { began: first.at, ended: last.at };
}

const seatsOf = ({ players, awaited }: Append['facts']): Seats =>
  new Map(players.map(player => [player, awaited.includes(player) ? 1 : 0]));
