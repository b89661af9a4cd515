import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './connection.ts';

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000];
const TEXTS = LENGTHS.flatMap(length => ['x'.repeat(length), 'é€😀'.repeat(length / 8)]);

test('texts of any length arrive as they were sent, even between frames of the socket itself', async () => {
  const server = new WebSocketServer({ noServer: true });
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  http.on('upgrade', (request, stream, head) =>
    server.handleUpgrade(request, stream, head, socket => {
      stream.write(TEXTS.map(frameOf).join(''), 'latin1');
      socket.ping();
      stream.write(frameOf('last'), 'latin1');
      socket.close();
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const got: string[] = [];
  client.on('message', (data, isBinary) => got.push(isBinary ? 'binary' : String(data)));
  await once(client, 'close');
  expect(got).toEqual([...TEXTS, 'last']);
  http.close();
});
