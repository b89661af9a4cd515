import {
  embeddedDatabase,
  openTestServer,
  playToTheEnd,
  postgresDatabase,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepMissed } from '../house/keep-missed.ts';
import { type ValidationCounts, validate } from './validate.ts';

type StoreLocation = Parameters<typeof validate>[0];

const url = process.env.DATABASE_URL;
const PLACES: readonly (readonly [name: string, make: () => Promise<{ database: TestDatabase; at: StoreLocation }>])[] =
  [
    [
      'embedded',
      async () => {
        const database = embeddedDatabase();
        return { database, at: { folder: database.folder, databaseUrl: undefined } };
      },
    ],
    ...(url === undefined
      ? []
      : [
          [
            'PostgreSQL',
            async () => {
              const database = await postgresDatabase(url);
              return { database, at: { folder: '', databaseUrl: database.url } };
            },
          ] as const,
        ]),
  ];

describe.each(PLACES)('validate, %s', (_, make) => {
  let database: TestDatabase;
  let at: StoreLocation;
  let server: TestServer;
  let ada: TestClient;
  beforeEach(async () => {
    ({ database, at } = await make());
    server = await openTestServer({ database });
    ada = await TestClient.asGuest(server.address);
  });
  afterEach(() => server.close());

  const open = async (start: boolean): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: start ? 'bot' : 'open' }];
    return ((await ada.post('/api/rooms', { game: 'carta-nostra', seats, start })).body as { room: string }).room;
  };

  const look = async (isToMigrate = false): Promise<ValidationCounts & { said: Record<string, string> }> => {
    const said: Record<string, string> = {};
    const onRoom = (id: string, words: string | null): void => {
      if (words !== null) said[id] = words;
    };
    return { ...(await validate(at, { isToMigrate, onCount: () => undefined, onRoom })), said };
  };

  /** Copies a room and marks it as begun by rules of version 99. */
  const age = async (room: string, aged: string): Promise<string> => {
    await server.store.rooms.saveLatestStates();
    const {
      lines: _,
      state,
      stateLines: _____,
      id: __,
      createdAt: ___,
      updatedAt: changedAt,
      ...facts
    } = (await server.store.lobby.find(room))!;
    const lines = (await server.store.rooms.read(room, 0)).map(({ at, body }) => ({
      at,
      body: body.replace(/"version":\d+/, '"version":99').replace(`"id":"${room}"`, `"id":"${aged}"`),
    }));
    const copy = { room: aged, expected: 0, lines, facts, state: () => state, changedAt, wake: null };
    await server.store.rooms.append(copy);
    await server.store.rooms.saveLatestStates();
    return aged;
  };

  test('matches that gather, run or are over continue as they were left', async () => {
    const over = await open(true);
    const socket = await ada.openSocket();
    socket.send({ type: 'watch', room: over, from: 0 });
    await playToTheEnd(socket, over);
    await open(true);
    await open(false);
    expect(await look()).toEqual({ rooms: 3, differing: 0, frozen: 0, said: {} });
    await socket.close();
  });

  test('a changed line, a wrong state and a wrong phase are named', async () => {
    const [line, state, phase] = [await open(true), await open(true), await open(false)];
    await server.store.rooms.saveLatestStates();
    await database.query(
      `update lines set body = replace(body, '"seat":0', '"seat":1') where room = '${line}' and number = 1`,
    );
    await database.query(`update states set state = '{}' where room = '${state}'`);
    await database.query(`update rooms set phase = 'over' where id = '${phase}'`);
    expect(await look()).toEqual({
      rooms: 3,
      differing: 3,
      frozen: 0,
      said: {
        [line]: 'differs: line 1 was changed after it was written',
        [state]: 'differs: its journal leads to another state here',
        [phase]: 'differs: here it is gathering, not over',
      },
    });
  });

  test('a state that a crash left unsaved is saved by the version it belongs to', async () => {
    const running = await open(true);
    await server.store.rooms.saveLatestStates();
    await age(running, 'aged-match');
    for (const id of [running, 'aged-match']) await database.query(`delete from states where room = '${id}'`);
    expect(await look()).toMatchObject({ differing: 1 });
    await keepMissed(server.store);
    const [own, aged] = [await server.store.lobby.find(running), await server.store.lobby.find('aged-match')];
    expect([own?.stateLines, aged?.stateLines]).toEqual([own?.lines, 0]);
  });

  test('a room of other rules that aren’t kept is frozen, says so, and thaws when it fits again', async () => {
    const [running, gathering] = [await open(true), await open(false)];
    await age(running, 'aged-match');
    await age(gathering, 'aged-table');
    const why = expect.stringMatching(/^another version: carta-nostra 99; here it is \d+$/);
    const before = await look();
    expect(before).toMatchObject({ rooms: 4, differing: 2, said: { 'aged-match': why, 'aged-table': why } });
    expect(await look(true)).toMatchObject({
      differing: 0,
      frozen: 2,
      said: {
        'aged-match': "frozen: the game can't migrate it",
        'aged-table': "frozen: the game can't migrate it",
      },
    });
    expect(await look()).toMatchObject({ differing: 0, frozen: 2 });
    expect((await server.store.lobby.find('aged-match'))?.phase).toBe('frozen');
    const socket = await ada.openSocket();
    socket.send({ type: 'watch', room: 'aged-match', from: 0 });
    expect(await socket.next('closed')).toMatchObject({ room: 'aged-match', code: 'other-version' });
    await server.store.lobby.setStanding(running, { phase: 'frozen', wake: null });
    expect((await look()).said[running]).toContain('fits this build');
    expect((await look(true)).said[running]).toBe('goes on');
    expect((await server.store.lobby.find(running))?.phase).toBe('playing');
    await socket.close();
  });
});
