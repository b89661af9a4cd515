import {
  type EditionField,
  findFaults,
  type GameBox,
  listOf,
  oneOf,
  readingEditions,
  whole,
} from '@consigliere/kernel';
import { given } from '../options.ts';
import { between } from './between.ts';
import { COLOURS, type Edition, ICONS, VALUES } from './edition.ts';
import { standard } from './standard.ts';
import { structure } from './structure.ts';

/** The faults that only an edition of this game can have. */
export const FAULTS = [
  ...(['rows', 'own-id', 'areas', 'effect'] as const),
  ...(['one-printed', 'side-by-side', 'most-jobs', 'too-few-jobs', 'four-allies'] as const),
  ...(['too-few-blue', 'too-few-red', 'too-little-money'] as const),
] as const;

const TURFS = [1, 2, 3, 4, 5, 6, 7] as const;
const YES_NO = oneOf([true, false]);
const TILES = oneOf(['blue', 'red']);
const PLACES = oneOf([...TURFS, 'blue', 'red']);
/** The most icons printed side by side. */
const icons = (min: number): EditionField['of'] => listOf(ICONS, min, 4);
const COSTS: EditionField['of'] = { kind: 'letters', letters: 'GMZ', longest: 4, min: 0, max: 90 };
/** The most Thugs of a family that the Hudson has room for, beside its three members. */
const THUGS = whole(1, 6);
const CARDS = whole(0, 99);

function fields(edition: Edition): EditionField[] {
  const { acts, spaces, businesses, park, jobs, allies, marks } = edition;
  const field = (group: string, path: string, of: EditionField['of'], mark = marks[group] ?? 'R'): EditionField => ({
    path,
    group,
    mark,
    of,
  });
  const four = (group: string, path: string, of: EditionField['of']): EditionField[] =>
    [0, 1, 2, 3].map(at => field(group, `${path}[${at}]`, of));
  return [
    field('CE-C2', 'thugs', THUGS),
    field('CE-C2', 'thugsOfTwo', THUGS),
    field('CE-C2', 'markers', whole(1, 20)),
    ...acts.flatMap(({ mark }, at) => [
      field('CE-C3', `acts[${at}].handLimit`, whole(0, 15), mark),
      field('CE-C3', `acts[${at}].tile`, TILES, mark),
    ]),
    ...spaces.map(({ mark }, at) => field('CE-C4', `spaces[${at}].threePlus`, YES_NO, mark)),
    field('CE-C5', 'park.back', icons(1), park.mark),
    ...businesses.flatMap(({ on, mark }, at) => {
      const group = typeof on === 'number' ? 'CE-C5' : 'CE-C6';
      return [
        field(group, `businesses[${at}].on`, PLACES, mark),
        field(group, `businesses[${at}].back`, icons(1), mark),
        field(group, `businesses[${at}].front`, icons(1), mark),
      ];
    }),
    ...four('CE-C6', 'startingTiles', listOf(TURFS, 0, 7, true)),
    ...jobs.flatMap(({ mark }, at) => [
      field('CE-C7', `jobs[${at}].colour`, oneOf(COLOURS), mark),
      field('CE-C7', `jobs[${at}].costs`, COSTS, mark),
      field('CE-C7', `jobs[${at}].reward`, listOf(VALUES, 1, 4), mark),
    ]),
    ...four('CE-C7', 'publicJobs', whole(0, 8)),
    field('CE-C7', 'startingJobs', whole(0, 8)),
    ...allies.flatMap(({ id, effect, mark }, at) => [
      // The names of allies with several cards include their act.
      ...(/-\d$/.test(id) ? [] : [field('CE-C8', `allies[${at}].act`, oneOf([1, 2, 3]), mark)]),
      field('CE-C8', `allies[${at}].icons`, icons(effect === 'none' ? 1 : 0), mark),
    ]),
    ...four('CE-C9', 'money', CARDS),
    ...four('CE-C9', 'moneyAlternative', CARDS),
    ...four('CE-C9', 'goods', CARDS),
    field('CE-C9', 'startingMoney', listOf(VALUES, 0, 6)),
    field('CE-C9', 'bonus', whole(1, 20)),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const box: GameBox<Edition> = {
  standard,
  fields,
  faults: data => findFaults({ structure, fields, between }, data),
  totals: ({ businesses, jobs, money, goods }) => ({
    'job-cards': sum(jobs.map(({ costs }) => costs.length)),
    'job-rewards': sum(jobs.map(({ costs, reward }) => costs.length * sum(reward))),
    'blue-tiles': businesses.filter(({ on }) => on === 'blue').length,
    'red-tiles': businesses.filter(({ on }) => on === 'red').length,
    'money-cards': sum(money),
    'goods-cards': sum(goods),
  }),
};

/** Reads the options of a table, with the edition among them. */
export const givenIn = readingEditions(box, given);
