import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, PLAYERS, TestTable } from '../testing/table.ts';
import { atWindow, PEOPLE } from '../testing/window.ts';
import { listNews, listReaders } from './list-news.ts';

/** The items in short: their kinds and readers. */
const told = ({ room }: TestTable): readonly string[] =>
  listNews(room).map(({ kind, player, seats }) => `${kind} ${player ?? `table ${seats.join()}`}`.trim());

const eventsOf = ({ room }: TestTable, kind: string): readonly string[] =>
  listNews(room).flatMap(each => (each.kind === kind ? [each.event] : []));

const PASS = { type: 'pass' } as const;

test('a table that gathers has no news', () => {
  const table = new TestTable(anyGame(sitdown));
  expect(told(table)).toEqual([]);
});

test('a running match has started, and tells the player whose turn it is', () => {
  const table = atTurn();
  expect(told(table)).toEqual(['started table', 'waiting table 0', 'turn ada']);
});

/** A table of people at an open decision of the first player. */
function atTurn(): TestTable {
  const table = atWindow(PEOPLE);
  for (const seat of [1, 2]) table.do(PLAYERS[seat] ?? '', table.answerWith(PASS));
  while (table.waiting[0] !== 0 || table.waiting.length > 1) table.answer(table.waiting[0] ?? 0);
  return table;
}

test('a player who acts several times in a row is told once, and again after somebody else has acted', () => {
  const table = atWindow(PEOPLE);
  const seen: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    const [seat = 0] = table.waiting;
    const isOpen = table.waiting.length === 1 && eventsOf(table, 'waiting')[0]?.endsWith(`/${seat}`) === true;
    if (isOpen) seen.push(`${seat} ${eventsOf(table, 'turn').join()}`);
    table.answer(seat);
  }
  // Each player's turn is one run of the same event, and no event comes back later.
  const runs = seen.filter((each, at) => each !== seen[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  expect(runs.length).toBeGreaterThan(2);
});

test('an open decision never has the name of a reaction window that opens later', () => {
  const table = TestTable.playing(cartaNostra, [...PEOPLE, 'person', 'person'], { options: { start: 4 } });
  const open = new Set([...eventsOf(table, 'turn'), ...eventsOf(table, 'waiting')]);
  table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions[0];
  const windows = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const [seat = 0] = table.waiting;
    if (table.seen(PLAYERS[seat] ?? null).windowEnds !== null)
      for (const event of [...eventsOf(table, 'turn'), ...eventsOf(table, 'waiting')]) windows.add(event);
    table.answer(seat);
  }
  expect(windows.size).toBeGreaterThan(2);
  expect([...windows].filter(event => open.has(event))).toEqual([]);
});

test('CN-20 in a reaction window the table reads one nameless item, no matter who has answered meanwhile', () => {
  const table = atWindow(PEOPLE);
  expect(told(table)).toEqual(['started table', 'waiting table', 'turn bea', 'turn cleo']);
  const before = listNews(table.room).filter(({ player }) => player === null);
  const hers = listNews(table.room).filter(({ player }) => player === 'cleo');
  table.do('bea', table.answerWith(PASS));
  expect(told(table)).toEqual(['started table', 'waiting table', 'turn cleo']);
  expect(listNews(table.room).filter(({ player }) => player === null)).toEqual(before);
  expect(listNews(table.room).filter(({ player }) => player === 'cleo')).toEqual(hers);
});

test('CN-20 an answer that was taken back in the window leaves no trace in the events after it', () => {
  const plain = atWindow(PEOPLE);
  const wavering = atWindow(PEOPLE);
  wavering.do('bea', wavering.answerWith(PASS)).do('bea', { type: 'undo' });
  for (const table of [plain, wavering])
    for (const seat of [1, 2]) table.do(PLAYERS[seat] ?? '', table.answerWith(PASS));
  expect(wavering.room.lines).toBeGreaterThan(plain.room.lines);
  expect(listNews(wavering.room)).toEqual(listNews(plain.room));
});

test('a secret decision names nobody to the table, and each asked player is told alone', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  expect(told(table)).toEqual(['started table', 'waiting table', 'turn ada', 'turn bea']);
  const [event] = eventsOf(table, 'waiting');
  table.answer(0);
  expect(eventsOf(table, 'waiting')).toEqual([event]);
  expect(eventsOf(table, 'turn')).toHaveLength(1);
});

test('while a match is paused nobody is told that it is their turn', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  const turns = eventsOf(table, 'turn');
  table.do('ada', { type: 'wish', wish: 'pause' }).do('bea', { type: 'vote', yes: true });
  expect(eventsOf(table, 'turn')).toEqual([]);
  expect(eventsOf(table.do('ada', { type: 'resume' }), 'turn')).toEqual(turns);
});

test('those whose consent is needed are told of a request, and of the next one by another event', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  table.do('ada', { type: 'wish', wish: 'pause' });
  const [first] = eventsOf(table, 'request');
  expect(told(table)).toContain('request bea');
  table.do('bea', { type: 'vote', yes: false });
  expect(eventsOf(table, 'request')).toEqual([]);
  table.do('ada', { type: 'wish', wish: 'pause' });
  expect(eventsOf(table, 'request')).not.toEqual([first]);
});

test('the owner is told that a guest asks for a seat', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  table.do('zoe', { type: 'ask-seat', seat: 2, name: 'Zoe' });
  expect(told(table)).toContain('request ada');
});

test('a player whose time is up is told so, and one for whom a stand-in plays is left in peace', () => {
  const clock = { kind: 'correspondence', bank: 7_200_000, increment: 3_600_000 } as const;
  const table = TestTable.playing(sitdown, ['person', 'person', 1], { clock });
  expect(listNews(table.room).find(({ kind }) => kind === 'turn')?.deadline).toBe(table.now + 7_200_000);
  table.wait(7_200_000);
  expect(told(table)).toContain('nudged ada');
  table.wait(12 * 3_600_000);
  expect(told(table)).not.toContain('turn ada');
  expect(told(table)).not.toContain('nudged ada');
});

test('a match that is over is told, and nothing else', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  table.do('ada', { type: 'wish', wish: 'end' }).do('bea', { type: 'vote', yes: true });
  expect(told(table)).toEqual(['over table']);
  expect(listReaders(table.room)).toEqual(['ada', 'bea']);
});
