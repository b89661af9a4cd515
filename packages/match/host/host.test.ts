import { cartaNostra } from '@consigliere/games/carta-nostra';
import type { Shape } from '@consigliere/kernel';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { toViews } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import { anyGame, idOf, SEED, type Sitter, termsOf } from '../testing/table.ts';
import { pledge, replyTo, Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const SITDOWN = anyGame(sitdown);
const CARTA_NOSTRA = anyGame(cartaNostra);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const HOLD = 20_000;

async function playing(sitters: readonly Sitter[], game = SITDOWN, terms = {}): Promise<{ town: Town; host: Host }> {
  const town = new Town({ games: [SITDOWN, CARTA_NOSTRA], idle });
  const host = town.host();
  await town.play(host, game, sitters, terms);
  return { town, host };
}

const last = <X>(list: readonly X[]): X => list.at(-1)!;

test('a command is appended, then acknowledged, then published', async () => {
  const { town, host } = await playing(['person', 'person', 1]);
  const order: string[] = [];
  await host.watch('room', 'ada', 0, () => order.push('ada is shown'));
  await host.watch('room', null, 0, () => order.push('a spectator is shown'));
  const { length } = order;
  const append = town.store.append.bind(town.store);
  town.store.append = async lines => {
    await idle();
    const written = await append(lines);
    order.push('written');
    return written;
  };
  const seen = await town.watch(host, 'ada');
  await host.command('room', { player: 'ada', id: idOf(0xaaa) }, pledge(last(seen)), ({ ok }) =>
    order.push(`told ${ok}`),
  );
  expect(order.slice(length)).toEqual(['written', 'told true', 'ada is shown', 'a spectator is shown']);
});

test('a refused command is neither appended nor published', async () => {
  const { town, host } = await playing(['person', 'person', 1]);
  const seen = await town.watch(host, 'bea');
  const types = town.store.typesOf('room');
  expect(await town.command(host, 'ada', { type: 'confirm' })).toMatchObject({ ok: false, code: 'nothing-to-confirm' });
  expect(town.store.typesOf('room')).toEqual(types);
  expect(seen).toHaveLength(1);
});

test('when an append fails, nothing is acknowledged or published, and the room goes on', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const seen = await town.watch(host, 'ada');
  town.store.onAppend = () => {
    town.store.onAppend = () => {};
    throw new Error('the disk is full');
  };
  const command = pledge(last(seen));
  await expect(town.command(host, 'ada', command)).rejects.toThrow('the disk is full');
  expect(seen).toHaveLength(1);
  expect(await town.command(host, 'ada', command)).toEqual({ ok: true });
  expect(last(seen).match?.waiting).toEqual([1, 2]);
});

test('commands that arrive together run one after the other', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const players = ['ada', 'bea', 'cleo'];
  const commands = await Promise.all(players.map(async player => pledge(last(await town.watch(host, player)))));
  const acks = await Promise.all(players.map((player, seat) => town.command(host, player, commands[seat]!)));
  expect(acks).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect((await town.roomOf(host)).match?.deeds.slice().map(([seat]) => seat)).toEqual([0, 1, 2]);
});

test('commands that arrive together are appended together, each acknowledged or refused, then published once', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const players = ['ada', 'bea', 'cleo'];
  const commands = await Promise.all(players.map(async player => pledge(last(await town.watch(host, player)))));
  const order: string[] = [];
  await host.watch('room', null, 0, ({ type }) => order.push(type));
  town.store.onAppend = () => void order.push('written');
  const ask = (player: string, index: number, id = town.newId()): Promise<void> =>
    host.command('room', { player, id }, commands[index]!, ack => order.push(`${player} ${ack.ok || ack.code}`));
  const id = town.newId();
  await Promise.all([ask('ada', 0, id), ask('dan', 0), ask('bea', 1), ask('ada', 0, id), ask('ada', 0)]);
  expect(order).toEqual([
    'seen',
    'written',
    'ada true',
    'dan not-seated',
    'bea true',
    'ada true',
    'ada not-awaited',
    'news',
  ]);
  expect((await town.roomOf(host)).match?.deeds.slice().map(([seat]) => seat)).toEqual([0, 1]);
});

test('when another node was first, the whole batch is decided again', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const players = ['ada', 'bea', 'cleo'];
  const other = town.host();
  const commands = await Promise.all(players.map(async player => pledge(last(await town.watch(host, player)))));
  town.store.onAppend = async () => {
    town.store.onAppend = () => {};
    await town.command(other, 'bea', commands[1]!);
  };
  const acks = await Promise.all(players.map((player, seat) => town.command(host, player, commands[seat]!)));
  expect(acks).toMatchObject([{ ok: true }, { ok: false, code: 'not-awaited' }, { ok: true }]);
  expect((await town.roomOf(host)).match?.deeds.slice().map(([seat]) => seat)).toEqual([1, 0, 2]);
});

test("a command whose append fails doesn't fail the others of its batch", async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const players = ['ada', 'bea'];
  const commands = await Promise.all(players.map(async player => pledge(last(await town.watch(host, player)))));
  const append = town.store.append.bind(town.store);
  town.store.append = async lines => {
    if (lines.lines.some(({ body }) => body.includes('"seat":0'))) throw new Error('it cannot be written');
    return append(lines);
  };
  const acks = await Promise.allSettled(players.map((player, seat) => town.command(host, player, commands[seat]!)));
  expect(acks).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { ok: true } }]);
});

test("a watcher gets only the chapters it doesn't have, until it stops", async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const pushed: RoomView[] = [];
  const stop = await host.watch(
    'room',
    'bea',
    1,
    toViews(seen => pushed.push(seen)),
  );
  await town.command(host, 'ada', pledge(last(await town.watch(host, 'ada'))));
  expect(pushed.map(({ match }) => match?.heard.length)).toEqual([0, 1]);
  if (typeof stop !== 'string') stop();
  await town.command(host, 'bea', pledge(last(pushed)));
  expect(pushed).toHaveLength(2);
});

test('secret picks, held answers and standing orders are published to nobody else', async () => {
  const { town, host } = await playing(['person', 'person', 'person'], CARTA_NOSTRA, {
    confirm: true,
    options: { start: 0 },
  });
  const [ada, bea, spectator] = [
    await town.watch(host, 'ada'),
    await town.watch(host, 'bea'),
    await town.watch(host, null),
  ];
  const { isSure, ...end } = replyTo(last(ada), n => n - 1) as { isSure: boolean; type: 'undo' };
  expect(await town.command(host, 'ada', end)).toEqual({ ok: true });
  expect(last(ada).match?.held).toEqual([{ type: 'end' }]);
  expect(await town.command(host, 'ada', { type: 'order', order: 'always' })).toEqual({ ok: true });
  expect([ada, bea, spectator].map(({ length }) => length)).toEqual([3, 1, 1]);
  expect(await town.command(host, 'ada', { type: 'confirm' })).toEqual({ ok: true });
  expect([ada, bea, spectator].map(({ length }) => length)).toEqual([4, 2, 2]);

  const pledging = await playing(['person', 'person', 'person']);
  const [zero, one] = [
    await pledging.town.watch(pledging.host, 'ada'),
    await pledging.town.watch(pledging.host, 'bea'),
  ];
  const draft = { ...pledge(last(zero)), picks: [last(zero).match!.prompt!.actions[0]] };
  expect(await pledging.town.command(pledging.host, 'ada', draft)).toEqual({ ok: true });
  expect([zero, one].map(({ length }) => length)).toEqual([2, 1]);
});

test.each([
  ['room', 'chess', 1, 'no-such-game'],
  ['room', 'sitdown', 2, 'other-version'],
] as const)('a %s of %s, version %i, is not opened: %s', async (id, game, version, code) => {
  const town = new Town({ games: [SITDOWN], idle });
  const ack = await town.host().open({ ...termsOf(SITDOWN), id, game, version }, SEED, []);
  expect(ack).toEqual({ ok: false, code, rule: null });
  expect(town.store.rooms.size).toBe(0);
});

test('a room is opened with its first commands, or not at all, and once', async () => {
  const town = new Town({ games: [SITDOWN], idle });
  const host = town.host();
  const sit = { type: 'sit', seat: 0, name: 'Ada', entropy: 'x' } as const;
  expect(await host.open(termsOf(SITDOWN), SEED, [[{ player: 'ada', id: '1' }, sit]])).toMatchObject({
    code: 'bad-entropy',
  });
  expect(await host.look('room')).toBe('no-such-room');
  expect(await host.open(termsOf(SITDOWN), SEED, [])).toEqual({ ok: true });
  await expect(host.open(termsOf(SITDOWN), SEED, [])).rejects.toThrow('already');
});

test("a room of another version of its game, or of a removed game, isn't opened", async () => {
  const { town } = await playing(['person', 1, 1]);
  town.games = [{ ...SITDOWN, version: 2 }];
  const host = town.host();
  expect(await host.look('room')).toBe('other-version');
  expect(await town.command(host, 'ada', { type: 'leave' })).toEqual({ ok: false, code: 'other-version', rule: null });
  expect(await host.watch('room', 'ada', 0, () => {})).toBe('other-version');
  await town.time.pass(HOLD);
  await host.wakeUp();
  expect(town.faults).toEqual([]);
  town.games = [];
  expect(await host.look('room')).toBe('no-such-game');
  expect(host.size).toBe(0);
});

test('a bot that fails is a fault, and is asked again when the room is woken', async () => {
  const town = new Town({ games: [SITDOWN], idle });
  const host = town.host();
  town.think = async () => ({ type: 'cheat' });
  await town.play(host, SITDOWN, ['person', 1, 1]);
  await town.time.pass(2000);
  expect(town.faults.map(String)).toEqual([
    'Error: the bot at seat 1 gave an answer that is refused: not-legal',
    'Error: the bot at seat 2 gave an answer that is refused: not-legal',
  ]);
  town.think = async ({ actions }) => actions[0];
  await town.time.pass(HOLD);
  await host.wakeUp();
  await town.time.pass(2000);
  expect((await town.roomOf(host)).match?.deeds.slice().map(([seat]) => seat)).toEqual([1, 2]);
});

test("a due line that can't be appended is a fault, and is appended when the room is woken", async () => {
  const { town, host } = await playing(['person', 1, 1]);
  town.store.onAppend = () => {
    town.store.onAppend = () => {};
    throw new Error('the disk is full');
  };
  await town.time.pass(HOLD);
  expect(town.faults.map(String)).toEqual(['Error: the disk is full']);
  expect(town.store.typesOf('room').at(-1)).toBe('started');
  await host.wakeUp();
  await town.time.pass(1500);
  expect(town.store.typesOf('room').at(-1)).toBe('released');
});

test('after a restart a watched room is tended before anything is due, so that a nudge is never late', async () => {
  const clock = { kind: 'live', move: 30_000, reserve: 60_000 } as const;
  const { town, host } = await playing(['person', 'person'], CARTA_NOSTRA, { options: { start: 0 }, clock });
  await host.close();
  const heir = town.host();
  await heir.watch('room', null, 0, () => {});
  expect(town.time.timers).toBe(0);
  await town.time.pass(HOLD);
  await heir.wakeUp();
  expect(town.time.timers).toBe(1);
  await town.time.pass(90_000 - HOLD);
  expect(town.store.typesOf('room').at(-1)).toBe('nudged');
});

test('a bot that answers twice to the same call thinks twice', async () => {
  const { town, host } = await playing([1, 'person'], CARTA_NOSTRA, { options: { start: 0 } });
  const asked: number[] = [];
  town.think = async ({ actions, seed }) => {
    asked.push(seed.length);
    return actions.find(({ type }) => type === 'city') ?? actions.find(({ type }) => type === 'end');
  };
  await host.close();
  const heir = town.host();
  await town.time.pass(HOLD);
  await heir.wakeUp();
  await town.time.pass(5000);
  expect(town.faults).toEqual([]);
  const { match } = await town.roomOf(heir);
  expect(match?.deeds.slice().map(([seat, deed]) => [seat, (deed as readonly Shape['Event'][])[0]?.type])).toEqual([
    [0, 'city'],
    [0, 'end'],
  ]);
});

test('a player who takes the seat back while the stand-in thinks gives the answer', async () => {
  const { town, host } = await playing(['person', 'person'], CARTA_NOSTRA, { options: { start: 0 } });
  let answer: (pick: unknown) => void = () => {};
  town.think = () => new Promise(resolve => (answer = resolve));
  await town.command(host, 'ada', { type: 'leave' });
  await town.time.pass(1000);
  await town.command(host, 'ada', { type: 'back' });
  answer({ type: 'end' });
  await town.time.pass(5000);
  expect((await town.roomOf(host)).match?.deeds.slice()).toEqual([]);
  const seen = await town.watch(host, 'ada');
  expect(await town.command(host, 'ada', replyTo(last(seen), n => n - 1)!)).toEqual({ ok: true });
});

test('clocks run by house time, and what they bring is published to everybody', async () => {
  const { town, host } = await playing(['person', 1, 1], SITDOWN, {
    clock: { kind: 'live', move: 3000, reserve: 1000 },
  });
  const seen = await town.watch(host, null);
  await town.time.pass(4000);
  expect(last(seen).chairs[0]).toMatchObject({ isNudged: true });
  await town.time.pass(15_000);
  expect(last(seen).chairs[0]).toMatchObject({ isAway: true });
  await town.time.pass(1500);
  expect(seen.flatMap(({ match }) => match?.heard ?? []).map(({ by }) => by)).toContainEqual([0, 'stand-in']);
});

test('rooms in which nothing is due leave memory and are read again when they are needed', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const stop = await host.watch('room', 'ada', 0, () => {});
  await host.sweep();
  expect(host.size).toBe(1);
  if (typeof stop !== 'string') stop();
  await host.sweep();
  expect(host.size).toBe(0);
  expect((await town.roomOf(host)).phase).toBe('playing');
  expect(host.size).toBe(1);
});

test('while a journal is read other work runs between its lines, and all callers share one reading', async () => {
  const { town } = await playing(['person', 'person', 1]);
  let turns = 0;
  town.giveWay = () => {
    turns++;
    return idle();
  };
  const reads: string[] = [];
  const read = town.store.read.bind(town.store);
  town.store.read = async (room, from) => {
    reads.push(room);
    return read(room, from);
  };
  const other = town.host();
  const [one, two] = await Promise.all([town.roomOf(other), town.roomOf(other)]);
  expect(two).toBe(one);
  expect(reads).toEqual(['room']);
  expect(turns).toBe(one.lines - 1);
});

test('a room in which bots think, or a clock soon runs out, stays in memory', async () => {
  const { host } = await playing(['person', 1, 1]);
  await host.sweep();
  expect(host.size).toBe(1);
  const live = await playing(['person', 'person', 'person'], SITDOWN, {
    clock: { kind: 'live', move: 1, reserve: HOLD - 2 },
  });
  await live.host.sweep();
  expect(live.host.size).toBe(1);
  const slow = await playing(['person', 'person', 'person'], SITDOWN, {
    clock: { kind: 'live', move: 1, reserve: HOLD },
  });
  await slow.host.sweep();
  expect(slow.host.size).toBe(0);
});

test.each(['before', 'after'])(
  'a watcher who comes just %s a room leaves memory gets what happens there',
  async moment => {
    const { town, host } = await playing(['person', 'person', 'person']);
    const pushed: RoomView[] = [];
    const come = () =>
      host.watch(
        'room',
        'ada',
        0,
        toViews(seen => pushed.push(seen)),
      );
    const both = moment === 'before' ? [come(), host.sweep()] : [host.sweep(), come()];
    await Promise.all(both);
    await town.command(host, 'ada', pledge(last(pushed)));
    expect(last(pushed).match?.waiting).toEqual([1, 2]);
  },
);

test('a host that closes leaves no timer, and its rooms to others', async () => {
  const { town, host } = await playing(['person', 1, 1], SITDOWN, { clock: { kind: 'live', move: 3000, reserve: 0 } });
  await town.time.pass(100);
  expect(town.time.timers).toBe(1);
  const [seen] = await town.watch(host, 'ada');
  await host.close();
  expect(town.time.timers).toBe(0);
  expect(host.size).toBe(0);
  expect(await town.command(host, 'ada', pledge(seen!))).toEqual({ ok: true });
  expect(town.time.timers).toBe(0);
});

test('the host appends lines of its own, made from the room as it is', async () => {
  const { town, host } = await playing(['person', 'person', 'person']);
  const seen = await town.watch(host, null);
  await host.note('room', ({ phase }) => (phase === 'playing' ? { type: 'cancelled' } : null));
  expect(last(seen).phase).toBe('ended');
  await host.note('room', ({ phase }) => (phase === 'playing' ? { type: 'cancelled' } : null));
  expect(town.store.typesOf('room').filter(type => type === 'cancelled')).toHaveLength(1);
  expect(await host.note('nowhere', () => ({ type: 'cancelled' }))).toBe('no-such-room');
});
