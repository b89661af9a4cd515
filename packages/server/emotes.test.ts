import {
  newId,
  openWatchedTable,
  type TestClient,
  type TestServer,
  type TestSocket,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RATES } from './limits.ts';

let server: TestServer;
let bob: TestClient;
let hers: TestSocket;
let his: TestSocket;
let room: string;
beforeEach(async () => {
  ({ server, bob, hers, his, room } = await openWatchedTable('der-pate', 1));
});
afterEach(() => server.close());

const show = (socket: TestSocket, emote: string, id = newId()): string => {
  socket.send({ type: 'emote', room, id, emote });
  return id;
};

test('an emote is acknowledged, shown to everybody at the table by its name, and kept nowhere', async () => {
  const id = show(hers, 'salute');
  expect(await hers.next('done')).toEqual({ type: 'done', id });
  const shown = { type: 'emote', room, id, seat: 1, emote: 'salute' };
  expect(await his.next('emote')).toEqual(shown);
  expect(await hers.next('emote')).toEqual(shown);
  expect((await bob.get(`/api/rooms/${room}/chat`)).body).toEqual({ remarks: [], muted: [] });
});

test('only players can send emotes, and only those that there are', async () => {
  const id = show(his, 'salute');
  expect(await his.next('refused')).toEqual({ type: 'refused', id, code: 'not-seated', rule: null });
  for (const emote of ['', 'Salute!', '__proto__', 'salute '.repeat(99)]) {
    show(hers, emote);
    expect(await hers.next('error')).toEqual({ type: 'error', code: 'bad-message' });
  }
});

test('a player who sends too many emotes has to wait, and may still chat', async () => {
  for (let count = 0; count < RATES.emote.points; count++) {
    show(hers, 'laughter');
    await hers.next('done');
  }
  const id = show(hers, 'laughter');
  expect(await hers.next('refused')).toEqual({ type: 'refused', id, code: 'too-fast', rule: null });
  hers.send({ type: 'say', room, id: newId(), text: 'ha' });
  expect(await his.next('chat')).toMatchObject({ text: 'ha' });
});

test("a muted player's emotes aren't sent to the player who muted them", async () => {
  await bob.post('/api/mutes', { room, seat: 1, muted: true });
  show(hers, 'hurry');
  await hers.next('emote');
  await bob.post('/api/mutes', { room, seat: 1, muted: false });
  const heard = show(hers, 'regret');
  expect(await his.next('emote')).toMatchObject({ id: heard, emote: 'regret' });
});
