import type { Texts } from './en.ts';

export const texts: Texts = {
  beginning: {
    aim: 'Heb na de laatste ronde het meeste geld. Dan moet je markeersteen ook aan het einde van het KO-schema staan: vier gebeurteniskaarten van één kleur bepalen of dat aanzien of invloed is.',
    turn: [
      'Een ronde begint met inkomen voor iedereen en een gebeurteniskaart. Dan heeft iedereen een beurt.',
      'Je gooit vier dobbelstenen en legt er een in rij 1: elke zaak met dat getal betaalt de familie die hem heeft.',
      'Je gooit de andere drie en legt er een in rij 2: aanzien, invloed, geld of een bezoek.',
      'Je gooit de andere twee en legt er een in rij 3: razzia, overname, schulden of een vriend.',
      'De laatste dobbelsteen gaat naar rij 4: die bezet een zaak, bevrijdt iemand of sluit iemand op, of verhoogt inkomen of diensten.',
    ],
  },
  sections: {
    'set-up': 'Voorbereiding',
    round: 'Een ronde',
    car: 'Bescherming door de auto',
    turn: 'Een beurt',
    'row-1': 'Rij 1: inkomsten',
    'row-2': 'Rij 2: politiek',
    'row-3': 'Rij 3: gebeurtenis',
    'row-4': 'Rij 4: personen',
    tracks: 'Schema’s, fiches, vrienden',
    events: 'Gebeurteniskaarten',
    end: 'Het einde',
    secrets: 'Wie wat weet',
  },
  sheets: {
    'DP-C1': 'De families',
    'DP-C2': 'Wat elke familie heeft',
    'DP-C3': 'De dobbelstenen',
    'DP-C4': 'Op tafel',
    'DP-C6': 'De straat, met de klok mee',
    'DP-C7': 'De zaken',
    'DP-C8': 'De fiches',
    'DP-C9': 'Het schema inkomen',
    'DP-C10': 'Het schema diensten',
    'DP-C11': 'De gebeurteniskaarten',
    'DP-C12': 'De velden voor de dobbelstenen',
  },
  captions: {
    'DP-1':
      'Lower Manhattan in de eerste ronde: twaalf zaken langs de straat, de auto, de gevangenis, de Hudson, Brooklyn en de bank.',
    'DP-9': 'De auto op zijn veld. Het schild op een zaak laat zien dat de auto die zaak beschermt.',
    'DP-10': 'De vier dobbelstenen: zwart, wit, grijs met de marionettenhand, rood.',
    'DP-13': 'Het dobbelsteenbord: rij 1 vraagt een getal, rij 2 tot en met 4 een kleur, de pers een marionettenhand.',
    'DP-25':
      'De vier schema’s van een familie. Op aanzien en invloed liggen fiches; deze familie heeft er al één gekregen.',
    'DP-26': 'De zes fiches: bruiloft, kleinzoon, verjaardag van de peetvader; politieagent, rechter, senator.',
    'DP-31':
      'De vier diensten in de volgorde van hun schema: een familielid uit de Hudson, een schuldmarker, 2 velden vooruit, geld.',
  },
  edition: {
    limits:
      'De stadsdelen zijn op het speelbord getekend, en wat gebeurtenissen, fiches, diensten en personen doen is een regel: dat blijft zoals het is. Het regelboek beschrijft nog steeds de standaarddoos.',
    total: {
      'street-pays': 'Alle zaken van de straat betalen',
      'income-pays': 'Alle velden van het schema inkomen betalen',
      'grey-events': 'Grijze gebeurteniskaarten',
      'red-events': 'Rode gebeurteniskaarten',
    },
    label: {
      cardsToKo: 'Kaarten van één kleur die het KO-schema bepalen',
      favourSpaces: 'Diensten in de volgorde van hun velden',
      incomeSpaces: 'Wat de velden van het schema inkomen betalen, vanaf de start',
      lastSpace: 'laatste veld',
    },
    fault: {
      street: () => 'De straat heeft twaalf zaken.',
      district: () => 'Elk stadsdeel heeft drie zaken.',
      'own-die': ({ die }) => `Een andere zaak heeft de ${die} al; elke heeft een eigen getal nodig.`,
      'beyond-track': ({ last }) => `Het schema eindigt op veld ${last}.`,
      'one-front': () => 'Een andere familie heeft dit familiebedrijf al.',
      'one-person': () => 'Deze persoon hoort al bij een andere kleur.',
      'event-a-round': ({ events }) => `Er moeten evenveel rondes zijn als gespeelde gebeurteniskaarten: ${events}.`,
      'decides-ko': ({ most }) =>
        `Met zoveel rondes hoogstens ${most}, anders blijft het KO-schema misschien onbeslist.`,
    },
  },
  end: {
    why: {
      farther: track => `Evenveel geld, maar verder op het schema ${track.toLowerCase()}.`,
      moreMembers: 'Evenveel geld en even ver, maar meer familieleden in zaken en voorraad.',
      aloneFinished: 'Niemand anders heeft het einde van het KO-schema bereikt.',
      othersOut: 'Wie het einde van het KO-schema niet heeft bereikt, is uitgeschakeld, hoe rijk ook.',
      nobodyFinished: 'Niemand heeft het einde van het KO-schema bereikt, dus iedereen verliest.',
    },
    rows: {
      income: 'Laatste inkomen',
      businesses: 'Gecontroleerde zaken',
      bail: 'Borgsom',
      members: 'familieleden in zaken en voorraad',
    },
  },
};
