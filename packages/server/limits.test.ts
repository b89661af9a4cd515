import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { CLOSE } from '@consigliere/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Context } from './context.ts';
import { newLimits } from './limits.ts';
import { Connection } from './live/connection.ts';
import { type OpenHouse, openHouse } from './testing/open-house.ts';
import { type Line, Visitor } from './testing/visitor.ts';

let house: OpenHouse;
let ada: Visitor;
let line: Line;
beforeEach(async () => {
  house = await openHouse({ limits: newLimits() });
  ada = await Visitor.arrive(house.address);
  line = await ada.live();
});
afterEach(() => house.close());

test('of messages that come too fast the first are answered, the rest are refused, and then nobody listens', async () => {
  for (let count = 0; count < 100; count++) line.say({ type: 'ping' });
  expect(await line.closed).toBe(CLOSE.tooFast);
  const codes = line.came.slice(1).map(message => (message.type === 'error' ? message.code : message.type));
  expect(codes.slice(0, 30)).toEqual(Array(30).fill('pong'));
  expect(new Set(codes.slice(30))).toEqual(new Set(['too-fast']));
});

test('a message that is too large ends the socket', async () => {
  line.say(JSON.stringify({ type: 'ping', more: 'x'.repeat(8 * 1024) }));
  expect(await line.closed).toBe(1009);
});

test.each([
  ['what is no JSON', '{', 'bad-message'],
  ['what is no object', '[]', 'bad-message'],
  ['an unknown type', '{"type":"cheat"}', 'bad-message'],
  ['an unknown field', '{"type":"ping","x":1}', 'bad-message'],
  ['what is nested too deeply', `{"type":"ping","x":${'['.repeat(20)}${']'.repeat(20)}}`, 'too-deep'],
])('%s is refused, and the socket goes on', async (_, text, code) => {
  line.say(text);
  expect(await line.next('error')).toEqual({ type: 'error', code });
  line.say({ type: 'ping' });
  await line.next('pong');
});

test('a guest has at most eight sockets', async () => {
  const more = await Promise.all(Array.from({ length: 7 }, () => ada.live()));
  const ninth = await ada.live();
  expect(await ninth.closed).toBe(CLOSE.tooManySockets);
  await line.close();
  const again = await ada.live();
  await again.next('hello');
  await Promise.all([...more, again].map(each => each.close()));
});

test('a socket looks at sixteen rooms at most', async () => {
  const wanted = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] };
  for (let count = 0; count < 17; count++) {
    const { room } = (await ada.post('/api/rooms', wanted)).body as { room: string };
    line.say({ type: 'watch', room, from: 0 });
  }
  expect(await line.next('error')).toEqual({ type: 'error', code: 'too-many-rooms' });
  expect(line.came.filter(({ type }) => type === 'seen')).toHaveLength(16);
});

test('who reads too slowly is dropped with a code and sent nothing more', () => {
  const sent: string[] = [];
  let closed: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    close: (...how: unknown[]) => {
      closed = how;
    },
  });
  const stream = { writable: true, writableLength: 0, write: (text: string) => sent.push(text.slice(2)) };
  const context = { limits: newLimits() } as Context;
  const connection = new Connection(context, socket as unknown as WebSocket, stream as unknown as Duplex, 'ada');
  connection.send('one');
  stream.writableLength = 1024 * 1024 + 1;
  connection.send('two');
  stream.writableLength = 0;
  connection.send('three');
  expect([sent, closed]).toEqual([['one'], [CLOSE.tooSlow, 'too-slow']]);
});

test('requests are limited in size, depth and number', async () => {
  const large = { name: 'x'.repeat(20_000) };
  expect(await ada.patch('/api/guests/me', large)).toMatchObject({ status: 413, body: { code: 'too-large' } });
  const deep = `{"name":${'['.repeat(20)}${']'.repeat(20)}}`;
  expect(await ada.patch('/api/guests/me', deep)).toMatchObject({ status: 400, body: { code: 'too-deep' } });
  expect(await ada.patch('/api/guests/me', '{"name":')).toMatchObject({ status: 400, body: { code: 'bad-message' } });
  const many = await Promise.all(Array.from({ length: 210 }, () => ada.get('/api/games')));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
});
