import type { Seat } from '@consigliere/kernel';
import { ALLY_CARDS, type CeAction, DISCARD_1, DISCARD_2, DISCARD_3, EXCHANGE, JOB_CARDS } from '../types.ts';
import { allyNamed, businessNamed, jobNamed, kindNamed, spaceNamed, turfNamed } from './cards.ts';
import { placeNamed } from './scene.ts';

/** Answers as a client sends them, with things by name. */

export const DONE: CeAction = { type: 'done' };
export const DRAW: CeAction = { type: 'draw' };
export const TAKE_HORSE_HEAD: CeAction = { type: 'horse-head' };
export const REWARD: CeAction = { type: 'reward' };
export const LEAVE: CeAction = { type: 'leave' };
export const COLLECT: CeAction = { type: 'collect' };
export const OFFER: CeAction = { type: 'offer' };
export const SEAL: CeAction = { type: 'seal' };
export const DECLINE: CeAction = { type: 'decline' };
export const OUT: CeAction = { type: 'out' };

export const family = (number: number): CeAction => ({ type: 'family', family: number });
export const thug = (business: string): CeAction => ({ type: 'thug', business: businessNamed(business) });
export const member = (space: string): CeAction => ({ type: 'member', space: spaceNamed(space) });
export const job = (name: string): CeAction => ({ type: 'job', job: jobNamed(name) });
export const publicJob = (name: string): CeAction => ({ type: 'public-job', job: jobNamed(name) });
export const ally = (name: string): CeAction => ({ type: 'ally', ally: allyNamed(name) });
/** Narcotics that replace the given numbers of Guns, Blood Money and Booze. */
export const pay = (gun = 0, bloodMoney = 0, booze = 0): CeAction => ({ type: 'pay', gun, bloodMoney, booze });

export const take = (kind: string): CeAction => ({ type: 'take', kind: kindNamed(kind) });
export const suitcaseIt = (money: string): CeAction => ({ type: 'suitcase', money: kindNamed(money) });
export const discardTwo: CeAction = { type: 'trade', icon: DISCARD_2 };
export const discardOne: CeAction = { type: 'trade', icon: DISCARD_1 };
export const discardThree: CeAction = { type: 'trade', icon: DISCARD_3 };
export const exchange: CeAction = { type: 'trade', icon: EXCHANGE };
export const good = (name: string): CeAction => ({ type: 'good', good: kindNamed(name) });
export const keepJob = (kept: string, discarded: string): CeAction => ({
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
export const discard = (name: string): CeAction => ({ type: 'discard', card: cardCode(name) });
export const keep = (name: string): CeAction => ({ type: 'keep', card: cardCode(name) });

export const first = (seat: Seat): CeAction => ({ type: 'first', seat });
export const front = (business: string): CeAction => ({ type: 'front', business: businessNamed(business) });
export const turf = (name: string): CeAction => ({ type: 'turf', turf: turfNamed(name) });
export const pick = (place: string): CeAction => ({ type: 'pick', place: placeNamed(place) });
export const to = (place: string): CeAction => ({ type: 'to', place: placeNamed(place) });
export const hit = (place: string): CeAction => ({ type: 'hit', place: placeNamed(place) });
export const rob = (victim: Seat): CeAction => ({ type: 'rob', victim });
export const give = (money: string): CeAction => ({ type: 'give', money: kindNamed(money) });
export const bid = (money: string): CeAction => ({ type: 'bid', money: kindNamed(money) });
export const takeAlly = (name: string): CeAction => ({ type: 'take-ally', ally: allyNamed(name) });
/** CE-26 A marker in a turf, counted from 0 at the bottom. */
export const moveMarker = (from: string, at: number): CeAction => ({ type: 'move-marker', turf: turfNamed(from), at });
