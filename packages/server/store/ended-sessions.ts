import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The operators' sessions that were ended before their time was up, for all nodes. */
export interface EndedSessions {
  /** Notes that a session has ended. Those whose time was up by then are forgotten. */
  add(session: { readonly id: string; readonly until: number }, now: number): Promise<void>;
  has(id: string): Promise<boolean>;
}

const PREFIX = 'ended-session:';

export const openEndedSessions = (db: Kysely<Schema>): EndedSessions => ({
  add: async ({ id, until }, now) => {
    // Times have as many digits for the next 250 years.
    await db.deleteFrom('meta').where('key', 'like', `${PREFIX}%`).where('value', '<=', `${now}`).execute();
    const insert = db.insertInto('meta').values({ key: `${PREFIX}${id}`, value: `${until}` });
    await insert.onConflict(conflict => conflict.doNothing()).execute();
  },

  has: async id => {
    const found = db.selectFrom('meta').select('key').where('key', '=', `${PREFIX}${id}`);
    return (await found.executeTakeFirst()) !== undefined;
  },
});
