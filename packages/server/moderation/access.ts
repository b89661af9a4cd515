import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseCookies } from '../guests/cookie.ts';

const COOKIE = '__Host-operator';
/** How long a session lasts, in seconds. It isn't renewed. */
const HOUR = 3600;

const sessionSchema = z.strictObject({ id: z.string(), who: z.string(), until: z.number() });
/** `who`: the operator's name; `until`: when it ends by itself, by the wall clock. */
type OperatorSession = z.infer<typeof sessionSchema>;

/**
 * The door of the operator's page. A cookie carries the whole session and a signature of it: only sessions that are ended before their
 * time are stored.
 */
export interface OperatorAccess {
  /** Compares in constant time. */
  isToken(token: string): boolean;
  makeCookie(who: string, now: number): string;
  /** The session of a request, which may have been ended since; undefined: there is none. */
  readSession(request: IncomingMessage, now: number): OperatorSession | undefined;
}

/** Ends a session. */
export const NO_OPERATOR_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure`;

export function openAccess(token: string): OperatorAccess {
  // Another token makes another key, so it ends all sessions.
  const key = createHmac('sha256', token).update('operator session').digest();
  const sign = (body: string): string => createHmac('sha256', key).update(body).digest('base64url');
  return {
    isToken: given => isSame(given, token),
    makeCookie: (who, now) => {
      const id = randomBytes(16).toString('base64url');
      const session: OperatorSession = { id, who, until: now + HOUR * 1000 };
      const body = Buffer.from(JSON.stringify(session)).toString('base64url');
      return `${COOKIE}=${body}.${sign(body)}; Path=/; Max-Age=${HOUR}; HttpOnly; SameSite=Strict; Secure`;
    },
    readSession: (request, now) => {
      const [body = '', signature = ''] = (parseCookies(request).get(COOKIE) ?? '').split('.');
      if (!isSame(signature, sign(body))) return undefined;
      const session = sessionSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      return session.success && now < session.data.until ? session.data : undefined;
    },
  };
}

/** Compares hashes, which have the same length whatever was given. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
