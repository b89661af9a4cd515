import type { Parsed } from '@consigliere/kernel';

/** K known, L likely, R reconstructed: how sure we are of a component; in words where parts differ. */
type Mark = string;

export const DISTRICTS = ['greenwich-soho', 'east-side', 'little-italy-chinatown', 'lower-manhattan'] as const;
type District = (typeof DISTRICTS)[number];
export const BUSINESSES = ['protection', 'smuggling', 'bookmaker', 'credit', 'gambling'] as const;
export type Business = (typeof BUSINESSES)[number];
export const EVENTS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'] as const;
export type EventId = (typeof EVENTS)[number];

/** What is in the box. Somebody who owns it can correct a value here without touching a rule. */
export interface Edition {
  readonly id: string;
  /** DP-C5, DP-C6 The twelve businesses clockwise; the car space of each lies before it. */
  readonly street: readonly { readonly district: District; readonly business: Business }[];
  /** DP-C7 */
  readonly business: Readonly<
    Record<Business, { readonly die: number; readonly pay: number; readonly step: 'reputation' | 'influence' | null }>
  >;
  /** DP-C8 The last space of reputation and influence, and where their tiles lie. */
  readonly last: number;
  readonly tileSpaces: readonly [number, number, number];
  /** DP-C9 What each space of the income track pays. */
  readonly income: readonly number[];
  /** DP-C10 The last space of the favours track. */
  readonly favours: number;
  /** DP-C11 Colour and car number of each event card. */
  readonly events: Readonly<Record<EventId, { readonly colour: 'grey' | 'red'; readonly car: number }>>;
  readonly eventsInPile: number;
  readonly cardsToKo: number;
  readonly members: number;
  readonly debtMarkers: number;
  readonly friends: number;
  readonly rounds: number;
  /** By component row of the rules. */
  readonly marks: Readonly<Record<string, Mark>>;
}

const isWhole = (x: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(x) && Number(x) >= min && Number(x) <= max;
/** Money comes in thousands. */
const isMoney = (x: unknown): boolean => isWhole(x, 0) && Number(x) % 1000 === 0;
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** Data that should be an edition. */
type Data = Partial<Edition>;
/** What is wrong with a part of it; null: nothing. */
type Check = (data: Data) => string | null;

const street: Check = ({ street }) => {
  if (!Array.isArray(street) || street.length !== 12) return 'the street has twelve businesses';
  const strange = street.findIndex(each => !BUSINESSES.includes(each?.business));
  if (strange >= 0) return `nobody knows business ${strange} of the street`;
  const wrong = DISTRICTS.find(district => street.filter(each => each.district === district).length !== 3);
  return wrong === undefined ? null : `${wrong} has three businesses`;
};

const businesses: Check = ({ business }) => {
  for (const name of BUSINESSES) {
    const row = business?.[name];
    if (!row || !isWhole(row.die, 1, 5) || !isMoney(row.pay)) return `business ${name} needs a die and a pay`;
    if (![null, 'reputation', 'influence'].includes(row.step)) return `business ${name} gives a step on no known track`;
  }
  const dice = new Set(BUSINESSES.map(name => business?.[name].die));
  return dice.size === BUSINESSES.length ? null : 'every business has a die of its own';
};

const events: Check = ({ events }) => {
  const wrong = EVENTS.find(id => {
    const row = events?.[id];
    return !row || !isWhole(row.car, 1, 5) || !['grey', 'red'].includes(row.colour);
  });
  return wrong === undefined ? null : `event ${wrong} needs a colour and a car number`;
};

const tracks: Check = ({ last, tileSpaces, income, favours }) => {
  if (!isWhole(last, 1) || !Array.isArray(tileSpaces) || tileSpaces.length !== 3) return 'tiles lie on the tracks';
  if (!tileSpaces.every(space => isWhole(space, 1, last))) return 'tiles lie on the tracks';
  if (!Array.isArray(income) || income.length < 2 || !income.every(isMoney)) return 'income is paid in thousands';
  return isWhole(favours, 1, 4) ? null : 'there are one to four favours';
};

/** DP-32 Whatever cards come, the knock-out track must be decided. */
const rounds: Check = ({ eventsInPile, rounds: count, cardsToKo }) => {
  if (!isWhole(eventsInPile, 1, EVENTS.length)) return 'the pile has one to ten events';
  if (count !== eventsInPile) return 'there is an event for every round';
  return isWhole(cardsToKo, 1, (Number(count) + 1) / 2) ? null : 'the events must decide the knock-out track';
};

const pieces: Check = data => {
  if (!isWhole(data.members, 3)) return 'a family needs three members to settle';
  const wrong = (['debtMarkers', 'friends'] as const).find(name => !isWhole(data[name], 1));
  return wrong === undefined ? null : `${wrong} must be a whole number from 1 on`;
};

const names: Check = ({ id, marks }) => {
  if (typeof id !== 'string' || id === '') return 'it has no id';
  const sound = isObject(marks) && Object.values(marks).every(mark => typeof mark === 'string' && /[KLR]/.test(mark));
  return sound ? null : 'marks are K, L or R';
};

const CHECKS: readonly Check[] = [names, street, businesses, events, tracks, rounds, pieces];

/** Whether data from outside is an edition this game can be played with. */
export function parseEdition(data: unknown): Parsed<Edition> {
  if (!isObject(data)) return { ok: false, why: 'edition: not an object' };
  for (const check of CHECKS) {
    const why = check(data);
    if (why !== null) return { ok: false, why: `edition: ${why}` };
  }
  return { ok: true, value: data as Edition };
}
