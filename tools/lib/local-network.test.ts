import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { expect, test } from 'vitest';
import { describeAddresses, listLocalAddresses } from './local-network.ts';

const address = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;

const INTERFACES = {
  lo: [address('127.0.0.1', 'IPv4', true), address('::1', 'IPv6', true)],
  wlan0: [address('192.0.2.7', 'IPv4'), address('2001:db8::7', 'IPv6')],
  none: undefined,
};

test('phones are told the addresses of this machine in the network, never localhost', () => {
  expect(listLocalAddresses(INTERFACES, 'http://localhost:8080')).toEqual(['http://192.0.2.7:8080']);
  expect(listLocalAddresses(INTERFACES, 'http://localhost:80')).toEqual(['http://192.0.2.7']);
  expect(describeAddresses({ lo: INTERFACES.lo }, 'http://localhost:8080', true)).toBe('');
});

test('a terminal shows the first address as a QR code, a log file only as text', () => {
  const code = renderUnicodeCompact('http://192.0.2.7:8080', { border: 2 });
  expect(describeAddresses(INTERFACES, 'http://localhost:8080', true)).toBe(
    `In this network: http://192.0.2.7:8080\n${code}\n`,
  );
  expect(describeAddresses(INTERFACES, 'http://localhost:8080', false)).toBe(
    'In this network: http://192.0.2.7:8080\n',
  );
});
