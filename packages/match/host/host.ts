import { apply, openRoom } from '../room/apply.ts';
import type { Actor, CommandRefused } from '../room/commands.ts';
import { refusal } from '../room/decide.ts';
import { wake } from '../room/due.ts';
import { findFillLine, findFillTime } from '../room/filling.ts';
import type { Line } from '../room/lines.ts';
import { withOldNames } from '../room/names.ts';
import { RARE_LINES } from '../room/rare-lines.ts';
import { type Again, rematchOf } from '../room/rematch.ts';
import type { Room } from '../room/room.ts';
import type { Publication } from '../room/update.ts';
import type { Ack, Closed } from './append.ts';
import type { HostEnvironment } from './environment.ts';
import { closed, LeanHost } from './lean-host.ts';
import { type OpenRoom, stopTending } from './open-rooms.ts';
import { PastRooms } from './past-rooms.ts';
import { RARE_HOST_PARTS } from './rare-parts.ts';
import { readSince, type Since } from './since.ts';
import { publish } from './watcher.ts';

/** The outcome of a request for a rematch: the room in which it is played, or a refusal. */
export type RematchAck = { readonly ok: true; readonly room: string } | Extract<Ack, { readonly ok: false }>;

/** A host that has all parts from the beginning, for tables that are shared: with rematches, operators, and players who are deleted. */
export class Host extends LeanHost {
  readonly #past: PastRooms;

  constructor(environment: HostEnvironment) {
    super(environment, () => RARE_HOST_PARTS);
    this.due = RARE_HOST_PARTS.due;
    this.#past = new PastRooms(environment, this);
  }

  /** The views that a player's page would have been shown since the player's last answer; null: none. */
  async readSince(id: string, player: string): Promise<Since | Closed | null> {
    const room = await this.look(id);
    return typeof room === 'string' ? room : readSince(this.environment, room, player);
  }

  /** The room as it is now, if it is in memory. */
  peek(id: string): Room | null {
    return this.rooms.get(id)?.room ?? null;
  }

  /** Adds a spectator who sees the room as late as its terms say. */
  watchPast(id: string, from: number, push: (publication: Publication) => void): Promise<(() => void) | Closed> {
    return this.#past.watch(id, from, push);
  }

  /** The room as such spectators see it now. */
  lookPast(id: string): Promise<Room | Closed> {
    return this.#past.look(id);
  }

  protected override wakeOf(room: Room): number | null {
    return findFillTime(room) ?? wake(room);
  }

  /** Sets a timer for a table that fills itself. */
  protected override rest(open: OpenRoom): void {
    stopTending(open);
    const { now, callAt, onFault, botsVersion } = this.environment;
    const { id } = open.room.terms;
    const at = this.isClosed ? null : findFillTime(open.room);
    if (at === null) return;
    const fill = async (): Promise<void> => {
      open.cancelTimer = null;
      open.nextAt = null;
      await this.note(id, room => findFillLine(room, now(), botsVersion));
      // A timer that fires too early finds nothing due and is set again.
      if (open.cancelTimer === null && open.room.phase === 'gathering') this.rest(open);
    };
    open.nextAt = at;
    open.cancelTimer = callAt(at, () => void fill().catch(fault => onFault(id, fault)));
  }

  /** Opens a room for a rematch with the given id and seed, and notes it here. Later requests are answered with the same room. */
  async rematch(id: string, actor: Actor, again: Again, acknowledge: (ack: RematchAck) => void): Promise<void> {
    const done = await this.rooms.enqueue(id, async open => {
      const outcome = open.room.rematch ?? (await this.#openRematch(open, actor, again));
      acknowledge(typeof outcome === 'string' ? { ok: true, room: outcome } : outcome);
      if (outcome === again.id) this.publish(open);
      return null;
    });
    if (done !== null) acknowledge(closed(done));
  }

  /** Opens the room of a rematch, then appends its id here. If another node was faster, that node's room counts. */
  async #openRematch(open: OpenRoom, actor: Actor, again: Again): Promise<string | CommandRefused> {
    const lines = rematchOf(open.room, actor.player, again);
    if (typeof lines === 'string') return refusal(lines);
    const [opening, ...others] = lines;
    const { game } = open.room.rules;
    const room = others.reduce(
      (each, line) => apply(each, line, each.at, RARE_LINES),
      openRoom(game, opening, this.environment.now(), withOldNames(open.room.names, open.room.chairs)),
    );
    if (!(await this.create(room, lines))) throw new Error(`there is a room ${again.id} already`);
    const line: Line = { type: 'rematched', id: actor.id, room: again.id };
    for (;;) {
      if (open.room.rematch !== null) {
        await this.note(again.id, () => ({ type: 'cancelled' }));
        return open.room.rematch;
      }
      if (await this.append(open, [line], apply(open.room, line, this.environment.now(), RARE_LINES))) return again.id;
    }
  }

  /** Appends a line that isn't a command's, made from the room as it is; null: there is nothing to append. */
  note(id: string, lineFor: (room: Room) => Line | null): Promise<Room | Closed> {
    return this.rooms.enqueue(id, async open => {
      for (;;) {
        const line = lineFor(open.room);
        if (line === null) return open.room;
        if (!(await this.append(open, [line], apply(open.room, line, this.environment.now(), RARE_LINES)))) continue;
        this.publish(open);
        return open.room;
      }
    });
  }

  /** Reads the names again, if the room is in memory: somebody was deleted. */
  async refreshNames(id: string): Promise<void> {
    if (!this.rooms.has(id)) return;
    await this.rooms.enqueue(id, async open => {
      open.room = { ...open.room, names: await this.environment.store.readNames(id) };
      publish(open.published, open.room);
    });
    await this.#past.refreshNames(id);
  }

  override drop(id: string): void {
    this.#past.drop(id);
    super.drop(id);
  }

  /** How many rooms are in memory. */
  get size(): number {
    return this.rooms.size;
  }

  /** Finishes what is under way and stops. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.#past.clear();
    await this.rooms.clear();
  }
}
