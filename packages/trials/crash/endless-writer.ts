import { openStore } from '@consigliere/server/store';
import { appendOf } from '../testing/test-database.ts';

const ROOMS = ['a', 'b', 'c', 'd'];
const folder = process.argv[2] ?? '';

/** A process that appends to a few rooms and prints each acknowledged line, until it is killed or refused. */
const store = await openStore({ folder });
const lengths = await store.rooms.readLengths(ROOMS);
const write = async (room: string): Promise<void> => {
  for (let line = lengths.get(room) ?? 0; ; line++) {
    const bodies = [`"${line} ${'x'.repeat(500)}"`];
    const answer = await store.rooms.append(appendOf(room, line, { bodies, state: () => `${line}` }));
    if (answer !== 'done') throw new Error(`${room} ${line}: ${answer}`);
    console.log(JSON.stringify([room, line]));
    if (line % 50 === 49) await store.rooms.saveLatestStates();
  }
};
try {
  await Promise.all(ROOMS.map(write));
} catch {
  const read = await Promise.all(ROOMS.map(room => store.rooms.read(room, 0)));
  console.log(JSON.stringify(read.map(lines => lines.length)));
}
