import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { checkLuck, matchSeed } from '../luck.ts';
import { recordOf } from '../record.ts';
import type { StoredLine } from '../store.ts';
import { anyGame, entropyOf, SEED, TestTable, termsOf } from '../testing/table.ts';
import type { Line } from './lines.ts';
import { luckOf } from './luck-terms.ts';

const CLOCK = { kind: 'none' } as const;
const sit = (seat: number, name: string) => ({ type: 'sit', seat, name }) as const;
const bot = (seat: number, level = 3) => ({ type: 'seat-bot', seat, level }) as const;

/** A table of Carta Nostra with Ada, who owns it, and Bea in the first chairs. */
const gathering = (): TestTable =>
  new TestTable(anyGame(cartaNostra), { seats: 3, owner: 'ada' }).do('ada', sit(0, 'Ada')).do('bea', sit(1, 'Bea'));

/** Adds a player's entropy for the terms as they are. */
const add = (table: TestTable, player: string, entropy = entropyOf(player.length)): TestTable =>
  table.do(player, { type: 'add-entropy', round: table.room.entropyRound, entropy });

const ready = (table: TestTable): boolean[] => table.seen(null).chairs.map(({ isReady }) => isReady);

test('a person who sits down is ready once their entropy has come, and everybody sees that but not the entropy', () => {
  const table = gathering();
  expect(ready(table)).toEqual([false, false, false]);
  add(table, 'bea');
  expect(ready(table)).toEqual([false, true, false]);
  expect(table.othersSee('nobody')).not.toContain(entropyOf(3));
});

test.each([
  ['a bot sits down', (table: TestTable) => table.do('ada', bot(2))],
  ['a chair is removed', (table: TestTable) => table.do('ada', { type: 'change-terms', seats: 2, clock: CLOCK })],
  ['a chair is added', (table: TestTable) => table.do('ada', { type: 'change-terms', seats: 4, clock: CLOCK })],
  ['an option is changed', (table: TestTable) => table.do('ada', { type: 'change-terms', options: { wins: 3 } })],
])('when %s, everybody’s earlier entropy is void', (_what, change) => {
  const table = add(add(gathering(), 'ada'), 'bea');
  const before = table.room.entropyRound;
  change(table);
  expect(table.seen(null).entropyRound).toBeGreaterThan(before);
  expect(table.room.chairs.map(({ entropy }) => entropy)).not.toContainEqual(expect.any(String));
  expect(ready(table).slice(0, 2)).toEqual([false, false]);
});

test('another level of a bot, or no bot any more, makes entropy void too', () => {
  for (const change of [bot(2, 4), { type: 'clear', seat: 2 } as const]) {
    const table = add(gathering().do('ada', bot(2)), 'bea').do('ada', change);
    expect(ready(table)[1]).toBe(false);
  }
  const same = add(gathering().do('ada', bot(2)), 'bea').do('ada', bot(2));
  expect(ready(same)[1]).toBe(true);
});

test('a person who sits down or stands up, another clock, pace or visibility change nothing that is in the seed: entropy stays', () => {
  const table = add(gathering(), 'bea').do('cleo', sit(2, 'Cleo'));
  add(table, 'cleo').do('ada', { type: 'leave' }).do('ada', sit(0, 'Ada'));
  table.do('ada', { type: 'change-terms', seats: 3, clock: { kind: 'live', move: 60_000, reserve: 0 } });
  table.do('ada', { type: 'change-terms', speed: 'slow', isPublic: false, confirm: false });
  expect(ready(table)).toEqual([false, true, true]);
});

test('entropy for terms that have changed meanwhile is refused', () => {
  const table = gathering();
  const round = table.room.entropyRound;
  table.do('ada', bot(2));
  expect(table.refusal('bea', { type: 'add-entropy', round, entropy: entropyOf(1) })).toBe('stale');
  expect(ready(table)[1]).toBe(false);
});

test('entropy is added once: the same again changes nothing, and another is refused', () => {
  const table = add(gathering(), 'bea', entropyOf(1));
  const lines = table.journal.length;
  add(table, 'bea', entropyOf(1));
  expect(table.journal).toHaveLength(lines);
  const other = { type: 'add-entropy', round: table.room.entropyRound, entropy: entropyOf(2) } as const;
  expect(table.refusal('bea', other)).toBe('already-ready');
});

test.each([
  ['somebody who doesn’t sit here', 'cleo', entropyOf(0), 'not-seated'],
  ['somebody who sends too little', 'bea', 'abcd', 'bad-entropy'],
])('%s adds nothing', (_who, player, entropy, code) => {
  const table = gathering();
  const before = table.room;
  expect(table.refusal(player, { type: 'add-entropy', round: before.entropyRound, entropy })).toBe(code);
  expect(table.room).toBe(before);
});

test('once the match has begun nobody adds to its luck', () => {
  const table = TestTable.playing(cartaNostra, ['person', 'person']);
  const late = { type: 'add-entropy', round: table.room.entropyRound, entropy: entropyOf(7) } as const;
  expect(table.refusal('ada', late)).toBe('not-gathering');
});

test('a full table doesn’t start before everybody’s entropy has come: then it does by itself', () => {
  const table = add(gathering(), 'ada').do('ada', { type: 'change-terms', seats: 2, clock: CLOCK });
  table.do('ada', { type: 'start' });
  expect(table.seen(null)).toMatchObject({ phase: 'gathering', isStarting: true, match: null });
  add(table, 'ada');
  expect(table.seen(null)).toMatchObject({ phase: 'gathering', isStarting: true });
  add(table, 'bea', entropyOf(1));
  expect(table.seen(null)).toMatchObject({ phase: 'playing', isStarting: false });
  expect(foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) })).toMatchObject({ phase: 'playing' });
});

test('a start that waits is asked for once, and is gone when the table changes', () => {
  const full = (): TestTable => gathering().do('ada', bot(2)).do('ada', { type: 'start' });
  const table = full();
  const lines = table.journal.length;
  table.do('ada', { type: 'start' });
  expect(table.journal).toHaveLength(lines);
  expect(table.do('bea', { type: 'leave' }).seen(null).isStarting).toBe(false);
  expect(full().do('ada', bot(2, 5)).seen(null).isStarting).toBe(false);
  expect(table.refusal('ada', { type: 'start' })).toBe('not-full');
});

test('the seed of the match has the terms and seats of the start in it, and the published luck says which', () => {
  const table = gathering().do('ada', bot(2, 5));
  add(add(table, 'ada', entropyOf(0)), 'bea', entropyOf(1)).do('ada', { type: 'start' });
  const luck = { seed: SEED, entropy: [entropyOf(0), entropyOf(1), null], levels: [null, null, 5] };
  const terms = { game: 'carta-nostra', version: cartaNostra.version, options: {} };
  expect(table.match.seed).toBe(matchSeed(luck, terms));
  // A bot that takes a player's seat during the match doesn't change what was published about the start.
  table.do('bea', { type: 'leave' }).do('ada', { type: 'seat-bot', seat: 1, level: 2 });
  expect(luckOf(table.room)).toMatchObject(luck);
  expect(checkLuck(luckOf(table.room), recordOf(table.match))).toEqual([]);
});

const stored = (lines: readonly Line[]): StoredLine[] =>
  lines.map((line, number) => ({ number, at: 0, body: JSON.stringify(line) }));
const OPENED = { type: 'opened', terms: termsOf(anyGame(cartaNostra), { seats: 2 }), seed: SEED } as const;
const SAT: readonly Line[] = ['ada', 'bea'].map((player, seat) => {
  return { type: 'sat', id: player, seat, player, name: player, entropy: entropyOf(seat) } as const;
});

test('a table that was opened the first way and changed before its start folds to the same match as before', () => {
  const lines: Line[] = [
    { ...OPENED, terms: { ...OPENED.terms, seats: 3 } },
    ...SAT,
    { type: 'terms-changed', id: 'c', chairs: [0, 1], options: {}, clock: CLOCK },
    { type: 'started', id: 's' },
  ];
  const room = foldJournal(stored(lines), { gameOf: () => anyGame(cartaNostra) });
  if (typeof room === 'string' || room.match === null) throw new Error('nothing is being played');
  expect(room.match.seed).toBe(matchSeed({ seed: SEED, entropy: [entropyOf(0), entropyOf(1)] }));
  expect(luckOf(room).levels).toBeNull();
});

test('a table that was opened the first way and not started yet gathers on, and is started the first way', () => {
  const table = new TestTable(anyGame(cartaNostra), { seats: 2 }, 1).write(SAT[0]!);
  table.do('bea', sit(1, 'Bea'));
  expect(ready(table)).toEqual([true, false]);
  add(table, 'bea', entropyOf(1)).do('ada', { type: 'start' });
  expect(table.match.seed).toBe(matchSeed({ seed: SEED, entropy: [entropyOf(0), entropyOf(1)] }));
});

test('a command of a player who has left the gathering table is done once, however often it arrives', () => {
  const table = gathering();
  const [sat, left] = ['a'.repeat(32), 'b'.repeat(32)];
  table.do('cleo', sit(2, 'Cleo'), sat).do('cleo', { type: 'leave' }, left);
  const lines = table.journal.length;
  table.do('cleo', sit(2, 'Cleo'), sat).do('cleo', { type: 'leave' }, left);
  expect(table.journal).toHaveLength(lines);
  expect(table.seen('cleo').seat).toBeNull();
});
