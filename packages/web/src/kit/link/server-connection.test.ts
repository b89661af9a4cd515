import { expect, test } from 'vitest';
import { ServerConnection, type SocketListeners } from './server-connection.ts';
import { seenWith, titlesOf } from './testing.ts';

const ID = 'a'.repeat(32);
const doing = (id = ID) => ({ type: 'do', room: 'r1', id, command: { type: 'undo' } }) as const;
const ME = {};

/** An connection over a socket that a test holds in its hands. */
function openConnection() {
  let listeners: SocketListeners | null = null;
  const said: { readonly type: string }[] = [];
  const reloads: string[] = [];
  const later: (() => void)[] = [];
  const clock = { wall: 1_000_000, reconnects: 0 };
  const connection = new ServerConnection({
    connect: given => {
      listeners = given;
      return { send: text => said.push(JSON.parse(text)), reconnect: () => clock.reconnects++ };
    },
    build: 'b1',
    reload: reason => !reloads.includes(reason) && reloads.push(reason) > 0,
    later: then => later.push(then),
    wall: () => clock.wall,
  });
  const tell = (message: object): void => listeners?.received(JSON.stringify(message));
  return {
    connection,
    reloads,
    later,
    clock,
    tell,
    pickUp: () => listeners?.opened(),
    open: (version = 2, build: string | null = 'b1') => {
      listeners?.opened();
      tell({ type: 'hello', version, build, now: 5_000, guest: {} });
    },
    lose: () => listeners?.lost(),
    show: (chapters: number, fresh: number) =>
      tell({ type: 'seen', room: 'r1', now: 5_000, seen: seenWith(chapters, fresh) }),
    /** The messages sent since the last call. */
    said: () => said.splice(0),
  };
}

test('a room is live from the first snapshot on, lost with the connection, and live again with the next snapshot', () => {
  const { connection, open, show, lose, said } = openConnection();
  const signals = connection.watch('r1');
  const states = [signals.status.value];
  const note = (act: () => void): void => {
    act();
    states.push(signals.status.value);
  };
  note(open);
  note(() => show(3, 3));
  note(lose);
  note(open);
  note(() => show(4, 1));
  expect(states).toEqual(['connecting', 'connecting', 'live', 'lost', 'connecting', 'live']);
  expect(said()).toEqual([
    { type: 'watch', room: 'r1', from: 0 },
    { type: 'watch', room: 'r1', from: 3 },
  ]);
  expect(titlesOf(signals.story.value)).toEqual(['chapter-0', 'chapter-1', 'chapter-2', 'chapter-3']);
});

test("a command that isn't acknowledged is sent again with the same id after a lost connection, and then no more", async () => {
  const { connection, open, lose, tell, said } = openConnection();
  connection.watch('r1');
  open();
  said();
  const ended = connection.run(doing(), ME);
  expect(said()).toEqual([doing()]);
  lose();
  open();
  expect(said()).toEqual([{ type: 'watch', room: 'r1', from: 0 }, doing()]);
  tell({ type: 'done', id: ID });
  expect(await ended).toBeNull();
  lose();
  open();
  expect(said()).toEqual([{ type: 'watch', room: 'r1', from: 0 }]);
});

test('a command given while connecting is sent once the server is ready', async () => {
  const { connection, open, tell, said } = openConnection();
  connection.watch('r1');
  const ended = connection.run(doing(), ME);
  expect(said()).toEqual([]);
  open();
  expect(said().map(({ type }) => type)).toEqual(['watch', 'do']);
  tell({ type: 'refused', id: ID, code: 'stale', rule: '4.3' });
  expect(await ended).toEqual({ code: 'stale', rule: '4.3' });
});

test('a sender that gives up is offline, and nothing is sent for it later', async () => {
  const { connection, open, lose, said } = openConnection();
  connection.watch('r1');
  open();
  const ended = connection.run(doing(), ME);
  lose();
  connection.giveUp(ME);
  expect(await ended).toEqual({ code: 'offline', rule: null });
  said();
  open();
  expect(said().map(({ type }) => type)).toEqual(['watch']);
});

test('after too-fast commands are sent again a little later; on an error the oldest is refused', async () => {
  const { connection, open, tell, said, later } = openConnection();
  connection.watch('r1');
  open();
  const ended = connection.run(doing(), ME);
  said();
  tell({ type: 'error', code: 'too-fast' });
  for (const then of later) then();
  expect(said().map(({ type }) => type)).toEqual(['watch', 'do']);
  tell({ type: 'error', code: 'internal' });
  expect(await ended).toEqual({ code: 'internal', rule: null });
});

test('an update changes the parts it names and extends the story', () => {
  const { connection, open, show, tell } = openConnection();
  const signals = connection.watch('r1');
  open();
  show(2, 2);
  const heard = [{ events: [{ type: 'chapter-2' }], undoneBy: null, by: null }];
  tell({
    type: 'news',
    room: 'r1',
    now: 6_000,
    all: {
      is: [
        ['chapters', 3],
        ['waiting', [1]],
      ],
      heard,
    },
    mine: { is: [['mayUndo', true]] },
  });
  expect(signals.roomView.value).toMatchObject({
    chapters: 3,
    phase: 'playing',
    match: { waiting: [1], mayUndo: true },
  });
  expect(titlesOf(signals.story.value)).toEqual(['chapter-0', 'chapter-1', 'chapter-2']);
});

test('if chapters are missing, the room is requested again from the first missing one', () => {
  const { connection, open, show, tell, said } = openConnection();
  const signals = connection.watch('r1');
  open();
  show(2, 2);
  said();
  tell({ type: 'news', room: 'r1', now: 6_000, all: { is: [['chapters', 5]] } });
  expect(said()).toEqual([{ type: 'watch', room: 'r1', from: 2 }]);
  expect(signals.roomView.value?.chapters).toBe(2);
});

test('a quiet connection is pinged, and reconnected without an answer', () => {
  const { connection, open, show, tell, said, clock } = openConnection();
  const signals = connection.watch('r1');
  open();
  show(1, 1);
  said();
  const checkAfter = (milliseconds: number): void => {
    clock.wall += milliseconds;
    connection.checkAlive();
  };
  checkAfter(10_000);
  expect(said()).toEqual([{ type: 'ping' }]);
  tell({ type: 'pong' });
  checkAfter(5_000);
  expect([clock.reconnects, signals.status.value]).toEqual([0, 'live']);
  checkAfter(5_000);
  checkAfter(4_000);
  expect([clock.reconnects, signals.status.value]).toEqual([1, 'lost']);
});

test('a connection without a hello is reconnected', () => {
  const { connection, pickUp, clock } = openConnection();
  connection.watch('r1');
  pickUp();
  clock.wall += 4_000;
  connection.checkAlive();
  expect(clock.reconnects).toBe(1);
});

test("a room that doesn't exist stays closed", () => {
  const { connection, open, lose, tell, said } = openConnection();
  const signals = connection.watch('r1');
  open();
  tell({ type: 'closed', room: 'r1', code: 'no-such-room' });
  expect([signals.closed.value, signals.status.value]).toEqual(['no-such-room', 'lost']);
  said();
  lose();
  open();
  expect([said(), signals.status.value]).toEqual([[], 'lost']);
});

test('messages set house time', () => {
  const { connection, open, clock } = openConnection();
  connection.watch('r1');
  open();
  clock.wall += 250;
  expect(connection.time.now()).toBe(5_250);
});

test('a page that finds another build is reloaded once, even if it finds it again', () => {
  const { connection, open, lose, reloads } = openConnection();
  connection.watch('r1');
  for (const build of ['b1', null, 'b2', 'b2']) {
    open(2, build);
    lose();
  }
  expect(reloads).toEqual(['build-b2']);
});

test('a page that finds another build waits until its outbox is empty', () => {
  const { connection, open, tell, reloads } = openConnection();
  connection.watch('r1');
  connection.run(doing(), ME);
  open(2, 'b2');
  expect(reloads).toEqual([]);
  tell({ type: 'done', id: ID });
  expect(reloads).toEqual(['build-b2']);
});

test("another protocol version makes the page reload; if that doesn't help, every table says so", () => {
  const { connection, open, lose, said, reloads } = openConnection();
  const before = connection.watch('r1');
  open(3);
  lose();
  expect([before.closed.value, reloads]).toEqual([null, ['protocol-3']]);
  open(3);
  expect([before, connection.watch('r2')].map(({ closed }) => closed.value)).toEqual(['old-page', 'old-page']);
  expect(said()).toEqual([]);
});

test('a device that the server lets in no more sees why at every table that it shows', () => {
  const { connection } = openConnection();
  const signals = connection.watch('r1');
  connection.refuse('banned');
  expect(signals.closed.value).toBe('banned');
});
