import type { Action, Seat } from '@consigliere/kernel';
import { ALLY_CARDS, type CorleonesEmpire, DISCARD_1, DISCARD_2, DISCARD_3, EXCHANGE, JOB_CARDS } from '../types.ts';
import { allyNamed, businessNamed, jobNamed, kindNamed, spaceNamed, turfNamed } from './cards.ts';
import { placeNamed } from './scene.ts';

/** Answers as a client sends them, with things by name. */

type Answer = Action<CorleonesEmpire>;

export const DONE: Answer = { type: 'done' };
export const DRAW: Answer = { type: 'draw' };
export const TAKE_HORSE_HEAD: Answer = { type: 'horse-head' };
export const REWARD: Answer = { type: 'reward' };
export const LEAVE: Answer = { type: 'leave' };
export const COLLECT: Answer = { type: 'collect' };
export const OFFER: Answer = { type: 'offer' };
export const SEAL: Answer = { type: 'seal' };
export const DECLINE: Answer = { type: 'decline' };
export const OUT: Answer = { type: 'out' };

export const family = (number: number): Answer => ({ type: 'family', family: number });
export const thug = (business: string): Answer => ({ type: 'thug', business: businessNamed(business) });
export const member = (space: string): Answer => ({ type: 'member', space: spaceNamed(space) });
export const job = (name: string): Answer => ({ type: 'job', job: jobNamed(name) });
export const publicJob = (name: string): Answer => ({ type: 'public-job', job: jobNamed(name) });
export const ally = (name: string): Answer => ({ type: 'ally', ally: allyNamed(name) });
/** Narcotics that replace the given numbers of Guns, Blood Money and Booze. */
export const pay = (gun = 0, bloodMoney = 0, booze = 0): Answer => ({ type: 'pay', gun, bloodMoney, booze });

export const take = (kind: string): Answer => ({ type: 'take', kind: kindNamed(kind) });
export const suitcaseIt = (money: string): Answer => ({ type: 'suitcase', money: kindNamed(money) });
export const discardTwo: Answer = { type: 'trade', icon: DISCARD_2 };
export const discardOne: Answer = { type: 'trade', icon: DISCARD_1 };
export const discardThree: Answer = { type: 'trade', icon: DISCARD_3 };
export const exchange: Answer = { type: 'trade', icon: EXCHANGE };
export const good = (name: string): Answer => ({ type: 'good', good: kindNamed(name) });
export const keepJob = (kept: string, discarded: string): Answer => ({
  type: 'keep-job',
  job: jobNamed(kept),
  discards: jobNamed(discarded),
});

/** A card in a hand by name: money or good, "job rough-up", "ally mayor-1". */
function cardCode(name: string): number {
  if (name.startsWith('job ')) return JOB_CARDS + jobNamed(name.slice(4));
  if (name.startsWith('ally ')) return ALLY_CARDS + allyNamed(name.slice(5));
  return kindNamed(name);
}
export const discard = (name: string): Answer => ({ type: 'discard', card: cardCode(name) });
export const keep = (name: string): Answer => ({ type: 'keep', card: cardCode(name) });

export const first = (seat: Seat): Answer => ({ type: 'first', seat });
export const front = (business: string): Answer => ({ type: 'front', business: businessNamed(business) });
export const turf = (name: string): Answer => ({ type: 'turf', turf: turfNamed(name) });
export const pick = (place: string): Answer => ({ type: 'pick', place: placeNamed(place) });
export const to = (place: string): Answer => ({ type: 'to', place: placeNamed(place) });
export const hit = (place: string): Answer => ({ type: 'hit', place: placeNamed(place) });
export const rob = (victim: Seat): Answer => ({ type: 'rob', victim });
export const give = (money: string): Answer => ({ type: 'give', money: kindNamed(money) });
export const bid = (money: string): Answer => ({ type: 'bid', money: kindNamed(money) });
export const takeAlly = (name: string): Answer => ({ type: 'take-ally', ally: allyNamed(name) });
/** CE-26 A marker in a turf, counted from 0 at the bottom. */
export const moveMarker = (from: string, at: number): Answer => ({ type: 'move-marker', turf: turfNamed(from), at });
