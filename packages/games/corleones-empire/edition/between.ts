import { type EditionFault, fault } from '@consigliere/kernel';
import { type Edition, VALUES } from './edition.ts';

/** Checks between the values of an edition. */
type Check = (edition: Edition) => EditionFault[];

/** The most job cards there may be: their numbers are below those of allies in a hand. */
const MOST_JOBS = 90;
const MOST_PLAYERS = 5;

const businesses: Check = ({ businesses }) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap(turf => {
    const printed = businesses.flatMap(({ on }, at) => (on === turf ? [at] : []));
    if (printed.length === 1) return [];
    const [, second] = printed;
    return fault(second === undefined ? 'businesses' : `businesses[${second}].on`, 'one-printed', {
      turf,
      found: printed.length,
    });
  });

/** Equal cards must be neighbours: the rules look no further for them. */
function areSorted(costs: readonly string[]): boolean {
  const goods = costs.map(cost => [...cost].sort().join(''));
  return goods.every((cost, i) => cost === goods[i - 1] || !goods.slice(0, i).includes(cost));
}

const jobs: Check = ({ jobs, publicJobs, startingJobs }) => {
  const mixed = jobs.flatMap(({ costs }, at) => (areSorted(costs) ? [] : fault(`jobs[${at}].costs`, 'side-by-side')));
  const cards = jobs.flatMap(({ costs }) => costs).length;
  if (cards > MOST_JOBS) return [...mixed, fault('jobs', 'most-jobs', { cards, most: MOST_JOBS })];
  const needed = MOST_PLAYERS * startingJobs + Math.max(...publicJobs);
  return needed > cards ? [...mixed, fault('startingJobs', 'too-few-jobs', { cards, needed })] : mixed;
};

const allies: Check = ({ allies }) =>
  [1, 2, 3].flatMap(act => {
    const found = allies.filter(ally => ally.act === act).length;
    return found < 4 ? fault('allies', 'four-allies', { act, found }) : [];
  });

const tiles: Check = ({ acts, businesses, startingTiles }) =>
  (['blue', 'red'] as const).flatMap(colour => {
    const most = colour === 'blue' ? Math.max(...startingTiles.map(({ length }) => length)) : 0;
    const needed = acts.filter(({ tile }) => tile === colour).length + most;
    const found = businesses.filter(({ on }) => on === colour).length;
    return found < needed ? fault('businesses', `too-few-${colour}`, { found, needed }) : [];
  });

const money: Check = ({ startingMoney, ...edition }) =>
  (['money', 'moneyAlternative'] as const).flatMap(pile =>
    VALUES.flatMap((value, at) => {
      const needed = MOST_PLAYERS * startingMoney.filter(each => each === value).length;
      const cards = edition[pile][at] ?? 0;
      return cards < needed ? fault(`${pile}[${at}]`, 'too-little-money', { value, cards, needed }) : [];
    }),
  );

const CHECKS: readonly Check[] = [businesses, jobs, allies, tiles, money];

/** The faults between values that are sound in themselves. */
export const between: Check = edition => CHECKS.flatMap(check => check(edition));
