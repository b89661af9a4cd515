import { request } from 'node:http';
import type { TestClient } from '../testing/test-client.ts';
import { hostilePath, type Known, requestAt } from './messages.ts';
import { type Chance, hostileText, oneOf } from './mutate.ts';

const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml', 'x'];

/** A request that is wrong in its path, its body, or what it says its body is. */
export function hostileRequest(
  chance: Chance,
  { headers }: TestClient,
  address: string,
  known: Known,
): Promise<[number, string]> {
  const { method, path, body } = requestAt(chance, known);
  const text = body === undefined ? '' : hostileText(chance, body);
  const isPathWrong = body === undefined || chance(4) === 0;
  const to = isPathWrong ? hostilePath(chance, path) : path;
  const type = oneOf(chance, TYPES);
  const verb = chance(10) === 0 ? oneOf(chance, ['PUT', 'DELETE', 'TRACE', 'OPTIONS', 'HEAD', 'PATCH']) : method;
  return asked(address, to, { method: verb, headers: { ...headers, 'content-type': type } }, text);
}

/** By node:http and not by fetch, which would put a path right. */
function asked(
  address: string,
  path: string,
  how: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
  body: string,
): Promise<[number, string]> {
  const [host, port] = address.split(':');
  return new Promise(resolve => {
    const sent = request({ host, port, path: path.replace(/[^\x21-\x7e]/g, ''), ...how }, response => {
      const came: Buffer[] = [];
      response.on('data', (data: Buffer) => came.push(data));
      response.on('close', () => resolve([response.statusCode ?? 0, String(Buffer.concat(came))]));
    });
    // Whoever sends too much is cut off in the middle of it.
    sent.on('error', () => resolve([0, '']));
    sent.end(body);
  });
}
