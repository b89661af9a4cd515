import { type Host, nameOf, type Room } from '@consigliere/match';
import type { ChatMessage } from '@consigliere/protocol';
import type { Fanout } from '../fanout/fanout.ts';
import type { Limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Remark } from '../store/chat.ts';
import type { Store } from '../store/open-store.ts';
import type { Feeds } from './feeds.ts';
import { textOf } from './feeds.ts';

interface TalkOptions {
  readonly store: Store;
  readonly host: Host;
  readonly feeds: Feeds;
  readonly fanout: Fanout;
  readonly limits: Limits;
  readonly now: () => number;
}

/** How many messages one player may send at a table. */
export const MOST_REMARKS = 500;

/** The chat of all tables. */
export class Talk {
  readonly #options: TalkOptions;
  /** The players that each connected guest has muted. */
  readonly #mutes = new Map<string, ReadonlySet<string>>();

  constructor(options: TalkOptions) {
    this.#options = options;
  }

  /** Adds a remark of a player at the table. `acknowledge` is called before anybody gets it. */
  async say(
    { room: id, guest, id: command, text }: { room: string; guest: string; id: string; text: string },
    acknowledge: () => void,
  ): Promise<void> {
    const { store, limits, fanout, now } = this.#options;
    const room = await this.#open(id);
    const chair = room.chairs.find(({ player }) => player === guest);
    if (chair === undefined) throw new Problem('not-seated');
    // The command is repeated because its acknowledgement got lost, maybe from another node or before a restart.
    if ((await store.chat.findNumber(id, guest, command)) !== undefined) return acknowledge();
    await limits.spend('remark', guest);
    if ((await store.chat.count(id, guest)) >= MOST_REMARKS) throw new Problem('too-often');
    const remark = { at: now(), player: guest, name: nameOf(room.names, chair), text: text.trim() };
    const { number, isNew } = await store.chat.add(id, { ...remark, id: command });
    acknowledge();
    if (!isNew) return;
    this.#spread(room, { ...remark, number });
    fanout.announce({ type: 'chat', room: id, number });
  }

  /** Sends a remark that was made at another node. */
  async heard(id: string, number: number): Promise<void> {
    const { store, feeds } = this.#options;
    if (feeds.members(id).length === 0) return;
    const [remark] = await store.chat.read(id, number, 1);
    if (remark !== undefined) this.#spread(await this.#open(id), remark);
  }

  /** The remarks that a guest may read. */
  async read(id: string, guest: string, from: number): Promise<readonly ChatMessage[]> {
    const room = await this.#open(id);
    const muted = await this.#options.store.mutes.listMuted(guest);
    const remarks = await this.#options.store.chat.read(id, from, 100);
    return remarks.filter(({ player }) => !muted.includes(player)).map(remark => messageOf(room, remark));
  }

  async mute(guest: string, { room: id, seat, muted }: { room: string; seat: number; muted: boolean }): Promise<void> {
    const { mutes } = this.#options.store;
    const player = (await this.#open(id)).chairs[seat]?.player ?? null;
    if (player === null) throw new Problem('no-such-seat');
    await (muted ? mutes.mute(guest, player) : mutes.unmute(guest, player));
    await this.learnMutes(guest);
  }

  async learnMutes(guest: string): Promise<void> {
    this.#mutes.set(guest, new Set(await this.#options.store.mutes.listMuted(guest)));
  }

  forgetMutes(guest: string): void {
    this.#mutes.delete(guest);
  }

  async #open(id: string): Promise<Room> {
    const room = await this.#options.host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    return room;
  }

  #spread(room: Room, remark: Remark): void {
    const text = textOf(messageOf(room, remark));
    for (const member of this.#options.feeds.members(room.terms.id))
      if (this.#mutes.get(member.guest)?.has(remark.player) !== true) member.send(text);
  }
}

function messageOf(room: Room, { number, at, player, name, text }: Remark): ChatMessage {
  const seat = room.chairs.findIndex(chair => chair.player === player);
  return { type: 'chat', room: room.terms.id, number, at, name, seat: seat < 0 ? null : seat, text };
}
