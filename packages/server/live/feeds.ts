import type { Closed, Host, Publication, ViewerStanding } from '@consigliere/match';
import type { ServerMessage } from '@consigliere/protocol';

/** A socket that looks at rooms. */
export interface Member {
  readonly guest: string;
  /** Sends a message that was made into text before, because others are sent the same. */
  send(text: string): void;
}

/** Everybody who is shown the same of a room: one guest's sockets, or all who only look on. */
interface Feed {
  /** null: whoever only looks on. */
  readonly viewer: string | null;
  readonly members: Set<Member>;
  seat: number | null;
  stop: (() => void) | null;
}

/** What of a room is looked at here. */
interface Watched {
  readonly feeds: Map<string | null, Feed>;
  /** Where each socket is; a socket that has not been shown anything yet is nowhere. */
  readonly places: Map<Member, { feed: Feed | null }>;
}

interface FeedsOptions {
  readonly host: Host;
  readonly now: () => number;
  /** Which seats have somebody here may have changed. */
  readonly onHere: (room: string) => void;
  readonly onFault: (room: string, fault: unknown) => void;
}

/** Shows rooms to sockets. What is the same for several is made and written once. */
export class Feeds {
  readonly #parts: FeedsOptions;
  readonly #rooms = new Map<string, Watched>();
  /** The text of the changes that were last sent to everybody. */
  #common: { readonly all: object | undefined; readonly text: string } = { all: undefined, text: '' };

  constructor(parts: FeedsOptions) {
    this.#parts = parts;
  }

  rooms(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /** The sockets that have been shown the room. */
  members(room: string): readonly Member[] {
    const places = [...(this.#rooms.get(room)?.places ?? [])];
    return places.flatMap(([member, { feed }]) => (feed === null ? [] : [member]));
  }

  /** The seats whose people look at the room here. */
  seats(room: string): readonly number[] {
    const feeds = [...(this.#rooms.get(room)?.feeds.values() ?? [])];
    return feeds.flatMap(({ seat }) => (seat === null ? [] : [seat])).sort((a, b) => a - b);
  }

  /** Shows a room to a socket, now and whenever it changes; `from`: the chapters it has. Who is shown it already is shown it anew. */
  async watch(room: string, member: Member, from: number): Promise<Closed | null> {
    const watched = this.#rooms.get(room) ?? { feeds: new Map(), places: new Map() };
    this.#rooms.set(room, watched);
    const place = { feed: watched.places.get(member)?.feed ?? null };
    watched.places.set(member, place);
    let own: Feed | null = null;
    let isFirst = true;
    const push = (shown: Publication): void => {
      if (own !== null) return this.#push(room, own, shown);
      if (!isFirst || watched.places.get(member) !== place) return;
      isFirst = false;
      // This runs in the room's own turn: nothing can happen between what is shown here and what the feed is shown next.
      member.send(this.#text(room, shown));
      const stand = placeIn(shown);
      const viewer = isLookingOn(stand) ? null : member.guest;
      this.#enter(room, watched, member, viewer, () => {
        own = { viewer, members: new Set(), seat: stand.seat, stop: null };
        return own;
      });
    };
    const stop = await this.#parts.host.watch(room, member.guest, from, push);
    if (typeof stop === 'string') {
      this.leave(room, member);
      return stop;
    }
    // TypeScript does not see that the callback has run by now.
    const made = own as Feed | null;
    if (made === null || made.members.size === 0) stop();
    else made.stop = stop;
    return null;
  }

  /** Moves a socket to the feed of a viewer: if there is none yet, to the one that is made for it. */
  #enter(room: string, watched: Watched, member: Member, viewer: string | null, make: () => Feed): void {
    const place = watched.places.get(member);
    if (place === undefined) return;
    const feed = watched.feeds.get(viewer) ?? make();
    watched.feeds.set(viewer, feed);
    feed.members.add(member);
    const before = place.feed;
    place.feed = feed;
    if (before !== null && before !== feed) this.#drop(watched, before, member);
    this.#parts.onHere(room);
  }

  leave(room: string, member: Member): void {
    const watched = this.#rooms.get(room);
    const place = watched?.places.get(member);
    if (watched === undefined || place === undefined) return;
    watched.places.delete(member);
    if (place.feed !== null) this.#drop(watched, place.feed, member);
    if (watched.places.size === 0) this.#rooms.delete(room);
    this.#parts.onHere(room);
  }

  #drop({ feeds }: Watched, feed: Feed, member: Member): void {
    feed.members.delete(member);
    if (feed.members.size > 0) return;
    feed.stop?.();
    if (feeds.get(feed.viewer) === feed) feeds.delete(feed.viewer);
  }

  #push(room: string, feed: Feed, shown: Publication): void {
    const text = this.#text(room, shown);
    const place = placeIn(shown);
    for (const member of feed.members) member.send(text);
    if (feed.seat !== place.seat) {
      feed.seat = place.seat;
      this.#parts.onHere(room);
    }
    // Once nobody can sit down any more, who only looks on shares one feed with the others.
    if (feed.viewer !== null && isLookingOn(place))
      for (const member of feed.members)
        this.watch(room, member, place.chapters).catch(fault => this.#parts.onFault(room, fault));
  }

  #text(room: string, shown: Publication): string {
    const now = this.#parts.now();
    if (shown.type === 'seen') return `${headOf(shown.type, room, now)},"seen":${JSON.stringify(shown.seen)}}`;
    const { all, mine } = shown;
    const own = mine === undefined ? '' : `,"mine":${JSON.stringify(mine)}`;
    return `${headOf(shown.type, room, now)}${this.#commonText(all)}${own}}`;
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

const placeIn = (shown: Publication): ViewerStanding => (shown.type === 'seen' ? shown.seen : shown.standing);

/** Whether this is what anybody would be shown: while a table gathers whoever looks on may sit down next. */
const isLookingOn = ({ seat, isOwner, phase }: ViewerStanding): boolean =>
  seat === null && !isOwner && phase !== 'gathering';

export const textOf = (message: ServerMessage): string => JSON.stringify(message);
