import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

/** A socket that notes what is done to it, and whose other end answers or does not. */
class FakeSocket extends EventEmitter {
  readonly done: string[] = [];
  isThere = true;

  ping(): void {
    this.done.push('ping');
    if (this.isThere) this.emit('pong');
  }

  terminate(): void {
    this.done.push('terminate');
    this.emit('close');
  }
}

function sockets(count: number): { heartbeat: Heartbeat; all: readonly FakeSocket[] } {
  const heartbeat = new Heartbeat();
  const all = Array.from({ length: count }, () => new FakeSocket());
  for (const socket of all) heartbeat.add(socket as unknown as WebSocket);
  return { heartbeat, all };
}

test('a thirtieth of the sockets is pinged at each tick, all of them once in thirty', () => {
  const { heartbeat, all } = sockets(60);
  const asked = Array.from({ length: 30 }, () => {
    const before = all.flatMap(({ done }) => done).length;
    heartbeat.beat();
    return all.flatMap(({ done }) => done).length - before;
  });
  expect(asked).toEqual(Array(30).fill(2));
  expect(all.map(({ done }) => done)).toEqual(Array(60).fill(['ping']));
});

test("a socket that hasn't answered by its next turn is terminated", () => {
  const { heartbeat, all } = sockets(2);
  const [gone, there] = all;
  if (gone !== undefined) gone.isThere = false;
  for (let beat = 0; beat < 90; beat++) heartbeat.beat();
  expect([gone?.done, there?.done]).toEqual([
    ['ping', 'terminate'],
    ['ping', 'ping', 'ping'],
  ]);
});
