import type { Parsed } from '@consigliere/kernel';
import { COLOURS, type Edition, EFFECTS, ICONS, VALUES } from './edition.ts';

const isWhole = (x: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(x) && Number(x) >= min && Number(x) <= max;
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
const areIcons = (list: unknown): boolean => Array.isArray(list) && list.every(icon => ICONS.includes(icon));
const areWhole = (list: unknown, length: number, min: number): boolean =>
  Array.isArray(list) && list.length === length && list.every(each => isWhole(each, min));
const areNamed = (list: unknown): list is readonly { id: string; mark?: unknown }[] =>
  Array.isArray(list) &&
  list.every(each => typeof each?.id === 'string' && each.id !== '') &&
  new Set(list.map(({ id }) => id)).size === list.length;
const isMarked = (mark: unknown): boolean => typeof mark === 'string' && /[KLR]/.test(mark);

/** Data that should be an edition. */
type Data = Partial<Edition>;
/** What is wrong with a part of it; null: nothing. */
type Check = (data: Data) => string | null;

/** The most job cards there may be: their numbers stand below those of allies in a hand. */
const MOST_JOBS = 90;
const MOST_BUSINESSES = 32;
const MOST_SPACES = 32;
const MOST_ALLIES = 64;
const MOST_FAMILIES = 16;

const names: Check = data => {
  if (typeof data.id !== 'string' || data.id === '') return 'it has no id';
  if (!Array.isArray(data.turfs) || data.turfs.length !== 7) return 'there are seven turfs';
  if (!areNamed(data.families) || data.families.length < 5) return 'five families are needed';
  if (data.families.length > MOST_FAMILIES) return `there are ${MOST_FAMILIES} families at most`;
  for (const part of ['families', 'acts', 'spaces', 'businesses', 'jobs', 'allies'] as const) {
    const rows = data[part];
    if (!areNamed(rows)) return `every one of the ${part} needs an id of its own`;
    const row = rows.find(({ mark }) => !isMarked(mark));
    if (row) return `${row.id} of the ${part} needs a mark: K, L or R`;
  }
  const sound = isObject(data.marks) && Object.values(data.marks).every(isMarked);
  return sound && isMarked(data.park?.mark) ? null : 'marks are K, L or R';
};

const spaces: Check = ({ spaces = [] }) => {
  if (spaces.length > MOST_SPACES) return `there are ${MOST_SPACES} round spaces at most`;
  const wrong = spaces.find(
    ({ areas, threePlus }) =>
      !Array.isArray(areas) ||
      ![2, 3].includes(areas.length) ||
      !areas.every(area => isWhole(area, 1, 8)) ||
      new Set(areas).size !== areas.length ||
      typeof threePlus !== 'boolean',
  );
  return wrong ? `space ${wrong.id} touches two or three areas, 1 to 8, and says whether it is 3+` : null;
};

const businesses: Check = ({ businesses = [], park }) => {
  if (!areIcons(park?.back)) return 'Central Park has a Back of known icons';
  if (businesses.length > MOST_BUSINESSES) return `there are ${MOST_BUSINESSES} businesses at most`;
  const wrong = businesses.find(({ on, back, front }) => {
    const somewhere = on === 'blue' || on === 'red' || isWhole(on, 1, 7);
    return !somewhere || !areIcons(back) || !areIcons(front);
  });
  if (wrong) return `business ${wrong.id} needs a turf or a colour, and a Front and a Back of known icons`;
  const turf = [1, 2, 3, 4, 5, 6, 7].find(each => businesses.filter(({ on }) => on === each).length !== 1);
  return turf === undefined ? null : `turf ${turf} has one printed business`;
};

/** Cards alike are told apart from their neighbours only: the rules look no further. */
const areSorted = (costs: readonly string[]): boolean => {
  const goods = costs.map(cost => [...cost].sort().join(''));
  return goods.every((cost, i) => cost === goods[i - 1] || !goods.slice(0, i).includes(cost));
};

const isCost = (cost: unknown): boolean => typeof cost === 'string' && /^[GMZ]{1,4}$/.test(cost);
const areValues = (list: unknown): boolean => Array.isArray(list) && list.every(value => VALUES.includes(value));

const jobs: Check = ({ jobs = [], publicJobs, startingJobs }) => {
  const wrong = jobs.find(
    ({ colour, costs, reward, effect }) =>
      !COLOURS.includes(colour) ||
      !Array.isArray(costs) ||
      !costs.every(isCost) ||
      !areValues(reward) ||
      !EFFECTS.includes(effect),
  );
  if (wrong) return `job ${wrong.id} needs a colour, costs of G, M and Z, a reward in money cards and a known effect`;
  const mixed = jobs.find(({ costs }) => !areSorted(costs));
  if (mixed) return `equal costs of job ${mixed.id} stand side by side`;
  const cards = jobs.flatMap(({ costs }) => costs).length;
  if (cards > MOST_JOBS) return `there are ${MOST_JOBS} job cards at most`;
  if (!areWhole(publicJobs, 4, 0) || !isWhole(startingJobs, 0)) return 'public and starting jobs are numbers';
  const needed = 5 * Number(startingJobs) + Math.max(...(publicJobs ?? []));
  return needed > cards ? 'there are too few jobs to begin' : null;
};

const allies: Check = ({ allies = [] }) => {
  if (allies.length > MOST_ALLIES) return `there are ${MOST_ALLIES} allies at most`;
  const wrong = allies.find(
    ({ act, effect, icons }) => ![1, 2, 3].includes(act) || !EFFECTS.includes(effect) || !areIcons(icons),
  );
  if (wrong) return `ally ${wrong.id} needs an act, a known effect and known icons`;
  const act = [1, 2, 3].find(each => allies.filter(ally => ally.act === each).length < 4);
  return act === undefined ? null : `act ${act} needs four allies`;
};

const acts: Check = ({ acts = [], businesses = [], startingTiles }) => {
  if (acts.length !== 4) return 'there are four acts';
  const wrong = acts.find(
    ({ handLimit, tile, newMember, bribery }) =>
      !isWhole(handLimit, 0) ||
      !['blue', 'red'].includes(tile) ||
      typeof newMember !== 'boolean' ||
      typeof bribery !== 'boolean',
  );
  if (wrong) return `act ${wrong.id} needs a hand limit, the colour of its tile, and whether a figure and bribery come`;
  if (acts[0]?.newMember) return 'nobody joins before the first act';
  if (!Array.isArray(startingTiles) || startingTiles.length !== 4) return 'starting tiles come by number of players';
  if (!startingTiles.every(turfs => Array.isArray(turfs) && turfs.every(turf => isWhole(turf, 1, 7))))
    return 'starting tiles lie on turfs';
  const most = Math.max(...startingTiles.map(({ length }) => length));
  for (const colour of ['blue', 'red'] as const) {
    const needed = acts.filter(({ tile }) => tile === colour).length + (colour === 'blue' ? most : 0);
    if (businesses.filter(({ on }) => on === colour).length < needed) return `there are too few ${colour} tiles`;
  }
  return null;
};

const pieces: Check = data => {
  for (const part of ['money', 'moneyAlternative', 'goods'] as const)
    if (!areWhole(data[part], 4, 0)) return `${part} needs four numbers of cards`;
  if (!areValues(data.startingMoney)) return 'starting money comes in cards';
  const short = (data.startingMoney ?? []).some(value =>
    [data.money, data.moneyAlternative].some(piles => (piles?.[VALUES.indexOf(value)] ?? 0) < 5),
  );
  if (short) return 'there is too little money to begin';
  const wrong = (['thugs', 'thugsOfTwo', 'markers', 'bonus'] as const).find(name => !isWhole(data[name], 1));
  return wrong === undefined ? null : `${wrong} must be a whole number from 1 on`;
};

const CHECKS: readonly Check[] = [names, spaces, businesses, jobs, allies, acts, pieces];

/** Whether data from outside is an edition this game can be played with. */
export function parseEdition(data: unknown): Parsed<Edition> {
  if (!isObject(data)) return { ok: false, why: 'edition: not an object' };
  for (const check of CHECKS) {
    const why = check(data);
    if (why !== null) return { ok: false, why: `edition: ${why}` };
  }
  return { ok: true, value: data as Edition };
}
