import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readSecret } from '../guests/cookie.ts';
import { findGuest } from '../guests/identity.ts';
import { Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import type { App } from './app.ts';
import { isTooDeep } from './depth.ts';
import { isFromOwnPages } from './origin.ts';

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The checks for every request: writes come from our own pages, nobody asks too often, nothing is nested too deeply. */
export function addGuard(app: App, { origins, limits, callers, log }: Context): void {
  app.addHook('onRequest', async ({ method, raw, ip }) => {
    const proxy = callers.findUnknownProxy(raw);
    if (proxy !== null)
      log.warn({ proxy }, 'X-Forwarded-For of this address is ignored: if it is your proxy, name it in PROXIES');
    if (!READ_METHODS.includes(method) && !isFromOwnPages(raw, origins)) throw new Problem('bad-origin');
    await limits.spend('address', ip);
    // A page has about thirty files, and a household has several people behind one address.
    if (isApiRequest(raw.url)) await limits.spend('request', raw.headers.authorization ?? readSecret(raw) ?? ip);
  });
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new Problem('too-deep');
  });
}

/** Tells whether a request is for the API, not for a file of the pages. */
const isApiRequest = (url = ''): boolean => url.startsWith('/api/');

/** The guest who is calling; an unknown caller gets a problem. */
export async function requireGuest({ raw }: FastifyRequest, { store }: Pick<Context, 'store'>): Promise<Guest> {
  const guest = await findGuest(raw, store);
  if (guest === undefined) throw new Problem('no-guest');
  return guest;
}
