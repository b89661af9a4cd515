import { apply } from '../room/apply.ts';
import type { Line } from '../room/lines.ts';
import { RARE_LINES } from '../room/rare-lines.ts';
import type { Room } from '../room/room.ts';
import { delayOf } from '../room/sight.ts';
import type { Publication } from '../room/update.ts';
import type { StoredLine } from '../store.ts';
import { type Closed, isNaming, loadRoom } from './append.ts';
import type { HostEnvironment } from './environment.ts';
import { isMigration, readRoom } from './journal.ts';
import { addWatcher, newLastPublished, publish, type Watcher } from './watcher.ts';

/** The part of a host that tells when there is something new in a room. */
export interface LiveRooms {
  look(id: string): Promise<Room | Closed>;
  watch(
    id: string,
    player: string | null,
    from: number,
    push: (publication: Publication) => void,
  ): Promise<(() => void) | Closed>;
}

/**
 * A room as it was some time ago: the fold of the lines that are old enough, so that nothing later can be in it. Lines before the match
 * begins needn't be old, because everybody has seen them at once.
 */
class PastRoom {
  readonly published = newLastPublished();
  readonly #environment: HostEnvironment;
  readonly #id: string;
  readonly #delay: number;
  #room: Room;
  /** Lines that were read and aren't old enough yet. */
  #later: readonly StoredLine[];
  /** How many lines were read. */
  #end: number;
  /** Whether the lines so far are of an older version of the rules. The next ones aren't shown before the line that migrates them. */
  #isOld: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  #cancelTimer: (() => void) | null = null;
  #isStopped = false;
  stopLive: () => void = () => undefined;

  private constructor(environment: HostEnvironment, read: PastReading) {
    this.#environment = environment;
    this.#id = read.room.terms.id;
    this.#delay = read.delay;
    this.#room = read.room;
    this.#later = read.later;
    this.#end = read.end;
    this.#isOld = read.isOld;
  }

  static async read(environment: HostEnvironment, id: string, delay: number): Promise<PastRoom | Closed> {
    const read = await readPast(environment, id, delay);
    if (typeof read === 'string') return read;
    const past = new PastRoom(environment, read);
    await past.#advance();
    return past;
  }

  get room(): Room {
    return this.#room;
  }

  /** The room after everything that is due by now. */
  async look(): Promise<Room> {
    await this.#queue;
    return this.#room;
  }

  /** Something has happened in the room, which is shown here when it is old enough; before the match begins, at once. */
  note(): void {
    if (this.#room.match === null) this.#enqueueAdvance();
    else this.#callAt(this.#environment.now() + this.#delay);
  }

  /** Reads the names again: somebody was deleted. */
  async refreshNames(): Promise<void> {
    this.#room = { ...this.#room, names: await this.#environment.store.readNames(this.#id) };
    publish(this.published, this.#room);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelTimer?.();
    this.stopLive();
  }

  /** Advances the room once. An earlier time that is set already stays. */
  #callAt(time: number): void {
    if (this.#cancelTimer !== null || this.#isStopped) return;
    this.#cancelTimer = this.#environment.callAt(time, () => {
      this.#cancelTimer = null;
      this.#enqueueAdvance();
    });
  }

  #enqueueAdvance(): void {
    const advance = async (): Promise<void> => {
      if (this.#isStopped) return;
      await this.#advance();
      publish(this.published, this.#room);
    };
    this.#queue = this.#queue.then(advance).catch(fault => this.#environment.onFault(this.#id, fault));
  }

  /** Applies the lines that are old enough by now, and sets a time for the next one. */
  async #advance(): Promise<void> {
    const { store, now } = this.#environment;
    while (this.#later.length > 0 || (await this.#readMore())) {
      const latest = now() - this.#delay;
      if (this.#later.some(each => isMigration(each) && each.at <= latest)) return this.#readAgain();
      const names = this.#later.some(isNaming) ? await store.readNames(this.#id) : this.#room.names;
      const before = this.#later.length;
      this.#applyUntil(latest, { ...this.#room, names });
      const next = this.#isOld ? this.#later.find(isMigration) : this.#later[0];
      if (next !== undefined) return this.#callAt(next.at + this.#delay);
      if (this.#later.length === before) return;
    }
  }

  #applyUntil(latest: number, from: Room): void {
    let room = from;
    let count = 0;
    for (const line of this.#isOld ? [] : this.#later) {
      if (isMigration(line) || (line.at > latest && room.match !== null)) break;
      const next = apply(room, JSON.parse(line.body) as Line, line.at, RARE_LINES);
      if (line.at > latest && next.match !== null) break;
      room = next;
      count++;
    }
    this.#room = room;
    this.#later = this.#later.slice(count);
  }

  /** Whether there are more lines by now. */
  async #readMore(): Promise<boolean> {
    this.#later = await this.#environment.store.read(this.#id, this.#end);
    this.#end += this.#later.length;
    return this.#later.length > 0;
  }

  /** Reads everything again: the rules have another version from here on. */
  async #readAgain(): Promise<void> {
    const read = await readPast(this.#environment, this.#id, this.#delay);
    if (typeof read === 'string') throw new Error(`the past of a room can't be read: ${read}`);
    this.#room = read.room;
    this.#later = read.later;
    this.#end = read.end;
    this.#isOld = read.isOld;
    if (!read.isOld) await this.#advance();
  }
}

interface PastReading {
  readonly room: Room;
  readonly delay: number;
  readonly later: readonly StoredLine[];
  readonly end: number;
  readonly isOld: boolean;
}

/** Reads the lines of a journal that are old enough, and at least the opening. */
async function readPast(environment: HostEnvironment, id: string, delay: number): Promise<PastReading | Closed> {
  const { lines, names } = await loadRoom(environment.store, id);
  const latest = environment.now() - delay;
  const young = lines.findIndex(({ at }) => at > latest);
  const count = Math.max(1, young < 0 ? lines.length : young);
  const read = await readRoom({ lines: lines.slice(0, count), names }, environment, latest);
  if (typeof read === 'string') return read;
  const { room, migration } = read;
  return { room, delay, later: lines.slice(count), end: lines.length, isOld: migration !== null };
}

/** The past of the rooms whose spectators see them late. It is in memory while somebody watches it. */
export class PastRooms {
  readonly #environment: HostEnvironment;
  readonly #live: LiveRooms;
  readonly #rooms = new Map<string, Promise<PastRoom | Closed>>();

  constructor(environment: HostEnvironment, live: LiveRooms) {
    this.#environment = environment;
    this.#live = live;
  }

  /** Adds a watcher who sees the room as late as its terms say. */
  async watch(id: string, from: number, push: (publication: Publication) => void): Promise<(() => void) | Closed> {
    for (;;) {
      const opening = this.#rooms.get(id) ?? this.#open(id);
      const past = await opening;
      // The last watcher may have gone meanwhile.
      if (this.#rooms.get(id) !== opening && typeof past !== 'string') continue;
      if (typeof past === 'string') return past;
      const watcher: Watcher = { player: null, push, own: {} };
      const known = past.room.match?.chapters.length ?? 0;
      addWatcher(past.published, past.room, watcher, from > known ? 0 : from);
      return () => {
        if (past.published.watchers.delete(watcher) && past.published.watchers.size === 0) this.drop(id);
      };
    }
  }

  /** The room as its spectators see it now. */
  async look(id: string): Promise<Room | Closed> {
    const past = await (this.#rooms.get(id) ?? this.#read(id));
    return typeof past === 'string' ? past : past.look();
  }

  async refreshNames(id: string): Promise<void> {
    const past = await this.#rooms.get(id);
    if (past !== undefined && typeof past !== 'string') await past.refreshNames();
  }

  drop(id: string): void {
    const opening = this.#rooms.get(id);
    this.#rooms.delete(id);
    void opening?.then(past => {
      if (typeof past !== 'string') past.stop();
    });
  }

  clear(): void {
    for (const id of [...this.#rooms.keys()]) this.drop(id);
  }

  async #read(id: string): Promise<PastRoom | Closed> {
    const room = await this.#live.look(id);
    return typeof room === 'string' ? room : PastRoom.read(this.#environment, id, delayOf(room));
  }

  #open(id: string): Promise<PastRoom | Closed> {
    const opening = this.#follow(id);
    this.#rooms.set(id, opening);
    const forget = (): void => {
      if (this.#rooms.get(id) === opening) this.#rooms.delete(id);
    };
    opening.then(past => typeof past === 'string' && forget(), forget);
    return opening;
  }

  /** Reads the past of a room, and notes from then on when there is something new. */
  async #follow(id: string): Promise<PastRoom | Closed> {
    const past = await this.#read(id);
    if (typeof past === 'string') return past;
    const stop = await this.#live.watch(id, null, Number.MAX_SAFE_INTEGER, () => past.note());
    if (typeof stop === 'string') {
      past.stop();
      return stop;
    }
    past.stopLive = stop;
    return past;
  }
}
