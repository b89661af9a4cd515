import { moneyIn } from '../../money.ts';
import type { Colour } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { effect } from './effects.de.ts';
import { AREA_NAMES, byId, FAMILY_NAMES, iconsOf, newRank, printedOn, rewardOf } from './shared.ts';
import type {
  ActId,
  AllyId,
  AreaId,
  AreaWords,
  BusinessId,
  JobId,
  ObjectWords,
  Printed,
  Things,
  ThingWords,
} from './words.ts';

export const money = moneyIn('de');

const colour: Things['colour'] = {
  yellow: 'gelb',
  blue: 'blau',
  green: 'grün',
  red: 'rot',
  purple: 'lila',
  gray: 'grau',
};

const cash = (value: number): ObjectWords => ({
  name: money(value),
  object: `eine ${value}-$-Karte`,
  help: `Eine Geldkarte über ${money(value)}; gewechselt wird nie (CE-23).`,
});
const basic = (name: string, object: string): ObjectWords => ({
  name,
  object,
  help: 'Eine illegale Ware, mit der du Jobs bezahlst (CE-16).',
});
const kind: Things['kind'] = {
  $1: cash(1),
  $2: cash(2),
  $3: cash(3),
  $5: cash(5),
  G: basic('Waffe', 'eine Waffe'),
  M: basic('Blutgeld', 'Blutgeld'),
  Z: basic('Schnaps', 'Schnaps'),
  N: {
    name: 'Rauschgift',
    object: 'Rauschgift',
    help: 'Eine illegale Ware, die beim Bezahlen eines Jobs Waffe, Blutgeld oder Schnaps ersetzt (CE-16).',
  },
};

const takes = (value: number): ThingWords => ({ name: money(value), help: `Nimm eine ${value}-$-Karte (CE-I1).` });
export const icon: Things['icon'] = {
  $1: takes(1),
  $2: takes(2),
  $3: takes(3),
  $5: takes(5),
  G: { name: 'Waffe', help: 'Nimm eine Waffe (CE-I2).' },
  M: { name: 'Blutgeld', help: 'Nimm Blutgeld (CE-I2).' },
  Z: { name: 'Schnaps', help: 'Nimm Schnaps (CE-I2).' },
  N: { name: 'Rauschgift', help: 'Nimm Rauschgift (CE-I2).' },
  S: { name: 'Koffer', help: 'Zeig eine Geldkarte aus deiner Hand und leg sie in deinen Koffer (CE-I5).' },
  J: { name: 'Job', help: 'Zieh zwei Jobs: Behalte einen und leg den anderen offen ab (CE-I6).' },
  H: { name: 'Pferdekopf', help: 'Nimm den Pferdekopf: Du beginnst die nächsten Familiengeschäfte (CE-I7).' },
  D2: { name: '2 ablegen → 5\u00A0$', help: 'Leg 2 beliebige Handkarten ab und nimm eine 5-$-Karte (CE-I3).' },
  D1: { name: '1 ablegen → 5\u00A0$', help: 'Leg eine beliebige Handkarte ab und nimm eine 5-$-Karte (CE-I4).' },
  X: {
    name: '1 ablegen → Ware',
    help: 'Leg eine beliebige Handkarte ab und nimm Waffe, Blutgeld oder Schnaps (CE-I8).',
  },
  D3: {
    name: '3 ablegen → 3\u00A0$ + 5\u00A0$',
    help: 'Leg 3 beliebige Handkarten ab und nimm eine 3-$- und eine 5-$-Karte (CE-I9).',
  },
};

const BUSINESSES: Readonly<Record<BusinessId, Omit<ObjectWords, 'help'>>> = {
  'tax-office': { name: 'Steuerberatung', object: 'die Steuerberatung' },
  bar: { name: 'Bar', object: 'die Bar' },
  'pawn-shop': { name: 'Pfandleihe', object: 'die Pfandleihe' },
  'calvary-cemetery': { name: 'Calvary-Friedhof', object: 'den Calvary-Friedhof' },
  'korean-laundry': { name: 'Koreanische Wäscherei', object: 'die Koreanische Wäscherei' },
  'gun-shop': { name: 'Waffenladen', object: 'den Waffenladen' },
  barber: { name: 'Barbier', object: 'den Laden des Barbiers' },
  'ammo-depot': { name: 'Muni-Depot', object: 'das Muni-Depot' },
  'penn-central-railroad': { name: 'Penn Central Railroad', object: 'die Penn Central Railroad' },
  'hotel-edison': { name: 'Hotel Edison', object: 'das Hotel Edison' },
  'genco-import': { name: 'Genco Import Co.', object: 'Genco Import Co.' },
  'best-and-co': { name: 'Best & Co. Warenhaus', object: 'das Best & Co. Warenhaus' },
  brewery: { name: 'Brauerei', object: 'die Brauerei' },
  'savings-bank': { name: 'Sparkasse', object: 'die Sparkasse' },
  racetrack: { name: 'Rennbahn', object: 'die Rennbahn' },
  'central-bank': { name: 'Zentralbank', object: 'die Zentralbank' },
  'polks-hobby-shop': { name: 'Polk’s Hobbyladen', object: 'Polk’s Hobbyladen' },
  'night-club': { name: 'Nachtclub', object: 'den Nachtclub' },
  'harbor-warehouse': { name: 'Hafenlager', object: 'das Hafenlager' },
};

const JOBS: Readonly<Record<JobId, string>> = {
  shakedown: 'Erpressung',
  'call-in-a-favor': 'Gefallen einfordern',
  'protection-money': 'Schutzgebühr',
  'smuggling-run': 'Schmuggelfahrt',
  'muscle-out': 'Ausstechen',
  'new-orders': 'Neue Befehle',
  'getaway-driver': 'Fluchtfahrer',
  'family-meeting': 'Familientreffen',
  'car-bomb': 'Autobombe',
  'drive-by': 'Schüsse aus dem Auto',
  'contract-hit': 'Auftragsmord',
  'rough-up': 'Abreibung',
  'back-room-deal': 'Dubioses Geschäft',
  offer: 'Ein Angebot, das niemand ablehnt',
  heist: 'Raubzug',
  skim: 'Abschöpfen',
};

const ALLIES: Readonly<Record<AllyId, Omit<ObjectWords, 'help'>>> = {
  'mayor-1': { name: 'Bürgermeister (Akt I)', object: 'den Bürgermeister (Akt I)' },
  'union-boss-1': { name: 'Gewerkschaftsboss (Akt I)', object: 'den Gewerkschaftsboss (Akt I)' },
  'police-chief-1': { name: 'Polizeichef (Akt I)', object: 'den Polizeichef (Akt I)' },
  'tax-advisor': { name: 'Steuerberater', object: 'den Steuerberater' },
  'small-time-bookie': { name: 'Möchtegern-Buchmacher', object: 'den Möchtegern-Buchmacher' },
  'hired-muscle': { name: 'Schläger', object: 'den Schläger' },
  'mayor-2': { name: 'Bürgermeister (Akt II)', object: 'den Bürgermeister (Akt II)' },
  'union-boss-2': { name: 'Gewerkschaftsboss (Akt II)', object: 'den Gewerkschaftsboss (Akt II)' },
  'police-chief-2': { name: 'Polizeichef (Akt II)', object: 'den Polizeichef (Akt II)' },
  'family-accountant': { name: 'Buchhalter der Familie', object: 'den Buchhalter der Familie' },
  'police-evidence-manager': {
    name: 'Expertin der Spurensicherung',
    object: 'die Expertin der Spurensicherung',
  },
  'loan-shark': { name: 'Kredithai', object: 'den Kredithai' },
  'mayor-3': { name: 'Bürgermeister (Akt III)', object: 'den Bürgermeister (Akt III)' },
  'union-boss-3': { name: 'Gewerkschaftsboss (Akt III)', object: 'den Gewerkschaftsboss (Akt III)' },
  'police-chief-3': { name: 'Polizeichef (Akt III)', object: 'den Polizeichef (Akt III)' },
  'private-banker': { name: 'Privatbankier', object: 'den Privatbankier' },
  'hollywood-producer': { name: 'Hollywood-Produzent', object: 'den Hollywood-Produzenten' },
  capo: { name: 'Capo', object: 'den Capo' },
};

const ACTS: Readonly<Record<ActId, string>> = {
  'the-wedding': 'Die Hochzeit',
  'the-turk': 'Der Türke',
  'sonnys-murder': 'Mord an Sonny',
  'the-betrayal': 'Der Verrat',
};
const JOINS = ['', 'der Consigliere kommt dazu, ', 'der Erbe kommt dazu, '];

/** The things of a box, in words; their help follows from what is printed on them. */
export function thingsOf(printed: Printed): Things {
  const turf = (id: Exclude<AreaId, 'central-park'>, where: string): AreaWords => {
    const { number, id: business } = printedOn(printed, id);
    return {
      name: AREA_NAMES[id],
      where,
      help: `Gebiet ${number} mit dem Gewerbe ${BUSINESSES[business].name} und Platz für ein Plättchen (CE-25).`,
    };
  };

  const job = byId(printed.jobs, row => ({
    name: JOBS[row.id],
    help: `${effect[row.effect].help} Ein ${colour[row.colour]}er Job; er bringt ${rewardOf(kind, row.reward)} (CE-17).`,
  }));

  const ally = byId(printed.allies, row => {
    const icons = iconsOf(icon, row.icons);
    const does = row.effect === 'none' ? [] : [effect[row.effect].help];
    if (icons !== '') does.push(`${does.length === 0 ? 'Nutze' : 'Nutze danach'}: ${icons} (CE-19).`);
    return { ...ALLIES[row.id], help: does.join(' ') };
  });

  const best = (of: Colour): ThingWords => ({
    name: colour[of],
    help: `Die meisten erledigten ${colour[of]}en Jobs bringen am Ende ${money(printed.bonus)} (CE-35).`,
  });

  return {
    colour,
    family: byId(standard.families, row => ({
      name: FAMILY_NAMES[row.id],
      help: `Figuren, Kontrollmarker und Koffer sind ${colour[row.colour]} (CE-4).`,
    })),
    area: {
      'wall-street': turf('wall-street', 'an der Wall Street'),
      brooklyn: turf('brooklyn', 'in Brooklyn'),
      'upper-east-side': turf('upper-east-side', 'in der Upper East Side'),
      queens: turf('queens', 'in Queens'),
      'upper-west-side': turf('upper-west-side', 'in der Upper West Side'),
      midtown: turf('midtown', 'in Midtown'),
      chelsea: turf('chelsea', 'in Chelsea'),
      'central-park': {
        name: AREA_NAMES['central-park'],
        where: 'im Central Park',
        help: `Kein Gebiet: Niemand kontrolliert ihn, und er bringt nur Schutzgeld: ${iconsOf(icon, printed.park.back)} (CE-15).`,
      },
    },
    business: byId(printed.businesses, ({ id, back, front }) => ({
      ...BUSINESSES[id],
      help: `Familienmitglieder kassieren Schutzgeld: ${iconsOf(icon, back)} (CE-14). Gangster erpressen: ${iconsOf(icon, front)} (CE-12).`,
    })),
    job,
    jobColour: { yellow: best('yellow'), blue: best('blue'), gray: best('gray'), green: best('green') },
    ally,
    effect,
    icon,
    trade: {
      D2: { action: '2 Karten für eine 5-$-Karte ablegen', takes: 'eine 5-$-Karte' },
      D1: { action: '1 Karte für eine 5-$-Karte ablegen', takes: 'eine 5-$-Karte' },
      X: { action: '1 Karte für Waffe, Blutgeld oder Schnaps ablegen', takes: 'Waffe, Blutgeld oder Schnaps' },
      D3: { action: '3 Karten für eine 3-$- und eine 5-$-Karte ablegen', takes: 'eine 3-$- und eine 5-$-Karte' },
    },
    kind,
    rank: {
      don: {
        name: 'Don',
        object: 'den Don',
        help: 'Ein Familienmitglied für runde Felder; von Anfang an dabei (CE-14).',
      },
      consigliere: {
        name: 'Consigliere',
        object: 'den Consigliere',
        help: 'Ein Familienmitglied für runde Felder; kommt vor Akt II (CE-14).',
      },
      heir: {
        name: 'Erbe',
        object: 'den Erben',
        help: 'Ein Familienmitglied für runde Felder; kommt vor Akt IV (CE-14).',
      },
      thug: {
        name: 'Gangster',
        object: 'den Gangster',
        help: 'Kommt auf das Gangsterfeld eines Gewerbes und erpresst es (CE-12).',
      },
    },
    neutral: {
      mayor: {
        name: 'Bürgermeister',
        object: 'den Bürgermeister',
        help: 'Neutral, auf runden Feldern; wer ihn ausspielt, kassiert dort das Schutzgeld (CE-20).',
      },
      'union-boss': {
        name: 'Gewerkschaftsboss',
        object: 'den Gewerkschaftsboss',
        help: 'Neutral, auf Gangsterfeldern; wer ihn ausspielt, erpresst das Gewerbe (CE-20).',
      },
      'police-chief': {
        name: 'Polizeichef',
        object: 'den Polizeichef',
        help: 'Neutral; steht mitten in einem Gebiet und zählt dort im Gebietskampf (CE-20).',
      },
    },
    act: byId(printed.acts, ({ id, tile, handLimit, bribery }) => {
      const number = printed.acts.findIndex(each => each.id === id);
      const joins = printed.acts[number]?.newMember ? (JOINS[newRank(printed, number)] ?? '') : '';
      return {
        name: ACTS[id],
        help: `Ein ${colour[tile]}es Plättchen wird gelegt, ${joins}Handkartenlimit ${handLimit}, ${bribery ? 'mit Schmiergeldern' : 'ohne Schmiergelder'} (CE-6).`,
      };
    }),
    phase: {
      families: { name: 'Familienwahl', help: 'Alle wählen eine Familie (CE-4).' },
      business: {
        name: 'Familiengeschäfte',
        help: 'Reihum je eine Aktion, bis niemand mehr Figuren im Vorrat hat (CE-7).',
      },
      'turf-war': {
        name: 'Gebietskämpfe',
        help: 'Gebiet für Gebiet legt einen Kontrollmarker, wer dort die meisten Figuren hat (CE-25).',
      },
      bribery: {
        name: 'Schmiergelder',
        help: 'Geheime Gebote aus den Koffern um die ausliegenden Verbündeten (CE-28).',
      },
      tribute: { name: 'Tribut', help: 'Alle legen bis auf das Handkartenlimit des Akts ab (CE-30).' },
      over: {
        name: 'Ende',
        help: 'Die Koffer werden geöffnet und die Bonusse gezählt; das meiste Geld gewinnt (CE-36).',
      },
    },
  };
}
