import type { Action } from '@consigliere/kernel';
import { type DerPate, DICE, type Field, type Tile, type Track } from '../types.ts';

/** Answers as they come from outside, with dice by colour. */

type Answer = Action<DerPate>;
export type Colour = (typeof DICE)[number];

export const ROLL: Answer = { type: 'roll' };
export const END: Answer = { type: 'end' };
export const JUDGE: Answer = { type: 'judge' };
export const DECLINE: Answer = { type: 'decline' };
export const KEEP: Answer = { type: 'keep' };
export const OCCUPY: Answer = { type: 'occupy' };
export const FREE: Answer = { type: 'free' };
export const PAY: Answer = { type: 'pay' };
export const BAIL_OUT: Answer = { type: 'bail-out' };
export const LET_DROWN: Answer = { type: 'let-drown' };

/** DP-10 A die on a field that is open to it. */
export const place = (die: Colour, field: Field): Answer => ({
  type: 'place',
  die: DICE.indexOf(die),
  field,
  senator: false,
});
/** DP-27 A die on a field of another colour. */
export const byTheSenator = (die: Colour, field: Field): Answer => ({
  type: 'place',
  die: DICE.indexOf(die),
  field,
  senator: true,
});
export const cop = (die: Colour): Answer => ({ type: 'cop', die: DICE.indexOf(die) });

export const tile = (name: Tile): object => ({ type: 'tile', tile: name });
export const birthday = (track: Track): Answer => ({ type: 'tile', tile: 'birthday', track });
export const favour = (number: 1 | 4): Answer => ({ type: 'favour', favour: number });
/** DP-31 Favour 2: a marker back from a seat, or from the bank (the number of seats). */
export const callBack = (holder: number): Answer => ({ type: 'favour', favour: 2, holder });
/** DP-31 Favour 3: two steps. */
export const twoSteps = (track: Track): Answer => ({ type: 'favour', favour: 3, track });

export const park = (space: number): Answer => ({ type: 'park', space });
export const district = (number: number): Answer => ({ type: 'district', district: number });
export const takeOver = (business: number): Answer => ({ type: 'take-over', business });
export const freeTakeover = (business: number): Answer => ({ type: 'free-takeover', business });
export const install = (business: number): Answer => ({ type: 'install', business });
export const inform = (business: number): Answer => ({ type: 'inform', business });
export const bank = (track: 'income' | 'favours'): Answer => ({ type: 'bank', track });
export const sell = (business: number): Answer => ({ type: 'sell', business });
