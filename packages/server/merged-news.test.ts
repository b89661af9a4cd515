import {
  NewsHouses,
  openTableOfTwo,
  runCommand,
  TEST_DATABASES,
  TestClient,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe.each(TEST_DATABASES)('the news of a person with two guests, %s', (_, make) => {
  let houses: NewsHouses;
  let house: TestServer;
  let phone: TestClient;
  let computer: TestClient;
  let bea: TestClient;

  beforeEach(async () => {
    houses = new NewsHouses();
    await houses.receiver.open();
    ({ house, ada: phone, bea } = await houses.setUp(make, { mailPort: 1 }));
    computer = await TestClient.asGuest(house.address, { name: 'Adele', language: 'en' });
  });
  afterEach(() => houses.close());

  const merge = async (): Promise<void> => {
    const { secret } = (await phone.post('/api/transfers', {})).body as { secret: string };
    expect((await computer.post('/api/transfers/redeem', { secret, merges: true })).status).toBe(200);
  };
  /** Adds an address to which mail is sent, confirmed or not. */
  const addAddress = async (client: TestClient, id: string, address: string, isPending = false): Promise<void> => {
    const guest = String((await client.get('/api/guests/me')).body.id);
    const flags = { isShared: false, isPending, token: null };
    await house.store.channels.add({ id, guest, kind: 'email', address, secret: id, createdAt: 1, ...flags });
  };
  const derivedFor = async (room: string): Promise<readonly string[]> => {
    const channels: string[] = [];
    for (let row = await claim(); row !== undefined; row = await claim())
      if (row.room === room) channels.push(row.channel);
    return channels.toSorted();
  };
  const claim = () => house.store.news.claim(house.clock.now() + 60_000, house.clock.now() + 120_000);

  test('goes once to an address that both had, whichever has confirmed it, and to each address that only one had', async () => {
    await addAddress(phone, 'one', 'a@example.org', true);
    await addAddress(phone, 'two', 'b@example.org');
    await addAddress(computer, 'three', 'a@example.org');
    await addAddress(computer, 'four', 'b@example.org');
    await addAddress(computer, 'five', 'c@example.org');
    await merge();
    const room = await openTableOfTwo(computer, bea);
    await runCommand(phone, room, { type: 'start' });
    await house.server.news?.derive();
    expect(await derivedFor(room)).toEqual(['five', 'four', 'three'].toSorted());
  });

  test('goes to both webhooks at one address: each is signed with a secret of its own', async () => {
    const [hers, other] = [await houses.addWebhook(phone), await houses.addWebhook(computer)];
    await merge();
    const room = await openTableOfTwo(computer, bea);
    await runCommand(phone, room, { type: 'start' });
    await house.server.news?.derive();
    expect(await derivedFor(room)).toEqual([hers.id, other.id].toSorted());
  });
});
