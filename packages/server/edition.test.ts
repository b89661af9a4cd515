import { games } from '@consigliere/games';
import type { GameBox } from '@consigliere/kernel';
import { valueAt } from '@consigliere/kernel/host';
import { openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let ada: TestClient;
beforeEach(async () => {
  server = await openTestServer();
  ada = await TestClient.asGuest(server.address);
});
afterEach(() => server.close());

const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

test('a table plays with another edition, and everybody sees how it differs', async () => {
  const edition = { id: 'Small town', 'startingHand.value': 5 };
  const made = await ada.post('/api/rooms', { game: 'carta-nostra', seats, options: { edition } });
  const { room } = made.body as { room: string };
  const guest = await TestClient.asGuest(server.address);
  expect((await guest.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { terms: { options: { edition } } } });
});

test.each(Object.values(games))('every value of $id may differ at once: the message is not too large', async game => {
  const box = game.box as GameBox<unknown>;
  const places = box.fields(box.standard).map(({ path }) => [path, valueAt(box.standard, path)]);
  const options = { edition: { id: 'All of it', ...Object.fromEntries(places) } };
  expect(await ada.post('/api/rooms', { game: game.id, seats, options })).toMatchObject({ status: 200 });
});
