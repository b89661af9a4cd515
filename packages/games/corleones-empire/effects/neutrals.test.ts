import { expect, test } from 'vitest';
import { ally, DONE, first, job, LEAVE, pick, publicJob, REWARD, take, thug, to, turf } from '../testing/answers.ts';
import { doing } from '../testing/doing.ts';
import { neutral } from '../testing/expected-events.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { type Answered, after, answers, decision, eventsOf, hand, placeNamed, standsAt } from '../testing/scene.ts';

const [MAYOR, UNION_BOSS] = [0, 1];
const TURN: Position = { options: { 'neutral-control': 'turn' } };
const PHASE: Position = { options: { 'neutral-control': 'phase' } };

/** Player 0 has played an ally whose figure went to a place, and it is player 0's turn again; player 1 has placed a Thug on the Tax Consultancy. */
function cameRound(name: string, place: string, wanted: Position): Scene {
  const scene = position({ seats: 2, act: 2, ...wanted });
  const sent = after(scene, [0, ally(name)], [0, to(place)], [0, DONE]);
  return after(decision(sent)[0] === 'use' ? after(sent, [0, DONE]) : sent, [1, thug('tax-office')]);
}

const BOSS = 'union-boss-1 gun blood-money new-orders:GM';
const MAN = 'mayor-1 gun blood-money booze family-meeting:GMZ';

test('CE-20 English: the player’s until the turn is over; then New Orders finds no Thug', () => {
  for (const options of [TURN, {}]) {
    const there = cameRound('union-boss-1', 'gun-shop', { hands: [BOSS], ...options });
    expect(there.state.open.neutralsOf).toEqual([-1, -1, -1]);
    const done = after(there, [0, job('new-orders:GM')]);
    expect([decision(done), hand(done, 0), standsAt(done, 'gun-shop')]).toEqual([['turn', 1], '$2', 'neutral']);
  }
});

test('CE-20 English: the player’s until the turn is over; then Family Meeting finds no Family Member', () => {
  const there = cameRound('mayor-1', 'F12', { hands: [MAN], ...TURN });
  const done = after(there, [0, job('family-meeting:GMZ')]);
  expect([decision(done), hand(done, 0), standsAt(done, 'F12')]).toEqual([['turn', 1], '$5', 'neutral']);
});

test('CE-20 English: while the ally is being played, its figure is the player’s', () => {
  const scene = position({ act: 3, hands: ['police-chief-3 police-chief-1'], figures: { 'gun-shop': 1 }, ...TURN });
  const sent = after(scene, [0, ally('police-chief-3')], [0, turf('midtown')]);
  expect(sent.state.open.neutralsOf).toEqual([-1, -1, 0]);
  expect(after(sent, [0, LEAVE], [0, DONE]).state.open.neutralsOf).toEqual([-1, -1, -1]);
  const plain = after(scene, [0, ally('police-chief-1')]);
  expect(plain.state.open.neutralsOf).toEqual([-1, -1, 0]);
});

test('CE-20, CE-39 German: New Orders moves the Union Boss like a Thug, and uses the Front', () => {
  const there = cameRound('union-boss-1', 'gun-shop', { hands: [BOSS], figures: { bar: 0 }, ...PHASE });
  expect(there.state.open.neutralsOf).toEqual([-1, 0, -1]);
  const begun = after(there, [0, job('new-orders:GM')]);
  expect(answers(begun, 0)).toEqual([pick('bar'), pick('gun-shop'), REWARD, LEAVE]);
  const picked = after(begun, [0, pick('gun-shop')]);
  expect(answers(picked, 0)).toEqual(['pawn-shop', 'calvary-cemetery', 'korean-laundry', 'barber'].map(to));
  const used = after(picked, [0, to('calvary-cemetery')]);
  expect(eventsOf(used, 'neutral', 'moved').at(-1)).toEqual(neutral(0, UNION_BOSS, placeNamed('calvary-cemetery')));
  expect([decision(used), answers(used, 0)]).toEqual([
    ['use', 0],
    [take('$1'), take('blood-money'), DONE],
  ]);
  const done = after(used, [0, take('$1')], [0, take('blood-money')]);
  expect([standsAt(done, 'gun-shop'), standsAt(done, 'calvary-cemetery'), hand(done, 0)]).toEqual([
    ...['nobody', 'neutral'],
    '$1 $2 blood-money',
  ]);
});

test('CE-13, CE-39 German: another controller uses the Front of the moved Union Boss too', () => {
  const control = { queens: [1] };
  const there = cameRound('union-boss-1', 'gun-shop', { hands: [BOSS], control, ...PHASE });
  const sent = after(there, [0, job('new-orders:GM')], [0, pick('gun-shop')], [0, to('calvary-cemetery')]);
  expect([decision(sent), answers(sent, 0)]).toEqual([
    ['front', 0],
    [first(0), first(1)],
  ]);
});

test('CE-39 German: the second player’s New Orders moves the Union Boss of the second player', () => {
  const scene = position({ seats: 2, turn: 1, hands: ['', BOSS], ...PHASE });
  const there = after(scene, [1, ally('union-boss-1')], [1, to('tax-office')], [0, thug('gun-shop')], [0, DONE]);
  expect(there.state.open.neutralsOf).toEqual([-1, 1, -1]);
  const begun = after(there, [1, job('new-orders:GM')]);
  expect(answers(begun, 1)).toEqual([pick('tax-office'), REWARD, LEAVE]);
  const used = after(begun, [1, pick('tax-office')], [1, to('barber')]);
  expect(eventsOf(used, 'neutral').at(-1)).toEqual(neutral(1, UNION_BOSS, placeNamed('barber')));
  expect([standsAt(used, 'tax-office'), standsAt(used, 'barber'), decision(used)]).toEqual([
    ...['nobody', 'neutral'],
    ['use', 1],
  ]);
});

test('CE-39 German: Family Meeting moves the Mayor like a Family Member, and uses all Backs', () => {
  const there = cameRound('mayor-1', 'F12', { hands: [MAN], figures: { F01: 0, F03: 1 }, ...PHASE });
  const begun = after(there, [0, job('family-meeting:GMZ')]);
  expect(answers(begun, 0)).toEqual([pick('F01'), pick('F12'), REWARD, LEAVE]);
  const used = after(begun, [0, pick('F12')], [0, to('F14')]);
  expect(eventsOf(used, 'neutral', 'moved').at(-1)).toEqual(neutral(0, MAYOR, placeNamed('F14')));
  expect([standsAt(used, 'F12'), standsAt(used, 'F14'), answers(used, 0)]).toEqual([
    ...['nobody', 'neutral'],
    [take('blood-money'), take('booze'), DONE],
  ]);
});

test('CE-39 German: the Mayor of the second player is moved only by the second player', () => {
  const meeting = 'gun blood-money booze family-meeting:GMZ';
  const scene = position({ seats: 2, turn: 1, hands: [`${meeting} gun`, 'mayor-1'], ...PHASE });
  const sent = after(scene, [1, ally('mayor-1')], [1, to('F12')], [1, DONE]);
  const first = after(sent, [0, job('family-meeting:GMZ')]);
  expect([decision(first), hand(first, 0)]).toEqual([['turn', 1], '$5 gun']);
  const own = position({ seats: 2, turn: 1, hands: ['', `mayor-1 ${meeting}`], ...PHASE });
  const round = after(own, [1, ally('mayor-1')], [1, to('F12')], [1, DONE], [0, thug('tax-office')]);
  expect(answers(after(round, [1, job('family-meeting:GMZ')]), 1)).toEqual([pick('F12'), REWARD, LEAVE]);
});

test('CE-39 German: each card moves its own figure: New Orders never the Mayor, Family Meeting never the Union Boss', () => {
  const orders = cameRound('mayor-1', 'F12', { hands: ['mayor-1 gun blood-money new-orders:GM'], ...PHASE });
  expect(decision(after(orders, [0, job('new-orders:GM')]))).toEqual(['turn', 1]);
  const hands = ['union-boss-1 gun blood-money booze family-meeting:GMZ'];
  const meeting = cameRound('union-boss-1', 'gun-shop', { hands, ...PHASE });
  expect(decision(after(meeting, [0, job('family-meeting:GMZ')]))).toEqual(['turn', 1]);
});

test('CE-39 German: another player’s New Orders and Muscle Out don’t move the figure', () => {
  const hands = ['union-boss-1', 'gun blood-money new-orders:GM'];
  const scene = position({ seats: 2, hands, publicJobs: 'muscle-out:GM', ...PHASE });
  const sent = after(scene, [0, ally('union-boss-1')], [0, to('gun-shop')], [0, DONE]);
  for (const answer of [job('new-orders:GM'), publicJob('muscle-out:GM')])
    expect(decision(after(sent, [1, answer]))).toEqual(['turn', 0]);
});

test('CE-39 German: no Getaway Driver for the Union Boss', () => {
  const hands = ['union-boss-1 gun blood-money getaway-driver:GM'];
  const there = cameRound('union-boss-1', 'gun-shop', { hands, ...PHASE });
  const done = after(there, [0, job('getaway-driver:GM')]);
  expect([decision(done), standsAt(done, 'gun-shop'), done.state.open.thugs]).toEqual([['turn', 1], 'neutral', [3, 2]]);
});

test('CE-39 German: until another player plays a card of the same figure, even one who leaves it where it is', () => {
  const hands = [BOSS, 'union-boss-2'];
  const takeover: readonly (readonly Answered[])[] = [
    [
      [1, ally('union-boss-2')],
      [1, to('barber')],
      [1, DONE],
      [1, DONE],
    ],
    [
      [1, ally('union-boss-2')],
      [1, LEAVE],
      [1, DONE],
    ],
  ];
  for (const moves of takeover) {
    const scene = position({ seats: 2, act: 2, hands, ...PHASE });
    const sent = after(scene, [0, ally('union-boss-1')], [0, to('gun-shop')], [0, DONE]);
    const taken = after(sent, ...moves);
    expect([taken.state.open.neutralsOf, decision(taken)]).toEqual([
      [-1, 1, -1],
      ['turn', 0],
    ]);
    expect(decision(after(taken, [0, job('new-orders:GM')]))).toEqual(['turn', 1]);
  }
});

test('CE-39 German: another figure’s card takes nothing away', () => {
  const scene = position({ seats: 2, act: 2, hands: [BOSS, 'mayor-2 police-chief-2'], ...PHASE });
  const sent = after(scene, [0, ally('union-boss-1')], [0, to('gun-shop')], [0, DONE]);
  const taken = after(sent, [1, ally('mayor-2')], [1, LEAVE], [1, DONE]);
  expect(taken.state.open.neutralsOf).toEqual([1, 0, -1]);
  expect(answers(after(taken, [0, job('new-orders:GM')]), 0)).toEqual([pick('gun-shop'), REWARD, LEAVE]);
});

test('CE-39 German: until its player is out of the phase; the figure never keeps the player in', () => {
  const reserve = [
    [1, 0],
    [2, 1],
  ] as const;
  const there = cameRound('union-boss-1', 'gun-shop', { hands: ['union-boss-1'], reserve, ...PHASE });
  expect([there.state.open.neutralsOf, there.state.open.out]).toEqual([
    [-1, 0, -1],
    [false, false],
  ]);
  const out = after(there, [0, thug('bar')], [0, DONE]);
  expect([out.state.open.neutralsOf, out.state.open.out, decision(out)]).toEqual([
    [-1, -1, -1],
    [true, false],
    ['turn', 1],
  ]);
});

test('CE-39 German: a player who is out loses only their own neutral figures', () => {
  const reserve = [
    [2, 1],
    [1, 0],
  ] as const;
  const scene = position({ seats: 2, act: 2, hands: ['mayor-1'], reserve, ...PHASE });
  const done = after(scene, [0, ally('mayor-1')], [0, to('F12')], [0, DONE], [1, thug('tax-office')]);
  expect([done.state.open.out, done.state.open.neutralsOf]).toEqual([
    [false, true],
    [0, -1, -1],
  ]);
});

test('CE-39 German: a figure beside the board isn’t moved, though its card was played', () => {
  const scene = position({ seats: 2, hands: [BOSS], ...PHASE });
  const there = after(scene, [0, ally('union-boss-1')], [0, LEAVE], [1, thug('tax-office')]);
  expect(there.state.open.neutralsOf).toEqual([-1, 0, -1]);
  expect(decision(after(there, [0, job('new-orders:GM')]))).toEqual(['turn', 1]);
});

test.each(['turn', 'phase'])('CE-21, CE-39 with "%s" a neutral figure is never an opposing player figure', option => {
  const figures = { 'gun-shop': 'union-boss', F09: 'mayor', midtown: 'chief' } as const;
  for (const card of ['car-bomb:GGMZ', 'drive-by:GMZ', 'contract-hit:GM', 'rough-up:G', 'muscle-out:GM']) {
    const done = doing(card, { figures, options: { 'neutral-control': option } });
    expect(decision(done)).toEqual(['turn', 1]);
    expect([standsAt(done, 'gun-shop'), standsAt(done, 'F09'), done.state.open.chief]).toEqual([
      ...['neutral', 'neutral'],
      5,
    ]);
  }
});

test('CE-20 the figure stays on the board when its ally’s turn is over, and its space is taken', () => {
  const scene = position({ hands: ['police-chief-1 mayor-1 union-boss-1'] });
  const done = after(scene, [0, ally('mayor-1')], [0, to('F12')], [0, DONE]);
  expect([standsAt(done, 'F12'), decision(done)]).toEqual(['neutral', ['turn', 1]]);
  expect(answers(done, 1)).not.toContainEqual({ type: 'member', space: 11 });
});
