import { openTestServer, startMatch, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const DAY = 24 * 3600 * 1000;

let server: TestServer;
let ada: TestClient;
let eve: TestClient;
beforeEach(async () => {
  server = await openTestServer();
  ada = await TestClient.asGuest(server.address, { name: 'Ada' });
  eve = await TestClient.asGuest(server.address, { name: 'Eve' });
});
afterEach(() => server.close());

/** A running match of Ada against another person, in which nothing happens by itself. */
const openTable = async (): Promise<string> =>
  startMatch([ada, await TestClient.asGuest(server.address, { name: 'Bea' })], 'carta-nostra');

test('the size that a HEAD request is told is that of the caller’s own view', async () => {
  const path = `/api/rooms/${await openTable()}`;
  const ask = (method: 'HEAD' | 'GET', { headers }: TestClient) =>
    server.server.app.inject({ method, url: path, headers });
  const sizes: string[] = [];
  for (const client of [ada, eve, new TestClient(server.address)]) {
    const [head, whole] = [await ask('HEAD', client), await ask('GET', client)];
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.body)));
    sizes.push(String(head.headers['content-length']));
  }
  const [own, spectator, stranger] = sizes;
  expect(spectator).toBe(stranger);
  expect(own).not.toBe(spectator);
});

test('whatever chapter a stranger asks for, no hand is in the answer', async () => {
  const path = `/api/rooms/${await openTable()}`;
  for (const from of ['-1', '0', '0x0', '1e3', '1.5', 'NaN', '9007199254740993', '%00', '__proto__', '0&from=1']) {
    const { status, body } = await eve.get(`${path}?from=${from}`);
    if (status === 200)
      expect(body).toMatchObject({ seen: { seat: null, match: { prompt: null, view: { own: null } } } });
    else expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad-message' } });
    expect(JSON.stringify(body)).not.toContain('"hand":');
  }
});

test('a link that was used, one that has expired and one that never was get the same answer', async () => {
  const link = async () => ((await ada.post('/api/transfers', {})).body as { secret: string }).secret;
  const redeem = async (secret: string) => {
    const { status, body } = await new TestClient(server.address).post('/api/transfers/redeem', { secret });
    return { status, body };
  };
  const [used, expired] = [await link(), await link()];
  expect((await redeem(used)).status).toBe(200);
  server.clock.pass(DAY);
  const answers = [await redeem(used), await redeem(expired), await redeem('x'.repeat(43))];
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'no-such-transfer' } });
  expect(answers).toEqual(Array(3).fill(answers[0]));
});
