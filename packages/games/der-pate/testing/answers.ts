import type { Action } from '@consigliere/kernel';
import { type DerPate, DICE, type Field, type Tile, type Track } from '../types.ts';

/** Answers as they come from outside, with dice by colour. */

type TestAnswer = Action<DerPate>;
export type Colour = (typeof DICE)[number];

export const ROLL: TestAnswer = { type: 'roll' };
export const END: TestAnswer = { type: 'end' };
export const JUDGE: TestAnswer = { type: 'judge' };
export const DECLINE: TestAnswer = { type: 'decline' };
export const KEEP: TestAnswer = { type: 'keep' };
export const OCCUPY: TestAnswer = { type: 'occupy' };
export const FREE: TestAnswer = { type: 'free' };
export const PAY: TestAnswer = { type: 'pay' };
export const BAIL_OUT: TestAnswer = { type: 'bail-out' };
export const LET_DROWN: TestAnswer = { type: 'let-drown' };

/** DP-10 A die on a field that is open to it. */
export const place = (die: Colour, field: Field): TestAnswer => ({
  type: 'place',
  die: DICE.indexOf(die),
  field,
  senator: false,
});
/** DP-27 A die on a field of another colour. */
export const byTheSenator = (die: Colour, field: Field): TestAnswer => ({
  type: 'place',
  die: DICE.indexOf(die),
  field,
  senator: true,
});
export const cop = (die: Colour): TestAnswer => ({ type: 'cop', die: DICE.indexOf(die) });

export const tile = (name: Tile): object => ({ type: 'tile', tile: name });
export const birthday = (track: Track): TestAnswer => ({ type: 'tile', tile: 'birthday', track });
export const favour = (number: 1 | 4): TestAnswer => ({ type: 'favour', favour: number });
/** DP-31 Favour 2: a marker back from a seat, or from the bank (the number of seats). */
export const callBack = (holder: number): TestAnswer => ({ type: 'favour', favour: 2, holder });
/** DP-31 Favour 3: two steps. */
export const twoSteps = (track: Track): TestAnswer => ({ type: 'favour', favour: 3, track });

export const park = (space: number): TestAnswer => ({ type: 'park', space });
export const district = (number: number): TestAnswer => ({ type: 'district', district: number });
export const takeOver = (business: number): TestAnswer => ({ type: 'take-over', business });
export const freeTakeover = (business: number): TestAnswer => ({ type: 'free-takeover', business });
export const install = (business: number): TestAnswer => ({ type: 'install', business });
export const inform = (business: number): TestAnswer => ({ type: 'inform', business });
export const bank = (track: 'income' | 'favours'): TestAnswer => ({ type: 'bank', track });
export const sell = (business: number): TestAnswer => ({ type: 'sell', business });
