import { NodeProcess } from '../testing/node-process.ts';
import { embeddedDatabase, postgresDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { FaultTarget } from './fault-target.ts';
import { openPostgresProcess } from './postgres.ts';
import { openRedis } from './redis.ts';
import { freePort } from './service-process.ts';

/** The nodes and the database of a trial, and the processes that are killed while matches are played. */
export interface Deployment {
  readonly database: TestDatabase;
  readonly nodes: readonly NodeProcess[];
  /** Killed in turns. */
  readonly victims: readonly FaultTarget[];
  /** Resolves when the services that nodes need are up. Absent where nodes have no reason to fail. */
  readonly ready?: () => Promise<void>;
  /** The store's location, as admin commands take it. */
  readonly at: { readonly folder: string; readonly databaseUrl: string | undefined };
  /** The address of the node's metrics, if it serves them. */
  readonly metrics?: string;
  /** Ends all processes and deletes the database. */
  close(): Promise<void>;
}

/** A message limit that clients which answer at once don't reach. */
const UNLIMITED = { MESSAGES_PER_SECOND: '10000' };

const nodeOn = (env: Record<string, string>, folder: string): NodeProcess => new NodeProcess(['--data', folder], env);

/** A deployment whose nodes are killed. */
function deploymentOf(database: TestDatabase, nodes: readonly NodeProcess[], at: Deployment['at']): Deployment {
  return {
    database,
    nodes,
    victims: nodes.map(node => ({ injectFault: () => node.restart() })),
    at,
    close: async () => {
      for (const node of nodes) await node.kill();
      await database.remove();
    },
  };
}

/** One node on the embedded store. */
export async function embeddedDeployment(variables: Record<string, string> = UNLIMITED): Promise<Deployment> {
  const database = embeddedDatabase();
  const port = await freePort();
  const env = { DATABASE_URL: '', REDIS_URL: '', METRICS_PORT: `${port}`, ...variables };
  const deployment = deploymentOf(database, [nodeOn(env, database.folder)], {
    folder: database.folder,
    databaseUrl: undefined,
  });
  return { ...deployment, metrics: `127.0.0.1:${port}` };
}

/** Two nodes on PostgreSQL and Redis. `variables`: more of them for each node. */
export async function postgresDeployment(
  databaseUrl: string,
  redisUrl: string,
  variables: (node: number) => Record<string, string> = () => ({}),
): Promise<Deployment> {
  const database = await postgresDatabase(databaseUrl);
  const env = { DATABASE_URL: database.url, REDIS_URL: redisUrl, ...UNLIMITED };
  const nodes = [0, 1].map(node => nodeOn({ ...env, ...variables(node) }, 'data'));
  return deploymentOf(database, nodes, { folder: 'data', databaseUrl: database.url });
}

/** Two nodes with their own PostgreSQL and Redis, one of which is killed. */
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

/** One node on PostgreSQL, with the usual limits. */
export async function singleNodePostgresDeployment(databaseUrl: string): Promise<Deployment> {
  const database = await postgresDatabase(databaseUrl);
  const port = await freePort();
  const nodes = [nodeOn({ DATABASE_URL: database.url, REDIS_URL: '', METRICS_PORT: `${port}` }, 'data')];
  return {
    ...deploymentOf(database, nodes, { folder: 'data', databaseUrl: database.url }),
    metrics: `127.0.0.1:${port}`,
  };
}
