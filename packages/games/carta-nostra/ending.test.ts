import { result } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { LAST_ROUND, leaders, nextStartPlayer } from './ending.ts';
import { city, END, idle } from './testing/answers.ts';
import { cards } from './testing/cards.ts';
import { type Position, position } from './testing/position.ts';
import { after, course, events, listAwaited } from './testing/scene.ts';

const FIVE_KINDS = 'caporegime don consigliere hitman smuggler';

/** Nothing to draw and nothing to shuffle; no card has moved in this turn. */
const still = (wanted: Position) => position({ discard: 'don', pile: '', open: { moved: false }, ...wanted });

/** This number of players, from the given one on, end their turns. */
const turnsEnded = (first: number, count: number, seats: number) =>
  Array.from({ length: count }, (_, turn) => [(first + turn) % seats, END] as const);

test.each([2, 3, 4, 5])(
  'CN-24 with %i players a whole round in which no card moves ends the game, one turn less does not',
  seats => {
    const almost = after(still({ seats, turn: 1 }), ...turnsEnded(1, seats - 1, seats));
    expect(listAwaited(almost)).toEqual([0]);
    expect(result(almost.rules, almost.state)).toBeNull();
    const scene = after(almost, [0, END]);
    expect(listAwaited(scene)).toEqual([]);
    expect(course(scene).slice(-3)).toEqual(['ended', 'game-over', 'match-over']);
  },
);

test('CN-24 the round doesn’t have to begin with the start player', () => {
  const scene = still({ turn: 2, open: { moved: false, startPlayer: 0 } });
  expect(course(after(scene, ...turnsEnded(2, 3, 3))).at(-1)).toBe('match-over');
});

test('CN-24 a card that moves restarts the count', () => {
  const scene = after(still({ hands: ['', 'don'] }), [0, END], [1, city('don')], [1, END], [2, END], [0, END]);
  expect(listAwaited(scene)).toEqual([1]);
  expect(course(after(scene, [1, END])).at(-1)).toBe('match-over');
});

test.each([
  ['into the city', city('hitman')],
  ['on the discard pile', idle('hitman')],
])('CN-24 a card put %s has moved', (_where, answer) => {
  const scene = after(
    still({ hands: ['', 'hitman'], discard: '' }),
    [0, END],
    [1, answer],
    [1, END],
    [2, END],
    [0, END],
  );
  expect(listAwaited(scene)).toEqual([1]);
});

test('CN-24 a draw moves a card: nobody has to do more', () => {
  const scene = after(position({ discard: 'don', pile: '9×hitman' }), ...turnsEnded(0, 9, 3));
  expect(listAwaited(scene)).toEqual([0]);
});

test('CN-24 a turn with a card moved before the position does not count', () => {
  const scene = still({ open: { moved: true } });
  expect(listAwaited(after(scene, ...turnsEnded(0, 3, 3)))).toEqual([0]);
});

test.each([
  ['most different kinds win', ['don hitman', '9×smuggler', 'don'], [0]],
  ['then most cards', ['don hitman', '2×don hitman', 'don smuggler'], [1]],
  ['then the win is shared', ['2×don hitman', 'don', 'smuggler 2×caporegime'], [0, 2]],
  ['with nothing in any region by everybody', ['', '', ''], [0, 1, 2]],
  ['one card beats none', ['', 'don', ''], [1]],
])('CN-24 in a dead end %s', (_how, regions, winners) => {
  expect(leaders(regions.map(region => cards(region)))).toEqual(winners);
  const scene = after(still({ regions }), ...turnsEnded(0, 3, 3));
  expect(events(scene).slice(-2)).toEqual([
    { type: 'game-over', ending: 'dead-end', winners },
    { type: 'match-over', winners },
  ]);
});

test('CN-24 the score sheet of a shared win', () => {
  const scene = after(still({ regions: ['2×don hitman', 'don', 'smuggler 2×caporegime'] }), ...turnsEnded(0, 3, 3));
  expect(result(scene.rules, scene.state)).toEqual({
    place: [1, 3, 1],
    score: [2, 1, 2],
    lines: [
      { what: 'wins', by: [1, 0, 1] },
      { what: 'kinds', by: [2, 1, 2] },
      { what: 'cards', by: [3, 1, 3] },
    ],
  });
});

test('CN-29 the 200th round is the last', () => {
  expect(LAST_ROUND).toBe(200);
});

const lastTurn = (round: number, turn: number, regions: string[] = ['don', 'don hitman', '']) =>
  after(position({ turn, regions, open: { round, startPlayer: 1 } }), [turn, END]);

test('CN-29 a game ends after its 200th round as in CN-24', () => {
  expect(events(lastTurn(200, 0))).toEqual([
    { type: 'ended', seat: 0 },
    { type: 'game-over', ending: 'last-round', winners: [1] },
    { type: 'match-over', winners: [1] },
  ]);
});

test.each([
  ['after the 199th round', 199, 0],
  ['within the 200th round', 200, 1],
  ['before the last turn of the 200th round', 200, 2],
])('CN-29 a game does not end %s', (_when, round, turn) => {
  expect(listAwaited(lastTurn(round, turn))).toEqual([(turn + 1) % 3]);
});

test('CN-29, CN-5 a player with five kinds at the end of the last turn wins alone', () => {
  const scene = lastTurn(200, 0, [FIVE_KINDS, `2×don ${FIVE_KINDS}`, '']);
  expect(events(scene)[0]).toEqual({ type: 'game-over', ending: 'five-kinds', winners: [0] });
});

test.each([
  [[2], 0, 3, 2],
  [[0, 2], 0, 3, 0],
  [[0, 2], 1, 3, 2],
  [[0, 1], 2, 3, 0],
  [[1, 4], 2, 5, 4],
  [[0, 1, 2, 3, 4], 3, 5, 3],
])(
  'CN-30 of winners %j the first clockwise from start player %i, with %i seats, starts: seat %i',
  (winners, last, seats, first) => {
    expect(nextStartPlayer(winners, last, seats)).toBe(first);
  },
);
