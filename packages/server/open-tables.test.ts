import { newId, openTestServer, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const LIVE = { kind: 'live', move: 60_000, reserve: 0 };

describe.each(TEST_DATABASES)('open tables, %s', (_name, database) => {
  let server: TestServer;
  let ada: TestClient;

  beforeEach(async () => {
    server = await openTestServer({ database: await database() });
    ada = await TestClient.asGuest(server.address);
  });
  afterEach(() => server.close());

  const open = async (table: object = {}): Promise<string> => {
    server.clock.pass(1000);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const made = await ada.post('/api/rooms', {
      game: 'carta-nostra',
      seats,
      isPublic: true,
      language: 'en',
      ...table,
    });
    expect(made.status).toBe(200);
    return String(made.body.room);
  };
  const list = async (query = ''): Promise<string[]> => {
    const { body, status } = await new TestClient(server.address).get(`/api/rooms/open${query}`);
    expect(status).toBe(200);
    return (body.rooms as { room: string }[]).map(({ room }) => room);
  };

  test('are public, gather, and have a free seat', async () => {
    const room = await open();
    await open({ isPublic: false });
    await open({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const started = await open();
    await ada.post(`/api/rooms/${started}/commands`, { id: newId(), command: { type: 'change-terms', seats: 2 } });
    const bea = await TestClient.asGuest(server.address);
    const sit = { type: 'sit', seat: 1, name: 'Bea', entropy: 'b'.repeat(32) };
    await bea.post(`/api/rooms/${started}/commands`, { id: newId(), command: sit });
    expect(await list()).toEqual([room]);
  });

  test('are filtered by game, free seats, clock and language', async () => {
    const pate = await open({ game: 'der-pate' });
    const live = await open({ clock: LIVE, language: 'de' });
    const narrow = await open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await list()).toEqual([narrow, live, pate]);
    expect(await list('?game=der-pate')).toEqual([pate]);
    expect(await list('?free=2')).toEqual([live, pate]);
    expect(await list('?clock=live')).toEqual([live]);
    expect(await list('?clock=none&language=en&game=carta-nostra')).toEqual([narrow]);
    expect(await list('?language=nl')).toEqual([]);
    expect(await list('?game=nothing')).toEqual([]);
  });

  test('come in pages, and each page goes on after the last table that was looked at', async () => {
    const [first, second, third] = [await open(), await open({ language: 'de' }), await open()];
    const page = (await ada.get('/api/rooms/open?limit=1&language=en')).body;
    expect(page).toMatchObject({ rooms: [{ room: third }] });
    expect((await ada.get(`/api/rooms/open?limit=1&language=en&after=${page.next}`)).body).toMatchObject({
      rooms: [{ room: first }],
    });
    expect(await list()).toEqual([third, second, first]);
  });

  test.each(['?free=0', '?free=99', '?clock=calm', '?language=fr', '?limit=51', '?after=x', '?who=me'])(
    'a wrong filter is refused: %s',
    async query => {
      expect(await ada.get(`/api/rooms/open${query}`)).toMatchObject({ status: 400, body: { code: 'bad-message' } });
    },
  );
});
