import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { matchSeed } from '../luck.ts';
import { anyGame, commandFor, entropyOf, SEED, TestTable } from '../testing/table.ts';

const gathering = (): TestTable => new TestTable(anyGame(sitdown), { seats: 3, owner: 'ada' });
const sit = (seat: number, name = 'Bea', entropy = entropyOf(seat)) => ({ type: 'sit', seat, name, entropy }) as const;

test('a player sits down with a name and with entropy, which nobody sees', () => {
  const table = gathering().do('bea', sit(1, ' Bea '));
  expect(table.seen('bea')).toMatchObject({ seat: 1, isOwner: false, phase: 'gathering' });
  expect(table.seen(null).chairs.map(({ sitter, name }) => [sitter, name])).toEqual([
    ['nobody', ''],
    ['person', 'Bea'],
    ['nobody', ''],
  ]);
  expect(JSON.stringify(table.seen('bea'))).not.toContain(entropyOf(1));
});

test.each([
  ['on a chair that is taken', sit(1), 'seat-taken'],
  ['on a bot', sit(2), 'seat-taken'],
  ['on a chair that is not there', sit(3), 'no-such-seat'],
  ['without a name', sit(0, '  '), 'bad-name'],
  ['with a name of 25 letters', sit(0, 'a'.repeat(25)), 'bad-name'],
  ['with a name that turns the line around', sit(0, 'ab\u202ec'), 'bad-name'],
  ['with a name of two lines', sit(0, 'a\nb'), 'bad-name'],
  ['with a name that nobody can see', sit(0, '\u3164'), 'bad-name'],
  ['with half a character in the name', sit(0, 'a\ud83d'), 'bad-name'],
  ['with too little entropy', sit(0, 'Cleo', 'abcd'), 'bad-entropy'],
])('nobody sits down %s', (_how, command, code) => {
  const table = gathering().do('bea', sit(1)).do('ada', { type: 'seat-bot', seat: 2, level: 3 });
  const before = table.room;
  expect(table.refusal('cleo', command)).toBe(code);
  expect(table.room).toBe(before);
});

test('nobody sits on two chairs, and a player who stands up may sit down elsewhere', () => {
  const table = gathering().do('bea', sit(1));
  expect(table.refusal('bea', sit(0))).toBe('already-seated');
  expect(table.refusal('bea', sit(1))).toBe('already-seated');
  table.do('bea', { type: 'leave' }).do('bea', sit(0));
  expect(table.seen(null).chairs.map(({ sitter }) => sitter)).toEqual(['person', 'nobody', 'nobody']);
});

test('only the owner seats bots, changes them and clears chairs', () => {
  const table = gathering().do('bea', sit(1)).do('ada', { type: 'seat-bot', seat: 2, level: 3 });
  expect(table.refusal('bea', { type: 'seat-bot', seat: 0, level: 1 })).toBe('not-owner');
  expect(table.refusal('bea', { type: 'clear', seat: 2 })).toBe('not-owner');
  expect(table.refusal('ada', { type: 'seat-bot', seat: 1, level: 1 })).toBe('seat-taken');
  expect(table.refusal('ada', { type: 'seat-bot', seat: 0, level: 6 })).toBe('bad-level');
  expect(table.refusal('ada', { type: 'clear', seat: 7 })).toBe('no-such-seat');
  table.do('ada', { type: 'seat-bot', seat: 2, level: 5 }).do('ada', { type: 'clear', seat: 1 });
  expect(table.seen(null).chairs.map(({ sitter, level }) => [sitter, level])).toEqual([
    ['nobody', 0],
    ['nobody', 0],
    ['bot', 5],
  ]);
});

test('the match begins when the table is full and its owner starts it, with the entropy of everybody who sat down', () => {
  const table = gathering().do('ada', { type: 'seat-bot', seat: 0, level: 1 }).do('bea', sit(1));
  expect(table.refusal('ada', { type: 'start' })).toBe('not-full');
  table.do('cleo', sit(2, 'Cleo'));
  expect(table.refusal('bea', { type: 'start' })).toBe('not-owner');
  expect(table.seen('bea').match).toBeNull();
  table.do('ada', { type: 'start' });
  expect(table.seen('bea')).toMatchObject({ phase: 'playing', match: { waiting: [0, 1, 2] } });
  const luck = { seed: SEED, entropy: [null, entropyOf(1), entropyOf(2)], levels: [1, null, null] };
  expect(table.match.seed).toBe(matchSeed(luck, table.room.terms));
});

const LIVE = { kind: 'live', move: 60_000, reserve: 0 } as const;
/** A table of Carta Nostra for two to five players. */
const cards = (options = {}): TestTable => new TestTable(anyGame(cartaNostra), { seats: 4, owner: 'ada', options });
const sitters = (table: TestTable) =>
  table.seen(null).chairs.map(({ sitter, name }) => (sitter === 'person' ? name : sitter));

test('the owner removes the chairs nobody has taken, and two friends play two-handed', () => {
  const table = cards().do('ada', sit(0, 'Ada')).do('bea', sit(2));
  table.do('ada', { type: 'change-terms', seats: 2, clock: LIVE });
  expect(sitters(table)).toEqual(['Ada', 'Bea']);
  expect(table.seen('bea')).toMatchObject({ seat: 1, terms: { seats: 2, clock: LIVE } });
  table.do('ada', { type: 'start' });
  for (const [player, seat] of [
    ['ada', 0],
    ['bea', 2],
  ] as const)
    table.do(player, { type: 'add-entropy', round: table.room.entropyRound, entropy: entropyOf(seat) });
  expect(table.seen('bea')).toMatchObject({ phase: 'playing', match: { view: { seats: 2 } } });
  const luck = { seed: SEED, entropy: [entropyOf(0), entropyOf(2)], levels: [null, null] };
  expect(table.match.seed).toBe(matchSeed(luck, table.room.terms));
  const room = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  expect(room).toMatchObject({ terms: { seats: 2, clock: LIVE }, lines: table.journal.length });
});

test('bots leave before people do when there are fewer chairs, and new chairs are empty', () => {
  const table = cards().do('ada', { type: 'seat-bot', seat: 0, level: 2 }).do('bea', sit(3));
  table.do('ada', { type: 'change-terms', seats: 2, clock: LIVE });
  expect(sitters(table)).toEqual(['bot', 'Bea']);
  table.do('ada', { type: 'change-terms', seats: 5, clock: LIVE }).do('cleo', sit(4, 'Cleo'));
  expect(sitters(table)).toEqual(['bot', 'Bea', 'nobody', 'nobody', 'Cleo']);
  table.do('ada', { type: 'change-terms', seats: 2, clock: LIVE });
  expect(sitters(table)).toEqual(['Bea', 'Cleo']);
});

test("options that don't fit this many players fall back, and the others stay", () => {
  const table = cards({ wins: 3, start: 3 }).do('ada', { type: 'change-terms', seats: 2, clock: LIVE });
  expect(table.seen(null).terms.options).toEqual({ wins: 3 });
});

test.each([
  ['by a guest', 'bea', 2, 'not-owner'],
  ['to fewer chairs than people', 'ada', 2, 'too-few-seats'],
  ['to fewer chairs than the game has', 'ada', 1, 'bad-seats'],
  ['to more chairs than the game has', 'ada', 6, 'bad-seats'],
  ['to half a chair', 'ada', 2.5, 'bad-seats'],
])('the terms are not changed %s', (_how, player, seats, code) => {
  const table = cards();
  for (const [seat, name] of ['ada', 'bea', 'cleo'].entries()) table.do(name, sit(seat, name));
  const before = table.room;
  expect(table.refusal(player, { type: 'change-terms', seats, clock: LIVE })).toBe(code);
  expect(table.room).toBe(before);
});

test('a change names only what changes: the rest stays, and everybody sees it', () => {
  const table = cards({ wins: 3 }).do('bea', sit(1));
  const { terms, chairs } = table.seen('bea');
  table.do('ada', { type: 'change-terms', speed: 'fast' });
  expect(table.seen('bea')).toMatchObject({ terms: { ...terms, speed: 'fast' }, chairs });
  table
    .do('ada', { type: 'change-terms', isPublic: false, confirm: true })
    .do('ada', { type: 'change-terms', seats: 3 });
  const changed = { ...terms, speed: 'fast', isPublic: false, confirm: true, seats: 3 };
  expect(table.seen('bea').terms).toEqual(changed);
  table.do('ada', { type: 'change-terms', options: { wins: 2, start: 2 } });
  expect(table.seen(null).terms).toEqual({ ...changed, options: { wins: 2, start: 2 } });
  const room = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  expect(room).toMatchObject({ terms: table.room.terms, rules: { options: { wins: 2, start: 2 } } });
});

test('a change to what is already agreed writes no line, and a start that waits goes on waiting', () => {
  const table = cards({ wins: 3 }).do('ada', sit(0, 'Ada'));
  table.do('ada', { type: 'change-terms', seats: 2 }).do('bea', { type: 'sit', seat: 1, name: 'Bea' });
  table.do('ada', { type: 'start' });
  const lines = table.journal.length;
  const { seats, options, speed = 'normal', confirm, isPublic } = table.room.terms;
  table.do('ada', { type: 'change-terms', seats, options, confirm, isPublic }).do('ada', { type: 'change-terms' });
  expect([table.journal.length, table.seen(null).isStarting]).toEqual([lines, true]);
  table.do('ada', { type: 'change-terms', speed: speed === 'fast' ? 'slow' : 'fast' });
  expect(table.seen(null).isStarting).toBe(false);
});

test('the owner decides who can watch, and the ready marks stay', () => {
  const table = cards().do('ada', sit(0, 'Ada'));
  const { entropyRound } = table.seen('ada');
  expect(table.seen(null).terms.watch).toBe(0);
  table.do('ada', { type: 'change-terms', watch: 300_000 });
  expect(table.seen(null)).toMatchObject({ terms: { watch: 300_000 }, entropyRound });
  expect(table.refusal('bea', { type: 'change-terms', watch: 0 })).toBe('not-owner');
  table.do('ada', { type: 'change-terms', watch: null }).do('ada', { type: 'change-terms', speed: 'fast' });
  expect(table.seen(null).terms).toMatchObject({ watch: null, speed: 'fast' });
  table.do('ada', { type: 'change-terms', watch: 0 });
  expect(table.seen(null).terms.watch).toBe(0);
  const room = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  expect(room).toMatchObject({ terms: table.room.terms });
});

test.each([
  ['that the game doesn’t have', { nonsense: true }],
  ['of which the game doesn’t have this value', { wins: 99 }],
  ['that don’t fit this many players', { start: 4 }],
])('options %s are refused, and nothing changes', (_which, options) => {
  const table = cards({ wins: 3 });
  const before = table.room;
  expect(table.refusal('ada', { type: 'change-terms', options })).toBe('bad-options');
  expect(table.refusal('ada', { type: 'change-terms', seats: 3, speed: 'fast', options })).toBe('bad-options');
  expect(table.room).toBe(before);
});

test('lines of older versions, which name chairs, options and clock, leave the rest as it was', () => {
  const table = cards().do('ada', { type: 'change-terms', speed: 'slow', isPublic: false });
  table.write({ type: 'terms-changed', id: 'old', chairs: [0, 1], options: {}, clock: LIVE });
  expect(table.room.terms).toMatchObject({ seats: 2, clock: LIVE, speed: 'slow', isPublic: false });
});

test('once it has begun the terms stay as they are', () => {
  const table = TestTable.playing(cartaNostra, ['person', 'person']);
  expect(table.refusal('ada', { type: 'change-terms', seats: 3, clock: LIVE })).toBe('not-gathering');
});

test('once it has begun nobody sits down, is cleared away or begins it again', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  expect(table.refusal('cleo', sit(2))).toBe('not-gathering');
  expect(table.refusal('ada', { type: 'clear', seat: 1 })).toBe('not-gathering');
  expect(table.refusal('ada', { type: 'start' })).toBe('not-gathering');
});

test.each(['answer', 'confirm', 'undo', 'wish', 'vote', 'resume', 'back', 'order'] as const)(
  'before the beginning there is no %s, and who does not sit here has none at all',
  type => {
    const command = {
      answer: { type: 'answer', decision: 0, branch: 0, picks: [] },
      confirm: { type: 'confirm' },
      undo: { type: 'undo' },
      wish: { type: 'wish', wish: 'pause' },
      vote: { type: 'vote', yes: true },
      resume: { type: 'resume' },
      back: { type: 'back' },
      order: { type: 'order', order: 'always' },
    } as const;
    const table = gathering().do(...commandFor('person', 0));
    expect(table.refusal('ada', command[type])).toBe('not-playing');
    expect(table.refusal('bea', command[type])).toBe('not-seated');
  },
);

test('the owner makes a table rated only while nobody else sits there, and unrated at any time', () => {
  const rate = (isRated: boolean) => ({ type: 'change-terms', isRated }) as const;
  const table = gathering().do('ada', rate(true)).do('bea', sit(1)).do('ada', rate(false));
  expect(table.seen('bea').terms.isRated).toBe(false);
  expect(table.refusal('ada', rate(true))).toBe('others-seated');
  table.do('bea', { type: 'leave' }).do('ada', rate(true)).do('bea', sit(1));
  expect(table.do('ada', rate(true)).seen('bea').terms.isRated).toBe(true);
  expect(table.refusal('bea', rate(false))).toBe('not-owner');
});

test('the line that starts a match has the version of the bots', () => {
  const table = gathering().do('ada', sit(0)).do('bea', sit(1)).do('ada', { type: 'seat-bot', seat: 2, level: 3 });
  table.bots = 7;
  table.do('ada', { type: 'start' });
  expect(JSON.parse(table.journal.at(-1)?.body ?? '')).toMatchObject({ type: 'starting', bots: 7 });
});
