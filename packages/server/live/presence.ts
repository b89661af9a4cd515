import type { Attendance } from '@consigliere/match';
import type { Fanout } from '../fanout/fanout.ts';
import { textOf } from './feed-texts.ts';
import type { Connected, Feeds, Member } from './feeds.ts';

/** How long a message of another node counts, in milliseconds of the wall clock. */
const BELIEVED = 25_000;
/** How long an unwatched room is remembered, in milliseconds: a page that reloads doesn't start the count again. */
const REMEMBERED = 60 * 60_000;
/** Without a connection for this long a player is absent, in milliseconds, unless a setting says otherwise. */
const ABSENT_AFTER = 120_000;

interface PresenceOptions {
  readonly feeds: Pick<Feeds, 'rooms' | 'members' | 'connected'>;
  readonly fanout: Pick<Fanout, 'announce'>;
  readonly wall: () => number;
  /** House time. */
  readonly now: () => number;
  /** In milliseconds. */
  readonly absentAfter?: number | undefined;
}

/** The presence of one room's players. */
interface KnownRoom {
  /** Since when this node has known the room. */
  readonly since: number;
  seats: readonly number[];
  readonly left: Map<number, number>;
  /** Since when the players who do nothing have done nothing. */
  readonly idle: Map<number, number>;
  typing: readonly number[];
  hasScreen: boolean;
  /** The last message of each other node. */
  readonly elsewhere: Map<string, Connected & { readonly until: number }>;
  /** When a player was last connected anywhere, or a spectator here. */
  usedAt: number;
}

const NOBODY: Connected = { seats: [], idle: [], typing: [], hasScreen: false };

/** Which of a table's players have a socket open, at any node, and since when the others haven't. */
export class Presence {
  readonly #options: PresenceOptions;
  /** The last message and its receivers, so that nobody gets it twice. */
  readonly #lastSent = new Map<string, { readonly text: string; readonly members: ReadonlySet<Member> }>();
  readonly #announced = new Map<string, string>();
  readonly #known = new Map<string, KnownRoom>();
  /** Announcements of other nodes about rooms that aren't known here: the seats by node, and how long that counts. */
  readonly #farAway = new Map<string, Map<string, Pick<Connected, 'seats'> & { readonly until: number }>>();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Sends presence if it has changed on this node. */
  update(room: string): void {
    const { feeds, fanout } = this.#options;
    const { seats, idle, typing, hasScreen } = feeds.connected(room);
    const here = { type: 'here' as const, room, seats: [...seats], idle: [...idle], typing: [...typing], hasScreen };
    const text = JSON.stringify(here);
    if ((this.#announced.get(room) ?? JSON.stringify({ ...here, ...NOBODY })) !== text) {
      fanout.announce(here);
      if (seats.length === 0 && !hasScreen) this.#announced.delete(room);
      else this.#announced.set(room, text);
    }
    this.#tell(room);
  }

  /** Takes the presence that another node has announced. */
  heard(room: string, node: string, { seats, idle, typing, hasScreen }: Connected): void {
    const known = this.#known.get(room);
    const until = this.#options.wall() + BELIEVED;
    this.#noteFarAway(room, node, known === undefined ? seats : [], until);
    if (known === undefined) return;
    known.elsewhere.set(node, { seats, idle, typing, hasScreen, until });
    this.#tell(room);
  }

  #noteFarAway(room: string, node: string, seats: readonly number[], until: number): void {
    const nodes = this.#farAway.get(room) ?? new Map();
    if (seats.length === 0) nodes.delete(node);
    else nodes.set(node, { seats, until });
    if (nodes.size === 0) this.#farAway.delete(room);
    else this.#farAway.set(room, nodes);
  }

  /** The seats that are connected, at whatever node. */
  seatsOf(room: string): readonly number[] {
    const nodes = [...(this.#farAway.get(room)?.values() ?? [])].filter(({ until }) => until > this.#options.wall());
    const seats = [...(this.attendance(room)?.seats ?? []), ...nodes.flatMap(node => node.seats)];
    return [...new Set(seats)].sort((a, b) => a - b);
  }

  /** Announces presence again, for nodes that have missed it, and forgets silent nodes and unused rooms. */
  refresh(): void {
    const { feeds, now, wall } = this.#options;
    for (const room of feeds.rooms()) {
      this.#announced.delete(room);
      this.update(room);
    }
    for (const [room, nodes] of this.#farAway)
      for (const [node, { until }] of nodes) if (until <= wall()) this.#noteFarAway(room, node, [], until);
    for (const [room, known] of this.#known) {
      this.#count(room, known);
      if (now() - known.usedAt > REMEMBERED) this.#known.delete(room);
    }
  }

  /** Which seats are connected, and since when the others aren't; undefined if nobody has watched the room on this node. */
  attendance(room: string): Attendance | undefined {
    const known = this.#known.get(room);
    if (known === undefined) return undefined;
    this.#count(room, known);
    const { absentAfter = ABSENT_AFTER } = this.#options;
    const left = [...known.left].sort(([a], [b]) => a - b);
    return { seats: known.seats, left, since: known.since, absentAfter };
  }

  /** Updates who is connected and who has left. */
  #count(room: string, known: KnownRoom): void {
    const { feeds, wall, now } = this.#options;
    for (const [node, { until }] of known.elsewhere) if (until <= wall()) known.elsewhere.delete(node);
    const nodes: readonly Connected[] = [feeds.connected(room), ...known.elsewhere.values()];
    const seats = [...new Set(nodes.flatMap(node => node.seats))].sort((a, b) => a - b);
    const idle = seats.filter(seat => nodes.every(node => !node.seats.includes(seat) || node.idle.includes(seat)));
    for (const seat of known.idle.keys()) if (!idle.includes(seat)) known.idle.delete(seat);
    for (const seat of idle) if (!known.idle.has(seat)) known.idle.set(seat, now());
    known.typing = seats.filter(seat => nodes.some(({ typing }) => typing.includes(seat)));
    known.hasScreen = nodes.some(({ hasScreen }) => hasScreen);
    for (const seat of known.seats) if (!seats.includes(seat)) known.left.set(seat, now());
    for (const seat of seats) known.left.delete(seat);
    known.seats = seats;
    if (seats.length > 0 || feeds.members(room).length > 0) known.usedAt = now();
  }

  #tell(room: string): void {
    const { feeds, now } = this.#options;
    const members = feeds.members(room);
    if (members.length > 0 && !this.#known.has(room)) {
      const at = now();
      const nobody = { seats: [], left: new Map(), idle: new Map(), typing: [], hasScreen: false };
      this.#known.set(room, { ...nobody, since: at, elsewhere: new Map(), usedAt: at });
    }
    const attendance = this.attendance(room);
    const known = this.#known.get(room);
    if (members.length === 0 || attendance === undefined || known === undefined) {
      this.#lastSent.delete(room);
      return;
    }
    const { seats, left, since, absentAfter } = attendance;
    const gone = left.map(([seat, at]): [number, number] => [seat, at]);
    const { typing, hasScreen } = known;
    const signs = { idle: [...known.idle].sort(([a], [b]) => a - b), typing: [...typing], hasScreen };
    const text = textOf({ type: 'here', room, seats: [...seats], left: gone, since, absentAfter, ...signs });
    const before = this.#lastSent.get(room);
    this.#lastSent.set(room, { text, members: new Set(members) });
    for (const member of members) if (before?.text !== text || !before.members.has(member)) member.send(text);
  }
}
