import type { DeepReadonly, Names, Seat } from '@consigliere/kernel';
import { COLOURS } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { worth } from '../hands.ts';
import { type CeEventOf, POLICE_CHIEF, ROUND_SPACES, rankOf, type TurnAction } from '../types.ts';
import { characters } from './characters.ts';
import { previewsIn } from './preview.nl.ts';
import { endSentence, type Layout, mayAnswer, NUMERALS, newRank, phrases } from './shared.ts';
import { COLOURED, money, thingsOf } from './things.nl.ts';
import type { CorleonesEmpireWords, Printed } from './words.ts';

/** "Peters", but "Anna’s", "Kelly’s" after an open vowel and "Hans’", "Max’", "Alice’" after a sibilant. */
function possessive(owner: string): string {
  if (/(?:[sxz]|ce|sc?h)$/iu.test(owner)) return `${owner}’`;
  const needsApostrophe = /(?:a|(?<!o)o|(?<![aeiou])[iuy]|\P{L})$/iu.test(owner);
  return needsApostrophe ? `${owner}’s` : `${owner}s`;
}

/** The words for a box whose cards may have any values. */
export function wordsOf(printed: Printed): CorleonesEmpireWords {
  const things = thingsOf(printed);
  const say = phrases({
    printed,
    things,
    seat: 'Plaats',
    and: 'en',
    or: ' of ',
    possessive,
    theJob: title => `de klus ${title}`,
  });
  const { numbered, does, whom, whose, all, spot, place, kinds, cards, icons, jobTitle } = say;

  const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const isOn = (who: Names, seat: Seat): string => does(who, seat, 'Jij bent aan de beurt', 'is aan de beurt');
  const decides = (who: Names, seat: Seat): string => does(who, seat, 'Je beslist', 'beslist');
  const where = (turf: number): string => numbered.area(turf).where;
  /** "de Upper East Side": its name inside a sentence. */
  const area = (turf: number): string => where(turf).replace(/^(?:in|op) /, '');
  const act = (number: number): string => `Akte ${NUMERALS[number] ?? number + 1}: ${numbered.act(number).name}`;
  /** "je koffer" or "Anna’s koffer". */
  const suitcase = (who: Names, seat: Seat): string => `${whose(who, seat, 'je')} koffer`;
  /** "de gangster" or "Hans’ gangster". */
  const figure = (who: Names, it: { readonly seat: Seat; readonly figure: number }): string =>
    say.figure(who, it, 'je', numbered.rank(rankOf(it.figure)).object.replace(/^de /, ''));
  /** "wapen", "kaart van $ 5": after a word such as "geen". */
  const bareKind = (kind: number): string => numbered.kind(kind).object.replace(/^een /, '');
  const sum = (counts: readonly number[]): string => say.sum(counts, money);

  function asksByTurn(actions: readonly TurnAction[]): string {
    const may = (type: TurnAction['type']): boolean => mayAnswer(actions, type);
    const job = may('job') ? 'doe een klus' : may('public-job') && 'doe een openbare klus';
    const ally = may('ally') && 'speel een bondgenoot';
    const each = say.either([may('thug') && 'een gangster', may('member') && 'een familielid']);
    const figures = job && ally && each ? 'een figuur' : each;
    const choices = say.either([figures !== '' && `zet ${figures} op het bord`, job, ally]);
    return choices === '' ? 'Je kunt niets doen en doet deze fase niet meer mee.' : `${capital(choices)}.`;
  }

  function layout({ first, publicJobs, allies, tiles }: Layout, who: Names): string {
    const opened = tiles.length === 0 ? '' : ` Fiches: ${say.tileNames(tiles)}.`;
    return `${does(who, first, 'Jij begint', 'begint')} met het paardenhoofd. Openbare klussen: ${say.jobNames(publicJobs)}. Bondgenoten te koop: ${say.allyNames(allies)}.${opened}`;
  }

  /** CE-25 The number of figures each side has in a turf, and the winner. */
  function war({ turf, figures, neutral, winner }: DeepReadonly<CeEventOf<'turf-war'>>, who: Names): string {
    const there = say.strengths(who, figures, 'jij');
    if (neutral > 0) there.push(`neutraal ${neutral}`);
    if (there.length === 0) return `Wijkstrijd ${where(turf)}: er is niemand.`;
    const wins = winner === null ? 'Niemand wint' : does(who, winner, 'Jij wint', 'wint');
    return `Wijkstrijd ${where(turf)}: ${there.join(', ')}. ${wins}.`;
  }

  function openSuitcase(
    { seat, money: locked, hand, cards: rest }: DeepReadonly<CeEventOf<'opened-suitcase'>>,
    who: Names,
  ): string {
    const fromHand = worth(hand) === 0 ? '' : `, en ${money(worth(hand))} uit de hand`;
    const discards = rest.length === 0 ? '' : ` Afgelegd: ${cards(rest)}.`;
    return `${does(who, seat, 'Je opent je', 'opent de')} koffer: ${money(worth(locked))}${fromHand}.${discards}`;
  }

  return {
    name: 'The Godfather: Corleone’s Empire',
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
      family: () => 'Kies je familie.',
      turn: (_frame, _who, actions) => asksByTurn(actions),
      pay: ({ job }) => `${numbered.job(job).name}: welke goederen vervang je door narcotica?`,
      ability: (frame, _who, actions) => `${say.abilityOf(frame)}: ${say.choice(frame, actions)}`,
      front: ({ business, controller }, who) =>
        `${does(who, controller, 'Je gebruikt', 'gebruikt')} ook de voorkant van ${numbered.business(business).object}: wie begint?`,
      use: (frame, _who, actions) => `Gebruik: ${say.usable(frame.icons, actions)}.`,
      discard: ({ icon, left }) =>
        `Leg ${left === 1 ? 'een kaart' : `een voor een ${left} kaarten`} af voor ${say.trade(icon).takes}.`,
      good: () => 'Welke goederenkaart neem je?',
      keep: (_frame, _who, actions) =>
        actions.length === 1
          ? 'De twee klussen zijn gelijk: houd er een; de andere wordt open afgelegd.'
          : 'Welke van de twee klussen houd je? De andere wordt open afgelegd.',
      offer: ({ seat }, who) => `Kies een geldkaart: de hoogste van allemaal gaat in ${suitcase(who, seat)}.`,
      war: ({ turf }) => `Je hebt ${area(turf)} gewonnen maar geen markers meer: verplaats je er een heen?`,
      bid: () => 'Omkoping: wat bied je voor een bondgenoot?',
      bribe: ({ queue: [seat = 0], bids }) => `Je bod van ${sum(bids[seat] ?? [])} levert je een bondgenoot op: welke?`,
      tribute: ({ limit }) =>
        limit === 0
          ? 'Tribuut: je houdt geen kaart.'
          : `Tribuut: kies de ${limit === 1 ? 'kaart' : `${limit} kaarten`} die je houdt.`,
    },
    awaits: {
      family: ({ seat }, who) => `${does(who, seat, 'Je kiest', 'kiest')} een familie.`,
      turn: ({ seat }, who) => `${isOn(who, seat)}.`,
      pay: ({ seat, job }, who) =>
        `${does(who, seat, 'Je betaalt', 'betaalt')} voor de klus ${numbered.job(job).name}.`,
      ability: (frame, who) =>
        say.ability(
          frame,
          name => `${does(who, frame.seat, 'Je doet', 'doet')} de klus ${name}.`,
          object => `${does(who, frame.seat, 'Je gebruikt', 'gebruikt')} ${object}.`,
        ),
      front: ({ seat, business }, who) =>
        endSentence(`${decides(who, seat)} wie begint bij ${numbered.business(business).object}`),
      use: ({ seat, icons: left }, who) => `${does(who, seat, 'Je gebruikt', 'gebruikt')} symbolen: ${icons(left)}.`,
      discard: ({ seat, icon }, who) =>
        `${does(who, seat, 'Je legt', 'legt')} kaarten af voor ${say.trade(icon).takes}.`,
      good: ({ seat }, who) => `${does(who, seat, 'Je kiest', 'kiest')} een goederenkaart.`,
      keep: ({ seat }, who) => `${does(who, seat, 'Je kiest', 'kiest')} een van twee klussen.`,
      offer: ({ asked }, who) => `In het geheim een geldkaart kiezen: ${say.others(who, asked, 'jij')}.`,
      war: ({ winner, turf }, who) => `${decides(who, winner)} over een marker voor ${area(turf)}.`,
      bid: ({ bidders }, who) => `In het geheim bieden: ${say.others(who, bidders, 'jij')}.`,
      bribe: ({ queue: [seat = 0] }, who) => `${does(who, seat, 'Je kiest', 'kiest')} een bondgenoot.`,
      tribute: ({ payers }, who) => `Tribuut betalen: ${say.others(who, payers, 'jij')}.`,
    },
    action: {
      family: it => `Leid de familie ${numbered.family(it.family).name}`,
      thug: it => `Zet een gangster op ${numbered.business(it.business).object}`,
      member: it => `Zet een familielid op ${spot(ROUND_SPACES + it.space)}`,
      job: it => `Doe de klus ${jobTitle(it.job)}`,
      'public-job': it => `Doe de openbare klus ${jobTitle(it.job)}`,
      ally: it => `Speel ${numbered.ally(it.ally).object}`,
      out: () => 'Verlaat de fase: je kunt niets doen',
      pay: ({ gun, bloodMoney, booze }) =>
        gun + bloodMoney + booze === 0
          ? 'Betaal zonder narcotica'
          : `Betaal met narcotica in plaats van ${say.goods([gun, bloodMoney, booze])}`,
      front: it => `Gebruik de voorkant van ${numbered.business(it.business).object}`,
      turf: it => `Kies ${area(it.turf)}`,
      collect: () => 'Neem de kaarten',
      pick: it => `Kies de figuur op ${spot(it.place)}`,
      to: it => `Zet de figuur op ${spot(it.place)}`,
      hit: it => `Schiet de figuur op ${spot(it.place)} neer`,
      suitcase: it => `Leg ${numbered.kind(it.money).object} in je koffer`,
      good: it => `Neem ${numbered.kind(it.good).object}`,
      offer: () => 'Doe het aanbod',
      rob: (it, who) => `Kraak ${suitcase(who, it.victim)}`,
      reward: () => 'Neem eerst het geld',
      leave: () => 'Sla de rest van het effect over',
      first: (it, who) => (it.seat === who.reader ? 'Begin zelf' : `Laat ${whom(who, it.seat, 'jou')} beginnen`),
      take: it => `Neem ${numbered.kind(it.kind).object}`,
      draw: () => 'Trek twee klussen, houd er een',
      'horse-head': () => 'Neem het paardenhoofd',
      trade: it => say.trade(it.icon).action,
      done: () => 'Gebruik geen symbolen meer',
      discard: it => `Leg ${say.cardObject(it.card)} af`,
      'keep-job': it => {
        const [kept, discarded] = say.jobsApart(it.job, it.discards);
        return `Houd ${kept}, leg ${discarded} af`;
      },
      give: it => `Geef ${numbered.kind(it.money).object}`,
      'move-marker': it => `Verplaats je marker uit ${area(it.turf)} (nr. ${it.at + 1} van onderen)`,
      decline: () => 'Leg geen marker',
      bid: it => `Bied ${numbered.kind(it.money).object}`,
      seal: () => 'Verzegel je keuze',
      'take-ally': it => `Neem ${numbered.ally(it.ally).object}`,
      keep: it => `Houd ${say.cardObject(it.card)}`,
    },
    event: {
      family: (it, who) => `${does(who, it.seat, 'Je leidt', 'leidt')} de familie ${numbered.family(it.family).name}.`,
      'set-up': layout,
      act: it => `${act(it.act)}.`,
      opened: it => endSentence(`Nieuwe zaak ${where(it.turf)}: ${numbered.business(it.business).name}`),
      turn: (it, who) => `${isOn(who, it.seat)}.`,
      out: (it, who) => `${does(who, it.seat, 'Je doet', 'doet')} deze fase niet meer mee.`,
      thug: (it, who) =>
        endSentence(`${does(who, it.seat, 'Je zet', 'zet')} een gangster op ${numbered.business(it.business).object}`),
      member: (it, who) =>
        `${does(who, it.seat, 'Je zet', 'zet')} ${numbered.rank(it.rank).object} op ${spot(ROUND_SPACES + it.space)}.`,
      job: (it, who) =>
        `${does(who, it.seat, 'Je doet', 'doet')} de ${it.public ? 'openbare klus' : 'klus'} ${numbered.job(it.job).name}.`,
      paid: (it, who) =>
        `${does(who, it.seat, 'Je betaalt', 'betaalt')} met ${say.goodsJoined(it.goods).toLowerCase()}.`,
      'ability-left': (it, who) => `${does(who, it.seat, 'Je slaat', 'slaat')} de rest van het effect over.`,
      completed: (it, who) => `${does(who, it.seat, 'Je voltooit', 'voltooit')} de klus ${numbered.job(it.job).name}.`,
      ally: (it, who) => `${does(who, it.seat, 'Je speelt', 'speelt')} ${numbered.ally(it.ally).object}.`,
      'goes-first': (it, who) =>
        endSentence(`${does(who, it.first, 'Jij begint', 'begint')} bij ${numbered.business(it.business).object}`),
      front: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'Je gebruikt', 'gebruikt')} de voorkant van ${numbered.business(it.business).object}`,
        ),
      backs: (it, who) => `${does(who, it.seat, 'Je gebruikt', 'gebruikt')} de achterkanten ${where(it.turf)}.`,
      took: (it, who) => {
        const takes = `${does(who, it.seat, 'Je neemt', 'neemt')} ${numbered.kind(it.kind).object}`;
        return it.instead === null ? `${takes}.` : `${takes}: er is geen ${bareKind(it.instead)} meer.`;
      },
      'none-left': (it, who) => `Geen ${bareKind(it.kind)} meer voor ${whom(who, it.seat, 'jou')}.`,
      suitcased: (it, who) =>
        `${does(who, it.seat, 'Je legt', 'legt')} ${numbered.kind(it.money).object} in de koffer.`,
      'drew-jobs': (it, who) => `${does(who, it.seat, 'Je trekt', 'trekt')} ${counted(it.count, 'klus', 'klussen')}.`,
      'kept-job': (it, who) =>
        it.discarded === null
          ? `${does(who, it.seat, 'Je houdt', 'houdt')} de klus.`
          : `${does(who, it.seat, 'Je houdt', 'houdt')} één klus en legt ${jobTitle(it.discarded)} af.`,
      reshuffled: it =>
        `De afgelegde klussen worden geschud tot een nieuwe stapel van ${counted(it.cards, 'kaart', 'kaarten')}.`,
      'horse-head': (it, who) => `${does(who, it.seat, 'Je neemt', 'neemt')} het paardenhoofd.`,
      discarded: (it, who) => `${does(who, it.seat, 'Je legt', 'legt')} ${say.cardObject(it.card)} af.`,
      'icons-left': (it, who) => `${does(who, it.seat, 'Je laat', 'laat')} symbolen ongebruikt: ${icons(it.icons)}.`,
      moved: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'Je verplaatst', 'verplaatst')} ${figure(who, it)} van ${spot(it.from)} naar ${spot(it.to)}`,
        ),
      neutral: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'Je stuurt', 'stuurt')} ${numbered.neutral(it.neutral).object} naar ${it.neutral === POLICE_CHIEF ? area(it.to) : spot(it.to)}`,
        ),
      returned: (it, who) =>
        `${does(who, it.seat, 'Je neemt', 'neemt')} een gangster terug in voorraad (${place(it.from)}).`,
      'gunned-down': (it, who) =>
        `${does(who, it.seat, 'Je schiet', 'schiet')} ${figure(who, it)} op ${spot(it.from)} neer.`,
      offered: (it, who) =>
        `Het aanbod: ${say.given(who, it.money, 'jij')}. ${whose(who, it.best, 'Jouw')} kaart gaat in ${suitcase(who, it.seat)}.`,
      robbed: (it, who) => `${does(who, it.seat, 'Je neemt', 'neemt')} een geldkaart uit ${suitcase(who, it.victim)}.`,
      'turf-war': war,
      control: (it, who) => `${does(who, it.seat, 'Je legt', 'legt')} een marker ${where(it.turf)}.`,
      'marker-moved': (it, who) =>
        `${does(who, it.seat, 'Je verplaatst', 'verplaatst')} een marker van ${area(it.from)} naar ${area(it.to)}.`,
      declined: (it, who) => `${does(who, it.seat, 'Je legt', 'legt')} geen marker ${where(it.turf)}.`,
      'no-marker': (it, who) =>
        `${does(who, it.seat, 'Je beheerst', 'beheerst')} ${area(it.turf)} al en ${it.seat === who.reader ? 'hebt' : 'heeft'} geen markers meer: er wordt er geen gelegd.`,
      'no-bids': () => 'Niemand heeft geld om mee te bieden.',
      bids: (it, who) =>
        `De biedingen: ${it.bids.map((bid, seat) => `${whom(who, seat, 'jij')} ${sum(bid)}`).join(', ')}.`,
      bribed: (it, who) =>
        `${does(who, it.seat, 'Je neemt', 'neemt')} voor ${money(worth(it.paid))} ${numbered.ally(it.ally).object}.`,
      'bid-back': (it, who) =>
        `Er is geen bondgenoot meer voor ${whom(who, it.seat, 'jou')}: het bod gaat terug in de koffer.`,
      'allies-back': (it, who) => `Terug in ${whose(who, it.seat, 'je')} hand: ${say.allyNames(it.allies)}.`,
      tribute: (it, who) => `${whose(who, it.seat, 'Jouw')} tribuut: ${cards(it.cards)}.`,
      entracte: it =>
        `Entr’acte: alle figuren verlaten het bord.${it.newMember ? ` In elke familie komt ${numbered.rank(newRank(printed, it.act)).object} erbij.` : ''}`,
      'public-job': it => `Nieuwe openbare klus: ${jobTitle(it.job)}.`,
      allies: it => `Bondgenoten te koop: ${say.allyNames(it.allies)}.`,
      'opened-suitcase': openSuitcase,
      'turf-bonus': (it, who) =>
        `${numbered.area(it.turf).name}: ${money(printed.bonus)} voor ${whom(who, it.seat, 'jou')}, voor de meeste markers.`,
      'job-bonus': (it, who) =>
        `De meeste ${COLOURED[COLOURS[it.colour] ?? 'yellow']} klussen: ${it.seats.length > 1 ? 'elk ' : ''}${money(printed.bonus)} voor ${all(who, it.seats, 'jou')}.`,
      over: (it, who) => {
        const [winner] = it.winners;
        return winner !== undefined && it.winners.length === 1
          ? `Het spel is afgelopen: ${does(who, winner, 'jij wint', 'wint')}.`
          : `Het spel is afgelopen: ${all(who, it.winners, 'jij')} delen de overwinning.`;
      },
    },
    losses: {
      control: it => `Je beheerst ${area(it.turf)} niet meer.`,
      'marker-moved': it => `Je beheerst ${area(it.to)} niet meer.`,
    },
    whisper: {
      dealt: (it, who) => `${layout(it, who)} Jouw klussen: ${say.jobNames(it.jobs)}.`,
      'saw-jobs': (it, who) => `${does(who, it.seat, 'Je trekt', 'trekt')} ${say.jobNames(it.jobs)}.`,
      'robbed-card': (it, who) =>
        `${does(who, it.seat, 'Je neemt', 'neemt')} ${numbered.kind(it.money).object} uit ${suitcase(who, it.victim)}.`,
    },
    preview: previewsIn(say),
    // Filled from rules.nl.ts.
    rule: {},
    score: {
      suitcase: 'Koffer',
      hand: 'Geld in de hand',
      turfs: 'Wijkbonussen',
      jobs: 'Klusbonussen',
      total: 'Totaal',
    },
    characters,
    option: {
      'neutral-control': 'Een neutrale figuur is van jou',
      turn: 'Tot je beurt voorbij is',
      phase: 'Tot je deze fase niet meer meedoet',
      'money-split': 'Aantal kaarten van $\u00A01, $\u00A02, $\u00A03 en $\u00A05',
      equal: say.split(printed.money, count => `Elk ${count}`),
      uneven: say.split(printed.moneyAlternative, count => `Elk ${count}`),
      'marker-move': 'Zonder markers in je voorraad er een verplaatsen',
      'new-turf': 'Alleen naar een wijk die je overneemt',
      'any-turf': 'Naar elke wijk die je wint',
      'open-tally': 'Totalen van de koffers tonen',
      families: 'De families',
      chosen: 'De spelers kiezen',
      random: 'Het toeval beslist',
    },
    table: {
      phase: 'Fase',
      turn: 'Aan de beurt',
      handLimit: 'Handlimiet',
      horseHead: 'Paardenhoofd',
      turf: 'Wijk',
      business: 'Zaak',
      back: 'Achterkant',
      front: 'Voorkant',
      thugSpace: 'Gangsterveld',
      roundSpaces: 'Ronde velden',
      threePlus: 'vanaf 3 spelers',
      control: 'Beheersing',
      controls: 'beheerst',
      markers: 'Markers',
      figures: 'Figuren',
      reserve: 'Voorraad',
      hudson: 'Hudson',
      neutral: 'neutraal',
      besideBoard: 'naast het bord',
      hand: 'Hand',
      suitcase: 'Koffer',
      money: 'Geld',
      goods: 'Goederen',
      jobs: 'Klussen',
      allies: 'Bondgenoten',
      publicJobs: 'Openbare klussen',
      underway: 'In uitvoering',
      completed: 'Voltooide klussen',
      alliesOnOffer: 'Bondgenoten te koop',
      playedAllies: 'Gespeelde bondgenoten',
      piles: 'Stapels',
      deck: 'Trekstapel',
      discard: 'Aflegstapel',
      outOfGame: 'Uit het spel',
      outOfPhase: 'doet niet meer mee',
      unknown: 'onbekend',
      unknownCard: 'onbekende kaart',
      cost: 'Prijs',
      reward: 'Beloning',
      effect: 'Effect',
      bid: 'Bod',
      tilesLeft: 'Fiches over',
      total: 'Totaal',
      empty: 'leeg',
      nobody: 'niemand',
      none: 'geen',
      secret: 'geheim',
      act,
      cards: count => counted(count, 'kaart', 'kaarten'),
      thugs: count => counted(count, 'gangster', 'gangsters'),
      members: count => counted(count, 'familielid', 'familieleden'),
      markersLeft: count => counted(count, 'marker', 'markers'),
    },
  };
}

export const nl = wordsOf(standard);
