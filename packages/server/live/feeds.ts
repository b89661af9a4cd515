import type { Closed, Host, Publication, ViewerStanding } from '@consigliere/match';
import type { PlayerSign, ServerMessage } from '@consigliere/protocol';

/** A socket that watches rooms. */
export interface Member {
  readonly guest: string;
  /** Sends a message that is text already, because others get the same. */
  send(text: string): void;
}

/** All sockets that get the same of a room: one guest's, or those of all spectators. */
interface Feed {
  /** null: the spectators' feed. */
  readonly viewer: string | null;
  readonly members: Set<Member>;
  seat: number | null;
  stop: (() => void) | null;
}

/** The feeds and sockets of a room on this node. */
interface Watched {
  readonly feeds: Map<string | null, Feed>;
  readonly places: Map<Member, Place>;
}

/** A socket in a room. */
interface Place {
  /** null until the socket has got a snapshot. */
  feed: Feed | null;
  /** Whether it is a common screen. */
  readonly isScreen: boolean;
  sign: PlayerSign;
  /** When the others were last told about its sign. */
  signedAt: number;
}

/** The people and screens that are connected to a room. */
export interface Connected {
  readonly seats: readonly number[];
  /** The seats at none of whose devices anybody does anything. */
  readonly idle: readonly number[];
  readonly typing: readonly number[];
  readonly hasScreen: boolean;
}

/** The others are told at most this often about the signs of one socket, in milliseconds. */
const SIGN_INTERVAL = 1000;

interface FeedsOptions {
  readonly host: Host;
  readonly now: () => number;
  /** Called when the seats that are connected here may have changed. */
  readonly onHere: (room: string) => void;
  readonly onFault: (room: string, fault: unknown) => void;
}

/** Sends rooms to sockets. Text that several sockets get is made once. */
export class Feeds {
  readonly #options: FeedsOptions;
  readonly #rooms = new Map<string, Watched>();
  /** The text of the changes that were last sent to everybody. */
  #common: { readonly all: object | undefined; readonly text: string } = { all: undefined, text: '' };

  constructor(options: FeedsOptions) {
    this.#options = options;
  }

  rooms(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /** The sockets that have got the room. */
  members(room: string): readonly Member[] {
    const places = [...(this.#rooms.get(room)?.places ?? [])];
    return places.flatMap(([member, { feed }]) => (feed === null ? [] : [member]));
  }

  /** The people and screens that watch the room on this node. */
  connected(room: string): Connected {
    const places = [...(this.#rooms.get(room)?.places.values() ?? [])];
    const signs = new Map<number, PlayerSign[]>();
    for (const { feed, sign } of places)
      if (feed !== null && feed.seat !== null) signs.set(feed.seat, [...(signs.get(feed.seat) ?? []), sign]);
    const seats = [...signs.keys()].sort((a, b) => a - b);
    return {
      seats,
      idle: seats.filter(seat => signs.get(seat)?.every(sign => sign === 'idle')),
      typing: seats.filter(seat => signs.get(seat)?.includes('typing')),
      hasScreen: places.some(({ isScreen, feed }) => isScreen && feed !== null && feed.seat === null),
    };
  }

  /** Takes a sign of a socket's player. Signs that come too fast are told with the next one. */
  sign(room: string, member: Member, sign: PlayerSign): void {
    const place = this.#rooms.get(room)?.places.get(member);
    if (place === undefined || place.sign === sign) return;
    place.sign = sign;
    const now = this.#options.now();
    if (now - place.signedAt < SIGN_INTERVAL) return;
    place.signedAt = now;
    this.#options.onHere(room);
  }

  /** Sends a room to a socket, now and whenever it changes. `from`: how many chapters the socket has. A socket that watches already gets another snapshot. */
  async watch(room: string, member: Member, from: number, isScreen = false): Promise<Closed | null> {
    const watched = this.#rooms.get(room) ?? { feeds: new Map(), places: new Map() };
    this.#rooms.set(room, watched);
    const before = watched.places.get(member);
    const place: Place = {
      feed: before?.feed ?? null,
      isScreen: isScreen || before?.isScreen === true,
      sign: before?.sign ?? 'active',
      signedAt: before?.signedAt ?? Number.NEGATIVE_INFINITY,
    };
    watched.places.set(member, place);
    let own: Feed | null = null;
    let isFirst = true;
    const push = (publication: Publication): void => {
      if (own !== null) return this.#push(room, own, publication);
      if (!isFirst || watched.places.get(member) !== place) return;
      isFirst = false;
      // This runs in the room's queue: nothing can happen between this snapshot and the feed's next update.
      member.send(this.#text(room, publication));
      const stand = standingIn(publication);
      const viewer = isSpectator(stand) ? null : member.guest;
      this.#enter(room, watched, member, viewer, () => {
        own = { viewer, members: new Set(), seat: stand.seat, stop: null };
        return own;
      });
    };
    const stop = await this.#options.host.watch(room, member.guest, from, push);
    if (typeof stop === 'string') {
      this.leave(room, member);
      return stop;
    }
    // TypeScript doesn't see that the callback has run by now.
    const made = own as Feed | null;
    if (made === null || made.members.size === 0) stop();
    else made.stop = stop;
    return null;
  }

  /** Moves a socket to the feed of a viewer, which is made if there is none yet. */
  #enter(room: string, watched: Watched, member: Member, viewer: string | null, make: () => Feed): void {
    const place = watched.places.get(member);
    if (place === undefined) return;
    const feed = watched.feeds.get(viewer) ?? make();
    watched.feeds.set(viewer, feed);
    feed.members.add(member);
    const before = place.feed;
    place.feed = feed;
    if (before !== null && before !== feed) this.#drop(watched, before, member);
    this.#options.onHere(room);
  }

  /** Tells everybody who watches a room that it is closed. */
  close(room: string, code: Closed): void {
    for (const member of [...(this.#rooms.get(room)?.places.keys() ?? [])]) {
      member.send(textOf({ type: 'closed', room, code }));
      this.leave(room, member);
    }
  }

  leave(room: string, member: Member): void {
    const watched = this.#rooms.get(room);
    const place = watched?.places.get(member);
    if (watched === undefined || place === undefined) return;
    watched.places.delete(member);
    if (place.feed !== null) this.#drop(watched, place.feed, member);
    if (watched.places.size === 0) this.#rooms.delete(room);
    this.#options.onHere(room);
  }

  #drop({ feeds }: Watched, feed: Feed, member: Member): void {
    feed.members.delete(member);
    if (feed.members.size > 0) return;
    feed.stop?.();
    if (feeds.get(feed.viewer) === feed) feeds.delete(feed.viewer);
  }

  #push(room: string, feed: Feed, publication: Publication): void {
    const text = this.#text(room, publication);
    const place = standingIn(publication);
    for (const member of feed.members) member.send(text);
    if (feed.seat !== place.seat) {
      feed.seat = place.seat;
      this.#options.onHere(room);
    }
    // Once nobody can sit down any more, all spectators share one feed.
    if (feed.viewer !== null && isSpectator(place))
      for (const member of feed.members)
        this.watch(room, member, place.chapters).catch(fault => this.#options.onFault(room, fault));
  }

  #text(room: string, publication: Publication): string {
    const now = this.#options.now();
    if (publication.type === 'seen')
      return `${headOf(publication.type, room, now)},"seen":${JSON.stringify(publication.seen)}}`;
    const { all, mine } = publication;
    const own = mine === undefined ? '' : `,"mine":${JSON.stringify(mine)}`;
    return `${headOf(publication.type, room, now)}${this.#commonText(all)}${own}}`;
  }

  /** Made once for all feeds of a room. */
  #commonText(all: object | undefined): string {
    if (this.#common.all !== all)
      this.#common = { all, text: all === undefined ? '' : `,"all":${JSON.stringify(all)}` };
    return this.#common.text;
  }
}

const headOf = (type: Publication['type'], room: string, now: number): string =>
  `{"type":"${type}","room":${JSON.stringify(room)},"now":${now}`;

const standingIn = (publication: Publication): ViewerStanding =>
  publication.type === 'seen' ? publication.seen : publication.standing;

/** Whether the viewer is a mere spectator. While people gather, a spectator may still sit down. */
const isSpectator = ({ seat, isOwner, phase }: ViewerStanding): boolean =>
  seat === null && !isOwner && phase !== 'gathering';

export const textOf = (message: ServerMessage): string => JSON.stringify(message);
