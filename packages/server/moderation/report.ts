import { nameOf } from '@consigliere/match';
import type { NewReport } from '@consigliere/protocol';
import type { Context } from '../context.ts';
import { newId } from '../id.ts';
import { type Asker, lookAs } from '../live/look-as.ts';
import { Problem } from '../problem.ts';
import type { Report } from '../store/reports.ts';

/** A house has at most this many open reports, so that nobody fills the store with them. */
const MOST_OPEN = 5000;

type ReportContext = Pick<Context, 'store' | 'host' | 'limits' | 'clock' | 'talk'>;
type Reported = Pick<Report, 'reported' | 'kind' | 'number' | 'name' | 'words'>;

/** Stores a guest's report of something that they see at a table. A repeated one is accepted and not stored. */
export async function storeReport(context: ReportContext, asker: Asker, wanted: NewReport): Promise<void> {
  const { store, limits, clock } = context;
  const {
    ids: [reporter],
    ip,
  } = asker;
  await limits.spend('report', reporter);
  await limits.spend('report', ip);
  const { room, reason, note } = wanted;
  const about = await findReported(context, asker, wanted);
  if (asker.ids.includes(about.reported)) throw new Problem('no-such-seat');
  const report = { id: newId(), at: clock.wall(), reporter, room, reason, note: note.trim(), ...about };
  if (!(await store.reports.add(report, MOST_OPEN))) throw new Problem('too-fast');
}

/** Whom and what a report is about, as the reporter sees it. */
async function findReported(context: ReportContext, asker: Asker, { room: id, about }: NewReport): Promise<Reported> {
  const { kind } = about;
  if (kind === 'remark') {
    const remark = await context.talk.find(id, asker, about.number);
    if (remark === undefined || remark.text === '') throw new Problem('stale');
    return { kind, reported: remark.player, number: remark.number, name: remark.name, words: remark.text };
  }
  const { room } = await lookAs(context, id, asker);
  const chair = room.chairs[about.seat];
  const reported = chair?.player ?? null;
  if (chair === undefined || reported === null) throw new Problem('no-such-seat');
  const name = nameOf(room.names, chair);
  if (name !== about.name) throw new Problem('stale');
  return { kind, reported, number: null, name, words: '' };
}
