import type { Fanout } from '../fanout/fanout.ts';
import type { Feeds } from './feeds.ts';
import { type Member, textOf } from './member.ts';

/** What another node said last is believed for so long, in milliseconds of the wall clock. */
const BELIEVED = 25_000;

interface Parts {
  readonly feeds: Feeds;
  readonly fanout: Fanout;
  readonly wall: () => number;
}

/** Who of those who sit at a table has a socket open, at any node. */
export class Presence {
  readonly #parts: Parts;
  /** What was told last and to whom, so that nobody is told twice. */
  readonly #told = new Map<string, { readonly text: string; readonly members: ReadonlySet<Member> }>();
  readonly #announced = new Map<string, string>();
  readonly #elsewhere = new Map<string, Map<string, { readonly seats: readonly number[]; readonly until: number }>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Something may have changed here. */
  update(room: string): void {
    const { feeds, fanout } = this.#parts;
    const seats = [...feeds.seats(room)];
    if (this.#announced.get(room) !== String(seats)) {
      fanout.announce({ type: 'here', room, seats });
      if (seats.length === 0) this.#announced.delete(room);
      else this.#announced.set(room, String(seats));
    }
    this.#tell(room);
  }

  /** Another node has said who is there. */
  heard(room: string, node: string, seats: readonly number[]): void {
    if (this.#parts.feeds.members(room).length === 0) return;
    const nodes = this.#elsewhere.get(room) ?? new Map();
    nodes.set(node, { seats, until: this.#parts.wall() + BELIEVED });
    this.#elsewhere.set(room, nodes);
    this.#tell(room);
  }

  /** Says again who is here, for nodes that have not heard it, and forgets those that have gone silent. */
  refresh(): void {
    for (const room of this.#parts.feeds.rooms()) {
      this.#announced.delete(room);
      this.update(room);
    }
  }

  #text(room: string): string {
    const now = this.#parts.wall();
    const elsewhere = [...(this.#elsewhere.get(room)?.values() ?? [])].filter(({ until }) => until > now);
    const seats = new Set([...this.#parts.feeds.seats(room), ...elsewhere.flatMap(each => each.seats)]);
    return textOf({ type: 'here', room, seats: [...seats].sort((a, b) => a - b) });
  }

  #tell(room: string): void {
    const members = this.#parts.feeds.members(room);
    if (members.length === 0) {
      this.#told.delete(room);
      this.#elsewhere.delete(room);
      return;
    }
    const text = this.#text(room);
    const before = this.#told.get(room);
    this.#told.set(room, { text, members: new Set(members) });
    for (const member of members) if (before?.text !== text || !before.members.has(member)) member.send(text);
  }
}
