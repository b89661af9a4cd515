import type { Host } from '@consigliere/match';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { BotTables } from './bot-tables.ts';
import type { Context } from './context.ts';
import type { Fanout, NodeMessage } from './fanout/fanout.ts';
import type { Clock } from './house/clock.ts';
import { openRecords } from './house/records.ts';
import type { App } from './http/app.ts';
import { type Callers, callersBehind } from './http/caller.ts';
import { addGuard } from './http/guard.ts';
import { addHeaders } from './http/headers.ts';
import { addPages, readBuildName } from './http/pages.ts';
import { addProblems } from './http/problems.ts';
import { addAudit } from './http/routes/audit.ts';
import { addChat } from './http/routes/chat.ts';
import { addGuests } from './http/routes/guests.ts';
import { addLobby } from './http/routes/lobby.ts';
import { addRooms } from './http/routes/rooms.ts';
import { addService } from './http/routes/service.ts';
import { addTransfers } from './http/routes/transfers.ts';
import type { Limits } from './limits.ts';
import { Feeds } from './live/feeds.ts';
import { Presence } from './live/presence.ts';
import { openSockets } from './live/sockets.ts';
import { Talk } from './live/talk.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/open-store.ts';

export interface ServerOptions {
  readonly app: App;
  readonly store: Store;
  readonly host: Host;
  readonly clock: Clock;
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** The number of one guest's tables that bots may play alone. */
  readonly botTablesPerGuest?: number | undefined;
  /** The same as the app's; absent: only this machine has proxies. */
  readonly callers?: Callers;
  /** A player without a connection for this many milliseconds is absent. */
  readonly absentAfter?: number | undefined;
  /** Other origins of our own pages. */
  readonly origins: readonly string[];
  /** The folder of the built client; null: there is none. */
  readonly pages: string | null;
}

export interface Server {
  readonly app: App;
  /** Reads new lines of every room that is being watched here: a notification may have been lost, or its sender crashed. */
  catchUp(): Promise<void>;
  /** Announces again who is connected here. */
  refresh(): void;
  /** Accepts no more connections, and disconnects everybody with a code that makes them reconnect. */
  close(): Promise<void>;
}

/** Creates the server: requests and sockets, on whatever port its app listens to. */
export async function createServer(parts: ServerOptions): Promise<Server> {
  const { app, store, host, fanout } = parts;
  const context = makeContext(parts);
  await addHeaders(app);
  await app.register(swagger, {
    openapi: { info: { title: 'Consigliere', version: '1' } },
    transform: jsonSchemaTransform,
  });
  addProblems(app);
  addGuard(app, context);
  for (const add of [addGuests, addTransfers, addLobby, addRooms, addAudit, addChat, addService]) add(app, context);
  await addPages(app, parts.pages);
  await app.ready();
  const live = openSockets(app.server, context);
  const { feeds, presence } = context;

  const fail = (fault: unknown): void => app.log.error({ err: fault }, "a node's message couldn't be handled");
  const catchUp = async (): Promise<void> => {
    // One query for all of them; a room that can't be read doesn't affect the others.
    for (const [room, lines] of await store.rooms.readLengths(feeds.rooms()))
      await host.catchUp(room, lines).catch(fail);
  };
  fanout.onMessage((news, node) => void handleNodeMessage(context, news, node).catch(fail));
  fanout.onReconnect(() => void catchUp().catch(fail));
  return {
    app,
    catchUp,
    refresh: () => presence.refresh(),
    close: async () => {
      // The app waits for its sockets and accepts no new ones meanwhile.
      const closing = app.close();
      await live.close();
      await closing;
    },
  };
}

function makeContext(parts: ServerOptions): Context {
  const { app, store, host, clock, fanout, metrics, limits, origins, pages, callers = callersBehind() } = parts;
  const { log } = app;
  const botTables = new BotTables(store, parts.botTablesPerGuest);
  const feeds: Feeds = new Feeds({
    host,
    now: clock.now,
    onHere: room => presence.update(room),
    onFault: (room, fault) => log.error({ err: fault, room }, 'a room could not be shown'),
  });
  const presence = new Presence({ feeds, fanout, wall: clock.wall, now: clock.now, absentAfter: parts.absentAfter });
  const talk = new Talk({ store, host, feeds, fanout, limits, now: clock.now });
  const build = readBuildName(pages);
  const records = openRecords({ store, host });
  const tables = { botTables, feeds, presence, talk, records };
  return { store, host, clock, fanout, metrics, limits, callers, ...tables, log, origins, build };
}

/** Handles a notification from another node. */
async function handleNodeMessage({ host, talk, presence }: Context, news: NodeMessage, node: string): Promise<void> {
  switch (news.type) {
    case 'lines':
      return host.catchUp(news.room, news.lines);
    case 'chat':
      return talk.heard(news.room, news.number);
    case 'here':
      return presence.heard(news.room, node, news.seats);
  }
}
