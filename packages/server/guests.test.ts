import { GUEST_NAMES } from '@consigliere/protocol/guest-names';
import { embeddedDatabase, openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const database = embeddedDatabase;
const DAY = 24 * 3600 * 1000;

describe('guests', () => {
  let server: TestServer;
  let at: ReturnType<typeof database>;
  beforeEach(async () => {
    at = database();
    server = await openTestServer({ database: at });
  });
  afterEach(() => server.close());

  const me = async (visitor: TestClient) => (await visitor.get('/api/guests/me')).body;

  interface Listed {
    readonly id: string;
    readonly kind: string;
    readonly isOwn: boolean;
  }
  const listTokens = async (visitor: TestClient) =>
    ((await visitor.get('/api/tokens')).body as { tokens: readonly Listed[] }).tokens;

  test('a device becomes a guest once, with the name and language it sends', async () => {
    const ada = new TestClient(server.address, { 'accept-language': 'fr, nl;q=0.8, de;q=0.9' });
    expect((await ada.get('/api/guests/me')).body).toMatchObject({ code: 'no-guest' });
    const first = await ada.post('/api/guests', {});
    expect(first.body).toMatchObject({ language: 'de' });
    expect(GUEST_NAMES.de).toContain((first.body as { name: string }).name);
    const cookie = ada.headers.cookie;
    expect((await ada.post('/api/guests', { name: 'Eve' })).body).toEqual(first.body);
    expect(ada.headers.cookie).toBe(cookie);
    expect((await ada.patch('/api/guests/me', { name: ' Ada ', language: 'nl' })).body).toMatchObject({ name: 'Ada' });
    expect(await me(ada)).toEqual({ ...first.body, name: 'Ada', language: 'nl' });
  });

  test('a name is short, readable text', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    for (const name of ['', '  ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'a\u0000', '\u3164', 'a\u2800', 7])
      expect((await ada.patch('/api/guests/me', { name })).body).toMatchObject({ code: 'bad-message' });
    expect((await ada.patch('/api/guests/me', { name: 'Ada', isAdmin: true })).status).toBe(400);
    expect(await me(ada)).toMatchObject({ name: 'Ada' });
  });

  test.each([
    ['here', {}, /^__Host-guest=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/],
    ['on https', { host: 'play.example', 'x-forwarded-proto': 'https' }, /^__Host-guest=.*; Secure$/],
    [
      'elsewhere on http',
      { host: 'box.lan:8080' },
      /^guest=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    ],
  ])('the cookie %s', async (_, headers: Record<string, string>, expected) => {
    const own = headers.host ?? server.address;
    const inject = () =>
      server.server.app.inject({
        method: 'POST',
        url: '/api/guests',
        headers: { host: own, origin: `https://${own}`, ...headers },
        payload: {},
      });
    for (const answer of [await inject(), await inject()])
      expect(answer.headers['set-cookie']).toEqual(expect.stringMatching(expected));
    const warnings = server.logged.filter(line => line.includes('plain http'));
    expect(warnings).toHaveLength(own === 'box.lan:8080' ? 1 : 0);
  });

  test('on https a plain cookie makes nobody a guest; the device is told which guest it was and may take over by a link', async () => {
    const ask = (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) =>
      server.server.app.inject({
        method,
        url,
        headers: { host: 'play.example', origin: 'https://play.example', 'x-forwarded-proto': 'https', cookie },
        ...(payload === undefined ? {} : { payload }),
      });
    const before = await TestClient.asGuest(server.address, { name: 'Ada' });
    const plain = `guest=${before.headers.cookie?.split('=')[1]}`;
    expect((await ask('GET', '/api/guests/me', plain)).statusCode).toBe(401);

    expect((await ask('GET', '/api/guests/former', plain)).json()).toEqual({ name: 'Ada' });
    const arrived = await ask('POST', '/api/guests', plain, { name: 'Bea' });
    expect(arrived.json()).toMatchObject({ name: 'Bea' });
    const [secure = ''] = String(arrived.headers['set-cookie']).split(';');
    expect(secure).toMatch(/^__Host-guest=/);
    expect(secure).not.toContain(plain);
    const both = `${plain}; ${secure}`;
    expect((await ask('GET', '/api/guests/me', both)).json()).toMatchObject({ name: 'Bea' });
    for (const cookie of ['', 'guest=unknown', secure, `guest=${secure.split('=')[1]}; ${secure}`])
      expect((await ask('GET', '/api/guests/former', cookie)).json()).toEqual({ name: null });

    const { secret } = (await ask('POST', '/api/transfers/former', both)).json();
    const redeemed = await ask('POST', '/api/transfers/redeem', both, { secret });
    const cookies = [redeemed.headers['set-cookie']].flat().map(String);
    expect(cookies.find(each => each.startsWith('guest='))).toContain('Max-Age=0');
    expect((await ask('POST', '/api/guests', cookies[0]?.split(';')[0] ?? '', {})).json()).toEqual(await me(before));
    expect((await ask('POST', '/api/transfers/former', secure)).statusCode).toBe(401);
  });

  test('only hashes are stored, and no secret is logged', async () => {
    const ada = await TestClient.asGuest(server.address);
    const { token } = (await ada.post('/api/tokens')).body as { token: string };
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    const cookie = ada.headers.cookie?.split('=')[1] ?? '';
    const tables = await Promise.all(['guests', 'tokens', 'transfers'].map(name => at.query(`select * from ${name}`)));
    const kept = JSON.stringify(tables) + server.logged.join('');
    expect(cookie).toHaveLength(43);
    for (const each of [token, secret, cookie]) expect(kept).not.toContain(each);
  });

  test('a transfer link makes another device the same guest, once, and not after a day', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const link = async () => ((await ada.post('/api/transfers', {})).body as { secret: string }).secret;
    const [first, second] = [await link(), await link()];
    // The first device's cookie is no longer needed.
    const phone = new TestClient(server.address);
    expect((await phone.post('/api/transfers/redeem', { secret: first })).body).toMatchObject({
      guest: { name: 'Ada' },
      room: null,
    });
    expect(await me(phone)).toEqual(await me(ada));
    expect((await phone.post('/api/transfers/redeem', { secret: first })).body).toMatchObject({
      code: 'no-such-transfer',
    });
    server.clock.pass(DAY);
    const late = await TestClient.asGuest(server.address, { name: 'Bob' });
    expect((await late.post('/api/transfers/redeem', { secret: second })).status).toBe(404);
    expect(await me(late)).toMatchObject({ name: 'Bob' });
  });

  test('a program is identified by its token alone', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const { token } = (await ada.post('/api/tokens')).body as { token: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    expect(await me(program)).toEqual(await me(ada));
    const socket = await program.openSocket();
    expect(await socket.next('hello')).toMatchObject({ guest: { name: 'Ada' } });
    await socket.close();
    const wrong = new TestClient(server.address, { authorization: 'Bearer x', cookie: ada.headers.cookie ?? '' });
    expect((await wrong.get('/api/guests/me')).status).toBe(401);
    const swapped = new TestClient(server.address, { cookie: `__Host-guest=${token}` });
    expect((await swapped.get('/api/guests/me')).status).toBe(401);
  });

  test('tokens are listed with name and dates, at most ten, for a year, and each can be revoked', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const make = (name: string) => ada.post('/api/tokens', { name });
    const made = (await make('Robo')).body as { token: string; id: string; expiresAt: number };
    const now = server.clock.wall();
    expect(made.expiresAt - now).toBeGreaterThan(364 * DAY);
    const program = new TestClient(server.address, { authorization: `Bearer ${made.token}` });
    expect(await me(program)).toEqual(await me(ada));
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    const phone = new TestClient(server.address);
    await phone.post('/api/transfers/redeem', { secret });
    const tokens = await listTokens(ada);
    const known = { createdAt: expect.any(Number), usedAt: expect.any(Number), isOwn: false };
    const device = { id: expect.any(String), kind: 'device', name: null, ...known, expiresAt: null };
    expect(tokens).toHaveLength(3);
    expect(tokens).toEqual(
      expect.arrayContaining([
        device,
        { id: made.id, kind: 'program', name: 'Robo', ...known, expiresAt: made.expiresAt },
        { ...device, usedAt: null, isOwn: true },
      ]),
    );
    expect(JSON.stringify(tokens)).not.toContain(made.token);

    expect((await bea.delete(`/api/tokens/${made.id}`)).body).toMatchObject({ code: 'no-such-token' });
    for (const { id, isOwn } of tokens) if (!isOwn) expect((await ada.delete(`/api/tokens/${id}`)).status).toBe(200);
    for (const gone of [program, phone]) expect((await gone.get('/api/guests/me')).status).toBe(401);
    expect(await listTokens(ada)).toMatchObject([{ isOwn: true }]);

    for (let count = 0; count < 10; count++) expect((await make(`Robo ${count}`)).status).toBe(200);
    expect(await make('Robo 11')).toMatchObject({ status: 409, body: { code: 'too-many-tokens' } });
    const last = (await bea.post('/api/tokens')).body as { token: string };
    server.clock.pass(365 * DAY);
    const late = new TestClient(server.address, { authorization: `Bearer ${last.token}` });
    expect((await late.get('/api/guests/me')).status).toBe(401);
    expect((await make('Robo 12')).status).toBe(200);
  });

  test('ten tokens are the most, also of requests that come together', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ada.post('/api/tokens', {})));
    const programs = (await listTokens(ada)).filter(({ kind }) => kind === 'program');
    expect(programs.length).toBeLessThanOrEqual(10);
    expect(programs).toHaveLength(answers.filter(({ status }) => status === 200).length);
  });

  test('a guest has at most twenty devices by links and twenty unused links: the oldest go', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const link = async (of: TestClient) => ((await of.post('/api/transfers', {})).body as { secret: string }).secret;
    const kept = await link(bea);
    const links: string[] = [];
    for (let count = 0; count < 21; count++) {
      links.push(await link(ada));
      server.clock.pass(1);
    }
    const redeem = async (secret: string) => {
      const device = new TestClient(server.address);
      return { device, status: (await device.post('/api/transfers/redeem', { secret })).status };
    };
    const [oldest = '', ...others] = links;
    expect((await redeem(oldest)).status).toBe(404);
    const devices: TestClient[] = [];
    for (const secret of [...others, null]) {
      const { device, status } = await redeem(secret ?? (await link(ada)));
      expect(status).toBe(200);
      devices.push(device);
      server.clock.pass(1);
    }
    const statuses = await Promise.all([...devices, ada].map(async each => (await each.get('/api/guests/me')).status));
    expect(statuses).toEqual([401, ...Array.from({ length: 21 }, () => 200)]);
    expect((await redeem(kept)).status).toBe(200);
  });

  test('the first device can be removed from another, and what it was is nobody’s', async () => {
    const first = await TestClient.asGuest(server.address, { name: 'Ada' });
    const { secret } = (await first.post('/api/transfers', {})).body as { secret: string };
    const phone = new TestClient(server.address);
    await phone.post('/api/transfers/redeem', { secret });
    const { secret: unused } = (await first.post('/api/transfers', {})).body as { secret: string };
    const before = await me(phone);
    const [{ id = '' } = {}] = (await listTokens(phone)).filter(({ isOwn }) => !isOwn);
    expect((await phone.delete(`/api/tokens/${id}`)).status).toBe(200);
    expect((await first.get('/api/guests/me')).status).toBe(401);
    expect(await me(phone)).toEqual(before);
    expect(await listTokens(phone)).toMatchObject([{ isOwn: true }]);
    // A device that is removed can't come back by a link that it has made before.
    expect((await first.post('/api/transfers/redeem', { secret: unused })).status).toBe(404);
    const again = (await first.post('/api/guests', { name: 'Eve' })).body;
    expect(again).toMatchObject({ name: 'Eve' });
    expect(again.id).not.toBe(before.id);
  });

  test('a device can sign out, its cookies go, and the links that it has made before still work', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const before = await me(ada);
    const cookie = ada.headers.cookie ?? '';
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    const [{ id = '' } = {}] = await listTokens(ada);
    const { headers, status } = await ada.delete(`/api/tokens/${id}`);
    expect(status).toBe(200);
    const cookies = headers.getSetCookie();
    expect(cookies.map(each => each.split('=', 1)[0]).toSorted()).toEqual(['__Host-guest', 'guest']);
    for (const each of cookies) expect(each).toContain('Max-Age=0');
    const copied = new TestClient(server.address, { cookie });
    expect((await copied.get('/api/guests/me')).status).toBe(401);
    const phone = new TestClient(server.address);
    await phone.post('/api/transfers/redeem', { secret });
    expect(await me(phone)).toEqual(before);
  });

  test('one request removes every other device and program, and links that nobody has used', async () => {
    const first = await TestClient.asGuest(server.address, { name: 'Ada' });
    const link = async () => ((await first.post('/api/transfers', {})).body as { secret: string }).secret;
    const phone = new TestClient(server.address);
    await phone.post('/api/transfers/redeem', { secret: await link() });
    const { token } = (await first.post('/api/tokens')).body as { token: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    const unused = await link();
    expect((await phone.delete('/api/tokens')).status).toBe(200);
    for (const gone of [first, program]) expect((await gone.get('/api/guests/me')).status).toBe(401);
    expect(await listTokens(phone)).toMatchObject([{ isOwn: true }]);
    expect((await first.post('/api/transfers/redeem', { secret: unused })).status).toBe(404);
  });

  test('a program can’t remove others, outlive its year by a new token or link, or delete its guest; it can remove itself', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const { token, id } = (await ada.post('/api/tokens')).body as { token: string; id: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    const [{ id: device = '' } = {}] = (await listTokens(program)).filter(({ isOwn }) => !isOwn);
    for (const answer of [
      await program.delete(`/api/tokens/${device}`),
      await program.delete('/api/tokens'),
      await program.post('/api/tokens', {}),
      await program.post('/api/transfers', {}),
      await program.delete('/api/guests/me'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'devices-only' } });
    expect(await me(ada)).toMatchObject({ name: 'Ada' });
    expect((await program.delete(`/api/tokens/${id}`)).status).toBe(200);
    expect((await program.get('/api/guests/me')).status).toBe(401);
    expect(await me(ada)).toMatchObject({ name: 'Ada' });
  });

  test('a table can be taken over by another device in the middle of a match', async () => {
    const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    const seats = [{ kind: 'me' }, { kind: 'bot' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, start: true })).body as {
      room: string;
    };
    const { secret } = (await ada.post('/api/transfers', { room })).body as { secret: string };
    const phone = new TestClient(server.address);
    expect((await phone.post('/api/transfers/redeem', { secret })).body).toMatchObject({ room });
    expect((await phone.get(`/api/rooms/${room}`)).body).toMatchObject({ seen: { seat: 0, isOwner: true } });
  });
});
