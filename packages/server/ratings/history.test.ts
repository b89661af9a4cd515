import { expect, test } from 'vitest';
import type { FinishedMatch } from '../store/finished.ts';
import { makeHistory } from './history.ts';
import { identityBy } from './identity-of.ts';
import { Ledger } from './ledger.ts';

type Seat = readonly [who: string | number, place: number, score: number];

const match = (room: string, seats: readonly Seat[], moves = 50): FinishedMatch => ({
  room,
  game: 'der-pate',
  at: Number(room),
  seats: seats.map(([who, place, score]) => ({
    player: typeof who === 'string' ? who : null,
    level: typeof who === 'number' ? who : null,
    place,
    score,
  })),
  moves,
  bots: 1,
  unrated: 'not-agreed',
});

/** Ada's history. */
const historyOf = (...matches: readonly FinishedMatch[]) => {
  const names = new Map([['1', new Map([['bea', 'Bea']])]]);
  return makeHistory([...matches].reverse(), {
    person: 'ada',
    ledger: new Ledger(identityBy(new Map())),
    now: 0,
    names,
    before: null,
  });
};

const momentsOf = (...matches: readonly FinishedMatch[]) =>
  Object.fromEntries(
    (historyOf(...matches).games[0]?.moments ?? []).map(({ kind, value, room }) => [kind, [value, room]]),
  );

test('the best moments are the clearest and the closest win, the longest match, and the most bots of level 5 beaten', () => {
  const moments = momentsOf(
    match(
      '1',
      [
        ['ada', 1, 30],
        ['bea', 2, 10],
      ],
      80,
    ),
    match(
      '2',
      [
        ['ada', 1, 12],
        ['bea', 2, 11],
      ],
      90,
    ),
    match(
      '3',
      [
        ['bea', 1, 40],
        ['ada', 2, 1],
      ],
      95,
    ),
    match('4', [
      ['ada', 1, 20],
      [5, 2, 10],
      [5, 3, 9],
    ]),
  );
  expect(moments).toEqual({ margin: [20, '1'], closest: [1, '2'], longest: [95, '3'], strongest: [2, '4'] });
});

test('of equal moments the first counts', () => {
  expect(
    momentsOf(
      match('1', [
        ['ada', 1, 3],
        ['bea', 2, 1],
      ]),
      match('2', [
        ['ada', 1, 3],
        ['bea', 2, 1],
      ]),
    ).margin,
  ).toEqual([2, '1']);
});

test('a shared win is neither clear nor close, and a winner with less money than a player who is out isn’t ahead', () => {
  const shared = momentsOf(
    match('1', [
      ['ada', 1, 3],
      ['bea', 1, 3],
    ]),
  );
  const poorer = momentsOf(
    match('1', [
      ['ada', 1, 3],
      ['bea', 2, 9],
    ]),
  );
  for (const { margin, closest } of [shared, poorer]) expect([margin, closest]).toEqual([undefined, undefined]);
});

test('results are counted by number of players and by opponent; a match that everybody lost is nobody’s win', () => {
  const { games, opponents } = historyOf(
    match('1', [
      ['ada', 1, 3],
      ['bea', 2, 1],
      [3, 3, 0],
    ]),
    match('2', [
      ['bea', 1, 3],
      ['ada', 2, 1],
    ]),
    match('3', [
      ['ada', 0, 3],
      ['bea', 0, 1],
    ]),
  );
  expect(games[0]).toMatchObject({
    matches: 3,
    wins: 1,
    byPlayers: [
      { players: 2, matches: 2, wins: 0 },
      { players: 3, matches: 1, wins: 1 },
    ],
  });
  expect(opponents).toEqual([
    { name: 'Bea', level: null, matches: 3, ahead: 1, behind: 1 },
    { name: null, level: 3, matches: 1, ahead: 1, behind: 0 },
  ]);
});
