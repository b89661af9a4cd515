import { randomUUID } from 'node:crypto';
import { openBotPool } from './bots/pool.ts';
import { createServer, type Server } from './create-server.ts';
import { singleNodeFanout } from './fanout/fanout.ts';
import { redisFanout } from './fanout/redis.ts';
import { openHost } from './house/host.ts';
import { keepMissed } from './house/keep-missed.ts';
import { repeat } from './house/repeat.ts';
import { startClock } from './house/start-clock.ts';
import { type App, newApp } from './http/app.ts';
import { callersBehind } from './http/caller.ts';
import { newLimits, RATES } from './limits.ts';
import { type Load, newMetrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';
import { openStoreAt } from './open-store-at.ts';
import { type Settings, SetUpError } from './settings.ts';

export interface RunningServer {
  /** The address to open in a browser. */
  readonly address: string;
  /** The port that serves metrics, if one does. */
  readonly metricsPort: number | undefined;
  /** Finishes pending work and leaves nothing running. */
  close(): Promise<void>;
}

/** The intervals, in milliseconds, of the server's periodic tasks. */
const INTERVALS = {
  beat: 2_000,
  wakeUp: 1_000,
  sweep: 60_000,
  saveStates: 2_000,
  checkpoint: 15_000,
  lookAround: 1_000,
  catchUp: 5_000,
  refresh: 10_000,
  dismissRevoked: 30_000,
  prune: 60_000,
  news: 1_000,
  finished: 10_000,
} as const;

/** TCP backlog: after a restart all clients reconnect at once. */
const BACKLOG = 4096;

/** Starts a server with everything it needs; throws a SetUpError for problems that the operator can fix. */
export async function serve(settings: Settings): Promise<RunningServer> {
  const node = randomUUID();
  const callers = callersBehind(settings.proxies);
  const app = newApp({ level: settings.logLevel, callers });
  const store = await openStoreAt(settings, { isChecked: true });
  const fault = (what: string) => (error: unknown) => app.log.error({ err: error }, what);
  const clock = await startClock({ store, node, warn: (facts, message) => app.log.warn(facts, message) });
  const {
    redisUrl,
    databaseUrl,
    origins,
    pages,
    botThreads,
    botTablesPerGuest,
    absentAfter,
    fillAfter,
    metricsPort,
    expiry,
  } = settings;
  const { publicUrl, outgoingHosts, mail, operatorToken } = settings;
  const fanout =
    redisUrl === undefined
      ? singleNodeFanout()
      : redisFanout(redisUrl, node, fault("the other nodes can't be reached"));
  const metrics = newMetrics();
  const bots = openBotPool({ threads: botThreads, onSearch: metrics.observeSearch });
  const onFault = (room: string, error: unknown): void => app.log.error({ err: error, room }, 'a room failed');
  const host = openHost({ store, clock, think: bots.think, fanout, metrics, onFault });
  const load = (): Load => ({ rooms: host.size, waiting: bots.countWaiting() });
  const limits = newLimits(ratesFrom(settings));
  const server = await createServer({
    ...{ app, store, host, clock, fanout, metrics, limits, callers, origins, pages },
    botTablesPerGuest,
    absentAfter,
    fillAfter,
    expiry,
    publicUrl,
    outgoingHosts,
    mail,
    operatorToken,
    load,
  });

  let metricsServer: MetricsPort | undefined;

  const closeAll = async (): Promise<void> => {
    await server.close();
    await metricsServer?.close();
    await host.close();
    await bots.close();
    await fanout.close();
    metrics.close();
    await store.close();
  };
  const listenForMetrics = (port: number): Promise<MetricsPort> =>
    openMetricsPort({ metrics, load, port, host: settings.host }).catch(error => {
      throw new SetUpError(`METRICS_PORT ${port} can't be used: choose another`, { cause: error });
    });
  try {
    await listen(app, settings);
    if (metricsPort !== undefined) metricsServer = await listenForMetrics(metricsPort);
  } catch (error) {
    await closeAll();
    throw error;
  }
  await keepMissed(store).catch(fault("states couldn't be saved"));
  await store.rooms.silenceBotTables();
  const newsFault = fault("news couldn't be sent");
  const stops = [
    repeat(INTERVALS.beat, clock.beat, fault("the house clock couldn't be advanced")),
    repeat(INTERVALS.wakeUp, () => host.wakeUp(), fault("due rooms couldn't be opened")),
    repeat(INTERVALS.saveStates, store.rooms.saveLatestStates, fault("states couldn't be saved")),
    repeat(INTERVALS.checkpoint, store.checkpoint, fault("the log couldn't be copied into the database file")),
    repeat(INTERVALS.sweep, () => host.sweep(), fault("idle rooms couldn't be closed")),
    // Even while other nodes can be reached: nobody announces what a node wrote as it crashed.
    repeat(
      INTERVALS.catchUp,
      () => (databaseUrl === undefined ? undefined : server.catchUp()),
      fault("new lines couldn't be read"),
    ),
    // The operator may write to the same file from the command line.
    repeat(
      INTERVALS.lookAround,
      () =>
        store.hasChangedElsewhere()
          ? server.catchUp().then(server.refreshNames).then(server.refreshSanctions)
          : undefined,
      fault("new lines couldn't be read"),
    ),
    repeat(INTERVALS.prune, () => prune(server, app), fault("things whose time is up couldn't be removed")),
    repeat(INTERVALS.finished, server.deriveFinished, fault("finished matches couldn't be derived")),
    repeat(INTERVALS.news, () => server.news?.derive(), fault("news couldn't be derived")),
    // Not awaited: receivers that hang must not hold up the others.
    repeat(INTERVALS.news, async () => void server.news?.deliver().catch(newsFault), newsFault),
    repeat(INTERVALS.dismissRevoked, server.refreshSanctions, fault("the sanctions couldn't be read")),
    repeat(INTERVALS.dismissRevoked, server.dismissRevoked, fault("the sockets' tokens couldn't be checked")),
    repeat(INTERVALS.refresh, async () => server.refresh(), fault("presence couldn't be announced")),
  ];
  return {
    address: serverAddress(app, settings),
    metricsPort: metricsServer?.port,
    close: async () => {
      // Before the tasks are stopped, so that nobody waits until everything is sent.
      await server.news?.close();
      await Promise.all(stops.map(stop => stop()));
      // The last sign of life: from here on house time stands still.
      await clock.beat().catch(fault("the house clock couldn't be advanced"));
      await closeAll();
    },
  };
}

async function prune(server: Server, { log }: App): Promise<void> {
  const counts = await server.prune();
  if (Object.keys(counts).length > 0) log.info({ pruned: counts }, 'things whose time was up were removed');
}

const ratesFrom = ({ messagesPerSecond }: Settings) =>
  messagesPerSecond === undefined ? RATES : { ...RATES, message: { points: 3 * messagesPerSecond, duration: 3 } };

async function listen(app: App, { port, host = '::' }: Settings): Promise<void> {
  try {
    await app.listen({ port, host, backlog: BACKLOG, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EAFNOSUPPORT' && host === '::') return listen(app, { port, host: '0.0.0.0' } as Settings);
    const why = LISTEN_ERRORS[code];
    throw why === undefined ? error : new SetUpError(why(port, host), { cause: error });
  }
}

const LISTEN_ERRORS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: port => `port ${port} is taken by another program: end it, or choose another with --port`,
  EACCES: port => `port ${port} isn't allowed: choose one from 1024 up with --port`,
  EADDRNOTAVAIL: (_, host) => `this machine has no address ${host}: choose another with --host`,
  ENOTFOUND: (_, host) => `there is no address ${host}: choose another with --host`,
};

function serverAddress(app: App, { host }: Settings): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
