import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

const LISTED = 'https://play.example';
let house: OpenHouse;
let cookie: string;
let token: string;
beforeAll(async () => {
  house = await openHouse({ origins: [LISTED] });
  const ada = await Visitor.arrive(house.address);
  cookie = ada.headers.cookie ?? '';
  token = ((await ada.post('/api/tokens')).body as { token: string }).token;
});
afterAll(() => house.close());

type Who = 'cookie' | 'token';
const MATRIX: readonly (readonly [origin: string | undefined, who: Who, isTaken: boolean])[] = [
  ['http://SELF', 'cookie', true],
  ['http://SELF', 'token', true],
  [LISTED, 'cookie', true],
  ['https://evil.example', 'cookie', false],
  ['https://evil.example', 'token', false],
  ['https://play.example.evil.example', 'cookie', false],
  ['http://play.example', 'cookie', false],
  ['null', 'cookie', false],
  ['', 'cookie', false],
  [undefined, 'cookie', false],
  [undefined, 'token', true],
];

describe.each(MATRIX)('from %s with a %s', (origin, who, isTaken) => {
  function visitor(): Visitor {
    const known: Record<string, string> = who === 'token' ? { authorization: `Bearer ${token}` } : { cookie };
    const one = new Visitor(house.address, known);
    if (origin === undefined) delete one.headers.origin;
    else one.headers.origin = origin.replace('SELF', house.address);
    return one;
  }

  test(isTaken ? 'a write is taken' : 'a write is refused', async () => {
    const { status, body } = await visitor().patch('/api/guests/me', {});
    if (isTaken) expect(status).toBe(200);
    else expect([status, body.code]).toEqual([403, 'bad-origin']);
  });

  test(isTaken ? 'a socket is opened' : 'a socket is refused', async () => {
    const opening = visitor().live();
    if (!isTaken) return expect(opening).rejects.toThrow('status 403');
    await (await opening).close();
  });
});

test('whoever is nobody yet gets no socket', async () => {
  await expect(new Visitor(house.address).live()).rejects.toThrow('status 401');
});
