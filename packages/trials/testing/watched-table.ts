import { TestClient, type TestSocket } from './test-client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** A table of Ada with a free chair, which Bob watches without a seat, each by a socket. */
interface WatchedTable {
  readonly server: TestServer;
  readonly ada: TestClient;
  readonly bob: TestClient;
  readonly hers: TestSocket;
  readonly his: TestSocket;
  readonly room: string;
}

/** Opens a server with such a table. `seat` is Ada's. */
export async function openWatchedTable(game: string, seat: 0 | 1): Promise<WatchedTable> {
  const server = await openTestServer();
  const ada = await TestClient.asGuest(server.address, { name: 'Ada' });
  const bob = await TestClient.asGuest(server.address);
  const seats = [0, 1].map(each => ({ kind: each === seat ? 'me' : 'open' }));
  const { room } = (await ada.post('/api/rooms', { game, seats })).body as { room: string };
  const [hers, his] = [await ada.openSocket(), await bob.openSocket()];
  for (const socket of [hers, his]) {
    socket.send({ type: 'watch', room, from: 0 });
    await socket.next('seen');
  }
  return { server, ada, bob, hers, his, room };
}
