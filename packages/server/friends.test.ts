import { openTestServer, TestClient, type TestServer, type TestSocket } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRoom } from './admin/check-room.ts';
import { describeRoom } from './admin/describe-room.ts';
import { thisBuild } from './games.ts';

const ENTROPY = 'ab'.repeat(16);
const SLOW = { kind: 'live', move: 180_000, reserve: 1_800_000 } as const;

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

/** Ada has opened a table with this many chairs, and Bob has taken the last one. */
async function meet(
  chairs: number,
): Promise<{ room: string; ada: TestClient; bob: TestClient; hers: TestSocket; his: TestSocket }> {
  const [ada, bob] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const seats = [{ kind: 'me' }, ...Array(chairs - 1).fill({ kind: 'open' })];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, isPublic: true, clock: SLOW }))
    .body as { room: string };
  const [hers, his] = [await ada.openSocket(), await bob.openSocket()];
  for (const line of [hers, his]) line.send({ type: 'watch', room, from: 0 });
  await his.next('seen');
  his.command(room, { type: 'sit', seat: chairs - 1, name: 'Bob', entropy: ENTROPY });
  await his.next('seen', ({ seen }) => seen.seat === chairs - 1);
  await hers.next('here', ({ seats: here }) => here.includes(chairs - 1));
  return { room, ada, bob, hers, his };
}

test('a table is started with the chairs that are taken, and everybody gets the new terms', async () => {
  const { room, ada, hers, his } = await meet(4);
  const clock = { kind: 'none' } as const;
  his.command(room, { type: 'change-terms', seats: 2, clock });
  expect(await his.next('refused')).toMatchObject({ code: 'not-owner' });
  hers.command(room, { type: 'change-terms', seats: 2, clock });
  const changed = await his.next('seen', ({ seen }) => seen.terms.seats === 2);
  expect(changed).toMatchObject({ seen: { seat: 1, terms: { seats: 2, clock }, chairs: [{}, {}] } });
  await his.next('here', ({ seats }) => String(seats) === '0,1');
  const { rooms } = (await ada.get('/api/rooms/mine')).body as { rooms: { clock: string; seats: unknown[] }[] };
  expect(rooms).toMatchObject([{ clock: 'none', seats: [{ sitter: 'person' }, { name: 'Bob' }] }]);
  hers.command(room, { type: 'start' });
  const started = await his.next('seen', each => each.seen.isStarting);
  // The change has made everybody's entropy void, and everybody sees who is missing.
  expect(started.seen.chairs.map(({ isReady }) => isReady)).toEqual([false, false]);
  const { entropyRound: round } = started.seen;
  his.command(room, { type: 'add-entropy', round, entropy: ENTROPY });
  await hers.next('seen', each => each.seen.chairs[1]?.isReady === true);
  hers.command(room, { type: 'add-entropy', round: 0, entropy: ENTROPY });
  expect(await hers.next('refused')).toMatchObject({ code: 'stale' });
  hers.command(room, { type: 'add-entropy', round, entropy: ENTROPY });
  const { seen } = await his.next('seen', each => each.seen.phase === 'playing');
  expect(seen.match?.view.seats).toBe(2);
  await server.store.rooms.saveLatestStates();
  expect(await checkRoom(server.store, room, thisBuild)).toEqual({ kind: 'fine' });
  expect(await describeRoom(server.store, room, { state: false })).toContainEqual(
    expect.stringContaining('{"kind":"none"}'),
  );
});

test('the owner changes options, pace and visibility of a lobby one by one, and friends and lists have them at once', async () => {
  const { room, ada, bob, hers, his } = await meet(3);
  const listed = async () =>
    ((await bob.get('/api/rooms')).body as { rooms: { room: string }[] }).rooms.map(r => r.room);
  expect(await listed()).toContain(room);
  hers.command(room, { type: 'change-terms', isPublic: false });
  const { seen } = await his.next('seen', each => !each.seen.terms.isPublic);
  expect(seen.terms).toMatchObject({ seats: 3, clock: SLOW, speed: 'normal' });
  expect(await listed()).not.toContain(room);
  hers.command(room, { type: 'change-terms', speed: 'slow', options: { wins: 3 } });
  expect(await his.next('seen', each => each.seen.terms.speed === 'slow')).toMatchObject({
    seen: { terms: { options: { wins: 3 }, clock: SLOW, isPublic: false }, chairs: [{}, {}, { isReady: false }] },
  });
  hers.command(room, { type: 'change-terms', options: { wins: 'all' } });
  expect(await hers.next('refused')).toMatchObject({ code: 'bad-options' });
  const asked = await ada.post(`/api/rooms/${room}/commands`, {
    id: 'x'.repeat(16),
    command: { type: 'change-terms', speed: 'hurried' },
  });
  expect(asked.body).toMatchObject({ code: 'bad-message' });
});

test('a friend who closes the page is marked as gone, and after two minutes the owner has a stand-in play', async () => {
  const { room, bob, hers, his } = await meet(2);
  hers.command(room, { type: 'start' });
  await hers.next('seen', ({ seen }) => seen.phase === 'playing');
  await his.close();
  const left = server.clock.now();
  const gone = await hers.next('here', ({ seats }) => String(seats) === '0');
  expect(gone).toMatchObject({ left: [[1, left]], absentAfter: 120_000 });
  hers.command(room, { type: 'stand-in', seat: 1 });
  expect(await hers.next('refused')).toMatchObject({ code: 'too-soon' });
  server.clock.pass(120_000);
  hers.command(room, { type: 'stand-in', seat: 1 });
  const { seen } = await hers.next('seen', each => each.seen.chairs[1]?.isAway === true);
  expect(seen.chairs[1]).toMatchObject({ sitter: 'person', awaySince: left, hasLeft: false });

  const back = await bob.openSocket();
  back.send({ type: 'watch', room, from: 0 });
  expect(await hers.next('here', ({ seats }) => String(seats) === '0,1')).toMatchObject({ left: [] });
  back.command(room, { type: 'back' });
  expect(await hers.next('seen')).toMatchObject({ seen: { chairs: [{}, { isAway: false }] } });
  hers.command(room, { type: 'stand-in', seat: 1 });
  expect(await hers.next('refused')).toMatchObject({ code: 'not-away' });
});

test('a friend who has been gone for two minutes is nudged by anybody, and reads it on coming back', async () => {
  const { room, ada, hers, his } = await meet(2);
  hers.command(room, { type: 'start' });
  await his.next('seen', ({ seen }) => seen.phase === 'playing');
  await hers.close();
  await his.next('here', ({ seats }) => String(seats) === '1');
  his.command(room, { type: 'nudge', seat: 0 });
  expect(await his.next('refused')).toMatchObject({ code: 'too-soon' });
  server.clock.pass(120_000);
  his.command(room, { type: 'nudge', seat: 0 });
  expect(await his.next('seen', ({ seen }) => seen.chairs[0]?.remindedBy === 1)).toMatchObject({
    seen: { chairs: [{ isAway: false }, {}] },
  });

  const back = await ada.openSocket();
  back.send({ type: 'watch', room, from: 0 });
  expect(await back.next('seen')).toMatchObject({ seen: { chairs: [{ remindedBy: 1 }, {}] } });
  back.command(room, { type: 'back' });
  expect(await his.next('seen', ({ seen }) => seen.chairs[0]?.remindedBy === null)).toBeDefined();
});

test('a table for a common screen is opened without a seat, and the first player to sit down owns it', async () => {
  const [screen, phone] = [await TestClient.asGuest(server.address), await TestClient.asGuest(server.address)];
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const opened = await screen.post('/api/rooms', { game: 'carta-nostra', seats, screen: true });
  const { room } = opened.body as { room: string };
  const [shown, held] = [await screen.openSocket(), await phone.openSocket()];
  for (const line of [shown, held]) line.send({ type: 'watch', room, from: 0 });
  expect(await shown.next('seen')).toMatchObject({ seen: { isOwner: true, seat: null, terms: { screen: true } } });
  await held.next('seen');
  held.command(room, { type: 'sit', seat: 1, name: 'Bob', entropy: ENTROPY });
  expect(await held.next('seen', ({ seen }) => seen.seat === 1)).toMatchObject({ seen: { isOwner: true } });
  shown.command(room, { type: 'start' });
  expect(await shown.next('refused')).toMatchObject({ code: 'not-owner' });
});

test("the next connected player takes over from an owner who has gone, and not before the owner's absence is long enough", async () => {
  const { room, hers, his } = await meet(2);
  his.command(room, { type: 'own' });
  expect(await his.next('refused')).toMatchObject({ code: 'not-owner' });
  await hers.close();
  await his.next('here', ({ seats }) => !seats.includes(0));
  server.clock.pass(120_000);
  his.command(room, { type: 'own' });
  expect(await his.next('seen', ({ seen }) => seen.isOwner)).toMatchObject({ seen: { ownerSeat: 1 } });
});
