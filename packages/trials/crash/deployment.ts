import { NodeProcess } from '../testing/node-process.ts';
import { embeddedDatabase, postgresDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { FaultTarget } from './fault-target.ts';
import { openPostgresProcess } from './postgres.ts';
import { openRedis } from './redis.ts';
import { freePort } from './service-process.ts';

/** Where the matches are kept, who serves them, and what is struck while they are played. */
export interface Deployment {
  readonly database: TestDatabase;
  readonly nodes: readonly NodeProcess[];
  /** One after the other, again and again. */
  readonly victims: readonly FaultTarget[];
  /** Resolves when what the nodes need is there; without it nodes have no reason to fail. */
  readonly ready?: () => Promise<void>;
  /** As administration finds it. */
  readonly at: { readonly folder: string; readonly databaseUrl: string | undefined };
  /** Where its node serves measurements; absent: nowhere. */
  readonly metrics?: string;
  /** Ends everything and leaves nothing behind. */
  close(): Promise<void>;
}

/** For players who do not stop to think. */
const HASTY = { MESSAGES_PER_SECOND: '10000' };

const nodeOn = (env: Record<string, string>, folder: string): NodeProcess => new NodeProcess(['--data', folder], env);

/** A town whose nodes are struck. */
function deploymentOf(database: TestDatabase, nodes: readonly NodeProcess[], at: Deployment['at']): Deployment {
  return {
    database,
    nodes,
    victims: nodes.map(node => ({ strike: () => node.restart() })),
    at,
    close: async () => {
      for (const node of nodes) await node.kill();
      await database.remove();
    },
  };
}

/** One node on the embedded store. */
export async function embeddedDeployment(limits: Record<string, string> = HASTY): Promise<Deployment> {
  const database = embeddedDatabase();
  const port = await freePort();
  const env = { DATABASE_URL: '', REDIS_URL: '', METRICS_PORT: `${port}`, ...limits };
  const deployment = deploymentOf(database, [nodeOn(env, database.folder)], {
    folder: database.folder,
    databaseUrl: undefined,
  });
  return { ...deployment, metrics: `127.0.0.1:${port}` };
}

/** Two nodes on PostgreSQL and Redis. */
export async function postgresDeployment(databaseUrl: string, redisUrl: string): Promise<Deployment> {
  const database = await postgresDatabase(databaseUrl);
  const nodes = [1, 2].map(() => nodeOn({ DATABASE_URL: database.url, REDIS_URL: redisUrl, ...HASTY }, 'data'));
  return deploymentOf(database, nodes, { folder: 'data', databaseUrl: database.url });
}

/** Two nodes with a PostgreSQL and a Redis of their own, one of which is struck. */
export async function unreliableDeployment(victim: 'database' | 'fanout'): Promise<Deployment> {
  const [postgres, redis] = await Promise.all([openPostgresProcess(), openRedis()]);
  const deployment = await postgresDeployment(postgres.url, redis.url);
  return {
    ...deployment,
    ...(victim === 'database' ? { victims: [postgres], ready: postgres.up } : { victims: redis.victims }),
    close: async () => {
      await deployment.close();
      await redis.end();
      await postgres.end();
    },
  };
}

/** One node on PostgreSQL, with its usual limits. */
export async function singleNodePostgresDeployment(databaseUrl: string): Promise<Deployment> {
  const database = await postgresDatabase(databaseUrl);
  const port = await freePort();
  const nodes = [nodeOn({ DATABASE_URL: database.url, REDIS_URL: '', METRICS_PORT: `${port}` }, 'data')];
  return {
    ...deploymentOf(database, nodes, { folder: 'data', databaseUrl: database.url }),
    metrics: `127.0.0.1:${port}`,
  };
}
