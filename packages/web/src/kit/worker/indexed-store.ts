import type { StoredLine } from '@consigliere/match';
import { frozen, type LocalStore, namesOf, nextHead, type RoomHead } from './local-store.ts';

const NAME = 'consigliere';
const VERSION = 1;
const ROOMS = 'rooms';
const LINES = 'lines';
/** The latest state of each match, from which a later version of the game can go on. */
const STATES = 'states';

interface LineRow extends StoredLine {
  readonly room: string;
}

/** The key range of a room's lines from a number on. */
const linesOf = (room: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([room, from], [room, Number.POSITIVE_INFINITY]);

const answerOf = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was written'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ROOMS, { keyPath: 'id' });
    request.result.createObjectStore(LINES, { keyPath: ['room', 'number'] });
    request.result.createObjectStore(STATES);
  };
  return answerOf(request);
}

/** Stores rooms in the browser's database. An append that resolved with `done` is on disk. */
function indexedStore(database: IDBDatabase, wall: () => number): LocalStore {
  const writing = (): IDBTransaction =>
    database.transaction([ROOMS, LINES, STATES], 'readwrite', { durability: 'strict' });
  const reading = (store: string): IDBObjectStore => database.transaction(store).objectStore(store);
  // A newer version of the page waits until this one closes the database.
  database.onversionchange = () => database.close();
  return {
    lasts: true,
    append: async append => {
      const transaction = writing();
      const rooms = transaction.objectStore(ROOMS);
      const ended = endOf(transaction);
      // If reading fails, that error is reported instead.
      ended.catch(() => undefined);
      const kept: RoomHead | undefined = await answerOf(rooms.get(append.room));
      const head = nextHead(kept, append, wall());
      if (head === null) return 'conflict';
      rooms.put(head);
      transaction.objectStore(STATES).put(append.state(), append.room);
      for (const [index, { at, body }] of append.lines.entries()) {
        const row: LineRow = { room: append.room, number: append.expected + index, at, body };
        transaction.objectStore(LINES).put(row);
      }
      await ended;
      return 'done';
    },
    read: (room, from) => answerOf<LineRow[]>(reading(LINES).getAll(linesOf(room, from))),
    readNames: async room => namesOf(await answerOf<RoomHead | undefined>(reading(ROOMS).get(room))),
    head: room => answerOf<RoomHead | undefined>(reading(ROOMS).get(room)),
    heads: () => answerOf<RoomHead[]>(reading(ROOMS).getAll()),
    state: async room => (await answerOf<string | null | undefined>(reading(STATES).get(room))) ?? null,
    freeze: async room => {
      const transaction = database.transaction(ROOMS, 'readwrite');
      const head = await answerOf<RoomHead | undefined>(transaction.objectStore(ROOMS).get(room));
      if (head !== undefined) await answerOf(transaction.objectStore(ROOMS).put(frozen(head)));
    },
    forget: async room => {
      const transaction = writing();
      transaction.objectStore(ROOMS).delete(room);
      transaction.objectStore(STATES).delete(room);
      transaction.objectStore(LINES).delete(linesOf(room));
      await endOf(transaction);
    },
  };
}

/** The store of this device. If the browser has no usable storage, it is in memory. */
export async function openStore(wall: () => number): Promise<LocalStore> {
  try {
    const store = indexedStore(await openDatabase(), wall);
    await store.heads();
    return store;
  } catch {
    return (await import('./memory-store.ts')).memoryStore(wall);
  }
}
