import type { BotQuestion } from '@consigliere/match';

import {
  embeddedDatabase,
  openTestServer,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { singleNodeFanout } from './fanout/fanout.ts';
import { openHost } from './house/host.ts';
import { newMetrics } from './metrics.ts';

let database: TestDatabase;
let server: TestServer;
beforeEach(async () => {
  database = embeddedDatabase();
  server = await openTestServer({ database });
});
afterEach(() => server.close());

test('the bots of all tables of a person think as those of one guest', async () => {
  const [phone, computer] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const bot = { kind: 'bot', level: 3 };
  const wanted = { game: 'carta-nostra', seats: [bot, bot], start: true };
  const rooms = [await phone.post('/api/rooms', wanted), await computer.post('/api/rooms', wanted)];
  const { secret } = (await phone.post('/api/transfers', {})).body as { secret: string };
  await computer.post('/api/transfers/redeem', { secret, merges: true });
  const { id } = (await phone.get('/api/guests/me')).body;
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const questions = new Map<string, BotQuestion>();
  const metrics = newMetrics();
  const host = openHost({
    ...{ store: server.store, clock: server.clock, fanout: singleNodeFanout(), metrics },
    onFault: () => undefined,
    think: question => {
      questions.set(question.room, question);
      if (questions.size === rooms.length) resolve();
      return new Promise(() => undefined);
    },
  });
  for (const { body } of rooms) await host.watch(String(body.room), null, 0, () => undefined);
  await asked;
  expect([...questions.values()].map(({ owner }) => owner)).toEqual([id, id]);
  await host.close();
  metrics.close();
});
