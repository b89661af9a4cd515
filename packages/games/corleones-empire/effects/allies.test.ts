import { expect, test } from 'vitest';
import { ally, DONE, good, hit, LEAVE, suitcaseIt, take, to, turf } from '../testing/answers.ts';
import { turfNamed } from '../testing/cards.ts';
import { donOf, gunnedDown, neutral, thugOf, took } from '../testing/expected-events.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import {
  after,
  answers,
  decision,
  events,
  eventsOf,
  hand,
  iconsLeft,
  piles,
  placeNamed,
  refusal,
  standsAt,
  suitcase,
} from '../testing/scene.ts';

const [MAYOR, UNION_BOSS, POLICE_CHIEF] = [0, 1, 2];
const ACTS: Record<string, number> = {
  ...{
    'mayor-1': 1,
    'union-boss-1': 1,
    'police-chief-1': 1,
    'tax-advisor': 1,
    'small-time-bookie': 1,
    'hired-muscle': 1,
  },
  ...{ 'mayor-2': 2, 'union-boss-2': 2, 'police-chief-2': 2, 'family-accountant': 2 },
  ...{ 'police-evidence-manager': 2, 'loan-shark': 2 },
  ...{ 'mayor-3': 3, 'union-boss-3': 3, 'police-chief-3': 3, 'private-banker': 3, 'hollywood-producer': 3, capo: 3 },
};

/** Player 0 has played an ally, with the given other cards in hand. */
function playing(name: string, { hands = [], ...wanted }: Position = {}): Scene {
  const [mine = '', ...others] = hands;
  const scene = position({ act: ACTS[name] ?? 1, ...wanted, hands: [`${mine} ${name}`, ...others] });
  return after(scene, [0, ally(name)]);
}

test.each([
  ['tax-advisor', ['$2', 'suitcase']],
  ['small-time-bookie', ['$3']],
  ['hired-muscle', ['$2', 'gun']],
  ['family-accountant', ['suitcase', 'suitcase']],
  ['loan-shark', ['$5']],
  ['private-banker', ['suitcase', 'suitcase', 'suitcase']],
  ['hollywood-producer', ['$3', '$5']],
])('CE-19, CE-C8 %s: only icons, used at once', (name, icons) => {
  const there = playing(name, { hands: ['$1'] });
  expect(decision(there)).toEqual(['use', 0]);
  const done = after(there, [0, DONE]);
  expect([iconsLeft(done), decision(done)]).toEqual([[icons], ['turn', 1]]);
});

test.each([
  ['mayor-1', []],
  ['mayor-2', [['$2']]],
  ['mayor-3', [['$3']]],
  ['union-boss-1', []],
  ['union-boss-2', [['$2']]],
  ['union-boss-3', [['$5']]],
  ['police-chief-1', [['$2']]],
  ['police-chief-2', [['$3', 'suitcase']]],
  ['police-chief-3', [['$3']]],
  ['police-evidence-manager', []],
])('CE-40, CE-C8 %s: the icons after "then" are used even if the ability is skipped', (name, icons) => {
  const there = playing(name, { hands: ['$1'] });
  expect(decision(there)).toEqual(['ability', 0]);
  const left = after(there, [0, LEAVE]);
  const done = decision(left)[0] === 'use' ? after(left, [0, DONE]) : left;
  expect([iconsLeft(done), decision(done)]).toEqual([icons, ['turn', 1]]);
  expect([done.state.open.chief, done.state.open.hudson]).toEqual([-1, []]);
});

test('CE-C8 these are all the allies: six for each of the acts I to III', () => {
  const { given } = position().rules;
  const byAct = [1, 2, 3].map(act => given.allies.filter(row => row.act === act - 1).length);
  expect([given.allies.length, Object.keys(ACTS).length, byAct]).toEqual([18, 18, [6, 6, 6]]);
  for (const [name, act] of Object.entries(ACTS)) {
    const scene = position({ act, hands: [name] });
    expect(scene.state.recalled.allies[0]?.map(each => given.allies[each]?.act)).toEqual([act - 1]);
  }
});

test('CE-19 Family Accountant: two suitcases (the rulebook’s example)', () => {
  const there = playing('family-accountant', { hands: ['$1 $2 $5'] });
  const done = after(there, [0, suitcaseIt('$5')], [0, suitcaseIt('$2')]);
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['$1', '$2 $5', ['turn', 1]]);
});

test('CE-19 Hollywood Producer and Tax Advisor: all their icons', () => {
  const producer = after(playing('hollywood-producer'), [0, take('$5')], [0, take('$3')]);
  expect(hand(producer, 0)).toBe('$3 $5');
  const advisor = after(playing('tax-advisor'), [0, take('$2')], [0, suitcaseIt('$2')]);
  expect([hand(advisor, 0), suitcase(advisor, 0)]).toEqual(['', '$2']);
});

test('CE-20, CE-40 Mayor: on an empty round space, all Backs there; then the icons', () => {
  const there = playing('mayor-2', { figures: { F01: 1, F12: 0 } });
  const spaces = ['F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10', 'F11', 'F13', 'F14', 'F15', 'F16'];
  expect(answers(there, 0)).toEqual([...spaces.map(to), LEAVE]);
  const used = after(there, [0, to('F14')]);
  expect(events(used, 2).at(-1)).toEqual(neutral(0, MAYOR, placeNamed('F14')));
  expect([standsAt(used, 'F14'), answers(used, 0)]).toEqual(['neutral', [take('blood-money'), take('booze'), DONE]]);
  const then = after(used, [0, take('booze')], [0, take('blood-money')]);
  expect(answers(then, 0)).toEqual([take('$2'), DONE]);
  const done = after(then, [0, take('$2')]);
  expect([hand(done, 0), decision(done), done.state.open.members[0]]).toEqual(['$2 blood-money booze', ['turn', 1], 1]);
});

test('CE-14, CE-40 Mayor: uses Backs, so a controller gets nothing; with two players never on a 3+ space', () => {
  const there = playing('mayor-1', { seats: 2, control: { brooklyn: [1], queens: [1] } });
  const spaces = ['F01', 'F03', 'F04', 'F05', 'F07', 'F09', 'F10', 'F12', 'F14', 'F15'];
  expect(answers(there, 0)).toEqual([...spaces.map(to), LEAVE]);
  const done = after(there, [0, to('F14')], [0, DONE]);
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-20 Mayor: from the board, moved to another space', () => {
  const there = playing('mayor-3', { figures: { F09: 'mayor' } });
  expect(refusal(there, 0, to('F09'))).toEqual({ code: 'not-legal', rule: 'CE-40' });
  const done = after(there, [0, to('F14')], [0, DONE], [0, take('$3')]);
  expect([standsAt(done, 'F09'), standsAt(done, 'F14'), hand(done, 0)]).toEqual(['nobody', 'neutral', '$3']);
});

test('CE-20, CE-40 Union Boss: on an empty Thug space, that Front; then the icons', () => {
  const there = playing('union-boss-2', { tiles: { queens: 'brewery' }, figures: { bar: 1, barber: 0 } });
  const spaces = ['tax-office', 'pawn-shop', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'brewery'];
  expect(answers(there, 0)).toEqual([...spaces.map(to), LEAVE]);
  const used = after(there, [0, to('brewery')]);
  expect(events(used, 2).at(-1)).toEqual(neutral(0, UNION_BOSS, placeNamed('brewery')));
  expect([standsAt(used, 'brewery'), answers(used, 0)]).toEqual(['neutral', [take('$2'), take('booze'), DONE]]);
  const done = after(used, [0, take('booze')], [0, take('$2')], [0, take('$2')]);
  expect([hand(done, 0), decision(done), done.state.open.thugs[0]]).toEqual(['2×$2 booze', ['turn', 1], 1]);
});

test('CE-20 Union Boss: from the board, moved to another space', () => {
  const there = playing('union-boss-1', { figures: { bar: 'union-boss', F01: 'mayor' } });
  expect(refusal(there, 0, to('bar'))).toEqual({ code: 'not-legal', rule: 'CE-40' });
  const done = after(there, [0, to('gun-shop')], [0, DONE]);
  expect([standsAt(done, 'bar'), standsAt(done, 'gun-shop'), standsAt(done, 'F01')]).toEqual([
    'nobody',
    'neutral',
    'neutral',
  ]);
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-20 both can be moved from the very first space too', () => {
  const mayor = after(playing('mayor-1', { figures: { F01: 'mayor' } }), [0, to('F14')]);
  expect([standsAt(mayor, 'F01'), standsAt(mayor, 'F14')]).toEqual(['nobody', 'neutral']);
  const boss = after(playing('union-boss-1', { figures: { 'tax-office': 'union-boss' } }), [0, to('bar')]);
  expect([standsAt(boss, 'tax-office'), standsAt(boss, 'bar')]).toEqual(['nobody', 'neutral']);
});

test('CE-40 without an empty space the figure part is skipped; the icons are still used', () => {
  const thugs = { 'tax-office': 1, bar: 1, 'pawn-shop': 2, 'calvary-cemetery': 2, 'korean-laundry': 3, 'gun-shop': 3 };
  const full: Position = { seats: 4, figures: { ...thugs, barber: 'union-boss' } };
  const there = playing('union-boss-2', full);
  expect([decision(there), answers(there, 0), standsAt(there, 'barber')]).toEqual([
    ['use', 0],
    [take('$2'), DONE],
    'neutral',
  ]);
  expect(decision(playing('union-boss-1', full))).toEqual(['turn', 1]);
});

const TURFS = ['wall-street', 'brooklyn', 'upper-east-side', 'queens', 'upper-west-side', 'midtown', 'chelsea'];

test('CE-20, CE-40 Police Chief: into any turf; then the icons', () => {
  const there = playing('police-chief-2', { hands: ['$1'], figures: { F12: 1, bar: 2 } });
  expect(answers(there, 0)).toEqual([...TURFS.map(turf), LEAVE]);
  const sent = after(there, [0, turf('queens')]);
  expect(events(sent, 2).at(-1)).toEqual(neutral(0, POLICE_CHIEF, turfNamed('queens')));
  expect([sent.state.open.chief, sent.state.open.hudson]).toEqual([3, []]);
  const done = after(sent, [0, take('$3')], [0, suitcaseIt('$1')]);
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['$3', '$1', ['turn', 1]]);
});

test('CE-40 Police Chief: may be put into the same turf, or not be moved at all', () => {
  const there = playing('police-chief-1', { figures: { midtown: 'chief' } });
  expect(answers(there, 0)).toEqual([...TURFS.map(turf), LEAVE]);
  for (const answer of [turf('midtown'), LEAVE]) {
    const done = after(there, [0, answer]);
    expect([done.state.open.chief, answers(done, 0)]).toEqual([5, [take('$2'), DONE]]);
  }
  expect(after(there, [0, turf('chelsea')]).state.open.chief).toBe(6);
});

test('CE-40 Police Chief of Act III: guns down one opposing player figure in that turf; then $3', () => {
  const figures = { 'gun-shop': 1, F12: 2, F05: 0, F09: 'mayor', bar: 1, F14: 1 } as const;
  const there = playing('police-chief-3', { figures });
  expect(answers(there, 0)).toEqual([...TURFS.map(turf), LEAVE]);
  const sent = after(there, [0, turf('midtown')]);
  expect([sent.state.open.chief, answers(sent, 0)]).toEqual([5, [hit('gun-shop'), hit('F12'), LEAVE]]);
  for (const [place, figure] of [
    ['gun-shop', thugOf(1)],
    ['F12', donOf(2)],
  ] as const) {
    const shot = after(sent, [0, hit(place)]);
    expect(eventsOf(shot, 'gunned-down')).toEqual([gunnedDown(0, figure, place)]);
    expect([standsAt(shot, place), answers(shot, 0)]).toEqual(['nobody', [take('$3'), DONE]]);
  }
});

test('CE-40 Police Chief of Act III: gunning down may be skipped, and is without a target', () => {
  const figures = { 'gun-shop': 1, bar: 0, F14: 'mayor' } as const;
  const left = after(playing('police-chief-3', { figures }), [0, turf('midtown')], [0, LEAVE]);
  expect([left.state.open.chief, left.state.open.hudson, answers(left, 0)]).toEqual([5, [], [take('$3'), DONE]]);
  const none = after(playing('police-chief-3', { figures }), [0, turf('brooklyn')]);
  expect([none.state.open.chief, answers(none, 0)]).toEqual([1, [take('$3'), DONE]]);
});

test('CE-40 Police Evidence Manager: any two different basic goods', () => {
  const there = playing('police-evidence-manager');
  expect(answers(there, 0)).toEqual([...['gun', 'blood-money', 'booze'].map(good), LEAVE]);
  for (const [first, rest] of [
    ['gun', ['blood-money', 'booze']],
    ['blood-money', ['gun', 'booze']],
    ['booze', ['gun', 'blood-money']],
  ] as const)
    expect(answers(after(there, [0, good(first)]), 0)).toEqual([...rest.map(good), LEAVE]);
  const done = after(there, [0, good('booze')], [0, good('gun')]);
  expect([hand(done, 0), decision(done), piles(done).gun]).toEqual(['gun booze', ['turn', 1], 7]);
  expect(eventsOf(done, 'took')).toEqual([took(0, 'booze'), took(0, 'gun')]);
});

test('CE-40 Police Evidence Manager: each good from a pile that isn’t empty; one or none if there are no more', () => {
  const two = playing('police-evidence-manager', { piles: { booze: 0 } });
  expect(answers(two, 0)).toEqual([good('gun'), good('blood-money'), LEAVE]);
  const one = after(playing('police-evidence-manager', { piles: { gun: 0, booze: 0 } }), [0, good('blood-money')]);
  expect([hand(one, 0), decision(one)]).toEqual(['blood-money', ['turn', 1]]);
  const none = playing('police-evidence-manager', { piles: { gun: 0, booze: 0, 'blood-money': 0 } });
  expect([hand(none, 0), decision(none)]).toEqual(['', ['turn', 1]]);
  const left = after(playing('police-evidence-manager'), [0, good('gun')], [0, LEAVE]);
  expect([hand(left, 0), decision(left)]).toEqual(['gun', ['turn', 1]]);
});

test('CE-40 Capo: guns down one opposing player figure anywhere, then $3', () => {
  const figures = { 'gun-shop': 1, F12: 2, F05: 0, F09: 'mayor', barber: 'union-boss', bar: 0 } as const;
  const there = playing('capo', { figures });
  expect(answers(there, 0)).toEqual([hit('gun-shop'), hit('F12'), LEAVE]);
  const done = after(there, [0, hit('F12')], [0, take('$3')]);
  expect([done.state.open.hudson, hand(done, 0), decision(done)]).toEqual([[donOf(2)], '$3', ['turn', 1]]);
  const none = playing('capo', { figures: { bar: 0 } });
  expect(answers(none, 0)).toEqual([take('$3'), DONE]);
});

test('CE-40 allies do for any player what they do for the first', () => {
  const wanted: Position = { act: 3, turn: 1, figures: { 'gun-shop': 0, bar: 1, F09: 0, F12: 1 } };
  const by = (name: string): Scene => after(position({ ...wanted, hands: ['', name] }), [1, ally(name)]);
  const mayor = after(by('mayor-3'), [1, to('F14')]);
  expect([eventsOf(mayor, 'neutral'), decision(mayor)]).toEqual([[neutral(1, MAYOR, placeNamed('F14'))], ['use', 1]]);
  const boss = after(by('union-boss-3'), [1, to('barber')]);
  expect([eventsOf(boss, 'neutral'), decision(boss)]).toEqual([
    [neutral(1, UNION_BOSS, placeNamed('barber'))],
    ['use', 1],
  ]);
  const chief = after(by('police-chief-3'), [1, turf('midtown')]);
  expect(eventsOf(chief, 'neutral')).toEqual([neutral(1, POLICE_CHIEF, turfNamed('midtown'))]);
  expect(answers(chief, 1)).toEqual([hit('gun-shop'), hit('F09'), LEAVE]);
  expect(eventsOf(after(chief, [1, hit('F09')]), 'gunned-down')).toEqual([gunnedDown(1, donOf(0), 'F09')]);
  const plain = after(by('police-chief-1'), [1, turf('queens')]);
  expect(eventsOf(plain, 'neutral')).toEqual([neutral(1, POLICE_CHIEF, turfNamed('queens'))]);
  const goods = after(by('police-evidence-manager'), [1, good('gun')], [1, good('booze')]);
  expect([hand(goods, 0), hand(goods, 1), decision(goods)]).toEqual(['', 'gun booze', ['turn', 2]]);
});
