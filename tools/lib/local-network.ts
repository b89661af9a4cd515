import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Lists this machine's addresses in the local network, at which phones find the pages. */
export const listLocalAddresses = (interfaces: Interfaces, address: string): readonly string[] => {
  const { port } = new URL(address);
  return Object.values(interfaces)
    .flatMap(each => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(each => `http://${each.address}${port === '' ? '' : `:${port}`}`);
};

/** Says how phones and TVs in the same network reach the server; on a terminal with a QR code of the first address. */
export function describeAddresses(interfaces: Interfaces, address: string, isTerminal: boolean): string {
  const [first, ...others] = listLocalAddresses(interfaces, address);
  if (first === undefined) return '';
  const code = isTerminal ? `${renderUnicodeCompact(first, { border: 2 })}\n` : '';
  return `In this network: ${[first, ...others].join(', ')}\n${code}`;
}
