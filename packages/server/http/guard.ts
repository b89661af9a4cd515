import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { makeBanCookie } from '../guests/ban-cookie.ts';
import { findBanOf } from '../guests/banned.ts';
import { findGuest, isProgram } from '../guests/identity.ts';
import type { News } from '../news/open-news.ts';
import { Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import type { App } from './app.ts';
import { isTooDeep } from './depth.ts';
import { isFromOwnPages } from './origin.ts';

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a banned person may use the route. */
    readonly isForBanned?: boolean;
    /** Whether a write may come from anywhere: it has a secret of its own, and no cookie counts. */
    readonly isForAnyOrigin?: boolean;
  }
}

/** The checks for every request: writes come from our own pages, nobody asks too often or is banned, nothing is nested too deeply. */
export function addGuard(app: App, context: Context): void {
  const { origins, limits, callers, log } = context;
  app.addHook('onRequest', async ({ method, raw, ip, routeOptions }, reply) => {
    // Most answers are for one guest only, and no proxy must give them to another.
    if (isApiRequest(raw.url)) reply.header('cache-control', 'no-store');
    const proxy = callers.findUnknownProxy(raw);
    if (proxy !== null)
      log.warn({ proxy }, 'X-Forwarded-For of this address is ignored: if it is your proxy, name it in PROXIES');
    const isRead = READ_METHODS.includes(method) || routeOptions.config.isForAnyOrigin === true;
    if (!isRead && !isFromOwnPages(raw, origins)) throw new Problem('bad-origin');
    await limits.spend('address', ip);
    // A page has about thirty files, and a household has several people behind one address.
    // Whatever a caller claims to be counts only if it is true: otherwise every request could come from somebody else.
    if (!isApiRequest(raw.url)) return;
    await limits.spend('request', (await findGuest(raw, context))?.id ?? ip);
    if ((await findBanOf(raw, ip, context)) === undefined) return;
    // A network's other people aren't banned anywhere else, so their devices keep nothing.
    const own = await findBanOf(raw, undefined, context);
    if (own !== undefined) {
      const left = own.until === null ? null : own.until - context.clock.wall();
      reply.header('set-cookie', makeBanCookie(raw, own.id, left));
    }
    if (routeOptions.config.isForBanned !== true) throw new Problem('banned');
  });
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new Problem('too-deep');
  });
}

/** Tells whether a request is for the API, not for a file of the pages. */
const isApiRequest = (url = ''): boolean => url.startsWith('/api/');

/** The news that leaves the house; where it's off, there is no such page. */
export function requireNews({ news }: Pick<Context, 'news'>): News {
  if (news === null) throw new Problem('no-such-page');
  return news;
}

/** The guest who is calling; an unknown caller gets a problem. */
export async function requireGuest({ raw }: FastifyRequest, context: Pick<Context, 'store' | 'clock'>): Promise<Guest> {
  const guest = await findGuest(raw, context);
  if (guest === undefined) throw new Problem('no-guest');
  return guest;
}

/** The guest who is calling from a device: a program may play for its guest, but not change who else does. */
export async function requireDevice(
  request: FastifyRequest,
  context: Pick<Context, 'store' | 'clock'>,
): Promise<Guest> {
  const guest = await requireGuest(request, context);
  if (isProgram(request.raw)) throw new Problem('devices-only');
  return guest;
}
