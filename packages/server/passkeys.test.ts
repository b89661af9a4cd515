import {
  Authenticator,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newLimits, RATES } from './limits.ts';

const ORIGIN = 'https://play.example.org';
const PARTY = { origin: ORIGIN };

interface Options {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}
interface Listed {
  readonly id: string;
  readonly name: string | null;
  readonly usedAt: number | null;
}

const optionsFor = async (client: TestClient): Promise<Options> =>
  (await client.post('/api/passkeys/options')).body as unknown as Options;
const addWith = async (client: TestClient, authenticator: Authenticator) =>
  client.post('/api/passkeys', { response: authenticator.register({ ...(await optionsFor(client)), ...PARTY }) });
const listFor = async (client: TestClient) =>
  ((await client.get('/api/passkeys')).body as { passkeys: readonly Listed[] }).passkeys;
const challengeFor = async (client: TestClient): Promise<{ readonly challenge: string }> =>
  (await client.post('/api/passkeys/sign-in/options')).body as { challenge: string };
const signInWith = async (client: TestClient, authenticator: Authenticator, own: object = {}) =>
  client.post('/api/passkeys/sign-in', {
    response: authenticator.sign({ ...(await challengeFor(client)), ...PARTY, ...own }),
  });
const nameOf = async (client: TestClient) => (await client.get('/api/guests/me')).body.name;

describe.each(TEST_DATABASES)('passkeys, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  let ada: TestClient;
  let key: Authenticator;
  /** A device that isn't a guest. */
  const newDevice = () => new TestClient(server.address);

  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database, publicUrl: ORIGIN });
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    key = new Authenticator();
  });
  afterEach(() => server.close());

  test.each(['ES256', 'RS256'] as const)(
    'a passkey with %s makes another device the same guest, as often as wanted',
    async algorithm => {
      const own = new Authenticator(algorithm);
      expect((await addWith(ada, own)).status).toBe(200);
      for (const device of [newDevice(), newDevice()]) {
        expect((await signInWith(device, own)).body).toMatchObject({ name: 'Ada' });
        expect((await device.get('/api/guests/me')).body).toEqual((await ada.get('/api/guests/me')).body);
      }
      expect((await listFor(ada))[0]).toMatchObject({ name: null, usedAt: expect.any(Number) });
    },
  );

  test('the passkeys of two guests who become one stay that person’s, and a passkey can merge them', async () => {
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const hers = new Authenticator();
    await addWith(ada, key);
    await addWith(bea, hers);
    const response = key.sign({ ...(await challengeFor(bea)), ...PARTY });
    expect((await bea.post('/api/passkeys/sign-in', { response, merges: true })).body).toMatchObject({ name: 'Ada' });
    const device = newDevice();
    expect((await signInWith(device, hers)).body).toMatchObject({ name: 'Ada' });
    const listed = await listFor(device);
    expect(listed).toHaveLength(2);
    for (const { id } of listed) {
      expect((await device.patch(`/api/passkeys/${id}`, { name: 'Mine' })).status).toBe(200);
      expect((await ada.delete(`/api/passkeys/${id}`)).status).toBe(200);
    }
    expect((await signInWith(newDevice(), hers)).body.code).toBe('no-such-passkey');
  });

  test('a passkey doesn’t merge guests who sit at one table, and nothing is written of it', async () => {
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    await addWith(ada, key);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
    const sit = { type: 'sit', seat: 1, name: 'Bea', entropy: 'ab'.repeat(16) };
    await bea.post(`/api/rooms/${room}/commands`, { id: 'a'.repeat(32), command: sit });
    Object.assign(server.store.merges, { merge: () => Promise.reject(new Error('a merge was written')) });
    const response = key.sign({ ...(await challengeFor(bea)), ...PARTY });
    const refused = await bea.post('/api/passkeys/sign-in', { response, merges: true });
    expect(refused.body).toMatchObject({ code: 'seated-twice', tables: [{ room }] });
    expect(await nameOf(bea)).toBe('Bea');
  });

  test('a device that has signed in is listed like any other, and can be removed alone', async () => {
    await addWith(ada, key);
    const phone = newDevice();
    await signInWith(phone, key);
    const { tokens } = (await ada.get('/api/tokens')).body as { tokens: { id: string; isOwn: boolean }[] };
    expect(tokens).toMatchObject([{ kind: 'device', isOwn: false }, { isOwn: true }]);
    const socket = await phone.openSocket();
    expect((await ada.delete(`/api/tokens/${tokens[0]?.id}`)).status).toBe(200);
    await socket.closed;
    expect((await phone.get('/api/guests/me')).status).toBe(401);
  });

  test('options ask for a key that is found on the device, without attestation, of two algorithms', async () => {
    await addWith(ada, key);
    const options = await optionsFor(ada);
    expect(options).toMatchObject({
      rp: { id: 'play.example.org' },
      attestation: 'none',
      pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: key.id.toString('base64url') }],
    });
    expect(await challengeFor(newDevice())).toMatchObject({ rpId: 'play.example.org', userVerification: 'preferred' });
  });

  test('a passkey can be renamed and revoked, by its guest only, and nobody signs in with it afterwards', async () => {
    await addWith(ada, key);
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const [{ id = '' } = {}] = await listFor(ada);
    expect((await bea.patch(`/api/passkeys/${id}`, { name: 'Mine' })).body.code).toBe('no-such-passkey');
    expect((await bea.delete(`/api/passkeys/${id}`)).body.code).toBe('no-such-passkey');
    expect((await ada.patch(`/api/passkeys/${id}`, { name: ' Old phone ' })).status).toBe(200);
    expect(await listFor(ada)).toMatchObject([{ name: 'Old phone' }]);
    expect((await ada.delete(`/api/passkeys/${id}`)).status).toBe(200);
    expect(await listFor(ada)).toEqual([]);
    expect((await signInWith(newDevice(), key)).body.code).toBe('no-such-passkey');
  });

  test('a challenge counts once, whether it was met or not', async () => {
    await addWith(ada, key);
    const phone = newDevice();
    const challenge = await challengeFor(phone);
    const respond = (origin: string) =>
      phone.post('/api/passkeys/sign-in', { response: key.sign({ ...challenge, origin, rpId: 'play.example.org' }) });
    expect((await respond('https://evil.example')).body.code).toBe('bad-passkey');
    expect((await respond(ORIGIN)).body.code).toBe('bad-passkey');
    const { headers } = phone;
    const replayed = key.sign({ ...(await challengeFor(phone)), ...PARTY });
    const session = headers.cookie ?? '';
    expect((await phone.post('/api/passkeys/sign-in', { response: replayed })).status).toBe(200);
    const thief = new TestClient(server.address, { cookie: session });
    expect((await thief.post('/api/passkeys/sign-in', { response: replayed })).body.code).toBe('bad-passkey');
  });

  test('a challenge counts for five minutes', async () => {
    await addWith(ada, key);
    const phone = newDevice();
    const response = key.sign({ ...(await challengeFor(phone)), ...PARTY });
    server.clock.pass(5 * 60_000);
    expect((await phone.post('/api/passkeys/sign-in', { response })).body.code).toBe('bad-passkey');
  });

  test('a challenge counts only in the browser that has asked for it', async () => {
    await addWith(ada, key);
    const response = key.sign({ ...(await challengeFor(newDevice())), ...PARTY });
    for (const thief of [newDevice(), await TestClient.asGuest(server.address)])
      expect((await thief.post('/api/passkeys/sign-in', { response })).body.code).toBe('bad-passkey');
  });

  test('a challenge for signing in adds no passkey, and the other way round', async () => {
    await addWith(ada, key);
    const { user } = await optionsFor(ada);
    const response = new Authenticator().register({ user, ...(await challengeFor(ada)), ...PARTY });
    expect((await ada.post('/api/passkeys', { response })).body.code).toBe('bad-passkey');
    const signed = key.sign({ ...(await optionsFor(ada)), ...PARTY });
    expect((await ada.post('/api/passkeys/sign-in', { response: signed })).body.code).toBe('bad-passkey');
  });

  test('a passkey that was made for one guest isn’t added to another, not even in the same browser', async () => {
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const response = key.register({ ...(await optionsFor(ada)), ...PARTY });
    const session = ada.headers.cookie?.split('; ').find(each => each.startsWith('__Host-challenge')) ?? '';
    bea.headers.cookie = `${bea.headers.cookie}; ${session}`;
    expect((await bea.post('/api/passkeys', { response })).body.code).toBe('bad-passkey');
    expect(await listFor(bea)).toEqual([]);
  });

  test('the same passkey is stored once, for its first guest', async () => {
    await addWith(ada, key);
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    expect((await addWith(bea, key)).status).not.toBe(200);
    // The authenticator knows Bea by this key now, but the house doesn't.
    expect((await signInWith(newDevice(), key)).body.code).toBe('bad-passkey');
    expect(await listFor(bea)).toEqual([]);
  });

  test.each([
    ['another origin', { origin: 'https://play.example.org.evil.example' }],
    ['another port', { origin: 'https://play.example.org:444' }],
    ['plain http', { origin: 'http://play.example.org' }],
    ['another relying party', { rpId: 'example.org' }],
  ])('a signature for %s is refused', async (_, own) => {
    await addWith(ada, key);
    const phone = newDevice();
    expect((await signInWith(phone, key, own)).body.code).toBe('bad-passkey');
    expect((await phone.get('/api/guests/me')).status).toBe(401);
    const response = new Authenticator().register({ ...(await optionsFor(ada)), ...PARTY, ...own });
    expect((await ada.post('/api/passkeys', { response })).body.code).toBe('bad-passkey');
  });

  test('a signature by another key, or for another credential, is refused', async () => {
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const hers = new Authenticator();
    await addWith(ada, key);
    await addWith(bea, hers);
    const phone = newDevice();
    const forged = { ...hers.sign({ ...(await challengeFor(phone)), ...PARTY }) };
    const { id, rawId } = key.sign({ challenge: '', ...PARTY });
    const { userHandle } = key.sign({ challenge: '', ...PARTY }).response;
    for (const response of [
      { ...forged, id, rawId },
      { ...forged, id, rawId, response: { ...forged.response, userHandle } },
    ])
      expect((await phone.post('/api/passkeys/sign-in', { response })).body.code).toBe('bad-passkey');
    expect((await phone.get('/api/guests/me')).status).toBe(401);
  });

  test('a key of another algorithm is refused, whatever the running Node could verify', async () => {
    const response = key.register({ ...(await optionsFor(ada)), ...PARTY }, -35);
    expect((await ada.post('/api/passkeys', { response })).body.code).toBe('bad-passkey');
  });

  test('an authenticator whose counter goes back was copied, and is refused', async () => {
    await addWith(ada, key);
    for (const counter of [0, 7, 8]) {
      key.counter = counter;
      expect((await signInWith(newDevice(), key)).status).toBe(200);
    }
    for (const counter of [8, 3, 0]) {
      key.counter = counter;
      expect((await signInWith(newDevice(), key)).body.code).toBe('bad-passkey');
    }
  });

  test('requests that come together don’t get past ten passkeys either', async () => {
    for (let count = 0; count < 8; count++) expect((await addWith(ada, new Authenticator())).status).toBe(200);
    const last = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const tab = new TestClient(server.address, { cookie: ada.headers.cookie ?? '' });
        return { tab, response: new Authenticator().register({ ...(await optionsFor(tab)), ...PARTY }) };
      }),
    );
    for (const { tab, response } of last) await tab.post('/api/passkeys', { response });
    expect(await listFor(ada)).toHaveLength(10);
    expect((await ada.post('/api/passkeys/options')).body.code).toBe('too-many-passkeys');
  });

  test('a program can’t add, rename or revoke any, and neither can a device that isn’t a guest', async () => {
    await addWith(ada, key);
    const [{ id = '' } = {}] = await listFor(ada);
    const { token } = (await ada.post('/api/tokens')).body as { token: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    for (const [client, code] of [
      [program, 'devices-only'],
      [newDevice(), 'no-guest'],
    ] as const)
      for (const answer of [
        await client.post('/api/passkeys/options'),
        await client.patch(`/api/passkeys/${id}`, { name: 'Robo' }),
        await client.delete(`/api/passkeys/${id}`),
      ])
        expect(answer.body.code).toBe(code);
    expect((await newDevice().get('/api/passkeys')).body).toEqual({ origin: ORIGIN, passkeys: [] });
  });

  test('a challenge of one node is answered at another', async () => {
    const other = await openTestServer({ database, clock: server.clock, publicUrl: ORIGIN });
    await addWith(ada, key);
    const phone = newDevice();
    const response = key.sign({ ...(await challengeFor(phone)), ...PARTY });
    const there = new TestClient(other.address, { cookie: phone.headers.cookie ?? '' });
    expect((await there.post('/api/passkeys/sign-in', { response })).body).toMatchObject({ name: 'Ada' });
    const again = new TestClient(server.address, { cookie: phone.headers.cookie ?? '' });
    expect((await again.post('/api/passkeys/sign-in', { response })).body.code).toBe('bad-passkey');
    await other.server.close();
    await other.host.close();
  });

  test('a guest who is deleted leaves no passkey', async () => {
    await addWith(ada, key);
    await ada.delete('/api/guests/me');
    expect((await signInWith(newDevice(), key)).body.code).toBe('no-such-passkey');
  });

  test('a device that was somebody else before becomes the passkey’s guest', async () => {
    await addWith(ada, key);
    const bea = await TestClient.asGuest(server.address, { name: 'Bea' });
    const copy = new TestClient(server.address, { cookie: bea.headers.cookie ?? '' });
    const socket = await bea.openSocket();
    await signInWith(bea, key);
    expect(await nameOf(bea)).toBe('Ada');
    // The session before has ended, wherever its cookie went.
    await socket.closed;
    expect((await copy.get('/api/guests/me')).status).toBe(401);
    const again = new TestClient(server.address, { cookie: bea.headers.cookie ?? '' });
    await signInWith(bea, key);
    expect((await again.get('/api/guests/me')).status).toBe(401);
    expect(((await bea.get('/api/tokens')).body as { tokens: object[] }).tokens).toHaveLength(2);
  });
});

test('the number of attempts from one address is limited', async () => {
  const server = await openTestServer({ publicUrl: ORIGIN, limits: newLimits() });
  const device = new TestClient(server.address);
  const codes: unknown[] = [];
  for (let times = 0; times <= RATES.signIn.points; times++)
    codes.push((await device.post('/api/passkeys/sign-in/options')).body.code);
  expect(codes.at(-2)).toBe(undefined);
  expect(codes.at(-1)).toBe('too-fast');
  await server.close();
});

test.each([undefined, 'http://play.example.org', 'https://192.168.1.5'])(
  'at %s there are no passkeys',
  async publicUrl => {
    const server = await openTestServer(publicUrl === undefined ? {} : { publicUrl });
    const ada = await TestClient.asGuest(server.address);
    expect((await ada.get('/api/passkeys')).body).toEqual({ origin: null, passkeys: [] });
    for (const path of ['/api/passkeys/options', '/api/passkeys/sign-in/options'])
      expect((await ada.post(path)).body.code).toBe('no-such-page');
    expect((await ada.get('/health')).body).toMatchObject({ on: { passkeys: false } });
    await server.close();
  },
);
