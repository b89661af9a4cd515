import type { Names, Seat } from '@consigliere/kernel';
import { DON, type Mafioso } from '../mafiosi.ts';
import { characters } from './characters.de.ts';
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
const STOP_JOB = 'Stoppst du ihn mit einem Don und einem Begleiter, oder lässt du es geschehen?';
const STOP_DON = 'Stoppst du diesen Don mit einem eigenen und einem Begleiter, oder lässt du es geschehen?';
const CANNOT_STOP_DON = 'Du kannst diesen Don nicht stoppen: Passe.';

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
        () => `${sends(who, frame.seat, frame)} ${canStop(actions) ? STOP_JOB : 'Du kannst ihn nicht stoppen: Passe.'}`,
        by =>
          `${stops(who, by)} ${man(who, frame.seat, frame.mafioso)} mit einem Don. ${canStop(actions) ? STOP_DON : CANNOT_STOP_DON}`,
        (by, don) =>
          `${stops(who, by)} ${man(who, don, DON)}: ${subject(who, frame.seat, frame.mafioso)} ist wieder im Einsatz. ${canStop(actions) ? STOP_DON : CANNOT_STOP_DON}`,
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
  rule: {
    'CN-1':
      'Alle bekommen sieben Karten, die niemand sonst sieht. Der Rest ist der Nachziehstapel; seine oberste Karte wird aufgedeckt und eröffnet den Ablagestapel. Diese Karte erledigt keinen Job.',
    'CN-2':
      'Der Zufall entscheidet, wer beginnt; bei einer Revanche beginnt, wer zuletzt gewonnen hat. Gespielt wird im Uhrzeigersinn.',
    'CN-3': 'Am Anfang deines Zuges ziehst du eine Karte; das ist Pflicht.',
    'CN-4':
      'Danach darfst du, je einmal und in beliebiger Reihenfolge, einen Mafioso auf einen Job schicken und einen in deine Stadt spielen. Beides darfst du auslassen; deinen Zug beendest du selbst.',
    'CN-5': 'Liegen am Ende deines Zuges alle fünf Typen in deiner Stadt, gewinnst du sofort.',
    'CN-6':
      'Hast du am Ende deines Zuges mehr als zehn Karten auf der Hand, wirfst du bis auf zehn ab. Diese Karten erledigen keinen Job.',
    'CN-7':
      'Danach ist dran, wer links von dir sitzt. Ein Mafioso beendet seinen Zug mit einer Drohung: Sprich sie aus, wenn du magst; das Spiel fragt nicht danach.',
    'CN-8':
      'In einer Stadt dürfen mehrere Karten eines Typs liegen. Ob du gewonnen hast, wird nur am Ende deines eigenen Zuges geprüft, und nur für dich.',
    'CN-9':
      'Ist der Nachziehstapel leer, werden alle abgelegten Karten außer der obersten zu einem neuen Nachziehstapel gemischt.',
    'CN-10':
      'Gibt es nichts zu mischen, entfällt das Ziehen; ein Caporegime zieht, was noch da ist. Gemischt wird später, sobald zu einem der Zeitpunkte von CN-26 eine zweite Karte auf dem Ablagestapel liegt.',
    'CN-11':
      'Schmuggler: Sieh dir eine fremde Hand an und kidnappe eine Karte deiner Wahl. Sie kommt auf den Ablagestapel und erledigt keinen Job.',
    'CN-12':
      'Hitman: Liquidiere einen Mafioso deiner Wahl in einer fremden Stadt. Er kommt auf den Ablagestapel und erledigt keinen Job.',
    'CN-13':
      'Consigliere: Nimm eine beliebige Karte aus dem Ablagestapel. Dazu zählen Karten, die erst wegen seines Jobs dort liegen, und er selbst, wenn am Tisch nichts anderes vereinbart ist.',
    'CN-14': 'Caporegime: Zieh die obersten zwei Karten vom Nachziehstapel.',
    'CN-15':
      'Den Don kannst du nicht auf einen Job schicken: Er stoppt nur einen Job oder einen anderen Don, und nie allein. Du darfst ihn in deine Stadt spielen, einen anderen Don begleiten lassen oder wegen des Handlimits abwerfen.',
    'CN-16': 'Du darfst eine Karte spielen, ohne ihren Job zu nutzen. Ohne erlaubtes Ziel bewirkt sie nichts.',
    'CN-17':
      'Das Ziel eines Hitman oder Schmugglers nennst du, wenn du ihn spielst. Welche Karte du kidnappst oder mit einem Consigliere nimmst, entscheidest du erst, wenn der Job gelingt.',
    'CN-18':
      'Schickt jemand anders einen Mafioso auf einen Job, darfst du ihn mit einem Don und einer beliebigen anderen Handkarte stoppen. Der Job fällt aus, und alle diese Karten bleiben auf dem Ablagestapel. Der Begleiter darf ein zweiter Don sein und erledigt keinen Job.',
    'CN-19': 'Ebenso lässt sich ein Don stoppen, auch wenn du selbst dran bist.',
    'CN-20':
      'Alle außer der Person, die den letzten Job oder Don gespielt hat, werden gleichzeitig und geheim gefragt. Greifen mehrere ein, zählt, wer im Uhrzeigersinn zuerst kommt. Auch dieser Don lässt sich stoppen: Eine ungerade Zahl von Dons stoppt den Job. Passen alle, gelingt, was zuletzt gespielt wurde.',
    'CN-21': 'Mit einem Don einzugreifen kostet keine Aktion. Du darfst es, sooft du mit zwei Karten bezahlen kannst.',
    'CN-22':
      'Stoppen lassen sich nur Jobs und Dons, keine Karte, die in eine Stadt gespielt, abgeworfen, gekidnappt oder liquidiert wird.',
    'CN-23':
      'Offen sind Städte, Ablagestapel und Kartenzahlen; geheim sind Hände, Nachziehstapel und die Antworten auf einen Job. Die Hand, die ein Schmuggler ansieht, sieht nur, wer ihn geschickt hat.',
    'CN-24':
      'Bewegt sich eine ganze Runde lang keine Karte, also so viele Züge hintereinander, wie Spieler am Tisch sitzen, endet die Partie. Es gewinnt die Stadt mit den meisten Typen, dann die mit den meisten Karten; herrscht auch da Gleichstand, wird der Sieg geteilt.',
    'CN-25':
      'Der Schmuggler verlangt zwei Entscheidungen: zuerst, wessen Hand du ansiehst, und danach, welche Karte du kidnappst.',
    'CN-26':
      'Ob der Nachziehstapel leer ist, wird vor und nach jeder gezogenen Karte geprüft, ebenso nach einem Job und nach dem Abwerfen am Handlimit. Nur dann wird gemischt: Ein Consigliere wählt aus dem Ablagestapel, wie er liegt.',
    'CN-27':
      'Zuerst wird der Begleiter abgelegt, darauf der Don. Gekidnappte und liquidierte Karten kommen zuoberst. Karten über dem Handlimit liegen in der Reihenfolge, die du wählst.',
    'CN-28':
      'Wenn du eine Karte spielst, sagst du, ob sie ihren Job erledigt. Ohne Ziel geschieht nichts, und niemand wird gefragt. Gegen eine leere Hand kannst du keinen Schmuggler schicken; ein Opfer, das bis dahin keine Karte mehr hat, verliert nichts. Ein Job, der gelingt, wird ganz ausgeführt. Auch ein gestoppter oder ausgelassener Job zählt als dein Job in diesem Zug.',
    'CN-29': 'Nach ihrer 200. Runde endet eine Partie; wie bei CN-24 entscheiden die Städte.',
    'CN-30':
      'Gewinnen mehrere, bekommen alle einen Sieg. Die nächste Partie beginnt, wer von ihnen im Uhrzeigersinn ab dem letzten Startspieler zuerst kommt.',
  },
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
};
