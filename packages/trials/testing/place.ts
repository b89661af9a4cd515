import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Append, RoomFacts } from '@consigliere/match';
import { openStore, type Store } from '@consigliere/server/internals';
import { Client } from 'pg';

/** A database of one's own for a test: opened as often as one likes, and looked at without the store. */
export interface Place {
  open(): Promise<Store>;
  ask(statement: string): Promise<readonly Record<string, unknown>[]>;
  /** Closes what was opened and leaves nothing behind. */
  clear(): Promise<void>;
}

export function embeddedPlace(): Place & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-store-'));
  return {
    folder,
    ask: async statement => {
      const database = new DatabaseSync(join(folder, 'consigliere.db'));
      const rows = database.prepare(statement).all();
      database.close();
      return rows;
    },
    ...opening({ folder }, async () => rmSync(folder, { recursive: true })),
  };
}

/** A schema of its own, so that tests that run side by side do not meet. */
export async function postgresPlace(url: string): Promise<Place & { readonly url: string }> {
  const schema = `store_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  const ask = (statement: string) => asked(own.href, statement);
  await ask(`create schema ${schema}`);
  return {
    url: own.href,
    ask,
    ...opening({ databaseUrl: own.href, folder: '' }, async () => {
      await ask(`drop schema ${schema} cascade`);
    }),
  };
}

/** By a connection of its own: the database may have been killed since the last. */
export async function asked(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function opening(at: Parameters<typeof openStore>[0], clear: () => Promise<void>): Pick<Place, 'open' | 'clear'> {
  const opened: Store[] = [];
  return {
    open: async () => {
      const store = await openStore(at);
      opened.push(store);
      return store;
    },
    clear: async () => {
      for (const store of opened) await store.close();
      await clear();
    },
  };
}

/** A public room of two, in which the first is awaited. */
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
