import { request } from 'node:http';
import type { TestClient } from '../testing/test-client.ts';
import { type KnownTable, makeHostilePath, makeRequest } from './messages.ts';
import { makeHostileText, pickOne, type RandomBelow } from './mutate.ts';

const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml', 'x'];

/** Sends a request that is wrong in its path, its body or its content type. */
export function sendHostileRequest(
  randomBelow: RandomBelow,
  { headers }: TestClient,
  address: string,
  known: KnownTable,
): Promise<[number, string]> {
  const { method, path, body } = makeRequest(randomBelow, known);
  const text = body === undefined ? '' : makeHostileText(randomBelow, body);
  const isPathWrong = body === undefined || randomBelow(4) === 0;
  const to = isPathWrong ? makeHostilePath(randomBelow, path) : path;
  const type = pickOne(randomBelow, TYPES);
  const verb =
    randomBelow(10) === 0 ? pickOne(randomBelow, ['PUT', 'DELETE', 'TRACE', 'OPTIONS', 'HEAD', 'PATCH']) : method;
  return sendRequest(address, to, { method: verb, headers: { ...headers, 'content-type': type } }, text);
}

/** Uses node:http because fetch would normalise the path. */
function sendRequest(
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
    // The server closes the connection when a request is too large.
    sent.on('error', () => resolve([0, '']));
    sent.end(body);
  });
}
