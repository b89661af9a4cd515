import type { Names, Seat } from '@consigliere/kernel';
import { DON, type Mafioso } from '../mafiosi.ts';
import { characters } from './characters.ts';
import {
  canStop,
  findTopCard,
  isNews,
  listOffers,
  makePhrases,
  type SentJob,
  sayAim,
  sayStanding,
  UNSAID,
} from './shared.ts';
import type { CartaNostraWords, MafiosoWords } from './words.ts';

const MAFIOSI: readonly MafiosoWords[] = [
  {
    name: 'Caporegime',
    object: 'een Caporegime',
    help: 'Klus: trek de bovenste twee kaarten van de trekstapel.',
  },
  {
    name: 'Don',
    object: 'een Don',
    help: 'Samen met een andere kaart uit je hand houdt hij de klus van een ander tegen of, ook in je eigen beurt, een andere Don. Op een klus sturen kun je hem niet.',
  },
  {
    name: 'Consigliere',
    object: 'een Consigliere',
    help: 'Klus: neem een kaart naar keuze uit de aflegstapel in je hand.',
  },
  {
    name: 'Hitman',
    object: 'een Hitman',
    help: 'Klus: liquideer een maffioso naar keuze in de stad van een ander. Hij gaat naar de aflegstapel.',
  },
  {
    name: 'Smokkelaar',
    object: 'een Smokkelaar',
    help: 'Klus: bekijk de hand van een ander en ontvoer er één kaart uit. Die gaat naar de aflegstapel.',
  },
];

/** "Peters", but "Anna’s", "Kelly’s" after an open vowel and "Hans’", "Max’", "Alice’" after a hiss. */
function possessive(owner: string): string {
  if (/(?:[sxz]|ce|sc?h)$/iu.test(owner)) return `${owner}’`;
  const needsApostrophe = /(?:a|(?<!o)o|(?<![aeiou])[iuy]|\P{L})$/iu.test(owner);
  return needsApostrophe ? `${owner}’s` : `${owner}s`;
}

const { name, object, does, whom, whose, handOf, all } = makePhrases({
  mafiosi: MAFIOSI,
  seat: 'Plaats',
  and: 'en',
  possessive,
});

const cards = (count: number): string => (count === 1 ? '1 kaart' : `${count} kaarten`);
/** "je hand" or "Anna’s hand". */
const hand = (who: Names, seat: Seat): string => `${whose(who, seat, 'je')} hand`;
/** "je Hitman" or "Anna’s Hitman". */
const man = (who: Names, seat: Seat, mafioso: Mafioso): string => `${whose(who, seat, 'je')} ${name(mafioso)}`;
const companion = (mafioso: Mafioso): string => (mafioso === DON ? 'een tweede Don' : object(mafioso));
const begins = (who: Names, seat: Seat): string => does(who, seat, 'Jij begint', 'begint');
const winnersOf = (who: Names, winners: readonly Seat[]): string =>
  winners.length === 1
    ? does(who, winners[0] ?? 0, 'jij wint', 'wint')
    : `${all(who, winners, 'jij')} delen de overwinning`;
/** The target of a job, or "op een klus", after the name of the card. */
const errand = (who: Names, it: SentJob): string =>
  sayAim(
    it,
    victim => `af op ${hand(who, victim)}`,
    (victim, target) => `af op ${man(who, victim, target)}`,
  ) || 'op een klus';
const sends = (who: Names, seat: Seat, it: SentJob): string =>
  `${does(who, seat, 'Je stuurt', 'stuurt')} ${object(it.mafioso)} ${errand(who, it)}.`;
const stops = (who: Names, seat: Seat, what: string): string => `${does(who, seat, 'Je houdt', 'houdt')} ${what} tegen`;
const STOP_DON = 'Houd je die Don tegen?';
const ONLY_PASS = 'Je kunt alleen passen.';

export const nl: CartaNostraWords = {
  name: 'Carta Nostra',
  mafioso: MAFIOSI,
  asks: {
    turn: (_frame, _who, actions) => {
      const { job, card, city } = listOffers(actions);
      const play = job ? 'Stuur een maffioso op een klus' : 'Leg een maffioso zonder klus af';
      if (card)
        return city ? `${play}, speel er een in je stad of beëindig je beurt.` : `${play} of beëindig je beurt.`;
      return city
        ? 'Speel een maffioso in je stad of beëindig je beurt.'
        : 'Er valt niets meer te doen: beëindig je beurt.';
    },
    window: (frame, who, actions) =>
      sayStanding(
        frame,
        () => `${sends(who, frame.seat, frame)} ${canStop(actions) ? 'Houd je hem tegen?' : ONLY_PASS}`,
        by =>
          `${stops(who, by, man(who, frame.seat, frame.mafioso))} met een Don. ${canStop(actions) ? STOP_DON : ONLY_PASS}`,
        by =>
          `${whose(who, by, 'Je')} Don stuurt ${man(who, frame.seat, frame.mafioso)} opnieuw. ${canStop(actions) ? STOP_DON : ONLY_PASS}`,
      ),
    kidnap: (frame, who) => `Je bekijkt ${hand(who, frame.victim)}. Welke kaart ontvoer je?`,
    recruit: () => 'Welke kaart neem je uit de aflegstapel?',
    limit: ({ limit }) => `Leg af tot je ${limit} kaarten hebt. De laatste die je aflegt, ligt bovenop.`,
  },
  awaits: {
    turn: (frame, who) => `${does(who, frame.seat, 'Jij bent', 'is')} aan de beurt.`,
    window: (frame, who) => `Houdt iemand ${man(who, ...findTopCard(frame))} tegen?`,
    kidnap: (frame, who) =>
      `${does(who, frame.seat, 'Je bekijkt', 'bekijkt')} ${hand(who, frame.victim)} en kiest een kaart.`,
    recruit: (frame, who) => `${does(who, frame.seat, 'Je kiest', 'kiest')} een kaart uit de aflegstapel.`,
    limit: (frame, who) => `${does(who, frame.seat, 'Je legt', 'legt')} kaarten af tot er ${frame.limit} over zijn.`,
  },
  preview: {
    changed: {
      ...UNSAID,
      ending: ({ fact: { is } }) => (is === null ? '' : nl.ending[is]),
      won: ({ fact }, who) => (fact.is ? does(who, fact.seat, 'Jij wint dit spel', 'wint dit spel') : ''),
      kinds: ({ fact: { seat, is } }, who) =>
        is === 5 && seat === who.reader
          ? '5 van 5 soorten: je wint aan het einde van je beurt'
          : `${does(who, seat, 'Je hebt', 'heeft')} ${is} van 5 soorten`,
      city: ({ fact: { seat, at, is }, was }, who) =>
        is && was ? `${is} × ${name(at)} in ${whose(who, seat, 'je')} stad` : '',
      hand: (change, who) =>
        isNews(change) ? `${does(who, change.fact.seat, 'Je hebt', 'heeft')} ${cards(change.fact.is)}` : '',
      'too-many': ({ fact: { is } }) => (is > 0 ? `${cards(is)} boven de handlimiet` : ''),
      held: ({ fact: { at, is } }) => (is === 0 ? `Je laatste ${name(at)}` : ''),
      pile: ({ fact: { is }, was }) =>
        is === 0 ? 'De trekstapel is leeg' : is > (was ?? 0) ? `Nieuwe trekstapel: ${cards(is)}` : '',
      still: ({ fact: { is } }, who) =>
        is === 0 || is === who.names.length ? '' : nl.table.still(is, who.names.length),
    },
    depends: {
      // The clause about nobody stepping in says the same.
      answers: () => '',
      draw: () => 'Je trekt twee kaarten, of zoveel als er nog zijn',
      look: ({ victim }, who) => `Je bekijkt ${hand(who, victim)}`,
      deal: () => 'Het volgende spel wordt gedeeld',
    },
    ended: (winners, who) =>
      winners === null ? 'De match is afgelopen' : `De match is afgelopen: ${winnersOf(who, winners)}`,
    nothing: 'Er wordt geen klus gedaan',
    unopposed: clauses => `Als niemand ingrijpt: ${clauses}`,
  },
  action: {
    job: (it, who) => `Klus: stuur ${object(it.mafioso)} ${errand(who, it)}`,
    idle: it => `Klus: leg ${object(it.mafioso)} alleen maar af`,
    city: it => `Stad: speel ${object(it.mafioso)}`,
    end: () => 'Beëindig je beurt',
    pass: () => 'Pas: laat het gebeuren',
    react: it => `Houd het tegen met een Don en ${companion(it.companion)}`,
    kidnap: it => `Ontvoer ${object(it.mafioso)}`,
    recruit: it => `Neem ${object(it.mafioso)}`,
    discard: it => `Leg ${object(it.mafioso)} af`,
  },
  event: {
    dealt: (it, who) =>
      `De kaarten zijn gedeeld; de aflegstapel begint met ${object(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    turn: (it, who) => `Ronde ${it.round}: ${does(who, it.seat, 'jij bent', 'is')} aan de beurt.`,
    drew: (it, who) => `${does(who, it.seat, 'Je trekt', 'trekt')} een kaart.`,
    'nothing-to-draw': (it, who) => `Voor ${whom(who, it.seat, 'jou')} is er geen kaart te trekken.`,
    reshuffled: it =>
      `Alle afgelegde kaarten behalve de bovenste worden geschud tot een nieuwe trekstapel van ${cards(it.cards)}.`,
    city: (it, who) =>
      does(who, it.seat, `Je speelt ${object(it.mafioso)} in je stad.`, `speelt ${object(it.mafioso)} in de stad.`),
    job: (it, who) => sends(who, it.seat, it),
    idle: (it, who) => `${does(who, it.seat, 'Je legt', 'legt')} ${object(it.mafioso)} af zonder klus.`,
    reacted: (it, who) =>
      `${does(who, it.seat, 'Je speelt', 'speelt')} een Don met ${companion(it.companion)} tegen ${whom(who, it.against, 'jou')}.`,
    unopposed: (it, who) => `Niemand houdt ${whom(who, it.seat, 'je')} tegen.`,
    stopped: (it, who) => `${whose(who, it.seat, 'Je')} ${name(it.mafioso)} wordt tegengehouden.`,
    liquidated: (it, who) => `${does(who, it.seat, 'Je liquideert', 'liquideert')} ${man(who, it.victim, it.mafioso)}.`,
    looked: (it, who) => `${does(who, it.seat, 'Je bekijkt', 'bekijkt')} ${hand(who, it.victim)}.`,
    'empty-handed': (it, who) => `${whose(who, it.victim, 'Je')} hand is leeg: er valt niemand te ontvoeren.`,
    kidnapped: (it, who) =>
      `${does(who, it.seat, 'Je ontvoert', 'ontvoert')} ${object(it.mafioso)} uit ${hand(who, it.victim)}.`,
    recruited: (it, who) => `${does(who, it.seat, 'Je neemt', 'neemt')} ${object(it.mafioso)} uit de aflegstapel.`,
    discarded: (it, who) => `${does(who, it.seat, 'Je legt', 'legt')} ${object(it.mafioso)} af vanwege de handlimiet.`,
    ended: (it, who) => `${does(who, it.seat, 'Je beëindigt je', 'beëindigt de')} beurt.`,
    'game-over': (it, who) => `${nl.ending[it.ending]}: ${winnersOf(who, it.winners)}.`,
    'match-over': (it, who) => `De match is beslist: ${winnersOf(who, it.winners)}.`,
  },
  whisper: {
    'dealt-hand': (it, who) =>
      `Je krijgt ${handOf(it.hand)}. De aflegstapel begint met ${object(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    'drew-card': (it, who) => `${does(who, it.seat, 'Je trekt', 'trekt')} ${object(it.mafioso)}.`,
    'saw-hand': (it, who) =>
      `${does(who, it.seat, 'Je bekijkt', 'bekijkt')} ${hand(who, it.victim)}: ${handOf(it.hand)}.`,
  },
  // Filled from rules.nl.ts.
  rule: {},
  score: { wins: 'Gewonnen spellen', kinds: 'Soorten in de stad', cards: 'Kaarten in de stad' },
  option: {
    deck: 'Kaarten per soort',
    'by-players': 'Afhankelijk van het aantal spelers',
    'second-player-bonus': 'Met twee spelers begint de tweede met acht kaarten',
    wins: 'Overwinningen voor de match',
    start: 'Wie begint',
    random: 'Het toeval beslist',
    recruit: 'Wat een Consigliere mag nemen',
    'any-card': 'Elke kaart van de aflegstapel, ook zichzelf',
    'other-cards': 'Elke kaart van de aflegstapel behalve zichzelf',
  },
  ending: {
    'five-kinds': 'Alle vijf soorten liggen in één stad',
    'dead-end': 'Een hele ronde lang is er geen kaart verplaatst',
    'last-round': 'De 200e ronde is voorbij',
  },
  characters,
  table: {
    city: 'Stad',
    hand: 'Hand',
    drawPile: 'Trekstapel',
    discardPile: 'Aflegstapel',
    cards,
    round: round => `Ronde ${round}`,
    wins: count => (count === 1 ? '1 overwinning' : `${count} overwinningen`),
    empty: 'leeg',
    still: (turns, of) => `${turns} van ${of} beurten zonder dat er een kaart bewoog`,
  },
  board: {
    yourCity: 'Jouw stad',
    otherCities: 'De andere steden',
    cityOf: name => `Stad van ${name}`,
    allCities: 'De steden',
    kinds: kinds => `${kinds} van 5 soorten`,
    missing: 'ontbreekt',
    handLimit: limit => `handlimiet ${limit}`,
    job: 'Klus',
    available: 'nog vrij',
    done: 'gedaan',
    onTheTable: 'Op tafel',
    against: 'tegen',
    lastMove: 'Laatste zet',
    pass: 'Passen',
    stop: 'Tegenhouden',
    otherCompanion: 'Andere metgezel',
    yourAnswer: 'Jouw antwoord:',
    stopped: 'gestopt',
    fromTheTop: 'Van boven naar beneden',
    onTop: card => `Bovenop: ${card}`,
    inCities: (count, total) => `${count} van de ${total} liggen in steden`,
    inHand: count => `${count} in je hand`,
  },
};
