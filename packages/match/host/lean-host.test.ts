import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, type Sitter } from '../testing/table.ts';
import { pledge, Town } from '../testing/town.ts';
import { LeanHost } from './lean-host.ts';
import { RARE_HOST_PARTS, type RareHostParts } from './rare-parts.ts';

const SITDOWN = anyGame(sitdown);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const LIVE = { kind: 'live', move: 60_000, reserve: 0 } as const;
const CALM = { clock: { kind: 'calm' } } as const;

/** A host whose rare parts arrive when the test lets them, and how often it has asked for them. */
function leanHost(town: Town) {
  const { promise, resolve } = Promise.withResolvers<RareHostParts>();
  const asked: true[] = [];
  const host = new LeanHost(town.environment(), () => {
    asked.push(true);
    return promise;
  });
  return { host, asked, load: () => resolve(RARE_HOST_PARTS) };
}

async function playing(sitters: readonly Sitter[], terms = {}) {
  const town = new Town({ games: [SITDOWN], idle });
  const lean = leanHost(town);
  await town.play(lean.host, SITDOWN, sitters, terms);
  const seen = await town.watch(lean.host, 'ada');
  return { town, ...lean, pledged: pledge(seen.at(-1)!) };
}

test('people and bots begin a match and answer without the rare parts', async () => {
  const { town, host, asked, pledged } = await playing(['person', 1, 1], CALM);
  expect(await town.command(host, 'ada', pledged)).toEqual({ ok: true });
  expect(await town.command(host, 'ada', { type: 'order', order: 'always' })).toEqual({ ok: true });
  await town.time.pass(10_000);
  expect(town.store.typesOf('room').slice(-4)).toEqual(['answered', 'ordered', 'released', 'released']);
  expect([asked, town.faults]).toEqual([[], []]);
});

test('a command that needs a rare part waits for it, and so do the commands after it', async () => {
  const { town, host, load, pledged } = await playing(['person', 1, 1]);
  await town.command(host, 'ada', pledged);
  const undone = town.command(host, 'ada', { type: 'undo' });
  await idle();
  const again = town.command(host, 'ada', pledged);
  await idle();
  expect(town.store.typesOf('room').at(-1)).toBe('answered');
  load();
  expect([await undone, await again]).toEqual([{ ok: true }, { ok: true }]);
  expect(town.store.typesOf('room').slice(-3)).toEqual(['answered', 'undone', 'answered']);
});

test('a host reads a journal of another host, and its new lines, once the rare parts are there', async () => {
  const { town, host, load } = await playing(['person', 1, 1]);
  load();
  const other = leanHost(town);
  const reading = town.roomOf(other.host);
  await town.command(host, 'ada', { type: 'leave' });
  other.load();
  expect((await reading).lines).toBeGreaterThan(4);
  await town.command(host, 'ada', { type: 'back' });
  await other.host.catchUp('room', Number.POSITIVE_INFINITY);
  expect(await town.roomOf(other.host)).toEqual(await town.roomOf(host));
});

test('a player whose time is up is nudged once the rare parts are there', async () => {
  const { town, asked, load } = await playing(['person', 1, 1], { clock: LIVE });
  await town.time.pass(70_000);
  expect(town.store.typesOf('room')).not.toContain('nudged');
  expect(asked).not.toEqual([]);
  load();
  await town.time.pass(1000);
  expect(town.store.typesOf('room')).toContain('nudged');
});
