import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { reportUsage } from '../process.ts';

/**
 * The least a server over plain ws can do: it reads an answer, keeps it in memory, acknowledges it and sends a frame to every
 * guest of the table. It has no rules and no store, and is given frames of ours to send.
 */
interface SkeletonTable {
  readonly answers: unknown[];
  readonly sockets: WebSocket[];
}

const tables = new Map<string, SkeletonTable>();
let frames: readonly Record<string, unknown>[] = [];

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket, { url = '' }) => {
  if (url === '/frames') {
    socket.on('message', data => {
      frames = JSON.parse(String(data));
      socket.close();
    });
    return;
  }
  const table = tables.get(url) ?? { answers: [], sockets: [] };
  tables.set(url, table);
  table.sockets.push(socket);
  sendFrame(table, table.sockets.length - 1);
  socket.on('message', data => {
    const message = JSON.parse(String(data));
    table.answers.push(message);
    socket.send(JSON.stringify({ type: 'done', id: message.id }));
    for (const seat of table.sockets.keys()) sendFrame(table, seat);
  });
});

function sendFrame({ answers, sockets }: SkeletonTable, seat: number): void {
  sockets[seat]?.send(JSON.stringify({ number: answers.length, ...frames[seat % frames.length] }));
}

server.on('listening', () => reportUsage(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
