import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, commandsFor, PLAYERS, type Sitter, TestTable } from '../testing/table.ts';
import { type Outcome, readOutcome } from './outcome.ts';

const SITDOWN = anyGame(sitdown);

interface Wanted {
  readonly sitters?: readonly Sitter[];
  readonly isRated?: boolean;
  readonly bots?: number | undefined;
  readonly luckFormat?: 1 | 2;
}

/** A table that is full and plays, rated unless a test says otherwise. */
function begin({ sitters = ['person', 'person', 2], isRated = true, luckFormat = 2, ...rest }: Wanted = {}): TestTable {
  const table = new TestTable(SITDOWN, { seats: sitters.length, isRated }, luckFormat);
  if ('bots' in rest) table.bots = rest.bots;
  for (const [player, command] of commandsFor(sitters)) table.do(player, command);
  return table.do(PLAYERS[0], { type: 'start' });
}

/** People answer until the match is over, or a number of answers was given. Bots and stand-ins answer when it is time. */
function playOn(table: TestTable, answers = Number.POSITIVE_INFINITY): TestTable {
  for (let count = 0; table.room.phase === 'playing' && count < answers; ) {
    const seat = table.waiting.find(
      each => table.room.chairs[each]?.sitter === 'person' && !table.room.chairs[each]?.isAway,
    );
    if (seat === undefined) table.wait(2000);
    else {
      table.answer(seat);
      count++;
    }
  }
  return table;
}

const outcomeOf = async ({ journal }: Pick<TestTable, 'journal'>): Promise<Outcome> => {
  const outcome = await readOutcome({ lines: journal, names: new Map() }, { gameOf: () => SITDOWN });
  if (outcome === null || typeof outcome === 'string') throw new Error(`there is no outcome: ${outcome}`);
  return outcome;
};

test('a finished match is told by its journal: who sat where, their places, and that it counts', async () => {
  const table = playOn(begin());
  const outcome = await outcomeOf(table);
  expect(outcome).toMatchObject({ game: 'sitdown', bots: 1, unrated: null });
  expect(outcome.seats.map(({ player, level }) => [player, level])).toEqual([
    ['ada', null],
    ['bea', null],
    [null, 2],
  ]);
  expect(outcome.seats.map(({ place }) => place)).toEqual(table.seen(null).match?.result?.place);
  expect(outcome.moves).toBeGreaterThan(0);
});

test('what comes after the end changes nothing', async () => {
  const table = playOn(begin());
  const before = await outcomeOf(table);
  table.now += 5000;
  table.write({ type: 'rematched', id: 'f'.repeat(32), room: 'next' });
  table.write({ type: 'inspected', who: 'admin', everything: true });
  expect(await outcomeOf(table)).toEqual(before);
});

test('a match that is being played, or was abandoned, has no outcome', async () => {
  const table = playOn(begin(), 1);
  const read = () => readOutcome({ lines: table.journal, names: new Map() }, { gameOf: () => SITDOWN });
  expect(await read()).toBeNull();
  table.do('ada', { type: 'wish', wish: 'end' }).do('bea', { type: 'vote', yes: true });
  expect(table.room.phase).toBe('ended');
  expect(await read()).toBeNull();
});

const unratedOf = async (table: TestTable): Promise<string | null> => (await outcomeOf(playOn(table))).unrated;

test('a match doesn’t count if the table wasn’t rated, or its luck was made the first way', async () => {
  expect(await unratedOf(begin({ isRated: false }))).toBe('not-agreed');
  expect(await unratedOf(begin({ luckFormat: 1 }))).toBe('luck');
});

test('a match doesn’t count if one person plays alone', async () => {
  expect(await unratedOf(begin({ sitters: ['person', 2, 3] }))).toBe('alone');
});

test('a match with bots counts only if the line that started it has their version', async () => {
  expect(await unratedOf(begin({ bots: undefined }))).toBe('bots');
  expect(await unratedOf(begin({ bots: undefined, sitters: ['person', 'person', 'person'] }))).toBeNull();
});

test('a match doesn’t count if a stand-in has answered', async () => {
  const table = playOn(begin(), 1);
  table.do('bea', { type: 'leave' });
  expect(await unratedOf(table)).toBe('stand-in');
});

test('a match counts if a player was away and came back before a stand-in had answered', async () => {
  const table = playOn(begin(), 1);
  const away = table.waiting.includes(0) ? 1 : 0;
  table.do(PLAYERS[away], { type: 'leave' }).do(PLAYERS[away], { type: 'back' });
  expect(await unratedOf(table)).toBeNull();
});

test('a match doesn’t count if a bot has taken over a seat', async () => {
  const table = playOn(begin(), 1);
  table.do('bea', { type: 'leave' }).do('ada', { type: 'seat-bot', seat: 1, level: 3 });
  expect(await unratedOf(table)).toBe('changed-seat');
});

test('a match doesn’t count if a guest was let into a bot’s seat', async () => {
  const table = playOn(begin(), 1);
  table.do('dan', { type: 'ask-seat', seat: 2, name: 'Dan' });
  const [request] = table.room.seatRequests;
  table.do('ada', { type: 'admit', request: request?.number ?? -1, yes: true });
  expect(table.room.chairs[2]?.player).toBe('dan');
  for (; table.room.phase === 'playing'; ) {
    const [seat] = table.waiting;
    const player = seat === undefined ? undefined : table.room.chairs[seat]?.player;
    if (seat === undefined || player === undefined || player === null) table.wait(2000);
    else {
      const [first] = table.actions(seat);
      table.do(player, { ...table.answerWith(first), isSure: true });
    }
  }
  expect((await outcomeOf(table)).unrated).toBe('changed-seat');
});
