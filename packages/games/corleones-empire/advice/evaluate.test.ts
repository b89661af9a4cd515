import type { Seat } from '@consigliere/kernel';
import { advance, legal, random, sfc32, view, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import * as answer from '../testing/answers.ts';
import { type Position, position, type Scene, started } from '../testing/position.ts';
import { after } from '../testing/scene.ts';
import { evaluate } from './evaluate.ts';

const worth = ({ rules, state }: Scene, seat: Seat = 0): number => evaluate(view(rules, state, seat));
const of = (wanted: Position): number => worth(position(wanted));

const NOBODY: Position['reserve'] = [
  [0, 0],
  [0, 0],
  [0, 0],
];

/** Seat 0 has no markers left and wins Queens, which it already controls. */
const SPENT: Position = {
  act: 4,
  reserve: NOBODY,
  figures: { F14: 0, 'calvary-cemetery': 0 },
  control: { queens: [1, 1, 0], brooklyn: [0, 0, 0, 0], midtown: [0, 0, 0, 0] },
};

test.each<[string, Position, Position]>([
  [
    'CE-26 a win in one’s own turf where a marker may be moved there',
    { ...SPENT, options: { 'marker-move': 'any-turf' } },
    SPENT,
  ],
  ['money in the suitcase rather than in hand', { suitcases: ['$5'] }, { hands: ['$5'] }],
  ['CE-33 money in hand rather than none', { hands: ['$5'] }, {}],
  ['less money in another suitcase', { suitcases: ['', '$2'] }, { suitcases: ['', '$5'] }],
  ['CE-16 goods for a job in hand', { hands: ['gun rough-up'] }, { hands: ['booze rough-up'] }],
  ['CE-16 goods for a public job', { hands: ['gun'], publicJobs: 'rough-up' }, { hands: ['gun'], publicJobs: 'skim' }],
  ['CE-16 Narcotics rather than a basic good', { hands: ['narcotics'] }, { hands: ['gun'] }],
  [
    'CE-18 a job that can be paid while a figure is in reserve',
    { act: 4, hands: ['gun rough-up'], reserve: [[1, 0]] },
    { act: 4, hands: ['gun rough-up'], reserve: [[0, 0]] },
  ],
  ['CE-19 an ally that was not played yet', { act: 2, hands: ['loan-shark'] }, { act: 2, played: ['loan-shark'] }],
  ['CE-19 an ally while acts are to come', { act: 3, played: ['loan-shark'] }, { act: 4, played: ['loan-shark'] }],
  [
    'CE-25 to stand alone in a turf',
    { figures: { 'gun-shop': 0, F14: 1 }, reserve: NOBODY },
    { figures: { 'gun-shop': 0, F12: 1 }, reserve: NOBODY },
  ],
  ['CE-13 control of a turf', { act: 2, control: { midtown: [1, 0] } }, { act: 2, control: { midtown: [0, 1] } }],
  ['CE-34 most markers in a turf', { act: 4, control: { queens: [0, 0, 1] } }, { act: 4, control: { queens: [1, 1] } }],
  ['CE-35 a job of a colour of one’s own', { completed: ['skim', 'rough-up'] }, { completed: ['skim', 'heist'] }],
  ['CE-38 the Horse Head', { horseHead: 0 }, { horseHead: 1 }],
])('better is: %s', (_what, better, worse) => {
  expect(of(better)).toBeGreaterThan(of(worse));
});

test('CE-30 cards over the hand limit are worth less when no figure is in reserve', () => {
  const gain = (cards: string, reserve: [number, number]): number =>
    of({ hands: [`${cards} $3`], reserve: [reserve] }) - of({ hands: [cards], reserve: [reserve] });
  expect(gain('5×$3', [0, 0])).toBeLessThan(gain('5×$3', [2, 1]));
  expect(gain('5×$3', [0, 0])).toBeLessThan(gain('$3', [0, 0]));
});

test('CE-33 at the end two money cards in hand count, and not a third', () => {
  const atTheEnd = (cards: string): number =>
    of({ act: 4, hands: [cards], reserve: [[0, 0]], suitcases: ['', '2×$5', '2×$5'] });
  expect(atTheEnd('2×$5')).toBeGreaterThan(atTheEnd('$5 $3'));
  expect(atTheEnd('2×$5 $3')).toBeCloseTo(atTheEnd('2×$5'), 10);
});

/** All answers of the player whose turn it is, the best first. */
function ranking(scene: Scene, seat: Seat = 0): object[] {
  const answers = legal(scene.rules, scene.state, seat);
  const worths = new Map(answers.map(each => [each, worth(after(scene, [seat, each]), seat)]));
  return answers.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}
const best = (scene: Scene, seat: Seat = 0): object | undefined => ranking(scene, seat)[0];

test.each<[string, Position, string, object]>([
  ['CE-I5 suitcases a $5 rather than a $1', { hands: ['$1 $5'] }, 'tax-office', answer.suitcaseIt('$5')],
  ['CE-I2 takes the good of a job', { hands: ['gun heist:GZZ'] }, 'bar', answer.take('booze')],
  ['CE-I4 trades a card for a $5', { hands: ['$1 $3'] }, 'pawn-shop', answer.discardOne],
  ['CE-I6 draws jobs', { deck: 'rough-up skim' }, 'barber', answer.DRAW],
])('at a Front it %s', (_what, wanted, business, action) => {
  const uses = after(position(wanted), [0, answer.thug(business)]);
  expect(worth(after(uses, [0, action]))).toBeGreaterThan(worth(after(uses, [0, answer.DONE])));
  expect(ranking(uses).slice(0, 2)).toContainEqual(action);
});

test('CE-I10 using an icon is better than leaving it', () => {
  const scene = position({ hands: ['$1 $2 $3'], tiles: { queens: 'harbor-warehouse' } });
  for (const placed of ['tax-office', 'bar', 'calvary-cemetery', 'korean-laundry', 'gun-shop', 'harbor-warehouse'])
    expect(ranking(after(scene, [0, answer.thug(placed)])).at(-1)).toEqual(answer.DONE);
});

test('CE-I10 money is taken before the suitcase is used', () => {
  const uses = after(position({ tiles: { 'upper-west-side': 'night-club' }, hands: ['$1'] }), [
    0,
    answer.member('F01'),
  ]);
  expect(best(uses)).toEqual(answer.take('$3'));
});

test('CE-I11 a trade discards the cards worth least', () => {
  const trades = after(
    position({ hands: ['$1 $5 gun rough-up'] }),
    [0, answer.thug('pawn-shop')],
    [0, answer.discardOne],
  );
  expect(best(trades)).toEqual(answer.discard('$1'));
});

test('CE-I6 the job that can be paid for is kept', () => {
  const keeps = after(
    position({ hands: ['2×gun'], deck: 'offer:MMZ rough-up' }),
    [0, answer.thug('barber')],
    [0, answer.DRAW],
  );
  expect(best(keeps)).toEqual(answer.keepJob('rough-up', 'offer:MMZ'));
});

test('CE-7 an ally is played, and a job done, before the last figure is placed', () => {
  const last = { act: 2, reserve: [[1, 0]] } as const;
  expect(best(position({ ...last, hands: ['gun rough-up'], figures: { bar: 1 } }))).toEqual(answer.job('rough-up'));
  expect(best(position({ ...last, hands: ['small-time-bookie'] }))).toEqual(answer.ally('small-time-bookie'));
});

test('CE-13 a controller’s share of a Front counts for the controller', () => {
  const gain = (turf: string): number => {
    const before = position({ act: 2, control: { [turf]: [1] } });
    return worth(after(before, [0, answer.thug('gun-shop')]), 1) - worth(before, 1);
  };
  expect(gain('midtown')).toBeGreaterThan(gain('chelsea'));
});

test('CE-41 an ability isn’t skipped', () => {
  const scene = position({ hands: ['gun rough-up'], figures: { bar: 1, 'korean-laundry': 2 } });
  expect(ranking(after(scene, [0, answer.job('rough-up')])).at(-1)).toEqual(answer.LEAVE);
});

test('CE-17 the money comes before an ability that suitcases it, if the hand holds too little', () => {
  const deals = after(position({ hands: ['$1 $3 blood-money booze back-room-deal:MZ'] }), [
    0,
    answer.job('back-room-deal:MZ'),
  ]);
  expect(best(deals)).toEqual(answer.REWARD);
});

test('CE-25 a Drive-By goes where it lets the player’s own figure win', () => {
  const figures = { 'gun-shop': 1, bar: 2, F14: 0 } as const;
  const drives = after(position({ hands: ['2×gun booze drive-by:GGZ'], figures }), [0, answer.job('drive-by:GGZ')]);
  expect(ranking(drives).filter(each => 'turf' in each)[0]).toEqual(answer.turf('brooklyn'));
});

test('CE-29 the ally worth most is taken', () => {
  const wanted = { phase: 'bribery', suitcases: ['$5', '', ''], offered: 'mayor-1 police-chief-1' } as const;
  const bribes = after(position(wanted), [0, answer.bid('$5')], [0, answer.SEAL]);
  expect(best(bribes)).toEqual(answer.takeAlly('mayor-1'));
});

test('CE-36 the match is worth 1 to the winner and 0 to the others; joint winners share it', () => {
  const end = (suitcases: string[]): number[] => {
    const scene = position({ act: 4, phase: 'tribute', suitcases });
    return [0, 1, 2].map(seat => worth(scene, seat));
  };
  expect(end(['$5', '$3', '$1'])).toEqual([1, 0, 0]);
  expect(end(['$5', '$5', '$1'])).toEqual([0.5, 0.5, 0]);
});

test.each([2, 3, 4, 5])('with %i players everybody’s chance is always between 0 and 1', seats => {
  const { rules, state } = started({ seats });
  const rng = sfc32('any match');
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    for (let seat = 0; seat < seats; seat++) {
      const value = evaluate(view(rules, state, seat));
      expect(value >= 0 && value <= 1).toBe(true);
    }
    const seat = awaited[0]!;
    const actions = legal(rules, state, seat);
    advance(rules, state, seat, actions[random(rng, 'any', actions.length)]!);
  }
});
