import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Append, RoomFacts } from '@consigliere/match';
import { openStore, type Store } from '@consigliere/server/store';
import { Client } from 'pg';

/** A database for one test, which can be opened several times and queried directly. */
export interface TestDatabase {
  open(): Promise<Store>;
  query(statement: string): Promise<readonly Record<string, unknown>[]>;
  /** Closes all stores and deletes the database. */
  remove(): Promise<void>;
}

export function embeddedDatabase(): TestDatabase & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-store-'));
  return {
    folder,
    query: async statement => {
      const database = new DatabaseSync(join(folder, 'consigliere.db'));
      const rows = database.prepare(statement).all();
      database.close();
      return rows;
    },
    ...storesAt({ folder }, async () => rmSync(folder, { recursive: true })),
  };
}

/** A PostgreSQL schema of its own, so that tests can run side by side. */
export async function postgresDatabase(url: string): Promise<TestDatabase & { readonly url: string }> {
  const schema = `store_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  const query = (statement: string) => queryPostgres(own.href, statement);
  await query(`create schema ${schema}`);
  return {
    url: own.href,
    query,
    ...storesAt({ databaseUrl: own.href, folder: '' }, async () => {
      await query(`drop schema ${schema} cascade`);
    }),
  };
}

/** Uses a new connection each time, because the database may have been killed since the last query. */
export async function queryPostgres(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function storesAt(
  at: Parameters<typeof openStore>[0],
  dropDatabase: () => Promise<void>,
): Pick<TestDatabase, 'open' | 'remove'> {
  const opened: Store[] = [];
  return {
    open: async () => {
      const store = await openStore(at);
      opened.push(store);
      return store;
    },
    remove: async () => {
      for (const store of opened) await store.close();
      await dropDatabase();
    },
  };
}

/** A public room with two players, the first of whom is awaited. */
const FACTS: RoomFacts = {
  game: 'carta-nostra',
  phase: 'playing',
  isPublic: true,
  players: ['ada', 'bob'],
  awaited: ['ada'],
  card: '{}',
};

/** An append of lines with these bodies, a millisecond apart. */
export function appendOf(
  room: string,
  expected: number,
  {
    bodies = [`"line ${expected}"`],
    at = 1000 + expected,
    facts = {},
    ...rest
  }: Partial<Omit<Append, 'facts'>> & {
    readonly bodies?: readonly string[];
    readonly at?: number;
    readonly facts?: Partial<RoomFacts>;
  } = {},
): Append {
  const lines = bodies.map((body, index) => ({ at: at + index, body }));
  const changedAt = at + Math.max(0, bodies.length - 1);
  return { room, expected, lines, facts: { ...FACTS, ...facts }, state: () => null, changedAt, wake: null, ...rest };
}
