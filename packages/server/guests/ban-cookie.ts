import type { IncomingMessage } from 'node:http';
import { DAYS_400, isHttps, mayBeSecure, parseCookies } from './cookie.ts';

const SECURE = '__Host-ban';
const PLAIN = 'ban';

/** The cookie by which a banned device is known when it becomes another guest. `left`: how many milliseconds the ban lasts; null: for good. */
export function makeBanCookie(request: IncomingMessage, id: string, left: number | null): string {
  const seconds = Math.min(DAYS_400, left === null ? DAYS_400 : Math.ceil(left / 1000));
  const rest = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return mayBeSecure(request) ? `${SECURE}=${id}; ${rest}; Secure` : `${PLAIN}=${id}; ${rest}`;
}

/** The id of the ban that a device was told to keep; undefined: none. On https the plain cookie doesn't count: a neighbouring host may have set it. */
export function readBanCookie(request: IncomingMessage): string | undefined {
  const cookies = parseCookies(request);
  return cookies.get(SECURE) ?? (isHttps(request) ? undefined : cookies.get(PLAIN));
}
