import { expect, test } from 'vitest';
import { DONE, hit, LEAVE, member, REWARD, thug, turf } from '../testing/answers.ts';
import { doing } from '../testing/doing.ts';
import { donOf, gunnedDown, thugOf, took } from '../testing/expected-events.ts';
import type { Position } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, hand, refusal, standsAt } from '../testing/scene.ts';

/** Midtown: its Gun Shop and Brewery, and F04, F05, F08, F09, F11, F12; F06, F10, the Bar and the Barber aren't in it. */
const CROWD: Position = {
  act: 4,
  tiles: { midtown: 'brewery' },
  figures: {
    ...{ 'gun-shop': 1, brewery: 2, bar: 1, barber: 0 },
    ...{ F04: 1, F08: 2, F09: 2, F11: 1, F12: 0, F06: 1, F10: 2, F05: 'mayor' },
    midtown: 'chief',
  },
};

test('CE-41, CE-22 Car Bomb: every opposing player figure in the turf, including round spaces that touch it, and no other', () => {
  const there = doing('car-bomb:GGMZ', CROWD);
  const done = after(there, [0, turf('midtown')]);
  expect(events(done, 2).slice(2)).toEqual([
    gunnedDown(0, thugOf(1), 'gun-shop'),
    gunnedDown(0, thugOf(2), 'brewery'),
    gunnedDown(0, donOf(1), 'F04'),
    gunnedDown(0, donOf(2), 'F08'),
    gunnedDown(0, donOf(2) + 1, 'F09'),
    gunnedDown(0, donOf(1) + 1, 'F11'),
    ...[took(0, '$5'), took(0, '$2')],
    { type: 'completed', seat: 0, job: 22 },
    { type: 'turn', seat: 1 },
  ]);
  const places = ['gun-shop', 'brewery', 'bar', 'barber', 'F04', 'F05', 'F06', 'F08', 'F09', 'F10', 'F11', 'F12'];
  expect(places.map(place => standsAt(done, place))).toEqual([
    ...['nobody', 'nobody', 'thug of 1', 'thug of 0', 'nobody', 'neutral', 'heir of 1', 'nobody', 'nobody'],
    ...['heir of 2', 'nobody', 'don of 0'],
  ]);
  expect([done.state.open.hudson, done.state.open.chief]).toEqual([[7, 11, 4, 8, 9, 5], 5]);
});

test('CE-21 the figures in the Hudson are out: they don’t come back into reserve, and their spaces are free', () => {
  const there = doing('car-bomb:GGMZ', { figures: { 'gun-shop': 1, F04: 1, F09: 2 } });
  const done = after(there, [0, turf('midtown')]);
  expect([done.state.open.thugs, done.state.open.members]).toEqual([
    [2, 1, 2],
    [1, 0, 0],
  ]);
  const next = after(done, [1, thug('gun-shop')], [1, DONE], [2, thug('bar')], [2, DONE], [0, member('F04')]);
  expect([standsAt(next, 'gun-shop'), standsAt(next, 'F04'), next.state.open.hudson]).toEqual([
    ...['thug of 1', 'don of 0'],
    [7, 4, 8],
  ]);
});

test('CE-41 Car Bomb: only turfs with an opposing player figure may be chosen', () => {
  const figures = {
    bar: 1,
    F06: 2,
    barber: 0,
    F12: 0,
    F05: 'mayor',
    'pawn-shop': 'union-boss',
    queens: 'chief',
  } as const;
  const there = doing('car-bomb:GGMZ', { figures });
  const turfs = ['brooklyn', 'upper-west-side', 'chelsea'];
  expect(answers(there, 0)).toEqual([...turfs.map(turf), REWARD, LEAVE]);
  for (const where of ['queens', 'upper-east-side', 'midtown', 'wall-street'])
    expect(refusal(there, 0, turf(where))).toEqual({ code: 'not-legal', rule: 'CE-41' });
});

test('CE-41 Car Bomb: without a target, or skipped, it hits nobody; $5 and $2 are paid', () => {
  const none = doing('car-bomb:GGMZ', { figures: { bar: 0, F12: 0, F05: 'mayor', midtown: 'chief' } });
  expect([hand(none, 0), decision(none)]).toEqual(['$2 $5', ['turn', 1]]);
  const left = after(doing('car-bomb:GGMZ', CROWD), [0, LEAVE]);
  expect([hand(left, 0), left.state.open.hudson]).toEqual(['$2 $5', []]);
});

test('CE-41 Drive-By: a turf, then up to one opposing Thug and up to one opposing Family Member in it', () => {
  const there = doing('drive-by:GGZ', CROWD);
  const turfs = ['wall-street', 'brooklyn', 'upper-west-side', 'midtown', 'chelsea'];
  expect(answers(there, 0)).toEqual([...turfs.map(turf), REWARD, LEAVE]);
  const chosen = after(there, [0, turf('midtown')]);
  const all = ['gun-shop', 'brewery', 'F04', 'F08', 'F09', 'F11'];
  expect(answers(chosen, 0)).toEqual([...all.map(hit), LEAVE]);
  const thugFirst = after(chosen, [0, hit('brewery')]);
  expect(answers(thugFirst, 0)).toEqual([...['F04', 'F08', 'F09', 'F11'].map(hit), LEAVE]);
  const memberFirst = after(chosen, [0, hit('F09')]);
  expect(answers(memberFirst, 0)).toEqual([...['gun-shop', 'brewery'].map(hit), LEAVE]);
  for (const done of [after(thugFirst, [0, hit('F09')]), after(memberFirst, [0, hit('brewery')])]) {
    expect(done.state.open.hudson.toSorted((a, b) => a - b)).toEqual([9, 11]);
    expect([hand(done, 0), decision(done)]).toEqual(['$5', ['turn', 1]]);
  }
});

test('CE-41 Drive-By: the second hit may be skipped, and so may the first', () => {
  const chosen = after(doing('drive-by:GGM', CROWD), [0, turf('midtown')]);
  const one = after(chosen, [0, hit('gun-shop')], [0, LEAVE]);
  expect([one.state.open.hudson, hand(one, 0), decision(one)]).toEqual([[7], '$5', ['turn', 1]]);
  const none = after(chosen, [0, LEAVE]);
  expect([none.state.open.hudson, hand(none, 0), decision(none)]).toEqual([[], '$5', ['turn', 1]]);
});

test('CE-41 Drive-By: it ends with one hit if the turf has only Thugs or only one figure', () => {
  const figures = { 'gun-shop': 1, brewery: 2 };
  const chosen = after(doing('drive-by:GMZ', { tiles: { midtown: 'brewery' }, figures }), [0, turf('midtown')]);
  const done = after(chosen, [0, hit('brewery')]);
  expect([eventsOf(done, 'gunned-down'), decision(done)]).toEqual([[gunnedDown(0, thugOf(2), 'brewery')], ['turn', 1]]);
  const alone = after(doing('drive-by:GMZ', { figures: { F12: 1 } }), [0, turf('queens')], [0, hit('F12')]);
  expect([eventsOf(alone, 'gunned-down'), hand(alone, 0), decision(alone)]).toEqual([
    [gunnedDown(0, donOf(1), 'F12')],
    '$5',
    ['turn', 1],
  ]);
});

test('CE-41 Drive-By: own and neutral figures aren’t targets', () => {
  const done = doing('drive-by:GMZ', { figures: { bar: 0, F12: 0, barber: 'union-boss', F05: 'mayor' } });
  expect([hand(done, 0), decision(done)]).toEqual(['$5', ['turn', 1]]);
});

test('CE-41 Contract Hit: one opposing player figure anywhere, Thug or Family Member', () => {
  const there = doing('contract-hit:GZ', CROWD);
  const all = ['bar', 'gun-shop', 'brewery', 'F04', 'F06', 'F08', 'F09', 'F10', 'F11'];
  expect(answers(there, 0)).toEqual([...all.map(hit), REWARD, LEAVE]);
  const done = after(there, [0, hit('F10')]);
  expect(eventsOf(done, 'gunned-down')).toEqual([gunnedDown(0, donOf(2) + 2, 'F10')]);
  expect([standsAt(done, 'F10'), done.state.open.hudson, hand(done, 0), decision(done)]).toEqual([
    'nobody',
    [10],
    '$3',
    ['turn', 1],
  ]);
});

test('CE-41 Contract Hit: own and neutral figures, and those in the Hudson, aren’t targets', () => {
  const figures = { bar: 0, F12: 0, barber: 'union-boss', F05: 'mayor' } as const;
  const done = doing('contract-hit:GM', {
    figures,
    reserve: [
      [1, 0],
      [0, 0],
      [2, 1],
    ],
  });
  expect([hand(done, 0), decision(done)]).toEqual(['$3', ['turn', 1]]);
});

test('CE-43 Contract Hit: figures of a player who is out are hit too', () => {
  const there = doing('contract-hit:GM', {
    figures: { F14: 1 },
    out: [1],
    reserve: [
      [2, 1],
      [0, 0],
    ],
  });
  const done = after(there, [0, hit('F14')]);
  expect([done.state.open.hudson, decision(done)]).toEqual([
    [7, 7, 4],
    ['turn', 2],
  ]);
});

test('CE-41 Rough Up: one opposing Thug anywhere, never a Family Member', () => {
  const there = doing('rough-up:G', CROWD);
  expect(answers(there, 0)).toEqual([...['bar', 'gun-shop', 'brewery'].map(hit), REWARD, LEAVE]);
  const done = after(there, [0, hit('bar')]);
  expect([standsAt(done, 'bar'), done.state.open.hudson, hand(done, 0)]).toEqual(['nobody', [7], '$2']);
  const none = doing('rough-up:G', { figures: { bar: 0, F12: 1, barber: 'union-boss' } });
  expect([hand(none, 0), decision(none)]).toEqual(['$2', ['turn', 1]]);
});

test('CE-22 the first and the last places of the board can be hit like any other', () => {
  const figures = { 'tax-office': 1, 'harbor-warehouse': 2, F01: 2, F16: 1 };
  const wanted: Position = { tiles: { brooklyn: 'harbor-warehouse' }, figures };
  const contract = doing('contract-hit:GM', wanted);
  expect(answers(contract, 0)).toEqual([...['tax-office', 'harbor-warehouse', 'F01', 'F16'].map(hit), REWARD, LEAVE]);
  const bomb = (where: string): object[] =>
    eventsOf(after(doing('car-bomb:GGMZ', wanted), [0, turf(where)]), 'gunned-down');
  const last = gunnedDown(0, donOf(1), 'F16');
  expect(bomb('wall-street')).toEqual([gunnedDown(0, thugOf(1), 'tax-office'), last]);
  expect(bomb('brooklyn')).toEqual([gunnedDown(0, thugOf(2), 'harbor-warehouse'), last]);
  expect(bomb('upper-west-side')).toEqual([gunnedDown(0, donOf(2), 'F01')]);
});

test('CE-41 opposing figures are those of everybody but the player whose turn it is', () => {
  const wanted: Position = { turn: 1, figures: { 'gun-shop': 0, bar: 1, F09: 0, F12: 1, F05: 2 } };
  const turfs = ['wall-street', 'upper-east-side', 'midtown', 'chelsea'].map(turf);
  for (const card of ['car-bomb:GGMZ', 'drive-by:GMZ'])
    expect(answers(doing(card, wanted), 1)).toEqual([...turfs, REWARD, LEAVE]);
  const bomb = after(doing('car-bomb:GGMZ', wanted), [1, turf('midtown')]);
  expect([eventsOf(bomb, 'gunned-down'), hand(bomb, 1)]).toEqual([
    [gunnedDown(1, thugOf(0), 'gun-shop'), gunnedDown(1, donOf(2), 'F05'), gunnedDown(1, donOf(0), 'F09')],
    '$2 $5',
  ]);
  const chosen = after(doing('drive-by:GMZ', wanted), [1, turf('midtown')]);
  expect(answers(chosen, 1)).toEqual([...['gun-shop', 'F05', 'F09'].map(hit), LEAVE]);
  const shot = after(chosen, [1, hit('F09')], [1, hit('gun-shop')]);
  expect(eventsOf(shot, 'gunned-down')).toEqual([gunnedDown(1, donOf(0), 'F09'), gunnedDown(1, thugOf(0), 'gun-shop')]);
  const contract = doing('contract-hit:GM', wanted);
  expect(answers(contract, 1)).toEqual([...['gun-shop', 'F05', 'F09'].map(hit), REWARD, LEAVE]);
  const killed = after(contract, [1, hit('F05')]);
  expect(eventsOf(killed, 'gunned-down')).toEqual([gunnedDown(1, donOf(2), 'F05')]);
  expect(answers(doing('rough-up:G', wanted), 1)).toEqual([hit('gun-shop'), REWARD, LEAVE]);
});

test('CE-21 a gunned down Family Member’s space may be taken at once', () => {
  const done = after(doing('contract-hit:GM', { figures: { F14: 2 } }), [0, hit('F14')], [1, member('F14')]);
  expect(standsAt(done, 'F14')).toBe('don of 1');
});
