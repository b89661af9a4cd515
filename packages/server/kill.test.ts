import { afterEach, describe, expect, test } from 'vitest';
import { crash } from './trials/crash/crash.ts';
import { embeddedTown, postgresTown, type Town } from './trials/crash/town.ts';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
const KILLS = 4;

const TOWNS: readonly (readonly [name: string, make: () => Promise<Town>])[] = [
  ['one node on the embedded store', () => embeddedTown()],
  ...(DATABASE_URL === '' || REDIS_URL === ''
    ? []
    : [['two nodes on PostgreSQL', () => postgresTown(DATABASE_URL, REDIS_URL)] as const]),
];

describe.each(TOWNS)('a node is killed with -9 and started again: %s', (_, make) => {
  let town: Town | null = null;
  afterEach(async () => {
    for (const node of town?.nodes ?? []) await node.kill();
    await town?.place.clear();
  });

  test('four clients play all three games to the end, and no answer is lost or done twice', async () => {
    town = await make();
    const { kills, losses, views, lost, twice, faults } = await crash(town, { kills: KILLS, seed: 'kill' });
    expect({ kills, lost, twice, faults }).toEqual({ kills: KILLS, lost: [], twice: [], faults: [] });
    expect(losses).toBeGreaterThanOrEqual(1);
    expect(views).toBeGreaterThanOrEqual(15);
  }, 120_000);
});
