import { appendOf, embeddedDatabase } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';
import { openRooms } from './rooms.ts';
import { openSqlite } from './sqlite.ts';

test("a state that couldn't be saved because the database was down is saved the next time", async () => {
  const place = embeddedDatabase();
  const database = await openSqlite(place.folder);
  let isAway = true;
  const keep: typeof database.journal.keep = async states => {
    if (isAway) throw new Error('the database is away');
    await database.journal.keep(states);
  };
  const rooms = openRooms({ ...database, journal: { ...database.journal, keep } });
  await rooms.append(appendOf('r1', 0, { state: () => 'one' }));
  await expect(rooms.keepStates()).rejects.toThrow('away');
  isAway = false;
  await rooms.keepStates();
  expect(await place.query('select room, lines, state from states')).toEqual([{ room: 'r1', lines: 1, state: 'one' }]);
  await database.close();
  await place.remove();
});
