import { newId, openTestServer, TEST_DATABASES, TestClient, type TestSocket } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';

test.each(TEST_DATABASES)(
  'a chat message sent again after a restart appears once, and message numbers continue, %s',
  async (_, make) => {
    const database = await make();
    const first = await openTestServer({ database });
    const ada = await TestClient.asGuest(first.address, { name: 'Ada' });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
    const say = async (socket: TestSocket, id: string): Promise<void> => {
      socket.send({ type: 'say', room, id, text: `remark ${id}` });
      expect(await socket.next('done')).toEqual({ type: 'done', id });
    };
    const [early, late, next] = [newId(), newId(), newId()];
    const before = await ada.openSocket();
    for (const id of [early, late]) await say(before, id);
    await before.close();
    await first.server.close();
    await first.host.close();

    const second = await openTestServer({ database });
    const again = new TestClient(second.address, { cookie: ada.headers.cookie ?? '' });
    const after = await again.openSocket();
    for (const id of [late, next, early, next]) await say(after, id);
    const { remarks } = (await again.get(`/api/rooms/${room}/chat`)).body as {
      remarks: { number: number; text: string }[];
    };
    expect(remarks.map(({ number, text }) => [number, text])).toEqual(
      [early, late, next].map((id, number) => [number, `remark ${id}`]),
    );
    await after.close();
    await second.close();
  },
);
