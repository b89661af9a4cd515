import {
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newLimits, RATES } from './limits.ts';

const makeFor = async (client: TestClient): Promise<string> => {
  const { status, body } = await client.post('/api/recovery-code');
  expect(status).toBe(200);
  return String(body.code);
};
const use = (client: TestClient, code: string) => client.post('/api/recovery-code/use', { code });

describe.each(TEST_DATABASES)('recovery codes, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  let ada: TestClient;
  const newDevice = () => new TestClient(server.address);

  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database });
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
  });
  afterEach(() => server.close());

  test('a code makes a device the same guest once, however it is typed, and without PUBLIC_URL', async () => {
    const code = await makeFor(ada);
    const phone = newDevice();
    expect((await use(phone, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).body).toMatchObject({ name: 'Ada' });
    expect((await phone.get('/api/guests/me')).body).toEqual((await ada.get('/api/guests/me')).body);
    expect((await use(newDevice(), code)).body.code).toBe('no-such-recovery-code');
    expect((await phone.get('/api/recovery-code')).body).toEqual({ createdAt: null });
  });

  test('two devices that use it at once can’t both have it', async () => {
    const code = await makeFor(ada);
    const answers = await Promise.all([newDevice(), newDevice(), newDevice()].map(each => use(each, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('a guest has one code: a new one replaces it, and it can be removed', async () => {
    const first = await makeFor(ada);
    const second = await makeFor(ada);
    expect((await ada.get('/api/recovery-code')).body).toEqual({ createdAt: expect.any(Number) });
    expect((await use(newDevice(), first)).body.code).toBe('no-such-recovery-code');
    expect((await ada.delete('/api/recovery-code')).status).toBe(200);
    expect((await ada.delete('/api/recovery-code')).body.code).toBe('no-such-recovery-code');
    expect((await use(newDevice(), second)).body.code).toBe('no-such-recovery-code');
  });

  test('a code with a typing error and a code that nobody has are refused alike', async () => {
    const code = await makeFor(ada);
    const last = code.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of ['', 'x', `${code.slice(0, -1)}${last}`, '0'.repeat(28)])
      expect((await use(newDevice(), wrong)).body.code).toBe('no-such-recovery-code');
    expect((await use(newDevice(), 'x'.repeat(101))).body.code).toBe('bad-message');
    expect((await use(newDevice(), code)).status).toBe(200);
  });

  test('only its hash is stored, nothing of it is logged, and it goes with its guest', async () => {
    const code = await makeFor(ada);
    const stored = JSON.stringify(await database.query('select * from recovery_codes')) + server.logged.join('');
    for (const form of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(form);
    await ada.delete('/api/guests/me');
    expect(await database.query('select * from recovery_codes')).toEqual([]);
    expect((await use(newDevice(), code)).body.code).toBe('no-such-recovery-code');
  });

  test('a program can make and remove none', async () => {
    const { token } = (await ada.post('/api/tokens')).body as { token: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    const path = '/api/recovery-code';
    for (const answer of [await program.post(path), await program.get(path), await program.delete(path)])
      expect(answer.body.code).toBe('devices-only');
  });
});

test('the number of codes that one address can try is limited', async () => {
  const server = await openTestServer({ limits: newLimits() });
  const codes: unknown[] = [];
  for (let times = 0; times <= RATES.signIn.points; times++)
    codes.push((await use(new TestClient(server.address), '0'.repeat(28))).body.code);
  expect(codes.at(-2)).toBe('no-such-recovery-code');
  expect(codes.at(-1)).toBe('too-fast');
  await server.close();
});
