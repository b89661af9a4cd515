import { moneyIn } from '../../money.ts';
import type { Colour } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { effect } from './effects.nl.ts';
import { AREA_NAMES, byId, FAMILY_NAMES, iconsOf, newRank, printedOn, rewardOf } from './shared.ts';
import type {
  ActId,
  AllyId,
  AreaId,
  AreaWords,
  BusinessId,
  ColourId,
  JobId,
  ObjectWords,
  Printed,
  Things,
  ThingWords,
} from './words.ts';

export const money = moneyIn('nl');

const colour: Things['colour'] = {
  yellow: 'geel',
  blue: 'blauw',
  green: 'groen',
  red: 'rood',
  purple: 'paars',
  gray: 'grijs',
};
/** The colours in front of a noun. */
export const COLOURED: Readonly<Record<ColourId, string>> = {
  yellow: 'gele',
  blue: 'blauwe',
  green: 'groene',
  red: 'rode',
  purple: 'paarse',
  gray: 'grijze',
};

const cash = (value: number): ObjectWords => ({
  name: money(value),
  object: `een kaart van ${money(value)}`,
  help: `Een geldkaart van ${money(value)}; er wordt nooit gewisseld (CE-23).`,
});
const basic = (name: string, object: string): ObjectWords => ({
  name,
  object,
  help: 'Illegale goederen om klussen mee te betalen (CE-16).',
});
const kind: Things['kind'] = {
  $1: cash(1),
  $2: cash(2),
  $3: cash(3),
  $5: cash(5),
  G: basic('Wapen', 'een wapen'),
  M: basic('Bloedgeld', 'bloedgeld'),
  Z: basic('Drank', 'drank'),
  N: {
    name: 'Narcotica',
    object: 'narcotica',
    help: 'Illegale goederen die bij het betalen van een klus wapen, bloedgeld of drank vervangen (CE-16).',
  },
};

const takes = (value: number): ThingWords => ({
  name: money(value),
  help: `Neem een kaart van ${money(value)} (CE-I1).`,
});
export const icon: Things['icon'] = {
  $1: takes(1),
  $2: takes(2),
  $3: takes(3),
  $5: takes(5),
  G: { name: 'Wapen', help: 'Neem een wapen (CE-I2).' },
  M: { name: 'Bloedgeld', help: 'Neem bloedgeld (CE-I2).' },
  Z: { name: 'Drank', help: 'Neem drank (CE-I2).' },
  N: { name: 'Narcotica', help: 'Neem narcotica (CE-I2).' },
  S: { name: 'koffer', help: 'Laat een geldkaart uit je hand zien en leg die in je koffer (CE-I5).' },
  J: { name: 'klus', help: 'Trek twee klussen: houd er een en leg de andere open af (CE-I6).' },
  H: { name: 'paardenhoofd', help: 'Neem het paardenhoofd: jij begint de volgende familiezaken (CE-I7).' },
  D2: {
    name: '2 afleggen → $\u00A05',
    help: 'Leg 2 handkaarten naar keuze af en neem een kaart van $\u00A05 (CE-I3).',
  },
  D1: {
    name: '1 afleggen → $\u00A05',
    help: 'Leg één handkaart naar keuze af en neem een kaart van $\u00A05 (CE-I4).',
  },
  X: {
    name: '1 afleggen → goederen',
    help: 'Leg één handkaart naar keuze af en neem een wapen, bloedgeld of drank (CE-I8).',
  },
  D3: {
    name: '3 afleggen → $\u00A03 + $\u00A05',
    help: 'Leg 3 handkaarten naar keuze af en neem een kaart van $\u00A03 en een van $\u00A05 (CE-I9).',
  },
};

const BUSINESSES: Readonly<Record<BusinessId, Omit<ObjectWords, 'help'>>> = {
  'tax-office': { name: 'Belastingadvies', object: 'het belastingadvieskantoor' },
  bar: { name: 'Café', object: 'het café' },
  'pawn-shop': { name: 'Pandjeshuis', object: 'het pandjeshuis' },
  'calvary-cemetery': { name: 'Calvary-begraafplaats', object: 'de Calvary-begraafplaats' },
  'korean-laundry': { name: 'Koreaanse wasserij', object: 'de Koreaanse wasserij' },
  'gun-shop': { name: 'Wapenwinkel', object: 'de wapenwinkel' },
  barber: { name: 'Kapperszaak', object: 'de kapperszaak' },
  'ammo-depot': { name: 'Munitiedepot', object: 'het munitiedepot' },
  'penn-central-railroad': { name: 'Penn Central Railroad', object: 'de Penn Central Railroad' },
  'hotel-edison': { name: 'Hotel Edison', object: 'Hotel Edison' },
  'genco-import': { name: 'Genco Import Co.', object: 'Genco Import Co.' },
  'best-and-co': { name: 'Warenhuis Best & Co.', object: 'warenhuis Best & Co.' },
  brewery: { name: 'Brouwerij', object: 'de brouwerij' },
  'savings-bank': { name: 'Spaarbank', object: 'de spaarbank' },
  racetrack: { name: 'Renbaan', object: 'de renbaan' },
  'central-bank': { name: 'Centrale bank', object: 'de centrale bank' },
  'polks-hobby-shop': { name: 'Polk’s Hobby Shop', object: 'Polk’s Hobby Shop' },
  'night-club': { name: 'Nachtclub', object: 'de nachtclub' },
  'harbor-warehouse': { name: 'Havenpakhuis', object: 'het havenpakhuis' },
};

const JOBS: Readonly<Record<JobId, string>> = {
  shakedown: 'Afpersing',
  'call-in-a-favor': 'Wederdienst',
  'protection-money': 'Beschermingsgeld',
  'smuggling-run': 'Smokkeltocht',
  'muscle-out': 'Wegwerken',
  'new-orders': 'Nieuwe orders',
  'getaway-driver': 'Vluchtauto',
  'family-meeting': 'Familieberaad',
  'car-bomb': 'Autobom',
  'drive-by': 'Schoten uit de auto',
  'contract-hit': 'Huurmoord',
  'rough-up': 'Aframmeling',
  'back-room-deal': 'Achterkamertjesdeal',
  offer: 'Een aanbod dat niemand afslaat',
  heist: 'Kraak',
  skim: 'Afromen',
};

const ALLIES: Readonly<Record<AllyId, string>> = {
  'mayor-1': 'Burgemeester (akte I)',
  'union-boss-1': 'Vakbondsbaas (akte I)',
  'police-chief-1': 'Politiechef (akte I)',
  'tax-advisor': 'Belastingadviseur',
  'small-time-bookie': 'Kleine bookmaker',
  'hired-muscle': 'Ingehuurde krachtpatser',
  'mayor-2': 'Burgemeester (akte II)',
  'union-boss-2': 'Vakbondsbaas (akte II)',
  'police-chief-2': 'Politiechef (akte II)',
  'family-accountant': 'Familieboekhouder',
  'police-evidence-manager': 'Bewijsbeheerder van de politie',
  'loan-shark': 'Woekeraar',
  'mayor-3': 'Burgemeester (akte III)',
  'union-boss-3': 'Vakbondsbaas (akte III)',
  'police-chief-3': 'Politiechef (akte III)',
  'private-banker': 'Privébankier',
  'hollywood-producer': 'Hollywoodproducent',
  capo: 'Capo',
};
/** A title inside a sentence: lower-case, except for a place name. */
const inSentence = (name: string): string =>
  name.startsWith('Hollywood') ? name : name.charAt(0).toLowerCase() + name.slice(1);

const ACTS: Readonly<Record<ActId, string>> = {
  'the-wedding': 'De bruiloft',
  'the-turk': 'De Turk',
  'sonnys-murder': 'De moord op Sonny',
  'the-betrayal': 'Het verraad',
};
const JOINS = ['', 'de consigliere komt erbij, ', 'de erfgenaam komt erbij, '];

const figure = (name: string, object: string, help: string): ObjectWords => ({ name, object, help });

/** The things of a box, in words; their help follows from what is printed on them. */
export function thingsOf(printed: Printed): Things {
  const turf = (id: Exclude<AreaId, 'central-park'>, where: string): AreaWords => {
    const { number, id: business } = printedOn(printed, id);
    return {
      name: AREA_NAMES[id],
      where,
      help: `Wijk ${number}, met ${BUSINESSES[business].object} en plaats voor één fiche (CE-25).`,
    };
  };

  const job = byId(printed.jobs, row => ({
    name: JOBS[row.id],
    help: `${effect[row.effect].help} Een ${COLOURED[row.colour]} klus die ${rewardOf(kind, row.reward)} opbrengt (CE-17).`,
  }));

  const ally = byId(printed.allies, row => {
    const icons = iconsOf(icon, row.icons);
    const does = row.effect === 'none' ? [] : [effect[row.effect].help];
    if (icons !== '') does.push(`${does.length === 0 ? 'Gebruik' : 'Gebruik daarna'}: ${icons} (CE-19).`);
    return { name: ALLIES[row.id], object: `de ${inSentence(ALLIES[row.id])}`, help: does.join(' ') };
  });

  const best = (of: Colour): ThingWords => ({
    name: colour[of],
    help: `De meeste voltooide ${COLOURED[of]} klussen brengen aan het einde ${money(printed.bonus)} op (CE-35).`,
  });

  return {
    colour,
    family: byId(standard.families, row => ({
      name: FAMILY_NAMES[row.id],
      help: `Figuren, markers en koffer zijn ${colour[row.colour]} (CE-4).`,
    })),
    area: {
      'wall-street': turf('wall-street', 'op Wall Street'),
      brooklyn: turf('brooklyn', 'in Brooklyn'),
      'upper-east-side': turf('upper-east-side', 'in de Upper East Side'),
      queens: turf('queens', 'in Queens'),
      'upper-west-side': turf('upper-west-side', 'in de Upper West Side'),
      midtown: turf('midtown', 'in Midtown'),
      chelsea: turf('chelsea', 'in Chelsea'),
      'central-park': {
        name: AREA_NAMES['central-park'],
        where: 'in Central Park',
        help: `Geen wijk: niemand beheerst het, en er is alleen een achterkant: ${iconsOf(icon, printed.park.back)} (CE-15).`,
      },
    },
    business: byId(printed.businesses, ({ id, back, front }) => ({
      ...BUSINESSES[id],
      help: `Familieleden gebruiken de achterkant: ${iconsOf(icon, back)} (CE-14). Gangsters gebruiken de voorkant: ${iconsOf(icon, front)} (CE-12).`,
    })),
    job,
    jobColour: { yellow: best('yellow'), blue: best('blue'), gray: best('gray'), green: best('green') },
    ally,
    effect,
    icon,
    trade: {
      D2: { action: 'Leg 2 kaarten af voor een kaart van $\u00A05', takes: 'een kaart van $\u00A05' },
      D1: { action: 'Leg 1 kaart af voor een kaart van $\u00A05', takes: 'een kaart van $\u00A05' },
      X: { action: 'Leg 1 kaart af voor een wapen, bloedgeld of drank', takes: 'een wapen, bloedgeld of drank' },
      D3: {
        action: 'Leg 3 kaarten af voor een kaart van $\u00A03 en een van $\u00A05',
        takes: 'een kaart van $\u00A03 en een van $\u00A05',
      },
    },
    kind,
    rank: {
      don: figure('Don', 'de don', 'Een familielid voor ronde velden; er vanaf het begin bij (CE-14).'),
      consigliere: figure(
        'Consigliere',
        'de consigliere',
        'Een familielid voor ronde velden; komt vóór akte II (CE-14).',
      ),
      heir: figure('Erfgenaam', 'de erfgenaam', 'Een familielid voor ronde velden; komt vóór akte IV (CE-14).'),
      thug: figure(
        'Gangster',
        'de gangster',
        'Komt op het gangsterveld van een zaak en gebruikt de voorkant ervan (CE-12).',
      ),
    },
    neutral: {
      mayor: figure(
        'Burgemeester',
        'de burgemeester',
        'Neutraal, op ronde velden; wie hem speelt, gebruikt de achterkanten daar (CE-20).',
      ),
      'union-boss': figure(
        'Vakbondsbaas',
        'de vakbondsbaas',
        'Neutraal, op gangstervelden; wie hem speelt, gebruikt de voorkant daar (CE-20).',
      ),
      'police-chief': figure(
        'Politiechef',
        'de politiechef',
        'Neutraal; staat midden in een wijk en telt daar mee in de wijkstrijd (CE-20).',
      ),
    },
    act: byId(printed.acts, ({ id, tile, handLimit, bribery }) => {
      const number = printed.acts.findIndex(each => each.id === id);
      const joins = printed.acts[number]?.newMember ? (JOINS[newRank(printed, number)] ?? '') : '';
      return {
        name: ACTS[id],
        help: `Er komt een ${COLOURED[tile]} fiche, ${joins}handlimiet ${handLimit}, ${bribery ? 'met' : 'zonder'} omkoping (CE-6).`,
      };
    }),
    phase: {
      families: { name: 'Families kiezen', help: 'Iedereen kiest een familie (CE-4).' },
      business: {
        name: 'Familiezaken',
        help: 'Om de beurt één actie, tot niemand meer figuren in de voorraad heeft (CE-7).',
      },
      'turf-war': {
        name: 'Wijkstrijd',
        help: 'Wijk voor wijk legt de familie met de meeste figuren een marker (CE-25).',
      },
      bribery: { name: 'Omkoping', help: 'Geheime biedingen uit de koffers op de bondgenoten die openliggen (CE-28).' },
      tribute: { name: 'Tribuut', help: 'Iedereen legt af tot de handlimiet van de akte (CE-30).' },
      over: {
        name: 'Einde',
        help: 'De koffers gaan open en de bonussen worden geteld; het meeste geld wint (CE-36).',
      },
    },
  };
}
