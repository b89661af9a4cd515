import type { IncomingMessage } from 'node:http';
import { isProgram } from '../guests/identity.ts';
import { requestUrl } from './request-url.ts';

/**
 * Tells whether a request comes from one of our own pages: the same host, or one that is listed. A browser always sends the origin of a
 * write or a socket; a caller that doesn't isn't a browser and must identify itself by a token.
 */
export function isFromOwnPages(request: IncomingMessage, listed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return isProgram(request);
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (!['http:', 'https:'].includes(from.protocol)) return false;
  // Compared without the scheme: a proxy that speaks https to the world speaks http to us.
  return from.host === requestUrl(request)?.host || listed.includes(from.origin);
}
