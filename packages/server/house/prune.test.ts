import { appendOf, fastClock, openTestServer, TestClient, type TestServer } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMerging } from '../guests/merging.ts';
import { openModeration } from '../moderation/moderation.ts';
import { environmentSettings } from '../settings.ts';
import { DAY, EXPIRY, EXPIRY_RULES, findExpiry, variableOf } from './expiry.ts';
import { openFarewell } from './farewell.ts';
import { openPruner, type PruneOptions } from './prune.ts';

let server: TestServer;
/** The times at which the rules are applied. */
let now: number;
const LATE = 5000 * DAY;

beforeEach(async () => {
  server = await openTestServer({ clock: fastClock() });
  now = LATE;
});
afterEach(() => server.close());

const pruner = (changes: Partial<PruneOptions> = {}) => {
  const { store, host } = server;
  const clock = { now: () => now, wall: () => now };
  const fanout = { announce: () => undefined };
  const farewell = openFarewell({ store, host, fanout, clock });
  const merging = openMerging({ store, host, fanout });
  const moderation = openModeration({ store, host, fanout, clock });
  const people = { farewell, merging, moderation };
  return openPruner({ store, host, clock, ...people, rules: EXPIRY, watched: () => [], ...changes });
};

const CARD = JSON.stringify({ seats: [], clock: 'none', language: 'en' });
const add = (room: string, at: number, facts: object) =>
  server.store.rooms.append(appendOf(room, 0, { at, facts: { card: CARD, awaited: [], ...facts } }));
const roomsLeft = async () => (await server.store.lobby.listAll({ limit: 500 })).map(({ id }) => id);

test.each([
  ['emptyTables', 'gathering', 0],
  ['waitingTables', 'gathering', 1],
  ['botTables', 'playing', 0],
  ['botTables', 'over', 0],
  ['unfinishedMatches', 'playing', 2],
  ['unfinishedMatches', 'frozen', 2],
  ['abandonedMatches', 'ended', 2],
  ['finishedMatches', 'over', 2],
] as const)('%s: a table that is %s with %i people goes after its days, and not before', (rule, phase, people) => {
  const names = Array.from({ length: people }, () => 'Ada');
  const age = (days: number) => findExpiry({ phase, names, updatedAt: -days * DAY }, EXPIRY, 0);
  expect([age(EXPIRY[rule]), age(EXPIRY[rule] + 0.01)]).toEqual([null, rule]);
  expect(findExpiry({ phase, names, updatedAt: -99_999 * DAY }, { ...EXPIRY, [rule]: 0 }, 0)).toBeNull();
});

test('an abandoned table goes with everything that belongs to it; a used one and one that is watched stay', async () => {
  for (const room of ['old', 'watched']) await add(room, now - 2 * DAY, { phase: 'gathering', players: [] });
  await add('new', now, { phase: 'gathering', players: [] });
  const prune = pruner({ watched: () => ['watched'] });
  expect(await prune.all()).toEqual({ emptyTables: 1 });
  expect(await roomsLeft()).toEqual(['new', 'watched']);
  expect(await prune.all()).toEqual({});
});

test('a dry run counts the same and removes nothing', async () => {
  await add('old', now - 2 * DAY, { phase: 'gathering', players: [] });
  await add('over', now - 100 * DAY, { phase: 'over', players: ['ada'] });
  await server.store.chat.add('over', { id: 'x', at: 1, player: 'ada', name: 'Ada', text: 'hello' });
  await server.store.guests.create({ id: 'g', tokenHash: 'h', name: 'G', language: 'en', createdAt: 1, seenAt: 1 });
  const expected = { emptyTables: 1, chat: 1, idleGuests: 1 };
  expect(await pruner({ isDryRun: true }).all()).toEqual(expected);
  expect([await roomsLeft(), await server.store.chat.read('over', 0, 9)]).toMatchObject([['old', 'over'], [{}]]);
  expect(await pruner().all()).toEqual(expected);
  expect([await roomsLeft(), await server.store.chat.read('over', 0, 9)]).toEqual([['over'], []]);
});

test('one run looks at two hundred tables at most, and the runs together at all of them', async () => {
  await Promise.all(
    Array.from({ length: 450 }, (_, n) => add(`t${n}`, now - 2 * DAY, { phase: 'gathering', players: [] })),
  );
  const prune = pruner();
  const counts: number[] = [];
  for (let run = 0; run < 5; run++) counts.push((await prune.next()).emptyTables ?? 0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(200);
  expect(counts.reduce((sum, each) => sum + each)).toBe(450);
  expect(await roomsLeft()).toEqual([]);
});

test('a guest without a table goes earlier than one who sits somewhere, and is deleted like anybody', async () => {
  const guest = { name: 'G', language: 'en', createdAt: 1 };
  const seen = { idle: 91, seated: 91, forgotten: 401, fresh: 1 };
  for (const [id, days] of Object.entries(seen))
    await server.store.guests.create({ ...guest, id, tokenHash: id, seenAt: now - days * DAY });
  await add('t', now, { phase: 'over', players: ['seated', 'forgotten'] });
  expect(await pruner().all()).toEqual({ idleGuests: 1, guests: 1 });
  const left = await Promise.all(Object.keys(seen).map(async id => (await server.store.guests.findById(id))?.id));
  expect(left).toEqual([undefined, 'seated', undefined, 'fresh']);
  expect(Object.fromEntries(await server.store.rooms.readNames('t'))).toEqual({ forgotten: null });
});

test('tokens go when nobody uses them, and a guest or token that is used is seen', async () => {
  const ada = await TestClient.asGuest(server.address);
  const { body } = await ada.post('/api/tokens', {});
  const { id } = (await ada.get('/api/guests/me')).body as { id: string };
  await server.store.tokens.add({
    tokenHash: 'unused',
    guest: id,
    kind: 'device',
    name: null,
    createdAt: server.clock.wall() - 401 * DAY,
  });
  await server.store.guests.update(id, { seenAt: -2 * DAY });
  const program = new TestClient(server.address, { authorization: `Bearer ${(body as { token: string }).token}` });
  await program.get('/api/guests/me');
  expect((await server.store.guests.findById(id))?.seenAt).toBe(server.clock.wall());
  now = server.clock.wall();
  expect(await pruner().all()).toEqual({ tokens: 1 });
  expect((await program.get('/api/guests/me')).status).toBe(200);
});

test('the link of a table that is gone leads to a plain answer, also for somebody who had it open', async () => {
  const ada = await TestClient.asGuest(server.address);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
  const rules = { ...EXPIRY, guests: 0, idleGuests: 0 };
  expect(await pruner({ rules }).all()).toMatchObject({ waitingTables: 1 });
  expect((await ada.get(`/api/rooms/${room}`)).body).toMatchObject({ code: 'no-such-room' });
  const sent = await ada.post(`/api/rooms/${room}/commands`, { id: 'a'.repeat(32), command: { type: 'start' } });
  expect(sent.body).toMatchObject({ code: 'no-such-room' });
});

test('every rule can be set by the operator, in days', () => {
  const environment = Object.fromEntries(EXPIRY_RULES.map((rule, days) => [variableOf(rule), `${days}`]));
  const expected = Object.fromEntries(EXPIRY_RULES.map((rule, days) => [rule, days]));
  expect(environmentSettings(environment).expiry).toEqual(expected);
  expect(variableOf('abandonedMatches')).toBe('KEEP_ABANDONED_MATCHES');
  expect(environmentSettings({}).expiry).toEqual({});
  expect(() => environmentSettings({ KEEP_CHAT: 'never' })).toThrow('KEEP_CHAT');
});
