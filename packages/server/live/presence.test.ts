import { expect, test } from 'vitest';
import type { NodeMessage } from '../fanout/fanout.ts';
import type { Member } from './feeds.ts';
import { Presence } from './presence.ts';

const MINUTE = 60_000;
const ELSEWHERE = { seats: [], idle: [], typing: [], hasScreen: false };

/** A node with one room: who looks at it, the time, and everything it said. */
function newNode() {
  const node = {
    ...{ seats: [0] as number[], idle: [] as number[], typing: [] as number[], hasScreen: false },
    ...{ members: 1, time: 1000, sent: [] as string[], announced: [] as NodeMessage[] },
  };
  const member: Member = { ids: ['ada'], send: text => void node.sent.push(text) };
  const presence = new Presence({
    feeds: {
      rooms: () => (node.members > 0 ? ['room'] : []),
      members: () => Array(node.members).fill(member),
      connected: () => ({ seats: node.seats, idle: node.idle, typing: node.typing, hasScreen: node.hasScreen }),
    },
    fanout: { announce: news => void node.announced.push(news) },
    wall: () => node.time,
    now: () => node.time,
  });
  return { node, presence };
}

test('a player who was never connected is absent since this node first knew the room', () => {
  const { node, presence } = newNode();
  expect(presence.attendance('room')).toBeUndefined();
  presence.update('room');
  node.time += 3 * MINUTE;
  expect(presence.attendance('room')).toEqual({ seats: [0], left: [], since: 1000, absentAfter: 2 * MINUTE });
});

test('everybody learns once that a player has gone, and that the player is back', () => {
  const { node, presence } = newNode();
  node.seats = [0, 1];
  presence.update('room');
  node.time = 5000;
  node.seats = [0];
  for (let again = 0; again < 3; again++) presence.update('room');
  node.seats = [0, 1];
  presence.update('room');
  expect(node.sent.map(text => JSON.parse(text)).map(({ seats, left }) => [seats, left])).toEqual([
    [[0, 1], []],
    [[0], [[1, 5000]]],
    [[0, 1], []],
  ]);
});

test("a page that reloads doesn't start the count again", () => {
  const { node, presence } = newNode();
  node.seats = [0, 1];
  presence.update('room');
  node.seats = [0];
  node.time = 5000;
  presence.update('room');
  Object.assign(node, { seats: [], members: 0, time: 6000 });
  presence.update('room');
  Object.assign(node, { seats: [0], members: 1, time: 7000 });
  presence.update('room');
  expect(presence.attendance('room')).toMatchObject({ seats: [0], left: [[1, 5000]] });
});

test("another node's players count as connected as long as it announces them", () => {
  const { node, presence } = newNode();
  presence.update('room');
  presence.heard('room', 'other', { ...ELSEWHERE, seats: [1] });
  node.time += 24_000;
  presence.refresh();
  expect(presence.attendance('room')?.seats).toEqual([0, 1]);
  node.time += 2000;
  presence.refresh();
  expect(presence.attendance('room')).toMatchObject({ seats: [0], left: [[1, node.time]] });
});

test('announcements of other nodes count even without a watcher here; after an hour the room is forgotten', () => {
  const { node, presence } = newNode();
  node.seats = [0, 1];
  presence.update('room');
  Object.assign(node, { seats: [], members: 0, time: 2000 });
  presence.update('room');
  node.time = 90_000;
  presence.heard('room', 'other', { ...ELSEWHERE, seats: [1] });
  node.time = 100_000;
  presence.heard('room', 'other', ELSEWHERE);
  expect(presence.attendance('room')?.left).toEqual([
    [0, 2000],
    [1, 100_000],
  ]);
  node.time += 61 * MINUTE;
  presence.refresh();
  expect(presence.attendance('room')).toBeUndefined();
});

const lastSent = (sent: readonly string[]) => JSON.parse(sent.at(-1) ?? '{}');

test('everybody sees since when a player has done nothing, and who is writing', () => {
  const { node, presence } = newNode();
  node.seats = [0, 1];
  presence.update('room');
  Object.assign(node, { idle: [1], typing: [0], time: 5000 });
  presence.update('room');
  expect(lastSent(node.sent)).toMatchObject({ idle: [[1, 5000]], typing: [0], hasScreen: false });
  node.time = 9000;
  presence.update('room');
  expect(node.sent).toHaveLength(2);
  node.idle = [];
  presence.update('room');
  expect(lastSent(node.sent)).toMatchObject({ idle: [] });
});

test('a player who is active at another node is not idle, and a screen there counts', () => {
  const { node, presence } = newNode();
  node.idle = [0];
  presence.update('room');
  expect(lastSent(node.sent)).toMatchObject({ idle: [[0, 1000]] });
  presence.heard('room', 'other', { ...ELSEWHERE, seats: [0], hasScreen: true });
  expect(lastSent(node.sent)).toMatchObject({ idle: [], hasScreen: true });
});

test('who is at a table that nobody watches here is known as long as another node announces them', () => {
  const { node, presence } = newNode();
  Object.assign(node, { seats: [], members: 0 });
  presence.heard('room', 'other', { ...ELSEWHERE, seats: [1] });
  presence.heard('room', 'third', { ...ELSEWHERE, seats: [2] });
  expect([presence.seatsOf('room'), presence.attendance('room')]).toEqual([[1, 2], undefined]);
  presence.heard('room', 'third', ELSEWHERE);
  expect(presence.seatsOf('room')).toEqual([1]);
  node.time += MINUTE;
  presence.refresh();
  expect(presence.seatsOf('room')).toEqual([]);
});
