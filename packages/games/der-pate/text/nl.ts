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
import { sayWhy } from './idle.nl.ts';
import { COLOURED, makePreviews } from './preview.nl.ts';
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
import { things } from './things.nl.ts';
import type { DerPateWords } from './words.ts';

/** "Peters", but "Anna’s", "Kelly’s" after an open vowel and "Hans’", "Max’", "Alice’" after a hiss. */
function possessive(owner: string): string {
  if (/(?:[sxz]|ce|sc?h)$/iu.test(owner)) return `${owner}’`;
  const needsApostrophe = /(?:a|(?<!o)o|(?<![aeiou])[iuy]|\P{L})$/iu.test(owner);
  return needsApostrophe ? `${owner}’s` : `${owner}s`;
}

/** The Dutch words for an edition. With a table's options, they say what is decided there. */
export function wordsOf(edition: Edition, options: Readonly<Record<string, unknown>> | null = null): DerPateWords {
  const said = makePhrases({
    edition,
    things,
    seat: 'Plaats',
    and: 'en',
    possessive,
  });
  const { whom, does, whose, all, leader, leaders, holder, place, shown, title, tileAt, cardAt } = said;

  /** The space doesn't break, so that a sum stays on one line. */
  const money = moneyIn('nl');
  const members = (count: number): string => (count === 1 ? '1 familielid' : `${count} familieleden`);
  const spaces = (count: number): string => (count === 1 ? '1 veld' : `${count} velden`);
  /** "op het schema diensten". */
  const on = (track: Track): string => `op het schema ${things.track[track].toLowerCase()}`;
  /** "zwarte dobbelsteen". */
  const die = (at: number): string => `${COLOURED[at] ?? '?'} dobbelsteen`;
  /** "kansspel", by the number of the dice. */
  const kind = (value: number): string => things.business[findKind(edition, value)].toLowerCase();
  /** After "gaat". */
  const WAY = {
    supply: 'terug naar de voorraad',
    jail: 'naar de gevangenis',
    river: 'de Hudson in',
    box: 'in de doos',
  };
  const decides = (who: Names, seat: Seat): string => does(who, seat, 'Je beslist', 'beslist');
  /** The verb of "jij bent", "Anna is", "Anna en jij zijn". */
  const are = (who: Names, seats: readonly Seat[]): string =>
    seats.length > 1 ? 'zijn' : seats[0] === who.reader ? 'bent' : 'is';

  /** DP-26, DP-27, DP-30 The sentence about tiles and friends that may be used first. */
  function mayUse({ tiles, friends }: Offers): string {
    if (tiles && friends) return ' Eerst mag je fiches of vrienden inzetten.';
    if (tiles) return ' Eerst mag je fiches inzetten.';
    return friends ? ' Eerst mag je vrienden inzetten.' : '';
  }

  function asksInTurn({ phase, row }: DeepReadonly<TurnFrame>, actions: readonly DeepReadonly<TurnAction>[]): string {
    const offers = findOffers(actions);
    if (phase === 'after-rows') return `Alle dobbelstenen liggen: beëindig je beurt.${mayUse(offers)}`;
    if (phase === 'rolled') {
      const die = row === 4 ? 'de laatste dobbelsteen' : 'een dobbelsteen';
      return `Rij ${row}, ${(things.row[row - 1] ?? '?').toLowerCase()}: leg ${die}.${mayUse(offers)}`;
    }
    if (row > 1) return `Gooi de overige dobbelstenen voor rij ${row}.${mayUse(offers)}`;
    // DP-E6 The takeover is named alone: tiles and friends can still be used after it.
    return offers.takeover
      ? 'Gooi alle vier de dobbelstenen. Eerst mag je een zaak overnemen zonder dobbelsteen.'
      : `Gooi alle vier de dobbelstenen.${mayUse(offers)}`;
  }

  function awaitsInTurn({ seat, phase, row }: DeepReadonly<TurnFrame>, who: Names): string {
    if (phase === 'after-rows') return `${does(who, seat, 'Je beëindigt je', 'beëindigt de')} beurt.`;
    if (phase === 'rolled') return `${does(who, seat, 'Je legt', 'legt')} een dobbelsteen in rij ${row}.`;
    return `${does(who, seat, 'Je gooit', 'gooit')} voor rij ${row}.`;
  }

  function asksByEvent(event: number, actions: readonly DeepReadonly<Action<DerPate>>[]): string {
    const { name, help } = cardAt(event);
    const can = (type: Action<DerPate>['type']): boolean => actions.some(each => each.type === type);
    if (event === 0)
      return can('pay')
        ? `${name}: betaal je ${money(2000)} om 1 veld vooruit te gaan ${on('favours')}?`
        : `${name}: je kunt de ${money(2000)} voor 1 veld ${on('favours')} niet betalen.`;
    if (event === 1) return `${name}: geef je een van je onbeschermde zaken op voor ${money(4000)}?`;
    if (event === 8)
      return can('bail-out')
        ? `${name}: betaal je ${money(2000)} voor elk van je familieleden in de gevangenis?`
        : `${name}: je kunt niet voor al je familieleden borgsom betalen.`;
    return `${name}: ${help}`;
  }

  function greyUse(it: DeepReadonly<GreyUse>): string {
    const { name } = things.tile[it.tile];
    switch (it.tile) {
      case 'wedding':
        return `${name}: neem een vriend van de familie`;
      case 'grandchild':
        return `${name}: gooi een dobbelsteen voor ${money(1000)} per oog`;
      case 'birthday':
        return `${name}: 1 veld vooruit ${on(it.track)}`;
    }
  }

  function favourUse(it: DeepReadonly<FavourUse>, who: Names): string {
    switch (it.favour) {
      case 1:
        return 'Vriend: haal een familielid uit de Hudson';
      case 2:
        return `Vriend: haal een schuldmarker terug bij ${holder(who, it.holder, 'jou', 'de bank')}`;
      case 3:
        return `Vriend: 2 velden vooruit ${on(it.track)}`;
      case 4:
        return `Vriend: ontvang ${money(5000)}`;
    }
  }

  return {
    name: 'Der Pate',
    ...things,
    family: nameFamilies(edition, things),
    field: nameFields(edition, things, colour => `Rij 4, ${colour}: `),
    favour: nameFavours(things, options, (one, other) => `Ga 2 velden vooruit ${on(one)} of ${on(other)} (DP-31).`),
    money,
    place,
    kindAt: value => things.business[findKind(edition, value)],
    asks: {
      settle: frame =>
        frame.parked
          ? 'Kies je stadsdeel: de zaken daar betalen jou als hun getal in rij 1 wordt gelegd.'
          : 'Zet de gangsterauto op een veld van de straat naar keuze.',
      turn: (frame, _who, actions) => asksInTurn(frame, actions),
      visit: () => 'De zaak bij de auto is leeg: bezet je die?',
      takeover: frame => `Welke zaak neem je over (${kind(frame.value)})? Je mag ervan afzien.`,
      consigliere: () => 'Welke lege zaak bezet je? Je mag ervan afzien.',
      informer: () => 'Welk familielid van een andere speler stuur je naar de gevangenis? Je mag ervan afzien.',
      banker: (_frame, _who, actions) => {
        const tracks = actions.flatMap(each => (each.type === 'bank' ? [on(each.track)] : []));
        return `Ga je 1 veld vooruit ${joinWithOr(tracks, 'of')}? Je mag ervan afzien.`;
      },
      prosecutor: () => 'Haal je al je familieleden uit de gevangenis?',
      celebrate: frame => `Je hebt de fiche ${tileAt(frame.queue[0]?.tile)} gekregen: zet je die nu in?`,
      event: (frame, _who, actions) => asksByEvent(frame.event, actions),
    },
    awaits: {
      settle: (frame, who) =>
        frame.parked
          ? `${does(who, frame.seat, 'Je kiest', 'kiest')} een stadsdeel.`
          : `${does(who, frame.seat, 'Je parkeert', 'parkeert')} de gangsterauto.`,
      turn: awaitsInTurn,
      visit: (frame, who) => `${decides(who, frame.seat)} over de lege zaak bij de auto.`,
      takeover: (frame, who) => `${decides(who, frame.seat)} over een overname (${kind(frame.value)}).`,
      consigliere: (frame, who) => `${decides(who, frame.seat)} welke zaak de consigliere bezet.`,
      informer: (frame, who) => `${decides(who, frame.seat)} wie de geheim agent naar de gevangenis stuurt.`,
      banker: (frame, who) => `${does(who, frame.seat, 'Je kiest', 'kiest')} tussen inkomen en diensten.`,
      prosecutor: (frame, who) => `${decides(who, frame.seat)} of de officier van justitie helpt.`,
      celebrate: (frame, who) =>
        `${decides(who, frame.queue[0]?.seat ?? 0)} of de fiche ${tileAt(frame.queue[0]?.tile)} nu wordt ingezet.`,
      event: (frame, who) =>
        `${cardAt(frame.event).name}: ${does(who, frame.queue[0] ?? 0, 'jij beslist', 'beslist')}.`,
    },
    action: {
      park: it => `Parkeer de auto bij ${place(it.space)}`,
      district: it => `Bezet ${things.district[it.district] ?? '?'}`,
      roll: () => 'Gooi de dobbelstenen',
      place: it => `Leg de ${die(it.die)} op ${things.field[it.field].name}${it.senator ? ', met de senator' : ''}`,
      cop: it => `Politieagent: gooi de ${die(it.die)} opnieuw`,
      judge: () => 'Rechter: gooi alle dobbelstenen opnieuw',
      'free-takeover': it => `Neem ${place(it.business)} over zonder dobbelsteen`,
      end: () => 'Beëindig je beurt',
      tile: greyUse,
      favour: favourUse,
      occupy: () => 'Bezet de zaak bij de auto',
      decline: () => 'Ervan afzien',
      'take-over': it => `Neem ${place(it.business)} over`,
      install: it => `Bezet ${place(it.business)}`,
      inform: it => `Stuur het familielid in ${place(it.business)} naar de gevangenis`,
      bank: it => `1 veld vooruit ${on(it.track)}`,
      free: () => 'Haal al je familieleden uit de gevangenis',
      keep: () => 'Bewaar de fiche voor later',
      pay: () => `Betaal ${money(2000)} en ga 1 veld vooruit ${on('favours')}`,
      sell: it => `Geef ${place(it.business)} op voor ${money(4000)}`,
      'bail-out': () => `Betaal ${money(2000)} borgsom per familielid in de gevangenis en neem ze terug`,
      'let-drown': () => 'Laat je familieleden in de gevangenis in de Hudson dumpen',
    },
    event: {
      'set-up': (it, who) =>
        `De families: ${leaders(who, 'jij')}. ${does(who, it.startPlayer, 'Jij begint', 'begint')} elke ronde.`,
      parked: (it, who) =>
        it.seat === null
          ? `De gangsterauto begint bij ${place(it.space)}.`
          : `${does(who, it.seat, 'Je parkeert', 'parkeert')} de gangsterauto bij ${place(it.space)}.`,
      settled: (it, who) => {
        const district = things.district[it.district] ?? '?';
        if (it.seat === null) return `Neutrale familieleden bezetten ${district}.`;
        return `${leader(who, it.seat, 'Jij')} bezet ${district}.`;
      },
      round: it => `Ronde ${it.round} begint.`,
      money: (it, who) =>
        sayPayment(it, {
          gets: (seat, sum) => `${does(who, seat, 'Je krijgt', 'krijgt')} ${money(sum)} ${things.reason[it.reason]}.`,
          pays: (seat, sum) => `${does(who, seat, 'Je betaalt', 'betaalt')} ${money(sum)} ${things.reason[it.reason]}.`,
          paysTo: (from, to, sum) =>
            `${does(who, from, 'Je betaalt', 'betaalt')} ${whom(who, to, 'jou')} ${money(sum)} ${things.reason[it.reason]}.`,
        }),
      'event-card': it => {
        const { name, help } = cardAt(it.event);
        return `Gebeurteniskaart, ${it.colour === 'grey' ? 'grijs' : 'rood'}: ${name}. ${help}`;
      },
      ko: it =>
        `${things.track[it.track]} is het KO-schema: wie aan het einde niet op het laatste veld staat, is uitgeschakeld.`,
      car: it => `De gangsterauto stopt bij ${place(it.space)} en beschermt dat stadsdeel.`,
      'no-effect': (it, who) => {
        const nothing = `${title(it.what)}: er gebeurt niets.`;
        return it.why === undefined ? nothing : `${nothing} ${sayWhy(it.why, it.seat ?? null, who, said)}`;
      },
      turn: (it, who) => `${does(who, it.seat, 'Jij bent', 'is')} aan de beurt.`,
      rolled: (it, who) => {
        const rolls = {
          row: () => does(who, it.seat, 'Je gooit', 'gooit'),
          cop: () => `${does(who, it.seat, 'Je gooit', 'gooit')} één dobbelsteen opnieuw`,
          judge: () => `${does(who, it.seat, 'Je gooit', 'gooit')} alle dobbelstenen opnieuw`,
        };
        return `${rolls[it.by]()}. De dobbelstenen tonen ${shown(it.faces)}.`;
      },
      'extra-die': (it, who) => {
        const why = it.reason === 'grandchild' ? 'voor de kleinzoon' : 'voor de gebeurteniskaart';
        return `${does(who, it.seat, 'Je gooit', 'gooit')} ${why}: ${things.face[it.face] ?? '?'}.`;
      },
      placed: (it, who) => {
        const what = `${COLOURED[it.die] ?? '?'} ${things.face[it.face] ?? '?'}`;
        const of = it.field === 'business' && it.face !== PUPPET ? ` (${kind(it.face)})` : '';
        const by = it.senator ? ', met de senator' : '';
        return `${does(who, it.seat, 'Je legt', 'legt')} de ${what} op ${things.field[it.field].name}${of}${by}.`;
      },
      advanced: (it, who) =>
        `${does(who, it.seat, 'Je gaat', 'gaat')} ${spaces(it.to - it.from)} vooruit ${on(it.track)}, naar veld ${it.to}.`,
      'tile-won': (it, who) => `${does(who, it.seat, 'Je krijgt', 'krijgt')} de fiche ${things.tile[it.tile].name}.`,
      'tile-used': (it, who) => `${does(who, it.seat, 'Je zet', 'zet')} de fiche ${things.tile[it.tile].name} in.`,
      'tile-kept': (it, who) =>
        `${does(who, it.seat, 'Je bewaart', 'bewaart')} de fiche ${things.tile[it.tile].name} voor later.`,
      occupied: (it, who) => `${does(who, it.seat, 'Je bezet', 'bezet')} ${place(it.business)}.`,
      cleared: (it, who) => {
        const member = it.holder === NEUTRAL ? 'Het neutrale familielid' : `${whose(who, it.holder, 'Je')} familielid`;
        return `${member} verlaat ${place(it.business)} en gaat ${WAY[it.to]}.`;
      },
      debt: (it, who) =>
        it.to === it.owner
          ? `${does(who, it.owner, 'Je krijgt', 'krijgt')} een schuldmarker terug van ${holder(who, it.from, 'jou', 'de bank')}.`
          : `${does(who, it.owner, 'Je geeft', 'geeft')} ${holder(who, it.to, 'jou', 'de bank')} een schuldmarker.`,
      friend: (it, who) =>
        `${does(who, it.seat, 'Je krijgt', 'krijgt')} ${it.count === 1 ? 'een vriend' : `${it.count} vrienden`} van de familie.`,
      favour: (it, who) =>
        `${does(who, it.seat, 'Je levert', 'levert')} een vriend in voor dienst ${findFavourSpace(edition, it.favour)}: ${things.favour[it.favour - 1]?.name ?? '?'}.`,
      freed: (it, who) => `${does(who, it.seat, 'Je haalt', 'haalt')} ${members(it.count)} uit de gevangenis.`,
      drowned: (it, who) =>
        `${it.count} van ${whose(who, it.seat, 'je')} familieleden ${it.count === 1 ? 'gaat' : 'gaan'} uit de gevangenis de Hudson in.`,
      rescued: (it, who) => `${does(who, it.seat, 'Je haalt', 'haalt')} een familielid uit de Hudson.`,
      declined: (it, who) => `${does(who, it.seat, 'Je ziet', 'ziet')} ervan af (${title(it.what)}).`,
      ended: (it, who) => `${does(who, it.seat, 'Je beëindigt je', 'beëindigt de')} beurt.`,
      out: (it, who) =>
        `Niet aan het einde van het KO-schema: ${all(who, it.seats, 'jij')} ${are(who, it.seats)} uitgeschakeld.`,
      over: (it, who) => {
        const [winner] = it.winners;
        if (winner === undefined)
          return 'De partij is afgelopen: niemand heeft het einde van het KO-schema bereikt en iedereen verliest.';
        return it.winners.length === 1
          ? `De partij is afgelopen: ${does(who, winner, 'jij wint', 'wint')}.`
          : `De partij is afgelopen: ${all(who, it.winners, 'jij')} delen de overwinning.`;
      },
    },
    whisper: {},
    preview: makePreviews({ ...said, things, money, spaces }),
    // Filled from rules.nl.ts.
    rule: {},
    score: { money: 'Geld', settlement: 'Eindafrekening', debts: 'Schulden', total: 'Totaal' },
    characters,
    option: {
      money: 'Startkapitaal',
      favour3: 'Dienst 3: 2 velden op',
      'reputation-or-income': 'Aanzien of inkomen',
      'reputation-or-influence': 'Aanzien of invloed',
      'out-debts': 'Schulden van uitgeschakelde spelers',
      cancelled: 'Worden niet betaald en niet ontvangen',
      settled: 'Worden betaald en ontvangen',
      'show-money': 'Ieders geld tonen',
      layout: 'Auto en stadsdelen',
      choose: 'De spelers kiezen',
      fixed: 'Vaste opstelling voor een eerste partij',
      start: 'Wie begint',
      random: 'Het toeval beslist',
    },
    table: {
      street: 'Straat',
      car: 'Gangsterauto',
      protected: 'beschermd',
      district: 'Stadsdeel',
      jail: 'Gevangenis',
      hudson: 'Hudson',
      brooklyn: 'Brooklyn',
      supply: 'Voorraad',
      box: 'Doos',
      bank: 'Bank',
      neutral: 'neutraal',
      empty: 'leeg',
      debts: 'Schulden',
      money: 'Geld',
      secret: 'geheim',
      friends: 'Vrienden',
      tiles: 'Fiches',
      dice: 'Dobbelstenen',
      tableau: 'Dobbelsteenbord',
      eventCard: 'Gebeurteniskaart',
      untilRoundEnds: 'tot het einde van de ronde',
      koTrack: 'KO-schema',
      undecided: 'nog niet bekend',
      startPlayer: 'Startspeler',
      out: 'uitgeschakeld',
      round: round => `Ronde ${round}`,
      row: row => `Rij ${row}, ${(things.row[row - 1] ?? '?').toLowerCase()}`,
      space: space => `Veld ${space}`,
      members,
      debtMarkers: count => (count === 1 ? '1 schuldmarker' : `${count} schuldmarkers`),
      eventsLeft: count => (count === 1 ? 'nog 1 gebeurtenis' : `nog ${count} gebeurtenissen`),
    },
  };
}

export const nl = wordsOf(standard);
