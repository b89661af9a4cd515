import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { apply, opened } from '../room/apply.ts';
import { askedIn } from '../room/asked.ts';
import type { Actor, Command, CommandRefused } from '../room/commands.ts';
import { type DecidedTogether, decide, decideAll, refusal } from '../room/decide.ts';
import { due, NO_THOUGHTS, nextTime, type Thoughts, wake } from '../room/due.ts';
import type { Line } from '../room/lines.ts';
import { type Again, rematchOf } from '../room/rematch.ts';
import { isBotTable, type Room } from '../room/room.ts';
import type { Terms } from '../room/terms.ts';
import type { Publication } from '../room/update.ts';
import type { Ack } from './ack.ts';
import type { HostEnvironment } from './environment.ts';
import { appendOf, type Closed, continued, readRecord } from './journal.ts';
import { enqueueTask, newOpenRoom, type OpenRoom, type PendingCommand, stopTending } from './open-room.ts';
import { OpenRooms } from './open-rooms.ts';
import { Thinking } from './thinking.ts';
import { addWatcher, publish, type Watcher } from './watcher.ts';

/** How the request for a rematch ended: where it is played. */
export type RematchAck = { readonly ok: true; readonly room: string } | Extract<Ack, { readonly ok: false }>;

/** Who writes a line looks after the room for so long; then any node may. */
const LEASE = 20_000;
/** Rooms woken at once. */
const MOST_WOKEN = 64;

/**
 * Gives rooms their life: one queue for each; decides, writes, acknowledges, then shows, in this order. Any number of hosts may
 * serve the same rooms over one store.
 */
export class Host {
  readonly #environment: HostEnvironment;
  readonly #rooms: OpenRooms;
  #isClosed = false;

  constructor(house: HostEnvironment) {
    this.#environment = house;
    this.#rooms = new OpenRooms(house);
  }

  /** Opens a new room and does the first few things in it; all or nothing. */
  async open(terms: Terms, seed: string, commands: readonly (readonly [Actor, Command])[]): Promise<Ack> {
    const game = this.#environment.gameOf(terms.game);
    if (game === undefined) return closed('no-such-game');
    if (game.version !== terms.version) return closed('other-version');
    const at = this.#environment.now();
    const opening = { type: 'opened', terms, seed } as const;
    const lines: Line[] = [opening];
    let room = opened(game, opening, at);
    for (const [actor, command] of commands) {
      const decided = decide(room, actor, command, { at });
      if (!decided.ok) return decided;
      if (decided.line !== null) lines.push(decided.line);
      room = decided.room;
    }
    if (!(await this.#create(room, lines))) throw new Error(`there is a room ${terms.id} already`);
    return { ok: true };
  }

  /** Does what a guest asks. He is told how it ended before anybody is shown what it led to. */
  command(id: string, actor: Actor, command: Command, tell: (ack: Ack) => void): Promise<void> {
    const open = this.#rooms.here(id);
    return open === null
      ? this.#commandAfterReading(id, actor, command, tell)
      : this.#enqueue(open, { actor, command, tell });
  }

  async #commandAfterReading(id: string, actor: Actor, command: Command, tell: (ack: Ack) => void): Promise<void> {
    const done = await this.#rooms.withRoom(id, open => this.#enqueue(open, { actor, command, tell }));
    if (done !== undefined) tell(closed(done));
  }

  #enqueue(open: OpenRoom, each: Omit<PendingCommand, 'resolve' | 'reject'>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    open.pending.push({ actor: each.actor, command: each.command, tell: each.tell, resolve, reject });
    // What comes until its turn has come goes with it.
    if (open.pending.length === 1) enqueueTask(open, () => this.#collectBatch(open)).catch(reject);
    return promise;
  }

  #collectBatch(open: OpenRoom): Promise<void> {
    const { gather } = this.#environment;
    return gather === undefined ? this.#runBatch(open) : gather().then(() => this.#runBatch(open));
  }

  /** Does everything that is wished for together; where something fails, one after the other. */
  async #runBatch(open: OpenRoom, pending: readonly PendingCommand[] = open.pending.splice(0)): Promise<void> {
    let decided: DecidedTogether;
    try {
      do
        decided = decideAll(open.room, pending, {
          at: this.#environment.now(),
          mostSoloUndos: this.#environment.mostSoloUndos,
        });
      while (!(await this.#tryAppend(open, decided)));
    } catch (fault) {
      if (pending.length === 1) pending[0]?.reject(fault);
      else for (const each of pending) await this.#runBatch(open, [each]);
      return;
    }
    this.#acknowledge(open, pending, decided);
  }

  /** Writes what was decided; false: another node has written first, and it must be decided anew. */
  #tryAppend(open: OpenRoom, { room, lines }: DecidedTogether): Promise<boolean> {
    if (lines.length > 0) return this.#append(open, lines, room);
    // A command that is refused here, or changes nothing, may do something in the room as another node has left it.
    return this.#catchUp(open).then(isNew => !isNew);
  }

  #acknowledge(open: OpenRoom, pending: readonly PendingCommand[], { lines, acks }: DecidedTogether): void {
    for (let at = 0; at < pending.length; at++) pending[at]?.tell(acks[at] ?? { ok: true });
    if (lines.length > 0) this.#publish(open);
    for (const { resolve } of pending) resolve();
  }

  /**
   * Opens a room in which those who have played here play again, with the id and seed it is given, and says so here. Whoever
   * asks once more is told of the same room.
   */
  async rematch(id: string, actor: Actor, again: Again, tell: (ack: RematchAck) => void): Promise<void> {
    const done = await this.#rooms.in(id, async open => {
      const told = open.room.rematch ?? (await this.#playAgain(open, actor, again));
      tell(typeof told === 'string' ? { ok: true, room: told } : told);
      if (told === again.id) this.#publish(open);
      return null;
    });
    if (done !== null) tell(closed(done));
  }

  /** Opens the room of a rematch, then writes where it is; if another node was faster, the room of that one counts. */
  async #playAgain(open: OpenRoom, actor: Actor, again: Again): Promise<string | CommandRefused> {
    const lines = rematchOf(open.room, actor.player, again);
    if (typeof lines === 'string') return refusal(lines);
    const [opening, ...others] = lines;
    const { game } = open.room.rules;
    const room = others.reduce(
      (each, line) => apply(each, line, each.at),
      opened(game, opening, this.#environment.now()),
    );
    if (!(await this.#create(room, lines))) throw new Error(`there is a room ${again.id} already`);
    const line: Line = { type: 'rematched', id: actor.id, room: again.id };
    for (;;) {
      if (open.room.rematch !== null) {
        await this.note(again.id, () => ({ type: 'cancelled' }));
        return open.room.rematch;
      }
      if (await this.#append(open, [line], apply(open.room, line, this.#environment.now()))) return again.id;
    }
  }

  /** A line of the house itself, made from the room as it is; null: nothing is to be done. */
  note(id: string, lineFor: (room: Room) => Line | null): Promise<Room | Closed> {
    return this.#rooms.in(id, async open => {
      for (;;) {
        const line = lineFor(open.room);
        if (line === null) return open.room;
        if (!(await this.#append(open, [line], apply(open.room, line, this.#environment.now())))) continue;
        this.#publish(open);
        return open.room;
      }
    });
  }

  /** Shows a room to somebody: the whole of it now, news whenever it changes; `from`: the chapters he has. Gives back how to stop it. */
  watch(
    id: string,
    player: string | null,
    from: number,
    push: (shown: Publication) => void,
  ): Promise<(() => void) | Closed> {
    const watcher: Watcher = { player, push, own: {} };
    return this.#rooms.in(id, async open => {
      await this.#catchUp(open);
      addWatcher(open.published, open.room, watcher, from);
      if (isBotTable(open.room)) this.#tend(open);
      return () => {
        open.published.watchers.delete(watcher);
        if (isResting(open)) stopTending(open);
      };
    });
  }

  /** The room as its journal stands. */
  look(id: string): Promise<Room | Closed> {
    return this.#rooms.in(id, async open => open.room);
  }

  /** The record of a room's match so far; null: nothing has been played, or the rules of its first part aren't kept. */
  async record(id: string): Promise<MatchRecord<Shape> | null | Closed> {
    const room = await this.look(id);
    if (typeof room === 'string') return room;
    const { store } = this.#environment;
    return room.match === null ? null : readRecord(await store.read(id, 0), room.match, this.#environment);
  }

  /** Another node has written: reads on if somebody here looks at the room. */
  async catchUp(id: string, lines: number): Promise<void> {
    if (!this.#rooms.has(id)) return;
    await this.#rooms.in(id, async open => {
      if (open.room.lines < lines) await this.#catchUp(open);
    });
  }

  /** Looks after the rooms whose time has come and that nobody else looks after. */
  async wakeUp(): Promise<void> {
    const { store, now, onFault } = this.#environment;
    const waken = async (open: OpenRoom): Promise<void> => {
      await this.#catchUp(open);
      this.#tend(open);
    };
    const abandoned = [...this.#rooms.all()].filter(open => isAbandoned(open, now())).map(({ room }) => room.terms.id);
    for (const id of [...abandoned, ...(await store.claim(now(), MOST_WOKEN, LEASE))])
      await this.#rooms.in(id, waken).catch(fault => onFault(id, fault));
  }

  /** Rooms that are kept in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Forgets rooms that nobody looks at and in which nothing is about to happen. */
  sweep(): Promise<void> {
    return this.#rooms.sweep(this.#environment.now() + LEASE);
  }

  /** Removes a room from memory because its journal was deleted. */
  drop(id: string): void {
    this.#rooms.drop(id);
  }

  /** Lets go of everything: what is under way is finished first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#rooms.clear();
  }

  /** Writes the first lines of a room; false: there is one already. */
  async #create(room: Room, lines: readonly Line[]): Promise<boolean> {
    const written = await this.#environment.store.append(appendOf(room, lines, room.at + LEASE));
    if (written === 'conflict') return false;
    const open = newOpenRoom(room);
    this.#rooms.add(open);
    this.#tend(open);
    return true;
  }

  /** Writes lines; false: another node was first, and the room is now as that one left it. */
  async #append(open: OpenRoom, lines: readonly Line[], room: Room): Promise<boolean> {
    const { store, announce } = this.#environment;
    const written = await store.append(appendOf(room, lines, room.at + LEASE));
    if (written === 'conflict') {
      await this.#catchUp(open);
      return false;
    }
    open.room = room;
    announce(room.terms.id, room.lines);
    return true;
  }

  #publish(open: OpenRoom): void {
    publish(open.published, open.room);
    this.#tend(open);
  }

  /** Reads what another node has written; that one looks after the room now. Whether there was anything. */
  async #catchUp(open: OpenRoom): Promise<boolean> {
    const lines = await this.#environment.store.read(open.room.terms.id, open.room.lines);
    if (lines.length === 0) return false;
    open.room = continued(open.room, lines);
    publish(open.published, open.room);
    stopTending(open);
    return true;
  }

  /** Sees to what happens by itself: bots think, clocks run out, answers are released. */
  #tend(open: OpenRoom): void {
    const asked = askedIn(open.room);
    if (asked === null || this.#isClosed || isResting(open)) return stopTending(open);
    if (open.thinking?.isAbout(open.room) !== true)
      open.thinking = new Thinking(asked, this.#environment.now(), this.#environment.isPunctual ?? false);
    const { thinking } = open;
    thinking.ask(open.room, this.#environment, () => {
      if (open.thinking === thinking) this.#tend(open);
    });
    const next = nextTime(open.room, this.#paced(open, thinking.thoughts));
    // A call that comes too early finds nothing to do and is made anew: cheaper than to call it off at every answer.
    if (next === null || (open.next !== null && open.next <= next)) return;
    open.cancelTimer?.();
    open.next = next;
    open.cancelTimer = this.#environment.callAt(next, () => {
      open.cancelTimer = null;
      open.next = null;
      this.#runDue(open).catch(fault => {
        // Whoever wakes the room thinks again.
        stopTending(open);
        this.#environment.onFault(open.room.terms.id, fault);
      });
    });
  }

  #paced({ published }: OpenRoom, thoughts: Thoughts): Thoughts {
    return { ...thoughts, isWatched: published.watchers.size > 0 && this.#environment.isBrisk !== true };
  }

  /** Writes what time has brought. */
  async #runDue(open: OpenRoom): Promise<void> {
    await enqueueTask(open, async () => {
      if (open.thinking === null) return;
      const thoughts = open.thinking.isAbout(open.room) ? open.thinking.thoughts : NO_THOUGHTS;
      const line = due(open.room, this.#paced(open, thoughts), this.#environment.now());
      if (line === null) return this.#tend(open);
      if (await this.#append(open, [line], apply(open.room, line, this.#environment.now()))) this.#publish(open);
    });
  }
}

/** Whether bots wait until somebody watches: nobody does here, and no person has a seat. */
const isResting = ({ room, published }: OpenRoom): boolean => published.watchers.size === 0 && isBotTable(room);

/**
 * Whether a room that is watched here has been left alone for long, as after a restart. No store wakes a table of bots. Any other
 * table is woken when its time has come, but only at the next beat: it is looked after before, so that its times are exact
 * whether or not somebody has done something in secret meanwhile.
 */
const isAbandoned = ({ room, published, next }: OpenRoom, now: number): boolean =>
  published.watchers.size > 0 && room.at + LEASE <= now && (isBotTable(room) || (next === null && wake(room) !== null));

const closed = (code: Closed): Ack & { readonly ok: false } => ({ ok: false, code, rule: null });
