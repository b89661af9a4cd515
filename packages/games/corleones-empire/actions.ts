import {
  type AbilityAction,
  ALLY_CARDS,
  type Card,
  DISCARD_1,
  DISCARD_2,
  DISCARD_3,
  EXCHANGE,
  type GoodAction,
  JOB_CARDS,
  type Kind,
  type Place,
  ROUND_SPACES,
  type SuitcaseAction,
  type TurnAction,
  type UseAction,
} from './types.ts';

/** Answers made once: what `legal` lists. Each table is as long as an edition may make it. */
const table = <A>(length: number, make: (index: number) => A): readonly A[] =>
  Array.from({ length }, (_, index) => Object.freeze(make(index)));

const BUSINESSES = ROUND_SPACES;
const SPACES = 32;
const PLACES = ROUND_SPACES + SPACES;
const JOBS = ALLY_CARDS - JOB_CARDS;
const ALLIES = 64;

export const THUG_TO = table(BUSINESSES, business => ({ type: 'thug', business }) satisfies TurnAction);
export const MEMBER_TO = table(SPACES, space => ({ type: 'member', space }) satisfies TurnAction);
export const DO_JOB = table(JOBS, job => ({ type: 'job', job }) satisfies TurnAction);
export const DO_PUBLIC_JOB = table(JOBS, job => ({ type: 'public-job', job }) satisfies TurnAction);
export const PLAY_ALLY = table(ALLIES, ally => ({ type: 'ally', ally }) satisfies TurnAction);
export const OUT = Object.freeze({ type: 'out' } satisfies TurnAction);

export const TAKE = table(8, (kind: Kind) => ({ type: 'take', kind }) satisfies UseAction);
export const SUITCASE_MONEY = table(4, (money: Kind) => ({ type: 'suitcase', money }) satisfies SuitcaseAction);
export const DRAW = Object.freeze({ type: 'draw' } satisfies UseAction);
export const TAKE_HORSE_HEAD = Object.freeze({ type: 'horse-head' } satisfies UseAction);
export const TRADES: readonly number[] = [DISCARD_2, DISCARD_1, EXCHANGE, DISCARD_3];
export const TRADE = table(15, icon => ({ type: 'trade', icon }) satisfies UseAction);
export const DONE = Object.freeze({ type: 'done' } satisfies UseAction);

export const FRONT = table(BUSINESSES, business => ({ type: 'front', business }) satisfies AbilityAction);
export const TURF = table(7, turf => ({ type: 'turf', turf }) satisfies AbilityAction);
export const COLLECT = Object.freeze({ type: 'collect' } satisfies AbilityAction);
export const PICK = table(PLACES, (place: Place) => ({ type: 'pick', place }) satisfies AbilityAction);
export const TO = table(PLACES, (place: Place) => ({ type: 'to', place }) satisfies AbilityAction);
export const HIT = table(PLACES, (place: Place) => ({ type: 'hit', place }) satisfies AbilityAction);
export const GOOD = table(8, (good: Kind) => ({ type: 'good', good }) satisfies GoodAction);
export const OFFER = Object.freeze({ type: 'offer' } satisfies AbilityAction);
export const ROB = table(5, victim => ({ type: 'rob', victim }) satisfies AbilityAction);
export const REWARD = Object.freeze({ type: 'reward' } satisfies AbilityAction);
export const LEAVE = Object.freeze({ type: 'leave' } satisfies AbilityAction);

export const DISCARD = table(ALLY_CARDS + ALLIES, (card: Card) => ({ type: 'discard' as const, card }));
export const KEEP = table(ALLY_CARDS + ALLIES, (card: Card) => ({ type: 'keep' as const, card }));
export const GIVE = table(4, (money: Kind) => ({ type: 'give' as const, money }));
export const BID = table(4, (money: Kind) => ({ type: 'bid' as const, money }));
export const SEAL = Object.freeze({ type: 'seal' as const });
export const TAKE_ALLY = table(ALLIES, ally => ({ type: 'take-ally' as const, ally }));
export const DECLINE = Object.freeze({ type: 'decline' as const });
export const FIRST = table(5, seat => ({ type: 'first' as const, seat }));
export const FAMILY = table(16, family => ({ type: 'family' as const, family }));

/** CE-16 At most so many of one good in a cost. */
const MOST = 4;
const PAYMENTS = table((MOST + 1) ** 3, index => ({
  type: 'pay' as const,
  gun: Math.floor(index / (MOST + 1) ** 2),
  bloodMoney: Math.floor(index / (MOST + 1)) % (MOST + 1),
  booze: index % (MOST + 1),
}));
/** A payment by how many Narcotics stand for each good. */
export const payment = (gun: number, bloodMoney: number, booze: number): (typeof PAYMENTS)[number] =>
  PAYMENTS[(gun * (MOST + 1) + bloodMoney) * (MOST + 1) + booze] as (typeof PAYMENTS)[number];
