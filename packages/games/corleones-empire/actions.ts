import { type Answers, answers } from '@consigliere/kernel';
import { ALLY_CARDS, DISCARD_1, DISCARD_2, DISCARD_3, EXCHANGE, JOB_CARDS, ROUND_SPACES } from './types.ts';

/** The answers that `legal` lists, made once. Each table is as long as an edition may make it. */

const BUSINESSES = ROUND_SPACES;
const SPACES = 32;
const PLACES = ROUND_SPACES + SPACES;
const JOBS = ALLY_CARDS - JOB_CARDS;
const ALLIES = 64;

export const THUG_TO = answers(BUSINESSES, business => ({ type: 'thug', business }));
export const MEMBER_TO = answers(SPACES, space => ({ type: 'member', space }));
export const DO_JOB = answers(JOBS, job => ({ type: 'job', job }));
export const DO_PUBLIC_JOB = answers(JOBS, job => ({ type: 'public-job', job }));
export const PLAY_ALLY = answers(ALLIES, ally => ({ type: 'ally', ally }));
export const OUT = Object.freeze({ type: 'out' } as const);

export const TAKE = answers(8, kind => ({ type: 'take', kind }));
export const SUITCASE_MONEY = answers(4, money => ({ type: 'suitcase', money }));
export const DRAW = Object.freeze({ type: 'draw' } as const);
export const TAKE_HORSE_HEAD = Object.freeze({ type: 'horse-head' } as const);
export const TRADES: readonly number[] = [DISCARD_2, DISCARD_1, EXCHANGE, DISCARD_3];
export const TRADE = answers(15, icon => ({ type: 'trade', icon }));
export const DONE = Object.freeze({ type: 'done' } as const);

export const FRONT = answers(BUSINESSES, business => ({ type: 'front', business }));
export const TURF = answers(7, turf => ({ type: 'turf', turf }));
export const COLLECT = Object.freeze({ type: 'collect' } as const);
export const PICK = answers(PLACES, place => ({ type: 'pick', place }));
export const TO = answers(PLACES, place => ({ type: 'to', place }));
export const HIT = answers(PLACES, place => ({ type: 'hit', place }));
export const GOOD = answers(8, good => ({ type: 'good', good }));
export const OFFER = Object.freeze({ type: 'offer' } as const);
export const ROB = answers(5, victim => ({ type: 'rob', victim }));
export const REWARD = Object.freeze({ type: 'reward' } as const);
export const LEAVE = Object.freeze({ type: 'leave' } as const);

export const DISCARD = answers(ALLY_CARDS + ALLIES, card => ({ type: 'discard', card }));
export const KEEP = answers(ALLY_CARDS + ALLIES, card => ({ type: 'keep', card }));
export const GIVE = answers(4, money => ({ type: 'give', money }));
export const BID = answers(4, money => ({ type: 'bid', money }));
export const SEAL = Object.freeze({ type: 'seal' } as const);
export const TAKE_ALLY = answers(ALLIES, ally => ({ type: 'take-ally', ally }));
export const DECLINE = Object.freeze({ type: 'decline' } as const);
export const FIRST = answers(5, seat => ({ type: 'first', seat }));
export const FAMILY = answers(16, family => ({ type: 'family', family }));

/** CE-16 The most goods of one kind in a cost. */
const MOST = 4;
const upTo = <const A>(make: (count: number) => A): Answers<A> => answers(MOST + 1, make);
/** A payment by the number of Narcotics that replace each good. */
export const PAY = upTo(gun => upTo(bloodMoney => upTo(booze => ({ type: 'pay', gun, bloodMoney, booze }))));
