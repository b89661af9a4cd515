import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { DamagedJournal } from '../store.ts';
import { anyGame, idOf, SEED, termsOf } from '../testing/table.ts';
import { pledge, Town } from '../testing/town.ts';

const SITDOWN = anyGame(sitdown);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const newTown = (): Town => new Town({ games: [SITDOWN], idle });

/** A town with the room `room`, which is played, and the room `other`. */
async function playing(): Promise<Town> {
  const town = newTown();
  const host = town.host();
  await town.play(host, SITDOWN, ['person', 'person', 'person']);
  await host.open(termsOf(SITDOWN, { id: 'other' }), SEED, []);
  await host.close();
  return town;
}

/** Replaces the body of the room's last line. */
function spoil(town: Town, body: string): void {
  const lines = town.store.rooms.get('room')?.lines ?? [];
  const last = lines.pop();
  if (last !== undefined) lines.push({ ...last, body });
}

test.each([
  ['is unreadable', '{"type":"star'],
  ["doesn't fit the room", '{"type":"answered","id":"x","seat":9,"decision":9,"branch":0,"picks":[]}'],
])('a room with a line that %s is closed as damaged and reported once, and others go on', async (_, body) => {
  const town = await playing();
  spoil(town, body);
  const host = town.host();
  const { length } = town.store.typesOf('other');
  expect(await host.look('room')).toBe('damaged');
  expect(await host.watch('room', 'ada', 0, () => {})).toBe('damaged');
  expect(await town.command(host, 'ada', { type: 'leave' })).toEqual({ ok: false, code: 'damaged', rule: null });
  expect(town.faults).toEqual([expect.any(DamagedJournal)]);
  expect((await town.roomOf(host, 'other')).lines).toBe(length);
});

test('a store that notices damage while the room is open closes it: nothing more is appended', async () => {
  const town = await playing();
  const host = town.host();
  const seen = await town.watch(host, 'ada');
  town.store.onAppend = () => {
    throw new DamagedJournal('line 2 was changed');
  };
  const acks: unknown[] = [];
  const view = seen.at(-1);
  if (view === undefined) throw new Error('ada is shown nothing');
  await host.command('room', { player: 'ada', id: idOf(7) }, pledge(view), ack => acks.push(ack));
  expect(acks).toEqual([{ ok: false, code: 'damaged', rule: null }]);
  expect(town.faults).toHaveLength(1);
  expect(await host.look('room')).toBe('damaged');
  await host.wakeUp();
  expect(town.faults).toHaveLength(1);
});

test('a store that cannot be reached for a moment closes nothing', async () => {
  const town = await playing();
  const host = town.host();
  const read = town.store.read.bind(town.store);
  town.store.read = async () => {
    throw new Error('no connection');
  };
  await expect(host.look('room')).rejects.toThrow('no connection');
  town.store.read = read;
  expect(typeof (await host.look('room'))).toBe('object');
});
