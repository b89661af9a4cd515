import type { RoomView } from '@consigliere/match';
import { CLOSE } from '@consigliere/protocol';
import { problems } from '@consigliere/protocol/problems/en';
import { newId, openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let ada: TestClient;
let room: string;
beforeEach(async () => {
  server = await openTestServer();
  ada = await TestClient.asGuest(server.address);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  room = ((await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string }).room;
});
afterEach(() => server.close());

const picks = [{ type: 'end' }];
const entropy = 'ab'.repeat(16);
const WRONG: readonly (readonly [command: object, code: string])[] = [
  [{ type: 'answer', decision: 0, branch: 0, picks }, 'not-playing'],
  [{ type: 'answer', decision: 0, branch: 0, picks: [] }, 'bad-message'],
  [{ type: 'answer', decision: 0, branch: 0, picks: Array(65).fill(picks[0]) }, 'bad-message'],
  [{ type: 'answer', decision: 0, branch: 0, picks: ['end'] }, 'bad-message'],
  [{ type: 'answer', decision: 0, branch: 0, picks: [{ type: 'end', deep: { er: 1 } }] }, 'bad-message'],
  [{ type: 'answer', decision: 0.5, branch: 0, picks }, 'bad-message'],
  [{ type: 'answer', decision: 0, branch: 0, picks, seat: 1 }, 'bad-message'],
  [{ type: 'start' }, 'not-full'],
  [{ type: 'start', force: true }, 'bad-message'],
  [{ type: 'seat-bot', seat: 1, level: 6 }, 'bad-message'],
  [{ type: 'seat-bot', seat: 0, level: 5 }, 'seat-taken'],
  [{ type: 'sit', seat: 1, name: 'Ada', entropy }, 'already-seated'],
  [{ type: 'sit', seat: 1, name: 'Ada', entropy: 'luck' }, 'bad-message'],
  [{ type: 'cancelled' }, 'bad-message'],
  [{ type: 'stood-in', seat: 0 }, 'bad-message'],
  [{ type: 'wish', wish: 'end' }, 'not-playing'],
];

test.each(WRONG)('%j is refused and changes nothing', async (command, code) => {
  const before = [await server.store.rooms.read(room, 0), await server.store.lobby.find(room)];
  const answer = await ada.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body.code).toBe(code);
  const socket = await ada.openSocket();
  socket.send({ type: 'do', room, id: newId(), command });
  const told = await socket.nextOfAnyType().then(() => socket.nextOfAnyType());
  expect(told).toMatchObject({ code });
  expect([await server.store.rooms.read(room, 0), await server.store.lobby.find(room)]).toEqual(before);
});

test.each([
  [{ game: 'chess' }, 'no-such-game'],
  [{ game: '__proto__' }, 'no-such-game'],
  [{ seats: [{ kind: 'me' }] }, 'bad-seats'],
  [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-seats'],
  [{ seats: Array(16).fill({ kind: 'open' }) }, 'bad-seats'],
  [{ options: { wins: 1_000 } }, 'bad-options'],
  [{ options: { cheat: true } }, 'bad-options'],
  [{ options: { constructor: 1 } }, 'bad-options'],
  [{ options: { edition: { 'startingHand.value': 99 } } }, 'bad-options'],
  [{ options: { edition: { nothing: 1 } } }, 'bad-options'],
  [{ options: { edition: 'mine' } }, 'bad-options'],
  [{ options: { edition: { id: { deep: 1 } } } }, 'bad-message'],
  [{ start: true }, 'not-full'],
  [{ clock: { kind: 'live', move: 1, reserve: 0 } }, 'bad-message'],
  [{ speed: 'quick' }, 'bad-message'],
  [{ seed: 'mine' }, 'bad-message'],
])('no room is opened with %j', async (wrong, code) => {
  const wanted = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true, ...wrong };
  expect((await ada.post('/api/rooms', wanted)).body).toMatchObject({ code });
  expect((await ada.get('/api/rooms')).body).toEqual({ rooms: [], next: null });
});

test("a problem is told in the reader's language, and an internal error isn't described", async () => {
  const words = async (language: string): Promise<unknown> => {
    ada.headers['accept-language'] = language;
    return (await ada.get('/api/rooms/nowhere')).body;
  };
  expect(await words('de-AT')).toEqual({
    code: 'no-such-room',
    message:
      'Unter diesem Link gibt es keinen Tisch. Er ist alt oder enthält einen Tippfehler, oder der Tisch wurde entfernt, weil ihn niemand mehr genutzt hat: Lass dir einen neuen geben.',
  });
  expect(await words('nl')).toEqual({
    code: 'no-such-room',
    message:
      'Bij deze link hoort geen tafel. Hij is oud of verkeerd getypt, of de tafel is opgeruimd omdat niemand hem meer gebruikte: vraag een nieuwe.',
  });
  expect(await words('fr')).toEqual({
    code: 'no-such-room',
    message:
      'There’s no table at this link. It’s old or mistyped, or the table has been removed because nobody used it: ask for a new one.',
  });
  await server.store.close();
  expect(await words('en')).toEqual({ code: 'internal', message: problems.internal });
  expect((await ada.get('/health')).body).toMatchObject({ alive: true, store: false });
  expect(server.logged.some(line => JSON.parse(line).level === 50)).toBe(true);
});

test("a client that can't be shown a room for now is disconnected so that it reconnects", async () => {
  const socket = await ada.openSocket();
  server.host.watch = () => Promise.reject(new Error('the store does not answer'));
  socket.send({ type: 'watch', room, from: 0 });
  expect(await socket.closed).toBe(CLOSE.restart);
  expect(server.logged.some(text => text.includes('a room could not be shown'))).toBe(true);
});

test('a guest who plays alone with bots may ask for fifty undos, and the long story is read thirty times a minute', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const body = { game: 'carta-nostra', seats, options: { start: 0 }, start: true };
  const alone = String((await ada.post('/api/rooms', body)).body.room);
  const command = (wanted: object) => ada.post(`/api/rooms/${alone}/commands`, { id: newId(), command: wanted });
  const codes: unknown[] = [];
  for (let branch = 0; branch <= 50; branch++) {
    await command({ type: 'answer', decision: await decisionIn(alone), branch, picks, isSure: true });
    codes.push((await command({ type: 'wish', wish: 'undo' })).body.code);
  }
  expect(codes).toEqual([...Array(50).fill(undefined), 'no-more-undos']);
  const stranger = new TestClient(server.address);
  const read = async () => (await stranger.get(`/api/rooms/${alone}`)).status;
  const whole = [];
  for (let count = 0; count < 31; count++) whole.push(await read());
  expect(whole).toEqual([...Array(30).fill(200), 429]);
});

async function decisionIn(id: string): Promise<number> {
  const { seen } = (await ada.get(`/api/rooms/${id}?from=1000`)).body as { seen: RoomView };
  return Number(seen.match?.prompt?.id);
}
