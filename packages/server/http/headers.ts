import helmet from '@fastify/helmet';
import type { App } from './app.ts';

/**
 * No content of other sites on our pages, and our pages in no other site: only a common screen shows one of our own in a frame. Without `upgrade-insecure-requests`, because at home there is
 * no https.
 */
const SOURCES = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

export const addHeaders = async (app: App): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: SOURCES },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'sameorigin' },
    // An operator who puts https in front of this host decides for this host, not for its neighbours.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
};
