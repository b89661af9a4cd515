import type { Store } from '@consigliere/server/internals';
import { type Receipts, repeats } from './receipts.ts';
import type { RowHistory, SeenRow } from './row-history.ts';
import { type Owed, readStanding, type Standing } from './standing-news.ts';
import type { CalmMoment, NewsTable } from './tables.ts';

/** A row is seen as dropped this many milliseconds later at most, as a rule. */
const BETWEEN_READS = 1500;
/** House time by which the clocks of a line and of a dropped row may differ, in milliseconds. */
const SLACK = 5000;

export interface NewsVerdict {
  /** The number of items that were owed to a person's channel while a table waited for them, or at the end. */
  readonly owed: number;
  readonly lost: readonly string[];
  /** Sent again by a kind that doesn't repeat. */
  readonly twice: readonly string[];
  /** Sent again by a kind that repeats, with the same id. */
  readonly repeated: number;
  /** Listed as unknown: their sender was killed, or had no answer. */
  readonly unknown: { readonly crashed: number; readonly unanswered: number };
  readonly dead: number;
  readonly dropped: number;
  readonly messages: number;
  readonly faults: readonly string[];
}

interface Evidence {
  readonly store: Store;
  readonly tables: readonly NewsTable[];
  readonly receipts: Receipts;
  readonly history: RowHistory;
}

/** Compares what was owed by the journals with what arrived and what is listed as lost. */
export async function judgeNews({ store, tables, receipts, history }: Evidence): Promise<NewsVerdict> {
  const owed = new Set<string>();
  const lost: string[] = [];
  const known = new Set<string>();
  const faults = [...receipts.faults];
  for (const table of tables) {
    const standing = await readStanding(store, table);
    for (const each of standing) for (const id of each.owed.keys()) known.add(id);
    for (const [moment, item] of listDue(table, standing, receipts)) {
      owed.add(item.id);
      if (!isAccountedFor(item, { table, moment, standing, receipts, history }))
        lost.push(describe(item, table, history));
    }
    faults.push(...findWrongDrops(table, standing, { receipts, history }));
  }
  const { twice, repeated } = findRepeats(receipts);
  for (const { ids, channel } of receipts.all)
    for (const id of ids) if (!known.has(id)) faults.push(`a message by ${channel.kind} that nobody was owed: ${id}`);
  const rows = [...history.rows.values()];
  const count = (status: string): number => rows.filter(row => row.status === status).length;
  const crashed = rows.filter(({ status, fault }) => status === 'unknown' && fault === 'crashed').length;
  return {
    ...{ owed: owed.size, lost, twice, repeated, faults, messages: receipts.all.length },
    unknown: { crashed, unanswered: count('unknown') - crashed },
    ...{ dead: count('dead'), dropped: count('dropped') },
  };
}

/** The items that are due at a table, each with the first moment at which it must have been sent. */
function listDue(
  table: NewsTable,
  standing: readonly Standing[],
  { closed }: Pick<Receipts, 'closed'>,
): readonly (readonly [CalmMoment, Owed])[] {
  const due = new Map<string, readonly [CalmMoment, Owed]>();
  const end = { lines: standing.at(-1)?.lines ?? 0, at: performance.now() };
  for (const moment of [...table.calm, end])
    for (const item of standing.find(({ lines }) => lines === moment.lines)?.owed.values() ?? []) {
      const isClosed = (closed.get(item.channel.id) ?? Number.POSITIVE_INFINITY) <= moment.at;
      if (!isClosed && !due.has(item.id)) due.set(item.id, [moment, item]);
    }
  return [...due.values()];
}

interface Case extends Pick<Evidence, 'receipts' | 'history'> {
  readonly table: NewsTable;
  readonly moment: CalmMoment;
  readonly standing: readonly Standing[];
}

/** Whether an item arrived, is listed as lost, or was left out for a reason. */
function isAccountedFor(item: Owed, { table, moment, standing, receipts, history }: Case): boolean {
  if (receipts.all.some(({ ids, isAccepted }) => isAccepted === true && ids.includes(item.id))) return true;
  const row = history.rows.get(item.id);
  if (row?.status === 'unknown' || row?.status === 'dead') return true;
  if (row?.status !== 'dropped') return false;
  return (
    (item.channel.kind === 'email' && isMailed(item, row, { table, moment, receipts, history })) ||
    standing.some(each => each.lines > moment.lines && each.at <= row.settledAt + SLACK && !each.owed.has(item.id))
  );
}

/** Whether the person had a mail about the table, perhaps, and hadn't looked at the table since when the item was dropped. */
function isMailed(
  { channel }: Owed,
  { since: dropped }: SeenRow,
  { table, moment, receipts, history }: Pick<Case, 'table' | 'moment' | 'receipts' | 'history'>,
): boolean {
  // At a patient table nobody looks before everything is sent. At a live one people may look right after a row was dropped.
  const latest = table.isPatient ? moment.at : dropped - BETWEEN_READS;
  const visit = table.visits.get(channel.guest)?.findLast(at => at <= latest) ?? 0;
  const isAboutTable = (id: string): boolean => history.rows.get(id)?.room === table.room;
  const isHers = ({ room, channel: id, status, since }: SeenRow): boolean =>
    room === table.room && id === channel.id && status === 'unknown' && since > visit;
  return (
    receipts.all.some(each => each.channel === channel && each.at > visit && each.ids.some(isAboutTable)) ||
    [...history.rows.values()].some(isHers)
  );
}

/** Rows that were dropped as not owed any more although they were. */
function findWrongDrops(
  { room }: NewsTable,
  standing: readonly Standing[],
  { receipts, history }: Pick<Evidence, 'receipts' | 'history'>,
): readonly string[] {
  const channels = new Map(standing.flatMap(({ owed }) => [...owed.values()].map(each => [each.id, each.channel])));
  return [...history.rows.values()].flatMap(({ id, room: of, status, settledAt }) => {
    const channel = channels.get(id);
    if (of !== room || status !== 'dropped' || channel === undefined) return [];
    if (channel.kind === 'email' || receipts.closed.has(channel.id)) return [];
    const past = standing.findLastIndex(({ at }) => at <= settledAt - SLACK);
    const around = standing.filter(({ at }, index) => index >= past && at <= settledAt + SLACK);
    return around.every(({ owed }) => owed.has(id))
      ? [`a message by ${channel.kind} was dropped while it was owed`]
      : [];
  });
}

/** Messages that came again although their receiver hadn't refused them. */
function findRepeats({ all }: Receipts): { readonly twice: readonly string[]; readonly repeated: number } {
  const counts = new Map<string, number>();
  const twice: string[] = [];
  let repeated = 0;
  for (const { ids, channel, isAccepted } of all) {
    if (isAccepted === false) continue;
    for (const id of ids) {
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      if (count === 1) continue;
      if (repeats(channel)) repeated++;
      else twice.push(`${id} by ${channel.kind}`);
    }
  }
  return { twice, repeated };
}

const describe = ({ id, event, channel }: Owed, { room, isPatient }: NewsTable, { rows }: RowHistory): string =>
  `${event} at ${isPatient ? 'patient' : 'live'} table ${room} by ${channel.kind}: ${rows.get(id)?.status ?? 'no row'}`;
