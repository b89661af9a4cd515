import { NodeProcess } from '../testing/node-process.ts';
import { embeddedPlace, type Place, postgresPlace } from '../testing/place.ts';
import { openPostgresProcess } from './postgres.ts';
import { openRedis } from './redis.ts';
import { freePort } from './service-process.ts';
import type { Victim } from './victim.ts';

/** Where the matches are kept, who serves them, and what is struck while they are played. */
export interface Town {
  readonly place: Place;
  readonly nodes: readonly NodeProcess[];
  /** One after the other, again and again. */
  readonly victims: readonly Victim[];
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
function townOf(place: Place, nodes: readonly NodeProcess[], at: Town['at']): Town {
  return {
    place,
    nodes,
    victims: nodes.map(node => ({ strike: () => node.restart() })),
    at,
    close: async () => {
      for (const node of nodes) await node.kill();
      await place.clear();
    },
  };
}

/** One node on the embedded store. */
export async function embeddedTown(limits: Record<string, string> = HASTY): Promise<Town> {
  const place = embeddedPlace();
  const port = await freePort();
  const env = { DATABASE_URL: '', REDIS_URL: '', METRICS_PORT: `${port}`, ...limits };
  const town = townOf(place, [nodeOn(env, place.folder)], { folder: place.folder, databaseUrl: undefined });
  return { ...town, metrics: `127.0.0.1:${port}` };
}

/** Two nodes on PostgreSQL and Redis. */
export async function postgresTown(databaseUrl: string, redisUrl: string): Promise<Town> {
  const place = await postgresPlace(databaseUrl);
  const nodes = [1, 2].map(() => nodeOn({ DATABASE_URL: place.url, REDIS_URL: redisUrl, ...HASTY }, 'data'));
  return townOf(place, nodes, { folder: 'data', databaseUrl: place.url });
}

/** Two nodes with a PostgreSQL and a Redis of their own, one of which is struck. */
export async function troubledTown(victim: 'database' | 'fanout'): Promise<Town> {
  const [postgres, redis] = await Promise.all([openPostgresProcess(), openRedis()]);
  const town = await postgresTown(postgres.url, redis.url);
  return {
    ...town,
    ...(victim === 'database' ? { victims: [postgres], ready: postgres.up } : { victims: redis.victims }),
    close: async () => {
      await town.close();
      await redis.end();
      await postgres.end();
    },
  };
}

/** One node on PostgreSQL, with its usual limits. */
export async function lonePostgresTown(databaseUrl: string): Promise<Town> {
  const place = await postgresPlace(databaseUrl);
  const port = await freePort();
  const nodes = [nodeOn({ DATABASE_URL: place.url, REDIS_URL: '', METRICS_PORT: `${port}` }, 'data')];
  return { ...townOf(place, nodes, { folder: 'data', databaseUrl: place.url }), metrics: `127.0.0.1:${port}` };
}
