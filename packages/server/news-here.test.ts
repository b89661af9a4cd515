import {
  answerPrompt,
  embeddedDatabase,
  isAsked,
  NewsHouses,
  openTableOfTwo,
  runCommand,
  runNews,
  type TestClient,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MINUTE = 60_000;

let houses: NewsHouses;
beforeEach(async () => {
  houses = new NewsHouses();
  await houses.receiver.open();
});
afterEach(() => houses.close());

/** A match by correspondence in which Bea has a standing order, so that every reaction window closes by itself. */
async function openTable() {
  const { house, ada, bea } = await houses.setUp(async () => embeddedDatabase());
  const room = await openTableOfTwo(ada, bea);
  await houses.addWebhook(ada);
  await runCommand(ada, room, { type: 'start' });
  await runCommand(bea, room, { type: 'order', order: 'always' });
  await runNews(house);
  expect(houses.receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  return { house, ada, room };
}

/** Ada does a job, Bea's order passes, and it's Ada's turn again: by what the others know, another one. */
async function doJob({ house, ada, room }: { house: TestServer; ada: TestClient; room: string }): Promise<void> {
  await answerPrompt(ada, room, actions => actions.find(({ type }) => type === 'job'));
  await expect.poll(() => isAsked(ada, room)).toBe(true);
  await runNews(house);
}

test('by correspondence a player who is at the table isn’t told of the turn while they play it, but later if they don’t', async () => {
  const table = await openTable();
  const socket = await table.ada.openSocket();
  socket.send({ type: 'watch', room: table.room, from: 0 });
  await socket.next('seen');
  await doJob(table);
  expect(houses.receiver.kinds).toHaveLength(2);
  table.house.clock.pass(2 * MINUTE);
  await runNews(table.house);
  expect(houses.receiver.kinds.toSorted()).toEqual(['started', 'turn', 'turn']);
  await socket.close();
});

test('a player who isn’t at the table is told at once', async () => {
  const table = await openTable();
  await doJob(table);
  expect(houses.receiver.kinds.toSorted()).toEqual(['started', 'turn', 'turn']);
});
