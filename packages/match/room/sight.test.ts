import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { appendOf } from '../host/append-of.ts';
import { anyGame, PLAYERS, TestTable } from '../testing/table.ts';
import { sightOf } from './sight.ts';
import type { WatchTerms } from './terms.ts';

const [ada, bea] = PLAYERS;
const LIVE = 0;
const DELAYED = 60_000;
const NOBODY = null;

const playing = (watch: WatchTerms): TestTable =>
  TestTable.playing(cartaNostra, ['person', 'person'], { watch, isPublic: true });

test.each([
  ['anybody', LIVE, 'present'],
  ['late spectators', DELAYED, 'past'],
  ['nobody', NOBODY, 'nothing'],
] as const)(
  'a match that %s can watch shows players the present, and the others what they may see',
  (_, watch, sight) => {
    const { room } = playing(watch);
    expect([ada, bea, 'eve', null].map(player => sightOf(room, player))).toEqual(['present', 'present', sight, sight]);
  },
);

test.each([LIVE, DELAYED, NOBODY])('until the match begins everybody sees the table as it is', watch => {
  const { room } = new TestTable(anyGame(cartaNostra), { seats: 2, owner: ada, watch });
  expect([ada, 'eve', null].map(player => sightOf(room, player))).toEqual(['present', 'present', 'present']);
});

test('a player for whom a bot plays still sees the present', () => {
  const table = playing(NOBODY).do(bea, { type: 'leave' });
  expect(sightOf(table.room, bea)).toBe('present');
});

test('a match that not everybody may watch now is in no list, and its lobby is', () => {
  const isListed = ({ room }: TestTable): boolean => appendOf(room, [], 0).facts.isPublic;
  expect([LIVE, DELAYED, NOBODY].map(watch => isListed(playing(watch)))).toEqual([true, false, false]);
  const lobby = new TestTable(anyGame(cartaNostra), { seats: 2, owner: ada, isPublic: true, watch: DELAYED });
  expect(isListed(lobby)).toBe(true);
});
