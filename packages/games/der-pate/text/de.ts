import type { DeepReadonly, Seat, Who } from '@consigliere/kernel';
import type { Edition } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { type FavourUse, FRIENDS_PER_TURN, type GreyUse, NEUTRAL, PUPPET, type TurnFrame } from '../types.ts';
import { characters } from './characters.de.ts';
import { previewsIn } from './preview.de.ts';
import { rules } from './rules.de.ts';
import { familiesBy, favourSpace, fieldsBy, grouped, kindOf, paymentIn, phrases, sign } from './shared.ts';
import { things } from './things.de.ts';
import type { DerPateWords } from './words.ts';

/** "Annas", but "Hans’", "Max’", "Alice’". */
function possessive(owner: string): string {
  if (/(?:[sßxz]|ce)$/iu.test(owner)) return `${owner}’`;
  return /\p{L}$/u.test(owner) ? `${owner}s` : `${owner}’s`;
}

/** The words for a box with whatever street and dice. */
export function wordsOf(edition: Edition): DerPateWords {
  const said = phrases({
    edition,
    things,
    seat: 'Platz',
    and: 'und',
    possessive,
  });
  const { whom, does, whose, all, leader, leaders, holder, place, shown, title, tileAt, cardAt } = said;

  const money = (amount: number): string => `${sign(amount)}${grouped(amount, '.')} $`;
  const members = (count: number): string => (count === 1 ? '1 Familienmitglied' : `${count} Familienmitglieder`);
  const spaces = (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`);
  /** "den schwarzen Würfel". */
  const die = (at: number): string => `den ${things.dice[at] ?? '?'}en Würfel`;
  const kind = (value: number): string => things.business[kindOf(edition, value)];
  /** After "kommt". */
  const WAY = {
    supply: 'zurück in den Vorrat',
    jail: 'ins Gefängnis',
    river: 'in den Hudson',
    box: 'in die Schachtel',
  };
  /** DP-30 No third friend in one turn. */
  const mayUse = (friendsUsed: number): string =>
    friendsUsed < FRIENDS_PER_TURN
      ? 'Vorher darfst du graue Plättchen und Freunde einsetzen, wenn du welche hast.'
      : 'Vorher darfst du graue Plättchen einsetzen, wenn du welche hast.';
  const isOn = (who: Who, seat: Seat): string => does(who, seat, 'Du bist am Zug', 'ist am Zug');
  const decides = (who: Who, seat: Seat): string => does(who, seat, 'Du entscheidest', 'entscheidet');
  /** "Du und Anna", at the beginning of a sentence. */
  function subjects(who: Who, seats: readonly Seat[]): string {
    const names = all(who, seats, 'du');
    return seats[0] === who.reader ? names.replace(/^du/, 'Du') : names;
  }

  /** "Den schwarzen Würfel", at the beginning of an action. */
  function lay(at: number): string {
    return die(at).replace(/^den/, 'Den');
  }

  /** The verb of "ausscheiden". */
  function leave(who: Who, seats: readonly Seat[]): string {
    const reads = seats.some(seat => seat === who.reader);
    if (seats.length === 1) return reads ? 'scheidest' : 'scheidet';
    return reads ? 'scheidet' : 'scheiden';
  }

  function asksToPlace(row: number): string {
    switch (row) {
      case 1:
        return 'Zeile 1, Einnahmen: Leg einen der vier Würfel auf das Feld seiner Zahl oder eine Marionettenhand auf die Presse.';
      case 2:
        return 'Zeile 2, Politik: Leg einen der drei Würfel auf das Feld seiner Farbe oder eine Marionettenhand auf die Presse.';
      case 3:
        return 'Zeile 3, Ereignis: Leg einen der zwei Würfel auf das Feld seiner Farbe oder eine Marionettenhand auf die Presse.';
      default:
        return 'Zeile 4, Personen: Leg den letzten Würfel auf das Feld seiner Farbe, mit dem Senator auf ein beliebiges.';
    }
  }

  function asksInTurn({ phase, row, friendsUsed, freeTakeover }: DeepReadonly<TurnFrame>): string {
    if (phase === 'after-rows') return `Alle Würfel liegen: Beende deinen Zug. ${mayUse(friendsUsed)}`;
    if (phase === 'rolled') return asksToPlace(row);
    if (row > 1) return `Wirf die übrigen Würfel für Zeile ${row}. ${mayUse(friendsUsed)}`;
    return freeTakeover
      ? `Mit Schuldmarker und Familienmitglied im Vorrat darfst du ein Geschäft ohne Würfel übernehmen; dann wirf alle vier Würfel. ${mayUse(friendsUsed)}`
      : `Wirf alle vier Würfel. ${mayUse(friendsUsed)}`;
  }

  function awaitsInTurn({ seat, phase, row }: DeepReadonly<TurnFrame>, who: Who): string {
    if (phase === 'after-rows') return `${does(who, seat, 'Du beendest deinen', 'beendet den')} Zug.`;
    if (phase === 'rolled') return `${does(who, seat, 'Du legst', 'legt')} einen Würfel in Zeile ${row}.`;
    return `${does(who, seat, 'Du würfelst', 'würfelt')} für Zeile ${row}.`;
  }

  function asksByEvent(event: number): string {
    const { name, help } = cardAt(event);
    if (event === 0) return `${name}: Zahlst du ${money(2000)} für einen Schritt bei den Gefälligkeiten?`;
    if (event === 1) return `${name}: Gibst du eins deiner ungeschützten Geschäfte für ${money(4000)} auf?`;
    if (event === 8)
      return `${name}: Zahlst du ${money(2000)} für jeden deiner Leute im Gefängnis? Sonst ertrinken alle.`;
    return `${name}: ${help}`;
  }

  function greyUse(it: DeepReadonly<GreyUse>): string {
    const { name } = things.tile[it.tile];
    switch (it.tile) {
      case 'wedding':
        return `${name}: einen Freund der Familie nehmen`;
      case 'grandchild':
        return `${name}: einen Würfel werfen, ${money(1000)} je Auge`;
      case 'birthday':
        return `${name}: ein Schritt bei ${things.track[it.track]}`;
    }
  }

  function favourUse(it: DeepReadonly<FavourUse>, who: Who): string {
    switch (it.favour) {
      case 1:
        return 'Freund: ein Familienmitglied aus dem Hudson holen';
      case 2:
        return `Freund: einen Schuldmarker von ${holder(who, it.holder, 'dir', 'der Bank')} zurückholen`;
      case 3:
        return `Freund: zwei Schritte bei ${things.track[it.track]}`;
      case 4:
        return `Freund: ${money(5000)} bekommen`;
    }
  }

  return {
    name: 'Der Pate',
    ...things,
    family: familiesBy(edition, things),
    field: fieldsBy(edition, things, colour => `Zeile 4, ${colour}: `),
    money,
    place,
    kindAt: value => things.business[kindOf(edition, value)],
    asks: {
      settle: frame =>
        frame.parked
          ? 'Wähl deinen Stadtteil: Auf jedes seiner drei Geschäfte kommt eins deiner Familienmitglieder.'
          : 'Stell das Gangsterauto auf irgendein Feld der Straße; danach wählst du deinen Stadtteil.',
      turn: frame => asksInTurn(frame),
      visit: () => 'Das Geschäft am Auto ist leer: Besetzt du es?',
      takeover: frame => `Welches Geschäft übernimmst du (${kind(frame.value)}), wenn überhaupt?`,
      consigliere: () => 'Welches leere Geschäft besetzt du, wenn überhaupt?',
      informer: () => 'Welches fremde Familienmitglied bringst du ins Gefängnis, wenn überhaupt?',
      banker: () => 'Auf welcher Leiste machst du einen Schritt: Einkommen oder Gefälligkeiten?',
      prosecutor: () => 'Holst du alle deine Leute aus dem Gefängnis?',
      celebrate: frame => `Du hast das Plättchen ${tileAt(frame.queue[0]?.tile)} gewonnen: Nutzt du es jetzt?`,
      event: frame => asksByEvent(frame.event),
    },
    awaits: {
      settle: (frame, who) =>
        frame.parked
          ? `${does(who, frame.seat, 'Du wählst', 'wählt')} einen Stadtteil.`
          : `${does(who, frame.seat, 'Du parkst', 'parkt')} das Gangsterauto.`,
      turn: awaitsInTurn,
      visit: (frame, who) => `${decides(who, frame.seat)} über das leere Geschäft am Auto.`,
      takeover: (frame, who) => `${decides(who, frame.seat)} über eine Geschäftsübernahme (${kind(frame.value)}).`,
      consigliere: (frame, who) => `${decides(who, frame.seat)}, wohin der Consigliere jemanden setzt.`,
      informer: (frame, who) => `${decides(who, frame.seat)}, wen der Spitzel ins Gefängnis bringt.`,
      banker: (frame, who) => `${decides(who, frame.seat)} zwischen Einkommen und Gefälligkeiten.`,
      prosecutor: (frame, who) => `${decides(who, frame.seat)}, ob die Staatsanwältin hilft.`,
      celebrate: (frame, who) =>
        `${decides(who, frame.queue[0]?.seat ?? 0)}, ob das Plättchen ${tileAt(frame.queue[0]?.tile)} gleich genutzt wird.`,
      event: (frame, who) => `${cardAt(frame.event).name}: ${decides(who, frame.queue[0] ?? 0)}.`,
    },
    action: {
      park: it => `Auto bei ${place(it.space)} parken`,
      district: it => `${things.district[it.district] ?? '?'} besetzen`,
      roll: () => 'Würfeln',
      place: it =>
        `${lay(it.die)} auf das Feld ${things.field[it.field].name} legen${it.senator ? ' (mit dem Senator)' : ''}`,
      cop: it => `Cop: ${die(it.die)} neu werfen`,
      judge: () => 'Richter: alle Würfel neu werfen',
      'free-takeover': it => `${place(it.business)} ohne Würfel übernehmen`,
      end: () => 'Zug beenden',
      tile: greyUse,
      favour: favourUse,
      occupy: () => 'Das Geschäft am Auto besetzen',
      decline: () => 'Verzichten',
      'take-over': it => `${place(it.business)} übernehmen`,
      install: it => `${place(it.business)} besetzen`,
      inform: it => `Das Familienmitglied in ${place(it.business)} ins Gefängnis bringen`,
      bank: it => `Ein Schritt bei ${things.track[it.track]}`,
      free: () => 'Alle deine Leute aus dem Gefängnis holen',
      keep: () => 'Das Plättchen aufheben',
      pay: () => `${money(2000)} für einen Schritt bei den Gefälligkeiten zahlen`,
      sell: it => `${place(it.business)} für ${money(4000)} aufgeben`,
      'bail-out': () => `Für jeden im Gefängnis ${money(2000)} zahlen und alle zurücknehmen`,
      'let-drown': () => 'Deine Leute im Gefängnis dem Hudson überlassen',
    },
    event: {
      'set-up': (it, who) =>
        `Die Familien: ${leaders(who, 'du')}. ${does(who, it.startPlayer, 'Du beginnst', 'beginnt')} jede Runde.`,
      parked: (it, who) =>
        it.seat === null
          ? `Das Gangsterauto steht anfangs bei ${place(it.space)}.`
          : `${does(who, it.seat, 'Du parkst', 'parkt')} das Gangsterauto bei ${place(it.space)}.`,
      settled: (it, who) => {
        const district = things.district[it.district] ?? '?';
        if (it.seat === null) return `Neutrale Familienmitglieder besetzen ${district}.`;
        return `${leader(who, it.seat, 'Du')} besetzt ${district}.`;
      },
      round: it => `Runde ${it.round} beginnt.`,
      money: (it, who) =>
        paymentIn(it, {
          gets: (seat, sum) =>
            `${does(who, seat, 'Du bekommst', 'bekommt')} ${money(sum)} ${things.reason[it.reason]}.`,
          pays: (seat, sum) => `${does(who, seat, 'Du zahlst', 'zahlt')} ${money(sum)} ${things.reason[it.reason]}.`,
          paysTo: (from, to, sum) =>
            `${does(who, from, 'Du zahlst', 'zahlt')} ${whom(who, to, 'dir')} ${money(sum)} ${things.reason[it.reason]}.`,
        }),
      'event-card': it => {
        const { name, help } = cardAt(it.event);
        return `Ereigniskarte, ${it.colour === 'grey' ? 'grau' : 'rot'}: ${name}. ${help}`;
      },
      ko: it =>
        `${things.track[it.track]} ist die KO-Leiste: Wer am Ende nicht auf ihrem letzten Feld steht, scheidet aus.`,
      car: it => `Das Gangsterauto hält bei ${place(it.space)}; dieser Stadtteil ist geschützt.`,
      'no-effect': it => `${title(it.what)}: Nichts geschieht.`,
      turn: (it, who) => `${isOn(who, it.seat)}.`,
      rolled: (it, who) => {
        const rolls = {
          row: () => does(who, it.seat, 'Du würfelst', 'würfelt'),
          cop: () => `${does(who, it.seat, 'Du wirfst', 'wirft')} einen Würfel neu`,
          judge: () => `${does(who, it.seat, 'Du wirfst', 'wirft')} alle Würfel neu`,
        };
        return `${rolls[it.by]()}. Die Würfel zeigen ${shown(it.faces)}.`;
      },
      'extra-die': (it, who) => {
        const why = it.reason === 'grandchild' ? 'für den Enkel' : 'für die Ereigniskarte';
        return `${does(who, it.seat, 'Du würfelst', 'würfelt')} ${why}: ${things.face[it.face] ?? '?'}.`;
      },
      placed: (it, who) => {
        const what = `${things.dice[it.die] ?? '?'}e ${things.face[it.face] ?? '?'}`;
        const of = it.field === 'business' && it.face !== PUPPET ? ` (${kind(it.face)})` : '';
        const by = it.senator ? ', mit dem Senator' : '';
        return `${does(who, it.seat, 'Du legst', 'legt')} die ${what} auf das Feld ${things.field[it.field].name}${of}${by}.`;
      },
      advanced: (it, who) =>
        `${does(who, it.seat, 'Du rückst', 'rückt')} bei ${things.track[it.track]} ${spaces(it.to - it.from)} vor, auf ${it.to}.`,
      'tile-won': (it, who) =>
        `${does(who, it.seat, 'Du gewinnst', 'gewinnt')} das Plättchen ${things.tile[it.tile].name}.`,
      'tile-used': (it, who) =>
        `${does(who, it.seat, 'Du nutzt', 'nutzt')} das Plättchen ${things.tile[it.tile].name}.`,
      'tile-kept': (it, who) =>
        `${does(who, it.seat, 'Du hebst', 'hebt')} das Plättchen ${things.tile[it.tile].name} für später auf.`,
      occupied: (it, who) => `${does(who, it.seat, 'Du besetzt', 'besetzt')} ${place(it.business)}.`,
      cleared: (it, who) => {
        const member =
          it.holder === NEUTRAL ? 'Das neutrale Familienmitglied' : `${whose(who, it.holder, 'Dein')} Familienmitglied`;
        return `${member} verlässt ${place(it.business)} und kommt ${WAY[it.to]}.`;
      },
      debt: (it, who) =>
        it.to === it.owner
          ? `${does(who, it.owner, 'Du bekommst', 'bekommt')} von ${holder(who, it.from, 'dir', 'der Bank')} einen Schuldmarker zurück.`
          : `${does(who, it.owner, 'Du gibst', 'gibt')} ${holder(who, it.to, 'dir', 'der Bank')} einen Schuldmarker.`,
      friend: (it, who) =>
        `${does(who, it.seat, 'Du bekommst', 'bekommt')} ${it.count === 1 ? 'einen Freund' : `${it.count} Freunde`} der Familie.`,
      favour: (it, who) =>
        `${does(who, it.seat, 'Du gibst', 'gibt')} einen Freund für Gefälligkeit ${favourSpace(edition, it.favour)} ab: ${things.favour[it.favour - 1]?.name ?? '?'}.`,
      freed: (it, who) => `${does(who, it.seat, 'Du holst', 'holt')} ${members(it.count)} aus dem Gefängnis.`,
      drowned: (it, who) =>
        `${does(who, it.seat, 'Du verlierst', 'verliert')} ${members(it.count)} aus dem Gefängnis an den Hudson.`,
      rescued: (it, who) => `${does(who, it.seat, 'Du holst', 'holt')} ein Familienmitglied aus dem Hudson.`,
      declined: (it, who) => `${does(who, it.seat, 'Du verzichtest', 'verzichtet')} (${title(it.what)}).`,
      ended: (it, who) => `${does(who, it.seat, 'Du beendest deinen', 'beendet den')} Zug.`,
      out: (it, who) => `Nicht am Ende der KO-Leiste: ${subjects(who, it.seats)} ${leave(who, it.seats)} aus.`,
      over: (it, who) => {
        const [winner] = it.winners;
        if (winner === undefined) return 'Die Partie ist zu Ende: Niemand hat die KO-Leiste geschafft, alle verlieren.';
        if (it.winners.length === 1) return `Die Partie ist zu Ende: ${does(who, winner, 'Du gewinnst', 'gewinnt')}.`;
        const share = it.winners.some(seat => seat === who.reader) ? 'teilt euch' : 'teilen sich';
        return `Die Partie ist zu Ende: ${subjects(who, it.winners)} ${share} den Sieg.`;
      },
    },
    whisper: {},
    preview: previewsIn({ ...said, things, money, spaces }),
    rule: rules,
    score: { money: 'Geld', settlement: 'Schlussabrechnung', debts: 'Schulden', total: 'Summe' },
    characters,
    option: {
      money: 'Startkapital',
      favour3: 'Wo Gefälligkeit 3 zwei Schritte macht',
      'reputation-or-income': 'Ansehen oder Einkommen',
      'reputation-or-influence': 'Ansehen oder Einfluss',
      'show-money': 'Alles Geld liegt offen',
      layout: 'Auto und Stadtteile',
      choose: 'Die Spieler wählen',
      fixed: 'Feste Aufstellung für die erste Partie',
      start: 'Wer beginnt',
      random: 'Der Zufall entscheidet',
    },
    table: {
      street: 'Straße',
      car: 'Gangsterauto',
      protected: 'geschützt',
      district: 'Stadtteil',
      jail: 'Gefängnis',
      hudson: 'Hudson',
      brooklyn: 'Brooklyn',
      supply: 'Vorrat',
      box: 'Schachtel',
      bank: 'Bank',
      neutral: 'neutral',
      empty: 'leer',
      debts: 'Schulden',
      money: 'Geld',
      secret: 'geheim',
      friends: 'Freunde',
      tiles: 'Plättchen',
      dice: 'Würfel',
      tableau: 'Würfeltableau',
      eventCard: 'Ereigniskarte',
      untilRoundEnds: 'bis zum Ende der Runde',
      koTrack: 'KO-Leiste',
      undecided: 'noch offen',
      startPlayer: 'Startspieler',
      out: 'ausgeschieden',
      round: round => `Runde ${round}`,
      row: row => `Zeile ${row}, ${things.row[row - 1] ?? '?'}`,
      space: space => `Feld ${space}`,
      members,
      debtMarkers: count => (count === 1 ? '1 Schuldmarker' : `${count} Schuldmarker`),
      eventsLeft: count => (count === 1 ? 'noch 1 Ereignis' : `noch ${count} Ereignisse`),
    },
  };
}

export const de = wordsOf(standard);
