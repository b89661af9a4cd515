import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { apply, isPlainLine, openRoom } from '../room/apply.ts';
import type { Actor, Command } from '../room/commands.ts';
import { type DecidedTogether, decide, decideAll, isPlainCommand } from '../room/decide.ts';
import type { Line, OpeningLine } from '../room/lines.ts';
import { findPendingDecision } from '../room/pending-decision.ts';
import { isBotTable, type Room } from '../room/room.ts';
import { beatOf, type Terms } from '../room/terms.ts';
import { CALM_DUE, type Due, findWakeTime, NO_THOUGHTS, type Thoughts } from '../room/timing.ts';
import type { Publication } from '../room/update.ts';
import { type Append, DamagedJournal } from '../store.ts';
import { type Ack, type Closed, isNaming, makeAppend } from './append.ts';
import { isAbandoned, isResting, isSkipped, LEASE, listViewers } from './attention.ts';
import type { HostEnvironment } from './environment.ts';
import {
  enqueueTask,
  newOpenRoom,
  type OpenRoom,
  OpenRooms,
  type PendingCommand,
  RoomGone,
  stopTending,
} from './open-rooms.ts';
import type { LoadRare, RareHostParts } from './rare-parts.ts';
import { Thinking } from './thinking.ts';
import { addWatcher, publish, type Watcher } from './watcher.ts';

/** Rooms that are claimed at once. */
const MOST_WOKEN = 64;

/**
 * Runs rooms over a store, with the rare parts loaded when one is needed. Each room has one queue: commands are enqueued, and those that wait together run as one batch. The host
 * decides, appends, acknowledges, publishes, in this order. Several hosts may serve the same rooms over one store.
 */
export class LeanHost {
  protected readonly environment: HostEnvironment;
  protected readonly rooms: OpenRooms;
  readonly #loadRare: LoadRare;
  /** A device's own tables have no clock, and those that it reads have loaded the rest. */
  protected due: Due = CALM_DUE;
  protected isClosed = false;

  constructor(environment: HostEnvironment, loadRare: LoadRare) {
    this.environment = environment;
    const keep = (parts: RareHostParts): RareHostParts => {
      this.due = parts.due;
      return parts;
    };
    this.#loadRare = () => {
      const loading = loadRare();
      return loading instanceof Promise ? loading.then(keep) : keep(loading);
    };
    this.rooms = new OpenRooms(environment, this.#loadRare);
  }

  /** Opens a new room and runs its first commands, all or nothing. */
  async open(
    terms: Terms,
    seed: string,
    commands: readonly (readonly [Actor, Command])[],
    luckFormat: Room['luckFormat'] = 2,
  ): Promise<Ack> {
    const game = this.environment.gameOf(terms.game);
    if (game === undefined) return closed('no-such-game');
    if (game.version !== terms.version) return closed('other-version');
    const all = commands.map(([, command]) => command);
    const sitting = all.filter(({ type }) => type === 'sit');
    // Names have to be made distinct only if there are several.
    const loading = this.#rareFor(sitting.length > 1 ? all : all.filter(({ type }) => type !== 'sit'));
    const rare = loading instanceof Promise ? await loading : loading;
    const at = this.environment.now();
    const opening: OpeningLine = { type: 'opened', terms, seed, ...(luckFormat === 2 ? { luck: 2 } : {}) };
    const lines: Line[] = [opening];
    let room = openRoom(game, opening, at);
    for (const [actor, command] of commands) {
      const decided = decide(room, actor, command, { at, rare });
      if (!decided.ok) return decided;
      if (decided.line !== null) lines.push(decided.line);
      room = decided.room;
    }
    if (!(await this.create(room, lines))) throw new Error(`there is a room ${terms.id} already`);
    return { ok: true };
  }

  /** Runs a command. It is acknowledged before anything that follows from it is published. */
  command(id: string, actor: Actor, command: Command, acknowledge: (ack: Ack) => void): Promise<void> {
    const open = this.rooms.get(id);
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
    const done = await this.rooms.withRoom(id, open => this.#enqueue(open, { actor, command, acknowledge }));
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
    const { batch } = this.environment;
    return batch === undefined ? this.#runBatch(open) : batch().then(() => this.#runBatch(open));
  }

  /** Runs all pending commands together. If that fails, runs them one after the other. */
  async #runBatch(open: OpenRoom, pending: readonly PendingCommand[] = open.pending.splice(0)): Promise<void> {
    const { now, limits, botsVersion: bots } = this.environment;
    let decided: DecidedTogether;
    try {
      const loading = this.#rareFor(pending.map(({ command }) => command));
      // A host that has these parts doesn't wait, so that everything is as it was when the batch was collected.
      const rare = loading instanceof Promise ? await loading : loading;
      do decided = decideAll(open.room, pending, { at: now(), limits, bots, rare });
      while (!(await this.#tryAppend(open, decided)));
    } catch (fault) {
      if (fault instanceof DamagedJournal)
        return refuseAll(pending, this.rooms.closeIfDamaged(open.room.terms.id, fault));
      if (fault instanceof RoomGone) return refuseAll(pending, 'no-such-room');
      if (pending.length === 1) pending[0]?.reject(fault);
      else for (const each of pending) await this.#runBatch(open, [each]);
      return;
    }
    this.#acknowledge(open, pending, decided);
  }

  /** The rare parts, if one of these commands needs them. */
  #rareFor(commands: readonly Command[]): Promise<RareHostParts> | RareHostParts | null {
    return commands.every(isPlainCommand) ? null : this.#loadRare();
  }

  /** Appends the decided lines; false: another node has appended first, and the batch must be decided again. */
  #tryAppend(open: OpenRoom, { room, lines }: DecidedTogether): Promise<boolean> {
    if (lines.length > 0) return this.append(open, lines, room);
    // A command that is refused or changes nothing here may do something in the room as another node has left it.
    return this.#catchUp(open).then(isNew => !isNew);
  }

  #acknowledge(open: OpenRoom, pending: readonly PendingCommand[], { lines, acks }: DecidedTogether): void {
    for (let at = 0; at < pending.length; at++) pending[at]?.acknowledge(acks[at] ?? { ok: true });
    if (lines.length > 0) this.publish(open);
    for (const { resolve } of pending) resolve();
  }

  /** Adds a watcher: a snapshot with the chapters from a number on, then updates. Resolves with a function that removes it. */
  watch(
    id: string,
    player: string | null,
    from: number,
    push: (publication: Publication) => void,
  ): Promise<(() => void) | Closed> {
    const watcher: Watcher = { player, push, own: {} };
    return this.rooms.enqueue(id, async open => {
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
    await this.rooms.enqueue(id, async open => {
      open.skipped = far === 'turn' ? far : findPendingDecision(open.room);
      this.#tend(open);
    });
  }

  /** Applies the device's new speed at once. */
  hurry(): void {
    for (const open of this.rooms.all()) if (open.thinking !== null) this.#tend(open);
  }

  /** The room as it is now. */
  look(id: string): Promise<Room | Closed> {
    return this.rooms.enqueue(id, async open => open.room);
  }

  /** The record of a room's match so far; null: there is no match, or the rules of its first part aren't kept. */
  async record(id: string): Promise<MatchRecord<Shape> | null | Closed> {
    const room = await this.look(id);
    if (typeof room === 'string') return room;
    if (room.match === null) return null;
    const { readRecord } = await this.#loadRare();
    return readRecord(await this.environment.store.read(id, 0), room.match, this.environment);
  }

  /** Reads what another node has appended, if the room is in memory. */
  async catchUp(id: string, lines: number): Promise<void> {
    if (!this.rooms.has(id)) return;
    await this.rooms.enqueue(id, async open => {
      if (open.room.lines < lines) await this.#catchUp(open);
    });
  }

  /** Tends the rooms in which something is due and that no other node tends. */
  async wakeUp(): Promise<void> {
    const { store, now, onFault } = this.environment;
    const tend = async (open: OpenRoom): Promise<void> => {
      await this.#catchUp(open);
      this.#tend(open);
    };
    const abandoned = [...this.rooms.all()]
      .filter(open => isAbandoned(open, now(), this.due))
      .map(({ room }) => room.terms.id);
    for (const id of [...abandoned, ...(await store.claim(now(), MOST_WOKEN, LEASE))])
      await this.rooms.enqueue(id, tend).catch(fault => onFault(id, fault));
  }

  /** Removes rooms from memory that have no watchers and in which nothing is due soon. */
  sweep(): Promise<void> {
    return this.rooms.sweep(this.environment.now() + LEASE);
  }

  /** Removes a room from memory because its journal was deleted. */
  drop(id: string): void {
    this.rooms.drop(id);
  }

  /** Appends the first lines of a room; false: the room exists already. */
  protected async create(room: Room, lines: readonly Line[]): Promise<boolean> {
    const written = await this.environment.store.append(this.#appendOf(room, lines));
    if (written === 'conflict') return false;
    const open = newOpenRoom(room);
    this.rooms.add(open);
    this.#tend(open);
    return true;
  }

  #appendOf(room: Room, lines: readonly Line[]): Append {
    const deadlines = this.due.listDeadlines(room);
    return makeAppend(room, lines, { leaseUntil: room.at + LEASE, wake: this.wakeOf(room), deadlines });
  }

  /** Appends lines; false: another node was first, and the room has caught up with it. */
  protected async append(open: OpenRoom, lines: readonly Line[], room: Room): Promise<boolean> {
    const { store, announce } = this.environment;
    const written = await store.append(this.#appendOf(room, lines));
    if (written === 'conflict') {
      if (!(await this.#catchUp(open))) await this.#checkExists(room.terms.id);
      return false;
    }
    open.room = room;
    announce(room.terms.id, room.lines);
    return true;
  }

  /** A removed room must not be tried again. */
  async #checkExists(id: string): Promise<void> {
    if ((await this.environment.store.read(id, 0)).length > 0) return;
    this.rooms.drop(id);
    throw new RoomGone(id);
  }

  protected publish(open: OpenRoom): void {
    publish(open.published, open.room);
    this.#tend(open);
  }

  /** Reads what another node has appended, which tends the room from now on. Resolves with whether there was anything. */
  async #catchUp(open: OpenRoom): Promise<boolean> {
    const { store } = this.environment;
    const { id } = open.room.terms;
    const lines = await store.read(id, open.room.lines);
    if (lines.length === 0) return false;
    const names = lines.some(isNaming) ? await store.readNames(id) : open.room.names;
    const loading = this.#loadRare();
    const { foldLines } = loading instanceof Promise ? await loading : loading;
    try {
      open.room = foldLines({ ...open.room, names }, lines);
    } catch (fault) {
      throw new DamagedJournal("new lines of its journal don't fit the rules", { cause: fault });
    }
    publish(open.published, open.room);
    stopTending(open);
    return true;
  }

  /** When somebody must tend the room; null: never. */
  protected wakeOf(room: Room): number | null {
    return findWakeTime(room, this.due);
  }

  /** Leaves a room alone in which nobody is asked. */
  protected rest(open: OpenRoom): void {
    stopTending(open);
  }

  /** Asks the bots, and sets a timer for what is due next: a clock, a reaction window, a bot's answer. */
  #tend(open: OpenRoom): void {
    const pendingDecision = findPendingDecision(open.room);
    if (pendingDecision === null || this.isClosed || isResting(open)) return this.rest(open);
    if (open.thinking?.isAbout(open.room) !== true)
      open.thinking = new Thinking(pendingDecision, this.environment.now(), this.environment.isPunctual ?? false);
    const { thinking } = open;
    thinking.ask(open.room, this.environment, () => {
      if (open.thinking === thinking) this.#tend(open);
    });
    if (this.due === CALM_DUE && open.room.terms.clock.kind !== 'calm') void this.#tendTimed(open);
    const next = this.due.findNextTime(open.room, this.#withPace(open, thinking.thoughts));
    // A timer that fires too early finds nothing due and is set again: that's cheaper than cancelling it at every answer.
    if (next === null || (open.nextAt !== null && open.nextAt <= next)) return;
    open.cancelTimer?.();
    open.nextAt = next;
    open.cancelTimer = this.environment.callAt(next, () => {
      open.cancelTimer = null;
      open.nextAt = null;
      this.#runDue(open).catch(fault => {
        // The bots are asked again when the room is woken.
        stopTending(open);
        if (fault instanceof DamagedJournal) this.rooms.closeIfDamaged(open.room.terms.id, fault);
        else if (!(fault instanceof RoomGone)) this.environment.onFault(open.room.terms.id, fault);
      });
    });
  }

  /** A table with a clock needs the rare parts. */
  async #tendTimed(open: OpenRoom): Promise<void> {
    await this.#loadRare();
    this.#tend(open);
  }

  #withPace(open: OpenRoom, thoughts: Thoughts): Thoughts {
    const { speed: deviceSpeed, findHold } = this.environment;
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
      const line = this.due.findLine(open.room, this.#withPace(open, thoughts), this.environment.now());
      if (line === null) return this.#tend(open);
      const loading = isPlainLine(line) ? null : this.#loadRare();
      const rare = loading instanceof Promise ? await loading : loading;
      const next = apply(open.room, line, this.environment.now(), rare?.lines ?? null);
      if (await this.append(open, [line], next)) this.publish(open);
    });
  }
}

/** Acknowledges commands to a room that can't be opened any more. */
function refuseAll(pending: readonly PendingCommand[], code: Closed): void {
  for (const { acknowledge, resolve } of pending) {
    acknowledge(closed(code));
    resolve();
  }
}

export const closed = (code: Closed): Ack & { readonly ok: false } => ({ ok: false, code, rule: null });
