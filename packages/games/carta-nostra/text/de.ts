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
    object: 'einen Caporegime',
    help: 'Job: Zieh die obersten zwei Karten vom Nachziehstapel.',
  },
  {
    name: 'Don',
    object: 'einen Don',
    help: 'Zusammen mit einer beliebigen anderen Handkarte stoppt er den Job eines anderen Spielers oder, auch in deinem eigenen Zug, einen anderen Don. Auf einen Job schicken kannst du ihn nicht.',
  },
  {
    name: 'Consigliere',
    object: 'einen Consigliere',
    help: 'Job: Nimm eine beliebige Karte aus dem Ablagestapel auf die Hand.',
  },
  {
    name: 'Hitman',
    object: 'einen Hitman',
    help: 'Job: Liquidiere einen Mafioso deiner Wahl in einer fremden Stadt. Er kommt auf den Ablagestapel.',
  },
  {
    name: 'Schmuggler',
    object: 'einen Schmuggler',
    help: 'Job: Sieh dir eine fremde Hand an und kidnappe eine Karte daraus. Sie kommt auf den Ablagestapel.',
  },
];

/** "Annas", but "Hans’", "Max’", "Alice’". */
function possessive(owner: string): string {
  if (/(?:[sßxz]|ce)$/iu.test(owner)) return `${owner}’`;
  return /\p{L}$/u.test(owner) ? `${owner}s` : `${owner}’s`;
}

const { name, object, does, whom, whose, handOf, all } = makePhrases({
  mafiosi: MAFIOSI,
  seat: 'Platz',
  and: 'und',
  possessive,
});

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
/** "deine Hand" or "Annas Hand", as subject and as object. */
const hand = (who: Names, seat: Seat): string => `${whose(who, seat, 'deine')} Hand`;
/** "deinen Hitman" or "Annas Hitman", as object. */
const man = (who: Names, seat: Seat, mafioso: Mafioso): string => `${whose(who, seat, 'deinen')} ${name(mafioso)}`;
/** "Dein Hitman" or "Annas Hitman", at the beginning of a sentence. */
const subject = (who: Names, seat: Seat, mafioso: Mafioso): string => `${whose(who, seat, 'Dein')} ${name(mafioso)}`;
/** After "mit". */
const companion = (mafioso: Mafioso): string => (mafioso === DON ? 'einem zweiten Don' : `einem ${name(mafioso)}`);
const begins = (who: Names, seat: Seat): string => does(who, seat, 'Du beginnst', 'beginnt');
const isOn = (who: Names, seat: Seat): string => does(who, seat, 'Du bist dran', 'ist dran');
function winnersOf(who: Names, winners: readonly Seat[]): string {
  if (winners.length === 1) return does(who, winners[0] ?? 0, 'Du gewinnst', 'gewinnt');
  const share = winners.some(seat => seat === who.reader) ? 'teilt euch' : 'teilen sich';
  return `${all(who, winners, 'du')} ${share} den Sieg`;
}
/** The target of a job, after the name of the card. */
const aim = (who: Names, it: SentJob): string =>
  sayAim(
    it,
    victim => ` gegen ${hand(who, victim)}`,
    (victim, target) => ` gegen ${man(who, victim, target)}`,
  );
const sends = (who: Names, seat: Seat, it: SentJob): string =>
  `${does(who, seat, 'Du schickst', 'schickt')} ${object(it.mafioso)}${aim(who, it) || ' auf einen Job'}.`;
const stops = (who: Names, seat: Seat): string => does(who, seat, 'Du stoppst', 'stoppt');
const STOP_DON = 'Stoppst du den Don?';
const ONLY_PASS = 'Du kannst nur passen.';

export const de: CartaNostraWords = {
  name: 'Carta Nostra',
  mafioso: MAFIOSI,
  asks: {
    turn: (_frame, _who, actions) => {
      const { job, card, city } = listOffers(actions);
      const play = job ? 'Schick einen Mafioso auf einen Job' : 'Wirf einen Mafioso ohne Job ab';
      if (card)
        return city ? `${play}, spiel einen in deine Stadt oder beende deinen Zug.` : `${play} oder beende deinen Zug.`;
      return city
        ? 'Spiel einen Mafioso in deine Stadt oder beende deinen Zug.'
        : 'Mehr kannst du nicht tun: Beende deinen Zug.';
    },
    window: (frame, who, actions) =>
      sayStanding(
        frame,
        () => `${sends(who, frame.seat, frame)} ${canStop(actions) ? 'Stoppst du ihn?' : ONLY_PASS}`,
        by =>
          `${stops(who, by)} ${man(who, frame.seat, frame.mafioso)} mit einem Don. ${canStop(actions) ? STOP_DON : ONLY_PASS}`,
        by =>
          `${whose(who, by, 'Dein')} Don schickt ${man(who, frame.seat, frame.mafioso)} wieder los. ${canStop(actions) ? STOP_DON : ONLY_PASS}`,
      ),
    kidnap: (frame, who) => `Du siehst ${hand(who, frame.victim)}. Welche Karte kidnappst du?`,
    recruit: () => 'Welche Karte nimmst du aus dem Ablagestapel?',
    limit: ({ limit }) => `Wirf bis auf ${limit} Karten ab. Die letzte, die du abwirfst, liegt zuoberst.`,
  },
  awaits: {
    turn: (frame, who) => `${isOn(who, frame.seat)}.`,
    window: (frame, who) => `Stoppt jemand ${man(who, ...findTopCard(frame))}?`,
    kidnap: (frame, who) => {
      const seen = hand(who, frame.victim);
      return does(
        who,
        frame.seat,
        `Du siehst dir ${seen} an und wählst eine Karte.`,
        `sieht sich ${seen} an und wählt eine Karte.`,
      );
    },
    recruit: (frame, who) => `${does(who, frame.seat, 'Du wählst', 'wählt')} eine Karte aus dem Ablagestapel.`,
    limit: (frame, who) => `${does(who, frame.seat, 'Du wirfst', 'wirft')} bis auf ${frame.limit} Karten ab.`,
  },
  preview: {
    changed: {
      ...UNSAID,
      ending: ({ fact: { is } }) => (is === null ? '' : de.ending[is]),
      won: ({ fact }, who) => (fact.is ? does(who, fact.seat, 'Du gewinnst diese Partie', 'gewinnt diese Partie') : ''),
      kinds: ({ fact: { seat, is } }, who) =>
        is === 5 && seat === who.reader
          ? '5 von 5 Typen: Sieg am Ende des Zuges'
          : `${does(who, seat, 'Du hast', 'hat')} ${is} von 5 Typen`,
      city: ({ fact: { seat, at, is }, was }, who) =>
        is && was ? `${is} × ${name(at)} in ${whose(who, seat, 'deiner')} Stadt` : '',
      hand: (change, who) =>
        isNews(change) ? `${does(who, change.fact.seat, 'Du hast', 'hat')} ${cards(change.fact.is)}` : '',
      'too-many': ({ fact: { is } }) => (is > 0 ? `${cards(is)} über dem Handlimit` : ''),
      held: ({ fact: { at, is } }) => (is === 0 ? `Dein letzter ${name(at)}` : ''),
      pile: ({ fact: { is }, was }) =>
        is === 0 ? 'Der Nachziehstapel ist leer' : is > (was ?? 0) ? `Neuer Nachziehstapel: ${cards(is)}` : '',
      still: ({ fact: { is } }, who) =>
        is === 0 || is === who.names.length ? '' : de.table.still(is, who.names.length),
    },
    depends: {
      // The clause about nobody stepping in says the same.
      answers: () => '',
      draw: () => 'Du ziehst zwei Karten oder so viele, wie noch da sind',
      look: ({ victim }, who) => `Du siehst dir ${hand(who, victim)} an`,
      deal: () => 'Die nächste Partie wird ausgeteilt',
    },
    ended: (winners, who) =>
      winners === null ? 'Das Match ist zu Ende' : `Das Match ist zu Ende: ${winnersOf(who, winners)}`,
    nothing: 'Kein Job wird erledigt',
    unopposed: clauses => `Wenn niemand eingreift: ${clauses}`,
  },
  action: {
    job: (it, who) => `Job: ${object(it.mafioso)}${aim(who, it)} losschicken`,
    idle: it => `Job: ${object(it.mafioso)} nur abwerfen`,
    city: it => `Stadt: ${object(it.mafioso)} spielen`,
    end: () => 'Zug beenden',
    pass: () => 'Passen: geschehen lassen',
    react: it => `Mit einem Don und ${companion(it.companion)} stoppen`,
    kidnap: it => `Einen ${name(it.mafioso)} kidnappen`,
    recruit: it => `Einen ${name(it.mafioso)} nehmen`,
    discard: it => `Einen ${name(it.mafioso)} abwerfen`,
  },
  event: {
    dealt: (it, who) =>
      `Die Karten sind verteilt; den Ablagestapel eröffnet ein ${name(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    turn: (it, who) => `Runde ${it.round}: ${isOn(who, it.seat)}.`,
    drew: (it, who) => `${does(who, it.seat, 'Du ziehst', 'zieht')} eine Karte.`,
    'nothing-to-draw': (it, who) => `Für ${whom(who, it.seat, 'dich')} ist keine Karte zum Ziehen mehr da.`,
    reshuffled: it =>
      `Alle abgelegten Karten außer der obersten werden zu einem neuen Nachziehstapel gemischt: ${cards(it.cards)}.`,
    city: (it, who) => `${does(who, it.seat, 'Du spielst', 'spielt')} ${object(it.mafioso)} in die Stadt.`,
    job: (it, who) => sends(who, it.seat, it),
    idle: (it, who) => `${does(who, it.seat, 'Du wirfst', 'wirft')} ${object(it.mafioso)} ohne Job ab.`,
    reacted: (it, who) =>
      `${does(who, it.seat, 'Du spielst', 'spielt')} einen Don mit ${companion(it.companion)} gegen ${whom(who, it.against, 'dich')}.`,
    unopposed: (it, who) => `Niemand stoppt ${whom(who, it.seat, 'dich')}.`,
    stopped: (it, who) => `${subject(who, it.seat, it.mafioso)} wird gestoppt.`,
    liquidated: (it, who) =>
      `${does(who, it.seat, 'Du liquidierst', 'liquidiert')} ${man(who, it.victim, it.mafioso)}.`,
    looked: (it, who) => `${does(who, it.seat, 'Du siehst dir', 'sieht sich')} ${hand(who, it.victim)} an.`,
    'empty-handed': (it, who) => `${whose(who, it.victim, 'Deine')} Hand ist leer: Da gibt es niemanden zu kidnappen.`,
    kidnapped: (it, who) =>
      `${does(who, it.seat, 'Du kidnappst', 'kidnappt')} ${object(it.mafioso)} aus ${whose(who, it.victim, 'deiner')} Hand.`,
    recruited: (it, who) => `${does(who, it.seat, 'Du nimmst', 'nimmt')} ${object(it.mafioso)} aus dem Ablagestapel.`,
    discarded: (it, who) =>
      `${does(who, it.seat, 'Du wirfst', 'wirft')} wegen des Handlimits ${object(it.mafioso)} ab.`,
    ended: (it, who) => `${does(who, it.seat, 'Du beendest deinen', 'beendet den')} Zug.`,
    'game-over': (it, who) => `${de.ending[it.ending]}: ${winnersOf(who, it.winners)}.`,
    'match-over': (it, who) => `Das Match ist entschieden: ${winnersOf(who, it.winners)}.`,
  },
  whisper: {
    'dealt-hand': (it, who) =>
      `Du bekommst ${handOf(it.hand)}. Den Ablagestapel eröffnet ein ${name(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    'drew-card': (it, who) => `${does(who, it.seat, 'Du ziehst', 'zieht')} ${object(it.mafioso)}.`,
    'saw-hand': (it, who) =>
      `${does(who, it.seat, 'Du siehst dir', 'sieht sich')} ${hand(who, it.victim)} an: ${handOf(it.hand)}.`,
  },
  // Filled from rules.de.ts.
  rule: {},
  score: { wins: 'Gewonnene Partien', kinds: 'Typen in der Stadt', cards: 'Karten in der Stadt' },
  option: {
    deck: 'Karten je Typ',
    'by-players': 'Je nach Spielerzahl',
    'second-player-bonus': 'Zu zweit beginnt der zweite Spieler mit acht Karten',
    wins: 'Siege für das Match',
    start: 'Wer beginnt',
    random: 'Der Zufall entscheidet',
    recruit: 'Was ein Consigliere nehmen darf',
    'any-card': 'Jede Karte des Ablagestapels, auch sich selbst',
    'other-cards': 'Jede Karte des Ablagestapels außer sich selbst',
  },
  ending: {
    'five-kinds': 'Alle fünf Typen liegen in einer Stadt',
    'dead-end': 'Eine ganze Runde lang hat sich keine Karte bewegt',
    'last-round': 'Die 200. Runde ist vorbei',
  },
  characters,
  table: {
    city: 'Stadt',
    hand: 'Hand',
    drawPile: 'Nachziehstapel',
    discardPile: 'Ablagestapel',
    cards,
    round: round => `Runde ${round}`,
    wins: count => (count === 1 ? '1 Sieg' : `${count} Siege`),
    empty: 'leer',
    still: (turns, of) => `${turns} von ${of} Zügen ohne bewegte Karte`,
  },
  board: {
    yourCity: 'Deine Stadt',
    otherCities: 'Die anderen Städte',
    cityOf: name => `Stadt von ${name}`,
    allCities: 'Die Städte',
    kinds: kinds => `${kinds} von 5 Typen`,
    missing: 'fehlt',
    handLimit: limit => `Handlimit ${limit}`,
    job: 'Job',
    available: 'frei',
    done: 'erledigt',
    onTheTable: 'Auf dem Tisch',
    against: 'gegen',
    lastMove: 'Zuletzt',
    pass: 'Passen',
    stop: 'Stoppen',
    otherCompanion: 'Anderer Begleiter',
    yourAnswer: 'Deine Antwort:',
    stopped: 'gestoppt',
    fromTheTop: 'Von oben nach unten',
    onTop: card => `Oben: ${card}`,
    inCities: (count, total) => `${count} von ${total} liegen in Städten`,
    inHand: count => `${count} auf deiner Hand`,
  },
};
