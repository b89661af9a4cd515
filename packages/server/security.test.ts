import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newApp } from './http/app.ts';
import { newLimits } from './limits.ts';

const PACKAGES = join(import.meta.dirname, '..');

/** Finds the source files of server and client that contain a pattern. */
const filesWith = (folder: string, what: RegExp): readonly string[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).filter(
    name =>
      /\.tsx?$/.test(name) &&
      !/\.test\.tsx?$|^(testing|trials|secrecy)\b/.test(name) &&
      what.test(readFileSync(join(PACKAGES, folder, name), 'utf8')),
  );

test('V1.2.1, V1.3.2 no page treats text as markup or code', () => {
  expect(filesWith('web/src', /preact/).length).toBeGreaterThan(20);
  expect(
    filesWith('web/src', /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/),
  ).toEqual([]);
});

test('V1.2.5 the server starts no program', () => {
  expect(filesWith('server', /from 'fastify'/).length).toBeGreaterThan(0);
  expect(filesWith('server', /child_process/)).toEqual([]);
});

describe('every response', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'consigliere-security-'));
    mkdirSync(join(folder, '.git'));
    for (const file of ['index.html', '.secret', '.git/config']) writeFileSync(join(folder, file), `this is ${file}`);
    server = await openTestServer({ pages: folder, limits: newLimits() });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['/', '/api/games', '/api/rooms/nowhere', '/health', '/api/nothing'])(
    'V3.2.1, V3.4.1, V3.4.2, V14.2.1 %s: no content sniffing, no cross-origin access, https is remembered, no referrer is sent',
    async path => {
      const { headers } = await new TestClient(server.address, { origin: 'https://evil.example' }).get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'self'",
      );
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
    },
  );

  test('V4.1.1 every response has its content type and charset', async () => {
    const visitor = new TestClient(server.address);
    const kindOf = async (path: string) => (await visitor.get(path)).headers.get('content-type');
    expect(await kindOf('/')).toBe('text/html; charset=utf-8');
    for (const path of ['/api/games', '/api/rooms', '/api/rooms/nowhere', '/api/nothing', '/health'])
      expect(await kindOf(path)).toBe('application/json; charset=utf-8');
  });

  test('V14.3.2 no cache keeps an answer of the API, not even a refusal', async () => {
    const ada = await TestClient.asGuest(server.address);
    for (const path of ['/api/guests/me', '/api/rooms', '/api/rooms/mine', '/api/rooms/nowhere', '/api/nothing'])
      for (const visitor of [ada, new TestClient(server.address)])
        expect((await visitor.get(path)).headers.get('cache-control')).toBe('no-store');
  });

  test('an address with a part that is too long, or malformed, gets a code of the closed list', async () => {
    const visitor = new TestClient(server.address);
    for (const path of [`/api/rooms/${'x'.repeat(65)}`, '/api/rooms/%E0%A4%A'])
      expect(await visitor.get(path)).toMatchObject({ status: 404, body: { code: 'no-such-page' } });
  });

  test("V13.4.1 files that begin with a dot aren't served", async () => {
    const visitor = new TestClient(server.address);
    for (const path of ['/.secret', '/.git/config', '/%2egit/config', '/assets/../.git/config'])
      expect(JSON.stringify((await visitor.get(path)).body)).not.toMatch(/this is \.(secret|git)/);
  });

  test('V6.3.1 a caller that keeps making guests or trying transfers has to wait', async () => {
    const tried = async (path: string, body: object): Promise<ReadonlySet<number>> => {
      const asked = Array.from({ length: 61 }, () => new TestClient(server.address).post(path, body));
      return new Set((await Promise.all(asked)).map(({ status }) => status));
    };
    expect(await tried('/api/guests', {})).toContain(429);
    expect(await tried('/api/transfers/redeem', { secret: 'x'.repeat(43) })).toEqual(new Set([429]));
  });
});

test("V6.3.1 made-up addresses from the local network don't get around a limit, and their sender is named once", async () => {
  const server = await openTestServer({ limits: newLimits() });
  const arrive = async (remoteAddress: string, number: number) => {
    const headers = { host: 'play.example', origin: 'https://play.example', 'x-forwarded-for': `198.51.100.${number}` };
    const request = { method: 'POST', url: '/api/guests', headers, payload: {}, remoteAddress } as const;
    return (await server.server.app.inject(request)).statusCode;
  };
  const statuses: number[] = [];
  for (let number = 0; number <= 60; number++) statuses.push(await arrive('172.17.0.1', number));
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect(await arrive('127.0.0.1', 1)).toBe(200);
  const named = server.logged.filter(line => line.includes('PROXIES')).map(line => JSON.parse(line).proxy);
  expect(named).toEqual(['172.17.0.1']);
  await server.close();
});

test('V6.3.1 all addresses of one network of IPv6 count together, and those of another by themselves', async () => {
  const server = await openTestServer({ limits: newLimits() });
  const headers = { host: 'play.example', origin: 'https://play.example' };
  const tryCode = async (remoteAddress: string) => {
    const request = {
      method: 'POST',
      url: '/api/recovery-code/use',
      headers,
      payload: { code: 'x' },
      remoteAddress,
    } as const;
    return (await server.server.app.inject(request)).statusCode;
  };
  const statuses: number[] = [];
  for (let number = 1; number <= 31; number++) statuses.push(await tryCode(`2001:db8:1:2::${number}`));
  expect(statuses).toEqual([...Array(30).fill(404), 429]);
  expect(await tryCode('2001:db8:1:3::1')).toBe(404);
  await server.close();
});

test('V16.2.5 bytes that are not a request are answered with a code, and are in the log at no level', async () => {
  const lines: string[] = [];
  const app = newApp({ level: 'trace', stream: { write: line => void lines.push(line) } });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  const answer = new Promise<string>(resolve => socket.on('data', data => resolve(String(data))));
  socket.write('GET /transfer/a-secret-link HTTP/1.1\r\nCookie: __Host-guest=a-secret\r\nno header at all\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"code":"bad-message"\}$/);
  await app.close();
  expect(lines.join('')).not.toMatch(/a-secret|rawPacket/);
});

test('V6.3.1 limits count verified guests, or the address: made-up tokens and cookies get around none', async () => {
  const server = await openTestServer({ limits: newLimits() });
  const ada = await TestClient.asGuest(server.address);
  const statuses = new Set<number>();
  for (let number = 0; number < 210; number++) {
    const text = String(number).padStart(43, 'x');
    const headers: Record<string, string> =
      number % 2 === 0 ? { authorization: `Bearer ${text}` } : { cookie: `__Host-guest=${text}` };
    statuses.add((await new TestClient(server.address, headers).get('/api/games')).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await ada.get('/api/games')).status).toBe(200);
  await server.close();
});

test('a guest reads the list of their tables at most 120 times in a minute, and another guest isn’t held up by that', async () => {
  const server = await openTestServer();
  const [eve, ada] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const statuses: number[] = [];
  for (let count = 0; count < 121; count++) statuses.push((await eve.get('/api/rooms/mine')).status);
  expect(statuses).toEqual([...Array(120).fill(200), 429]);
  expect((await ada.get('/api/rooms/mine')).status).toBe(200);
  await server.close();
});

test('a guest opens at most twenty tables in a minute, and another guest isn’t held up by that', async () => {
  const server = await openTestServer();
  const [eve, ada] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const open = async (guest: TestClient): Promise<number> =>
    (await guest.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 22; count++) statuses.push(await open(eve));
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  expect(await open(ada)).toBe(200);
  await server.close();
});

test('a guest changes seats, terms and requests at most 120 times in a minute, and still plays; others aren’t held up', async () => {
  const server = await openTestServer();
  const [eve, ada] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await eve.post('/api/rooms', { game: 'carta-nostra', seats });
  const { room } = made.body as { room: string };
  const [hers, adas] = [await eve.openSocket(), await ada.openSocket()];
  const lengthOf = async (): Promise<number> => (await server.store.rooms.readLengths([room])).get(room) ?? 0;
  const before = await lengthOf();
  const send = (index: number): string => hers.command(room, { type: 'seat-bot', seat: 1, level: 1 + (index % 5) });
  for (let index = 0; index < 150; index++) {
    send(index);
    await hers.nextOfAnyType();
  }
  expect((await lengthOf()) - before).toBeLessThanOrEqual(120);
  hers.command(room, { type: 'clear', seat: 1 });
  expect(await hers.next('refused', ({ code }) => code === 'too-fast')).toBeDefined();
  const other = await ada.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  adas.command(String(other.body.room), { type: 'seat-bot', seat: 1, level: 2 });
  await adas.next('done');
  const { entropyRound } = (await server.host.look(room)) as { entropyRound: number };
  hers.command(room, { type: 'add-entropy', round: entropyRound, entropy: 'ab'.repeat(16) });
  await hers.next('done');
  await server.close();
});

test('a handshake that fails leaves nothing of its guest in memory', async () => {
  const server = await openTestServer();
  const [eve, ada] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] }))
    .body;
  const shaking = request(`http://${server.address}/api/live`, {
    headers: {
      ...{ cookie: eve.headers.cookie ?? '', origin: `http://${server.address}` },
      ...{ connection: 'upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'none' },
    },
  }).end();
  const [{ statusCode }] = await once(shaking, 'response');
  expect(statusCode).toBe(400);
  const reading = vi.spyOn(server.store.blocks, 'listBlocked');
  expect((await eve.post('/api/mutes', { room, seat: 0, muted: true })).status).toBe(200);
  expect(reading).not.toHaveBeenCalled();
  await server.close();
});
