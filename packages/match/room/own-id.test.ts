import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { anyGame, PLAYERS, TestTable } from '../testing/table.ts';
import { belongsTo, findOwnId, listSurplusIds } from './own-id.ts';

const [ada, bea] = PLAYERS;

const playing = (): TestTable => TestTable.playing(cartaNostra, ['person', 'person'], {});

test('a person with one id has that one everywhere', () => {
  expect(findOwnId(playing().room, ['eve'])).toBe('eve');
});

test('a person with several ids has the one that sits at the table', () => {
  expect(findOwnId(playing().room, ['eve', bea])).toBe(bea);
});

test('a seat comes before one that a bot has taken over, and that one before everything else', () => {
  const { room } = playing().do(bea, { type: 'leave' }).do(ada, { type: 'seat-bot', seat: 1, level: 1 });
  expect(findOwnId(room, ['eve', bea])).toBe(bea);
  expect(findOwnId(room, [bea, ada])).toBe(ada);
});

test('of two chairs that a rematch keeps a person has the owner’s, and once they sit that one', () => {
  const { room } = playing();
  const chairs = room.chairs.map(chair => ({ ...chair, isKept: true }));
  expect(findOwnId({ ...room, chairs }, [bea, ada])).toBe(ada);
  expect(findOwnId({ ...room, chairs, owner: 'eve' }, [bea, ada])).toBe(bea);
  expect(findOwnId({ ...room, chairs, owner: 'eve' }, ['eva', ada])).toBe(ada);
  const sitting = chairs.map(chair => ({ ...chair, isKept: chair.player === ada }));
  expect(findOwnId({ ...room, chairs: sitting }, [ada, bea])).toBe(bea);
  expect([ada, bea].map(guest => belongsTo({ ...room, chairs, owner: 'eve' }, guest))).toEqual([true, true]);
});

test('at a table that knows none of the ids a person has the first', () => {
  expect(findOwnId(playing().room, ['eve', 'eva'])).toBe('eve');
});

test('a person who was sent away is still sent away under another id', () => {
  const { room } = new TestTable(anyGame(cartaNostra), { seats: 2, owner: ada })
    .do(bea, { type: 'sit', seat: 1, name: 'Bea', entropy: 'ab'.repeat(16) })
    .do(ada, { type: 'clear', seat: 1, isBarred: true });
  expect(findOwnId(room, ['eve', bea])).toBe(bea);
  expect(belongsTo(room, bea)).toBe(false);
});

test('a person who was sent away under one id can’t come back under another that has only left', () => {
  const sit = (name: string) => ({ type: 'sit', seat: 1, name, entropy: 'ab'.repeat(16) }) as const;
  const { room } = new TestTable(anyGame(cartaNostra), { seats: 2, owner: ada })
    .do('eve', sit('Eve'))
    .do('eve', { type: 'leave' })
    .do(bea, sit('Bea'))
    .do(ada, { type: 'clear', seat: 1, isBarred: true });
  expect(findOwnId(room, ['eve', bea])).toBe(bea);
});

test('a table counts its owner, its players and those whose seat a bot has among its own, and nobody else', () => {
  const { room } = playing().do(bea, { type: 'leave' }).do(ada, { type: 'seat-bot', seat: 1, level: 1 });
  expect([ada, bea, 'eve'].map(guest => belongsTo(room, guest))).toEqual([true, true, false]);
});

test('a person with two seats, or with a seat and a request for another, has one too many, and always the same', () => {
  const { room } = playing();
  for (const ids of [
    ['eve', bea],
    [ada, 'eve'],
  ] as const)
    expect(listSurplusIds(room, ids)).toEqual([]);
  expect(listSurplusIds(room, [ada, bea])).toEqual([bea]);
  expect(listSurplusIds(room, [bea, ada])).toEqual([ada]);
  const asked = { ...room, seatRequests: [{ number: 9, player: 'eve', seat: 1 }] };
  expect(listSurplusIds(asked, ['eve', ada])).toEqual(['eve']);
  const kept = { ...room, chairs: room.chairs.map(chair => ({ ...chair, isKept: chair.player === bea })) };
  expect(listSurplusIds(kept, [bea, ada])).toEqual([]);
});

test('a person keeps the ownership of a table where another of their ids has a seat that a bot plays', () => {
  const { room } = playing().do(bea, { type: 'leave' }).do(ada, { type: 'seat-bot', seat: 1, level: 1 });
  expect(listSurplusIds({ ...room, owner: 'eve' }, ['eve', bea])).toEqual([]);
  expect(listSurplusIds({ ...room, owner: 'eve' }, ['eve', ada])).toEqual(['eve']);
});
