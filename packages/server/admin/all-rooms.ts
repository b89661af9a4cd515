import type { RoomRow } from '../store/lobby.ts';
import type { Store } from '../store/open-store.ts';

const AT_ONCE = 200;

/** Every room of a store, page by page. */
export async function* allRooms({ lobby }: Store): AsyncGenerator<RoomRow> {
  let after: string | undefined;
  for (;;) {
    const page = await lobby.listAll({ limit: AT_ONCE, after });
    yield* page;
    after = page.at(-1)?.id;
    if (page.length < AT_ONCE) return;
  }
}
