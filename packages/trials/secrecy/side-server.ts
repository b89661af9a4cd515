import type { Game, Shape } from '@consigliere/kernel';
import { appendOf, type BotQuestion, type Host, type Line, type Room, type StoredLine } from '@consigliere/match';
import type { Store } from '@consigliere/server/internals';
import {
  createServer,
  hashOf,
  newApp,
  newLimits,
  newMetrics,
  openHost,
  RATES,
  type Server,
  singleNodeFanout,
  thisBuild,
} from '@consigliere/server/internals';
import { embeddedDatabase, type TestDatabase } from '../testing/test-database.ts';
import { HiddenState, type LeakHooks } from './hooks.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { foldRoom, hexOf } from './paired-table.ts';
import { withLeaks } from './with-leaks.ts';

/** No limits. */
const UNLIMITED = Object.fromEntries(
  Object.keys(RATES).map(what => [what, { points: 1_000_000, duration: 1 }]),
) as unknown as typeof RATES;

export const secretOf = (guest: string): string => hexOf(`${guest}/secret`, 43);

interface SideServerOptions {
  readonly gameOf: (id: string) => Game<Shape>;
  readonly hooks: LeakHooks;
  readonly think: (question: BotQuestion) => Promise<unknown>;
}

/** A server with its own store, which can be closed and reopened. */
export class SideServer {
  readonly clock: ManualClock = manualClock();
  readonly hidden = new HiddenState();
  readonly faults: unknown[] = [];
  readonly #place: TestDatabase = embeddedDatabase();
  readonly #options: SideServerOptions;
  #open: { server: Server; host: Host; store: Store; address: string; stop: () => Promise<void> } | null = null;

  constructor(options: SideServerOptions) {
    this.#options = options;
  }

  get address(): string {
    return this.#here.address;
  }

  get #here() {
    if (this.#open === null) throw new Error('the server is closed');
    return this.#open;
  }

  async open(): Promise<void> {
    const { gameOf, hooks, think } = this.#options;
    const { hidden } = this;
    const app = newApp({ level: 'silent' });
    const opened = await this.#place.open();
    const store = withLeaks.store(opened, hooks, hidden);
    const clock = hooks.clock?.(this.clock, hidden) ?? this.clock;
    const metrics = newMetrics();
    const fanout = singleNodeFanout();
    const onFault = (_room: string, fault: unknown): void => void this.faults.push(fault);
    const host = openHost({
      store,
      clock,
      fanout,
      metrics,
      onFault,
      build: { ...thisBuild, gameOf: id => hooks.game?.(gameOf(id), hidden) ?? gameOf(id) },
      think: async question => {
        await hooks.think?.(question, this.clock, hidden);
        return think(question);
      },
    });
    hooks.app?.(app, hidden);
    withLeaks.sockets(app, hooks, hidden);
    const parts = { app, store, clock, fanout, metrics, limits: newLimits(UNLIMITED), origins: [], pages: null };
    const server = await createServer({ ...parts, host: withLeaks.host(host, hooks, hidden) });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const stop = async (): Promise<void> => {
      await server.close();
      await host.close();
      metrics.close();
      await opened.close();
    };
    this.#open = { server, host, store: opened, address: new URL(address).host, stop };
  }

  async close(): Promise<void> {
    await this.#here.stop();
    this.#open = null;
  }

  /** Closes the server and deletes its store. */
  async clear(): Promise<void> {
    if (this.#open !== null) await this.close();
    await this.#place.remove();
  }

  async addGuest(id: string): Promise<void> {
    const now = this.clock.wall();
    await this.#here.store.guests.create({
      id,
      tokenHash: hashOf('device', secretOf(id)),
      name: id,
      language: 'en',
      createdAt: now,
      seenAt: now,
    });
  }

  /** Writes the journal of a room before anybody opens it. */
  async addRoom(lines: readonly Line[], game: Game<Shape>): Promise<void> {
    const now = this.clock.now();
    const room = { ...foldRoom(lines, game), at: now, changedAt: now };
    this.hidden.state = room.match?.course.state ?? null;
    await this.#here.store.rooms.append(appendOf(room, lines, room.at));
  }

  /** The room after all queued commands. */
  async look(id: string): Promise<Room> {
    const room = await this.#here.host.look(id);
    if (typeof room === 'string') throw new Error(room);
    return room;
  }

  /** The room as late spectators see it, after everything that is due by now. */
  async lookPast(id: string): Promise<void> {
    await this.#here.host.lookPast(id);
  }

  /** The lines of a room's journal. */
  readLines(id: string): Promise<readonly StoredLine[]> {
    return this.#here.store.rooms.read(id, 0);
  }

  /** Opens the rooms whose timers are due, as a server does every second. */
  wakeUp(): Promise<void> {
    return this.#here.host.wakeUp();
  }
}
