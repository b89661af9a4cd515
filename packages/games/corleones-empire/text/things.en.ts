import { moneyIn } from '../../money.ts';
import type { Colour } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { effect } from './effects.en.ts';
import { AREA_NAMES, byId, FAMILY_NAMES, iconsOf, newRank, printedOn, rewardOf } from './shared.ts';
import type {
  ActId,
  AllyId,
  AreaId,
  AreaWords,
  BusinessId,
  FamilyId,
  JobId,
  ObjectWords,
  Printed,
  Things,
  ThingWords,
} from './words.ts';

export const money = moneyIn('en');

const colour: Things['colour'] = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  purple: 'purple',
  gray: 'grey',
};

const cash = (value: number): ObjectWords => ({
  name: money(value),
  object: `a ${money(value)}`,
  help: `A money card worth ${money(value)}; you can’t make change (CE-23).`,
});
const basic = (name: string, object: string): ObjectWords => ({
  name,
  object,
  help: 'A good that pays for jobs (CE-16).',
});
const kind: Things['kind'] = {
  $1: cash(1),
  $2: cash(2),
  $3: cash(3),
  $5: cash(5),
  G: basic('Gun', 'a Gun'),
  M: basic('Blood Money', 'Blood Money'),
  Z: basic('Booze', 'Booze'),
  N: {
    name: 'Narcotics',
    object: 'Narcotics',
    help: 'A good that replaces a Gun, Blood Money or Booze when you pay for a job (CE-16).',
  },
};

const takes = (value: number): ThingWords => ({ name: money(value), help: `Take a ${money(value)} (CE-I1).` });
export const icon: Things['icon'] = {
  $1: takes(1),
  $2: takes(2),
  $3: takes(3),
  $5: takes(5),
  G: { name: 'Gun', help: 'Take a Gun (CE-I2).' },
  M: { name: 'Blood Money', help: 'Take Blood Money (CE-I2).' },
  Z: { name: 'Booze', help: 'Take Booze (CE-I2).' },
  N: { name: 'Narcotics', help: 'Take Narcotics (CE-I2).' },
  S: { name: 'suitcase', help: 'Show a money card from your hand and put it into your suitcase (CE-I5).' },
  J: { name: 'job', help: 'Draw two jobs: keep one and discard the other face up (CE-I6).' },
  H: { name: 'Horse Head', help: 'Take the Horse Head: you begin the next family business (CE-I7).' },
  D2: { name: 'discard 2 → $5', help: 'Discard any 2 cards from your hand for a $5 (CE-I3).' },
  D1: { name: 'discard 1 → $5', help: 'Discard any card from your hand for a $5 (CE-I4).' },
  X: { name: 'discard 1 → good', help: 'Discard any card from your hand for a Gun, Blood Money or Booze (CE-I8).' },
  D3: { name: 'discard 3 → $3 + $5', help: 'Discard any 3 cards from your hand for a $3 and a $5 (CE-I9).' },
};

const BUSINESSES: Readonly<Record<BusinessId, Omit<ObjectWords, 'help'>>> = {
  'tax-office': { name: 'Tax Consultancy', object: 'the Tax Consultancy' },
  bar: { name: 'Bar', object: 'the Bar' },
  'pawn-shop': { name: 'Pawn Shop', object: 'the Pawn Shop' },
  'calvary-cemetery': { name: 'Calvary Cemetery', object: 'Calvary Cemetery' },
  'korean-laundry': { name: 'Korean Laundry', object: 'the Korean Laundry' },
  'gun-shop': { name: 'Gun Shop', object: 'the Gun Shop' },
  barber: { name: 'Barber', object: 'the Barber’s' },
  'ammo-depot': { name: 'Ammo Depot', object: 'the Ammo Depot' },
  'penn-central-railroad': { name: 'Penn Central Railroad', object: 'Penn Central Railroad' },
  'hotel-edison': { name: 'Hotel Edison', object: 'Hotel Edison' },
  'genco-import': { name: 'Genco Import Co.', object: 'Genco Import Co.' },
  'best-and-co': { name: 'Best & Co. Department Store', object: 'Best & Co. Department Store' },
  brewery: { name: 'Brewery', object: 'the Brewery' },
  'savings-bank': { name: 'Savings Bank', object: 'the Savings Bank' },
  racetrack: { name: 'Racetrack', object: 'the Racetrack' },
  'central-bank': { name: 'Central Bank', object: 'the Central Bank' },
  'polks-hobby-shop': { name: 'Polk’s Hobby Shop', object: 'Polk’s Hobby Shop' },
  'night-club': { name: 'Night Club', object: 'the Night Club' },
  'harbor-warehouse': { name: 'Harbor Warehouse', object: 'the Harbor Warehouse' },
};

const JOBS: Readonly<Record<JobId, string>> = {
  shakedown: 'Shakedown',
  'call-in-a-favor': 'Call in a Favor',
  'protection-money': 'Protection Money',
  'smuggling-run': 'Smuggling Run',
  'muscle-out': 'Muscle Out',
  'new-orders': 'New Orders',
  'getaway-driver': 'Getaway Driver',
  'family-meeting': 'Family Meeting',
  'car-bomb': 'Car Bomb',
  'drive-by': 'Drive-By',
  'contract-hit': 'Contract Hit',
  'rough-up': 'Rough Up',
  'back-room-deal': 'Back Room Deal',
  offer: 'An Offer They Can’t Refuse',
  heist: 'Heist',
  skim: 'Skim',
};

const ALLIES: Readonly<Record<AllyId, string>> = {
  'mayor-1': 'Mayor (Act I)',
  'union-boss-1': 'Union Boss (Act I)',
  'police-chief-1': 'Police Chief (Act I)',
  'tax-advisor': 'Tax Advisor',
  'small-time-bookie': 'Small-Time Bookie',
  'hired-muscle': 'Hired Muscle',
  'mayor-2': 'Mayor (Act II)',
  'union-boss-2': 'Union Boss (Act II)',
  'police-chief-2': 'Police Chief (Act II)',
  'family-accountant': 'Family Accountant',
  'police-evidence-manager': 'Police Evidence Manager',
  'loan-shark': 'Loan Shark',
  'mayor-3': 'Mayor (Act III)',
  'union-boss-3': 'Union Boss (Act III)',
  'police-chief-3': 'Police Chief (Act III)',
  'private-banker': 'Private Banker',
  'hollywood-producer': 'Hollywood Producer',
  capo: 'Capo',
};

const ACTS: Readonly<Record<ActId, string>> = {
  'the-wedding': 'The Wedding',
  'the-turk': 'The Turk',
  'sonnys-murder': 'Sonny’s Murder',
  'the-betrayal': 'The Betrayal',
};
const JOINS = ['', 'the Consigliere joins, ', 'the Heir joins, '];

const figure = (name: string, help: string): ObjectWords => ({ name, object: `the ${name}`, help });

/** The things of a box, in words; their help follows from what is printed on them. */
export function thingsOf(printed: Printed): Things {
  const turf = (id: Exclude<AreaId, 'central-park'>, where: string): AreaWords => {
    const { number, id: business } = printedOn(printed, id);
    return {
      name: AREA_NAMES[id],
      where,
      help: `Turf ${number}, with ${BUSINESSES[business].object} and room for one tile (CE-25).`,
    };
  };

  const job = byId(printed.jobs, row => ({
    name: JOBS[row.id],
    help: `${effect[row.effect].help} A ${colour[row.colour]} job that pays ${rewardOf(kind, row.reward)} (CE-17).`,
  }));

  const ally = byId(printed.allies, row => {
    const icons = iconsOf(icon, row.icons);
    const does = row.effect === 'none' ? [] : [effect[row.effect].help];
    if (icons !== '') does.push(`${does.length === 0 ? 'Use' : 'Then use'}: ${icons} (CE-19).`);
    return { name: ALLIES[row.id], object: `the ${ALLIES[row.id]}`, help: does.join(' ') };
  });

  const best = (of: Colour): ThingWords => ({
    name: colour[of],
    help: `The most completed ${colour[of]} jobs pay ${money(printed.bonus)} at the end (CE-35).`,
  });

  return {
    colour,
    family: byId(standard.families, row => ({
      name: FAMILY_NAMES[row.id satisfies FamilyId],
      help: `Figures, markers and suitcase are ${colour[row.colour]} (CE-4).`,
    })),
    area: {
      'wall-street': turf('wall-street', 'on Wall Street'),
      brooklyn: turf('brooklyn', 'in Brooklyn'),
      'upper-east-side': turf('upper-east-side', 'on the Upper East Side'),
      queens: turf('queens', 'in Queens'),
      'upper-west-side': turf('upper-west-side', 'on the Upper West Side'),
      midtown: turf('midtown', 'in Midtown'),
      chelsea: turf('chelsea', 'in Chelsea'),
      'central-park': {
        name: AREA_NAMES['central-park'],
        where: 'in Central Park',
        help: `Not a turf: nobody controls it, and it has only a Back: ${iconsOf(icon, printed.park.back)} (CE-15).`,
      },
    },
    business: byId(printed.businesses, ({ id, back, front }) => ({
      ...BUSINESSES[id],
      help: `Family Members use the Back: ${iconsOf(icon, back)} (CE-14). Thugs use the Front: ${iconsOf(icon, front)} (CE-12).`,
    })),
    job,
    jobColour: { yellow: best('yellow'), blue: best('blue'), gray: best('gray'), green: best('green') },
    ally,
    effect,
    icon,
    trade: {
      D2: { action: 'Discard 2 cards for a $5', takes: 'a $5' },
      D1: { action: 'Discard 1 card for a $5', takes: 'a $5' },
      X: { action: 'Discard 1 card for a Gun, Blood Money or Booze', takes: 'a Gun, Blood Money or Booze' },
      D3: { action: 'Discard 3 cards for a $3 and a $5', takes: 'a $3 and a $5' },
    },
    kind,
    rank: {
      don: figure('Don', 'A Family Member, for round spaces; yours from the start (CE-14).'),
      consigliere: figure('Consigliere', 'A Family Member, for round spaces; joins before Act II (CE-14).'),
      heir: figure('Heir', 'A Family Member, for round spaces; joins before Act IV (CE-14).'),
      thug: figure('Thug', 'Goes on a business’s Thug space and uses its Front (CE-12).'),
    },
    neutral: {
      mayor: figure('Mayor', 'Neutral, on round spaces; his player uses the Backs there (CE-20).'),
      'union-boss': figure('Union Boss', 'Neutral, on Thug spaces; his player uses the Front there (CE-20).'),
      'police-chief': figure('Police Chief', 'Neutral, in the middle of a turf; counts there in the turf war (CE-20).'),
    },
    act: byId(printed.acts, ({ id, tile, handLimit, bribery }) => {
      const number = printed.acts.findIndex(each => each.id === id);
      const joins = printed.acts[number]?.newMember ? (JOINS[newRank(printed, number)] ?? '') : '';
      return {
        name: ACTS[id],
        help: `A ${colour[tile]} tile opens, ${joins}hand limit ${handLimit}, ${bribery ? 'with' : 'without'} bribery (CE-6).`,
      };
    }),
    phase: {
      families: { name: 'Choosing families', help: 'Everybody chooses a family (CE-4).' },
      business: {
        name: 'Family business',
        help: 'Players take turns, one action each, until nobody has figures left (CE-7).',
      },
      'turf-war': { name: 'Turf war', help: 'Turf by turf, the family with the most figures places a marker (CE-25).' },
      bribery: { name: 'Bribery', help: 'Secret bids from the suitcases for the allies on offer (CE-28).' },
      tribute: { name: 'Tribute', help: 'Everybody discards down to the act’s hand limit (CE-30).' },
      over: { name: 'The end', help: 'Suitcases are opened and bonuses counted; the most money wins (CE-36).' },
    },
  };
}
