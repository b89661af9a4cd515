import { embeddedPlace, type Place, postgresPlace } from '../../store/testing.ts';
import { NodeProcess } from '../../testing/node-process.ts';

/** Where the matches are kept, and who serves them. */
export interface Town {
  readonly place: Place;
  readonly nodes: readonly NodeProcess[];
  /** As administration finds it. */
  readonly at: { readonly folder: string; readonly databaseUrl: string | undefined };
}

/** For players who do not stop to think. */
const HASTY = { MESSAGES_PER_SECOND: '10000' };

const nodeOn = (env: Record<string, string>, folder: string): NodeProcess => new NodeProcess(['--data', folder], env);

/** One node on the embedded store. */
export async function embeddedTown(limits: Record<string, string> = HASTY): Promise<Town> {
  const place = embeddedPlace();
  const nodes = [nodeOn({ DATABASE_URL: '', REDIS_URL: '', ...limits }, place.folder)];
  return { place, nodes, at: { folder: place.folder, databaseUrl: undefined } };
}

/** Two nodes on PostgreSQL and Redis. */
export async function postgresTown(databaseUrl: string, redisUrl: string): Promise<Town> {
  const place = await postgresPlace(databaseUrl);
  const nodes = [1, 2].map(() => nodeOn({ DATABASE_URL: place.url, REDIS_URL: redisUrl, ...HASTY }, 'data'));
  return { place, nodes, at: { folder: 'data', databaseUrl: place.url } };
}

/** One node on PostgreSQL, with its usual limits. */
export async function lonePostgresTown(databaseUrl: string): Promise<Town> {
  const place = await postgresPlace(databaseUrl);
  const nodes = [nodeOn({ DATABASE_URL: place.url, REDIS_URL: '' }, 'data')];
  return { place, nodes, at: { folder: 'data', databaseUrl: place.url } };
}
