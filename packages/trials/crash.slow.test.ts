import { afterEach, describe, expect, test } from 'vitest';
import { crash } from './crash/crash.ts';
import { embeddedTown, postgresTown, type Town, troubledTown } from './crash/town.ts';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;

/** What is struck, how often, and how often everybody loses his connection by that, at least: without a node always. */
type Row = readonly [name: string, make: () => Promise<Town>, kills: number, losses: number];

const TOWNS: readonly Row[] = [
  ['a node on the embedded store is killed with -9', () => embeddedTown(), 4, 1],
  ...(DATABASE_URL === '' || REDIS_URL === ''
    ? []
    : ([
        ['one of two nodes on PostgreSQL is killed with -9', () => postgresTown(DATABASE_URL, REDIS_URL), 4, 1],
        ['PostgreSQL itself is killed with -9', () => troubledTown('database'), 2, 0],
        ['Redis is killed with -9, then cut off', () => troubledTown('fanout'), 2, 0],
      ] as const)),
];

describe.each(TOWNS)('%s, and is there again', (_, make, most, leastLosses) => {
  let town: Town | null = null;
  afterEach(() => town?.close());

  test('four clients play all three games to the end, and no answer is lost or done twice', async () => {
    town = await make();
    const { kills, losses, views, lost, twice, faults } = await crash(town, { kills: most, seed: 'kill' });
    expect({ kills, lost, twice, faults }).toEqual({ kills: most, lost: [], twice: [], faults: [] });
    expect(losses).toBeGreaterThanOrEqual(leastLosses);
    expect(views).toBeGreaterThanOrEqual(15);
  }, 240_000);
});
