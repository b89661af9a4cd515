import type { Emote, Seat } from '@consigliere/kernel';
import { delayOf, findOwnId, type Host, nameOf, type Room } from '@consigliere/match';
import type { ChatMessage, ServerMessage } from '@consigliere/protocol';
import type { Fanout } from '../fanout/fanout.ts';
import type { Limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Remark } from '../store/chat.ts';
import type { GuestIds } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import { textOf } from './feed-texts.ts';
import type { Feeds, Member } from './feeds.ts';
import { LateChat } from './late-chat.ts';
import { type Asker, lookAs } from './look-as.ts';

interface TalkOptions {
  readonly store: Store;
  readonly host: Host;
  readonly feeds: Feeds;
  readonly fanout: Fanout;
  readonly limits: Limits;
  /** Whether an operator has muted the person. */
  readonly isMuted: (ids: GuestIds) => boolean;
  readonly now: () => number;
  readonly callAt: (time: number, then: () => void) => () => void;
  readonly onFault: (room: string, fault: unknown) => void;
}

interface ChatPage {
  readonly remarks: ChatMessage[];
  readonly muted: string[];
}

/** An emote as a person sends it. */
interface NewEmote extends Omit<GuestEmote, 'guest'> {
  readonly ids: GuestIds;
}

interface GuestEmote {
  readonly room: string;
  readonly guest: string;
  readonly id: string;
  readonly emote: Emote;
}

/** How many messages one player may send at a table. */
export const MOST_REMARKS = 500;

/** The chat of all tables. */
export class Talk {
  readonly #options: TalkOptions;
  /** By a person's first id, the players that the person has muted or blocked: of everybody who is connected. */
  readonly #hidden = new Map<string, { readonly ids: GuestIds; readonly players: ReadonlySet<string> }>();

  readonly #late: LateChat;

  constructor(options: TalkOptions) {
    this.#options = options;
    this.#late = new LateChat({ ...options, send: (room, remark) => this.#sendLate(room, remark) });
  }

  /** Spectators see the room late from now on. */
  followLate(room: string): void {
    this.#late.follow(room).catch(fault => this.#options.onFault(room, fault));
  }

  /** Adds a remark of a player at the table. `acknowledge` is called before anybody gets it. */
  async say(
    { room: id, ids, id: command, text }: { room: string; ids: GuestIds; id: string; text: string },
    acknowledge: () => void,
  ): Promise<void> {
    const { store, limits, fanout, now } = this.#options;
    const room = await this.#open(id);
    const guest = findOwnId(room, ids);
    const chair = room.chairs.find(({ player }) => player === guest);
    if (chair === undefined) throw new Problem('not-seated');
    // The command is repeated because its acknowledgement got lost, maybe from another node or before a restart.
    if ((await store.chat.findNumber(id, guest, command)) !== undefined) return acknowledge();
    this.#refuseMuted(ids);
    await limits.spend('remark', ids[0]);
    if ((await store.chat.count(id, guest)) >= MOST_REMARKS) throw new Problem('too-often');
    const remark = { at: now(), player: guest, name: nameOf(room.names, chair), text: text.trim() };
    const { number, isNew } = await store.chat.add(id, { ...remark, id: command });
    acknowledge();
    if (!isNew) return;
    this.#spread(room, { ...remark, number });
    fanout.announce({ type: 'chat', room: id, number });
  }

  /** Shows an emote of a player to everybody who sees the table as it is: it's worth nothing later. */
  async emote({ ids, ...rest }: NewEmote, acknowledge: () => void): Promise<void> {
    const { limits, fanout } = this.#options;
    const room = await this.#open(rest.room);
    const emoted = { ...rest, guest: findOwnId(room, ids) };
    if (seatOf(room, emoted.guest) === null) throw new Problem('not-seated');
    this.#refuseMuted(ids);
    await limits.spend('emote', ids[0]);
    acknowledge();
    this.#spreadEmote(room, emoted);
    fanout.announce({ type: 'emote', ...emoted });
  }

  /** Sends an emote that was made at another node. */
  async heardEmote(emoted: GuestEmote): Promise<void> {
    if (this.#options.feeds.members(emoted.room).length > 0) this.#spreadEmote(await this.#open(emoted.room), emoted);
  }

  /** Sends a remark that was made at another node, or one that an operator has emptied. */
  async heard(id: string, number: number): Promise<void> {
    const { store, feeds } = this.#options;
    if (feeds.members(id).length + feeds.lateMembers(id).length === 0) return;
    const [remark] = await store.chat.read(id, number, 1);
    if (remark !== undefined) this.#spread(await this.#open(id), remark);
  }

  /** The remarks that a guest may read, and the names of the table's players whom the guest has muted, here or elsewhere. */
  async read(id: string, asker: Asker, from: number): Promise<ChatPage> {
    const { ids } = asker;
    const looked = await lookAs(this.#options, id, asker);
    const { room } = looked;
    const latest = this.#findLatest(looked);
    const hidden = await this.#readHidden(ids);
    const remarks = await this.#options.store.chat.read(id, from, 100);
    const muted = await this.#options.store.mutes.listMuted(ids);
    const mutedHere = room.chairs.filter(({ player }) => player !== null && muted.includes(player));
    return {
      remarks: remarks
        .filter(({ player, at }) => at <= latest && !hidden.has(player))
        .map(remark => messageOf(room, remark)),
      muted: mutedHere.map(chair => nameOf(room.names, chair)),
    };
  }

  /** A remark that a guest can read; undefined: there is none with this number. */
  async find(id: string, asker: Asker, number: number): Promise<Remark | undefined> {
    const latest = this.#findLatest(await lookAs(this.#options, id, asker));
    const [remark] = await this.#options.store.chat.read(id, number, 1);
    return remark?.number === number && remark.at <= latest ? remark : undefined;
  }

  /** The time of the last remark that a guest who sees the room like this can read. */
  #findLatest({ room, isLate }: Awaited<ReturnType<typeof lookAs>>): number {
    // Remarks before the last change of the lobby were read by everybody at once.
    return isLate ? Math.max(room.at - 1, this.#options.now() - delayOf(room)) : Number.POSITIVE_INFINITY;
  }

  /** Mutes or unmutes the player whom the guest sees in a seat. */
  async mute(asker: Asker, { room: id, seat, muted }: { room: string; seat: number; muted: boolean }): Promise<void> {
    const { mutes } = this.#options.store;
    const { ids } = asker;
    const player = (await lookAs(this.#options, id, asker)).room.chairs[seat]?.player ?? null;
    if (player === null) throw new Problem('no-such-seat');
    await (muted ? mutes.mute(ids, player) : mutes.unmute(ids, player));
    await this.relearnHidden(ids[0]);
  }

  /** Learns whose words aren't sent to a person who connects. */
  async learnHidden(ids: GuestIds): Promise<void> {
    // Noted at once, so that a change during the handshake is learned too.
    if (!this.#hidden.has(ids[0])) this.#hidden.set(ids[0], { ids, players: new Set() });
    this.#hidden.set(ids[0], { ids, players: await this.#readHidden(ids) });
  }

  /** Learns it again after a change, if the person with this first id is connected to this node. */
  async relearnHidden(guest: string): Promise<void> {
    const known = this.#hidden.get(guest);
    if (known !== undefined) await this.learnHidden(known.ids);
  }

  /** Learns it again for everybody who is connected: news of other nodes may have been lost. */
  async relearnAllHidden(): Promise<void> {
    await Promise.all([...this.#hidden.keys()].map(guest => this.relearnHidden(guest)));
  }

  forgetHidden(guest: string): void {
    this.#hidden.delete(guest);
  }

  async #readHidden(ids: GuestIds): Promise<ReadonlySet<string>> {
    const { mutes, blocks } = this.#options.store;
    return new Set((await Promise.all([mutes.listMuted(ids), blocks.listBlocked(ids)])).flat());
  }

  #refuseMuted(ids: GuestIds): void {
    if (this.#options.isMuted(ids)) throw new Problem('muted');
  }

  async #open(id: string): Promise<Room> {
    const room = await this.#options.host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    return room;
  }

  /** The room as spectators see it, if they see it late. */
  async #openPast(id: string): Promise<Room> {
    const room = await this.#options.host.lookPast(id);
    if (typeof room === 'string') throw new Problem(room);
    return room;
  }

  #spread(room: Room, remark: Remark): void {
    const { feeds, onFault } = this.#options;
    const { id } = room.terms;
    this.#send(feeds.members(id), remark.player, messageOf(room, remark));
    this.#late.add(id, remark).catch(fault => onFault(id, fault));
  }

  /** Sends a remark that is old enough by now, as it is by now: an operator may have emptied it. */
  async #sendLate(id: string, { number }: Remark): Promise<void> {
    const { feeds, store } = this.#options;
    if (feeds.lateMembers(id).length === 0) return;
    const [remark] = await store.chat.read(id, number, 1);
    if (remark?.number !== number) return;
    const message = messageOf(await this.#openPast(id), remark);
    this.#send(feeds.lateMembers(id), remark.player, message);
  }

  #spreadEmote(room: Room, { guest, id, emote }: GuestEmote): void {
    const seat = seatOf(room, guest);
    const members = this.#options.feeds.members(room.terms.id);
    if (seat !== null) this.#send(members, guest, { type: 'emote', room: room.terms.id, id, seat, emote });
  }

  /** Sends what a player says to those who haven't muted or blocked that player. */
  #send(members: readonly Member[], player: string, message: ServerMessage): void {
    const text = textOf(message);
    for (const member of members) if (this.#hidden.get(member.ids[0])?.players.has(player) !== true) member.send(text);
  }
}

/** The seat of a guest; null: they have none. */
function seatOf({ chairs }: Room, guest: string): Seat | null {
  const seat = chairs.findIndex(({ player }) => player === guest);
  return seat < 0 ? null : seat;
}

function messageOf(room: Room, { number, at, player, name, text }: Remark): ChatMessage {
  return { type: 'chat', room: room.terms.id, number, at, name, seat: seatOf(room, player), text };
}
