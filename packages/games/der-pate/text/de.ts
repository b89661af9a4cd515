import type { Action, DeepReadonly, Names, Seat } from '@consigliere/kernel';
import { moneyIn } from '../../money.ts';
import type { Edition } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import {
  type DerPate,
  type FavourUse,
  type GreyUse,
  NEUTRAL,
  PUPPET,
  type Track,
  type TurnAction,
  type TurnFrame,
} from '../types.ts';
import { characters } from './characters.ts';
import { sayWhy } from './idle.de.ts';
import { makePreviews } from './preview.de.ts';
import {
  findFavourSpace,
  findKind,
  findOffers,
  joinWithOr,
  makePhrases,
  nameFamilies,
  nameFavours,
  nameFields,
  type Offers,
  sayPayment,
} from './shared.ts';
import { things } from './things.de.ts';
import type { DerPateWords } from './words.ts';

/** "Annas", but "Hans’", "Max’", "Alice’". */
function possessive(owner: string): string {
  if (/(?:[sßxz]|ce)$/iu.test(owner)) return `${owner}’`;
  return /\p{L}$/u.test(owner) ? `${owner}s` : `${owner}’s`;
}

/** The German words for an edition. With a table's options, they say what is decided there. */
export function wordsOf(edition: Edition, options: Readonly<Record<string, unknown>> | null = null): DerPateWords {
  const said = makePhrases({
    edition,
    things,
    seat: 'Platz',
    and: 'und',
    possessive,
  });
  const { whom, does, whose, all, leader, leaders, holder, place, shown, title, tileAt, cardAt } = said;

  /** The space doesn't break, so that a sum stays on one line. */
  const money = moneyIn('de');
  const members = (count: number): string => (count === 1 ? '1 Familienmitglied' : `${count} Familienmitglieder`);
  const spaces = (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`);
  /** After "vorrücken". */
  const on = (track: Track): string => `auf der Leiste „${things.track[track]}“`;
  /** "den schwarzen Würfel". */
  const die = (at: number): string => `den ${things.dice[at] ?? '?'}en Würfel`;
  const kind = (value: number): string => things.business[findKind(edition, value)];
  /** After "kommt". */
  const WAY = {
    supply: 'zurück in den Vorrat',
    jail: 'ins Gefängnis',
    river: 'in den Hudson',
    box: 'in die Schachtel',
  };
  const isOn = (who: Names, seat: Seat): string => does(who, seat, 'Du bist dran', 'ist dran');
  const decides = (who: Names, seat: Seat): string => does(who, seat, 'Du entscheidest', 'entscheidet');
  /** "Du und Anna", at the beginning of a sentence. */
  function subjects(who: Names, seats: readonly Seat[]): string {
    const names = all(who, seats, 'du');
    return seats[0] === who.reader ? names.replace(/^du/, 'Du') : names;
  }

  /** "Den schwarzen Würfel", at the beginning of an action. */
  function lay(at: number): string {
    return die(at).replace(/^den/, 'Den');
  }

  /** The verb of "ausscheiden". */
  function leave(who: Names, seats: readonly Seat[]): string {
    const reads = seats.some(seat => seat === who.reader);
    if (seats.length === 1) return reads ? 'scheidest' : 'scheidet';
    return reads ? 'scheidet' : 'scheiden';
  }

  /** DP-26, DP-27, DP-30 The sentence about tiles and friends that may be used first. */
  function mayUse({ tiles, friends }: Offers): string {
    if (tiles && friends) return ' Vorher darfst du Plättchen und Freunde einsetzen.';
    if (tiles) return ' Vorher darfst du Plättchen einsetzen.';
    return friends ? ' Vorher darfst du Freunde einsetzen.' : '';
  }

  function asksInTurn({ phase, row }: DeepReadonly<TurnFrame>, actions: readonly DeepReadonly<TurnAction>[]): string {
    const offers = findOffers(actions);
    if (phase === 'after-rows') return `Alle Würfel liegen: Beende deinen Zug.${mayUse(offers)}`;
    if (phase === 'rolled')
      return `Zeile ${row}, ${things.row[row - 1] ?? '?'}: Leg ${row === 4 ? 'den' : 'einen'} Würfel ab.${mayUse(offers)}`;
    if (row > 1) return `Wirf die übrigen Würfel für Zeile ${row}.${mayUse(offers)}`;
    // DP-E6 The takeover is named alone: tiles and friends can still be used after it.
    return offers.takeover
      ? 'Wirf alle vier Würfel. Vorher darfst du ein Geschäft ohne Würfel übernehmen.'
      : `Wirf alle vier Würfel.${mayUse(offers)}`;
  }

  function awaitsInTurn({ seat, phase, row }: DeepReadonly<TurnFrame>, who: Names): string {
    if (phase === 'after-rows') return `${does(who, seat, 'Du beendest deinen', 'beendet den')} Zug.`;
    if (phase === 'rolled') return `${does(who, seat, 'Du legst', 'legt')} einen Würfel in Zeile ${row}.`;
    return `${does(who, seat, 'Du würfelst', 'würfelt')} für Zeile ${row}.`;
  }

  function asksByEvent(event: number, actions: readonly DeepReadonly<Action<DerPate>>[]): string {
    const { name, help } = cardAt(event);
    const can = (type: Action<DerPate>['type']): boolean => actions.some(each => each.type === type);
    if (event === 0)
      return can('pay')
        ? `${name}: Zahlst du ${money(2000)} für 1 Feld ${on('favours')}?`
        : `${name}: Du kannst die ${money(2000)} nicht zahlen.`;
    if (event === 1) return `${name}: Gibst du eins deiner ungeschützten Geschäfte für ${money(4000)} auf?`;
    if (event === 8)
      return can('bail-out')
        ? `${name}: Zahlst du je ${money(2000)} für deine Familienmitglieder im Gefängnis?`
        : `${name}: Du kannst nicht für alle deine Familienmitglieder Kaution zahlen.`;
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
        return `${name}: 1 Feld ${on(it.track)} vorrücken`;
    }
  }

  function favourUse(it: DeepReadonly<FavourUse>, who: Names): string {
    switch (it.favour) {
      case 1:
        return 'Freund: ein Familienmitglied aus dem Hudson holen';
      case 2:
        return `Freund: einen Schuldmarker von ${holder(who, it.holder, 'dir', 'der Bank')} zurückholen`;
      case 3:
        return `Freund: 2 Felder ${on(it.track)} vorrücken`;
      case 4:
        return `Freund: ${money(5000)} bekommen`;
    }
  }

  return {
    name: 'Der Pate',
    ...things,
    family: nameFamilies(edition, things),
    field: nameFields(edition, things, colour => `Zeile 4, ${colour}: `),
    favour: nameFavours(things, options, (one, other) => `Rück ${on(one)} oder ${on(other)} 2 Felder vor (DP-31).`),
    money,
    place,
    kindAt: value => things.business[findKind(edition, value)],
    asks: {
      settle: frame =>
        frame.parked
          ? 'Wähl deinen Stadtteil: Seine Geschäfte zahlen dir, wenn ihre Zahl in Zeile 1 gelegt wird.'
          : 'Stell das Gangsterauto auf ein beliebiges Feld der Straße.',
      turn: (frame, _who, actions) => asksInTurn(frame, actions),
      visit: () => 'Das Geschäft am Auto ist leer: Besetzt du es?',
      takeover: frame => `Welches Geschäft übernimmst du (${kind(frame.value)})? Du darfst auch verzichten.`,
      consigliere: () => 'Welches leere Geschäft besetzt du? Du darfst auch verzichten.',
      informer: () => 'Wessen Familienmitglied bringst du ins Gefängnis? Du darfst auch verzichten.',
      banker: (_frame, _who, actions) => {
        const tracks = actions.flatMap(each => (each.type === 'bank' ? [things.track[each.track]] : []));
        return `Rückst du 1 Feld vor (${joinWithOr(tracks, 'oder')})? Du darfst auch verzichten.`;
      },
      prosecutor: () => 'Holst du alle deine Familienmitglieder aus dem Gefängnis?',
      celebrate: frame => `Du hast das Plättchen „${tileAt(frame.queue[0]?.tile)}“ bekommen: Setzt du es jetzt ein?`,
      event: (frame, _who, actions) => asksByEvent(frame.event, actions),
    },
    awaits: {
      settle: (frame, who) =>
        frame.parked
          ? `${does(who, frame.seat, 'Du wählst', 'wählt')} einen Stadtteil.`
          : `${does(who, frame.seat, 'Du parkst', 'parkt')} das Gangsterauto.`,
      turn: awaitsInTurn,
      visit: (frame, who) => `${decides(who, frame.seat)} über das leere Geschäft am Auto.`,
      takeover: (frame, who) => `${decides(who, frame.seat)} über eine Geschäftsübernahme (${kind(frame.value)}).`,
      consigliere: (frame, who) => `${decides(who, frame.seat)}, welches Geschäft der Consigliere besetzt.`,
      informer: (frame, who) => `${decides(who, frame.seat)}, wen der Spitzel ins Gefängnis bringt.`,
      banker: (frame, who) => `${decides(who, frame.seat)} zwischen Einkommen und Gefälligkeiten.`,
      prosecutor: (frame, who) => `${decides(who, frame.seat)}, ob die Staatsanwältin hilft.`,
      celebrate: (frame, who) =>
        `${decides(who, frame.queue[0]?.seat ?? 0)}, ob das Plättchen „${tileAt(frame.queue[0]?.tile)}“ gleich eingesetzt wird.`,
      event: (frame, who) => `${cardAt(frame.event).name}: ${decides(who, frame.queue[0] ?? 0)}.`,
    },
    action: {
      park: it => `Auto bei ${place(it.space)} parken`,
      district: it => `${things.district[it.district] ?? '?'} besetzen`,
      roll: () => 'Würfeln',
      place: it =>
        `${lay(it.die)} auf das Feld „${things.field[it.field].name}“ legen${it.senator ? ' (mit dem Senator)' : ''}`,
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
      bank: it => `1 Feld ${on(it.track)} vorrücken`,
      free: () => 'Alle deine Familienmitglieder aus dem Gefängnis holen',
      keep: () => 'Das Plättchen für später aufheben',
      pay: () => `${money(2000)} zahlen und 1 Feld ${on('favours')} vorrücken`,
      sell: it => `${place(it.business)} für ${money(4000)} aufgeben`,
      'bail-out': () => `Für jedes Familienmitglied im Gefängnis ${money(2000)} Kaution zahlen und alle zurücknehmen`,
      'let-drown': () => 'Deine Familienmitglieder im Gefängnis im Hudson versenken lassen',
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
        sayPayment(it, {
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
        `${things.track[it.track]} ist die K.O.-Leiste: Wer am Ende nicht auf ihrem letzten Feld steht, scheidet aus.`,
      car: it => `Das Gangsterauto hält bei ${place(it.space)} und schützt diesen Stadtteil.`,
      'no-effect': (it, who) => {
        const nothing = `${title(it.what)}: Es geschieht nichts.`;
        return it.why === undefined ? nothing : `${nothing} ${sayWhy(it.why, it.seat ?? null, who, said)}`;
      },
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
        return `${does(who, it.seat, 'Du legst', 'legt')} die ${what} auf das Feld „${things.field[it.field].name}“${of}${by}.`;
      },
      advanced: (it, who) =>
        `${does(who, it.seat, 'Du rückst', 'rückt')} ${on(it.track)} ${spaces(it.to - it.from)} vor, auf Feld ${it.to}.`,
      'tile-won': (it, who) =>
        `${does(who, it.seat, 'Du bekommst', 'bekommt')} das Plättchen „${things.tile[it.tile].name}“.`,
      'tile-used': (it, who) =>
        `${does(who, it.seat, 'Du setzt', 'setzt')} das Plättchen „${things.tile[it.tile].name}“ ein.`,
      'tile-kept': (it, who) =>
        `${does(who, it.seat, 'Du hebst', 'hebt')} das Plättchen „${things.tile[it.tile].name}“ für später auf.`,
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
        `${does(who, it.seat, 'Du gibst', 'gibt')} einen Freund für Gefälligkeit ${findFavourSpace(edition, it.favour)} ab: ${things.favour[it.favour - 1]?.name ?? '?'}.`,
      freed: (it, who) => `${does(who, it.seat, 'Du holst', 'holt')} ${members(it.count)} aus dem Gefängnis.`,
      drowned: (it, who) =>
        `${it.count} von ${whose(who, it.seat, 'deinen')} Familienmitgliedern ${it.count === 1 ? 'kommt' : 'kommen'} aus dem Gefängnis in den Hudson.`,
      rescued: (it, who) => `${does(who, it.seat, 'Du holst', 'holt')} ein Familienmitglied aus dem Hudson.`,
      declined: (it, who) => `${does(who, it.seat, 'Du verzichtest', 'verzichtet')} (${title(it.what)}).`,
      ended: (it, who) => `${does(who, it.seat, 'Du beendest deinen', 'beendet den')} Zug.`,
      out: (it, who) => `Nicht am Ende der K.O.-Leiste: ${subjects(who, it.seats)} ${leave(who, it.seats)} aus.`,
      over: (it, who) => {
        const [winner] = it.winners;
        if (winner === undefined)
          return 'Die Partie ist zu Ende: Niemand hat das Ende der K.O.-Leiste erreicht, alle verlieren.';
        if (it.winners.length === 1) return `Die Partie ist zu Ende: ${does(who, winner, 'Du gewinnst', 'gewinnt')}.`;
        const share = it.winners.some(seat => seat === who.reader) ? 'teilt euch' : 'teilen sich';
        return `Die Partie ist zu Ende: ${subjects(who, it.winners)} ${share} den Sieg.`;
      },
    },
    whisper: {},
    preview: makePreviews({ ...said, things, money, spaces }),
    // Filled from rules.de.ts.
    rule: {},
    score: { money: 'Geld', settlement: 'Schlussabrechnung', debts: 'Schulden', total: 'Summe' },
    characters,
    option: {
      money: 'Startkapital',
      favour3: 'Gefälligkeit 3: 2 Felder auf',
      'reputation-or-income': 'Ansehen oder Einkommen',
      'reputation-or-influence': 'Ansehen oder Einfluss',
      'out-debts': 'Schulden ausgeschiedener Spieler',
      cancelled: 'Werden weder gezahlt noch empfangen',
      settled: 'Werden gezahlt und empfangen',
      'show-money': 'Geld aller Spieler zeigen',
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
      koTrack: 'K.O.-Leiste',
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
