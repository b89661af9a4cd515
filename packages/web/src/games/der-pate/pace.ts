import { scaled } from '../kit/pace.ts';

/** The car, per space. */
export const legMs = (): number => scaled(300);
/** Figures, money, tiles. */
export const flightMs = (): number => scaled(450);
export const tumbleMs = (): number => scaled(600);
