import { isIP } from 'node:net';

/** The house, as passkeys know it. */
export interface RelyingParty {
  /** The host name: a passkey works for it alone. */
  readonly id: string;
  readonly origin: string;
}

/** The relying party at the house's own address; null: browsers have no passkeys for such an address. */
export function relyingPartyAt(publicUrl: string | undefined): RelyingParty | null {
  const url = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (url === null) return null;
  const { protocol, hostname, origin } = url;
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return (protocol === 'https:' && !isAddress) || isLocal ? { id: hostname, origin } : null;
}
