import type { IncomingMessage } from 'node:http';

/** The address a request was sent to, as the browser knows it; null: the request doesn't say. */
export function requestUrl({ headers }: IncomingMessage): URL | null {
  const text = `http://${headers.host ?? ''}`;
  return URL.canParse(text) ? new URL(text) : null;
}
