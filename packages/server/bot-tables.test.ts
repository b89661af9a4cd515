import { newId, openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let ada: TestClient;
beforeEach(async () => {
  server = await openTestServer();
  ada = await TestClient.asGuest(server.address);
});
afterEach(() => server.close());

const BOTS = { game: 'carta-nostra', seats: [{ kind: 'bot' }, { kind: 'bot' }], start: true };
const TOO_MANY = { status: 409, body: { code: 'too-many-bot-tables' } };

const roomIn = ({ body }: { readonly body: unknown }): string => (body as { room: string }).room;

/** Opens as many tables of bots as one guest may have running, all at once. */
async function openThree(guest: TestClient): Promise<readonly string[]> {
  const opened = await Promise.all([1, 2, 3].map(() => guest.post('/api/rooms', BOTS)));
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
  return opened.map(roomIn);
}

test('a guest has three tables running that bots play alone; a fourth is refused until one is over', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post('/api/rooms', BOTS)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
  expect(await ada.post('/api/rooms', BOTS)).toMatchObject(TOO_MANY);
  const socket = await ada.openSocket();
  const room = roomIn(answers.find(({ status }) => status === 200) ?? { body: {} });
  socket.send({ type: 'watch', room, from: 0 });
  await socket.next('seen', ({ seen }) => seen.phase === 'over');
  expect(await ada.post('/api/rooms', BOTS)).toMatchObject({ status: 200 });
});

test('tables of other guests, tables with a person and tables that have not started do not count', async () => {
  await openThree(ada);
  expect(await (await TestClient.asGuest(server.address)).post('/api/rooms', BOTS)).toMatchObject({ status: 200 });
  const withMe = { ...BOTS, seats: [{ kind: 'me' }, { kind: 'bot' }] };
  expect(await ada.post('/api/rooms', withMe)).toMatchObject({ status: 200 });
  expect(await ada.post('/api/rooms', { ...BOTS, start: false })).toMatchObject({ status: 200 });
});

test("a guest at the limit can't start another table of bots, nor give their own chair to a bot", async () => {
  const waiting = roomIn(await ada.post('/api/rooms', { ...BOTS, start: false }));
  const mine = roomIn(await ada.post('/api/rooms', { ...BOTS, seats: [{ kind: 'me' }, { kind: 'bot' }] }));
  await openThree(ada);
  const order = (room: string, command: object) => ada.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  expect(await order(waiting, { type: 'start' })).toMatchObject(TOO_MANY);
  expect(await order(mine, { type: 'leave' })).toMatchObject({ status: 200 });
  expect(await order(mine, { type: 'seat-bot', seat: 0, level: 5 })).toMatchObject(TOO_MANY);
  const socket = await ada.openSocket();
  socket.command(waiting, { type: 'start' });
  expect(await socket.next('refused')).toMatchObject({ code: 'too-many-bot-tables' });
});
