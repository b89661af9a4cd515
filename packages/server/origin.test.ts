import { makeHandshake, openTestServer, sendRaw, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const LISTED = 'https://play.example';
let server: TestServer;
let cookie: string;
let token: string;
beforeAll(async () => {
  server = await openTestServer({ origins: [LISTED] });
  const ada = await TestClient.asGuest(server.address);
  cookie = ada.headers.cookie ?? '';
  token = ((await ada.post('/api/tokens')).body as { token: string }).token;
});
afterAll(() => server.close());

type CallerKind = 'cookie' | 'token';
/** Foreign addresses, and some that look like ours at a careless glance. */
const FOREIGN = [
  'https://evil.example',
  'https://play.example.evil.example',
  'https://evil-play.example',
  'https://play.example:8443',
  'http://play.example',
  'https://www.play.example',
  'https://play.exampl',
  'https://play.example.',
  'https://evil.example/https://play.example',
  'https://evil.example?https://play.example',
  'https://evil.example#https://play.example',
  'https://play.example@evil.example',
  'https://play.exаmple',
  'wss://play.example',
  'ftp://play.example',
  'http://127.0.0.1',
  'http://127.0.0.1:1',
  'http://localhost',
  'http://[::1]',
  'http://SELF.evil.example',
  'http://evil.example/SELF',
  'http://SELF@evil.example',
  'http://evil.example:80',
  'ws://SELF',
  'file://SELF',
  'chrome-extension://abcdefghijklmnop',
  'moz-extension://SELF',
  'data:text/html,x',
  'javascript://SELF/%0aalert(1)',
  'blob:null',
  'file://',
  'null',
  'undefined',
  '*',
  'SELF',
  '',
] as const;

const MATRIX: readonly (readonly [origin: string | undefined, who: CallerKind, isTaken: boolean])[] = [
  ['http://SELF', 'cookie', true],
  ['http://SELF', 'token', true],
  // A proxy in front may speak https to the world and http to us.
  ['https://SELF', 'cookie', true],
  [LISTED, 'cookie', true],
  ...FOREIGN.map(origin => [origin, 'cookie', false] as const),
  ['https://evil.example', 'token', false],
  ['null', 'token', false],
  [undefined, 'cookie', false],
  [undefined, 'token', true],
];

describe.each(MATRIX)('from %s with a %s', (origin, who, isTaken) => {
  function visitor(): TestClient {
    const known: Record<string, string> = who === 'token' ? { authorization: `Bearer ${token}` } : { cookie };
    const one = new TestClient(server.address, known);
    if (origin === undefined) delete one.headers.origin;
    // A header is bytes: other characters arrive as UTF-8.
    else one.headers.origin = Buffer.from(origin.replace('SELF', server.address)).toString('latin1');
    return one;
  }

  test(isTaken ? 'a write is taken' : 'a write is refused', async () => {
    const { status, body } = await visitor().patch('/api/guests/me', {});
    if (isTaken) expect(status).toBe(200);
    else expect([status, body.code]).toEqual([403, 'bad-origin']);
  });

  test(isTaken ? 'a socket is opened' : 'a socket is refused', async () => {
    const opening = visitor().openSocket();
    if (!isTaken) return expect(opening).rejects.toThrow('status 403');
    await (await opening).close();
  });
});

test("a caller who isn't a guest yet gets no socket", async () => {
  await expect(new TestClient(server.address).openSocket()).rejects.toThrow('status 401');
});

test.each(['//', 'http://[', '/api/live/../live', '/api/lives', '/%'])(
  'a handshake at %s gets "not found", and no error is logged',
  async path => {
    const head = makeHandshake(server.address, cookie, path);
    expect(await sendRaw(server.address, head, [])).toMatch(/^HTTP\/1.1 404 .*"no-such-page"/s);
    expect(server.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  },
);
