import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { parseTarget, sendRequest } from './request.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on this machine; returns its host and port. */
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error("the receiver isn't listening");
  return `127.0.0.1:${bound.port}`;
}

const send = (url: string, settings: Parameters<typeof sendRequest>[1] = {}) =>
  sendRequest({ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}' }, settings);

test('a request arrives with its headers and body, and its response comes back', async () => {
  const got: unknown[] = [];
  const host = await receiver(async (request, response) => {
    const parts = await request.toArray();
    got.push(request.method, request.url, request.headers['content-type'], Buffer.concat(parts).toString());
    response.end('fine');
  });
  expect(await send(`http://${host}/hook?x=1`, { allowed: [host] })).toMatchObject({
    ok: true,
    status: 200,
    body: 'fine',
  });
  expect(got).toEqual(['POST', '/hook?x=1', 'application/json', '{"a":1}']);
});

test('bytes arrive as they are, by the method that is asked for, and a wish for a pause is read', async () => {
  const got: unknown[] = [];
  const host = await receiver(async (request, response) => {
    got.push(request.method, ...(await request.toArray()));
    response.writeHead(429, { 'retry-after': '90' }).end('later');
  });
  const body = Uint8Array.of(0, 255, 10);
  const outcome = await sendRequest({ method: 'PUT', url: `http://${host}/`, headers: {}, body }, { allowed: [host] });
  expect(got).toEqual(['PUT', Buffer.from(body)]);
  const response = { status: 429, body: 'later', retryAfter: 90_000 };
  expect(outcome).toEqual({ ok: false, fault: 'status', response, isUncertain: false });
});

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const hosts: unknown[] = [];
  const host = await receiver((request, response) => {
    hosts.push(request.headers.host);
    response.end();
  });
  const port = host.split(':')[1];
  const asked: string[] = [];
  // The second answer would be another address: nobody may ask for it.
  const resolve = async (name: string) => [asked.push(name) === 1 ? '127.0.0.1' : '127.0.0.9'];
  const outcome = await send(`http://hooks.test:${port}/`, { allowed: [`hooks.test:${port}`], resolve });
  expect(outcome).toMatchObject({ ok: true });
  expect([asked, hosts]).toEqual([['hooks.test'], [`hooks.test:${port}`]]);
});

test.each([
  ['loopback', ['127.0.0.1']],
  ['a private network', ['10.1.2.3']],
  ['the metadata service of a cloud', ['169.254.169.254']],
  ['IPv6 loopback', ['::1']],
  ['an IPv4 address in an IPv6 one', ['::ffff:127.0.0.1']],
  ['one public and one internal address', ['93.184.216.34', '192.168.1.1']],
  ['nothing', []],
])('a name that leads to %s is refused before anything is sent', async (_, addresses) => {
  expect(await send('https://hooks.test/', { resolve: async () => addresses })).toMatchObject({
    ok: false,
    fault: 'address',
  });
});

test('a name that is missing and one that is internal get the same answer', async () => {
  const missing = await send('https://hooks.test/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  const internal = await send('https://hooks.test/', { resolve: async () => ['10.0.0.1'] });
  expect(missing).toEqual(internal);
});

test('the name of a stranger is resolved without the threads that also read files, which a silent name server would hold', async () => {
  const begun: string[] = [];
  const hook = createHook({ init: (_id, type) => void begun.push(type) }).enable();
  await send('https://hooks.invalid/', { timeLimit: 20 });
  hook.disable();
  expect(begun).toContain('QUERYWRAP');
  expect(begun).not.toContain('GETADDRINFOREQWRAP');
});

test('the name of an exempt host may be one that only this machine knows', async () => {
  const host = await receiver((_, response) => void response.end());
  const known = host.replace('127.0.0.1', 'localhost');
  expect(await send(`http://${known}/`, { allowed: [known] })).toMatchObject({ ok: true });
});

test.each([
  'http://example.org/',
  'https://example.org:22/',
  'https://user@example.org/',
  'https://user:word@example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://',
  'nonsense',
  `https://example.org/${'x'.repeat(1024)}`,
])('%s is refused', async url => {
  expect(parseTarget(url)).toBeNull();
  expect(await send(url)).toMatchObject({ ok: false, fault: 'address' });
});

test.each(['https://example.org/a?b=c', 'https://example.org:8443/', 'https://[2606:4700::1111]/', 'https://1.1.1.1/'])(
  '%s is an address that requests may be sent to',
  url => {
    expect(parseTarget(url)?.href).toBe(url);
  },
);

test('only the allowed host with the allowed port is exempt', async () => {
  const host = await receiver((_, response) => void response.end());
  expect(await send(`http://${host}/`, { allowed: ['127.0.0.1:1'] })).toMatchObject({ ok: false, fault: 'address' });
  expect(await send(`http://${host}/`)).toMatchObject({ ok: false, fault: 'address' });
});

test('redirects are not followed', async () => {
  let requests = 0;
  const host = await receiver((_, response) => {
    requests++;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await send(`http://${host}/`, { allowed: [host] })).toMatchObject({ ok: false, fault: 'redirect' });
  expect(requests).toBe(1);
});

test('a receiver that fails, hangs up or never answers is told apart', async () => {
  const failing = await receiver((_, response) => void response.writeHead(500).end());
  expect(await send(`http://${failing}/`, { allowed: [failing] })).toMatchObject({ ok: false, fault: 'status' });
  const rude = await receiver(request => void request.socket.destroy());
  expect(await send(`http://${rude}/`, { allowed: [rude] })).toMatchObject({ ok: false, fault: 'connection' });
  const silent = await receiver(() => undefined);
  const outcome = await send(`http://${silent}/`, { allowed: [silent], timeLimit: 50 });
  expect(outcome).toMatchObject({ ok: false, fault: 'timeout' });
});

test('the time limit holds for a name that is never resolved', async () => {
  const resolve = () => new Promise<readonly string[]>(() => undefined);
  expect(await send('https://hooks.test/', { resolve, timeLimit: 20 })).toMatchObject({ ok: false, fault: 'timeout' });
});

test('a body that never ends is cut, and one that stops in the middle counts by its status', async () => {
  const endless = await receiver((_, response) => {
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  });
  const outcome = await send(`http://${endless}/`, { allowed: [endless] });
  expect(outcome).toMatchObject({ ok: true, status: 200, body: 'x'.repeat(65_536) });
  const stalling = await receiver((_, response) => void response.writeHead(200).write('x'));
  expect(await send(`http://${stalling}/`, { allowed: [stalling], timeLimit: 200 })).toMatchObject({ ok: true });
});

test('a head that is too long is a failed connection', async () => {
  const host = await receiver((_, response) => void response.writeHead(200, { long: 'x'.repeat(30_000) }).end());
  expect(await send(`http://${host}/`, { allowed: [host] })).toMatchObject({ ok: false, fault: 'connection' });
});

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.1.2.3', '169.254.0.1', '172.16.0.1', '172.31.255.255', '192.0.0.8'],
  ...['192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
  ...['100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd00::1', 'fe80::1', 'fe80::1%eth0'],
  ...['fec0::1', 'ff02::1', '', 'localhost', '1.2.3', '2606:4700::1%1'],
])('"%s" is not a public address', address => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  address => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
