import type { IncomingMessage } from 'node:http';
import { requestUrl } from '../http/request-url.ts';

const SECURE = '__Host-guest';
const PLAIN = 'guest';
/** The longest time for which browsers keep a cookie. */
export const DAYS_400 = 400 * 24 * 3600;

/** Tells whether the browser reached us over https, according to the proxy in front. That decides only about the sender's own cookie. */
export const isHttps = ({ headers, socket }: IncomingMessage): boolean =>
  'encrypted' in socket || String(headers['x-forwarded-proto'] ?? '').startsWith('https');

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.');

/** Browsers accept a secure cookie from https and from this very machine. */
export const mayBeSecure = (request: IncomingMessage): boolean =>
  isHttps(request) || isLocal(requestUrl(request)?.hostname ?? '');

/** The cookie that makes a device a guest. */
export function makeCookie(request: IncomingMessage, secret: string): string {
  const rest = `Path=/; Max-Age=${DAYS_400}; HttpOnly; SameSite=Lax`;
  return mayBeSecure(request) ? `${SECURE}=${secret}; ${rest}; Secure` : `${PLAIN}=${secret}; ${rest}`;
}

export function parseCookies({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    cookies.set(name, value);
  }
  return cookies;
}

/** The device's secret, if it has one. On https the plain cookie doesn't count: a neighbouring host may have set it. */
export function readSecret(request: IncomingMessage): string | undefined {
  const cookies = parseCookies(request);
  return cookies.get(SECURE) ?? (isHttps(request) ? undefined : cookies.get(PLAIN));
}

/** The secret in a plain cookie that doesn't count on https. */
export const readFormerSecret = (request: IncomingMessage): string | undefined =>
  isHttps(request) ? parseCookies(request).get(PLAIN) : undefined;

const SESSION = '__Host-challenge';

/** The cookie by which a browser that was given a challenge is known when it responds. Passkeys exist only where it may be secure. */
export const makeSessionCookie = (secret: string, milliseconds: number): string =>
  `${SESSION}=${secret}; Path=/; Max-Age=${milliseconds / 1000}; HttpOnly; SameSite=Strict; Secure`;

/** The secret of that cookie; '': the browser has none. */
export const readSession = (request: IncomingMessage): string => parseCookies(request).get(SESSION) ?? '';

/** Removes the plain cookie. */
export const NO_PLAIN_COOKIE = `${PLAIN}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** Removes every cookie of ours. */
export const NO_COOKIES: string[] = [NO_PLAIN_COOKIE, `${SECURE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`];
