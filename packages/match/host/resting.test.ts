import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, type Sitter } from '../testing/table.ts';
import { pledge, Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const SITDOWN = anyGame(sitdown);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const HOLD = 20_000;
const BEAT = 1500;

async function playing(sitters: readonly Sitter[]): Promise<{ town: Town; host: Host }> {
  const town = new Town({ games: [SITDOWN], idle });
  const host = town.host();
  await town.play(host, SITDOWN, sitters);
  return { town, host };
}

/** How many answers have been given at the table. */
const answersAt = async (town: Town, host: Host): Promise<number> => (await town.roomOf(host)).match?.deeds.length ?? 0;

async function watch(host: Host): Promise<() => void> {
  const stop = await host.watch('room', null, 0, () => {});
  if (typeof stop === 'string') throw new Error(stop);
  return stop;
}

test('at a table without people bots rest, play while somebody watches, and rest again', async () => {
  const { town, host } = await playing([1, 1, 1]);
  await town.time.pass(60_000);
  expect([await answersAt(town, host), town.time.timers]).toEqual([0, 0]);
  const stop = await watch(host);
  await town.time.pass(BEAT);
  const played = await answersAt(town, host);
  expect(played).toBeGreaterThan(0);
  stop();
  await town.time.pass(60_000);
  await host.wakeUp();
  await town.time.pass(60_000);
  expect([await answersAt(town, host), town.time.timers]).toEqual([played, 0]);
  await watch(host);
  await town.time.pass(60_000);
  expect((await town.roomOf(host)).phase).toBe('over');
});

test('a table of bots plays on while one of two watches it', async () => {
  const { town, host } = await playing([1, 1, 1]);
  const [stop] = [await watch(host), await watch(host)];
  stop();
  await town.time.pass(BEAT);
  expect(await answersAt(town, host)).toBe(3);
});

test('after a restart a table of bots rests until somebody watches, and nobody wakes it', async () => {
  const { town, host } = await playing([1, 1, 1]);
  await watch(host);
  await town.time.pass(BEAT);
  const played = await answersAt(town, host);
  await host.close();
  const heir = town.host();
  await town.time.pass(HOLD);
  await heir.wakeUp();
  await town.time.pass(60_000);
  expect(heir.size).toBe(0);
  await watch(heir);
  await town.time.pass(BEAT);
  expect(await answersAt(town, heir)).toBeGreaterThan(played);
});

test('an unwatched table of bots leaves memory and is read again', async () => {
  const { town, host } = await playing([1, 1, 1]);
  await host.sweep();
  expect(host.size).toBe(0);
  await watch(host);
  await host.sweep();
  expect(host.size).toBe(1);
  await town.time.pass(BEAT);
  expect(await answersAt(town, host)).toBe(3);
});

test('a node with a watcher takes over a table of bots from a node whose watcher has gone', async () => {
  const { town, host } = await playing([1, 1, 1]);
  const other = town.host();
  const stop = await watch(host);
  await watch(other);
  await town.time.pass(BEAT);
  stop();
  await town.time.pass(HOLD);
  const before = await answersAt(town, town.host());
  await other.wakeUp();
  await town.time.pass(BEAT);
  expect(await answersAt(town, town.host())).toBeGreaterThan(before);
  expect(town.faults).toEqual([]);
});

test('a bot that fails at a watched table of bots is asked again', async () => {
  const { town, host } = await playing([1, 1, 1]);
  town.think = async () => ({ type: 'cheat' });
  await watch(host);
  await town.time.pass(BEAT);
  expect(town.faults).toHaveLength(3);
  town.think = async ({ actions }) => actions[0];
  await town.time.pass(HOLD);
  await host.wakeUp();
  await town.time.pass(BEAT);
  expect(await answersAt(town, host)).toBe(3);
});

test('at a table with people bots and stand-ins play on unwatched, until a person is asked', async () => {
  const { town, host } = await playing(['person', 'person', 1]);
  expect(await town.command(host, 'bea', { type: 'leave' })).toEqual({ ok: true });
  await town.time.pass(BEAT);
  expect(
    (await town.roomOf(host)).match?.deeds
      .slice()
      .map(([seat]) => seat)
      .sort(),
  ).toEqual([1, 2]);
  const [seen] = await town.watch(town.host(), 'ada');
  if (seen === undefined) throw new Error('nothing is shown');
  expect(await town.command(host, 'ada', pledge(seen))).toEqual({ ok: true });
  const after = await answersAt(town, host);
  await town.time.pass(60_000);
  expect(await answersAt(town, host)).toBeGreaterThan(after);
});
