import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { apply, opened } from '../room/apply.ts';
import { askedIn } from '../room/asked.ts';
import type { Actor, Command, CommandRefused } from '../room/commands.ts';
import { type DecidedTogether, decide, decideAll, refusal } from '../room/decide.ts';
import { due, NO_THOUGHTS, nextTime, type Thoughts, wake } from '../room/due.ts';
import type { Line } from '../room/lines.ts';
import type { Shown } from '../room/news.ts';
import { type Again, rematchOf } from '../room/rematch.ts';
import { isBotTable, type Room } from '../room/room.ts';
import type { Terms } from '../room/terms.ts';
import type { Ack } from './ack.ts';
import type { House } from './house.ts';
import { appendOf, type Closed, continued, readRecord } from './journal.ts';
import { inTurn, type Live, liveOf, rest, type Wished } from './live.ts';
import { LiveRooms } from './live-rooms.ts';
import { Thinking } from './thinking.ts';
import { begin, show, type Watcher } from './watcher.ts';

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
  readonly #rooms: LiveRooms;
  #isClosed = false;

  constructor(house: House) {
    this.#house = house;
    this.#rooms = new LiveRooms(house);
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
      const decided = decide(room, actor, command, { at });
      if (!decided.ok) return decided;
      if (decided.line !== null) lines.push(decided.line);
      room = decided.room;
    }
    if (!(await this.#found(room, lines))) throw new Error(`there is a room ${terms.id} already`);
    return { ok: true };
  }

  /** Does what a guest asks. He is told how it ended before anybody is shown what it led to. */
  command(id: string, actor: Actor, command: Command, tell: (ack: Ack) => void): Promise<void> {
    const live = this.#rooms.here(id);
    return live === null
      ? this.#commandAfterReading(id, actor, command, tell)
      : this.#wish(live, { actor, command, tell });
  }

  async #commandAfterReading(id: string, actor: Actor, command: Command, tell: (ack: Ack) => void): Promise<void> {
    const done = await this.#rooms.reach(id, live => this.#wish(live, { actor, command, tell }));
    if (done !== undefined) tell(closed(done));
  }

  #wish(live: Live, wish: Omit<Wished, 'resolve' | 'reject'>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    live.wishes.push({ actor: wish.actor, command: wish.command, tell: wish.tell, resolve, reject });
    // What comes until its turn has come goes with it.
    if (live.wishes.length === 1) inTurn(live, () => this.#gathered(live)).catch(reject);
    return promise;
  }

  #gathered(live: Live): Promise<void> {
    const { gather } = this.#house;
    return gather === undefined ? this.#grant(live) : gather().then(() => this.#grant(live));
  }

  /** Does everything that is wished for together; where something fails, one after the other. */
  async #grant(live: Live, wishes: readonly Wished[] = live.wishes.splice(0)): Promise<void> {
    let decided: DecidedTogether;
    try {
      do decided = decideAll(live.room, wishes, { at: this.#house.now(), mostSoloUndos: this.#house.mostSoloUndos });
      while (!(await this.#isFinal(live, decided)));
    } catch (fault) {
      if (wishes.length === 1) wishes[0]?.reject(fault);
      else for (const wish of wishes) await this.#grant(live, [wish]);
      return;
    }
    this.#granted(live, wishes, decided);
  }

  /** Writes what was decided; false: another node has written first, and it must be decided anew. */
  #isFinal(live: Live, { room, lines }: DecidedTogether): Promise<boolean> {
    if (lines.length > 0) return this.#write(live, lines, room);
    // A command that is refused here, or changes nothing, may do something in the room as another node has left it.
    return this.#readOn(live).then(isNew => !isNew);
  }

  #granted(live: Live, wishes: readonly Wished[], { lines, acks }: DecidedTogether): void {
    for (let at = 0; at < wishes.length; at++) wishes[at]?.tell(acks[at] ?? { ok: true });
    if (lines.length > 0) this.#show(live);
    for (const { resolve } of wishes) resolve();
  }

  /**
   * Opens a room in which those who have played here play again, with the id and seed it is given, and says so here. Whoever
   * asks once more is told of the same room.
   */
  async rematch(id: string, actor: Actor, again: Again, tell: (ack: RematchAck) => void): Promise<void> {
    const done = await this.#rooms.in(id, async live => {
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
      if (await this.#write(live, [line], apply(live.room, line, this.#house.now()))) return again.id;
    }
  }

  /** A line of the house itself, made from the room as it is; null: nothing is to be done. */
  note(id: string, lineFor: (room: Room) => Line | null): Promise<Room | Closed> {
    return this.#rooms.in(id, async live => {
      for (;;) {
        const line = lineFor(live.room);
        if (line === null) return live.room;
        if (!(await this.#write(live, [line], apply(live.room, line, this.#house.now())))) continue;
        this.#show(live);
        return live.room;
      }
    });
  }

  /** Shows a room to somebody: the whole of it now, news whenever it changes; `from`: the chapters he has. Gives back how to stop it. */
  watch(id: string, player: string | null, from: number, push: (shown: Shown) => void): Promise<(() => void) | Closed> {
    const watcher: Watcher = { player, push, own: {} };
    return this.#rooms.in(id, async live => {
      await this.#readOn(live);
      begin(live.board, live.room, watcher, from);
      if (isBotTable(live.room)) this.#tend(live);
      return () => {
        live.board.watchers.delete(watcher);
        if (isResting(live)) rest(live);
      };
    });
  }

  /** The room as its journal stands. */
  look(id: string): Promise<Room | Closed> {
    return this.#rooms.in(id, async live => live.room);
  }

  /** The record of a room's match so far; null: nothing has been played, or the rules of its first part aren't kept. */
  async record(id: string): Promise<MatchRecord<Shape> | null | Closed> {
    const room = await this.look(id);
    if (typeof room === 'string') return room;
    const { store } = this.#house;
    return room.match === null ? null : readRecord(await store.read(id, 0), room.match, this.#house);
  }

  /** Another node has written: reads on if somebody here looks at the room. */
  async hear(id: string, lines: number): Promise<void> {
    if (!this.#rooms.has(id)) return;
    await this.#rooms.in(id, async live => {
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
    const abandoned = [...this.#rooms.all()].filter(live => isAbandoned(live, now())).map(({ room }) => room.terms.id);
    for (const id of [...abandoned, ...(await store.claim(now(), WOKEN, HOLD))])
      await this.#rooms.in(id, waken).catch(fault => onFault(id, fault));
  }

  /** Rooms that are kept in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Forgets rooms that nobody looks at and in which nothing is about to happen. */
  sweep(): Promise<void> {
    return this.#rooms.sweep(this.#house.now() + HOLD);
  }

  /** Lets go of everything: what is under way is finished first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#rooms.clear();
  }

  /** Writes the first lines of a room; false: there is one already. */
  async #found(room: Room, lines: readonly Line[]): Promise<boolean> {
    const written = await this.#house.store.append(appendOf(room, lines, room.at + HOLD));
    if (written === 'conflict') return false;
    const live = liveOf(room);
    this.#rooms.add(live);
    this.#tend(live);
    return true;
  }

  /** Writes lines; false: another node was first, and the room is now as that one left it. */
  async #write(live: Live, lines: readonly Line[], room: Room): Promise<boolean> {
    const { store, announce } = this.#house;
    const written = await store.append(appendOf(room, lines, room.at + HOLD));
    if (written === 'conflict') {
      await this.#readOn(live);
      return false;
    }
    live.room = room;
    announce(room.terms.id, room.lines);
    return true;
  }

  #show(live: Live): void {
    show(live.board, live.room);
    this.#tend(live);
  }

  /** Reads what another node has written; that one looks after the room now. Whether there was anything. */
  async #readOn(live: Live): Promise<boolean> {
    const lines = await this.#house.store.read(live.room.terms.id, live.room.lines);
    if (lines.length === 0) return false;
    live.room = continued(live.room, lines);
    show(live.board, live.room);
    rest(live);
    return true;
  }

  /** Sees to what happens by itself: bots think, clocks run out, answers are released. */
  #tend(live: Live): void {
    const asked = askedIn(live.room);
    if (asked === null || this.#isClosed || isResting(live)) return rest(live);
    if (live.thinking?.isAbout(live.room) !== true)
      live.thinking = new Thinking(asked, this.#house.now(), this.#house.isPunctual ?? false);
    const { thinking } = live;
    thinking.ask(live.room, this.#house, () => {
      if (live.thinking === thinking) this.#tend(live);
    });
    const next = nextTime(live.room, this.#paced(live, thinking.thoughts));
    // A call that comes too early finds nothing to do and is made anew: cheaper than to call it off at every answer.
    if (next === null || (live.next !== null && live.next <= next)) return;
    live.callOff?.();
    live.next = next;
    live.callOff = this.#house.callAt(next, () => {
      live.callOff = null;
      live.next = null;
      this.#happen(live).catch(fault => {
        // Whoever wakes the room thinks again.
        rest(live);
        this.#house.onFault(live.room.terms.id, fault);
      });
    });
  }

  #paced({ board }: Live, thoughts: Thoughts): Thoughts {
    return { ...thoughts, isWatched: board.watchers.size > 0 && this.#house.isBrisk !== true };
  }

  /** Writes what time has brought. */
  async #happen(live: Live): Promise<void> {
    await inTurn(live, async () => {
      if (live.thinking === null) return;
      const thoughts = live.thinking.isAbout(live.room) ? live.thinking.thoughts : NO_THOUGHTS;
      const line = due(live.room, this.#paced(live, thoughts), this.#house.now());
      if (line === null) return this.#tend(live);
      if (await this.#write(live, [line], apply(live.room, line, this.#house.now()))) this.#show(live);
    });
  }
}

/** Whether bots wait until somebody watches: nobody does here, and no person has a seat. */
const isResting = ({ room, board }: Live): boolean => board.watchers.size === 0 && isBotTable(room);

/**
 * Whether a room that is watched here has been left alone for long, as after a restart. No store wakes a table of bots. Any other
 * table is woken when its time has come, but only at the next beat: it is looked after before, so that its times are exact
 * whether or not somebody has done something in secret meanwhile.
 */
const isAbandoned = ({ room, board, next }: Live, now: number): boolean =>
  board.watchers.size > 0 && room.at + HOLD <= now && (isBotTable(room) || (next === null && wake(room) !== null));

const closed = (code: Closed): Ack & { readonly ok: false } => ({ ok: false, code, rule: null });
