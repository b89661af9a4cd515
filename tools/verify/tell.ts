import type { Draw } from '@consigliere/kernel/host';
import { wrapped } from '../play/text.ts';
import type { Published } from './read.ts';
import type { Verified } from './verified.ts';

/** Where the seed comes from, or why that cannot be said. */
export function originLines({ record, luck }: Published): readonly string[] {
  const seed = `match seed  ${record.seed}`;
  if (luck === null)
    return [
      seed,
      'The file has no luck: whether this seed was settled before the match, and by whom, cannot be checked.',
    ];
  const entropy = luck.entropy.map((each, seat) => `seat ${String(seat).padEnd(5)}  ${each ?? 'none (a bot)'}`);
  return [
    `commitment  ${luck.commitment}`,
    `room seed   ${luck.seed}`,
    ...entropy,
    seed,
    'A file cannot know what your table showed before you sat down. The device you sat down with can: its replay page compares.',
  ];
}

/** So many single draws that follow each other share a line. */
const IN_A_ROW = 10;

/** Every draw by purpose and epoch: of n values 0 … n − 1, which one it was. */
export function drawLines(draws: readonly Draw[], width: number): readonly string[] {
  const byPurpose = Map.groupBy(draws, ({ purpose }) => purpose);
  return [...byPurpose].flatMap(([purpose, each]) => [
    '',
    purpose,
    ...rowsOf(each).flatMap(row => rowLines(row, width)),
  ]);
}

function rowsOf(draws: readonly Draw[]): readonly (readonly Draw[])[] {
  const rows: Draw[][] = [];
  for (const draw of draws) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isNext = draw.values.length === 1 && last?.values.length === 1 && last.epoch + 1 === draw.epoch;
    if (row !== undefined && isNext && row.length < IN_A_ROW) row.push(draw);
    else rows.push([draw]);
  }
  return rows;
}

function rowLines(row: readonly Draw[], width: number): readonly string[] {
  const epochs = row.map(({ epoch }) => epoch);
  const label = row.length === 1 ? `${epochs[0]}` : `${epochs[0]}–${epochs.at(-1)}`;
  const margin = `${label.padStart(9)}  `;
  const values = row.flatMap(draw => draw.values).map(([n, value]) => `${n}→${value}`);
  return wrapped(`${margin}${values.join(' ') || 'nothing to draw'}`, width, margin.length);
}

export function lastLine({ answers, draws, wrong }: Verified): string {
  const outcome = wrong.length === 0 ? 'all as recorded' : `${wrong.length} wrong`;
  return `verify: ${answers} answers, ${draws.length} draws, ${outcome}`;
}
