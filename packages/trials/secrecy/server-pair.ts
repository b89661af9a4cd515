import type { Game, Seat, Shape } from '@consigliere/kernel';
import type { WireCommand } from '@consigliere/protocol';
import { type RoomPair, SharedBots } from './common-answers.ts';
import { type ComparisonMark, compareRooms, markOf } from './compare-rooms.ts';
import type { LeakHooks } from './hooks.ts';
import { findEarly } from './late-law.ts';
import { listOutgoing } from './outgoing.ts';
import { guestAt, hexOf, type PairedTable, SPECTATOR } from './paired-table.ts';
import { RecordingClient } from './recording-client.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { SideServer } from './side-server.ts';

/** One of the two servers, with its clients. */
export interface PairSide {
  readonly server: SideServer;
  readonly viewer: RecordingClient;
  readonly clients: ReadonlyMap<Seat | null, RecordingClient>;
}

/** The outcome of a pair: how many frames and responses were compared, and the first difference. */
export interface PairOutcome {
  readonly frames: number;
  readonly steps: number;
  readonly difference: string | null;
}

/** Two servers that are led through the same script, step by step. */
export class ServerPair {
  readonly table: PairedTable;
  readonly random: SeededRandom;
  rooms: RoomPair;
  readonly #sides: readonly [PairSide, PairSide];
  readonly #bots: SharedBots;
  #marks: readonly [ComparisonMark, ComparisonMark];
  #commands = 0;
  #frames = 0;

  private constructor(
    table: PairedTable,
    random: SeededRandom,
    sides: readonly [PairSide, PairSide],
    bots: SharedBots,
    rooms: RoomPair,
  ) {
    this.table = table;
    this.random = random;
    this.rooms = rooms;
    this.#sides = sides;
    this.#bots = bots;
    this.#marks = [markOf(rooms[0]), markOf(rooms[1])];
  }

  static async open(table: PairedTable, game: Game<Shape>, seed: string, hooks: LeakHooks): Promise<ServerPair> {
    const bots = new SharedBots(name => seededRandom(`${seed}/${name}`));
    const open = async (lines: PairedTable['worlds'][0]): Promise<PairSide> => {
      const server = new SideServer({ gameOf: () => game, hooks, think: question => bots.think(question) });
      await server.open();
      for (const guest of [...table.people.map(guestAt), SPECTATOR]) await server.addGuest(guest);
      await server.addRoom(lines, game);
      const seats = [...table.people, null];
      const clients = new Map(seats.map(seat => [seat, new RecordingClient(guestAt(seat))]));
      return { server, clients, viewer: clients.get(table.viewer) ?? new RecordingClient(SPECTATOR) };
    };
    const sides = await Promise.all([open(table.worlds[0]), open(table.worlds[1])]);
    const rooms = await Promise.all([sides[0].server.look(table.room), sides[1].server.look(table.room)]);
    return new ServerPair(table, seededRandom(`${seed}/script`), sides, bots, rooms);
  }

  async close(): Promise<void> {
    await Promise.all(this.#sides.map(({ server }) => server.clear()));
  }

  get frames(): number {
    return this.#frames;
  }

  /** Time until the next timer in either world; null if there is none. */
  get untilNext(): number | null {
    const times = this.#sides.flatMap(({ server: { clock } }) => {
      const next = clock.next();
      return next === null ? [] : [Math.max(0, next - clock.now())];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  /**
   * Does the same in both worlds, apart from hidden deeds that lead nowhere (`isHiding`). `parted`: they may differ from now on.
   * `difference`: they differ and must not.
   */
  async step(
    act: (side: PairSide) => Promise<void>,
    isHiding = false,
  ): Promise<'alike' | 'parted' | { readonly difference: string }> {
    this.#bots.shut();
    await Promise.all(this.#sides.map(act));
    this.rooms = await this.#look();
    this.#bots.open(this.rooms);
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve));
    if (this.table.delay > 0) await Promise.all(this.#sides.map(({ server }) => server.lookPast(this.table.room)));
    await Promise.all(this.#sides.map(({ viewer }) => viewer.sync()));
    this.rooms = await this.#look();
    const [a, b] = this.#sides.map(({ viewer }) => viewer.takeReceived());
    const early = await this.#findEarly(a ?? []);
    if (early !== null) return { difference: early };
    const fault = this.#sides.flatMap(({ server }) => server.faults)[0];
    if (fault !== undefined && !this.#bots.haveDiverged) throw fault;
    const verdict = this.#bots.haveDiverged
      ? { type: 'parted' as const }
      : compareRooms(this.rooms, this.table.viewer, isHiding ? this.#marksNow() : this.#marks);
    if (verdict.type === 'apart') return { difference: verdict.why };
    if (verdict.type === 'parted') return 'parted';
    this.#marks = this.#marksNow();
    this.#frames += a?.length ?? 0;
    return findDifference(a ?? [], b ?? []) ?? findDifference(...(await this.#readOutgoing())) ?? 'alike';
  }

  /** A late spectator is sent nothing that is later than the delay. */
  async #findEarly(received: readonly string[]): Promise<string | null> {
    const [{ server }] = this.#sides;
    const [room] = this.rooms;
    if (this.table.delay === 0) return null;
    const lines = await server.readLines(this.table.room);
    return findEarly(received, { game: room.rules.game, lines, until: server.clock.now() - this.table.delay });
  }

  async #look(): Promise<RoomPair> {
    const [a, b] = this.#sides;
    return Promise.all([a.server.look(this.table.room), b.server.look(this.table.room)]);
  }

  /** The messages that would be sent to the viewer outside the page, in both worlds. */
  #readOutgoing(): Promise<[readonly string[], readonly string[]]> {
    const guest = guestAt(this.table.viewer);
    return Promise.all([listOutgoing(this.rooms[0], guest), listOutgoing(this.rooms[1], guest)]);
  }

  #marksNow(): readonly [ComparisonMark, ComparisonMark] {
    return [markOf(this.rooms[0]), markOf(this.rooms[1])];
  }

  isFirst(side: PairSide): boolean {
    return side === this.#sides[0];
  }

  /** Sends a command over a seat's socket. */
  command(seat: Seat | null, command: WireCommand): (side: PairSide) => Promise<void> {
    const id = hexOf(`${this.table.room}/command/${this.#commands++}`, 32);
    return async ({ clients }) => {
      const client = clients.get(seat);
      client?.sendCommand(this.table.room, id, command);
      await client?.sync();
    };
  }
}

/** Finds the first message that differs. */
function findDifference(a: readonly string[], b: readonly string[]): { readonly difference: string } | null {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, each) => each).find(each => a[each] !== b[each]);
  if (at === undefined) return null;
  const [x = 'nothing', y = 'nothing'] = [a[at], b[at]];
  const from = Math.max(0, [...x].findIndex((letter, each) => letter !== y[each]) - 40);
  return { difference: `message ${at + 1}: …${x.slice(from, from + 160)} and …${y.slice(from, from + 160)}` };
}
