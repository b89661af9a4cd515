import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestServer, playToTheEnd, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const EXAMPLE = join(import.meta.dirname, '../../docs/examples/bot.mjs');

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const example = (...args: string[]) =>
  promisify(execFile)(process.execPath, [EXAMPLE, `http://${server.address}`, ...args], { timeout: 25_000 });

test("the example of docs/bot-api.md plays a whole match against the server's bots", async () => {
  const { stdout, stderr } = await example();
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^room \S+, seat 0: over, \{"place":\[/), '']);
});

test("it sits down at somebody else's table", async () => {
  const ada = await TestClient.asGuest(server.address);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, confirm: false })).body as {
    room: string;
  };
  const socket = await ada.openSocket();
  socket.send({ type: 'watch', room, from: 0 });
  const program = example(room);
  await socket.next('seen', ({ seen }) => seen.chairs[1]?.sitter === 'person');
  socket.command(room, { type: 'start' });
  const end = await playToTheEnd(socket, room);
  expect((await program).stdout).toBe(`room ${room}, seat 1: over, ${JSON.stringify(end.seen.match?.result)}\n`);
  await socket.close();
});
