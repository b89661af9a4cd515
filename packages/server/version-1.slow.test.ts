import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadAllFrozen } from '@consigliere/games/list';
import { checkRecord } from '@consigliere/kernel/host';
import { checkLuck, luckOf, type Room, viewMatch } from '@consigliere/match';
import {
  embeddedDatabase,
  openTestServer,
  queryPostgres,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validate } from './admin/validate.ts';
import { gameOf } from './games.ts';
import { newId } from './id.ts';
import { openStore, type Store } from './store/open-store.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/version-1');
const FROZEN = await loadAllFrozen();
const fixture = (name: string): Buffer => gunzipSync(readFileSync(join(FIXTURES, name)));
const url = process.env.DATABASE_URL;

/** The length of a reaction window in a match by correspondence. */
const A_DAY = 25 * 3_600_000;

type StoreLocation = Parameters<typeof validate>[0];

/** The data folder of a server of version 1. */
async function oldFolder(): Promise<{ database: TestDatabase; at: StoreLocation }> {
  const database = embeddedDatabase();
  writeFileSync(join(database.folder, 'consigliere.db'), fixture('consigliere.db.gz'));
  return { database, at: { folder: database.folder, databaseUrl: undefined } };
}

/** A fresh database, restored from a `pg_dump` of one of version 1. */
async function oldDatabase(server: string): Promise<{ database: TestDatabase; at: StoreLocation }> {
  const name = `version_1_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  const { status, stderr } = spawnSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', own.href], {
    input: fixture('postgres.sql.gz'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const opened: Store[] = [];
  const database: TestDatabase = {
    open: async () => {
      const store = await openStore({ databaseUrl: own.href, folder: '' });
      opened.push(store);
      return store;
    },
    query: statement => queryPostgres(own.href, statement),
    remove: async () => {
      for (const store of opened) await store.close();
      await queryPostgres(server, `drop database ${name}`);
    },
  };
  return { database, at: { folder: '', databaseUrl: own.href } };
}

const PLACES: readonly (readonly [name: string, make: () => Promise<{ database: TestDatabase; at: StoreLocation }>])[] =
  [
    ['a data folder', oldFolder],
    ...(url === undefined ? [] : [['a PostgreSQL dump', () => oldDatabase(url)] as const]),
  ];

describe.each(PLACES)('%s of version 1', (_, make) => {
  let at: StoreLocation;
  let testServer: TestServer;
  let ids: readonly string[];
  beforeEach(async () => {
    const made = await make();
    ({ at } = made);
    testServer = await openTestServer({ database: made.database });
    ids = (await made.database.query('select id from rooms order by id')).map(({ id }) => String(id));
  });
  afterEach(() => testServer.close());

  const look = async (id: string): Promise<Room> => {
    const room = await testServer.host.look(id);
    if (typeof room === 'string') throw new Error(`${id}: ${room}`);
    return room;
  };

  /** Answers for every person, and advances time where nobody can, until the match is over. */
  const playToTheEnd = async (id: string): Promise<Room> => {
    await testServer.host.note(id, ({ isPaused }) => (isPaused ? { type: 'halted', paused: false } : null));
    for (let turn = 0; turn < 20_000; turn++) {
      const room = await look(id);
      if (room.phase !== 'playing' || room.match === null) return room;
      const { match, chairs } = room;
      const seat = chairs.findIndex(
        ({ sitter, isAway }, each) => sitter === 'person' && !isAway && viewMatch(match, each, 1e9).prompt !== null,
      );
      if (seat < 0) {
        testServer.clock.pass(room.terms.clock.kind === 'correspondence' ? A_DAY : 20_000);
        await testServer.host.wakeUp();
        await new Promise(resolve => setImmediate(resolve));
        continue;
      }
      const { prompt, branch, held } = viewMatch(match, seat, 1e9);
      const picks = [prompt?.actions[turn % (prompt?.actions.length ?? 1)]];
      const command =
        held === null
          ? ({ type: 'answer', decision: prompt?.id ?? 0, branch, picks, isSure: true } as const)
          : ({ type: 'confirm' } as const);
      await testServer.host.command(id, { player: chairs[seat]?.player ?? '', id: newId() }, command, ack =>
        expect(ack).toEqual({ ok: true }),
      );
    }
    throw new Error(`${id} doesn't end`);
  };

  test('every room is as it was left, and none would differ', async () => {
    const said: string[] = [];
    const onRoom = (id: string, words: string | null): void => void (words !== null && said.push(`${id} ${words}`));
    const { rooms, differing, frozen } = await validate(at, { isToMigrate: false, onCount: () => {}, onRoom });
    expect({ rooms, differing, frozen, said }).toEqual({ rooms: ids.length, differing: 0, frozen: 0, said: [] });
    expect(ids).toHaveLength(24);
  });

  test('every running match is played to its end, and all records replay by the rules that played them', async () => {
    const stored = await Promise.all(ids.map(id => testServer.store.lobby.find(id)));
    const phases = Map.groupBy(stored, room => room?.phase);
    expect([...phases].map(([phase, rooms]) => [phase, rooms.length]).sort()).toEqual([
      ['ended', 3],
      ['gathering', 3],
      ['over', 3],
      ['playing', 15],
    ]);
    let later = 0;
    for (const id of ids) {
      const before = await testServer.store.lobby.find(id);
      const opened = await look(id);
      expect(opened.phase).toBe(before?.phase);
      expect(opened.terms.version).toBe(gameOf(opened.terms.game)?.version);
      if (opened.phase === 'gathering') continue;
      const chapters = opened.match?.chapters.slice() ?? [];
      expect(chapters.some(({ notices }) => notices.length > 0)).toBe(true);
      const room = await playToTheEnd(id);
      const record = await testServer.host.record(id);
      if (record === null || typeof record === 'string') throw new Error(`${id} has no record`);
      expect(record.version).toBe(1);
      if (record.later !== undefined) later++;
      expect(room.luckFormat).toBe(1);
      expect(checkLuck(luckOf(room), record)).toEqual([]);
      const { why } = checkRecord(gameOf(record.game)!, JSON.parse(JSON.stringify(record)), FROZEN);
      expect(why).toBe(opened.phase === 'ended' ? 'the match is not over' : null);
    }
    expect(later).toBe(15);
    expect(testServer.logged.filter(each => JSON.parse(each).level >= 50)).toEqual([]);
  }, 240_000);
});
