import { afterEach, describe, expect, test } from 'vitest';
import { crash } from './crash/crash.ts';
import { damageHouses } from './crash/damage.ts';
import { type Deployment, embeddedDeployment, postgresDeployment, unreliableDeployment } from './crash/deployment.ts';
import { HARMS } from './crash/harms.ts';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;

/** The name of a case, its deployment, the number of kills, and how many connections each client loses at least. */
type CrashCase = readonly [name: string, make: () => Promise<Deployment>, kills: number, losses: number];

const CASES: readonly CrashCase[] = [
  ['a node on the embedded store is killed', () => embeddedDeployment(), 4, 1],
  ...(DATABASE_URL === '' || REDIS_URL === ''
    ? []
    : ([
        ['one of two nodes on PostgreSQL is killed', () => postgresDeployment(DATABASE_URL, REDIS_URL), 4, 1],
        ['PostgreSQL itself is killed', () => unreliableDeployment('database'), 2, 0],
        ['Redis is killed, then stopped for a while', () => unreliableDeployment('fanout'), 2, 0],
      ] as const)),
];

describe.each(CASES)('%s and restarted', (_, make, most, leastLosses) => {
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

test('every kind of damage to a killed server is repaired or reported, and tables that are not damaged play on', async () => {
  const damages = Object.keys(HARMS).length;
  const { outcomes, playedOn, faults } = await damageHouses({ damages, seed: 'damage' });
  expect({ silent: outcomes.silent, faults }).toEqual({ silent: 0, faults: [] });
  expect(outcomes.reported).toBeGreaterThan(damages / 2);
  expect(playedOn).toBeGreaterThan(damages);
}, 240_000);
