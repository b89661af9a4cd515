import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { apply, openRoom } from '../room/apply.ts';
import type { Actor, Command, CommandRefused } from '../room/commands.ts';
import { type DecidedTogether, decide, decideAll, refusal } from '../room/decide.ts';
import type { Line } from '../room/lines.ts';
import { findPendingDecision, isSameDecision, listAwaitedBots, listAwaitedOrders } from '../room/pending-decision.ts';
import { type Again, rematchOf } from '../room/rematch.ts';
import { isBotTable, listAwaitedSeats, type Room, seatOf } from '../room/room.ts';
import { beatOf, type Terms } from '../room/terms.ts';
import { findDueLine, findNextTime, NO_THOUGHTS, type Thoughts, wake } from '../room/timing.ts';
import type { Publication } from '../room/update.ts';
import type { HostEnvironment } from './environment.ts';
import type { Ack } from './journal.ts';
import { appendOf, type Closed, foldLines, readRecord } from './journal.ts';
import { enqueueTask, newOpenRoom, type OpenRoom, OpenRooms, type PendingCommand, stopTending } from './open-rooms.ts';
import { Thinking } from './thinking.ts';
import { addWatcher, publish, type Watcher } from './watcher.ts';

/** The outcome of a request for a rematch: the room in which it is played, or a refusal. */
export type RematchAck = { readonly ok: true; readonly room: string } | Extract<Ack, { readonly ok: false }>;

/** A node that appends leases the room for this many milliseconds. Then any node may tend it. */
const LEASE = 20_000;
/** Rooms that are claimed at once. */
const MOST_WOKEN = 64;

/**
 * Runs rooms over a store. Each room has one queue: commands are enqueued, and those that wait together run as one batch. The host
 * decides, appends, acknowledges, publishes, in this order. Several hosts may serve the same rooms over one store.
 */
export class Host {
  readonly #environment: HostEnvironment;
  readonly #rooms: OpenRooms;
  #isClosed = false;

  constructor(environment: HostEnvironment) {
    this.#environment = environment;
    this.#rooms = new OpenRooms(environment);
  }

  /** Opens a new room and runs its first commands, all or nothing. */
  async open(terms: Terms, seed: string, commands: readonly (readonly [Actor, Command])[]): Promise<Ack> {
    const game = this.#environment.gameOf(terms.game);
    if (game === undefined) return closed('no-such-game');
    if (game.version !== terms.version) return closed('other-version');
    const at = this.#environment.now();
    const opening = { type: 'opened', terms, seed } as const;
    const lines: Line[] = [opening];
    let room = openRoom(game, opening, at);
    for (const [actor, command] of commands) {
      const decided = decide(room, actor, command, { at });
      if (!decided.ok) return decided;
      if (decided.line !== null) lines.push(decided.line);
      room = decided.room;
    }
    if (!(await this.#create(room, lines))) throw new Error(`there is a room ${terms.id} already`);
    return { ok: true };
  }

  /** Runs a command. It is acknowledged before anything that follows from it is published. */
  command(id: string, actor: Actor, command: Command, acknowledge: (ack: Ack) => void): Promise<void> {
    const open = this.#rooms.get(id);
    return open === null
      ? this.#commandAfterReading(id, actor, command, acknowledge)
      : this.#enqueue(open, { actor, command, acknowledge });
  }

  async #commandAfterReading(
    id: string,
    actor: Actor,
    command: Command,
    acknowledge: (ack: Ack) => void,
  ): Promise<void> {
    const done = await this.#rooms.withRoom(id, open => this.#enqueue(open, { actor, command, acknowledge }));
    if (done !== undefined) acknowledge(closed(done));
  }

  #enqueue(open: OpenRoom, { actor, command, acknowledge }: Omit<PendingCommand, 'resolve' | 'reject'>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    open.pending.push({ actor, command, acknowledge, resolve, reject });
    // Commands that arrive before this batch runs join it.
    if (open.pending.length === 1) enqueueTask(open, () => this.#collectBatch(open)).catch(reject);
    return promise;
  }

  #collectBatch(open: OpenRoom): Promise<void> {
    const { batch } = this.#environment;
    return batch === undefined ? this.#runBatch(open) : batch().then(() => this.#runBatch(open));
  }

  /** Runs all pending commands together. If that fails, runs them one after the other. */
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

  /** Appends the decided lines; false: another node has appended first, and the batch must be decided again. */
  #tryAppend(open: OpenRoom, { room, lines }: DecidedTogether): Promise<boolean> {
    if (lines.length > 0) return this.#append(open, lines, room);
    // A command that is refused or changes nothing here may do something in the room as another node has left it.
    return this.#catchUp(open).then(isNew => !isNew);
  }

  #acknowledge(open: OpenRoom, pending: readonly PendingCommand[], { lines, acks }: DecidedTogether): void {
    for (let at = 0; at < pending.length; at++) pending[at]?.acknowledge(acks[at] ?? { ok: true });
    if (lines.length > 0) this.#publish(open);
    for (const { resolve } of pending) resolve();
  }

  /** Opens a room for a rematch with the given id and seed, and notes it here. Later requests are answered with the same room. */
  async rematch(id: string, actor: Actor, again: Again, acknowledge: (ack: RematchAck) => void): Promise<void> {
    const done = await this.#rooms.enqueue(id, async open => {
      const outcome = open.room.rematch ?? (await this.#openRematch(open, actor, again));
      acknowledge(typeof outcome === 'string' ? { ok: true, room: outcome } : outcome);
      if (outcome === again.id) this.#publish(open);
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
      (each, line) => apply(each, line, each.at),
      openRoom(game, opening, this.#environment.now()),
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

  /** Appends a line that isn't a command's, made from the room as it is; null: there is nothing to append. */
  note(id: string, lineFor: (room: Room) => Line | null): Promise<Room | Closed> {
    return this.#rooms.enqueue(id, async open => {
      for (;;) {
        const line = lineFor(open.room);
        if (line === null) return open.room;
        if (!(await this.#append(open, [line], apply(open.room, line, this.#environment.now())))) continue;
        this.#publish(open);
        return open.room;
      }
    });
  }

  /** Adds a watcher: a snapshot with the chapters from a number on, then updates. Resolves with a function that removes it. */
  watch(
    id: string,
    player: string | null,
    from: number,
    push: (publication: Publication) => void,
  ): Promise<(() => void) | Closed> {
    const watcher: Watcher = { player, push, own: {} };
    return this.#rooms.enqueue(id, async open => {
      await this.#catchUp(open);
      addWatcher(open.published, open.room, watcher, from);
      if (isBotTable(open.room) || open.thinking !== null) this.#tend(open);
      return () => {
        open.published.watchers.delete(watcher);
        if (isResting(open)) stopTending(open);
      };
    });
  }

  /** Lets the bots of a room go on without pauses: for one step, or until a person is asked. */
  async skip(id: string, far: 'step' | 'turn'): Promise<void> {
    await this.#rooms.enqueue(id, async open => {
      open.skipped = far === 'turn' ? far : findPendingDecision(open.room);
      this.#tend(open);
    });
  }

  /** Applies the device's new speed at once. */
  hurry(): void {
    for (const open of this.#rooms.all()) if (open.thinking !== null) this.#tend(open);
  }

  /** The room as it is now. */
  look(id: string): Promise<Room | Closed> {
    return this.#rooms.enqueue(id, async open => open.room);
  }

  /** The record of a room's match so far; null: there is no match, or the rules of its first part aren't kept. */
  async record(id: string): Promise<MatchRecord<Shape> | null | Closed> {
    const room = await this.look(id);
    if (typeof room === 'string') return room;
    const { store } = this.#environment;
    return room.match === null ? null : readRecord(await store.read(id, 0), room.match, this.#environment);
  }

  /** Reads what another node has appended, if the room is in memory. */
  async catchUp(id: string, lines: number): Promise<void> {
    if (!this.#rooms.has(id)) return;
    await this.#rooms.enqueue(id, async open => {
      if (open.room.lines < lines) await this.#catchUp(open);
    });
  }

  /** Tends the rooms in which something is due and that no other node tends. */
  async wakeUp(): Promise<void> {
    const { store, now, onFault } = this.#environment;
    const tend = async (open: OpenRoom): Promise<void> => {
      await this.#catchUp(open);
      this.#tend(open);
    };
    const abandoned = [...this.#rooms.all()].filter(open => isAbandoned(open, now())).map(({ room }) => room.terms.id);
    for (const id of [...abandoned, ...(await store.claim(now(), MOST_WOKEN, LEASE))])
      await this.#rooms.enqueue(id, tend).catch(fault => onFault(id, fault));
  }

  /** How many rooms are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Removes rooms from memory that have no watchers and in which nothing is due soon. */
  sweep(): Promise<void> {
    return this.#rooms.sweep(this.#environment.now() + LEASE);
  }

  /** Removes a room from memory because its journal was deleted. */
  drop(id: string): void {
    this.#rooms.drop(id);
  }

  /** Finishes what is under way and stops. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#rooms.clear();
  }

  /** Appends the first lines of a room; false: the room exists already. */
  async #create(room: Room, lines: readonly Line[]): Promise<boolean> {
    const written = await this.#environment.store.append(appendOf(room, lines, room.at + LEASE));
    if (written === 'conflict') return false;
    const open = newOpenRoom(room);
    this.#rooms.add(open);
    this.#tend(open);
    return true;
  }

  /** Appends lines; false: another node was first, and the room has caught up with it. */
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

  /** Reads what another node has appended, which tends the room from now on. Resolves with whether there was anything. */
  async #catchUp(open: OpenRoom): Promise<boolean> {
    const lines = await this.#environment.store.read(open.room.terms.id, open.room.lines);
    if (lines.length === 0) return false;
    open.room = foldLines(open.room, lines);
    publish(open.published, open.room);
    stopTending(open);
    return true;
  }

  /** Asks the bots, and sets a timer for what is due next: a clock, a reaction window, a bot's answer. */
  #tend(open: OpenRoom): void {
    const pendingDecision = findPendingDecision(open.room);
    if (pendingDecision === null || this.#isClosed || isResting(open)) return stopTending(open);
    if (open.thinking?.isAbout(open.room) !== true)
      open.thinking = new Thinking(pendingDecision, this.#environment.now(), this.#environment.isPunctual ?? false);
    const { thinking } = open;
    thinking.ask(open.room, this.#environment, () => {
      if (open.thinking === thinking) this.#tend(open);
    });
    const next = findNextTime(open.room, this.#withPace(open, thinking.thoughts));
    // A timer that fires too early finds nothing due and is set again: that's cheaper than cancelling it at every answer.
    if (next === null || (open.nextAt !== null && open.nextAt <= next)) return;
    open.cancelTimer?.();
    open.nextAt = next;
    open.cancelTimer = this.#environment.callAt(next, () => {
      open.cancelTimer = null;
      open.nextAt = null;
      this.#runDue(open).catch(fault => {
        // The bots are asked again when the room is woken.
        stopTending(open);
        this.#environment.onFault(open.room.terms.id, fault);
      });
    });
  }

  #withPace(open: OpenRoom, thoughts: Thoughts): Thoughts {
    const { speed: deviceSpeed, findHold } = this.#environment;
    const { room } = open;
    const viewers = listViewers(open);
    const pending = findPendingDecision(room);
    if (viewers.length === 0 || pending === null || findHold === undefined) return thoughts;
    const speed = isSkipped(open) ? 'instant' : (deviceSpeed?.() ?? room.terms.speed ?? 'normal');
    const hold = speed === 'instant' ? 0 : findHold(room, pending.secret, { speed, viewers });
    return { ...thoughts, hold, beat: beatOf(speed, deviceSpeed !== undefined) };
  }

  /** Appends the line that is due. */
  async #runDue(open: OpenRoom): Promise<void> {
    await enqueueTask(open, async () => {
      if (open.thinking === null) return;
      const thoughts = open.thinking.isAbout(open.room) ? open.thinking.thoughts : NO_THOUGHTS;
      const line = findDueLine(open.room, this.#withPace(open, thoughts), this.#environment.now());
      if (line === null) return this.#tend(open);
      if (await this.#append(open, [line], apply(open.room, line, this.#environment.now()))) this.#publish(open);
    });
  }
}

/** Whether bots wait for a watcher: nobody watches here, and no person has a seat. */
const isResting = ({ room, published }: OpenRoom): boolean => published.watchers.size === 0 && isBotTable(room);

/** Whether bots don't pause before the decision on top, because somebody doesn't want to wait. */
function isSkipped(open: OpenRoom): boolean {
  const { room, skipped } = open;
  if (skipped !== 'turn') return skipped !== null && isSameDecision(skipped, findPendingDecision(room));
  const others = [...listAwaitedBots(room), ...listAwaitedOrders(room)];
  const isPersonAsked = listAwaitedSeats(room).some(seat => !others.includes(seat));
  if (isPersonAsked || room.phase !== 'playing') open.skipped = null;
  return open.skipped !== null;
}

/** The seats of those who watch a room. Everybody at a shared device does. */
function listViewers({ room, published: { watchers } }: OpenRoom): readonly (number | null)[] {
  if (watchers.size > 0 && room.terms.clock.kind === 'calm')
    return room.chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  return [...watchers].map(({ player }) => seatOf(room, player));
}

/**
 * Whether nobody has tended a watched room for long, as after a restart. No store wakes a table of bots. Any other table is woken when
 * something is due, but only at the next tick: it is tended before that, so that its times are exact whether or not somebody has done
 * something in secret meanwhile.
 */
const isAbandoned = ({ room, published, nextAt }: OpenRoom, now: number): boolean =>
  published.watchers.size > 0 &&
  room.at + LEASE <= now &&
  (isBotTable(room) || (nextAt === null && wake(room) !== null));

const closed = (code: Closed): Ack & { readonly ok: false } => ({ ok: false, code, rule: null });
