import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Keys of the server itself, which all nodes share. They are stored as they are, because signing needs them. */
export interface ServerKeys {
  find(name: string): Promise<string | undefined>;
  /** Stores a key, unless another node has been faster. Returns the one that counts. */
  add(name: string, key: string): Promise<string>;
}

const keyOf = (name: string): string => `key:${name}`;

export const openServerKeys = (db: Kysely<Schema>): ServerKeys => {
  const find = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('meta').select('value').where('key', '=', keyOf(name)).executeTakeFirst())?.value;
  return {
    find,
    add: async (name, key) => {
      await db
        .insertInto('meta')
        .values({ key: keyOf(name), value: key })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return (await find(name)) ?? key;
    },
  };
};
