import type { Kysely } from 'kysely';
import { rowCount } from './row-count.ts';
import type { MarkKind, SanctionKind, Schema } from './schema.ts';

/** A mute or ban of a person by an operator. Times are wall-clock times. */
export interface Sanction {
  readonly id: string;
  readonly kind: SanctionKind;
  /** The guest whom the operator named. */
  readonly guest: string;
  /** The person's name at that time; '': they were deleted. */
  readonly name: string;
  readonly why: string;
  /** The operator's name. */
  readonly who: string;
  readonly at: number;
  /** null: for good. */
  readonly until: number | null;
  /** When it was lifted; null: it wasn't. */
  readonly endedAt: number | null;
}

/** A sanction recognises a person by its marks. */
export interface Mark {
  readonly kind: MarkKind;
  readonly value: string;
}

export interface MarkedSanction extends Sanction {
  readonly marks: readonly Mark[];
}

type SanctionPlace = Pick<Sanction, 'at' | 'id'>;

/** The sanctions of a house. There are few, so servers have all that count in memory. */
export interface SanctionStore {
  /** Stores a sanction with its marks. A ban is pending until the person's seats are given up. */
  add(sanction: Omit<Sanction, 'endedAt'>, marks: readonly Mark[]): Promise<void>;
  /** Those that count at a time. */
  listCurrent(now: number): Promise<readonly MarkedSanction[]>;
  /** Bans whose seats aren't given up yet. */
  listPending(): Promise<readonly MarkedSanction[]>;
  finish(id: string): Promise<void>;
  /** Lifts what counts of a kind against these guests; the ids of what was lifted. */
  lift(kind: SanctionKind, guests: readonly string[], at: number): Promise<readonly string[]>;
  /** All of them, the newest first. */
  list(limit: number, after?: SanctionPlace): Promise<readonly Sanction[]>;
  /** Removes those that ended before a time; returns how many. */
  prune(before: number, isDryRun: boolean): Promise<number>;
}

const COLUMNS = [
  'id',
  'kind',
  'guest',
  'name',
  'why',
  'who',
  'at',
  'until_at as until',
  'ended_at as endedAt',
] as const;

export function openSanctions(db: Kysely<Schema>): SanctionStore {
  const sanctions = () => db.selectFrom('sanctions').select(COLUMNS);
  const withMarks = async (found: readonly Sanction[]): Promise<readonly MarkedSanction[]> => {
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const rows = await db.selectFrom('sanction_marks').selectAll().where('sanction', 'in', ids).execute();
    const marks = Map.groupBy(rows, ({ sanction }) => sanction);
    return found.map(each => ({
      ...each,
      marks: (marks.get(each.id) ?? []).map(({ kind, value }) => ({ kind, value })),
    }));
  };
  return {
    add: async ({ until, ...rest }, marks) => {
      // The marks first: without its row a sanction doesn't count, so a crash in between leaves nothing half done.
      const rows = marks.map(({ kind, value }) => ({ sanction: rest.id, kind, value }));
      if (rows.length > 0) await db.insertInto('sanction_marks').values(rows).execute();
      const is_pending = rest.kind === 'ban' ? 1 : 0;
      await db
        .insertInto('sanctions')
        .values({ ...rest, until_at: until, ended_at: null, is_pending })
        .execute();
    },

    listCurrent: async now => {
      const current = sanctions()
        .where('ended_at', 'is', null)
        .where(it => it.or([it('until_at', 'is', null), it('until_at', '>', now)]));
      return withMarks(await current.orderBy('at').orderBy('id').execute());
    },

    listPending: async () => withMarks(await sanctions().where('is_pending', '=', 1).execute()),

    finish: async id => {
      await db.updateTable('sanctions').set({ is_pending: 0 }).where('id', '=', id).execute();
    },

    lift: async (kind, guests, at) => {
      const meant = db.selectFrom('sanction_marks').select('sanction').where('kind', '=', 'guest');
      const lifted = await db
        .updateTable('sanctions')
        .set({ ended_at: at, is_pending: 0 })
        .where('kind', '=', kind)
        .where('ended_at', 'is', null)
        .where(it => it.or([it('until_at', 'is', null), it('until_at', '>', at)]))
        .where('id', 'in', meant.where('value', 'in', guests))
        .returning('id')
        .execute();
      return lifted.map(({ id }) => id);
    },

    list: (limit, after) => {
      const newest = sanctions().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      return after === undefined
        ? newest.execute()
        : newest
            .where(it => it.or([it('at', '<', after.at), it.and([it('at', '=', after.at), it('id', '<', after.id)])]))
            .execute();
    },

    prune: async (before, isDryRun) => {
      const old = db
        .selectFrom('sanctions')
        .select('id')
        .where(it => it.or([it('ended_at', '<', before), it('until_at', '<', before)]));
      if (isDryRun) {
        const counted = db.selectFrom(old.as('old')).select(rowCount.as('count'));
        return (await counted.executeTakeFirstOrThrow()).count;
      }
      const ids = (await old.execute()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await db.deleteFrom('sanctions').where('id', 'in', ids).execute();
      await db.deleteFrom('sanction_marks').where('sanction', 'in', ids).execute();
      return ids.length;
    },
  };
}
