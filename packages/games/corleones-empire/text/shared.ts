import type { DeepReadonly, Names, Seat } from '@consigliere/kernel';
import { total } from '../counts.ts';
import { COLOURS, GOODS, ICONS, type Icon } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { worth } from '../hands.ts';
import {
  type AbilityAction,
  type AbilityFrame,
  ALLY_CARDS,
  type Figure,
  type FigurePlace,
  GUN,
  type HandCard,
  type Icons,
  iconUsedBy,
  JOB_CARDS,
  NEUTRALS,
  NONE,
  RANKS,
  ROUND_SPACES,
  rankOf,
  seatOf,
  type Turf,
  type UseAction,
} from '../types.ts';
import type { AreaId, KindId, Numbered, Printed, Things, ThingWords, TradeId, TradeWords } from './words.ts';

/** CE-C2 Families and areas have the same names in every language. */
export const FAMILY_NAMES = {
  marzullo: 'Marzullo',
  matarazzo: 'Matarazzo',
  pizzino: 'Pizzino',
  vitale: 'Vitale',
  caccamo: 'Caccamo',
} as const satisfies Record<(typeof standard.families)[number]['id'], string>;
export const AREA_NAMES = {
  'wall-street': 'Wall Street',
  brooklyn: 'Brooklyn',
  'upper-east-side': 'Upper East Side',
  queens: 'Queens',
  'upper-west-side': 'Upper West Side',
  midtown: 'Midtown',
  chelsea: 'Chelsea',
  'central-park': 'Central Park',
} as const satisfies Record<AreaId, string>;

/** The numerals of the acts. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** The ids in the order of the numbers that stand for them. */
const AREAS: readonly AreaId[] = [...standard.turfs, 'central-park'];
const KINDS = ['$1', '$2', '$3', '$5', ...GOODS] as const satisfies readonly KindId[];
/** CE-C7 Job cards are numbered row by row, and within a row cost by cost. */
const jobsIn = ({ jobs }: Printed) =>
  jobs.flatMap(({ id, costs, reward }) => costs.map(cost => ({ id, cost, reward })));

/** An element of a list that must exist. */
function getKnown<X>(list: readonly X[], index: number, what: string): X {
  const found = list[index];
  if (found === undefined) throw new Error(`there is no ${what} ${index}`);
  return found;
}

/** Words for every row of the edition, by its id. */
export function byId<R extends { readonly id: string }, W>(
  rows: readonly R[],
  words: (row: R) => W,
): Readonly<Record<R['id'], W>> {
  return Object.fromEntries(rows.map(row => [row.id, words(row)])) as Record<R['id'], W>;
}

/** "2 × Gun, Booze": the number of each name, in order of appearance. */
function countNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** "Anna, Hans and Ben". */
export const joinList = (items: readonly (string | number)[], and: string): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** CE-1 The turfs that begin with a tile, for each number of players that has any. */
export const tilesAtStart = ({ startingTiles }: Printed): [players: number, turfs: readonly number[]][] =>
  startingTiles.flatMap((turfs, at): [number, readonly number[]][] => (turfs.length === 0 ? [] : [[at + 2, turfs]]));

/** Ends a text with a full stop, unless a name such as "Genco Import Co." brings its own. */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Icons of a row of the edition: "2 × suitcase, $1". */
export const iconsOf = (icon: Readonly<Record<Icon, ThingWords>>, icons: readonly Icon[]): string =>
  countNames(icons.map(each => icon[each].name));

/** The money of a row of the edition: "$5, $2". */
export const rewardOf = (kind: Readonly<Record<KindId, ThingWords>>, reward: readonly number[]): string =>
  countNames(reward.map(value => kind[`$${value}` as KindId].name));

/** The printed business of a turf, and the number of the turf, from 1. */
export function printedOn({ businesses }: Printed, turf: (typeof standard.turfs)[number]) {
  const number = 1 + standard.turfs.indexOf(turf);
  const { id } = getKnown(
    businesses.filter(({ on }) => on === number),
    0,
    `business printed on ${turf}`,
  );
  return { number, id };
}

/** CE-31 The rank that joins before an act. */
export const newRank = ({ acts }: Printed, act: number): number =>
  acts.slice(0, act + 1).filter(each => each.newMember).length;

/** Repeats each index as often as its count says. */
const repeatEach = (counts: readonly number[]): number[] =>
  counts.flatMap((count, each) => Array.from({ length: count }, () => each));

function numberedIn(printed: Printed, things: Things): Numbered {
  const jobs = jobsIn(printed);
  return {
    family: family => things.family[getKnown(standard.families, family, 'family').id],
    area: area => things.area[getKnown(AREAS, area, 'area')],
    business: business => things.business[getKnown(printed.businesses, business, 'business').id],
    job: job => things.job[getKnown(jobs, job, 'job').id],
    jobColour: colour => things.jobColour[getKnown(COLOURS, colour, 'colour')],
    ally: ally => things.ally[getKnown(printed.allies, ally, 'ally').id],
    icon: icon => things.icon[getKnown(ICONS, icon, 'icon')],
    kind: kind => things.kind[getKnown(KINDS, kind, 'kind')],
    rank: rank => things.rank[getKnown(RANKS, rank, 'rank')],
    neutral: neutral => things.neutral[getKnown(NEUTRALS, neutral, 'neutral figure')],
    act: act => things.act[getKnown(printed.acts, act, 'act').id],
  };
}

/** The cards and tiles on the table at the start. */
export interface Layout {
  readonly first: Seat;
  readonly publicJobs: readonly number[];
  readonly allies: readonly number[];
  readonly tiles: readonly { readonly business: number; readonly turf: Turf }[];
}

/** Whether an answer of a kind may be legal: it is listed, or the legal answers aren't known. */
export const mayAnswer = (actions: readonly { readonly type: string }[], type: string): boolean =>
  actions.length === 0 || actions.some(action => action.type === type);

/** CE-I10 The icons that can be used now. */
function usableIcons(icons: Readonly<Icons>, actions: readonly UseAction[]): Icons {
  const used = actions.map(iconUsedBy);
  return icons.map((count, icon) => (actions.length === 0 || used.includes(icon) ? count : 0));
}

/** The parts of a language's grammar that the common phrases need. */
interface Grammar {
  readonly printed: Printed;
  readonly things: Things;
  /** The word for a seat whose player has no name. */
  readonly seat: string;
  readonly and: string;
  /** The text before the last of several choices: ", or ". */
  readonly or: string;
  /** The possessive of a name: "Anna’s". */
  readonly possessive: (name: string) => string;
  /** "the job Heist", as the object of a sentence. */
  readonly theJob: (name: string) => string;
}

/** The phrases that every language builds in the same way; the words for the reader are passed in each call. */
export function phrases({ printed, things, seat: nameless, and, or, possessive, theJob }: Grammar) {
  const numbered = numberedIn(printed, things);
  const jobs = jobsIn(printed);
  const player = (who: Names, seat: Seat): string => who.names[seat] ?? `${nameless} ${seat + 1}`;
  /** "you" or "Anna". */
  const whom = (who: Names, seat: Seat, you: string): string => (seat === who.reader ? you : player(who, seat));
  /** "your" or "Anna’s". */
  const whose = (who: Names, seat: Seat, your: string): string =>
    seat === who.reader ? your : possessive(player(who, seat));
  const listed = (items: readonly string[]): string => joinList(items, and);
  const areasOf = (space: number): string =>
    getKnown(standard.spaces, space, 'round space')
      .areas.map(area => numbered.area(area - 1).name)
      .join(', ');
  const spaceId = (space: number): string => getKnown(standard.spaces, space, 'round space').id;
  const space = (at: number): string => `${spaceId(at)}: ${areasOf(at)}`;
  const cost = (job: number): string => {
    const { cost: goods } = getKnown(jobs, job, 'job');
    return countNames(
      GOODS.flatMap(good => [...goods].flatMap(each => (each === good ? [things.kind[good].name] : []))),
    );
  };
  const jobTitle = (job: number): string => `${numbered.job(job).name} (${cost(job)})`;
  const card = (code: HandCard): string => {
    if (code >= ALLY_CARDS) return numbered.ally(code - ALLY_CARDS).name;
    return code >= JOB_CARDS ? numbered.job(code - JOB_CARDS).name : numbered.kind(code).name;
  };
  const kinds = (counts: readonly number[]): string =>
    countNames(repeatEach(counts).map(kind => numbered.kind(kind).name));
  /** Goods by their counts, the Gun first. */
  const goods = (counts: readonly number[]): string => kinds([...Array.from({ length: GUN }, () => 0), ...counts]);
  return {
    numbered,
    whom,
    whose,
    listed,
    space,
    cost,
    jobTitle,
    card,
    kinds,
    /** "$8 ($5, $3)": the worth of money, and the cards if there are several. */
    sum: (counts: readonly number[], money: (amount: number) => string): string =>
      total(counts) > 1 ? `${money(worth(counts))} (${kinds(counts)})` : money(worth(counts)),
    cards: (codes: readonly HandCard[]): string => countNames(codes.map(card)),
    icons: (icons: Readonly<Icons>): string => countNames(repeatEach(icons).map(icon => numbered.icon(icon).name)),
    goods,
    /** "2 × Gun, Booze and Narcotics". */
    goodsJoined: (counts: readonly number[]): string => listed(goods(counts).split(', ')),
    place: (place: FigurePlace): string =>
      place < ROUND_SPACES ? numbered.business(place).name : space(place - ROUND_SPACES),
    /** A place as the object of a sentence: "the Gun Shop" or "F04 (Midtown, Chelsea, Central Park)". */
    spot: (place: FigurePlace): string =>
      place < ROUND_SPACES
        ? numbered.business(place).object
        : `${spaceId(place - ROUND_SPACES)} (${areasOf(place - ROUND_SPACES)})`,
    /** "You draw" or "Anna draws". */
    does: (who: Names, seat: Seat, youDo: string, does: string): string =>
      seat === who.reader ? youDo : `${player(who, seat)} ${does}`,
    /** "Anna, Hans and you". */
    all: (who: Names, seats: readonly Seat[], you: string): string => listed(seats.map(seat => whom(who, seat, you))),
    /** The players who are still asked in secret, without the reader, who has answered already unless alone. */
    others: (who: Names, seats: readonly Seat[], you: string): string => {
      const others = seats.filter(seat => seat !== who.reader);
      return listed((others.length === 0 ? seats : others).map(seat => whom(who, seat, you)));
    },
    /** "a $5", "a Gun", "the job Heist (Gun, 2 × Booze)", "the Mayor (Act I)". */
    cardObject: (code: HandCard): string => {
      if (code >= ALLY_CARDS) return numbered.ally(code - ALLY_CARDS).object;
      return code >= JOB_CARDS ? theJob(jobTitle(code - JOB_CARDS)) : numbered.kind(code).object;
    },
    /** Two jobs by name; with their costs if the names are the same. */
    jobsApart: (one: number, other: number): readonly [one: string, other: string] =>
      numbered.job(one).name === numbered.job(other).name
        ? [jobTitle(one), jobTitle(other)]
        : [numbered.job(one).name, numbered.job(other).name],
    jobNames: (jobs: readonly number[]): string =>
      jobs
        .filter(job => job !== NONE)
        .map(jobTitle)
        .join(', '),
    allyNames: (allies: readonly number[]): string => allies.map(ally => numbered.ally(ally).name).join(', '),
    /** "Brewery (Wall Street)". */
    tileNames: (tiles: Layout['tiles']): string =>
      tiles.map(({ business, turf }) => `${numbered.business(business).name} (${numbered.area(turf).name})`).join(', '),
    /** A figure that somebody moves or guns down: "the Thug" if it is their own, otherwise "Anna’s Thug". */
    figure: (who: Names, it: { readonly seat: Seat; readonly figure: Figure }, your: string, named: string): string =>
      seatOf(it.figure) === it.seat
        ? numbered.rank(rankOf(it.figure)).object
        : `${whose(who, seatOf(it.figure), your)} ${named}`,
    /** A sentence about a player's use of an ability: a job's by its name, an ally's as an object. */
    ability: <S>(
      { job, ally }: DeepReadonly<AbilityFrame>,
      ofJob: (name: string) => S,
      ofAlly: (object: string) => S,
    ): S => (job === NONE ? ofAlly(numbered.ally(ally).object) : ofJob(numbered.job(job).name)),
    /** The name of the card whose ability is being used. */
    abilityOf: ({ job, ally }: DeepReadonly<AbilityFrame>): string =>
      job === NONE ? numbered.ally(ally).name : numbered.job(job).name,
    /** "choose a turf", depending on how far the ability has come and what can be chosen. */
    choice: ({ effect, begun }: DeepReadonly<AbilityFrame>, actions: readonly AbilityAction[]): string => {
      const { ask, next, last } = things.effect[effect];
      if (begun) return next ?? ask;
      return last !== undefined && actions.filter(({ type }) => type === 'good').length === 1 ? last : ask;
    },
    /** "do a job, or play an ally": the choices of a sentence. */
    either: (choices: readonly (string | false)[]): string => {
      const open = choices.filter(choice => choice !== false);
      if (open.length < 2) return open.join();
      const isLong = open.length > 2;
      return `${open.slice(0, -1).join(', ')}${isLong ? or : or.replace(',', '')}${open.at(-1)}`;
    },
    /** CE-I10 The icons that can be used now, in words. */
    usable: (icons: Readonly<Icons>, actions: readonly UseAction[]): string =>
      countNames(repeatEach(usableIcons(icons, actions)).map(icon => numbered.icon(icon).name)),
    /** "30 of each" or "20, 35, 30 and 35": the number of cards of each value. */
    split: (cards: readonly number[], ofEach: (count: number) => string): string =>
      new Set(cards).size === 1 ? ofEach(cards[0] ?? 0) : listed(cards.map(String)),
    /** The money that a job pays: "$5, $2". */
    trade: (icon: number): TradeWords => things.trade[tradeId(icon)],
    /** "Anna 3, Hans 2, neutral 1": the figures in a turf. */
    strengths: (who: Names, figures: readonly number[], you: string): string[] =>
      figures.flatMap((count, seat) => (count === 0 ? [] : [`${whom(who, seat, you)} ${count}`])),
    /** "Hans $3, Ben $1": the money of everybody who was asked. */
    given: (who: Names, money: readonly (number | null)[], you: string): string =>
      money
        .flatMap((kind, seat) => (kind === null ? [] : [`${whom(who, seat, you)} ${numbered.kind(kind).name}`]))
        .join(', '),
  };
}

function tradeId(icon: number): TradeId {
  const id = getKnown(ICONS, icon, 'icon');
  if (id === 'X' || id === 'D1' || id === 'D2' || id === 'D3') return id;
  throw new Error(`nothing is discarded for the icon ${id}`);
}
