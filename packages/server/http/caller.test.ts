import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';

test.each([
  ['nobody speaks for him', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger says whom he speaks for', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['our proxy speaks for him', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['our proxy, as IPv6 writes it', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['two proxies of ours', '::1', '203.0.113.7, 192.168.1.4', '203.0.113.7'],
  ['he invents one before himself', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['our proxy says nothing', '10.0.0.2', undefined, '10.0.0.2'],
  ['our proxy talks nonsense', 'fd00::2', 'unknown', 'unknown'],
  ['he lives with us', '127.0.0.1', '10.1.2.3', '10.1.2.3'],
])('who calls: %s', (_, remoteAddress, said, caller) => {
  const request = { headers: { 'x-forwarded-for': said }, socket: { remoteAddress } };
  expect(callerOf(request as unknown as IncomingMessage)).toBe(caller);
});
