import { games } from '@consigliere/games';
import type { Shape } from '@consigliere/kernel';
import { checkRecord, type MatchRecord, replay, rulesOfRecord } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { frozenRules } from '../lib/frozen.ts';
import { gameOf } from '../lib/game.ts';
import { recordIn } from '../replay/read.ts';
import { linesOf, mustBeNew, nameFor, recordFiles } from './file.ts';
import { planOf } from './plan.ts';
import { recorded } from './play.ts';

const IDS = Object.keys(games);
const checked = (record: MatchRecord<Shape>) => checkRecord(gameOf(record.game), record, frozenRules);

/** The number of matches of each game that every test run replays; `npm run records` replays all. */
const SLICE = 20;

const kept = new Map<string, readonly MatchRecord<Shape>[]>();
function recordsOf(id: string): readonly MatchRecord<Shape>[] {
  const records = kept.get(id) ?? linesOf(nameFor(gameOf(id))).map(line => recordIn<Shape>(line));
  kept.set(id, records);
  return records;
}

test.each(IDS)(
  '%s: kept matches replay, hash by hash, to their ends',
  id => {
    const results = recordsOf(id).slice(0, SLICE).map(checked);
    expect(results.filter(({ why }) => why !== null)).toEqual([]);
    expect(results.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(1000);
  },
  240_000,
);

const OLDER = recordFiles().filter(name => !IDS.some(id => nameFor(gameOf(id)) === name));

test.each(OLDER)(
  '%s: kept matches of an older version replay by its own rules',
  name => {
    const results = linesOf(name)
      .slice(0, SLICE)
      .map(line => checked(recordIn<Shape>(line)));
    expect(results.filter(({ why }) => why !== null)).toEqual([]);
    expect(results.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(1000);
  },
  240_000,
);

test.each(IDS)('%s: at least 300 matches are kept, of every player count, with every value of every option', id => {
  const { seats, options } = gameOf(id);
  const records = recordsOf(id);
  expect(records.length).toBeGreaterThanOrEqual(300);
  const counts = new Set(records.map(record => record.seats));
  expect([...counts].sort()).toEqual(Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at));
  for (const [name, values] of Object.entries(options)) {
    const chosen = new Set(records.map(record => record.options[name] ?? values[0]));
    expect(values.filter(value => !chosen.has(value))).toEqual([]);
  }
  expect(new Set(records.map(({ seed }) => seed)).size).toBe(records.length);
});

test.each(IDS)('%s: some answers were undone, by the player and by agreement', id => {
  const deeds = recordsOf(id).flatMap(({ entries }) => entries.map(([, deed]) => deed));
  expect(deeds).toContain(null);
  expect(deeds).toContain('agreed');
});

test('the same number gives the same match again', () => {
  for (const id of IDS) expect(recorded(planOf(gameOf(id), 1))).toEqual(recordsOf(id)[1]);
}, 120_000);

test('a record with another hash, answer, seed or end differs, and the place is named', () => {
  const record = recordsOf('der-pate')[0]!;
  const [seat, deed] = record.entries[9]!;
  const changed = (entries: MatchRecord<Shape>['entries']) => checked({ ...record, entries });
  expect(changed(record.entries.with(9, [seat, deed, '0123456789abcdef']))).toEqual({
    answers: 9,
    why: 'entry 10: the state is not the recorded one',
  });
  expect(changed(record.entries.with(9, [seat, [{ type: 'fly' }], record.entries[9]![2]])).why).toMatch(/^entry 10: /);
  expect(changed(record.entries.slice(0, 9)).why).toBe('the match is not over');
  expect(checked({ ...record, seed: 'ab'.repeat(32) }).why).toMatch(/^entry \d+: /);
  expect(checked({ ...record, version: 99 }).why).toMatch(/version 99/);
});

test('CN-5, CN-24, CN-29 Carta Nostra: matches with every way a game ends are kept', () => {
  const records = recordsOf('carta-nostra');
  const ends = [1, 323, 331].flatMap(index => {
    const record = records[index]!;
    const rules = rulesOfRecord(gameOf('carta-nostra'), record);
    if (!rules.ok) throw new Error(rules.why);
    const notices = [...replay(rules.value, record)].flatMap(step => (step.ok ? step.value.notices : []));
    return notices.flatMap(({ event }) => ('ending' in event ? [event.ending] : []));
  });
  expect(new Set(ends)).toEqual(new Set(['five-kinds', 'last-round', 'dead-end']));
}, 240_000);

test("existing records aren't made again", () => {
  const [file = ''] = recordFiles();
  expect(() => mustBeNew(file)).toThrow('kept for ever');
  expect(() => mustBeNew('carta-nostra-99.jsonl.gz')).not.toThrow();
});
