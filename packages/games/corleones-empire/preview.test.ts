import { type Action, LANGUAGES, type Language } from '@consigliere/kernel';
import { preview, sayClauses, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import * as answer from './testing/answers.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { type Answered, after } from './testing/scene.ts';
import { words } from './text/index.ts';
import type { CorleonesEmpire } from './types.ts';

const names = ['Anna', 'Ben', 'Carla'];

/** The preview of an answer for the seat that gives it, in clauses. */
function clauses(scene: Scene, action: Action<CorleonesEmpire>, seat = 0, language: Language = 'en'): string[] {
  const { rules, state } = scene;
  return [...sayClauses(words[language], preview(rules, view(rules, state, seat), action), { names, reader: seat })];
}

/** The preview of Anna's answer after the given ones. */
const brings = (wanted: Position, ...given: readonly Action<CorleonesEmpire>[]): string[] => {
  const before = given.slice(0, -1).map((each): Answered => [0, each]);
  const last = given.at(-1);
  if (last === undefined) throw new Error('an answer is missing');
  return clauses(after(position(wanted), ...before), last);
};

const NEXT = 'It’s Ben’s turn.';

test('CE-12 a Thug’s preview says that it uses the icons of the Front', () => {
  expect(brings({}, answer.thug('gun-shop'))).toEqual(['Use: $1, Gun.']);
});

test('CE-13 on a turf another player controls, a Thug shares the Front', () => {
  expect(brings({ control: { midtown: [1] } }, answer.thug('gun-shop'))).toEqual([
    'Ben also uses the Front of the Gun Shop: who goes first?',
  ]);
});

test('CE-14 a Family Member’s preview says that it uses the Backs of all areas the space touches', () => {
  expect(brings({ hands: ['$1'] }, answer.member('F09'))).toEqual(['Use: Gun, suitcase, job.']);
});

test('CE-I11 a figure without an icon to use does nothing', () => {
  expect(brings({}, answer.thug('pawn-shop'))).toEqual(['this does nothing', NEXT]);
});

test('CE-16, CE-17 a job’s preview says what it costs and what is asked next', () => {
  expect(
    brings({ hands: ['gun contract-hit:GM blood-money'], figures: { bar: 1 } }, answer.job('contract-hit:GM')),
  ).toEqual(['from your hand: Gun, Blood Money', 'Contract Hit: choose an opposing figure to gun down.']);
});

test('CE-17 a job without a target only pays its money', () => {
  expect(brings({ hands: ['gun rough-up'] }, answer.job('rough-up'))).toEqual([
    'you get $2 for Gun',
    'Rough Up goes into your suitcase',
    NEXT,
  ]);
});

test('CE-16 a payment’s preview says which cards go', () => {
  const wanted: Position = { hands: ['booze narcotics skim:Z $1'] };
  expect(brings(wanted, answer.job('skim:Z'), answer.pay(0, 0, 1))[0]).toBe('from your hand: Narcotics');
});

test('CE-21 violence says whose figures go into the Hudson', () => {
  const wanted: Position = { hands: ['2×gun blood-money booze car-bomb:GGMZ'], figures: { bar: 1, F15: 2, F16: 0 } };
  expect(brings(wanted, answer.job('car-bomb:GGMZ'), answer.turf('brooklyn'))).toEqual([
    'into the Hudson: Ben’s Thug',
    'into the Hudson: Carla’s Don',
    'you get $2, $5',
    'Car Bomb goes into your suitcase',
    NEXT,
  ]);
});

const USING: Position = { hands: ['$3 $5', '', ''], suitcases: ['$5'] };

test('CE-I1 the preview of taking a card names it', () => {
  expect(brings(USING, answer.thug('gun-shop'), answer.take('$1'))).toEqual(['you get $1']);
});

test('CE-24 if the pile is empty, the lower value is named', () => {
  const wanted: Position = { tiles: { 'wall-street': 'ammo-depot' }, piles: { $2: 0 } };
  expect(brings(wanted, answer.thug('ammo-depot'), answer.take('$2'))).toEqual(['you get $1']);
});

test('CE-24 the last card of a pile is called the last', () => {
  expect(brings({ piles: { $1: 1 } }, answer.thug('gun-shop'), answer.take('$1'))).toEqual([
    'you get $1',
    'that’s the last $1 in the pile',
  ]);
});

test('CE-I5 money for the suitcase shows what is in it then', () => {
  expect(brings(USING, answer.thug('korean-laundry'), answer.suitcaseIt('$3'))).toEqual([
    'from your hand: $3',
    'then in your suitcase: $8',
  ]);
});

test('CE-I6 drawn jobs aren’t revealed', () => {
  expect(brings({}, answer.thug('barber'), answer.DRAW)).toEqual(['then you draw jobs']);
});

test('CE-I7 the Horse Head changes hands', () => {
  expect(brings({ horseHead: 1 }, answer.thug('barber'), answer.TAKE_HORSE_HEAD)).toEqual(['you get the Horse Head']);
});

test('CE-I7 the Horse Head does nothing for the player who has it', () => {
  expect(brings({ horseHead: 0 }, answer.thug('barber'), answer.TAKE_HORSE_HEAD)).toEqual(['this does nothing']);
});

test('CE-I10 icons left unused do nothing', () => {
  expect(brings({}, answer.thug('bar'), answer.DONE)).toEqual(['this does nothing', NEXT]);
});

test('CE-I3 the last card discarded says what is taken for it', () => {
  const wanted: Position = { hands: ['gun loan-shark'] };
  expect(brings(wanted, answer.thug('pawn-shop'), answer.discardOne, answer.discard('gun'))).toEqual([
    'you get $5 for Gun',
    NEXT,
  ]);
  expect(brings(wanted, answer.thug('pawn-shop'), answer.discardOne, answer.discard('ally loan-shark'))).toEqual([
    'you get $5',
    'Loan Shark leaves the game',
    NEXT,
  ]);
});

test('CE-I11, CE-41 Shakedown on a business that gives nothing only pays the job’s money', () => {
  const wanted: Position = { hands: ['gun blood-money booze shakedown:GMZ'] };
  expect(brings(wanted, answer.job('shakedown:GMZ'), answer.front('pawn-shop'))).toEqual([
    'you get $5',
    'Shakedown goes into your suitcase',
    NEXT,
  ]);
  expect(brings(wanted, answer.job('shakedown:GMZ'), answer.front('bar'))).toEqual(['Use: $1, Booze.']);
});

test('CE-37 a theft says whose suitcase, not which card', () => {
  const wanted: Position = { hands: ['gun 2×booze heist:GZZ'], suitcases: ['', '$5 $1', '$2'] };
  expect(brings(wanted, answer.job('heist:GZZ'), answer.rob(1))).toEqual([
    'then you draw a money card from Ben’s suitcase',
  ]);
});

const LAST: Position = {
  hands: ['$5', '', ''],
  suitcases: ['$1', '', ''],
  reserve: [
    [1, 0],
    [0, 0],
    [0, 0],
  ],
  out: [1, 2],
};

test('CE-25 the last answer of the phase says how the turf wars end', () => {
  const wanted: Position = {
    ...LAST,
    figures: { bar: 1, F13: 2, 'gun-shop': 2 },
    control: { midtown: [2], queens: [1] },
  };
  expect(brings(wanted, answer.thug('korean-laundry'), answer.DONE)).toEqual([
    'you’re out of the phase',
    'Ben controls Brooklyn',
    'Carla controls the Upper East Side',
    'Carla controls Queens',
    'you control the Upper West Side',
    'another of Carla’s markers in Midtown',
    'family business is over',
    'Bribery: what do you bid for an ally?',
  ]);
});

test('CE-26 a marker that is moved says which turfs change hands', () => {
  const spent: Position = {
    phase: 'turf-war',
    suitcases: ['$1'],
    figures: { F15: 0 },
    control: { 'wall-street': [0, 0, 0, 1], chelsea: [0, 0, 0, 0, 0, 0] },
  };
  const [first] = brings(spent, answer.moveMarker('chelsea', 0));
  expect(first).toBe('you control Wall Street');
});

test('CE-28 a bid says what it has come to, and what stays', () => {
  const bidding: Position = { phase: 'bribery', suitcases: ['2×$5 $2', '$1'], offered: 'mayor-1 loan-shark' };
  expect(brings(bidding, answer.bid('$5'))).toEqual(['your bid so far: $5', '$7 stays in your suitcase']);
  expect(brings(bidding, answer.bid('$5'), answer.bid('$2'))).toEqual([
    'your bid so far: $7',
    '$5 stays in your suitcase',
  ]);
  expect(brings(bidding, answer.bid('$5'), answer.SEAL)).toEqual(['Bidding in secret: Ben.']);
});

test('CE-28 the last bid opens all', () => {
  const bidding = position({ phase: 'bribery', suitcases: ['$5', '$1'], offered: 'mayor-1 loan-shark' });
  const sealed = after(bidding, [1, answer.SEAL]);
  expect(clauses(sealed, answer.SEAL)).toEqual(['then the bids are opened']);
});

test('CE-30 a card to keep says which ones go, and how many more are kept', () => {
  const paying: Position = { phase: 'tribute', hands: ['2×$1 $2 2×gun booze skim:Z'] };
  expect(brings(paying, answer.keep('$1'))).toEqual(['4 more to keep']);
  expect(brings(paying, answer.keep('$2'))).toEqual(['you hand over 2 × $1', '4 more to keep']);
});

test('CE-33 the answer that ends the match says so, and not who wins', () => {
  const wanted: Position = { ...LAST, act: 4, hands: ['$5'] };
  const found = brings(wanted, answer.thug('korean-laundry'), answer.DONE);
  expect(found.slice(-2)).toEqual(['the game ends', 'then the suitcases are opened']);
});

test('previews exist in every language', () => {
  const scene = after(position(USING), [0, answer.thug('korean-laundry')]);
  expect(LANGUAGES.map(language => clauses(scene, answer.suitcaseIt('$3'), 0, language))).toEqual([
    ['from your hand: $3', 'then in your suitcase: $8'],
    ['aus deiner Hand: 3\u00A0$', 'danach im Koffer: 8\u00A0$'],
    ['uit je hand: $\u00A03', 'daarna in je koffer: $\u00A08'],
  ]);
});
