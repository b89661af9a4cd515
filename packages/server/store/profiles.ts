import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A person's choice of what others see of their history. Without a row they see nothing. */
interface ProfileChoice {
  /** On the leaderboards. */
  readonly isListed: boolean;
  /** The secret of the link to the profile; null: there is none. It is stored as it is, because its owner copies it again. */
  readonly secret: string | null;
}

export interface ProfileStore {
  find(player: string): Promise<ProfileChoice>;
  /** The guest with this link. */
  findBySecret(secret: string): Promise<{ readonly player: string; readonly name: string } | undefined>;
  setListed(player: string, isListed: boolean): Promise<void>;
  /** null: the link stops working. */
  setSecret(player: string, secret: string | null): Promise<void>;
  /** Everybody who is listed, by the names they have now. */
  listListed(): Promise<readonly { readonly player: string; readonly name: string }[]>;
}

const NOTHING: ProfileChoice = { isListed: false, secret: null };

export const openProfiles = (db: Kysely<Schema>): ProfileStore => {
  const set = async (
    player: string,
    change: Partial<Pick<Schema['profiles'], 'is_listed' | 'secret'>>,
  ): Promise<void> => {
    const insert = db.insertInto('profiles').values({ guest: player, is_listed: 0, secret: null, ...change });
    await insert.onConflict(conflict => conflict.column('guest').doUpdateSet(change)).execute();
  };
  const withNames = db.selectFrom('profiles').innerJoin('guests', 'guests.id', 'profiles.guest');
  return {
    find: async player => {
      const row = await db
        .selectFrom('profiles')
        .select(['is_listed', 'secret'])
        .where('guest', '=', player)
        .executeTakeFirst();
      return row === undefined ? NOTHING : { isListed: row.is_listed === 1, secret: row.secret };
    },

    findBySecret: secret =>
      withNames.select(['profiles.guest as player', 'guests.name']).where('secret', '=', secret).executeTakeFirst(),

    setListed: (player, isListed) => set(player, { is_listed: isListed ? 1 : 0 }),

    setSecret: (player, secret) => set(player, { secret }),

    listListed: () =>
      withNames
        .select(['profiles.guest as player', 'guests.name'])
        .where('is_listed', '=', 1)
        .orderBy('guest')
        .execute(),
  };
};
