import { expect, test } from 'vitest';
import { DONE, LEAVE, pick, REWARD, suitcaseIt, take, to } from '../testing/answers.ts';
import { doing } from '../testing/doing.ts';
import { donOf, moved, thugOf } from '../testing/expected-events.ts';
import type { Position } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, hand, placeNamed, refusal, standsAt } from '../testing/scene.ts';

const PRINTED = ['tax-office', 'bar', 'pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'barber'];
const SPACES = Array.from({ length: 16 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);
const OF_TWO = ['F01', 'F03', 'F04', 'F05', 'F07', 'F09', 'F10', 'F12', 'F14', 'F15'];

/** Every Thug space of the printed businesses is taken: two Thugs of each of three players, and the Union Boss. */
const FULL = {
  ...{ 'tax-office': 0, bar: 0, 'pawn-shop': 1, 'calvary-cemetery': 1, 'korean-laundry': 2, 'gun-shop': 2 },
  barber: 'union-boss',
} as const;

test('CE-41 Muscle Out: one opposing player figure, never one’s own or a neutral one', () => {
  const figures = { bar: 0, 'gun-shop': 1, barber: 'union-boss', F01: 0, F09: 2, F12: 'mayor' } as const;
  const there = doing('muscle-out:GZ', { figures });
  expect(answers(there, 0)).toEqual([pick('gun-shop'), pick('F09'), REWARD, LEAVE]);
});

test('CE-41 Muscle Out: a Thug goes to another, empty Thug space; nobody uses a business', () => {
  const there = doing('muscle-out:GZ', {
    tiles: { queens: 'brewery' },
    figures: { 'gun-shop': 1, bar: 0 },
    control: { queens: [2] },
  });
  const picked = after(there, [0, pick('gun-shop')]);
  const empty = PRINTED.filter(business => !['gun-shop', 'bar'].includes(business));
  expect(answers(picked, 0)).toEqual([...empty, 'brewery'].map(to));
  const done = after(picked, [0, to('brewery')]);
  expect(events(done, 1).slice(2)).toEqual([
    moved(0, thugOf(1), 'gun-shop', 'brewery'),
    { type: 'took', seat: 0, kind: 2, instead: null },
    { type: 'completed', seat: 0, job: 11 },
    { type: 'turn', seat: 1 },
  ]);
  expect([standsAt(done, 'gun-shop'), standsAt(done, 'brewery')]).toEqual(['nobody', 'thug of 1']);
  expect([hand(done, 0), hand(done, 1), hand(done, 2)]).toEqual(['$3', '', '']);
});

test('CE-41 Muscle Out: a Family Member goes to another, empty round space; nobody uses a business', () => {
  const there = doing('muscle-out:GM', { figures: { F05: 2, F09: 1, F12: 'mayor' } });
  const picked = after(there, [0, pick('F05')]);
  expect(answers(picked, 0)).toEqual(SPACES.filter(space => !['F05', 'F09', 'F12'].includes(space)).map(to));
  const done = after(picked, [0, to('F16')]);
  expect([standsAt(done, 'F05'), standsAt(done, 'F16'), decision(done)]).toEqual(['nobody', 'don of 2', ['turn', 1]]);
  expect(eventsOf(done, 'moved')).toEqual([moved(0, donOf(2), 'F05', 'F16')]);
  expect(hand(done, 2)).toBe('');
});

test('CE-41, CE-14 Muscle Out: with two players never to a 3+ space', () => {
  const picked = after(doing('muscle-out:GM', { seats: 2, figures: { F05: 1 } }), [0, pick('F05')]);
  expect(answers(picked, 0)).toEqual(OF_TWO.filter(space => space !== 'F05').map(to));
});

test('CE-41 Muscle Out: a figure that was chosen must move; it can’t stay or change its kind of space', () => {
  const picked = after(doing('muscle-out:GM', { figures: { F05: 1, bar: 1 } }), [0, pick('F05')]);
  for (const answer of [LEAVE, pick('bar'), to('F05'), to('gun-shop')])
    expect(refusal(picked, 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-41' });
  expect(refusal(picked, 0, REWARD)).toEqual({ code: 'not-legal', rule: 'CE-17' });
});

test('CE-41 Muscle Out: a figure can’t be moved without an empty space of its kind', () => {
  const there = doing('muscle-out:GM', { figures: { ...FULL, F05: 1 } });
  expect(answers(there, 0)).toEqual([pick('F05'), REWARD, LEAVE]);
  const none = doing('muscle-out:GM', { figures: FULL });
  expect([hand(none, 0), decision(none)]).toEqual(['$3', ['turn', 1]]);
});

test('CE-41 Muscle Out, New Orders: the one empty space of its kind is enough', () => {
  const { 'tax-office': _free, ...others } = FULL;
  const muscle = doing('muscle-out:GM', { figures: others });
  const picks = ['pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop'].map(pick);
  expect(answers(muscle, 0)).toEqual([...picks, REWARD, LEAVE]);
  const orders = after(doing('new-orders:GM', { figures: others }), [0, pick('bar')]);
  expect(answers(orders, 0)).toEqual([to('tax-office')]);
});

test('CE-43 Muscle Out: figures of a player who is out are moved too', () => {
  const there = doing('muscle-out:ZM', {
    figures: { bar: 1 },
    out: [1],
    reserve: [
      [2, 1],
      [0, 0],
    ],
  });
  const done = after(there, [0, pick('bar')], [0, to('barber')]);
  expect([standsAt(done, 'barber'), decision(done)]).toEqual(['thug of 1', ['turn', 2]]);
});

test('CE-41 New Orders: the player’s own Thug goes to another, empty Thug space and uses that Front as if just played', () => {
  const there = doing('new-orders:ZM', { figures: { bar: 0, barber: 1, F01: 0 } });
  expect(answers(there, 0)).toEqual([pick('bar'), REWARD, LEAVE]);
  const picked = after(there, [0, pick('bar')]);
  expect(answers(picked, 0)).toEqual(PRINTED.filter(business => !['bar', 'barber'].includes(business)).map(to));
  const there2 = after(picked, [0, to('gun-shop')]);
  expect(eventsOf(there2, 'moved')).toEqual([moved(0, thugOf(0), 'bar', 'gun-shop')]);
  expect([decision(there2), answers(there2, 0)]).toEqual([
    ['use', 0],
    [take('$1'), take('gun'), DONE],
  ]);
  const done = after(there2, [0, take('gun')], [0, take('$1')]);
  expect([hand(done, 0), decision(done)]).toEqual(['$1 $2 gun', ['turn', 1]]);
  expect([standsAt(done, 'bar'), standsAt(done, 'gun-shop'), done.state.open.thugs[0]]).toEqual([
    ...['nobody', 'thug of 0'],
    1,
  ]);
});

test('CE-41, CE-17 New Orders: the $2 taken first may go into the suitcase there', () => {
  const there = doing('new-orders:GM', { figures: { bar: 0 } });
  const used = after(there, [0, REWARD], [0, pick('bar')], [0, to('tax-office')]);
  expect(answers(used, 0)).toEqual([suitcaseIt('$2'), DONE]);
});

test('CE-41 New Orders: Thugs in reserve or in the Hudson aren’t on the board', () => {
  for (const reserve of [[[2, 1]], [[0, 1]]] as const) {
    const done = doing('new-orders:GZ', { reserve, figures: { bar: 1, F01: 0 } });
    expect([hand(done, 0), decision(done)]).toEqual(['$2', ['turn', 1]]);
  }
});

test('CE-41 New Orders: without an empty Thug space nothing is moved', () => {
  const done = doing('new-orders:GZ', { figures: FULL });
  expect([hand(done, 0), decision(done)]).toEqual(['$2', ['turn', 1]]);
});

test('CE-41 Getaway Driver: one of your Thugs on the board comes back into reserve', () => {
  const figures = { bar: 0, barber: 0, 'gun-shop': 1, 'pawn-shop': 'union-boss', F01: 0 } as const;
  const there = doing('getaway-driver:GZ', { figures });
  expect(answers(there, 0)).toEqual([pick('bar'), pick('barber'), REWARD, LEAVE]);
  const done = after(there, [0, pick('barber')]);
  expect(done.state.open.thugs).toEqual([1, 1, 2]);
  expect([standsAt(done, 'bar'), standsAt(done, 'barber'), hand(done, 0)]).toEqual(['thug of 0', 'nobody', '$2']);
  expect(eventsOf(done, 'returned')).toEqual([{ type: 'returned', seat: 0, from: placeNamed('barber') }]);
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-41 Getaway Driver: not from the Hudson', () => {
  const done = doing('getaway-driver:MZ', { reserve: [[0, 1]] });
  expect([hand(done, 0), done.state.open.thugs[0], done.state.open.hudson]).toEqual(['$2', 0, [3, 3]]);
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-41 Getaway Driver: the Thug may be used again in the same act', () => {
  const there = doing('getaway-driver:GM', { seats: 2, figures: { bar: 0, barber: 0, 'gun-shop': 0 } });
  const done = after(there, [0, pick('bar')]);
  expect([done.state.open.thugs, done.state.open.out]).toEqual([
    [1, 3],
    [false, false],
  ]);
});

test('CE-41 Family Meeting: the player’s own Family Member goes to another, empty round space and uses all Backs there', () => {
  const figures = { F01: 0, F05: 0, F09: 1, bar: 0, F16: 'mayor' } as const;
  const there = doing('family-meeting:ZZM', { act: 2, figures });
  expect(answers(there, 0)).toEqual([pick('F01'), pick('F05'), REWARD, LEAVE]);
  const picked = after(there, [0, pick('F05')]);
  const taken = ['F01', 'F05', 'F09', 'F16'];
  expect(answers(picked, 0)).toEqual(SPACES.filter(space => !taken.includes(space)).map(to));
  const used = after(picked, [0, to('F12')]);
  expect(eventsOf(used, 'moved')).toEqual([moved(0, 1, 'F05', 'F12')]);
  expect([decision(used), answers(used, 0)]).toEqual([
    ['use', 0],
    [take('gun'), take('blood-money'), DONE],
  ]);
  const done = after(used, [0, take('blood-money')], [0, take('gun')]);
  expect([hand(done, 0), decision(done)]).toEqual(['$5 gun blood-money', ['turn', 1]]);
  expect([standsAt(done, 'F05'), standsAt(done, 'F12')]).toEqual(['nobody', 'consigliere of 0']);
});

test('CE-41, CE-14 Family Meeting: nobody else gets anything, and with two players never to a 3+ space', () => {
  const there = doing('family-meeting:ZMG', { seats: 2, figures: { F01: 0 }, control: { midtown: [1], queens: [1] } });
  const picked = after(there, [0, pick('F01')]);
  expect(answers(picked, 0)).toEqual(OF_TWO.filter(space => space !== 'F01').map(to));
  const used = after(picked, [0, to('F12')]);
  expect(decision(used)).toEqual(['use', 0]);
  expect(decision(after(used, [0, DONE]))).toEqual(['turn', 1]);
});

test('CE-41 Family Meeting: only the $5 without a Family Member on the board', () => {
  const done = doing('family-meeting:ZMG', { figures: { F01: 1, F16: 'mayor', bar: 0 } });
  expect([hand(done, 0), decision(done)]).toEqual(['$5', ['turn', 1]]);
});

test('CE-41 own and opposing figures are seen from the player whose turn it is', () => {
  const wanted: Position = { turn: 1, figures: { bar: 0, 'pawn-shop': 0, 'gun-shop': 1, F09: 0, F12: 1 } };
  const muscle = doing('muscle-out:GM', wanted);
  expect(answers(muscle, 1)).toEqual([...['bar', 'pawn-shop', 'F09'].map(pick), REWARD, LEAVE]);
  const out = after(muscle, [1, pick('F09')], [1, to('F01')]);
  expect(eventsOf(out, 'moved')).toEqual([moved(1, donOf(0), 'F09', 'F01')]);
  const orders = after(doing('new-orders:GM', wanted), [1, pick('gun-shop')], [1, to('barber')]);
  expect([eventsOf(orders, 'moved'), decision(orders)]).toEqual([
    [moved(1, thugOf(1), 'gun-shop', 'barber')],
    ['use', 1],
  ]);
  const driver = after(doing('getaway-driver:GM', wanted), [1, pick('gun-shop')]);
  expect([driver.state.open.thugs, hand(driver, 1)]).toEqual([[0, 2, 2], '$2']);
  expect(eventsOf(driver, 'returned')).toEqual([{ type: 'returned', seat: 1, from: placeNamed('gun-shop') }]);
  const meeting = after(doing('family-meeting:GMZ', wanted), [1, pick('F12')], [1, to('F14')]);
  expect([eventsOf(meeting, 'moved'), decision(meeting)]).toEqual([[moved(1, donOf(1), 'F12', 'F14')], ['use', 1]]);
});

test.each([
  ['muscle-out:GM', { bar: 1 }, '$3'],
  ['new-orders:GM', { bar: 0 }, '$2'],
  ['getaway-driver:GM', { bar: 0 }, '$2'],
  ['family-meeting:GMZ', { F01: 0 }, '$5'],
] as const)('CE-41 %s may be skipped: nobody is moved, the money is paid', (card, figures, money) => {
  const there = doing(card, { figures });
  const done = after(there, [0, LEAVE]);
  expect([hand(done, 0), decision(done)]).toEqual([money, ['turn', 1]]);
  expect([done.state.open.thugAt, done.state.open.memberAt]).toEqual([
    there.state.open.thugAt,
    there.state.open.memberAt,
  ]);
});
