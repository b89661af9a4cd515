import { afterEach, describe, expect, test } from 'vitest';
import { crash } from './crash/crash.ts';
import { type Deployment, embeddedDeployment, postgresDeployment, unreliableDeployment } from './crash/deployment.ts';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;

/** What is struck, how often, and how often everybody loses his connection by that, at least: without a node always. */
type CrashCase = readonly [name: string, make: () => Promise<Deployment>, kills: number, losses: number];

const CASES: readonly CrashCase[] = [
  ['a node on the embedded store is killed with -9', () => embeddedDeployment(), 4, 1],
  ...(DATABASE_URL === '' || REDIS_URL === ''
    ? []
    : ([
        ['one of two nodes on PostgreSQL is killed with -9', () => postgresDeployment(DATABASE_URL, REDIS_URL), 4, 1],
        ['PostgreSQL itself is killed with -9', () => unreliableDeployment('database'), 2, 0],
        ['Redis is killed with -9, then cut off', () => unreliableDeployment('fanout'), 2, 0],
      ] as const)),
];

describe.each(CASES)('%s, and is there again', (_, make, most, leastLosses) => {
  let deployment: Deployment | null = null;
  afterEach(() => deployment?.close());

  test('four clients play all three games to the end, and no answer is lost or done twice', async () => {
    deployment = await make();
    const { kills, losses, views, lost, twice, faults } = await crash(deployment, { kills: most, seed: 'kill' });
    expect({ kills, lost, twice, faults }).toEqual({ kills: most, lost: [], twice: [], faults: [] });
    expect(losses).toBeGreaterThanOrEqual(leastLosses);
    expect(views).toBeGreaterThanOrEqual(15);
  }, 240_000);
});
