import type { DeepReadonly, Names, Seat } from '@consigliere/kernel';
import { BUSINESSES, type Business, DISTRICTS, type Edition, EVENTS, FAVOURS } from '../edition/edition.ts';
import { DICE, FAMILIES, FIELDS, TILES, type Track, type TurnAction } from '../types.ts';
import type { FamilyWords, Things, ThingWords } from './words.ts';

/** DP-C5 The districts have the same names in every language. */
export const DISTRICT_NAMES = ['Greenwich Village & Soho', 'East Side', 'Little Italy & Chinatown', 'Lower Manhattan'];

/** The phrases of one language. */
export type Phrases = ReturnType<typeof makePhrases>;

/** The parts of a language that the common phrases need. */
interface Grammar {
  readonly edition: Edition;
  readonly things: Things;
  /** The name of a seat whose player has no name. */
  readonly seat: string;
  readonly and: string;
  /** "Anna" as an owner: "Anna’s". */
  readonly possessive: (name: string) => string;
}

/** The phrases that every language builds in the same way; each call brings the words for the reader. */
export function makePhrases({ edition, things, seat: nameless, and, possessive }: Grammar) {
  const player = (who: Names, seat: Seat): string => who.names[seat] ?? `${nameless} ${seat + 1}`;
  /** "you" or "Anna". */
  const whom = (who: Names, seat: Seat, you: string): string => (seat === who.reader ? you : player(who, seat));
  /** "Anna (Corleone)": for the set-up only. */
  const leader = (who: Names, seat: Seat, you: string): string => `${whom(who, seat, you)} (${FAMILIES[seat] ?? '?'})`;
  const listed = (items: readonly string[]): string =>
    items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
  return {
    whom,
    /** "You roll" or "Anna rolls". */
    does: (who: Names, seat: Seat, youDo: string, does: string): string =>
      seat === who.reader ? youDo : `${player(who, seat)} ${does}`,
    /** "your" or "Anna’s". */
    whose: (who: Names, seat: Seat, your: string): string =>
      seat === who.reader ? your : possessive(player(who, seat)),
    /** "Anna, Hans and you". */
    all: (who: Names, seats: readonly Seat[], you: string): string => listed(seats.map(seat => whom(who, seat, you))),
    leader,
    /** "Anna (Corleone) and you (Tattaglia)". */
    leaders: (who: Names, you: string): string => listed(who.names.map((_, seat) => leader(who, seat, you))),
    /** The place of a debt marker: a family or, after the last seat, the bank. */
    holder: (who: Names, at: number, you: string, bank: string): string =>
      at < who.names.length ? whom(who, at, you) : bank,
    /** "Gambling (East Side)". */
    place: (business: number): string => {
      const at = edition.street[business];
      return at ? `${things.business[at.business]} (${nameDistrict(things, at.district)})` : '?';
    },
    /** "black 3, white 5, grey puppet hand, red 1". */
    shown: (faces: readonly (number | null)[]): string =>
      faces
        .flatMap((face, die) => (face === null ? [] : [`${things.dice[die] ?? '?'} ${things.face[face] ?? '?'}`]))
        .join(', '),
    /** The name of a field, a tile or an event card, from `no-effect` and `declined`. */
    title: (what: string): string => findThing(things, what)?.name ?? '?',
    /** The name of a tile, by its number. */
    tileAt: (tile: number | undefined): string => things.tile[TILES[tile ?? 0] ?? 'wedding'].name,
    cardAt: (event: number): ThingWords => dropRule(things.card[EVENTS[event] ?? 'E1']),
  };
}

const nameDistrict = (things: Things, district: (typeof DISTRICTS)[number]): string =>
  things.district[DISTRICTS.indexOf(district)] ?? '?';

function findThing(things: Things, what: string): ThingWords | undefined {
  const field = FIELDS.find(each => each === what);
  if (field !== undefined) return things.field[field];
  const tile = TILES.find(each => each === what);
  if (tile !== undefined) return things.tile[tile];
  const event = EVENTS.find(each => each === what);
  return event === undefined ? undefined : things.card[event];
}

/** A thing without its rule number, for sentences that have the rule beside them. */
const dropRule = ({ name, help }: ThingWords): ThingWords => ({ name, help: help.replace(/ \(DP-\w+\)/, '') });

/** The kinds of answers that are legal in a turn; a prompt promises nothing else. */
export function findOffers(actions: readonly DeepReadonly<TurnAction>[]) {
  const types = new Set(actions.map(({ type }) => type));
  const hasSenator = actions.some(each => each.type === 'place' && each.senator);
  return {
    tiles: types.has('tile') || types.has('cop') || types.has('judge') || hasSenator,
    friends: types.has('favour'),
    takeover: types.has('free-takeover'),
  };
}

export type Offers = ReturnType<typeof findOffers>;

/** "a, b or c". */
export const joinWithOr = (items: readonly string[], or: string): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`;

/** DP-C1 The families, each with the front that the edition gives it. */
export const nameFamilies = ({ fronts }: Edition, { front }: Things): FamilyWords[] =>
  FAMILIES.map((name, seat) => ({ name, front: front[fronts[seat] ?? 'bakery'] }));

/** DP-C12 The fields; the help of a field in row 4 begins with the colour that the edition gives it. */
export function nameFields(edition: Edition, things: Things, inRowFour: (colour: string) => string): Things['field'] {
  const people = DICE.map((colour, die) => {
    const { name, help } = things.field[edition.rowFour[colour]];
    return [edition.rowFour[colour], { name, help: `${inRowFour(things.dice[die] ?? '?')}${help}` }];
  });
  return { ...things.field, ...Object.fromEntries(people) };
}

/** DP-31 The favours; at a table, favour 3 names the two tracks of that table. */
export function nameFavours(
  things: Things,
  options: Readonly<Record<string, unknown>> | null,
  twoSteps: (one: Track, other: Track) => string,
): Things['favour'] {
  if (options === null) return things.favour;
  const other = options.favour3 === 'reputation-or-influence' ? 'influence' : 'income';
  return things.favour.map((favour, at) => (at === 2 ? { ...favour, help: twoSteps('reputation', other) } : favour));
}

/** DP-C10 The space of a favour on its track. */
export const findFavourSpace = ({ favours }: Edition, favour: number): number =>
  favours.findIndex(each => each === FAVOURS[favour - 1]) + 1;

/** DP-C7 The kind of business a die stands for. */
export const findKind = ({ business }: Edition, value: number): Business =>
  BUSINESSES.find(kind => business[kind].die === value) ?? 'protection';

/** A payment from an event: to a seat or, below zero, by it; from or to the bank if there is no other seat. */
interface PaymentEvent {
  readonly seat: Seat;
  readonly amount: number;
  readonly other: Seat | null;
}

/** Words a payment as money from the bank, to the bank, or from one family to another. */
export function sayPayment(
  { seat, amount, other }: PaymentEvent,
  say: {
    readonly gets: (seat: Seat, sum: number) => string;
    readonly pays: (seat: Seat, sum: number) => string;
    readonly paysTo: (from: Seat, to: Seat, sum: number) => string;
  },
): string {
  const sum = Math.abs(amount);
  if (other === null) return amount < 0 ? say.pays(seat, sum) : say.gets(seat, sum);
  return amount < 0 ? say.paysTo(seat, other, sum) : say.paysTo(other, seat, sum);
}
