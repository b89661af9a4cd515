import { problems } from '@consigliere/protocol/problems/de';
import {
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe.each(TEST_DATABASES)('a damaged table, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  let ada: TestClient;
  let damaged: string;
  let sound: string;
  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database });
    ada = await TestClient.asGuest(server.address);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const open = async (): Promise<string> =>
      String((await ada.post('/api/rooms', { game: 'carta-nostra', seats, isPublic: true })).body.room);
    [damaged, sound] = [await open(), await open()];
    await server.store.lobby.count();
    await database.query(`update lines set body = '{"type":"opened"}' where room = '${damaged}' and number = 0`);
  });
  afterEach(() => server.close());

  const healthDamage = async (): Promise<string> => String((await ada.get('/health')).body.damage);

  test('is closed with a code and a sentence, the health and the log name it, and lists and other tables go on', async () => {
    expect(await healthDamage()).toBe('');
    server.host.drop(damaged);
    const german = new TestClient(server.address, { 'accept-language': 'de' });
    const { status, body } = await german.get(`/api/rooms/${damaged}`);
    expect([status, body]).toEqual([409, { code: 'damaged', message: problems.damaged }]);
    const command = { id: newId(), command: { type: 'start' } };
    expect((await ada.post(`/api/rooms/${damaged}/commands`, command)).body.code).toBe('damaged');
    expect((await ada.get(`/api/rooms/${sound}`)).status).toBe(200);
    expect(JSON.stringify((await ada.get('/api/rooms')).body)).toContain(sound);
    const seatBot = { id: newId(), command: { type: 'seat-bot', seat: 1, level: 1 } };
    expect((await ada.post(`/api/rooms/${sound}/commands`, seatBot)).status).toBe(200);
    expect(await healthDamage()).toContain(`Table ${damaged.slice(0, 6)}… is closed`);
    expect(await healthDamage()).not.toContain(damaged);
    expect(server.logged.filter(line => line.includes(damaged) && line.includes('damaged'))).toHaveLength(1);
  });

  test('tells those who watch it that it is closed, as soon as that is noticed', async () => {
    const socket = await ada.openSocket();
    socket.send({ type: 'watch', room: damaged, from: 0 });
    await socket.next('seen');
    await server.store.rooms.read(damaged, 0).catch(() => undefined);
    expect(await socket.next('closed')).toEqual({ type: 'closed', room: damaged, code: 'damaged' });
    socket.send({ type: 'do', room: damaged, id: newId(), command: { type: 'seat-bot', seat: 1, level: 1 } });
    expect(await socket.next('refused')).toMatchObject({ code: 'damaged' });
  });
});
