import helmet from '@fastify/helmet';
import type { App } from './app.ts';

/** Nothing of another site on our pages, and our pages in no other site. Without `upgrade-insecure-requests`: at home there is no https. */
const SOURCES = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

export const addHeaders = async (app: App): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: SOURCES },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Whoever puts https in front of this host speaks for it, not for its neighbours.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
};
