import {
  type EditionFault,
  type EditionField,
  fault,
  findFaults,
  type GameBox,
  listOf,
  oneOf,
  readingEditions,
  whole,
} from '@consigliere/kernel';
import { readOptions } from '../options.ts';
import { DICE, FAMILIES, TILES } from '../types.ts';
import { BUSINESSES, DISTRICTS, type Edition, EVENTS, FAVOURS, FRONTS, PERSONS } from './edition.ts';
import { standard } from './standard.ts';
import { upgrade } from './upgrade.ts';

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;
const areRows = (list: unknown): list is readonly object[] => Array.isArray(list) && list.every(isObject);

/** Money comes in thousands. */
const MONEY = whole(0, 20_000, 1000);
/** A start space and one to eight more. */
const INCOME = listOf(
  Array.from({ length: 21 }, (_, thousands) => 1000 * thousands),
  2,
  9,
);
const STEPS = oneOf([null, 'reputation', 'influence']);
const COLOURS = oneOf(['grey', 'red']);
/** The faces of a die without the puppet hand. */
const FACES = whole(1, 5);
/** Longer tracks don't fit on the families' boards. */
const LONGEST_TRACK = 16;
const KO_TRACKS = ['reputation', 'influence'] as const;

/** Faults that only an edition of this game can have. */
export const FAULTS = [
  'street',
  'district',
  'own-die',
  'beyond-track',
  'one-front',
  'one-person',
  'event-a-round',
  'decides-ko',
] as const;

/** Faults in the structure around the values. */
function findStructureFaults(edition: Partial<Edition>): EditionFault[] {
  const { street, business, events, fronts, marks } = edition;
  const sound = isObject(marks) && Object.values(marks).every(mark => /[KLR]/.test(String(mark)));
  if (!sound) return [fault('marks', 'mark')];
  if (!areRows(street) || street.length !== 12) return [fault('street', 'street')];
  const wrong = DISTRICTS.find(district => street.filter(each => each.district === district).length !== 3);
  if (wrong !== undefined) return [fault('street', 'district', { district: DISTRICTS.indexOf(wrong) })];
  if (!Array.isArray(fronts) || fronts.length !== FAMILIES.length) return [fault('fronts', 'missing')];
  const parts = ['last', 'tileSpaces', 'rowFour'] as const;
  return [
    ...parts.flatMap(part => (isObject(edition[part]) ? [] : fault(part, 'missing'))),
    ...BUSINESSES.flatMap(name => (isObject(business?.[name]) ? [] : fault(`business.${name}`, 'missing'))),
    ...EVENTS.flatMap(id => (isObject(events?.[id]) ? [] : fault(`events.${id}`, 'missing'))),
  ];
}

/** Faults between values that are each valid. */
function findConflicts(edition: Edition): EditionFault[] {
  const { business, fronts, last, tileSpaces, rowFour, rounds, eventsInPile, cardsToKo } = edition;
  const people = DICE.map(colour => rowFour[colour]);
  const dice = BUSINESSES.map(name => business[name].die);
  return [
    ...BUSINESSES.flatMap((name, at) =>
      dice.indexOf(dice[at] ?? 0) < at ? fault(`business.${name}.die`, 'own-die', { die: dice[at] ?? 0 }) : [],
    ),
    ...fronts.flatMap((front, at) => (fronts.indexOf(front) < at ? fault(`fronts[${at}]`, 'one-front') : [])),
    ...TILES.flatMap((tile, at) => {
      const end = last[at < 3 ? 'reputation' : 'influence'];
      return tileSpaces[tile] > end ? fault(`tileSpaces.${tile}`, 'beyond-track', { last: end }) : [];
    }),
    ...DICE.flatMap((colour, at) =>
      people.indexOf(rowFour[colour]) < at ? fault(`rowFour.${colour}`, 'one-person') : [],
    ),
    ...(rounds === eventsInPile ? [] : [fault('rounds', 'event-a-round', { events: eventsInPile })]),
    // DP-32 The KO track must be decided whichever cards come.
    ...(cardsToKo * 2 <= rounds + 1 ? [] : [fault('cardsToKo', 'decides-ko', { most: Math.floor((rounds + 1) / 2) })]),
  ];
}

function listFields({ marks }: Edition): EditionField[] {
  const field = (group: string, path: string, of: EditionField['of']): EditionField => ({
    path,
    group,
    mark: marks[group] ?? 'R',
    of,
  });
  return [
    ...FAMILIES.map((_, at) => field('DP-C1', `fronts[${at}]`, oneOf(FRONTS))),
    field('DP-C2', 'members', whole(3, 12)),
    field('DP-C2', 'debtMarkers', whole(1, 10)),
    field('DP-C4', 'friends', whole(1, 20)),
    field('DP-C4', 'eventsInPile', whole(1, EVENTS.length)),
    field('DP-C4', 'rounds', whole(1, EVENTS.length)),
    field('DP-C4', 'cardsToKo', whole(1, 5)),
    ...standard.street.map((_, at) => field('DP-C6', `street[${at}].business`, oneOf(BUSINESSES))),
    ...BUSINESSES.flatMap(name => [
      field('DP-C7', `business.${name}.die`, FACES),
      field('DP-C7', `business.${name}.pay`, MONEY),
      field('DP-C7', `business.${name}.step`, STEPS),
    ]),
    ...KO_TRACKS.map(track => field('DP-C8', `last.${track}`, whole(1, LONGEST_TRACK))),
    ...TILES.map(tile => field('DP-C8', `tileSpaces.${tile}`, whole(1, LONGEST_TRACK))),
    field('DP-C9', 'income', INCOME),
    field('DP-C10', 'favours', listOf(FAVOURS, 1, FAVOURS.length, true)),
    ...EVENTS.flatMap(id => [
      field('DP-C11', `events.${id}.colour`, COLOURS),
      field('DP-C11', `events.${id}.car`, FACES),
    ]),
    ...DICE.map(colour => field('DP-C12', `rowFour.${colour}`, oneOf(PERSONS))),
  ];
}

export const box: GameBox<Edition> = {
  standard,
  fields: listFields,
  faults: data => findFaults({ structure: findStructureFaults, fields: listFields, between: findConflicts }, data),
  upgrade,
  totals: ({ street, business, events, income }) => ({
    'street-pays': street.reduce((sum, each) => sum + business[each.business].pay, 0),
    'income-pays': income.reduce((sum, pay) => sum + pay, 0),
    'grey-events': EVENTS.filter(id => events[id].colour === 'grey').length,
    'red-events': EVENTS.filter(id => events[id].colour === 'red').length,
  }),
};

/** Reads the options of a table, with the edition among them. */
export const readOptionsIn = readingEditions(box, readOptions);
