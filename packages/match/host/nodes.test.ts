import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, idOf, type Sitter } from '../testing/table.ts';
import { pledge, Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const SITDOWN = anyGame(sitdown);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const HOLD = 20_000;

async function playing(sitters: readonly Sitter[]): Promise<{ town: Town; host: Host }> {
  const town = new Town({ games: [SITDOWN], idle });
  const host = town.host();
  await town.play(host, SITDOWN, sitters);
  return { town, host };
}

const last = <X>(list: readonly X[]): X => list.at(-1)!;

test('two hosts serve one room: one reads what the other has appended, and decides again', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const other = town.host();
  const [ada, bea] = [await town.watch(host, 'ada'), await town.watch(other, 'bea')];
  const [hers, theirs] = [pledge(last(ada)), pledge(last(bea))];
  expect(await town.command(host, 'ada', hers)).toEqual({ ok: true });
  expect(bea).toHaveLength(1);
  expect(await town.command(other, 'bea', theirs)).toEqual({ ok: true });
  expect(last(bea).match?.waiting).toEqual([2]);
  expect(last(ada).match?.waiting).toEqual([1, 2]);
  await host.catchUp(...last(town.announced));
  expect(last(ada).match?.waiting).toEqual([2]);
});

test("of two hosts that append at once one is first, and the other doesn't lose its command", async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const other = town.host();
  const [ada, bea] = [await town.watch(host, 'ada'), await town.watch(other, 'bea')];
  const [hers, theirs] = [pledge(last(ada)), pledge(last(bea))];
  town.store.onAppend = async () => {
    town.store.onAppend = () => {};
    expect(await town.command(other, 'bea', theirs)).toEqual({ ok: true });
  };
  expect(await town.command(host, 'ada', hers)).toEqual({ ok: true });
  expect((await town.roomOf(host)).match?.deeds.slice().map(([seat]) => seat)).toEqual([1, 0]);
  expect(ada.map(({ match }) => match?.waiting)).toEqual([[0, 1, 2], [0, 2], [2]]);
});

test('of two hosts that get the same command both acknowledge it and one appends it', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const other = town.host();
  const command = pledge(last(await town.watch(host, 'ada')));
  const id = idOf(0xabc);
  const acks = await Promise.all([host, other].map(each => town.command(each, 'ada', command, id)));
  expect(acks).toEqual([{ ok: true }, { ok: true }]);
  expect(town.store.typesOf('room').filter(type => type === 'answered')).toHaveLength(1);
});

test("a host that doesn't know of an order doesn't take its withdrawal for a repetition", async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const other = town.host();
  await town.watch(other, 'ada');
  expect(await town.command(host, 'ada', { type: 'order', order: 'always' })).toEqual({ ok: true });
  expect(await town.command(other, 'ada', { type: 'order', order: null })).toEqual({ ok: true });
  expect((await town.roomOf(town.host())).orders[0]).toBeNull();
});

test("after a host has died another goes on: acknowledged commands are there, and aren't run twice", async () => {
  const { town, host } = await playing(['person', 1, 1]);
  const command = pledge(last(await town.watch(host, 'ada')));
  const id = idOf(0xdead);
  expect(await town.command(host, 'ada', command, id)).toEqual({ ok: true });
  const heir = town.host();
  expect(await town.command(heir, 'ada', command, id)).toEqual({ ok: true });
  const seen = await town.watch(heir, 'ada');
  expect(last(seen).match).toMatchObject({ waiting: [1, 2], mayUndo: true });
  expect(town.store.typesOf('room').filter(type => type === 'answered')).toHaveLength(1);
});

test('a command whose host died before acknowledging it is acknowledged by another', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const command = pledge(last(await town.watch(host, 'ada')));
  const id = idOf(0xdead);
  const append = town.store.append.bind(town.store);
  town.store.append = async lines => {
    await append(lines);
    return new Promise(() => {});
  };
  const told: unknown[] = [];
  void host.command('room', { player: 'ada', id }, command, ack => told.push(ack));
  await idle();
  expect(told).toEqual([]);
  town.store.append = append;
  expect(await town.command(town.host(), 'ada', command, id)).toEqual({ ok: true });
  expect(town.store.typesOf('room').filter(type => type === 'answered')).toHaveLength(1);
});

test('the bots of a dead host are taken over when its lease is over, and not before', async () => {
  const { town, host } = await playing(['person', 1, 1]);
  await host.close();
  const heir = town.host();
  await town.time.pass(HOLD - 1);
  await heir.wakeUp();
  await town.time.pass(0);
  expect((await town.roomOf(heir)).match?.deeds.slice()).toEqual([]);
  await town.time.pass(1);
  await heir.wakeUp();
  await town.time.pass(1500);
  expect((await town.roomOf(heir)).match?.deeds.slice().map(([seat]) => seat)).toEqual([1, 2]);
});

test('of two hosts that tend the same room one answers for its bots, once', async () => {
  const town = new Town({ games: [SITDOWN], idle });
  const minds: (() => void)[] = [];
  town.think = ({ actions }) => new Promise(resolve => minds.push(() => resolve(actions[0])));
  const hosts = [town.host(), town.host()] as const;
  await town.play(hosts[0], SITDOWN, [1, 1, 1]);
  for (const host of hosts) await town.watch(host, null);
  await town.time.pass(0);
  expect(minds).toHaveLength(6);
  town.think = async ({ actions }) => actions[0];
  for (const makeUp of minds) makeUp();
  await town.time.pass(60_000);
  expect(town.faults).toEqual([]);
  expect(new Set(town.store.typesOf('room'))).toEqual(new Set(['opened', 'bot', 'started', 'released']));
  expect(await town.roomOf(town.host())).toMatchObject({ phase: 'over' });
});
