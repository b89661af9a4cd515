import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendOf, embeddedDatabase } from '../testing/test-database.ts';

const WRITER = fileURLToPath(new URL('./endless-writer.ts', import.meta.url));

let database: ReturnType<typeof embeddedDatabase>;
beforeEach(() => {
  database = embeddedDatabase();
});
afterEach(() => database.remove());

/** Runs a writer, kills it after this many acknowledged lines, and returns them. */
async function writtenUntil(most: number): Promise<readonly (readonly [room: string, line: number])[]> {
  const child = spawn(process.execPath, [WRITER, database.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const printed: [string, number][] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(JSON.parse(line));
    if (printed.length === most) child.kill('SIGKILL');
  }
  await gone;
  return printed;
}

test('lines that a process acknowledged before SIGKILL are in intact journals, which can be appended to', async () => {
  const acknowledged = new Set<string>();
  for (const most of [1, 30, 210, 403])
    for (const [room, line] of await writtenUntil(most)) acknowledged.add(`${room} ${line}`);
  const store = await database.open();
  const kept = new Set<string>();
  for (const room of ['a', 'b', 'c', 'd']) {
    const lines = await store.rooms.read(room, 0);
    for (const { number } of lines) kept.add(`${room} ${number}`);
    expect(await store.lobby.findBrokenLine(room)).toBeUndefined();
    expect(await store.lobby.find(room)).toMatchObject({ lines: lines.length, players: ['ada', 'bob'] });
    expect(await store.rooms.append(appendOf(room, lines.length))).toBe('done');
  }
  expect([...acknowledged].filter(line => !kept.has(line))).toEqual([]);
});

test("when files can't grow any more, appends are refused and acknowledged lines can still be read", async () => {
  await (await database.open()).close();
  const command = `ulimit -f 600; exec "${process.execPath}" "${WRITER}" "${database.folder}"`;
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: unknown[][] = [];
  for await (const line of createInterface(child.stdout)) printed.push(JSON.parse(line));
  const acknowledged = printed.slice(0, -1);
  expect(acknowledged.length).toBeGreaterThan(100);
  const ofRooms = ['a', 'b', 'c', 'd'].map(room => acknowledged.filter(([of]) => of === room).length);
  expect(printed.at(-1)).toEqual(ofRooms);
  const store = await database.open();
  expect([...(await store.rooms.readLengths(['a', 'b', 'c', 'd'])).values()]).toEqual(ofRooms);
});
