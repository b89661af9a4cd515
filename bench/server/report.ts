import { median } from '../engine.ts';
import type { ServerFigures, ServerMemory } from './contest.ts';
import type { ServerName } from './load.ts';

type AllFigures = Readonly<Record<ServerName, ServerFigures>>;

/** The least ratios that must be reached. */
const LEAST = { ratio: 5, floor: 0.6 };

/** Compares round by round, so that a slow moment of the machine affects both. */
const overOurs = ({ ours, ...others }: AllFigures, name: Exclude<ServerName, 'ours'>): number =>
  median(others[name].cpu.map((cpu, round) => cpu / (ours.cpu[round] ?? Number.NaN)));

/** boardgame.io's CPU time per answer divided by ours. */
export const ratioOf = (all: AllFigures): number => overOurs(all, 'boardgame.io');
/** The skeleton's CPU time per answer divided by ours. */
export const floorOf = (all: AllFigures): number => overOurs(all, 'skeleton');
export const isGood = (ratio: number, floor: number): boolean => ratio >= LEAST.ratio && floor >= LEAST.floor;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const COLUMNS = [
  'answers/s',
  'a core',
  'CPU µs',
  'acked p50',
  'p99 ms',
  'seen p50',
  'p99 ms',
  'kB/table',
  '(heap)',
  'kB/socket',
  '(heap)',
] as const;

const TITLES: Readonly<Record<ServerName, string>> = {
  'boardgame.io': 'boardgame.io, in memory',
  ours: 'ours, durable',
  skeleton: 'plain ws, no rules, no store',
};
const ORDER: readonly ServerName[] = ['boardgame.io', 'ours', 'skeleton'];

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const kilobytes = (value: number | undefined): string => (value === undefined ? '' : (value / 1000).toFixed(1));

function row(
  name: ServerName,
  { rate, cpu, acknowledged, seenByAll }: ServerFigures,
  memory: ServerMemory | undefined,
): string {
  const time = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1);
  const cells = [
    whole(median(rate)),
    whole(1e6 / median(cpu)),
    median(cpu).toFixed(1),
    time(acknowledged, 0.5),
    time(acknowledged, 0.99),
    time(seenByAll, 0.5),
    time(seenByAll, 0.99),
    kilobytes(memory?.table.resident),
    kilobytes(memory?.table.objects),
    kilobytes(memory?.connection.resident),
    kilobytes(memory?.connection.objects),
  ];
  return line(TITLES[name], cells);
}

const line = (title: string, cells: readonly string[]): string =>
  [title.padEnd(30), ...cells.map(cell => cell.padStart(9))].join(' ');

/** Accepted answers per second and per CPU second; latency until acknowledged and until all four have seen it. */
export function report(all: AllFigures, memory: Readonly<Partial<Record<ServerName, ServerMemory>>>): string {
  return [line('four clients at a table', COLUMNS), ...ORDER.map(name => row(name, all[name], memory[name]))].join(
    '\n',
  );
}
