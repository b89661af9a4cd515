import { openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the description lists every route with its purpose and its responses', async () => {
  const { body } = await new TestClient(server.address).get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, { summary?: string; responses: object }>>;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([
    'DELETE /api/blocks/{id}',
    'DELETE /api/calendar',
    'DELETE /api/channels/{id}',
    'DELETE /api/guests/me',
    'DELETE /api/invitations/{id}',
    'DELETE /api/operator/session',
    'DELETE /api/passkeys/{id}',
    'DELETE /api/profile/link',
    'DELETE /api/recovery-code',
    'DELETE /api/tokens',
    'DELETE /api/tokens/{id}',
    'GET /',
    'GET /api/blocks',
    'GET /api/calendar',
    'GET /api/calendar/{file}',
    'GET /api/channels',
    'GET /api/codes/{code}',
    'GET /api/games',
    'GET /api/guests/ban',
    'GET /api/guests/former',
    'GET /api/guests/me',
    'GET /api/guests/me/export',
    'GET /api/invitations',
    'GET /api/leaderboard',
    'GET /api/live',
    'GET /api/mail/confirm/{token}',
    'GET /api/mail/stop/{token}',
    'GET /api/openapi.json',
    'GET /api/operator',
    'GET /api/operator/audit',
    'GET /api/operator/news',
    'GET /api/operator/overview',
    'GET /api/operator/reports',
    'GET /api/operator/sanctions',
    'GET /api/passkeys',
    'GET /api/profile',
    'GET /api/profile/matches',
    'GET /api/profiles/{secret}',
    'GET /api/recovery-code',
    'GET /api/rooms',
    'GET /api/rooms/mine',
    'GET /api/rooms/open',
    'GET /api/rooms/{id}',
    'GET /api/rooms/{id}/audit',
    'GET /api/rooms/{id}/chat',
    'GET /api/rooms/{id}/late',
    'GET /api/rooms/{id}/people',
    'GET /api/rooms/{id}/rating',
    'GET /api/rooms/{id}/record',
    'GET /api/rooms/{id}/since',
    'GET /api/tokens',
    'GET /health',
    'PATCH /api/guests/me',
    'PATCH /api/passkeys/{id}',
    'POST /api/blocks',
    'POST /api/calendar',
    'POST /api/channels',
    'POST /api/channels/{id}/test',
    'POST /api/guests',
    'POST /api/mail/confirm/{token}',
    'POST /api/mail/stop/{token}',
    'POST /api/mutes',
    'POST /api/operator/news/again',
    'POST /api/operator/news/kinds',
    'POST /api/operator/news/remove',
    'POST /api/operator/reports/{id}',
    'POST /api/operator/sanctions',
    'POST /api/operator/sanctions/lift',
    'POST /api/operator/session',
    'POST /api/passkeys',
    'POST /api/passkeys/options',
    'POST /api/passkeys/sign-in',
    'POST /api/passkeys/sign-in/options',
    'POST /api/profile/link',
    'POST /api/profile/listed',
    'POST /api/quiet-hours',
    'POST /api/recovery-code',
    'POST /api/recovery-code/use',
    'POST /api/reports',
    'POST /api/rooms',
    'POST /api/rooms/anybody',
    'POST /api/rooms/{id}/code',
    'POST /api/rooms/{id}/commands',
    'POST /api/rooms/{id}/invitations',
    'POST /api/rooms/{id}/rematch',
    'POST /api/tokens',
    'POST /api/transfers',
    'POST /api/transfers/former',
    'POST /api/transfers/redeem',
    'POST /api/vacations',
  ]);
  const silent = Object.values(paths)
    .flatMap(Object.values)
    .filter(({ summary }) => summary === undefined);
  expect(silent).toEqual([]);
  const routes = server.server.app.printRoutes({ commonPrefix: false });
  expect(
    routes.match(/\((?!HEAD|OPTIONS)[A-Z, ]+\)/g)?.flatMap(each => each.match(/GET|POST|PATCH|PUT|DELETE/g)),
  ).toHaveLength(described.length);
});
