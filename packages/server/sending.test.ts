import {
  NewsHouses,
  openTableOfTwo,
  type Receiver,
  runCommand,
  runNews,
  TEST_DATABASES,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeNews } from './admin/describe-news.ts';
import { newLimits } from './limits.ts';
import { type OpenKinds, openKinds } from './news/kinds/kinds.ts';
import { type News, openNews } from './news/open-news.ts';

const { publicUrl: PUBLIC_URL } = NewsHouses;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let houses: NewsHouses;
let receiver: Receiver;
beforeEach(async () => {
  houses = new NewsHouses();
  receiver = houses.receiver;
  await receiver.open();
});
afterEach(() => houses.close());

/** The news of a node whose webhooks are a channel that mustn't get a message twice, as mail is. */
function openOnceOnly({ store, host, clock }: TestServer): News {
  const { serverKeys } = store;
  const kinds = openKinds({ requests: { allowed: [receiver.host] }, clock, publicUrl: PUBLIC_URL, serverKeys });
  const once: OpenKinds = { ...kinds, webhook: kinds.webhook && { ...kinds.webhook, repeats: false } };
  const onFault = (_room: string, fault: unknown): void => expect(fault).toBeUndefined();
  const seatsAt = () => [];
  return openNews({ store, host, clock, limits: newLimits(), seatsAt, publicUrl: PUBLIC_URL, kinds: once, onFault });
}

describe.each(TEST_DATABASES)('sending news, %s', (_, make) => {
  test('a node that dies while it sends leaves its message to another one, with the same id', async () => {
    const { database, house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    // As a node does that is killed after it has sent and before it could note it.
    const claimed = await house.store.news.claim(house.clock.now(), house.clock.now() + MINUTE);
    expect(claimed).toBeDefined();
    const other = await houses.openServer(database, house.clock);
    await runNews(other);
    expect(receiver.kinds).toEqual([]);
    house.clock.pass(MINUTE);
    await runNews(other);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
    expect(receiver.messages.map(({ id }) => id)).toContain(claimed?.id);
  });

  test('a message to a channel that must not get it twice is unknown after a crash, and is not sent again', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    const [node, other] = [openOnceOnly(house), openOnceOnly(house)];
    await node.derive();
    receiver.status = 'hang';
    const cut = node.deliver();
    await expect.poll(() => receiver.received.length).toBe(1);
    receiver.status = 200;
    await other.deliver();
    expect(await house.store.news.countByStatus()).toEqual({ sending: 1, waiting: 1 });
    house.clock.pass(MINUTE);
    await other.deliver();
    expect(await house.store.news.countByStatus()).toEqual({ unknown: 1, sent: 1 });
    // The first node finds out afterwards, which changes nothing.
    receiver.dropConnections();
    await cut;
    expect(await house.store.news.countByStatus()).toEqual({ unknown: 1, sent: 1 });
    const ids = receiver.messages.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    const described = (await describeNews(house.store, PUBLIC_URL)).join('\n');
    expect(described).toMatch(new RegExp(`unknown +${ids[0]} .* crashed`));
  });

  test('without an answer such a channel’s message is unknown, and with a refusal it is tried again', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    const node = openOnceOnly(house);
    await node.derive();
    receiver.status = 'reset';
    await node.deliver();
    expect(await house.store.news.countByStatus()).toEqual({ unknown: 1, waiting: 1 });
    receiver.status = 503;
    house.clock.pass(MINUTE);
    await node.deliver();
    expect(await house.store.news.countByStatus()).toEqual({ unknown: 1, waiting: 1 });
    receiver.status = 200;
    house.clock.pass(HOUR);
    await node.deliver();
    expect(await house.store.news.countByStatus()).toEqual({ unknown: 1, sent: 1 });
    expect(receiver.messages.map(({ id }) => id).slice(1)).toEqual(Array(2).fill(receiver.messages[1]?.id));
  });

  test('a node that was stopped between claiming a message and sending it leaves that to the one that claimed it since', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    const { news } = house.store;
    const claim = async () => {
      const claimed = await news.claim(house.clock.now(), house.clock.now() + MINUTE);
      if (claimed === undefined) throw new Error('nothing is due');
      return claimed;
    };
    const late = await claim();
    house.clock.pass(MINUTE);
    const current = await claim();
    expect(current.id).toBe(late.id);
    expect(await news.beginSending([late], house.clock.now() + MINUTE)).toEqual([]);
    expect(await news.beginSending([current], house.clock.now() + MINUTE)).toEqual([current.id]);
  });

  test('a receiver that asks for a pause gets it', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    receiver.status = 429;
    receiver.retryAfter = 2 * 3600;
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    house.clock.pass(HOUR);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    house.clock.pass(HOUR);
    receiver.status = 200;
    await runNews(house);
    expect(receiver.received).toHaveLength(3);
  });

  test('a receiver that fails is tried again later and later, and then it is a dead letter', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    const { id } = await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    receiver.status = 500;
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    expect((await ada.get('/api/channels')).body).toMatchObject({ channels: [{ id, fault: 'status' }] });
    for (let days = 0; days < 4; days++)
      for (let hours = 0; hours < 24; hours++) {
        house.clock.pass(HOUR);
        await runNews(house);
      }
    const dead = await house.store.news.listLost(10);
    expect(dead.length).toBeGreaterThan(0);
    expect(dead[0]).toMatchObject({ fault: 'status', attempts: 6, channel: id });
    expect(receiver.received.length).toBeLessThan(20);
    const described = (await describeNews(house.store, PUBLIC_URL)).join('\n');
    expect(described).toContain(`PUBLIC_URL  ${PUBLIC_URL}`);
    expect(described).toContain('to webhook at 127.0.0.1');
    expect(described).not.toContain('/hook');
    receiver.status = 200;
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: null });
    expect((await ada.get('/api/channels')).body).toMatchObject({ channels: [{ id, fault: null }] });
  });

  test('a turn that comes back in the moment in which its message is dropped is told', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await houses.addWebhook(ada);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await house.server.news?.derive();
    const halt = (paused: boolean) => house.host.note(room, () => ({ type: 'halted', paused }));
    await halt(true);
    const { news } = house.store;
    const { settle } = news;
    news.settle = async (ids, status, ...rest) => {
      if (status === 'dropped') {
        await halt(false);
        await house.server.news?.derive();
      }
      return settle(ids, status, ...rest);
    };
    await house.server.news?.deliver();
    news.settle = settle;
    await runNews(house);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'turn']);
  });

  test('two nodes over one store send everything once', async () => {
    const { database, house, ada, bea } = await houses.setUp(make);
    const other = await houses.openServer(database, house.clock);
    await houses.addWebhook(ada);
    await houses.addWebhook(bea, '/bea');
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    for (let times = 0; times < 3; times++) await Promise.all([runNews(house), runNews(other)]);
    expect(receiver.kinds.toSorted()).toEqual(['started', 'started', 'turn']);
    const ids = receiver.messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
