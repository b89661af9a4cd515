import { DISTRICT_NAMES } from './shared.ts';
import type { Things } from './words.ts';

export const things: Things = {
  front: { bakery: 'bakkerij', 'jazz-club': 'jazzclub', laundry: 'wassalon', 'pasta-shop': 'pasta-shop' },
  district: DISTRICT_NAMES,
  business: {
    protection: 'Beschermingsgeld',
    smuggling: 'Smokkel',
    bookmaker: 'Bookmaker',
    credit: 'Krediet',
    gambling: 'Kansspel',
  },
  dice: ['zwart', 'wit', 'grijs', 'rood'],
  face: ['marionettenhand', '1', '2', '3', '4', '5'],
  track: { reputation: 'Aanzien', influence: 'Invloed', income: 'Inkomen', favours: 'Diensten' },
  tile: {
    wedding: { name: 'Bruiloft', help: 'Je krijgt een vriend van de familie (DP-26).' },
    grandchild: {
      name: 'Kleinzoon',
      help: 'Gooi één dobbelsteen: $\u00A01.000 per oog, niets bij de marionettenhand (DP-26).',
    },
    birthday: {
      name: 'Verjaardag van de peetvader',
      help: 'Ga 1 veld vooruit op een van je vier schema’s naar keuze (DP-26).',
    },
    cop: { name: 'Politieagent', help: 'Gooi een van de dobbelstenen die je net hebt gegooid opnieuw (DP-27).' },
    judge: { name: 'Rechter', help: 'Gooi alle dobbelstenen die je net hebt gegooid opnieuw (DP-27).' },
    senator: {
      name: 'Senator',
      help: 'Leg een dobbelsteen op een veld van een andere kleur en gebruik dat veld (DP-27).',
    },
  },
  field: {
    business: {
      name: 'Inkomsten',
      help: 'Rij 1, elke kleur: elke zaak met dit getal betaalt de familie die de zaak controleert; sommige brengen die familie ook vooruit op een schema (DP-13).',
    },
    press: {
      name: 'Pers',
      help: 'Rij 1 tot en met 3, alleen met de marionettenhand: 1 veld vooruit op aanzien en 1 veld op invloed (DP-12).',
    },
    reputation: { name: 'Aanzien', help: 'Rij 2, grijs: per oog 1 veld vooruit op aanzien (DP-14).' },
    influence: { name: 'Invloed', help: 'Rij 2, rood: per oog 1 veld vooruit op invloed (DP-14).' },
    visit: {
      name: 'Bezoek',
      help: 'Rij 2, zwart: de auto rijdt per oog 1 veld verder; de zaak daar wordt ontruimd of kan, als ze leeg is, van jou worden (DP-16).',
    },
    bet: { name: 'Manipulatie van de weddenschappen', help: 'Rij 2, wit: $\u00A01.000 per oog (DP-15).' },
    assembly: {
      name: 'Vergadering van de peetvaders',
      help: 'Rij 3, grijs: je geeft de schuldmarkers van de anderen terug en krijgt voor elk $\u00A01.000 per oog (DP-17).',
    },
    raid: {
      name: 'FBI-razzia',
      help: 'Rij 3, rood: alle familieleden in onbeschermde zaken met dit getal gaan naar de gevangenis, ook die van jou (DP-18).',
    },
    takeover: {
      name: 'Overname van een handelszaak',
      help: 'Rij 3, zwart: voor een van je schuldmarkers mag je een onbeschermde zaak met dit getal van een andere familie overnemen (DP-19).',
    },
    friend: {
      name: 'Vriend van de familie',
      help: 'Rij 3, wit: neem een vriend uit Brooklyn voor $\u00A01.000 per oog (DP-20).',
    },
    consigliere: {
      name: 'Consigliere',
      help: 'je mag een lege, onbeschermde zaak naar keuze bezetten (DP-21).',
    },
    prosecutor: {
      name: 'Officier van justitie',
      help: 'je mag al je familieleden uit de gevangenis halen (DP-22).',
    },
    informer: {
      name: 'Geheim agent',
      help: 'je mag een familielid van een andere speler uit een onbeschermde zaak naar de gevangenis sturen (DP-23).',
    },
    banker: { name: 'Bankier', help: 'je mag 1 veld vooruit op inkomen of diensten (DP-24).' },
  },
  row: ['Inkomsten', 'Politiek', 'Gebeurtenis', 'Personen'],
  favour: [
    { name: 'Een familielid terug', help: 'Haal een van je familieleden uit de Hudson naar je voorraad (DP-31).' },
    {
      name: 'Een schuldmarker terug',
      help: 'Haal een van je schuldmarkers terug bij een medespeler of de bank (DP-31).',
    },
    {
      name: '2 velden vooruit',
      help: 'Ga 2 velden vooruit op aanzien of inkomen, met een optie op aanzien of invloed (DP-31).',
    },
    { name: '$\u00A05.000', help: 'De bank betaalt je $\u00A05.000 (DP-31).' },
  ],
  card: {
    E1: {
      name: 'Diensten te koop',
      help: 'Iedereen mag $\u00A02.000 betalen en 1 veld vooruitgaan op het schema diensten (DP-E1).',
    },
    E2: {
      name: 'Uitgekocht',
      help: 'Iedereen mag één eigen onbeschermde zaak opgeven voor $\u00A04.000; het familielid gaat naar de voorraad (DP-E2).',
    },
    E3: {
      name: 'Naar de bodem van de rivier',
      help: 'Het familielid in de zaak bij de auto wordt in de Hudson gedumpt; hier beschermt de auto niemand (DP-E3).',
    },
    E4: {
      name: 'In het krijt bij de buren',
      help: 'Iedereen geeft een eigen schuldmarker, als er nog een is, aan de linkerbuur (DP-E4).',
    },
    E5: {
      name: 'Goede pers',
      help: 'Deze ronde brengt elke dobbelsteen op de pers $\u00A02.000 extra op (DP-E5).',
    },
    E6: {
      name: 'Vrije jacht',
      help: 'Deze ronde mag iedereen vóór de eerste worp één zaak overnemen zonder dobbelsteen (DP-E6).',
    },
    E7: {
      name: 'Vrienden in het stadsdeel',
      help: 'Wie een zaak heeft in het stadsdeel van de auto, krijgt een vriend, zolang de voorraad strekt (DP-E7).',
    },
    E8: {
      name: 'Blinde razzia',
      help: 'De startspeler gooit één dobbelsteen; alle familieleden in onbeschermde zaken met dat getal gaan naar de gevangenis (DP-E8).',
    },
    E9: {
      name: 'Borgsom of rivier',
      help: 'Wie familieleden in de gevangenis heeft, betaalt voor elk $\u00A02.000 borgsom, of ze worden allemaal in de Hudson gedumpt (DP-E9).',
    },
    E10: {
      name: 'Inval bij het kansspel',
      help: 'Alle familieleden in onbeschermde kansspelzaken gaan naar de gevangenis (DP-E10).',
    },
  },
  reason: {
    income: 'als inkomen',
    business: 'uit een zaak',
    'track-end': 'aan het einde van een schema',
    bet: 'uit gemanipuleerde weddenschappen',
    press: 'voor goede pers',
    assembly: 'voor teruggegeven schuldmarkers',
    friend: 'voor een vriend van de familie',
    grandchild: 'voor de kleinzoon',
    favour: 'als dienst',
    event: 'vanwege de gebeurteniskaart',
    'final-business': 'voor zaken aan het einde',
    bail: 'als borgsom',
    debts: 'om schulden te vereffenen',
  },
};
