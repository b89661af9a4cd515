import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the description lists every route, each with what it is for and what it answers', async () => {
  const { body } = await new Visitor(house.address).get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, { summary?: string; responses: object }>>;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([
    'GET /',
    'GET /api/games',
    'GET /api/guests/me',
    'GET /api/live',
    'GET /api/openapi.json',
    'GET /api/rooms',
    'GET /api/rooms/mine',
    'GET /api/rooms/{id}',
    'GET /api/rooms/{id}/audit',
    'GET /api/rooms/{id}/chat',
    'GET /api/rooms/{id}/record',
    'GET /health',
    'GET /metrics',
    'PATCH /api/guests/me',
    'POST /api/guests',
    'POST /api/mutes',
    'POST /api/rooms',
    'POST /api/rooms/{id}/commands',
    'POST /api/rooms/{id}/rematch',
    'POST /api/tokens',
    'POST /api/transfers',
    'POST /api/transfers/redeem',
  ]);
  const silent = Object.values(paths)
    .flatMap(Object.values)
    .filter(({ summary }) => summary === undefined);
  expect(silent).toEqual([]);
  const routes = house.server.app.printRoutes({ commonPrefix: false });
  expect(
    routes.match(/\((?!HEAD|OPTIONS)[A-Z, ]+\)/g)?.flatMap(each => each.match(/GET|POST|PATCH|PUT|DELETE/g)),
  ).toHaveLength(described.length);
});

test('measurements are told by their codes, and name nobody', async () => {
  const ada = await Visitor.arrive(house.address, { name: 'Ada' });
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] }))
    .body as { room: string };
  const line = await ada.live();
  line.do(room, { type: 'start' });
  line.do(room, { type: 'seat-bot', seat: 1, level: 2 });
  await line.next('done');
  const { text } = (await ada.get('/metrics')).body as { text: string };
  for (const measured of [
    'consigliere_commands_total{command="start",outcome="not-full"} 1',
    'consigliere_commands_total{command="seat-bot",outcome="done"} 1',
    'consigliere_sockets 1',
    'consigliere_rooms 1',
    'consigliere_append_seconds_count 2',
    'consigliere_event_loop_lag_seconds ',
  ])
    expect(text).toContain(measured);
  expect(text).not.toContain(room);
  await line.close();
});
