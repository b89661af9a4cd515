import { openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let ada: TestClient;
let bob: TestClient;
let room: string;
beforeEach(async () => {
  server = await openTestServer();
  [ada, bob] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  room = ((await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string }).room;
});
afterEach(() => server.close());

const makeCode = async (by: TestClient, renew = false): Promise<string> =>
  ((await by.post(`/api/rooms/${room}/code`, { renew })).body as { code: string }).code;
const find = async (code: string) => (await bob.get(`/api/codes/${code}`)).body;

test('a code of five clear signs leads to its table, in capitals or not, and stays the same', async () => {
  const code = await makeCode(ada);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}$/);
  expect(await makeCode(ada)).toBe(code);
  expect(await find(code)).toEqual({ room });
  expect(await find(code.toLowerCase())).toEqual({ room });
});

test("a renewed code replaces the old one, which doesn't lead anywhere any more", async () => {
  const old = await makeCode(ada);
  const code = await makeCode(ada, true);
  expect(code).not.toBe(old);
  expect(await find(code)).toEqual({ room });
  expect(await find(old)).toMatchObject({ code: 'no-such-code' });
});

test("a guest without a seat can't make a code for somebody else's table", async () => {
  expect((await bob.post(`/api/rooms/${room}/code`, {})).body).toMatchObject({ code: 'not-seated' });
});

test('a code expires half an hour after it was last shown', async () => {
  const { body } = await ada.post(`/api/rooms/${room}/code`, {});
  const { code, expiresAt } = body as { code: string; expiresAt: number };
  expect(await server.store.codes.find(code, expiresAt - 1)).toBe(room);
  expect(await server.store.codes.find(code, expiresAt)).toBeUndefined();
});

test('the twentieth wrong code of a minute from one address is refused, and a right one never', async () => {
  const code = await makeCode(ada);
  const codes: string[] = [];
  for (let count = 0; count < 20; count++) codes.push(((await find('AAAAA')) as { code: string }).code);
  expect(codes).toEqual([...Array(19).fill('no-such-code'), 'too-fast']);
  expect(await find(code)).toEqual({ room });
});
