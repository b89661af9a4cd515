import {
  type Closed,
  delayOf,
  findOwnId,
  type Host,
  type Publication,
  type Sight,
  sightOf,
  standingOf,
  type ViewerStanding,
} from '@consigliere/match';
import type { PlayerSign } from '@consigliere/protocol';
import type { GuestIds } from '../store/guests.ts';
import { FeedTexts, textOf } from './feed-texts.ts';

/** A person's socket that watches rooms. */
export interface Member {
  readonly ids: GuestIds;
  /** Sends a message that is text already, because others get the same. */
  send(text: string): void;
}

/** All sockets that get the same of a room: one guest's, or those of all spectators. */
interface Feed {
  /** null: the spectators' feed. */
  readonly viewer: string | null;
  readonly members: Set<Member>;
  /** Members who see the past get only what is their own from this feed, and the rest late. */
  readonly sight: Sight;
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
  /** The guest that the person is in this room. */
  guest: string;
  /** null until the socket has got a snapshot. */
  feed: Feed | null;
  /** Whether it is a common screen. */
  readonly isScreen: boolean;
  sign: PlayerSign;
  /** When the others were last told about its sign. */
  signedAt: number;
  /** Ends the frames of the past; null: the socket gets none. */
  stopPast: (() => void) | null;
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
  /** Called when a spectator who sees the room late has come. */
  readonly onLate: (room: string) => void;
  readonly onFault: (room: string, fault: unknown) => void;
}

/** Sends rooms to sockets. Text that several sockets get is made once. */
export class Feeds {
  readonly #options: FeedsOptions;
  readonly #rooms = new Map<string, Watched>();
  readonly #texts = new FeedTexts();

  constructor(options: FeedsOptions) {
    this.#options = options;
  }

  rooms(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /** The sockets that have got the room as it is. */
  members(room: string): readonly Member[] {
    return this.#membersWith(room, 'present');
  }

  /** The sockets of spectators who see the room late. */
  lateMembers(room: string): readonly Member[] {
    return this.#membersWith(room, 'past');
  }

  #membersWith(room: string, sight: Sight): readonly Member[] {
    const places = [...(this.#rooms.get(room)?.places ?? [])];
    return places.flatMap(([member, { feed }]) => (feed?.sight === sight ? [member] : []));
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
      hasScreen: places.some(({ isScreen, feed }) => isScreen && feed?.sight === 'present' && feed.seat === null),
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
    before?.stopPast?.();
    const place: Place = {
      guest: before?.guest ?? member.ids[0],
      feed: before?.feed ?? null,
      isScreen: isScreen || before?.isScreen === true,
      sign: before?.sign ?? 'active',
      signedAt: before?.signedAt ?? Number.NEGATIVE_INFINITY,
      stopPast: null,
    };
    watched.places.set(member, place);
    if (member.ids.length > 1) {
      const found = await this.#options.host.look(room);
      if (typeof found !== 'string') place.guest = findOwnId(found, member.ids);
    }
    const { guest } = place;
    let own: Feed | null = null;
    let isFirst = true;
    let sight: Sight = 'present';
    const push = (publication: Publication): void => {
      if (own !== null) return this.#push(room, own, publication);
      if (!isFirst || watched.places.get(member) !== place) return;
      isFirst = false;
      sight = this.#sightOf(room, guest);
      if (sight === 'nothing') return;
      // This runs in the room's queue: nothing can happen between this snapshot and the feed's next update.
      if (sight === 'present') member.send(this.#texts.of(room, this.#options.now(), publication));
      const stand = standingIn(publication);
      const viewer = sight === 'present' && isSpectator(stand) ? null : guest;
      this.#enter(room, watched, member, viewer, () => {
        own = { viewer, members: new Set(), sight, seat: stand.seat, stop: null };
        return own;
      });
    };
    const stop = await this.#options.host.watch(room, guest, from, push);
    if (typeof stop === 'string') {
      this.leave(room, member);
      return stop;
    }
    // TypeScript doesn't see that the callback has run by now.
    const [made, shown] = [own as Feed | null, sight as Sight];
    if (shown === 'nothing') this.leave(room, member);
    if (made === null || made.members.size === 0) stop();
    else made.stop = stop;
    if (shown === 'nothing') return 'no-spectators';
    return shown === 'past' ? this.#showPast(room, member, place, from) : null;
  }

  /** Sends a spectator the room as it was some time ago, now and whenever that changes. */
  async #showPast(room: string, member: Member, place: Place, from: number): Promise<Closed | null> {
    const isHere = (): boolean => this.#rooms.get(room)?.places.get(member) === place && place.feed?.sight === 'past';
    const stop = await this.#options.host.watchPast(room, from, publication => {
      if (isHere()) member.send(this.#pastText(room, place.guest, publication));
    });
    if (typeof stop === 'string') {
      if (isHere()) this.leave(room, member);
      return stop;
    }
    if (!isHere()) stop();
    else {
      place.stopPast = stop;
      this.#options.onLate(room);
    }
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
    place.stopPast?.();
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
    if (this.#hasChanged(room, feed)) return this.#changeSight(room, feed);
    if (feed.sight === 'past') return this.#pushOwn(room, feed, publication);
    const text = this.#texts.of(room, this.#options.now(), publication);
    const place = standingIn(publication);
    for (const member of feed.members) member.send(text);
    if (feed.seat !== place.seat) {
      feed.seat = place.seat;
      this.#options.onHere(room);
    }
    // Once nobody can sit down any more, all spectators share one feed.
    if (feed.viewer !== null && isSpectator(place))
      for (const member of feed.members) this.#watchAgain(room, member, place.chapters);
  }

  /** Whether a feed's viewer sees another part of the room by now, or is another of the person's guests there. */
  #hasChanged(room: string, { viewer, sight, members }: Feed): boolean {
    const [member] = members;
    if (viewer === null || member === undefined) return false;
    if (this.#sightOf(room, viewer) !== sight) return true;
    const open = member.ids.length > 1 ? this.#options.host.peek(room) : null;
    return open !== null && findOwnId(open, member.ids) !== viewer;
  }

  /** A person sees something else from now on: the match has begun, or the person has got a seat or lost it. */
  #changeSight(room: string, feed: Feed): void {
    const watched = this.#rooms.get(room);
    const members = [...feed.members];
    for (const member of members) {
      const place = watched?.places.get(member);
      if (watched === undefined || place === undefined) continue;
      place.stopPast?.();
      place.stopPast = null;
      place.feed = null;
      this.#drop(watched, feed, member);
    }
    this.#options.onHere(room);
    for (const member of members) this.#watchAgain(room, member, 0);
  }

  #watchAgain(room: string, member: Member, from: number): void {
    const tell = (code: Closed | null): void => {
      if (code !== null) member.send(textOf({ type: 'closed', room, code }));
    };
    this.watch(room, member, from)
      .then(tell)
      .catch(fault => this.#options.onFault(room, fault));
  }

  /** Sends guests who see the past what concerns nobody but them: whether they have asked for a seat and were sent away. */
  #pushOwn(room: string, { members }: Feed, publication: Publication): void {
    if (publication.type === 'seen') return;
    const is = (publication.mine?.is ?? []).filter(([path]) => path === 'askedSeat' || path === 'isBarred');
    if (is.length === 0) return;
    const text = this.#texts.of(room, this.#pastNow(room), { ...publication, all: undefined, mine: { is } });
    for (const member of members) member.send(text);
  }

  #sightOf(room: string, guest: string): Sight {
    const open = this.#options.host.peek(room);
    return open === null ? 'present' : sightOf(open, guest);
  }

  /** The time that a spectator sees. */
  #pastNow(room: string): number {
    const open = this.#options.host.peek(room);
    return this.#options.now() - (open === null ? 0 : delayOf(open));
  }

  #pastText(room: string, guest: string, publication: Publication): string {
    const open = this.#options.host.peek(room);
    const isSnapshot = publication.type === 'seen' && open !== null;
    const shown = isSnapshot
      ? { ...publication, seen: { ...publication.seen, ...standingOf(open, guest) } }
      : publication;
    return this.#texts.of(room, this.#pastNow(room), shown);
  }
}

const standingIn = (publication: Publication): ViewerStanding =>
  publication.type === 'seen' ? publication.seen : publication.standing;

/** Whether the viewer is a mere spectator. While people gather, a spectator may still sit down. */
const isSpectator = ({ seat, isOwner, phase }: ViewerStanding): boolean =>
  seat === null && !isOwner && phase !== 'gathering';
