import { apply, opened } from '../room/apply.ts';
import { askedIn, botsAwaited } from '../room/asked.ts';
import type { Command, CommandRefused } from '../room/commands.ts';
import { type Actor, decide, refusal } from '../room/decide.ts';
import { due, NO_THOUGHTS, nextTime } from '../room/due.ts';
import type { Line } from '../room/lines.ts';
import { type Again, rematchOf } from '../room/rematch.ts';
import type { Room } from '../room/room.ts';
import type { RoomSeen } from '../room/seen.ts';
import type { Terms } from '../room/terms.ts';
import type { House } from './house.ts';
import { appendOf, type Closed, continued, unfolded } from './journal.ts';
import { type Live, liveOf, rest } from './live.ts';
import { Thinking } from './thinking.ts';
import { show, type Watcher } from './watcher.ts';

/** How a command ended: acknowledged (then it is durable), refused, or the room cannot be opened here. */
export type Ack =
  | { readonly ok: true }
  | CommandRefused
  | { readonly ok: false; readonly code: Closed; readonly rule: null };

/** How the wish for a rematch ended: where it is played. */
export type RematchAck = { readonly ok: true; readonly room: string } | Extract<Ack, { readonly ok: false }>;

/** Who writes a line looks after the room for so long; then any node may. */
const HOLD = 20_000;
/** Rooms woken at once. */
const WOKEN = 64;

/**
 * Gives rooms their life: one queue for each; decides, writes, acknowledges, then shows, in this order. Any number of hosts may
 * serve the same rooms over one store.
 */
export class Host {
  readonly #house: House;
  readonly #live = new Map<string, Promise<Live | Closed>>();
  #isClosed = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** Opens a new room and does the first few things in it; all or nothing. */
  async open(terms: Terms, seed: string, commands: readonly (readonly [Actor, Command])[]): Promise<Ack> {
    const game = this.#house.gameOf(terms.game);
    if (game === undefined) return closed('no-such-game');
    if (game.version !== terms.version) return closed('other-version');
    const at = this.#house.now();
    const opening = { type: 'opened', terms, seed } as const;
    const lines: Line[] = [opening];
    let room = opened(game, opening, at);
    for (const [actor, command] of commands) {
      const decided = decide(room, actor, command, at);
      if (!decided.ok) return decided;
      if (decided.line !== null) lines.push(decided.line);
      room = decided.room;
    }
    if (!(await this.#found(room, lines))) throw new Error(`there is a room ${terms.id} already`);
    return { ok: true };
  }

  /** Does what a guest asks. He is told how it ended before anybody is shown what it led to. */
  async command(id: string, actor: Actor, command: Command, tell: (ack: Ack) => void): Promise<void> {
    const done = await this.#in(id, async live => {
      for (;;) {
        const decided = decide(live.room, actor, command, this.#house.now());
        if (decided.ok && decided.line !== null && !(await this.#write(live, decided.line, decided.room))) continue;
        if (!decided.ok) {
          const { lines } = live.room;
          await this.#readOn(live);
          if (live.room.lines > lines) continue;
        }
        tell(decided.ok ? { ok: true } : decided);
        if (decided.ok && decided.line !== null) this.#show(live);
        return null;
      }
    });
    if (done !== null) tell(closed(done));
  }

  /**
   * Opens a room in which those who have played here play again, with the id and seed it is given, and says so here. Whoever
   * asks once more is told of the same room.
   */
  async rematch(id: string, actor: Actor, again: Again, tell: (ack: RematchAck) => void): Promise<void> {
    const done = await this.#in(id, async live => {
      const told = live.room.rematch ?? (await this.#playAgain(live, actor, again));
      tell(typeof told === 'string' ? { ok: true, room: told } : told);
      if (told === again.id) this.#show(live);
      return null;
    });
    if (done !== null) tell(closed(done));
  }

  /** Opens the room of a rematch, then writes where it is; if another node was faster, the room of that one counts. */
  async #playAgain(live: Live, actor: Actor, again: Again): Promise<string | CommandRefused> {
    const lines = rematchOf(live.room, actor.player, again);
    if (typeof lines === 'string') return refusal(lines);
    const [opening, ...others] = lines;
    const { game } = live.room.rules;
    const room = others.reduce((each, line) => apply(each, line, each.at), opened(game, opening, this.#house.now()));
    if (!(await this.#found(room, lines))) throw new Error(`there is a room ${again.id} already`);
    const line: Line = { type: 'rematched', id: actor.id, room: again.id };
    for (;;) {
      if (live.room.rematch !== null) {
        await this.note(again.id, () => ({ type: 'cancelled' }));
        return live.room.rematch;
      }
      if (await this.#write(live, line, apply(live.room, line, this.#house.now()))) return again.id;
    }
  }

  /** A line of the house itself, made from the room as it is; null: nothing is to be done. */
  note(id: string, lineFor: (room: Room) => Line | null): Promise<Room | Closed> {
    return this.#in(id, async live => {
      for (;;) {
        const line = lineFor(live.room);
        if (line === null) return live.room;
        if (!(await this.#write(live, line, apply(live.room, line, this.#house.now())))) continue;
        this.#show(live);
        return live.room;
      }
    });
  }

  /** Shows a room to somebody, now and whenever it changes; `from`: the chapters he has. Gives back how to stop it. */
  watch(
    id: string,
    player: string | null,
    from: number,
    push: (seen: RoomSeen) => void,
  ): Promise<(() => void) | Closed> {
    const watcher: Watcher = { player, push, from, last: null };
    return this.#in(id, async live => {
      await this.#readOn(live);
      live.watchers.add(watcher);
      show(live.room, watcher);
      return () => {
        live.watchers.delete(watcher);
      };
    });
  }

  /** The room as its journal stands. */
  look(id: string): Promise<Room | Closed> {
    return this.#in(id, async live => live.room);
  }

  /** Another node has written: reads on if somebody here looks at the room. */
  async hear(id: string, lines: number): Promise<void> {
    if (!this.#live.has(id)) return;
    await this.#in(id, async live => {
      if (live.room.lines < lines) await this.#readOn(live);
    });
  }

  /** Looks after the rooms whose time has come and that nobody else looks after. */
  async wakeUp(): Promise<void> {
    const { store, now, onFault } = this.#house;
    const waken = async (live: Live): Promise<void> => {
      await this.#readOn(live);
      this.#tend(live);
    };
    for (const id of await store.claim(now(), WOKEN, HOLD))
      await this.#in(id, waken).catch(fault => onFault(id, fault));
  }

  /** Rooms that are kept in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Forgets rooms that nobody looks at and in which nothing is about to happen. */
  async sweep(): Promise<void> {
    for (const [id, coming] of this.#live) {
      const live = await coming;
      if (typeof live === 'string' || live.tasks > 0 || live.watchers.size > 0) continue;
      if (botsAwaited(live.room).length > 0) continue;
      if (live.next !== null && live.next < this.#house.now() + HOLD) continue;
      rest(live);
      this.#live.delete(id);
    }
  }

  /** Lets go of everything: what is under way is finished first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const coming of this.#live.values()) {
      const live = await coming;
      if (typeof live === 'string') continue;
      await live.queue;
      rest(live);
      live.watchers.clear();
    }
    this.#live.clear();
  }

  #liveOf(id: string): Promise<Live | Closed> {
    const here = this.#live.get(id);
    if (here !== undefined) return here;
    const coming = this.#read(id);
    this.#live.set(id, coming);
    coming.then(
      live => typeof live === 'string' && this.#live.delete(id),
      () => this.#live.delete(id),
    );
    return coming;
  }

  async #read(id: string): Promise<Live | Closed> {
    const room = unfolded(await this.#house.store.read(id, 0), this.#house);
    return typeof room === 'string' ? room : liveOf(room);
  }

  /** Does something in a room, after everything that came before it. */
  async #in<X>(id: string, task: (live: Live) => Promise<X>): Promise<X | Closed> {
    for (;;) {
      const coming = this.#liveOf(id);
      const live = await coming;
      if (typeof live === 'string') return live;
      // Forgotten meanwhile: it is read again, so that there is one of it.
      if (this.#live.get(id) === coming) return this.#inTurn(live, () => task(live));
    }
  }

  #inTurn<X>(live: Live, task: () => Promise<X>): Promise<X> {
    live.tasks++;
    const done = live.queue.then(task).finally(() => live.tasks--);
    live.queue = done.catch(() => undefined);
    return done;
  }

  /** Writes the first lines of a room; false: there is one already. */
  async #found(room: Room, lines: readonly Line[]): Promise<boolean> {
    const written = await this.#house.store.append(appendOf(room, lines, room.at + HOLD));
    if (written === 'conflict') return false;
    const live = liveOf(room);
    this.#live.set(room.terms.id, Promise.resolve(live));
    this.#tend(live);
    return true;
  }

  /** Writes a line; false: another node was first, and the room is now as that one left it. */
  async #write(live: Live, line: Line, room: Room): Promise<boolean> {
    const { store, announce } = this.#house;
    const written = await store.append(appendOf(room, [line], room.at + HOLD));
    if (written === 'conflict') {
      await this.#readOn(live);
      return false;
    }
    live.room = room;
    announce(room.terms.id, room.lines);
    return true;
  }

  #show(live: Live): void {
    for (const watcher of live.watchers) show(live.room, watcher);
    this.#tend(live);
  }

  /** Reads what another node has written; that one looks after the room now. */
  async #readOn(live: Live): Promise<void> {
    const lines = await this.#house.store.read(live.room.terms.id, live.room.lines);
    if (lines.length === 0) return;
    live.room = continued(live.room, lines);
    for (const watcher of live.watchers) show(live.room, watcher);
    rest(live);
  }

  /** Sees to what happens by itself: bots think, clocks run out, answers are released. */
  #tend(live: Live): void {
    live.callOff?.();
    live.callOff = null;
    const asked = askedIn(live.room);
    if (asked === null || this.#isClosed) return rest(live);
    if (live.thinking?.isAbout(live.room) !== true) live.thinking = new Thinking(asked, this.#house.now());
    const { thinking } = live;
    thinking.ask(live.room, this.#house, () => {
      if (live.thinking === thinking) this.#tend(live);
    });
    live.next = nextTime(live.room, thinking.thoughts);
    if (live.next === null) return;
    live.callOff = this.#house.callAt(live.next, () => {
      live.callOff = null;
      this.#happen(live).catch(fault => {
        // Whoever wakes the room thinks again.
        rest(live);
        this.#house.onFault(live.room.terms.id, fault);
      });
    });
  }

  /** Writes what time has brought. */
  async #happen(live: Live): Promise<void> {
    await this.#inTurn(live, async () => {
      if (live.thinking === null) return;
      const thoughts = live.thinking.isAbout(live.room) ? live.thinking.thoughts : NO_THOUGHTS;
      const line = due(live.room, thoughts, this.#house.now());
      if (line === null) return this.#tend(live);
      if (await this.#write(live, line, apply(live.room, line, this.#house.now()))) this.#show(live);
    });
  }
}

const closed = (code: Closed): Ack & { readonly ok: false } => ({ ok: false, code, rule: null });
