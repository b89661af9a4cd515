import { moneyIn } from '../../money.ts';
import { called, characters, does, type SitdownWords, sayCard, sayPledges, silent, UNSAID } from './index.ts';

const money = moneyIn('nl');
const cards = (count: number): string => (count === 1 ? '1 kaart' : `${count} kaarten`);

export const nl: SitdownWords = {
  name: 'Sit-down',
  money,
  kind: {
    hit: {
      name: 'Aanslag',
      help: 'Kies een andere speler, die je tot $\u00A02 betaalt als er geen lijfwacht ingrijpt.',
    },
    racket: { name: 'Afpersing', help: 'Gooi de dobbelsteen en neem een dollar per oog.' },
    bodyguard: { name: 'Lijfwacht', help: 'Houd hem in je hand: leg hem af om een aanslag af te slaan.' },
    informer: { name: 'Verklikker', help: 'Bekijk de laagste handkaart van de speler links van je.' },
  },
  asks: {
    pledge: () => 'Zet een of twee kaarten in, de laagste eerst. Alle inzetten worden tegelijk getoond.',
    target: () => 'Op wie pleeg je de aanslag?',
    guard: ({ by }, who, actions) =>
      actions.length > 1
        ? `${called(who, by, 'Jij')} pleegt een aanslag op je: leg je een lijfwacht af, of betaal je tot $\u00A02?`
        : `${called(who, by, 'Jij')} pleegt een aanslag op je en je hebt geen lijfwacht: betaal.`,
    vote: () => 'Blijf je nog een ronde?',
  },
  awaits: {
    pledge: () => 'Iedereen zet in het geheim kaarten in.',
    target: ({ by }, who) => `${does(who, by, 'Je kiest', 'kiest')} een doelwit.`,
    guard: ({ target }, who) => `Aanslag op ${called(who, target, 'jou')}: grijpt er een lijfwacht in?`,
    vote: () => 'Iedereen stemt over nog een ronde.',
  },
  preview: {
    changed: {
      ...UNSAID,
      cash: ({ fact: { seat, is } }, who) => `${does(who, seat, 'Je hebt', 'heeft')} ${money(is)}`,
      round: ({ fact: { is } }) => `Ronde ${is} begint`,
    },
    depends: {
      pledges: () => 'De inzetten worden getoond',
      draw: ({ seat }, who) => `${does(who, seat, 'Je trekt', 'trekt')} kaarten`,
      die: ({ seat }, who) => `${does(who, seat, 'Je gooit', 'gooit')} de dobbelsteen`,
      look: ({ at }, who) => `Je bekijkt een kaart van ${called(who, at, 'jou')}`,
    },
    ended: () => 'De partij eindigt',
    nothing: 'Er verandert niets',
    unopposed: clauses => `Als niemand ingrijpt: ${clauses}`,
  },
  action: {
    pick: ({ card }) => `${sayCard(nl, card)} inzetten`,
    seal: () => 'Inzet vastleggen',
    target: ({ seat }, who) => `Aanslag op ${called(who, seat, 'jezelf')}`,
    guard: ({ card }) => `${sayCard(nl, card)} afleggen`,
    suffer: () => 'Tot $\u00A02 betalen',
    vote: ({ stay }) => (stay ? 'Nog een ronde blijven' : 'Van tafel gaan'),
  },
  event: {
    drew: ({ seat }, who) => `${does(who, seat, 'Je trekt', 'trekt')} een kaart.`,
    pledged: ({ shown }, who) => `De inzetten worden getoond. ${sayPledges(nl, shown, who, 'Jij')}.`,
    paid: ({ seat, amount }, who) => `${does(who, seat, 'Je perst', 'perst')} $${amount} af.`,
    looked: ({ seat, at }, who) =>
      `${does(who, seat, 'Je bekijkt', 'bekijkt')} een kaart van ${called(who, at, 'jou')}.`,
    hit: ({ by, target, guarded }, who) =>
      `${does(who, by, 'Je pleegt', 'pleegt')} een aanslag op ${called(who, target, 'jou')}${guarded ? ', maar een lijfwacht grijpt in' : ''}.`,
    voted: ({ seat, stay }, who) =>
      stay ? `${does(who, seat, 'Je blijft', 'blijft')}.` : `${does(who, seat, 'Je wilt', 'wil')} vertrekken.`,
  },
  whisper: {
    'drew-card': ({ card }) => `Je trekt ${sayCard(nl, card)}.`,
    'saw-card': ({ at, card }, who) => `${called(who, at, 'Jij')}: de laagste kaart is ${sayCard(nl, card)}.`,
  },
  rule: {
    'S-1':
      'Elke ronde zetten alle spelers in het geheim een of twee kaarten in, de laagste eerst. Alle inzetten worden tegelijk getoond en werken met de klok mee.',
    'S-2': 'Aanslag: kies een andere speler als doelwit.',
    'S-3':
      'Het doelwit van een aanslag mag een lijfwacht uit de hand afleggen. Anders betaalt het $\u00A02, of wat er nog is.',
    'S-4':
      'Daarna stemt iedereen open. Blijft er iemand, dan begint er nog een ronde, behalve na de laatste of als iemand geen kaart meer heeft.',
    'S-5':
      'Iedereen begint met $\u00A03. Aan het begin van een ronde vult iedereen aan tot drie kaarten zolang er kaarten zijn.',
    'S-6': 'Verklikker: bekijk de laagste handkaart van de speler links van je.',
    'S-7': 'Afpersing: gooi de dobbelsteen en neem een dollar per oog.',
    'S-8': 'Wie aan het einde het meeste geld heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.',
  },
  score: { cash: 'Geld' },
  option: { rounds: 'Maximaal aantal rondes' },
  table: {
    hand: 'Hand',
    pledged: 'Ingezet',
    deck: 'Trekstapel',
    discard: 'Aflegstapel',
    seen: 'Gezien door je verklikkers',
    cards,
    round: (round, of) => `Ronde ${round} van hoogstens ${of}`,
  },
  characters,
};

export const speech = silent(
  {
    salute: 'Goedenavond allemaal.',
    respect: 'Goed gespeeld.',
    laughter: 'Ik liet bijna mijn vork vallen.',
    regret: 'Geef het brood eens door. Even goede vrienden.',
    warning: 'Ik hou je handen in de gaten.',
    hurry: 'De soep wordt koud.',
  },
  'Een ober op proef die inzet wat er toevallig bovenop ligt.',
  'Een bloemiste met een lint voor elke gelegenheid, vooral voor die van jou.',
  'Een notaris die nooit met zijn rug naar de deur zit.',
  'Een kaartgeefster die alles heeft geteld, zelfs de lepels.',
  'De gastheer. Hij blijft zolang het loont.',
);
