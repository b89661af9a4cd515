import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

/** Brings acknowledged entries into the tables before a query. */
export interface UpToDate {
  reading<X>(read: () => X): X;
  changing<X>(change: () => X): X;
}

/** Tells whether nothing is waiting. */
export const AT_ONCE: UpToDate = { reading: read => read(), changing: change => change() };

/** The tables that are written later than an append is acknowledged: a statement that names one finds them up to date. */
const LATER = /\b(rooms|lines|seats)\b/;

export const queriesOf = (database: DatabaseSync, upToDate: UpToDate): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database, upToDate) }) });

/** The part of node:sqlite that Kysely needs; a statement is prepared once for each text. */
function forKysely(database: DatabaseSync, upToDate: UpToDate): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: text => {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const { reading, changing } = LATER.test(text) ? upToDate : AT_ONCE;
      const statement = statementOf(database.prepare(text), /^select\b/i.test(text) ? reading : changing);
      prepared.set(text, statement);
      return statement;
    },
  };
}

function statementOf(statement: StatementSync, asking: UpToDate['reading']): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  const all = (parameters: readonly unknown[]) => asking(() => statement.all(...values(parameters)));
  return {
    reader: statement.columns().length > 0,
    all,
    run: parameters => asking(() => statement.run(...values(parameters))),
    iterate: parameters => all(parameters).values(),
  };
}
