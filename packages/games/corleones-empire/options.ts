import { type Parsed, parseOptions } from '@consigliere/kernel';
import { COLOURS, type Edition, GOODS, ICONS, type Icon, VALUES } from './edition/edition.ts';
import { standard } from './edition/standard.ts';
import { type Given, type Icons, NONE, TURFS } from './types.ts';

/** The table options, the default first: the English rules to the letter. */
export const OPTIONS = {
  'neutral-control': ['turn', 'phase'],
  'money-split': ['equal', 'uneven'],
  'marker-move': ['new-turf', 'any-turf'],
  'open-tally': [false, true],
  families: ['chosen', 'random'],
} as const;

const counted = (icons: readonly Icon[]): Icons => ICONS.map(icon => icons.filter(each => each === icon).length);

/** The basic goods of a cost, in the order of the kinds. */
const costOf = (cost: string): number[] => GOODS.slice(0, 3).map(good => cost.split(good).length - 1);

const sorted = (cost: string): string => [...cost].sort().join('');

/** CE-C7 A row for every card: cards with the same text and cost can't be told apart by what they do. */
function jobCards({ jobs }: Edition): Given['jobs'] {
  const cards = jobs.flatMap((job, row) => job.costs.map(cost => ({ job, row, cost })));
  return cards.map(({ job, row, cost }) => ({
    row,
    alike: cards.findIndex(each => each.row === row && sorted(each.cost) === sorted(cost)),
    colour: COLOURS.indexOf(job.colour),
    cost: costOf(cost),
    reward: job.reward.map(value => VALUES.indexOf(value)),
    effect: job.effect,
  }));
}

function boardOf(edition: Edition, seats: number): Pick<Given, 'spaces' | 'touching' | 'businesses' | 'park'> {
  const { spaces, businesses, park } = edition;
  return {
    spaces: spaces.map(({ areas, threePlus }) => ({
      areas: areas.map(area => area - 1),
      usable: seats > 2 || !threePlus,
    })),
    touching: Array.from({ length: TURFS }, (_, turf) =>
      spaces.flatMap(({ areas }, space) => (areas.includes(turf + 1) ? [space] : [])),
    ),
    businesses: businesses.map(({ on, back, front }) => ({
      turf: typeof on === 'number' ? on - 1 : NONE,
      red: on === 'red',
      back: counted(back),
      front: counted(front),
    })),
    park: counted(park.back),
  };
}

/** Reads the options of a table that plays by an edition. The option `edition` is read by `givenIn` of the box. */
export function given(
  options: Readonly<Record<string, unknown>>,
  seats: number,
  edition: Edition = standard,
): Parsed<Given> {
  const wanted = parseOptions(OPTIONS, options);
  if (!wanted.ok) return wanted;
  const money = wanted.value['money-split'] === 'equal' ? edition.money : edition.moneyAlternative;
  return {
    ok: true,
    value: {
      edition: edition.id,
      acts: edition.acts.map(({ handLimit, tile, newMember, bribery }) => ({
        handLimit,
        red: tile === 'red',
        newMember,
        bribery,
      })),
      ...boardOf(edition, seats),
      jobs: jobCards(edition),
      allies: edition.allies.map(({ act, effect, icons }) => ({ act: act - 1, effect, icons: counted(icons) })),
      cards: [...money, ...edition.goods],
      families: edition.families.length,
      thugs: seats === 2 ? edition.thugsOfTwo : edition.thugs,
      markers: edition.markers,
      publicJobs: edition.publicJobs[seats - 2] ?? 0,
      startingTiles: (edition.startingTiles[seats - 2] ?? []).map(turf => turf - 1),
      startingMoney: edition.startingMoney.map(value => VALUES.indexOf(value)),
      startingJobs: edition.startingJobs,
      bonus: edition.bonus,
      neutralsStay: wanted.value['neutral-control'] === 'phase',
      reinforces: wanted.value['marker-move'] === 'any-turf',
      openTally: wanted.value['open-tally'],
      randomFamilies: wanted.value.families === 'random',
    },
  };
}
