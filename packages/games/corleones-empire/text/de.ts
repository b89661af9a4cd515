import type { DeepReadonly, Names, Seat } from '@consigliere/kernel';
import { standard } from '../edition/standard.ts';
import { worth } from '../hands.ts';
import { type CeEventOf, POLICE_CHIEF, ROUND_SPACES, rankOf, type TurnAction } from '../types.ts';
import { characters } from './characters.ts';
import { previewsIn } from './preview.de.ts';
import { endSentence, type Layout, mayAnswer, NUMERALS, newRank, phrases } from './shared.ts';
import { money, thingsOf } from './things.de.ts';
import type { CorleonesEmpireWords, Printed } from './words.ts';

/** "Annas", but "Hans’", "Max’", "Alice’". */
function possessive(owner: string): string {
  if (/(?:[sßxz]|ce)$/iu.test(owner)) return `${owner}’`;
  return /\p{L}$/u.test(owner) ? `${owner}s` : `${owner}’s`;
}

/** The words for a box whose cards may have any values. */
export function wordsOf(printed: Printed): CorleonesEmpireWords {
  const things = thingsOf(printed);
  const say = phrases({
    printed,
    things,
    seat: 'Platz',
    and: 'und',
    or: ' oder ',
    possessive,
    theJob: title => `den Job ${title}`,
  });
  const { numbered, does, whom, whose, all, spot, place, kinds, cards, icons, jobTitle } = say;

  const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
  /** "Eine Waffe", at the beginning of an action. */
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const isOn = (who: Names, seat: Seat): string => does(who, seat, 'Du bist dran', 'ist dran');
  const decides = (who: Names, seat: Seat): string => does(who, seat, 'Du entscheidest', 'entscheidet');
  const area = (turf: number): string => numbered.area(turf).name;
  const where = (turf: number): string => numbered.area(turf).where;
  const act = (number: number): string => `Akt ${NUMERALS[number] ?? number + 1}: ${numbered.act(number).name}`;
  /** "deinen Koffer" or "Annas Koffer". */
  const suitcase = (who: Names, seat: Seat, your: string): string => `${whose(who, seat, your)} Koffer`;
  /** "den Gangster" or "Hans’ Gangster". */
  const figure = (who: Names, it: { readonly seat: Seat; readonly figure: number }): string =>
    say.figure(who, it, 'deinen', numbered.rank(rankOf(it.figure)).object.replace(/^den /, ''));
  const sum = (counts: readonly number[]): string => say.sum(counts, money);
  /** "Du und Anna", at the beginning of a sentence. */
  function subjects(who: Names, seats: readonly Seat[]): string {
    const names = all(who, seats, 'du');
    return seats[0] === who.reader ? capital(names) : names;
  }

  function asksByTurn(actions: readonly TurnAction[]): string {
    const may = (type: TurnAction['type']): boolean => mayAnswer(actions, type);
    const job = may('job') ? 'erledige einen Job' : may('public-job') && 'erledige einen öffentlichen Job';
    const ally = may('ally') && 'spiel einen Verbündeten aus';
    const each = say.either([may('thug') && 'einen Gangster', may('member') && 'ein Familienmitglied']);
    const figures = job && ally && each ? 'eine Figur' : each;
    const choices = say.either([figures !== '' && `setz ${figures} ein`, job, ally]);
    return choices === '' ? 'Du kannst nichts tun und scheidest aus der Phase aus.' : `${capital(choices)}.`;
  }

  function layout({ first, publicJobs, allies, tiles }: Layout, who: Names): string {
    const opened = tiles.length === 0 ? '' : ` Plättchen: ${say.tileNames(tiles)}.`;
    return `${does(who, first, 'Du beginnst', 'beginnt')} mit dem Pferdekopf. Öffentliche Jobs: ${say.jobNames(publicJobs)}. Verbündete zur Wahl: ${say.allyNames(allies)}.${opened}`;
  }

  /** CE-25 The number of figures each side has in a turf, and the winner. */
  function war({ turf, figures, neutral, winner }: DeepReadonly<CeEventOf<'turf-war'>>, who: Names): string {
    const there = say.strengths(who, figures, 'du');
    if (neutral > 0) there.push(`neutral ${neutral}`);
    if (there.length === 0) return `Gebietskampf ${where(turf)}: Niemand ist da.`;
    const wins = winner === null ? 'Niemand gewinnt' : does(who, winner, 'Du gewinnst', 'gewinnt');
    return `Gebietskampf ${where(turf)}: ${there.join(', ')}. ${wins}.`;
  }

  function openSuitcase(
    { seat, money: locked, hand, cards: rest }: DeepReadonly<CeEventOf<'opened-suitcase'>>,
    who: Names,
  ): string {
    const fromHand = worth(hand) === 0 ? '' : `, dazu ${money(worth(hand))} aus der Hand`;
    const discards = rest.length === 0 ? '' : ` Abgelegt: ${cards(rest)}.`;
    return `${does(who, seat, 'Du öffnest deinen', 'öffnet den')} Koffer: ${money(worth(locked))}${fromHand}.${discards}`;
  }

  return {
    name: 'Der Pate: Corleones Imperium',
    ...things,
    numbered,
    money,
    space: say.space,
    place,
    card: say.card,
    cards,
    kinds,
    icons,
    cost: say.cost,
    jobTitle,
    asks: {
      family: () => 'Wähl deine Familie.',
      turn: (_frame, _who, actions) => asksByTurn(actions),
      pay: ({ job }) => `${numbered.job(job).name}: Welche Waren ersetzt du durch Rauschgift?`,
      ability: (frame, _who, actions) => `${say.abilityOf(frame)}: ${say.choice(frame, actions)}`,
      front: ({ business, controller }, who) =>
        `${does(who, controller, 'Du erpresst', 'erpresst')} ${numbered.business(business).object} mit: Wer ist zuerst dran?`,
      use: (frame, _who, actions) => `Nutze: ${say.usable(frame.icons, actions)}.`,
      discard: ({ icon, left }) =>
        `Für ${say.trade(icon).takes}: Leg ${left === 1 ? 'eine Karte' : `nacheinander ${left} Karten`} ab.`,
      good: () => 'Welche Ware nimmst du?',
      keep: (_frame, _who, actions) =>
        actions.length === 1
          ? 'Die beiden Jobs sind gleich: Behalte einen; der andere kommt offen auf den Ablagestapel.'
          : 'Welchen der beiden Jobs behältst du? Der andere kommt offen auf den Ablagestapel.',
      offer: ({ seat }, who) => `Wähl eine Geldkarte: Die höchste von allen kommt in ${suitcase(who, seat, 'deinen')}.`,
      war: ({ turf }) => `Kein Marker mehr im Vorrat: Versetzt du einen ins gewonnene Gebiet ${area(turf)}?`,
      bid: () => 'Schmiergelder: Was bietest du für einen Verbündeten?',
      bribe: ({ queue: [seat = 0], bids }) =>
        `Dein Gebot von ${sum(bids[seat] ?? [])} bringt dir einen Verbündeten: Welchen?`,
      tribute: ({ limit }) =>
        limit === 0
          ? 'Tribut: Du behältst keine Karte.'
          : `Tribut: Wähl ${limit === 1 ? 'die Karte' : `die ${limit} Karten`}, die du behältst.`,
    },
    awaits: {
      family: ({ seat }, who) => `${does(who, seat, 'Du wählst', 'wählt')} eine Familie.`,
      turn: ({ seat }, who) => `${isOn(who, seat)}.`,
      pay: ({ seat, job }, who) => `${does(who, seat, 'Du bezahlst', 'bezahlt')} den Job ${numbered.job(job).name}.`,
      ability: (frame, who) =>
        say.ability(
          frame,
          name => `${does(who, frame.seat, 'Du erledigst', 'erledigt')} den Job ${name}.`,
          object => `${does(who, frame.seat, 'Du nutzt', 'nutzt')} ${object}.`,
        ),
      front: ({ seat, business }, who) => `${decides(who, seat)}, wer zuerst erpresst (${place(business)}).`,
      use: ({ seat, icons: left }, who) => `${does(who, seat, 'Du nutzt', 'nutzt')} Symbole: ${icons(left)}.`,
      discard: ({ seat, icon }, who) =>
        `${does(who, seat, 'Du legst', 'legt')} Karten für ${say.trade(icon).takes} ab.`,
      good: ({ seat }, who) => `${does(who, seat, 'Du wählst', 'wählt')} eine Ware.`,
      keep: ({ seat }, who) => `${does(who, seat, 'Du wählst', 'wählt')} einen von zwei Jobs.`,
      offer: ({ asked }, who) => `Geheim eine Geldkarte wählen: ${say.others(who, asked, 'du')}.`,
      war: ({ winner, turf }, who) => `${decides(who, winner)} über einen Kontrollmarker für das Gebiet ${area(turf)}.`,
      bid: ({ bidders }, who) => `Geheim bieten: ${say.others(who, bidders, 'du')}.`,
      bribe: ({ queue: [seat = 0] }, who) => `${does(who, seat, 'Du wählst', 'wählt')} einen Verbündeten.`,
      tribute: ({ payers }, who) => `Tribut zahlen: ${say.others(who, payers, 'du')}.`,
    },
    action: {
      family: it => `Die Familie ${numbered.family(it.family).name} führen`,
      thug: it => `Einen Gangster auf ${numbered.business(it.business).object} setzen`,
      member: it => `Ein Familienmitglied auf ${spot(ROUND_SPACES + it.space)} setzen`,
      job: it => `Den Job ${jobTitle(it.job)} erledigen`,
      'public-job': it => `Den öffentlichen Job ${jobTitle(it.job)} erledigen`,
      ally: it => `${capital(numbered.ally(it.ally).object)} ausspielen`,
      out: () => 'Aus der Phase ausscheiden: Du kannst nichts tun',
      pay: ({ gun, bloodMoney, booze }) =>
        gun + bloodMoney + booze === 0
          ? 'Ohne Rauschgift bezahlen'
          : `Mit Rauschgift statt ${say.goods([gun, bloodMoney, booze])} bezahlen`,
      front: it => `${capital(numbered.business(it.business).object)} erpressen`,
      turf: it => `${area(it.turf)} wählen`,
      collect: () => 'Die Karten nehmen',
      pick: it => `Figur wählen: ${place(it.place)}`,
      to: it => `Die Figur auf ${spot(it.place)} setzen`,
      hit: it => `Figur niederschießen: ${place(it.place)}`,
      suitcase: it => `${capital(numbered.kind(it.money).object)} in den Koffer legen`,
      good: it => `${capital(numbered.kind(it.good).object)} nehmen`,
      offer: () => 'Das Angebot machen',
      rob: (it, who) => `${capital(suitcase(who, it.victim, 'deinen'))} ausrauben`,
      reward: () => 'Erst das Geld nehmen',
      leave: () => 'Auf den Rest der Wirkung verzichten',
      first: (it, who) =>
        it.seat === who.reader ? 'Selbst anfangen' : `${whom(who, it.seat, 'Dich')} anfangen lassen`,
      take: it => `${capital(numbered.kind(it.kind).object)} nehmen`,
      draw: () => 'Zwei Jobs ziehen, einen behalten',
      'horse-head': () => 'Den Pferdekopf nehmen',
      trade: it => say.trade(it.icon).action,
      done: () => 'Keine Symbole mehr nutzen',
      discard: it => `${capital(say.cardObject(it.card))} ablegen`,
      'keep-job': it => {
        const [kept, discarded] = say.jobsApart(it.job, it.discards);
        return `${kept} behalten, ${discarded} ablegen`;
      },
      give: it => `${capital(numbered.kind(it.money).object)} hergeben`,
      'move-marker': it => `Deinen Kontrollmarker versetzen: ${area(it.turf)}, Nr. ${it.at + 1} von unten`,
      decline: () => 'Keinen Kontrollmarker legen',
      bid: it => `${capital(numbered.kind(it.money).object)} bieten`,
      seal: () => 'Deine Wahl versiegeln',
      'take-ally': it => `${capital(numbered.ally(it.ally).object)} nehmen`,
      keep: it => `${capital(say.cardObject(it.card))} behalten`,
    },
    event: {
      family: (it, who) =>
        `${does(who, it.seat, 'Du führst', 'führt')} die Familie ${numbered.family(it.family).name}.`,
      'set-up': layout,
      act: it => `${act(it.act)}.`,
      opened: it => endSentence(`Neues Gewerbe ${where(it.turf)}: ${numbered.business(it.business).name}`),
      turn: (it, who) => `${isOn(who, it.seat)}.`,
      out: (it, who) => `${does(who, it.seat, 'Du scheidest', 'scheidet')} aus der Phase aus.`,
      thug: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'Du setzt', 'setzt')} einen Gangster auf ${numbered.business(it.business).object}`,
        ),
      member: (it, who) =>
        `${does(who, it.seat, 'Du setzt', 'setzt')} ${numbered.rank(it.rank).object} auf ${spot(ROUND_SPACES + it.space)}.`,
      job: (it, who) =>
        `${does(who, it.seat, 'Du erledigst', 'erledigt')} den ${it.public ? 'öffentlichen Job' : 'Job'} ${numbered.job(it.job).name}.`,
      paid: (it, who) => `${does(who, it.seat, 'Du bezahlst', 'bezahlt')} mit ${say.goodsJoined(it.goods)}.`,
      'ability-left': (it, who) => `${does(who, it.seat, 'Du verzichtest', 'verzichtet')} auf den Rest der Wirkung.`,
      completed: (it, who) => `${does(who, it.seat, 'Du beendest', 'beendet')} den Job ${numbered.job(it.job).name}.`,
      ally: (it, who) => `${does(who, it.seat, 'Du spielst', 'spielt')} ${numbered.ally(it.ally).object} aus.`,
      'goes-first': (it, who) => `${place(it.business)}: ${does(who, it.first, 'Du bist', 'ist')} zuerst dran.`,
      front: (it, who) =>
        endSentence(`${does(who, it.seat, 'Du erpresst', 'erpresst')} ${numbered.business(it.business).object}`),
      backs: (it, who) => `${does(who, it.seat, 'Du kassierst', 'kassiert')} Schutzgeld ${where(it.turf)}.`,
      took: (it, who) => {
        const takes = `${does(who, it.seat, 'Du nimmst', 'nimmt')} ${numbered.kind(it.kind).object}`;
        return it.instead === null
          ? `${takes}.`
          : `${takes}: Der Stapel mit ${numbered.kind(it.instead).name} ist leer.`;
      },
      'none-left': (it, who) =>
        `Für ${whom(who, it.seat, 'dich')} ist nichts mehr da (${numbered.kind(it.kind).name}).`,
      suitcased: (it, who) =>
        `${does(who, it.seat, 'Du legst', 'legt')} ${numbered.kind(it.money).object} in den Koffer.`,
      'drew-jobs': (it, who) => `${does(who, it.seat, 'Du ziehst', 'zieht')} ${counted(it.count, 'Job', 'Jobs')}.`,
      'kept-job': (it, who) =>
        it.discarded === null
          ? `${does(who, it.seat, 'Du behältst', 'behält')} den Job.`
          : `${does(who, it.seat, 'Du behältst einen Job und legst', 'behält einen Job und legt')} ${jobTitle(it.discarded)} ab.`,
      reshuffled: it =>
        `Die abgelegten Jobs werden zu einem neuen Stapel aus ${counted(it.cards, 'Karte', 'Karten')} gemischt.`,
      'horse-head': (it, who) => `${does(who, it.seat, 'Du nimmst', 'nimmt')} den Pferdekopf.`,
      discarded: (it, who) => `${does(who, it.seat, 'Du legst', 'legt')} ${say.cardObject(it.card)} ab.`,
      'icons-left': (it, who) => `${does(who, it.seat, 'Du lässt', 'lässt')} Symbole ungenutzt: ${icons(it.icons)}.`,
      moved: (it, who) =>
        `${does(who, it.seat, 'Du versetzt', 'versetzt')} ${figure(who, it)} auf ${spot(it.to)}, bisher ${it.from < ROUND_SPACES ? place(it.from) : spot(it.from)}.`,
      neutral: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'Du setzt', 'setzt')} ${numbered.neutral(it.neutral).object} ${it.neutral === POLICE_CHIEF ? `ins Gebiet ${area(it.to)}` : `auf ${spot(it.to)}`}`,
        ),
      returned: (it, who) =>
        `${does(who, it.seat, 'Du nimmst', 'nimmt')} einen Gangster zurück in den Vorrat (${place(it.from)}).`,
      'gunned-down': (it, who) =>
        `${does(who, it.seat, 'Du schießt', 'schießt')} ${figure(who, it)} nieder (${place(it.from)}).`,
      offered: (it, who) =>
        `Das Angebot: ${say.given(who, it.money, 'du')}. ${whose(who, it.best, 'Deine')} Karte kommt in ${suitcase(who, it.seat, 'deinen')}.`,
      robbed: (it, who) =>
        `${does(who, it.seat, 'Du nimmst', 'nimmt')} eine Geldkarte aus ${suitcase(who, it.victim, 'deinem')}.`,
      'turf-war': war,
      control: (it, who) => `${does(who, it.seat, 'Du legst', 'legt')} ${where(it.turf)} einen Kontrollmarker.`,
      'marker-moved': (it, who) =>
        `${does(who, it.seat, 'Du versetzt', 'versetzt')} einen Kontrollmarker: ${area(it.from)} → ${area(it.to)}.`,
      declined: (it, who) => `${does(who, it.seat, 'Du legst', 'legt')} ${where(it.turf)} keinen Kontrollmarker.`,
      'no-marker': (it, who) =>
        `${does(who, it.seat, 'Du kontrollierst', 'kontrolliert')} ${area(it.turf)} schon und ${it.seat === who.reader ? 'hast' : 'hat'} keinen Kontrollmarker mehr: Es wird keiner gelegt.`,
      'no-bids': () => 'Niemand hat Geld für ein Gebot.',
      bids: (it, who) =>
        `Die Gebote: ${it.bids.map((bid, seat) => `${whom(who, seat, 'du')} ${sum(bid)}`).join(', ')}.`,
      bribed: (it, who) =>
        `${does(who, it.seat, 'Du nimmst', 'nimmt')} für ${money(worth(it.paid))} ${numbered.ally(it.ally).object}.`,
      'bid-back': (it, who) =>
        `Für ${whom(who, it.seat, 'dich')} ist kein Verbündeter mehr da: Das Gebot kommt zurück in den Koffer.`,
      'allies-back': (it, who) => `Wieder auf ${whose(who, it.seat, 'deiner')} Hand: ${say.allyNames(it.allies)}.`,
      tribute: (it, who) => `${whose(who, it.seat, 'Dein')} Tribut: ${cards(it.cards)}.`,
      entracte: it =>
        `Zwischenakt: Alle Figuren verlassen den Spielplan.${it.newMember ? ` In jeder Familie kommt der ${numbered.rank(newRank(printed, it.act)).name} dazu.` : ''}`,
      'public-job': it => `Neuer öffentlicher Job: ${jobTitle(it.job)}.`,
      allies: it => `Verbündete zur Wahl: ${say.allyNames(it.allies)}.`,
      'opened-suitcase': openSuitcase,
      'turf-bonus': (it, who) =>
        `${area(it.turf)}: ${money(printed.bonus)} für ${whom(who, it.seat, 'dich')}, für die meisten Kontrollmarker.`,
      'job-bonus': (it, who) =>
        `Die meisten ${numbered.jobColour(it.colour).name}en Jobs: ${it.seats.length > 1 ? 'je ' : ''}${money(printed.bonus)} für ${all(who, it.seats, 'dich')}.`,
      over: (it, who) => {
        const [winner] = it.winners;
        if (winner !== undefined && it.winners.length === 1)
          return `Die Partie ist zu Ende: ${does(who, winner, 'Du gewinnst', 'gewinnt')}.`;
        const share = it.winners.some(seat => seat === who.reader) ? 'teilt euch' : 'teilen sich';
        return `Die Partie ist zu Ende: ${subjects(who, it.winners)} ${share} den Sieg.`;
      },
    },
    losses: {
      control: it => `Du kontrollierst das Gebiet ${area(it.turf)} nicht mehr.`,
      'marker-moved': it => `Du kontrollierst das Gebiet ${area(it.to)} nicht mehr.`,
    },
    whisper: {
      dealt: (it, who) => `${layout(it, who)} Deine Jobs: ${say.jobNames(it.jobs)}.`,
      'saw-jobs': (it, who) => `${does(who, it.seat, 'Du ziehst', 'zieht')} ${say.jobNames(it.jobs)}.`,
      'robbed-card': (it, who) =>
        `${does(who, it.seat, 'Du nimmst', 'nimmt')} ${numbered.kind(it.money).object} aus ${suitcase(who, it.victim, 'deinem')}.`,
    },
    preview: previewsIn(say),
    // Filled from rules.de.ts.
    rule: {},
    score: {
      suitcase: 'Koffer',
      hand: 'Geld auf der Hand',
      turfs: 'Vorherrschaft',
      jobs: 'Job-Bonusse',
      total: 'Summe',
    },
    characters,
    option: {
      'neutral-control': 'Eine neutrale Figur gehört dir',
      turn: 'Bis dein Zug vorbei ist',
      phase: 'Bis du aus der Phase ausscheidest',
      'money-split': 'Anzahl der Karten zu 1\u00A0$, 2\u00A0$, 3\u00A0$ und 5\u00A0$',
      equal: say.split(printed.money, count => `Je ${count}`),
      uneven: say.split(printed.moneyAlternative, count => `Je ${count}`),
      'marker-move': 'Ohne Kontrollmarker im Vorrat einen versetzen',
      'new-turf': 'Nur in ein neu kontrolliertes Gebiet',
      'any-turf': 'In jedes gewonnene Gebiet',
      'open-tally': 'Koffersummen zeigen',
      families: 'Familien',
      chosen: 'Die Spieler wählen',
      random: 'Der Zufall entscheidet',
    },
    table: {
      phase: 'Phase',
      turn: 'Dran',
      handLimit: 'Handkartenlimit',
      horseHead: 'Pferdekopf',
      turf: 'Gebiet',
      business: 'Gewerbe',
      back: 'Schutzgeld',
      front: 'Erpressung',
      thugSpace: 'Gangsterfeld',
      roundSpaces: 'Runde Felder',
      threePlus: 'ab 3 Spielern',
      control: 'Kontrolle',
      controls: 'kontrolliert',
      markers: 'Kontrollmarker',
      figures: 'Figuren',
      reserve: 'Vorrat',
      hudson: 'Hudson',
      neutral: 'neutral',
      besideBoard: 'neben dem Spielplan',
      hand: 'Hand',
      suitcase: 'Koffer',
      money: 'Geld',
      goods: 'Waren',
      jobs: 'Jobs',
      allies: 'Verbündete',
      publicJobs: 'Öffentliche Jobs',
      underway: 'In Arbeit',
      completed: 'Erledigte Jobs',
      alliesOnOffer: 'Verbündete zur Wahl',
      playedAllies: 'Ausgespielte Verbündete',
      piles: 'Stapel',
      deck: 'Nachziehstapel',
      discard: 'Ablagestapel',
      outOfGame: 'Aus dem Spiel',
      outOfPhase: 'aus der Phase ausgeschieden',
      unknown: 'unbekannt',
      unknownCard: 'unbekannte Karte',
      cost: 'Kosten',
      reward: 'Belohnung',
      effect: 'Wirkung',
      bid: 'Gebot',
      tilesLeft: 'Übrige Plättchen',
      total: 'Summe',
      empty: 'leer',
      nobody: 'niemand',
      none: 'keine',
      secret: 'geheim',
      act,
      cards: count => counted(count, 'Karte', 'Karten'),
      thugs: count => counted(count, 'Gangster', 'Gangster'),
      members: count => counted(count, 'Familienmitglied', 'Familienmitglieder'),
      markersLeft: count => counted(count, 'Kontrollmarker', 'Kontrollmarker'),
    },
  };
}

export const de = wordsOf(standard);
