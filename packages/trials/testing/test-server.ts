import { bots, type Situation } from '@consigliere/bots';
import type { Shape } from '@consigliere/kernel';
import { random, rulesOf, sfc32 } from '@consigliere/kernel/host';
import type { BotQuestion, Host } from '@consigliere/match';
import type { Store } from '@consigliere/server/internals';
import {
  createServer,
  type Fanout,
  gameOf,
  type Limits,
  newApp,
  newLimits,
  newMetrics,
  openHost,
  RATES,
  type Server,
  singleNodeFanout,
} from '@consigliere/server/internals';
import { type FastClock, fastClock } from './fast-clock.ts';
import { embeddedDatabase, postgresDatabase, type TestDatabase } from './test-database.ts';

/** A server for one test. */
export interface TestServer {
  readonly server: Server;
  readonly store: Store;
  readonly host: Host;
  readonly clock: FastClock;
  /** Host and port, without the scheme. */
  readonly address: string;
  /** All lines of the log. */
  readonly logged: string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly database?: TestDatabase;
  readonly origins?: readonly string[];
  readonly pages?: string | null;
  readonly fanout?: Fanout;
  readonly clock?: FastClock;
  readonly limits?: Limits;
  /** Absent: any free one. */
  readonly port?: number;
  /** The house's own address; absent: no news leaves the house. */
  readonly publicUrl?: string;
  readonly outgoingHosts?: readonly string[];
  /** The port of a mail server on this machine; absent: no mail is sent. */
  readonly mailPort?: number;
  readonly operatorToken?: string;
}

/** The databases tests run on; PostgreSQL only if there is one. */
export const TEST_DATABASES: readonly (readonly [name: string, make: () => Promise<TestDatabase>])[] = [
  ['embedded', async () => embeddedDatabase()],
  ...(process.env.DATABASE_URL === undefined
    ? []
    : [['PostgreSQL', () => postgresDatabase(process.env.DATABASE_URL ?? '')] as const]),
];

const MANY = { points: 100_000, duration: 1 };
/** A message limit that clients which answer at once don't reach. */
const UNLIMITED = { ...RATES, message: MANY };

/** Limits for days that pass in minutes: they count by the true time. */
export const limitsOfFastDays = (): Limits =>
  newLimits({ ...UNLIMITED, request: MANY, address: MANY, receiver: MANY, calendar: MANY, record: MANY, story: MANY });

/** The settings of a mail server on this machine. */
const mailAt = (port: number | undefined) =>
  port === undefined
    ? undefined
    : ({ host: '127.0.0.1', port, encryption: 'none', login: null, from: 'Consigliere <news@example.org>' } as const);

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database = embeddedDatabase(), origins = [], pages = null, fanout = singleNodeFanout() } = options;
  const { clock = fastClock(), limits = newLimits(UNLIMITED) } = options;
  const logged: string[] = [];
  const app = newApp({ level: 'debug', stream: { write: line => void logged.push(line) } });
  const store = await database.open();
  const metrics = newMetrics();
  const onFault = (room: string, fault: unknown): void => app.log.error({ err: fault, room }, 'a room failed');
  const host = openHost({ store, clock, think, fanout, metrics, onFault });
  const { publicUrl, outgoingHosts = [], operatorToken } = options;
  const own = { publicUrl, outgoingHosts, operatorToken, origins, pages, mail: mailAt(options.mailPort) };
  const server = await createServer({ app, store, host, clock, fanout, metrics, limits, ...own });
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error("the server isn't listening");
  return {
    server,
    store,
    host,
    clock,
    address: `127.0.0.1:${bound.port}`,
    logged,
    close: async () => {
      await server.close();
      await host.close();
      metrics.close();
      await database.remove();
    },
  };
}

/** A bot that chooses at random, at once. */
async function think({ game: id, options, seed, view, heard, actions }: BotQuestion): Promise<unknown> {
  const game = gameOf(id);
  const rules = game && rulesOf(game, view.seats, options);
  if (rules?.ok !== true) throw new Error(`there is no game ${id}`);
  const rng = sfc32(seed);
  const situation: Situation<Shape> = {
    rules: rules.value,
    view,
    heard,
    actions,
    random: n => random(rng, '', n),
  };
  return bots.random(situation);
}
