import type { IncomingMessage } from 'node:http';
import { isProgram } from '../guests/identity.ts';
import { addressOf } from './host.ts';

/**
 * Whether a request comes from one of our own pages: the same host, or one that is listed. A browser always says where a write
 * or a socket comes from; whoever does not is no browser and must say who he is by a token.
 */
export function isFromUs(request: IncomingMessage, listed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return isProgram(request);
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (!['http:', 'https:'].includes(from.protocol)) return false;
  // Compared without the scheme: a proxy that speaks https to the world speaks http to us.
  return from.host === addressOf(request)?.host || listed.includes(from.origin);
}
