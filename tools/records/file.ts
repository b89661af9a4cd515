import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Game, Result, Shape } from '@consigliere/kernel';
import { type MatchRecord, playbackOf } from '@consigliere/kernel/host';
import { frozenRules } from '../lib/frozen.ts';
import { Misuse } from '../lib/misuse.ts';
import { type DataLine, linesIn } from '../replay/read.ts';
import { planOf } from './plan.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/records');
const ENDING = '.jsonl.gz';

/** The file with the matches of a version of a game: one record a line, compressed; `replay` reads the decompressed lines. */
export const nameFor = ({ id, version }: Pick<Game<Shape>, 'id' | 'version'>): string => `${id}-${version}${ENDING}`;

/** Every file of records, including those of older versions of the rules. */
export const recordFiles = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith(ENDING))
    .sort();

/** The lines of a file of records. */
export const linesOf = (name: string): readonly DataLine[] =>
  linesIn(name, gunzipSync(readFileSync(join(FOLDER, name))).toString('utf8'));

/** Refuses to replace the matches of this version: making them again would hide that they replay differently. */
export function mustBeNew(name: string): void {
  if (existsSync(join(FOLDER, name)))
    throw new Misuse(
      `fixtures/records/${name} is there already: records are kept for ever, a new version gets a new file`,
    );
}

export function write(name: string, records: readonly MatchRecord<Shape>[]): number {
  const bytes = gzipSync(records.map(record => `${JSON.stringify(record)}\n`).join(''), { level: 9 });
  writeFileSync(join(FOLDER, name), bytes);
  return bytes.length;
}

/** Something that is true of a match: its kind and its value. */
export type Trait = readonly [kind: string, value: string];

/** The features of a match: player count, options, bots and ending. */
export function traitsOf(game: Game<Shape>, record: MatchRecord<Shape>, index: number): readonly Trait[] {
  const options = Object.entries(game.options).map(
    ([name, values]): Trait => [name, String(record.options[name] ?? values[0])],
  );
  const players = new Set(planOf(game, index).players.map(({ name }) => name));
  const deeds = record.entries.map(([, deed]) => deed);
  return [
    ['players', `${record.seats}`],
    ...options,
    ['edition', record.options.edition === undefined ? 'standard' : 'another'],
    ...[...players].map((name): Trait => ['bots', name]),
    ...[...endsOf(game, record)].map((end): Trait => ['ends', end]),
    ...(deeds.includes(null) ? [['taken back', 'by who answered'] as const] : []),
    ...(deeds.includes('agreed') ? [['taken back', 'by the table'] as const] : []),
  ];
}

/** How a match ended, where a game can end in several ways: the players that were left, and whether the win was shared. */
function endsOf(game: Game<Shape>, record: MatchRecord<Shape>): ReadonlySet<string> {
  const playback = playbackOf(game, record, frozenRules);
  if (!playback.ok) throw new Error(playback.why);
  const ends = new Set<string>();
  let last: Result | null = null;
  for (const step of playback.value.steps()) {
    if (!step.ok) throw new Error(step.why);
    for (const { event } of step.value.notices) {
      if ('ending' in event) ends.add(String(event.ending));
      if (event.type === 'out' && 'seats' in event && Array.isArray(event.seats))
        ends.add(event.seats.length === record.seats ? 'all out' : 'some out');
    }
    last = step.value.result;
  }
  if (last === null) throw new Error('the match is not over');
  return ends.add(verdictOf(last.place));
}

/** Place 0 means lost together with everybody. */
export function verdictOf(place: readonly number[]): 'won alone' | 'won together' | 'won by nobody' {
  const winners = place.filter(each => each === 1).length;
  if (winners === 0) return 'won by nobody';
  return winners === 1 ? 'won alone' : 'won together';
}

/** Counts each value of each kind, in order of appearance. */
export function tallied(traits: readonly Trait[]): readonly string[] {
  const kinds = new Map<string, Map<string, number>>();
  for (const [kind, value] of traits) {
    const counts = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, counts.set(value, (counts.get(value) ?? 0) + 1));
  }
  const byName = (one: readonly [string, number], other: readonly [string, number]): number =>
    one[0].localeCompare(other[0], 'en', { numeric: true });
  return [...kinds].map(
    ([kind, counts]) =>
      `  ${kind.padEnd(20)} ${[...counts]
        .sort(byName)
        .map(([value, count]) => `${value} ×${count}`)
        .join('  ')}`,
  );
}
