import type { ReportKind, ReportReason, Verdict } from '@consigliere/protocol';
import { type Kysely, sql } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** A report of a guest about another, with a copy of what was reported. Times are wall-clock times. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reported: string;
  readonly room: string;
  readonly kind: ReportKind;
  /** Of the chat message; null: it's about the player. */
  readonly number: number | null;
  readonly reason: ReportReason;
  /** The reporter's sentence; '': none. */
  readonly note: string;
  /** The reported player's name then. */
  readonly name: string;
  /** The text of the message; '': it's about the player. */
  readonly words: string;
  /** An operator's decision; null: it's open. */
  readonly verdict: Verdict | null;
}

/** A report as an operator reads it. */
interface ListedReport extends Report {
  /** How many different people have reported the same person. */
  readonly reporters: number;
  /** How many reports the reporter has made, and how many of them were dismissed. */
  readonly made: number;
  readonly dismissed: number;
}

interface ReportPage {
  readonly isOpen: boolean;
  readonly limit: number;
  /** The last one of the page before. */
  readonly after?: Pick<Report, 'at' | 'id'> | undefined;
}

export interface ReportStore {
  /** Stores a report, unless the guest has reported the same before, or there are `most` open ones; false: only in the latter case. */
  add(report: Omit<Report, 'verdict'>, most: number): Promise<boolean>;
  find(id: string): Promise<Report | undefined>;
  /** The newest first. */
  list(page: ReportPage): Promise<readonly ListedReport[]>;
  countOpen(): Promise<number>;
  /** Closes open reports about a person; returns how many. */
  closeAbout(reported: readonly string[], verdict: Verdict, at: number): Promise<number>;
  /** Closes a report; false: it isn't open. */
  close(id: string, verdict: Verdict, at: number): Promise<boolean>;
  /** Removes reports made before a time; returns how many. */
  prune(before: number, isDryRun: boolean): Promise<number>;
}

const COLUMNS = [
  'reports.id',
  'reports.at',
  'reports.reporter',
  'reports.reported',
  'reports.room',
  'reports.kind',
  'reports.number',
  'reports.reason',
  'reports.note',
  'reports.name',
  'reports.words',
  'reports.verdict',
] as const;

/** Names what is reported: the same thing is stored once for each reporter. */
const subjectOf = ({ kind, room, number }: Omit<Report, 'verdict'>): string => `${kind}:${room}:${number ?? ''}`;

/** The person whose id a column has. */
const personIn = (column: string) =>
  sql<string>`coalesce((select owner from guests where guests.id = ${sql.ref(column)}), ${sql.ref(column)})`;

/** Whether a column has an id of the same person as another: as these few ids, so that an index finds them. */
const idsOfSame = (column: string, other: string) =>
  sql<boolean>`${sql.ref(column)} in (select ${sql.ref(other)} union select ${personIn(other)}
    union select guests.id from guests where guests.owner = ${personIn(other)})`;

export function openReports(db: Kysely<Schema>): ReportStore {
  const countOpen = async (): Promise<number> => {
    const open = db.selectFrom('reports').select(rowCount.as('count')).where('verdict', 'is', null);
    return (await open.executeTakeFirstOrThrow()).count;
  };
  return {
    add: async (report, most) => {
      if ((await countOpen()) >= most) return false;
      await db
        .insertInto('reports')
        .values({ ...report, subject: subjectOf(report), verdict: null, closed_at: null })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return true;
    },

    find: id => db.selectFrom('reports').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

    list: async ({ isOpen, limit, after }) => {
      const newest = db
        .selectFrom('reports')
        .select(COLUMNS)
        .select(({ selectFrom }) => [
          selectFrom('reports as other')
            .select(sql<number>`cast(count(distinct ${personIn('other.reporter')}) as bigint)`.as('reporters'))
            .where(idsOfSame('other.reported', 'reports.reported'))
            .as('reporters'),
          selectFrom('reports as own')
            .select(rowCount.as('made'))
            .where(idsOfSame('own.reporter', 'reports.reporter'))
            .as('made'),
          selectFrom('reports as own')
            .select(rowCount.as('dismissed'))
            .where(idsOfSame('own.reporter', 'reports.reporter'))
            .where('own.verdict', '=', 'dismissed')
            .as('dismissed'),
        ])
        .where('reports.verdict', isOpen ? 'is' : 'is not', null)
        .orderBy('reports.at', 'desc')
        .orderBy('reports.id', 'desc')
        .limit(limit);
      const rows = await (after === undefined
        ? newest
        : newest.where(it =>
            it.or([
              it('reports.at', '<', after.at),
              it.and([it('reports.at', '=', after.at), it('reports.id', '<', after.id)]),
            ]),
          )
      ).execute();
      return rows.map(({ reporters, made, dismissed, ...row }) => ({
        ...row,
        reporters: reporters ?? 0,
        made: made ?? 0,
        dismissed: dismissed ?? 0,
      }));
    },

    countOpen,

    closeAbout: async (reported, verdict, at) => {
      const closed = await db
        .updateTable('reports')
        .set({ verdict, closed_at: at })
        .where('reported', 'in', reported)
        .where('verdict', 'is', null)
        .executeTakeFirst();
      return Number(closed.numUpdatedRows);
    },

    close: async (id, verdict, at) => {
      const closed = await db
        .updateTable('reports')
        .set({ verdict, closed_at: at })
        .where('id', '=', id)
        .where('verdict', 'is', null)
        .executeTakeFirst();
      return Number(closed.numUpdatedRows) > 0;
    },

    prune: async (before, isDryRun) => {
      if (isDryRun) {
        const old = db.selectFrom('reports').select(rowCount.as('count')).where('at', '<', before);
        return (await old.executeTakeFirstOrThrow()).count;
      }
      return Number((await db.deleteFrom('reports').where('at', '<', before).executeTakeFirst()).numDeletedRows);
    },
  };
}
