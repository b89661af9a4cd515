import type { RoomView, Speed } from '@consigliere/match';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Link } from '../link/link.ts';
import { LocalClient } from '../link/local-client.ts';
import type { FromWorker } from '../link/worker-messages.ts';
import { LocalClock } from './clock.ts';
import { loadFollow } from './games.ts';
import { LocalServer } from './local-server.ts';
import type { LocalStore } from './local-store.ts';
import { memoryStore } from './memory-store.ts';
import { answerTo, device, isAsked, until } from './testing.ts';

const OPENING = {
  type: 'open',
  terms: {
    id: 'room',
    game: 'carta-nostra',
    seats: 3,
    options: {},
    clock: { kind: 'none' },
    confirm: false,
    isPublic: false,
    language: 'en',
  },
  chairs: [{ level: 2 }, { name: 'Ada' }, { level: 4 }],
} as const;

// Nothing can be loaded while the clock of a test stands.
beforeAll(() => loadFollow('carta-nostra'));
afterEach(() => void vi.useRealTimers());

/** Answers twice, each time after something new is shown. An answer is acknowledged before it is published. */
async function answerTwice(link: Link): Promise<void> {
  let last: RoomView | null = null;
  for (let answers = 0; answers < 2; answers++) {
    const asked: RoomView = await until(link, roomView => roomView !== last && isAsked(roomView));
    last = asked;
    expect(await link.do(answerTo(asked))).toBeNull();
  }
}

test('a room is opened with its player and bots in their seats, and started', async () => {
  const house = device()();
  expect(await house.ask(OPENING)).toBeNull();
  const roomView = await until(house.link('room'), isAsked);
  expect(roomView.chairs.map(({ sitter, name, level }) => [sitter, name, level])).toEqual([
    ['bot', '', 2],
    ['person', 'Ada', 0],
    ['bot', '', 4],
  ]);
  expect(await house.list()).toMatchObject([{ id: 'room', game: 'carta-nostra', phase: 'playing', isMyTurn: true }]);
});

test.each([
  [{ game: 'chess' }, 'no-such-game'],
  [{ seats: 99 }, 'bad-seats'],
  [{ options: { luck: 7 } }, 'bad-options'],
] as const)('a room with %j is not opened: %s', async (terms, code) => {
  const house = device()();
  expect(await house.ask({ ...OPENING, terms: { ...OPENING.terms, ...terms } })).toMatchObject({ code });
  expect(await house.list()).toEqual([]);
});

/** A page with a clock that the test moves, at a table where a bot begins. `times`: when each chapter after the first came. */
async function paced(speed: Speed, { waits = false, start: first = 0 } = {}) {
  vi.useFakeTimers();
  const start = Date.now();
  const times: number[] = [];
  const client = new LocalClient(({ received }) => {
    const server = new LocalServer({
      store: memoryStore(Date.now),
      clock: new LocalClock(),
      think: async ({ actions }) => actions.find(({ type }) => type === 'city') ?? actions.at(-1),
      announce: () => {},
      post: message => {
        if (message.type === 'news') for (const _ of message.all?.heard ?? []) times.push(Date.now() - start);
        queueMicrotask(() => received(structuredClone(message)));
      },
    });
    return { post: message => void server.receive(structuredClone(message)) };
  });
  client.setSpeed(speed, waits);
  void client.ask({ ...OPENING, terms: { ...OPENING.terms, options: { start: first } } });
  await vi.advanceTimersByTimeAsync(0);
  const link = client.link('room');
  link.pace.follow('carta-nostra');
  await vi.advanceTimersByTimeAsync(0);
  return { client, link, times };
}

test.each([
  ['slow', [2000, 4000]],
  ['normal', [1200, 2400]],
  ['fast', [600, 1200]],
] as const)('at %s speed the first moves of a bot come after %j ms', async (speed, expected) => {
  const { times } = await paced(speed);
  await vi.advanceTimersByTimeAsync(5000);
  // Each timer of the test's clock takes a millisecond.
  expect(times.slice(0, 2).map(time => 10 * Math.floor(time / 10))).toEqual(expected);
});

test('at instant speed nothing pauses until a person is asked', async () => {
  const { link, times } = await paced('instant');
  await vi.advanceTimersByTimeAsync(100);
  expect([times.length > 1, new Set(times.map(time => time < 100))]).toEqual([true, new Set([true])]);
  expect(isAsked(link.roomView.value!)).toBe(true);
});

test('another speed counts at once, in the match that is running', async () => {
  const { client, times } = await paced('slow');
  await vi.advanceTimersByTimeAsync(700);
  expect(times).toEqual([]);
  client.setSpeed('fast');
  await vi.advanceTimersByTimeAsync(10);
  expect(times).toHaveLength(1);
});

test('a skip shows the next move now, a skip to the turn everything until a person is asked', async () => {
  const { link, times } = await paced('slow');
  await vi.advanceTimersByTimeAsync(100);
  link.pace.skip('step');
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toHaveLength(1);
  link.pace.skip('turn');
  await vi.advanceTimersByTimeAsync(50);
  expect(isAsked(link.roomView.value!)).toBe(true);
});

test.each(['normal', 'instant'] as const)(
  'where bots wait, nobody begins a turn after a bot’s before the player skips, at %s speed too',
  async speed => {
    const { link, times } = await paced(speed, { waits: true, start: 2 });
    const tellTurns = () =>
      link.story.value.flatMap(({ events, by }) => (by === null ? [] : events.filter(({ type }) => type === 'turn')));
    await vi.advanceTimersByTimeAsync(3_600_000);
    const shown = times.length;
    expect(tellTurns()).toHaveLength(1);
    expect(isAsked(link.roomView.value!)).toBe(false);
    link.pace.skip('step');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times.length).toBeGreaterThan(shown);
  },
);

test('a player who comes back after the page was closed goes on, with the whole story', async () => {
  const visit = device();
  const first = visit();
  await first.ask(OPENING);
  const link = first.link('room');
  await answerTwice(link);
  const before = link.story.value;
  link.close();
  const again = visit().link('room');
  await answerTwice(again);
  await until(again, isAsked);
  expect(again.story.value).toHaveLength(again.roomView.value?.chapters ?? -1);
  expect(again.story.value.slice(0, before.length)).toEqual(before);
  expect(again.story.value.length).toBeGreaterThan(before.length);
  again.close();
});

test('a refusal has its code', async () => {
  const house = device()();
  await house.ask(OPENING);
  const link = house.link('room');
  await until(link, isAsked);
  expect(await link.do({ type: 'confirm' })).toEqual({ code: 'nothing-to-confirm', rule: null });
});

test('a deleted room is closed, and no command is run in it', async () => {
  const house = device()();
  await house.ask(OPENING);
  expect(await house.ask({ type: 'forget', room: 'room' })).toBeNull();
  const link = house.link('room');
  expect(await link.do({ type: 'undo' })).toEqual({ code: 'no-such-room', rule: null });
  expect(link.closed.value).toBe('no-such-room');
  expect(await house.list()).toEqual([]);
});

test('the record is available once the match is over, and not before', async () => {
  const house = device()();
  await house.ask(OPENING);
  const link = house.link('room');
  await until(link, isAsked);
  expect(await house.record('room')).toEqual({ code: 'not-over', rule: null });
  expect(await house.record('elsewhere')).toEqual({ code: 'no-such-room', rule: null });
  expect(await link.do({ type: 'wish', wish: 'end' })).toBeNull();
  await until(link, ({ phase }) => phase === 'ended');
  expect(await house.record('room')).toMatchObject({
    record: { game: 'carta-nostra', seats: 3 },
    luck: { commitment: link.roomView.value?.commitment },
    chairs: [{ level: 2 }, { name: 'Ada' }, { level: 4 }],
  });
});

test('without workers every request is refused', async () => {
  const house = new LocalClient(() => null);
  const link = house.link('room');
  expect([link.closed.value, link.status.value]).toEqual(['no-worker', 'lost']);
  expect(await link.do({ type: 'undo' })).toEqual({ code: 'no-worker', rule: null });
  expect([await house.list(), (await house.ask(OPENING))?.code]).toEqual([[], 'no-worker']);
});

test('after the first snapshot the page is sent what has changed, not the room again', async () => {
  const posted: FromWorker[] = [];
  const page = device(message => posted.push(message))();
  await page.ask(OPENING);
  const link = page.link('room');
  await answerTwice(link);
  const types = posted.flatMap(({ type }) => (type === 'seen' || type === 'news' ? [type] : []));
  expect(types[0]).toBe('seen');
  expect(new Set(types.slice(1))).toEqual(new Set(['news']));
});

/** Two tabs of one device, each with its own worker. `calls` lists the calls of the store. */
function twoTabs() {
  const calls: string[] = [];
  const stored = memoryStore(Date.now);
  const note = <X>(call: string, result: X): X => {
    calls.push(call);
    return result;
  };
  const store: LocalStore = {
    ...stored,
    head: room => note('head', stored.head(room)),
    read: (room, from) => note('read', stored.read(room, from)),
    append: append => note('append', stored.append(append)),
  };
  const servers: LocalServer[] = [];
  const open = (): LocalClient =>
    new LocalClient(({ received }) => {
      const own = servers.length;
      const server = new LocalServer({
        store,
        clock: new LocalClock(),
        think: () => new Promise(() => undefined),
        announce: (room, lines) => {
          for (const [at, other] of servers.entries()) if (at !== own) void other.catchUp(room, lines);
        },
        post: message => queueMicrotask(() => received(structuredClone(message))),
      });
      servers.push(server);
      return { post: message => void server.receive(structuredClone(message)) };
    });
  return { one: open(), other: open(), stored, calls };
}

const ALONE = { ...OPENING, terms: { ...OPENING.terms, options: { start: 1 } } } as const;

test('a command is appended without reading the store first', async () => {
  const { one, calls } = twoTabs();
  await one.ask(ALONE);
  const link = one.link('room');
  const asked = await until(link, isAsked);
  calls.length = 0;
  expect(await link.do(answerTo(asked))).toBeNull();
  expect(calls).toEqual(['append']);
});

test('commands that are sent before the room is open are done, in their order', async () => {
  const { one, stored } = twoTabs();
  await one.ask(ALONE);
  const asked = await until(one.link('room'), isAsked);
  const link = one.link('room');
  const answers = [link.do({ type: 'order', order: 'always' }), link.do(answerTo(asked))];
  expect(await Promise.all(answers)).toEqual([null, null]);
  const lines = (await stored.read('room', 0)).map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(lines.slice(-2)).toEqual(['ordered', 'answered']);
});

test('two tabs that answer the same question at once: one answer counts, and both show it', async () => {
  const { one, other, stored } = twoTabs();
  await one.ask(ALONE);
  const links = [one.link('room'), other.link('room')];
  const asked = await Promise.all(links.map(link => until(link, isAsked)));
  const lines = (await stored.read('room', 0)).length;
  const answers = await Promise.all(links.map((link, at) => link.do(answerTo(asked[at]!))));
  expect(answers.map(refused => refused?.code ?? 'done').sort()).toEqual(['done', 'stale']);
  expect(await stored.read('room', 0)).toHaveLength(lines + 1);
  const chapters = asked[0]!.chapters + 1;
  for (const link of links)
    expect((await until(link, roomView => roomView.chapters === chapters)).chapters).toBe(chapters);
});

test('in a room that another tab has deleted a command is refused, and nothing is written', async () => {
  const { one, other, stored } = twoTabs();
  await one.ask(ALONE);
  const link = one.link('room');
  const asked = await until(link, isAsked);
  expect(await other.ask({ type: 'forget', room: 'room' })).toBeNull();
  expect(await link.do(answerTo(asked))).toEqual({ code: 'no-such-room', rule: null });
  expect(await stored.read('room', 0)).toEqual([]);
});
