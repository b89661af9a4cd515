import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { anyGame } from '../testing/table.ts';
import { Town } from '../testing/town.ts';
import type { HostEnvironment } from './environment.ts';
import type { Host } from './host.ts';

const CARTA_NOSTRA = anyGame(cartaNostra);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A table at which a bot plays to its city as long as it can, then ends its turn. */
async function playing(changes: Partial<HostEnvironment> = {}): Promise<{ town: Town; host: Host }> {
  const town = new Town({ games: [CARTA_NOSTRA], idle });
  town.think = async ({ actions }) => actions.find(({ type }) => type === 'city') ?? actions.at(-1);
  const host = town.host(changes);
  await town.play(host, CARTA_NOSTRA, [1, 'person'], { options: { start: 0 } });
  return { town, host };
}

/** The times between the lines of the journal from the start of the match on. */
async function pauses({ store }: Town): Promise<readonly number[]> {
  const lines = await store.read('room', 0);
  const started = lines.findIndex(({ body }) => body.includes('"started"'));
  return lines.slice(started + 1).map(({ at }, index) => at - (lines[started + index]?.at ?? 0));
}

const watch = (host: Host) => host.watch('room', null, 0, () => {});

test('bots pause 1.2 s before each open answer while somebody watches', async () => {
  const { town, host } = await playing();
  await watch(host);
  await town.time.pass(10_000);
  const [first, ...others] = await pauses(town);
  expect([first, new Set(others)]).toEqual([1200, new Set([1200])]);
});

test('bots pause 0.6 s while nobody watches, and longer as soon as somebody does', async () => {
  const { town, host } = await playing();
  await town.time.pass(700);
  await watch(host);
  await town.time.pass(10_000);
  expect((await pauses(town)).slice(0, 2)).toEqual([600, 1200]);
});

test('bots pause 0.6 s if the player has chosen so, even while somebody watches', async () => {
  const { town, host } = await playing({ isBrisk: true });
  await watch(host);
  await town.time.pass(10_000);
  expect(new Set(await pauses(town))).toEqual(new Set([600]));
});
