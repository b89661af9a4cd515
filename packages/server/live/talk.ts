import type { Host, Room } from '@consigliere/match';
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

/** What is said at the tables. */
export class Talk {
  readonly #parts: TalkOptions;
  /** Whom those who have a socket open here do not want to read. */
  readonly #mutes = new Map<string, ReadonlySet<string>>();

  constructor(parts: TalkOptions) {
    this.#parts = parts;
  }

  /** Only who sits at a table speaks there. `tell` is called before anybody reads it. */
  async say(
    { room: id, guest, id: command, text }: { room: string; guest: string; id: string; text: string },
    tell: () => void,
  ): Promise<void> {
    const { store, limits, fanout, now } = this.#parts;
    const room = await this.#open(id);
    const chair = room.chairs.find(({ player }) => player === guest);
    if (chair === undefined) throw new Problem('not-seated');
    // Repeated by who was not told that it is done: also by another node, or before a restart.
    if ((await store.chat.numberOf(id, guest, command)) !== undefined) return tell();
    await limits.spend('remark', guest);
    const remark = { at: now(), player: guest, name: chair.name, text: text.trim() };
    const { number, isNew } = await store.chat.say(id, { ...remark, id: command });
    tell();
    if (!isNew) return;
    this.#spread(room, { ...remark, number });
    fanout.announce({ type: 'chat', room: id, number });
  }

  /** Something was said at another node. */
  async heard(id: string, number: number): Promise<void> {
    const { store, feeds } = this.#parts;
    if (feeds.members(id).length === 0) return;
    const [remark] = await store.chat.read(id, number, 1);
    if (remark !== undefined) this.#spread(await this.#open(id), remark);
  }

  /** What was said, as a guest may read it. */
  async read(id: string, guest: string, from: number): Promise<readonly ChatMessage[]> {
    const room = await this.#open(id);
    const muted = await this.#parts.store.mutes.of(guest);
    const remarks = await this.#parts.store.chat.read(id, from, 100);
    return remarks.filter(({ player }) => !muted.includes(player)).map(remark => messageOf(room, remark));
  }

  async mute(guest: string, { room: id, seat, muted }: { room: string; seat: number; muted: boolean }): Promise<void> {
    const { mutes } = this.#parts.store;
    const player = (await this.#open(id)).chairs[seat]?.player ?? null;
    if (player === null) throw new Problem('no-such-seat');
    await (muted ? mutes.mute(guest, player) : mutes.unmute(guest, player));
    await this.learnMutes(guest);
  }

  async learnMutes(guest: string): Promise<void> {
    this.#mutes.set(guest, new Set(await this.#parts.store.mutes.of(guest)));
  }

  forgetMutes(guest: string): void {
    this.#mutes.delete(guest);
  }

  async #open(id: string): Promise<Room> {
    const room = await this.#parts.host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    return room;
  }

  #spread(room: Room, remark: Remark): void {
    const text = textOf(messageOf(room, remark));
    for (const member of this.#parts.feeds.members(room.terms.id))
      if (this.#mutes.get(member.guest)?.has(remark.player) !== true) member.send(text);
  }
}

function messageOf(room: Room, { number, at, player, name, text }: Remark): ChatMessage {
  const seat = room.chairs.findIndex(chair => chair.player === player);
  return { type: 'chat', room: room.terms.id, number, at, name, seat: seat < 0 ? null : seat, text };
}
