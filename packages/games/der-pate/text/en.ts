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
import { sayWhy } from './idle.en.ts';
import { makePreviews } from './preview.en.ts';
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
import { things } from './things.en.ts';
import type { DerPateWords } from './words.ts';

/** The English words for an edition. With a table's options, they say what is decided there. */
export function wordsOf(edition: Edition, options: Readonly<Record<string, unknown>> | null = null): DerPateWords {
  const said = makePhrases({
    edition,
    things,
    seat: 'Seat',
    and: 'and',
    possessive: owner => `${owner}’s`,
  });
  const { whom, does, whose, all, leader, leaders, holder, place, shown, title, tileAt, cardAt } = said;

  const money = moneyIn('en');
  const members = (count: number): string => (count === 1 ? '1 member' : `${count} members`);
  const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
  /** "the favours track". */
  const on = (track: Track): string => `the ${things.track[track].toLowerCase()} track`;
  /** "black die". */
  const die = (at: number): string => `${things.dice[at] ?? '?'} die`;
  /** "gambling", by the number of the dice. */
  const kind = (value: number): string => things.business[findKind(edition, value)].toLowerCase();
  /** After "goes". */
  const WAY = { supply: 'back to supply', jail: 'to jail', river: 'into the Hudson', box: 'to the box' };
  const decides = (who: Names, seat: Seat): string => does(who, seat, 'You’re deciding', 'is deciding');
  const haventOrHasnt = (who: Names, seats: readonly Seat[]): string =>
    seats.length > 1 || seats[0] === who.reader ? 'haven’t' : 'hasn’t';
  const isOrAre = (who: Names, seats: readonly Seat[]): string =>
    seats.length > 1 || seats[0] === who.reader ? 'are' : 'is';

  /** DP-26, DP-27, DP-30 The sentence about tiles and friends that may be used first. */
  function mayUse({ tiles, friends }: Offers): string {
    if (tiles && friends) return ' You may use tiles or friends first.';
    if (tiles) return ' You may use tiles first.';
    return friends ? ' You may use friends first.' : '';
  }

  function asksInTurn({ phase, row }: DeepReadonly<TurnFrame>, actions: readonly DeepReadonly<TurnAction>[]): string {
    const offers = findOffers(actions);
    if (phase === 'after-rows') return `All dice are placed: end your turn.${mayUse(offers)}`;
    if (phase === 'rolled') {
      const dice =
        ['one of the four dice', 'one of the three dice', 'one of the two dice', 'the last die'][row - 1] ?? '?';
      return `Row ${row}, ${(things.row[row - 1] ?? '?').toLowerCase()}: place ${dice}.${mayUse(offers)}`;
    }
    if (row > 1) return `Roll the other dice for row ${row}.${mayUse(offers)}`;
    // DP-E6 The takeover is named alone: tiles and friends can still be used after it.
    return offers.takeover
      ? 'Roll all four dice. First you may take over a business without a die.'
      : `Roll all four dice.${mayUse(offers)}`;
  }

  function awaitsInTurn({ seat, phase, row }: DeepReadonly<TurnFrame>, who: Names): string {
    if (phase === 'after-rows') return `${does(who, seat, 'You’re ending your', 'is ending their')} turn.`;
    if (phase === 'rolled') return `${does(who, seat, 'You’re placing', 'is placing')} a die in row ${row}.`;
    return `${does(who, seat, 'You’re rolling', 'is rolling')} for row ${row}.`;
  }

  function asksByEvent(event: number, actions: readonly DeepReadonly<Action<DerPate>>[]): string {
    const { name, help } = cardAt(event);
    const can = (type: Action<DerPate>['type']): boolean => actions.some(each => each.type === type);
    if (event === 0)
      return can('pay')
        ? `${name}: do you pay ${money(2000)} to advance one space on the favours track?`
        : `${name}: you can’t pay ${money(2000)} to advance on the favours track.`;
    if (event === 1) return `${name}: do you give up one of your unprotected businesses for ${money(4000)}?`;
    if (event === 8)
      return can('bail-out')
        ? `${name}: do you pay ${money(2000)} bail for each of your members in jail?`
        : `${name}: you can’t pay bail for all your members in jail.`;
    return `${name}: ${help}`;
  }

  function greyUse(it: DeepReadonly<GreyUse>): string {
    const { name } = things.tile[it.tile];
    switch (it.tile) {
      case 'wedding':
        return `${name}: take a friend of the family`;
      case 'grandchild':
        return `${name}: roll a die for ${money(1000)} per pip`;
      case 'birthday':
        return `${name}: advance one space on ${on(it.track)}`;
    }
  }

  function favourUse(it: DeepReadonly<FavourUse>, who: Names): string {
    switch (it.favour) {
      case 1:
        return 'Friend: take a member back from the Hudson';
      case 2:
        return `Friend: take a debt marker back from ${holder(who, it.holder, 'you', 'the bank')}`;
      case 3:
        return `Friend: advance two spaces on ${on(it.track)}`;
      case 4:
        return `Friend: get ${money(5000)}`;
    }
  }

  return {
    name: 'Der Pate',
    ...things,
    family: nameFamilies(edition, things),
    field: nameFields(edition, things, colour => `Row 4, ${colour}: `),
    favour: nameFavours(things, options, (one, other) => `Advance two spaces on ${on(one)} or ${on(other)} (DP-31).`),
    money,
    place,
    kindAt: value => things.business[findKind(edition, value)],
    asks: {
      settle: frame =>
        frame.parked
          ? 'Choose your district: its businesses pay you when their number is placed in row 1.'
          : 'Park the car on any space of the street.',
      turn: (frame, _who, actions) => asksInTurn(frame, actions),
      visit: () => 'The business at the car is empty: do you occupy it?',
      takeover: frame => `Which business do you take over (${kind(frame.value)})? You may decline.`,
      consigliere: () => 'Which empty business do you occupy? You may decline.',
      informer: () => 'Which other player’s member do you send to jail? You may decline.',
      banker: (_frame, _who, actions) => {
        const tracks = actions.flatMap(each => (each.type === 'bank' ? [on(each.track)] : []));
        return `Do you advance one space on ${joinWithOr(tracks, 'or')}? You may decline.`;
      },
      prosecutor: () => 'Do you take all your members back from jail?',
      celebrate: frame => `You’ve gained the ${tileAt(frame.queue[0]?.tile)} tile: do you use it now?`,
      event: (frame, _who, actions) => asksByEvent(frame.event, actions),
    },
    awaits: {
      settle: (frame, who) =>
        frame.parked
          ? `${does(who, frame.seat, 'You’re choosing', 'is choosing')} a district.`
          : `${does(who, frame.seat, 'You’re parking', 'is parking')} the car.`,
      turn: awaitsInTurn,
      visit: (frame, who) => `${decides(who, frame.seat)} whether to occupy the business at the car.`,
      takeover: (frame, who) => `${decides(who, frame.seat)} about a takeover (${kind(frame.value)}).`,
      consigliere: (frame, who) => `${decides(who, frame.seat)} which business the consigliere occupies.`,
      informer: (frame, who) => `${decides(who, frame.seat)} whom the informer sends to jail.`,
      banker: (frame, who) => `${decides(who, frame.seat)} between income and favours.`,
      prosecutor: (frame, who) => `${decides(who, frame.seat)} whether to call the prosecutor.`,
      celebrate: (frame, who) =>
        `${decides(who, frame.queue[0]?.seat ?? 0)} whether to use the ${tileAt(frame.queue[0]?.tile)} tile now.`,
      event: (frame, who) =>
        `${cardAt(frame.event).name}: ${does(who, frame.queue[0] ?? 0, 'you’re deciding', 'is deciding')}.`,
    },
    action: {
      park: it => `Park the car at ${place(it.space)}`,
      district: it => `Occupy ${things.district[it.district] ?? '?'}`,
      roll: () => 'Roll the dice',
      place: it =>
        `Place the ${die(it.die)} on ${things.field[it.field].name}${it.senator ? ', with the senator' : ''}`,
      cop: it => `Cop: reroll the ${die(it.die)}`,
      judge: () => 'Judge: reroll all dice',
      'free-takeover': it => `Take over ${place(it.business)} without a die`,
      end: () => 'End your turn',
      tile: greyUse,
      favour: favourUse,
      occupy: () => 'Occupy the business at the car',
      decline: () => 'Decline',
      'take-over': it => `Take over ${place(it.business)}`,
      install: it => `Occupy ${place(it.business)}`,
      inform: it => `Send the member in ${place(it.business)} to jail`,
      bank: it => `Advance one space on ${on(it.track)}`,
      free: () => 'Take all your members back from jail',
      keep: () => 'Keep the tile for later',
      pay: () => `Pay ${money(2000)} to advance one space on ${on('favours')}`,
      sell: it => `Give up ${place(it.business)} for ${money(4000)}`,
      'bail-out': () => `Pay ${money(2000)} bail for each member in jail and take them back`,
      'let-drown': () => 'Let your members in jail go into the Hudson',
    },
    event: {
      'set-up': (it, who) =>
        `The families: ${leaders(who, 'you')}. ${does(who, it.startPlayer, 'You start', 'starts')} every round.`,
      parked: (it, who) =>
        it.seat === null
          ? `The car starts at ${place(it.space)}.`
          : `${does(who, it.seat, 'You park', 'parks')} the car at ${place(it.space)}.`,
      settled: (it, who) => {
        const district = things.district[it.district] ?? '?';
        if (it.seat === null) return `Neutral members occupy ${district}.`;
        return `${leader(who, it.seat, 'You')} ${it.seat === who.reader ? 'occupy' : 'occupies'} ${district}.`;
      },
      round: it => `Round ${it.round} begins.`,
      money: (it, who) =>
        sayPayment(it, {
          gets: (seat, sum) => `${does(who, seat, 'You get', 'gets')} ${money(sum)} ${things.reason[it.reason]}.`,
          pays: (seat, sum) => `${does(who, seat, 'You pay', 'pays')} ${money(sum)} ${things.reason[it.reason]}.`,
          paysTo: (from, to, sum) =>
            `${does(who, from, 'You pay', 'pays')} ${whom(who, to, 'you')} ${money(sum)} ${things.reason[it.reason]}.`,
        }),
      'event-card': it => {
        const { name, help } = cardAt(it.event);
        return `Event card, ${it.colour}: ${name}. ${help}`;
      },
      ko: it => `${things.track[it.track]} is the KO track: players who aren’t on its last space at the end are out.`,
      car: it => `The car stops at ${place(it.space)} and protects that district.`,
      'no-effect': (it, who) => {
        const nothing = `${title(it.what)}: nothing happens.`;
        return it.why === undefined ? nothing : `${nothing} ${sayWhy(it.why, it.seat ?? null, who, said)}`;
      },
      turn: (it, who) => `It’s ${whose(who, it.seat, 'your')} turn.`,
      rolled: (it, who) => {
        const rolls = {
          row: () => does(who, it.seat, 'You roll', 'rolls'),
          cop: () => `${does(who, it.seat, 'You reroll', 'rerolls')} one die`,
          judge: () => `${does(who, it.seat, 'You reroll', 'rerolls')} all dice`,
        };
        return `${rolls[it.by]()}. The dice show ${shown(it.faces)}.`;
      },
      'extra-die': (it, who) => {
        const why = it.reason === 'grandchild' ? 'for the grandchild' : 'for the event card';
        return `${does(who, it.seat, 'You roll', 'rolls')} ${why}: ${things.face[it.face] ?? '?'}.`;
      },
      placed: (it, who) => {
        const what = `${things.dice[it.die] ?? '?'} ${things.face[it.face] ?? '?'}`;
        const of = it.field === 'business' && it.face !== PUPPET ? ` (${kind(it.face)})` : '';
        const by = it.senator ? ', with the senator' : '';
        return `${does(who, it.seat, 'You place', 'places')} the ${what} on ${things.field[it.field].name}${of}${by}.`;
      },
      advanced: (it, who) =>
        `${does(who, it.seat, 'You advance', 'advances')} ${spaces(it.to - it.from)} on ${on(it.track)}, to space ${it.to}.`,
      'tile-won': (it, who) => `${does(who, it.seat, 'You gain', 'gains')} the ${things.tile[it.tile].name} tile.`,
      'tile-used': (it, who) => `${does(who, it.seat, 'You use', 'uses')} the ${things.tile[it.tile].name} tile.`,
      'tile-kept': (it, who) =>
        `${does(who, it.seat, 'You keep', 'keeps')} the ${things.tile[it.tile].name} tile for later.`,
      occupied: (it, who) => `${does(who, it.seat, 'You occupy', 'occupies')} ${place(it.business)}.`,
      cleared: (it, who) => {
        const member = it.holder === NEUTRAL ? 'The neutral member' : `${whose(who, it.holder, 'Your')} member`;
        return `${member} leaves ${place(it.business)} and goes ${WAY[it.to]}.`;
      },
      debt: (it, who) =>
        it.to === it.owner
          ? `${does(who, it.owner, 'You get', 'gets')} a debt marker back from ${holder(who, it.from, 'you', 'the bank')}.`
          : `${does(who, it.owner, 'You give', 'gives')} ${holder(who, it.to, 'you', 'the bank')} a debt marker.`,
      friend: (it, who) =>
        `${does(who, it.seat, 'You get', 'gets')} ${it.count === 1 ? 'a friend' : `${it.count} friends`} of the family.`,
      favour: (it, who) =>
        `${does(who, it.seat, 'You hand in', 'hands in')} a friend for favour ${findFavourSpace(edition, it.favour)}: ${things.favour[it.favour - 1]?.name ?? '?'}.`,
      freed: (it, who) => `${does(who, it.seat, 'You take', 'takes')} ${members(it.count)} back from jail.`,
      drowned: (it, who) =>
        `${it.count} of ${whose(who, it.seat, 'your')} members ${it.count === 1 ? 'goes' : 'go'} from jail into the Hudson.`,
      rescued: (it, who) => `${does(who, it.seat, 'You take', 'takes')} a member back from the Hudson.`,
      declined: (it, who) => `${does(who, it.seat, 'You decline', 'declines')} (${title(it.what)}).`,
      ended: (it, who) => `${does(who, it.seat, 'You end your', 'ends their')} turn.`,
      out: (it, who) =>
        `${all(who, it.seats, 'you').replace(/^you/, 'You')} ${haventOrHasnt(who, it.seats)} finished the KO track and ${isOrAre(who, it.seats)} out.`,
      over: (it, who) => {
        const [winner] = it.winners;
        if (winner === undefined) return 'The match is over: nobody has finished the KO track, so everybody loses.';
        return it.winners.length === 1
          ? `The match is over: ${does(who, winner, 'you win', 'wins')}.`
          : `The match is over: ${all(who, it.winners, 'you')} share the win.`;
      },
    },
    whisper: {},
    preview: makePreviews({ ...said, things, money, spaces }),
    // Filled from rules.en.ts.
    rule: {},
    score: { money: 'Money', settlement: 'Final settlement', debts: 'Debts', total: 'Total' },
    characters,
    option: {
      money: 'Starting money',
      favour3: 'Favour 3: two spaces on',
      'reputation-or-income': 'Reputation or income',
      'reputation-or-influence': 'Reputation or influence',
      'out-debts': 'Debts of players who are out',
      cancelled: 'Neither paid nor received',
      settled: 'Paid and received',
      'show-money': 'Show everybody’s money',
      layout: 'Car and districts',
      choose: 'The players choose',
      fixed: 'Fixed layout for a first game',
      start: 'Who starts',
      random: 'Chance decides',
    },
    table: {
      street: 'Street',
      car: 'Car',
      protected: 'protected',
      district: 'District',
      jail: 'Jail',
      hudson: 'Hudson',
      brooklyn: 'Brooklyn',
      supply: 'Supply',
      box: 'Box',
      bank: 'Bank',
      neutral: 'neutral',
      empty: 'empty',
      debts: 'Debts',
      money: 'Money',
      secret: 'secret',
      friends: 'Friends',
      tiles: 'Tiles',
      dice: 'Dice',
      tableau: 'Tableau',
      eventCard: 'Event card',
      untilRoundEnds: 'until the round ends',
      koTrack: 'KO track',
      undecided: 'not decided yet',
      startPlayer: 'Start player',
      out: 'out',
      round: round => `Round ${round}`,
      row: row => `Row ${row}, ${(things.row[row - 1] ?? '?').toLowerCase()}`,
      space: space => `Space ${space}`,
      members,
      debtMarkers: count => (count === 1 ? '1 debt marker' : `${count} debt markers`),
      eventsLeft: count => (count === 1 ? '1 event to come' : `${count} events to come`),
    },
  };
}

export const en = wordsOf(standard);
