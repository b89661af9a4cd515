import { expect, test } from 'vitest';
import { ServerConnection, type SocketListeners } from './server-connection.ts';
import { seenWith, titlesOf } from './testing.ts';

const ID = 'a'.repeat(32);
const doing = (id = ID) => ({ type: 'do', room: 'r1', id, command: { type: 'undo' } }) as const;
const ME = {};

/** An exchange over a socket that a test holds in its hands. */
function line() {
  let ears: SocketListeners | null = null;
  const said: { readonly type: string }[] = [];
  const renewed: string[] = [];
  const later: (() => void)[] = [];
  const clock = { wall: 1_000_000, redials: 0 };
  const exchange = new ServerConnection({
    dial: given => {
      ears = given;
      return { send: text => said.push(JSON.parse(text)), redial: () => clock.redials++ };
    },
    build: 'b1',
    renew: reason => !renewed.includes(reason) && renewed.push(reason) > 0,
    later: then => later.push(then),
    wall: () => clock.wall,
  });
  const tell = (message: object): void => ears?.heard(JSON.stringify(message));
  return {
    exchange,
    renewed,
    later,
    clock,
    tell,
    pickUp: () => ears?.opened(),
    open: (version = 2, build: string | null = 'b1') => {
      ears?.opened();
      tell({ type: 'hello', version, build, now: 5_000, guest: {} });
    },
    lose: () => ears?.lost(),
    show: (chapters: number, fresh: number) =>
      tell({ type: 'seen', room: 'r1', now: 5_000, seen: seenWith(chapters, fresh) }),
    /** What was said since the last time. */
    said: () => said.splice(0),
  };
}

test('a line is live from the first frame on, dead when it is lost, and not live again before the next frame', () => {
  const { exchange, open, show, lose, said } = line();
  const shown = exchange.watch('r1');
  const states = [shown.line.value];
  const note = (act: () => void): void => {
    act();
    states.push(shown.line.value);
  };
  note(open);
  note(() => show(3, 3));
  note(lose);
  note(open);
  note(() => show(4, 1));
  expect(states).toEqual(['dialling', 'dialling', 'live', 'dead', 'dialling', 'live']);
  expect(said()).toEqual([
    { type: 'watch', room: 'r1', from: 0 },
    { type: 'watch', room: 'r1', from: 3 },
  ]);
  expect(titlesOf(shown.story.value)).toEqual(['chapter-0', 'chapter-1', 'chapter-2', 'chapter-3']);
});

test('what is not acknowledged is sent again with the same id after the line was lost, and then no more', async () => {
  const { exchange, open, lose, tell, said } = line();
  exchange.watch('r1');
  open();
  said();
  const ended = exchange.run(doing(), ME);
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

test('what is done while the line is being opened is sent when it is', async () => {
  const { exchange, open, tell, said } = line();
  exchange.watch('r1');
  const ended = exchange.run(doing(), ME);
  expect(said()).toEqual([]);
  open();
  expect(said().map(({ type }) => type)).toEqual(['watch', 'do']);
  tell({ type: 'refused', id: ID, code: 'stale', rule: '4.3' });
  expect(await ended).toEqual({ code: 'stale', rule: '4.3' });
});

test('who gives up is told that he is offline, and nothing is sent for him later', async () => {
  const { exchange, open, lose, said } = line();
  exchange.watch('r1');
  open();
  const ended = exchange.run(doing(), ME);
  lose();
  exchange.giveUp(ME);
  expect(await ended).toEqual({ code: 'offline', rule: null });
  said();
  open();
  expect(said().map(({ type }) => type)).toEqual(['watch']);
});

test('who was too fast says it again a little later; what the server cannot do is refused, the oldest first', async () => {
  const { exchange, open, tell, said, later } = line();
  exchange.watch('r1');
  open();
  const ended = exchange.run(doing(), ME);
  said();
  tell({ type: 'error', code: 'too-fast' });
  for (const then of later) then();
  expect(said().map(({ type }) => type)).toEqual(['watch', 'do']);
  tell({ type: 'error', code: 'internal' });
  expect(await ended).toEqual({ code: 'internal', rule: null });
});

test('news change what they name and tell the story on', () => {
  const { exchange, open, show, tell } = line();
  const shown = exchange.watch('r1');
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
  expect(shown.seen.value).toMatchObject({ chapters: 3, phase: 'playing', match: { waiting: [1], mayUndo: true } });
  expect(titlesOf(shown.story.value)).toEqual(['chapter-0', 'chapter-1', 'chapter-2']);
});

test('where chapters are missing the room is asked for again from those that are here', () => {
  const { exchange, open, show, tell, said } = line();
  const shown = exchange.watch('r1');
  open();
  show(2, 2);
  said();
  tell({ type: 'news', room: 'r1', now: 6_000, all: { is: [['chapters', 5]] } });
  expect(said()).toEqual([{ type: 'watch', room: 'r1', from: 2 }]);
  expect(shown.seen.value?.chapters).toBe(2);
});

test('a line that is quiet is asked for a word, and dialled again when there is none', () => {
  const { exchange, open, show, tell, said, clock } = line();
  const shown = exchange.watch('r1');
  open();
  show(1, 1);
  said();
  const beatAfter = (milliseconds: number): void => {
    clock.wall += milliseconds;
    exchange.beat();
  };
  beatAfter(10_000);
  expect(said()).toEqual([{ type: 'ping' }]);
  tell({ type: 'pong' });
  beatAfter(5_000);
  expect([clock.redials, shown.line.value]).toEqual([0, 'live']);
  beatAfter(5_000);
  beatAfter(4_000);
  expect([clock.redials, shown.line.value]).toEqual([1, 'dead']);
});

test('a line on which the server does not even greet is dialled again', () => {
  const { exchange, pickUp, clock } = line();
  exchange.watch('r1');
  pickUp();
  clock.wall += 4_000;
  exchange.beat();
  expect(clock.redials).toBe(1);
});

test('a room that is not there stays closed', () => {
  const { exchange, open, lose, tell, said } = line();
  const shown = exchange.watch('r1');
  open();
  tell({ type: 'closed', room: 'r1', code: 'no-such-room' });
  expect([shown.closed.value, shown.line.value]).toEqual(['no-such-room', 'dead']);
  said();
  lose();
  open();
  expect([said(), shown.line.value]).toEqual([[], 'dead']);
});

test('house time is heard', () => {
  const { exchange, open, clock } = line();
  exchange.watch('r1');
  open();
  clock.wall += 250;
  expect(exchange.time.now()).toBe(5_250);
});

test('a page that finds another build is loaded anew once, also when it finds it again', () => {
  const { exchange, open, lose, renewed } = line();
  exchange.watch('r1');
  for (const build of ['b1', null, 'b2', 'b2']) {
    open(2, build);
    lose();
  }
  expect(renewed).toEqual(['build-b2']);
});

test('a page that finds another build waits until what it has asked for is done', () => {
  const { exchange, open, tell, renewed } = line();
  exchange.watch('r1');
  exchange.run(doing(), ME);
  open(2, 'b2');
  expect(renewed).toEqual([]);
  tell({ type: 'done', id: ID });
  expect(renewed).toEqual(['build-b2']);
});

test('a protocol the page does not know has it loaded anew; when that was in vain, every table says so', () => {
  const { exchange, open, lose, said, renewed } = line();
  const before = exchange.watch('r1');
  open(3);
  lose();
  expect([before.closed.value, renewed]).toEqual([null, ['protocol-3']]);
  open(3);
  expect([before, exchange.watch('r2')].map(({ closed }) => closed.value)).toEqual(['old-page', 'old-page']);
  expect(said()).toEqual([]);
});
