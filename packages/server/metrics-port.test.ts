import { embeddedDatabase, openTestServer, TestClient } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';
import { serve } from './main.ts';
import { environmentSettings } from './settings.ts';

const settingsOf = (folder: string, environment: Record<string, string>) => ({
  ...environmentSettings({ LOG_LEVEL: 'silent', ...environment }),
  port: 0,
  host: '127.0.0.1',
  folder,
  pages: null,
});

test("the players' port serves no metrics", async () => {
  const server = await openTestServer();
  expect(await new TestClient(server.address).get('/metrics')).toMatchObject({
    status: 404,
    body: { code: 'no-such-page' },
  });
  await server.close();
});

test('metrics are served on their own port if it is set, by code, and name nobody', async () => {
  const database = embeddedDatabase();
  const serving = await serve(settingsOf(database.folder, { METRICS_PORT: '0' }));
  const ada = await TestClient.asGuest(new URL(serving.address).host, { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const room = String((await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body.room);
  const socket = await ada.openSocket();
  socket.command(room, { type: 'start' });
  socket.command(room, { type: 'seat-bot', seat: 1, level: 2 });
  await socket.next('done');
  expect((await ada.get('/metrics')).status).toBe(404);
  const others = new TestClient(`127.0.0.1:${serving.metricsPort}`);
  const { text } = (await others.get('/metrics')).body as { text: string };
  for (const measured of [
    'consigliere_commands_total{command="start",outcome="not-full"} 1',
    'consigliere_commands_total{command="seat-bot",outcome="done"} 1',
    'consigliere_sockets 1',
    'consigliere_rooms 1',
    'consigliere_bot_questions_waiting 0',
    'consigliere_bot_search_share_count 0',
    'consigliere_append_seconds_count 3',
    'consigliere_event_loop_lag_seconds ',
  ])
    expect(text).toContain(measured);
  expect(text).not.toContain(room);
  expect((await others.get('/api/games')).status).toBe(404);
  await socket.close();
  await serving.close();
  await database.remove();
});

test('a metrics port that is taken is reported in a sentence', async () => {
  const database = embeddedDatabase();
  const first = await serve(settingsOf(database.folder, {}));
  const { port } = new URL(first.address);
  await expect(serve(settingsOf(database.folder, { METRICS_PORT: port }))).rejects.toThrow(`METRICS_PORT ${port}`);
  await first.close();
  await database.remove();
});
