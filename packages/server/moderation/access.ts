import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseCookies } from '../guests/cookie.ts';

const COOKIE = '__Host-operator';
/** How long a session lasts, in seconds. It isn't renewed. */
const HOUR = 3600;

const sessionSchema = z.strictObject({ who: z.string(), until: z.number(), nonce: z.string() });

/** The door of the operator's page. No session is stored: a cookie carries its end, its operator's name, and a signature of both. */
export interface OperatorAccess {
  /** Compares in constant time. */
  isToken(token: string): boolean;
  makeCookie(who: string, now: number): string;
  /** The name of the operator who is signed in; undefined: nobody is. */
  readOperator(request: IncomingMessage, now: number): string | undefined;
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
      const session = { who, until: now + HOUR * 1000, nonce: randomBytes(16).toString('base64url') };
      const body = Buffer.from(JSON.stringify(session)).toString('base64url');
      return `${COOKIE}=${body}.${sign(body)}; Path=/; Max-Age=${HOUR}; HttpOnly; SameSite=Strict; Secure`;
    },
    readOperator: (request, now) => {
      const [body = '', signature = ''] = (parseCookies(request).get(COOKIE) ?? '').split('.');
      if (!isSame(signature, sign(body))) return undefined;
      const { who, until } = sessionSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      return now < until ? who : undefined;
    },
  };
}

/** Compares hashes, which have the same length whatever was given. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
