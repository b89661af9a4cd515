import type { Host } from '@consigliere/match';
import { openTestServer, playToTheEnd, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newLimits } from '../limits.ts';
import { openRecords, type Records } from './records.ts';

let testServer: TestServer;
let ada: TestClient;
/** How often a room was read to compute its record. */
let looks: number;

/** The records of a server that has just started over the same store. */
function restarted(): Records {
  const look: Host['look'] = room => {
    looks++;
    return testServer.host.look(room);
  };
  return openRecords({ store: testServer.store, host: { look, record: room => testServer.host.record(room) } });
}

async function openTable(): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  return String((await ada.post('/api/rooms', { game: 'carta-nostra', seats, start: true })).body.room);
}

async function playMatch(): Promise<string> {
  const room = await openTable();
  const socket = await ada.openSocket();
  socket.send({ type: 'watch', room, from: 0 });
  await playToTheEnd(socket, room);
  await socket.close();
  return room;
}

describe.each(TEST_DATABASES)('%s', (_, make) => {
  beforeEach(async () => {
    testServer = await openTestServer({ database: await make() });
    ada = await TestClient.asGuest(testServer.address);
    looks = 0;
  });
  afterEach(() => testServer.close());

  test('the record of a finished match is computed once, for everybody who asks meanwhile and after a restart', async () => {
    const room = await playMatch();
    const records = restarted();
    const texts = await Promise.all([1, 2, 3].map(() => records.of(room)));
    texts.push(await records.of(room), await restarted().of(room));
    expect(looks).toBe(1);
    expect(new Set(texts).size).toBe(1);
    expect((await ada.get(`/api/rooms/${room}/record`)).body).toEqual(JSON.parse(texts[0] ?? ''));
  });

  test("nothing is stored of a running match, and a record that fails doesn't delay others", async () => {
    const [running, over] = [await openTable(), await playMatch()];
    const records = restarted();
    const [failed, computed] = await Promise.allSettled([records.of(running), records.of(over)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'not-over' } });
    expect(computed.status).toBe('fulfilled');
    expect(await testServer.store.records.find(running)).toBeUndefined();
    await expect(records.of(running)).rejects.toMatchObject({ code: 'not-over' });
  });
});

test('records have a limit of their own for each address', async () => {
  const strict = await openTestServer({ limits: newLimits() });
  const visitor = new TestClient(strict.address);
  const codes: unknown[] = [];
  for (let each = 0; each <= 30; each++) codes.push((await visitor.get('/api/rooms/AAAAAAAAAAAA/record')).body.code);
  expect(codes).toEqual([...Array(30).fill('no-such-room'), 'too-fast']);
  expect((await visitor.get('/api/rooms/AAAAAAAAAAAA')).status).toBe(404);
  await strict.close();
});
