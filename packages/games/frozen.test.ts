import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type FrozenRules, type Game, LANGUAGES, type Shape } from '@consigliere/kernel';
import {
  beginAt,
  canonical,
  checkRecord,
  entriesOf,
  follow,
  type MatchRecord,
  migrateRules,
  playbackOf,
  sayEvent,
  view,
} from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { games, type PublishedId } from './index.ts';
import { loadAllFrozen, loadFrozen, loadParts } from './list.ts';

const FROZEN = await loadAllFrozen();

/** Types of answers that today's rules can't play as an older version did, with any option. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // CE-17 A job's money comes before or after its ability, never in the middle.
  'corleones-empire 1': ['suitcase in ability'],
};

/** Recorded matches of an older version. */
function recordsOf({ game, version }: FrozenRules, numbers: readonly number[]): readonly MatchRecord<Shape>[] {
  const path = new URL(`../../fixtures/records/${game}-${version}.jsonl.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  return numbers.map(number => JSON.parse(lines[number] ?? ''));
}

const gameOf = (id: string): Game<Shape> => games[id as PublishedId];

test('exactly the older versions of every game are kept', async () => {
  const older = Object.values(games).flatMap(({ id, version }) =>
    Array.from({ length: version - 1 }, (_, index) => `${id} ${index + 1}`),
  );
  expect(FROZEN.map(({ game, version }) => `${game} ${version}`).sort()).toEqual(older.sort());
  expect(await loadFrozen('der-pate', 99)).toBeNull();
  expect(await loadFrozen('chess', 1)).toBeNull();
});

describe.each(FROZEN)('$game, version $version', frozen => {
  const { version } = frozen;
  const game = gameOf(frozen.game);
  const [record, ...others] = recordsOf(frozen, [0, 321, 330]);

  test('its records replay by the frozen rules, hash by hash, to their ends', () => {
    for (const each of [record, ...others])
      expect(checkRecord(game, each!, FROZEN)).toEqual({ answers: each!.entries.length, why: null });
  });

  test('another answer, hash or edition in such a record is still found', () => {
    const [seat, deed, hash] = record!.entries[5]!;
    const changed = (part: Partial<MatchRecord<Shape>>) => checkRecord(game, { ...record!, ...part }, FROZEN).why;
    expect(changed({ entries: record!.entries.with(5, [seat, [{ type: 'fly' }], hash]) })).toMatch(/^entry 6: /);
    expect(changed({ entries: record!.entries.with(5, [seat, deed, '0'.repeat(16)]) })).toMatch(/^entry 6: /);
    expect(changed({ given: '0'.repeat(16) })).toMatch(/another edition/);
  });

  test('without the frozen rules such a record is refused', () => {
    expect(checkRecord(game, record!, []).why).toMatch(
      new RegExp(`version ${version} of .*; this is version ${game.version}$`),
    );
  });

  test('today’s rules with its readings reach the same state after every answer', () => {
    const otherwise: string[] = [];
    const changed = CHANGED[`${frozen.game} ${version}`] ?? [];
    for (const { seats, options, entries, ...rest } of [record!, ...others]) {
      const rules = migrateRules(game, seats, { version, options });
      if (!rules.ok) throw new Error(rules.why);
      const states = [...frozen.replay({ seats, options, entries, ...rest }, null)].map(step =>
        step.ok ? game.migrate!.state(step.value.state, version)! : null!,
      );
      for (const [index, [seat, deed]] of entries.entries()) {
        if (deed === null || deed === 'agreed') continue;
        const next = follow(rules.value, beginAt(states[index]!), [seat, deed]);
        const isSame = next.ok && canonical(next.value.state) === canonical(states[index + 1]);
        const step = `${deed[0]?.type} in ${states[index]!.flow.at(-1)?.kind}`;
        if (!isSame && !changed.includes(step)) otherwise.push(`entry ${index + 1}: ${step}`);
      }
    }
    expect(otherwise).toEqual([]);
  });

  test('today’s rules show every state of it to every seat, and today’s words say every event', async () => {
    const playback = playbackOf(game, record!, FROZEN);
    if (!playback.ok) throw new Error(playback.why);
    const { rules, steps, draws } = playback.value;
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva'].slice(0, rules.seats);
    const { words } = await loadParts(frozen.game as PublishedId);
    const spoken = await Promise.all(LANGUAGES.map(async language => (await words(language)).standard));
    let count = 0;
    for (const step of steps()) {
      if (!step.ok) throw new Error(step.why);
      count++;
      for (const seat of [null, ...names.keys()]) expect(view(rules, step.value.state, seat).seats).toBe(rules.seats);
      for (const { event, instead = {} } of step.value.notices)
        for (const said of [event, ...Object.values(instead)])
          for (const each of spoken) expect(sayEvent(each, said, { names, reader: 0 })).not.toMatch(/undefined|NaN|^$/);
    }
    expect(count).toBe(entriesOf(record!).length + 1);
    expect([...draws()].every(({ ok }) => ok)).toBe(true);
  });
});

test('an edition of Der Pate that was edited with version 1 is taken over', () => {
  const options = { edition: { id: 'Mine', last: 12, 'tileSpaces[0]': 3 } };
  const rules = migrateRules(gameOf('der-pate'), 3, { version: 1, options });
  if (!rules.ok) throw new Error(rules.why);
  expect(rules.value.given).toMatchObject({
    last: { reputation: 12, influence: 12 },
    tileSpaces: [3, 6, 9, 3, 6, 9],
  });
});

describe.each(FROZEN)('$game: migrate version $version', frozen => {
  const { version } = frozen;
  const { migrate } = gameOf(frozen.game);
  const [record] = recordsOf(frozen, [0]);
  const steps = [...frozen.replay({ ...record!, entries: record!.entries.slice(0, 12) }, null)];
  const states = steps.map(step => (step.ok ? step.value.state : null));

  test('takes over every state', () => {
    expect(states.map(state => migrate?.state(state, version)?.awaited)).toEqual(states.map(state => state?.awaited));
  });

  test.each([
    ['nothing', () => null],
    ['a state without a drawer', ({ sealed: _, ...rest }: object & { sealed?: unknown }) => rest],
    ['a state with a drawer too many', (state: object) => ({ ...state, more: {} })],
    ['an unknown step', (state: object) => ({ ...state, flow: [{ id: 1, kind: 'dance', frame: {} }] })],
    ['a drawer of another form', (state: object) => ({ ...state, open: { over: false } })],
    ['fewer seats in one place than in another', (state: object) => ({ ...state, answered: [] })],
    ['an imagined world', (state: object) => ({ ...state, rng: { algorithm: 'sfc32', a: 1, b: 2, c: 3, d: 4 } })],
  ])('refuses %s', (_, change) => {
    expect(migrate?.state(change(states[3]!), version)).toBeNull();
  });

  test('keeps its readings, each an option that is still there, and refuses options that aren’t', () => {
    const game = gameOf(frozen.game);
    const readings = migrate?.readings[version] ?? {};
    const rules = migrateRules(game, game.seats.max, { version, options: {} });
    expect(rules.ok && rules.value.options).toEqual(readings);
    for (const [name, value] of Object.entries(readings)) expect(game.options[name]).toContain(value);
    expect(migrateRules(game, game.seats.max, { version, options: { weather: 'fine' } }).ok).toBe(false);
  });

  test('refuses a version that never existed', () => {
    expect(migrate?.state(states[3], 99)).toBeNull();
  });
});
