import type { Room } from '@consigliere/match';
import {
  newId,
  openWatchedTable,
  type TestClient,
  type TestServer,
  type TestSocket,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_REMARKS } from './live/talk.ts';

let server: TestServer;
let bob: TestClient;
let hers: TestSocket;
let his: TestSocket;
let room: string;
beforeEach(async () => {
  ({ server, bob, hers, his, room } = await openWatchedTable('carta-nostra', 0));
});
afterEach(() => server.close());

const say = (socket: TestSocket, text: string, id = newId()): string => {
  socket.send({ type: 'say', room, id, text });
  return id;
};

test('a chat message is acknowledged, then delivered once to everybody at the table', async () => {
  const id = say(hers, '  <b>hello</b> 👨‍👩‍👧 ');
  say(hers, 'hello?', id);
  expect(await hers.next('done')).toEqual({ type: 'done', id });
  const said = await his.next('chat');
  expect(said).toMatchObject({ room, number: 0, name: 'Ada', seat: 0, text: '<b>hello</b> 👨‍👩‍👧' });
  expect(await hers.next('chat')).toEqual(said);
  expect(await hers.next('done')).toEqual({ type: 'done', id });
  expect((await bob.get(`/api/rooms/${room}/chat`)).body).toEqual({ remarks: [said], muted: [] });
  expect((await bob.get(`/api/rooms/${room}/chat?from=1`)).body).toEqual({ remarks: [], muted: [] });
});

test("a guest without a seat can't chat at the table", async () => {
  const id = say(his, 'psst');
  expect(await his.next('refused')).toEqual({ type: 'refused', id, code: 'not-seated', rule: null });
});

test('a chat message is text of 1 to 300 characters', async () => {
  for (const text of ['', '   ', 'x'.repeat(301), 'a\u0007', 'a\u202eb']) {
    say(hers, text);
    expect(await hers.next('error')).toEqual({ type: 'error', code: 'bad-message' });
  }
  expect(await server.store.chat.read(room, 0, 9)).toEqual([]);
});

test('a guest who chats too much has to wait', async () => {
  for (let count = 0; count < 11; count++) say(hers, `${count}`);
  expect(await hers.next('refused')).toMatchObject({ code: 'too-fast' });
});

test('a player may send five hundred messages at a table', async () => {
  const ada = ((await server.host.look(room)) as Room).chairs[0]?.player ?? '';
  for (let count = 0; count < MOST_REMARKS - 1; count++)
    await server.store.chat.add(room, { id: newId(), at: 0, player: ada, name: 'Ada', text: `${count}` });
  const last = say(hers, 'the last one');
  expect(await hers.next('done')).toMatchObject({ id: last });
  const id = say(hers, 'one more');
  expect(await hers.next('refused')).toEqual({ type: 'refused', id, code: 'too-often', rule: null });
});

test("a muted player's messages are hidden until they are unmuted", async () => {
  const mute = (muted: boolean) => bob.post('/api/mutes', { room, seat: 0, muted });
  expect((await bob.post('/api/mutes', { room, seat: 1, muted: true })).body).toMatchObject({ code: 'no-such-seat' });
  await mute(true);
  say(hers, 'unheard');
  await hers.next('chat');
  expect((await bob.get(`/api/rooms/${room}/chat`)).body).toEqual({ remarks: [], muted: ['Ada'] });
  await mute(false);
  say(hers, 'heard');
  expect(await his.next('chat')).toMatchObject({ number: 1, text: 'heard' });
});
