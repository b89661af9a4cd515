import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, type Socket } from 'node:net';

/** A proxy on this machine is believed, unless other proxies are configured. */
const LOOPBACK = ['127.0.0.0/8', '::1'];
/** The networks in which an operator's own proxies usually are. */
const PRIVATE = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
  ...LOOPBACK,
];
/** At most this many addresses are named in the log. */
const MOST_WARNED = 16;

/** Finds out where requests come from. */
export interface Callers {
  /** Tells whether an address's X-Forwarded-For is believed. */
  isProxy(address: string): boolean;
  /** The address a request comes from: going back from us, the first that isn't a proxy's. */
  callerOf(request: IncomingMessage): string;
  /** An address that looks like a proxy but isn't configured as one; null: there is none, or it was named before. */
  findUnknownProxy(request: IncomingMessage): string | null;
}

/** `proxies` are addresses and networks, as `isNetwork` accepts them. */
export function callersBehind(proxies: readonly string[] = LOOPBACK): Callers {
  const isProxy = membershipOf(proxies);
  const isPrivate = membershipOf(PRIVATE);
  const named = new Set<string>();
  return {
    isProxy,
    callerOf: ({ headers, socket }) => {
      const said = forwardedFor(headers);
      let caller = socket.remoteAddress ?? '';
      while (isProxy(caller)) {
        const before = said.pop();
        if (before === undefined) return caller;
        caller = before;
      }
      return caller;
    },
    findUnknownProxy: ({ headers, socket: { remoteAddress = '' } }) => {
      const isKnown = isProxy(remoteAddress) || !isPrivate(remoteAddress) || named.has(remoteAddress);
      if (isKnown || forwardedFor(headers).length === 0 || named.size >= MOST_WARNED) return null;
      named.add(remoteAddress);
      return remoteAddress;
    },
  };
}

/**
 * Reads the address of a new connection. Node keeps what was read, and can't read it once the client is gone: then a request that is still
 * handled would come from nowhere. A client that is gone already isn't answered.
 */
export function keepAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

const forwardedFor = (headers: IncomingMessage['headers']): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '');

/** Tells whether a text is an address, or a network like 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIPv4(address) ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** Tells whether an address is among these addresses and networks. */
export function membershipOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return address => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** The end of an IPv4 address that is written as one of IPv6. */
const MAPPED = /^::ffff:([\d.]+)$/i;

/** The address by which a caller is counted. A network of IPv6 has 2^64 addresses for one household, so its first half counts. */
export function countedAddress(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  // Parsed as a part of a link, which gives each address one spelling.
  const spelled = isIP(plain) === 6 ? URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1) : undefined;
  if (spelled === undefined || spelled.startsWith('::ffff:')) return spelled ?? address;
  const [before = '', after = ''] = spelled.split('::');
  const groupsOf = (text: string): string[] => text.split(':').filter(each => each !== '');
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
