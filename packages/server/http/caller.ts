import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** This machine, its link and private networks: proxies there may say whom they speak for. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  NEAR.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6');

export const isProxy = (address: string): boolean =>
  isIPv4(address) ? NEAR.check(address, 'ipv4') : isIPv6(address) && NEAR.check(address, 'ipv6');

/** The address somebody calls from: the last that is not a proxy's, going back from us. */
export function callerOf({ headers, socket }: IncomingMessage): string {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '');
  let caller = socket.remoteAddress ?? '';
  while (isProxy(caller)) {
    const before = said.pop();
    if (before === undefined) return caller;
    caller = before;
  }
  return caller;
}
