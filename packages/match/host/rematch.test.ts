import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, entropyOf } from '../testing/table.ts';
import { Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const SITDOWN = anyGame(sitdown);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const again = (id: string) => ({ id, seed: 'ab'.repeat(32), rotate: true });

/** A match of two people and a bot that was voted to end. */
async function ended(): Promise<{ town: Town; host: Host }> {
  const town = new Town({ games: [SITDOWN], idle });
  const host = town.host();
  await town.play(host, SITDOWN, ['person', 'person', 2]);
  await town.command(host, 'ada', { type: 'wish', wish: 'end' });
  await town.command(host, 'bea', { type: 'vote', yes: true });
  return { town, host };
}

test('a rematch is a room of its own, and everybody here learns of it', async () => {
  const { town, host } = await ended();
  const seen = await town.watch(host, 'bea');
  expect(await town.rematch(host, 'ada', again('second'))).toEqual({ ok: true, room: 'second' });
  expect(seen.at(-1)?.rematch).toBe('second');
  const [next] = await town.watch(host, 'bea', 'second');
  expect(next).toMatchObject({ phase: 'gathering', seat: 2, rematch: null });
  expect(next?.chairs.map(({ sitter, isKept }) => [sitter, isKept])).toEqual([
    ['bot', false],
    ['person', true],
    ['person', true],
  ]);
});

test('a repeated request gets the same room, and no other is made', async () => {
  const { town, host } = await ended();
  await town.rematch(host, 'ada', again('second'));
  expect(await town.rematch(town.host(), 'bea', again('third'))).toEqual({ ok: true, room: 'second' });
  expect([...town.store.rooms.keys()]).toEqual(['room', 'second']);
  expect(town.store.typesOf('room').filter(type => type === 'rematched')).toHaveLength(1);
});

test('two requests at different hosts at once get the same room, and the other room is cancelled', async () => {
  const { town, host } = await ended();
  const other = town.host();
  await town.roomOf(other);
  const said = await Promise.all([
    town.rematch(host, 'ada', again('second')),
    town.rematch(other, 'bea', again('third')),
  ]);
  expect(said).toEqual([
    { ok: true, room: 'second' },
    { ok: true, room: 'second' },
  ]);
  expect(await town.roomOf(host, 'second')).toMatchObject({ phase: 'gathering' });
  expect(await town.roomOf(other, 'third')).toMatchObject({ phase: 'ended' });
});

test('the people of a rematch sit down with new entropy, and then it begins', async () => {
  const { town, host } = await ended();
  await town.rematch(host, 'ada', again('second'));
  const told: boolean[] = [];
  const tell = ({ ok }: { readonly ok: boolean }) => told.push(ok);
  const start = () => host.command('second', { player: 'ada', id: town.newId() }, { type: 'start' }, tell);
  await start();
  for (const [seat, player] of [
    [1, 'ada'],
    [2, 'bea'],
  ] as const) {
    const sit = { type: 'sit', seat, name: player, entropy: entropyOf(seat + 3) } as const;
    await host.command('second', { player, id: town.newId() }, sit, tell);
  }
  await start();
  expect(told).toEqual([false, true, true, true]);
  expect(await town.roomOf(host, 'second')).toMatchObject({ phase: 'playing', match: { deeds: { length: 0 } } });
});

test.each([
  ['a match that is being played', 'ada', false, 'not-over'],
  ['somebody who has not played', 'dan', true, 'not-seated'],
] as const)('%s has no rematch', async (_what, player, isEnded, code) => {
  const town = new Town({ games: [SITDOWN], idle });
  const host = town.host();
  await town.play(host, SITDOWN, ['person', 1, 1]);
  if (isEnded) await town.command(host, 'ada', { type: 'wish', wish: 'end' });
  expect(await town.rematch(host, player, again('second'))).toEqual({ ok: false, code, rule: null });
  expect([...town.store.rooms.keys()]).toEqual(['room']);
});

test("there is no rematch of a room that doesn't exist", async () => {
  const town = new Town({ games: [SITDOWN], idle });
  expect(await town.rematch(town.host(), 'ada', again('second'))).toEqual({
    ok: false,
    code: 'no-such-room',
    rule: null,
  });
});
