import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newApp } from './app.ts';
import { callersBehind, countedAddress, isNetwork } from './caller.ts';

const requestFrom = (remoteAddress: string, said: string | undefined): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': said }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['nobody speaks for them', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger says whom it speaks for', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy on this machine speaks for them', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy on this machine, as IPv6 writes it', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['they invent an address before their own', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['the proxy says nothing', '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy talks nonsense', '::1', 'unknown', 'unknown'],
  ['they come from the same network', '127.0.0.1', '10.1.2.3', '10.1.2.3'],
  ["somebody at home isn't a proxy", '192.168.1.4', '198.51.100.1', '192.168.1.4'],
  ["Docker's bridge isn't one unless it is configured", '172.17.0.1', '198.51.100.1', '172.17.0.1'],
])('the address a request comes from: %s', (_, remoteAddress, said, caller) => {
  expect(callersBehind().callerOf(requestFrom(remoteAddress, said))).toBe(caller);
});

test.each([
  ['172.17.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.9.8.7', '203.0.113.7, 172.17.0.1', '203.0.113.7'],
  ['fd00::2', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', '127.0.0.1'],
])('with proxies configured only they are believed: %s forwards %s', (remoteAddress, said, caller) => {
  const callers = callersBehind(['172.17.0.1', '10.0.0.0/8', 'fd00::/8']);
  expect(callers.callerOf(requestFrom(remoteAddress, said))).toBe(caller);
});

test("a proxy of one's own network that isn't configured is named once", () => {
  const callers = callersBehind();
  const named = (address: string, said?: string) => callers.findUnknownProxy(requestFrom(address, said));
  expect(named('172.17.0.1')).toBeNull();
  expect(named('203.0.113.7', '198.51.100.1')).toBeNull();
  expect(named('127.0.0.1', '198.51.100.1')).toBeNull();
  expect(named('172.17.0.1', '198.51.100.1')).toBe('172.17.0.1');
  expect(named('172.17.0.1', '198.51.100.2')).toBeNull();
  expect(named('::ffff:10.0.0.3', '198.51.100.2')).toBe('::ffff:10.0.0.3');
});

test.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])('%s is a network', text => {
  expect(isNetwork(text)).toBe(true);
});

test.each(['', 'proxy', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
  '"%s" isn\'t a network',
  text => {
    expect(isNetwork(text)).toBe(false);
  },
);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:cb00:7107', '::ffff:cb00:7107'],
  ['a guest', 'a guest'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test('a request whose client has gone still comes from an address', async () => {
  const app = newApp({ level: 'silent' });
  const found = new Promise<readonly unknown[]>(resolve => {
    app.get('/', async request => {
      request.raw.socket.destroy();
      resolve([request.ip, callersBehind().callerOf(request.raw)]);
    });
  });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(address.port), address.hostname);
  client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const closed = once(client, 'close');
  expect(await found).toEqual(['127.0.0.1', '127.0.0.1']);
  await closed;
  await app.close();
});
