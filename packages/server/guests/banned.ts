import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import type { MarkedSanction } from '../store/sanctions.ts';
import { readBanCookie } from './ban-cookie.ts';
import { credentialOf, findGuest } from './identity.ts';

/** The ban that a caller is under: as a guest, by the device, or by the address; undefined: none. Without an address its network doesn't count. */
export async function findBanOf(
  request: IncomingMessage,
  ip: string | undefined,
  context: Pick<Context, 'store' | 'clock' | 'sanctions'>,
): Promise<MarkedSanction | undefined> {
  const guests = (await findGuest(request, context))?.ids;
  const tokenHash = credentialOf(request)?.tokenHash;
  return context.sanctions.findBan({ guests, tokenHash, ip, kept: readBanCookie(request) });
}
