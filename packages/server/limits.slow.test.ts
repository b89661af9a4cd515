import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { CLOSE } from '@consigliere/protocol';
import { newId, openTestServer, TestClient, type TestServer, type TestSocket } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Context } from './context.ts';
import { newLimits, newMessageLimiter, RATES } from './limits.ts';
import { Connection } from './live/connection.ts';

let server: TestServer;
let ada: TestClient;
let socket: TestSocket;
beforeEach(async () => {
  server = await openTestServer({ limits: newLimits() });
  ada = await TestClient.asGuest(server.address);
  socket = await ada.openSocket();
});
afterEach(() => server.close());

/** The messages after the greeting: codes of errors, types of the rest. */
const codesOf = ({ received }: TestSocket): readonly string[] =>
  received.slice(1).map(message => (message.type === 'error' ? message.code : message.type));

test('when messages come too fast, the first are answered and the others wait for the next interval; none is lost', async () => {
  const brief = await openTestServer({ limits: newLimits({ ...RATES, message: { points: 5, duration: 0.2 } }) });
  const hers = await (await TestClient.asGuest(brief.address)).openSocket();
  for (let count = 0; count < 12; count++) hers.send({ type: 'ping' });
  for (let count = 0; count < 12; count++) await hers.next('pong');
  const five = Array(5).fill('pong');
  expect(codesOf(hers)).toEqual([...five, 'too-fast', ...five, 'too-fast', 'pong', 'pong']);
  await brief.close();
});

test('a client that stays too fast after a warning is disconnected', async () => {
  const brief = await openTestServer({ limits: newLimits({ ...RATES, message: { points: 5, duration: 0.2 } }) });
  const hers = await (await TestClient.asGuest(brief.address)).openSocket();
  for (let count = 0; count < 50; count++) hers.send({ type: 'ping' });
  expect(await hers.closed).toBe(CLOSE.tooFast);
  expect(codesOf(hers)).toEqual(
    Array(5)
      .fill([...Array(5).fill('pong'), 'too-fast'])
      .flat()
      .concat(Array(5).fill('pong')),
  );
  await brief.close();
});

test('a client that sends hundreds of messages before the first answer is disconnected', async () => {
  const patient = await openTestServer();
  const hers = await (await TestClient.asGuest(patient.address)).openSocket();
  const say = { type: 'say', room: 'AAAAAAAAAAAA', id: newId(), text: 'x' };
  for (let count = 0; count < 2000; count++) hers.send(say);
  expect(await hers.closed).toBe(CLOSE.tooFast);
  await patient.close();
});

test('a snapshot that is requested again counts as five messages', async () => {
  const room = String(
    (await ada.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] })).body.room,
  );
  for (let count = 0; count < 8; count++) socket.send({ type: 'watch', room, from: 0 });
  await socket.next('error', ({ code }) => code === 'too-fast');
  expect(codesOf(socket).filter(code => code === 'seen')).toHaveLength(7);
});

test('a malformed message counts as five', async () => {
  for (let count = 0; count < 7; count++) socket.send('{');
  await socket.next('error', ({ code }) => code === 'too-fast');
  expect(codesOf(socket)).toEqual([...Array(6).fill('bad-message'), 'too-fast']);
});

test('a client that exceeds the limit again and again is given up, and one that is quiet for a while starts over', () => {
  let time = 0;
  const { count } = newMessageLimiter({ points: 2, duration: 3 }, () => time);
  const tooMuch = ['fine', 'fine', 'too-fast'];
  const inARow = (times: number): readonly (readonly string[])[] =>
    Array.from({ length: times }, () => {
      time += 3000;
      return [count(), count(), count()];
    });
  expect(inARow(5)).toEqual(Array(5).fill(tooMuch));
  time += 6000;
  expect(inARow(6)).toEqual([...Array(5).fill(tooMuch), ['fine', 'fine', 'hopeless']]);
});

test('a device that reconnects again and again is refused', async () => {
  const strict = await openTestServer({ limits: newLimits({ ...RATES, socket: { points: 2, duration: 60 } }) });
  const bob = await TestClient.asGuest(strict.address);
  for (let count = 0; count < 2; count++) await (await bob.openSocket()).close();
  await expect(bob.openSocket()).rejects.toThrow('status 429');
  expect(strict.logged.filter(text => text.includes('could not be opened'))).toEqual([]);
  await strict.close();
});

test('handshakes count among the requests of an address', async () => {
  const strict = await openTestServer({ limits: newLimits({ ...RATES, address: { points: 2, duration: 60 } }) });
  const bob = await TestClient.asGuest(strict.address);
  await (await bob.openSocket()).close();
  await expect(bob.openSocket()).rejects.toThrow('status 429');
  await strict.close();
});

test('a message that is too large ends the socket', async () => {
  socket.send(JSON.stringify({ type: 'ping', more: 'x'.repeat(8 * 1024) }));
  expect(await socket.closed).toBe(1009);
});

test.each([
  ['text that is not JSON', '{', 'bad-message'],
  ['JSON that is not an object', '[]', 'bad-message'],
  ['an unknown type', '{"type":"cheat"}', 'bad-message'],
  ['an unknown field', '{"type":"ping","x":1}', 'bad-message'],
  ['what is nested too deeply', `{"type":"ping","x":${'['.repeat(20)}${']'.repeat(20)}}`, 'too-deep'],
])('%s is refused, and the socket goes on', async (_, text, code) => {
  socket.send(text);
  expect(await socket.next('error')).toEqual({ type: 'error', code });
  socket.send({ type: 'ping' });
  await socket.next('pong');
});

test('a guest has at most eight sockets', async () => {
  const more = await Promise.all(Array.from({ length: 7 }, () => ada.openSocket()));
  const ninth = await ada.openSocket();
  expect(await ninth.closed).toBe(CLOSE.tooManySockets);
  await socket.close();
  const again = await ada.openSocket();
  await again.next('hello');
  await Promise.all([...more, again].map(each => each.close()));
});

test('a socket looks at sixteen rooms at most', async () => {
  const wanted = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] };
  for (let count = 0; count < 17; count++) {
    const { room } = (await ada.post('/api/rooms', wanted)).body as { room: string };
    socket.send({ type: 'watch', room, from: 0 });
  }
  expect(await socket.next('error')).toEqual({ type: 'error', code: 'too-many-rooms' });
  expect(socket.received.filter(({ type }) => type === 'seen')).toHaveLength(16);
});

test('a client that reads too slowly is disconnected with a code and sent nothing more', () => {
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
  const connection = new Connection(context, socket as unknown as WebSocket, stream as unknown as Duplex, ['ada']);
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
