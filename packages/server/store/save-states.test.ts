import { appendOf, embeddedDatabase, postgresDatabase } from '@consigliere/trials/testing';
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

const url = process.env.DATABASE_URL;
test.each(url === undefined ? [] : [url])('states are saved even of a room that is being written to', async at => {
  const database = await postgresDatabase(at);
  const store = await database.open();
  await store.rooms.append(appendOf('r', 0, { state: () => '1' }));
  await database.query('begin');
  await database.query("select 1 from rooms where id = 'r' for update");
  await store.rooms.saveLatestStates();
  await database.query('commit');
  expect(await store.rooms.findOutdatedStates()).toEqual([]);
  await database.remove();
});
