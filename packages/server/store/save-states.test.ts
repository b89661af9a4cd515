import { appendOf, embeddedDatabase } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';
import { openRooms } from './rooms.ts';
import { openSqlite } from './sqlite.ts';

test("a state that couldn't be saved because the database was down is saved the next time", async () => {
  const place = embeddedDatabase();
  const database = await openSqlite(place.folder);
  let isAway = true;
  const saveStates: typeof database.journal.saveStates = async states => {
    if (isAway) throw new Error('the database is away');
    await database.journal.saveStates(states);
  };
  const rooms = openRooms({ ...database, journal: { ...database.journal, saveStates } });
  await rooms.append(appendOf('r1', 0, { state: () => 'one' }));
  await expect(rooms.saveLatestStates()).rejects.toThrow('away');
  isAway = false;
  await rooms.saveLatestStates();
  expect(await place.query('select room, lines, state from states')).toEqual([{ room: 'r1', lines: 1, state: 'one' }]);
  await database.close();
  await place.remove();
});
