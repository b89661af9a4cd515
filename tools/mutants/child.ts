import { isQuick, type Surveyed } from './strata.ts';
import { type Trial, warmTests } from './warm-tests.ts';

/** The orders for this process, one after another. */
export type Order =
  | { readonly type: 'survey'; readonly filters: readonly string[] }
  | { readonly type: 'try'; readonly trial: Trial; readonly milliseconds: Readonly<Record<string, number>> };

/** The replies. */
export type Report =
  | { readonly type: 'surveyed'; readonly survey: readonly Surveyed[] }
  | { readonly type: 'tried'; readonly noticed: string | null };

/** The CPU time that a test file may take: this many times what it takes without a fault, plus `grace`. */
const FACTOR = 3;
const [root = process.cwd(), grace = '6000'] = process.argv.slice(2);

const say = (report: Report): boolean => process.send?.(report) ?? false;
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let limit = Number.POSITIVE_INFINITY;
/** The CPU time of each test without a fault; null: it is being measured. */
let usual: Readonly<Record<string, number>> | null = null;
const tests = await warmTests(root, test => {
  if (usual !== null) limit = spent() + Number(grace) + FACTOR * (usual[test] ?? 0);
});

// A fault may loop forever in the tests' own thread: this one then ends the process, and a new one is started.
setInterval(() => {
  if (spent() < limit) return;
  say({ type: 'tried', noticed: 'no end' });
  process.exit(0);
}, 200);

process.on('message', async (order: Order) => {
  if (order.type === 'survey') return say({ type: 'surveyed', survey: await tests.survey(order.filters, isQuick) });
  usual = order.milliseconds;
  const noticed = await tests.tryOut(order.trial);
  limit = Number.POSITIVE_INFINITY;
  say({ type: 'tried', noticed });
});
process.on('disconnect', () => process.exit(0));
