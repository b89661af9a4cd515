import { expect, test } from 'vitest';
import { fastClock } from './testing/fast-clock.ts';
import { openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

const WEEK = 7 * 24 * 3_600_000;

test('a list tells times by the wall clock, however long the house was closed', async () => {
  const clock = fastClock();
  const house = await openHouse({ clock: { ...clock, wall: () => clock.now() + WEEK } });
  const ada = await Visitor.arrive(house.address);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats, isPublic: true })).body;
  const opened = clock.now() + WEEK;
  clock.pass(60_000);
  for (const path of ['/api/rooms', '/api/rooms/mine'])
    expect((await ada.get(path)).body).toMatchObject({ rooms: [{ room, createdAt: opened, updatedAt: opened }] });
  await house.close();
});
