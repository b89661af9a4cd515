import type { DeepReadonly, Names, Seat } from '@consigliere/kernel';
import { standard } from '../edition/standard.ts';
import { worth } from '../hands.ts';
import { type CeEventOf, POLICE_CHIEF, ROUND_SPACES, rankOf, type TurnAction } from '../types.ts';
import { characters } from './characters.ts';
import { previewsIn } from './preview.en.ts';
import { endSentence, type Layout, mayAnswer, NUMERALS, newRank, phrases } from './shared.ts';
import { money, thingsOf } from './things.en.ts';
import type { CorleonesEmpireWords, Printed } from './words.ts';

/** The words for a box whose cards may have any values. */
export function wordsOf(printed: Printed): CorleonesEmpireWords {
  const things = thingsOf(printed);
  const say = phrases({
    printed,
    things,
    seat: 'Seat',
    and: 'and',
    or: ', or ',
    possessive: owner => `${owner}’s`,
    theJob: title => `the job ${title}`,
  });
  const { numbered, does, whom, whose, all, spot, kinds, cards, icons, jobTitle } = say;

  const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const decides = (who: Names, seat: Seat): string => does(who, seat, 'You’re deciding', 'is deciding');
  const where = (turf: number): string => numbered.area(turf).where;
  /** "the Upper East Side": its name inside a sentence. */
  const area = (turf: number): string => where(turf).replace(/^(?:in|on) /, '');
  const act = (number: number): string => `Act ${NUMERALS[number] ?? number + 1}: ${numbered.act(number).name}`;
  /** "your suitcase" or "Anna’s suitcase". */
  const suitcase = (who: Names, seat: Seat): string => `${whose(who, seat, 'your')} suitcase`;
  /** "the Thug" or "Hans’s Thug". */
  const figure = (who: Names, it: { readonly seat: Seat; readonly figure: number }): string =>
    say.figure(who, it, 'your', numbered.rank(rankOf(it.figure)).name);
  const sum = (counts: readonly number[]): string => say.sum(counts, money);

  function asksByTurn(actions: readonly TurnAction[]): string {
    const may = (type: TurnAction['type']): boolean => mayAnswer(actions, type);
    const job = may('job') ? 'do a job' : may('public-job') && 'do a public job';
    const ally = may('ally') && 'play an ally';
    const each = say.either([may('thug') && 'a Thug', may('member') && 'a Family Member']);
    const figures = job && ally && each ? 'a figure' : each;
    const choices = say.either([figures !== '' && `put ${figures} on the board`, job, ally]);
    return choices === '' ? 'You can’t do anything, so you’re out of the phase.' : `${capital(choices)}.`;
  }

  function layout({ first, publicJobs, allies, tiles }: Layout, who: Names): string {
    const opened = tiles.length === 0 ? '' : ` Tiles: ${say.tileNames(tiles)}.`;
    return `${does(who, first, 'You begin', 'begins')} with the Horse Head. Public jobs: ${say.jobNames(publicJobs)}. Allies on offer: ${say.allyNames(allies)}.${opened}`;
  }

  /** CE-25 The number of figures each side has in a turf, and the winner. */
  function war({ turf, figures, neutral, winner }: DeepReadonly<CeEventOf<'turf-war'>>, who: Names): string {
    const there = say.strengths(who, figures, 'you');
    if (neutral > 0) there.push(`neutral ${neutral}`);
    if (there.length === 0) return `Turf war ${where(turf)}: nobody is there.`;
    const wins = winner === null ? 'Nobody wins' : does(who, winner, 'You win', 'wins');
    return `Turf war ${where(turf)}: ${there.join(', ')}. ${wins}.`;
  }

  function openSuitcase(
    { seat, money: locked, hand, cards: rest }: DeepReadonly<CeEventOf<'opened-suitcase'>>,
    who: Names,
  ): string {
    const fromHand = worth(hand) === 0 ? '' : `, and ${money(worth(hand))} from hand`;
    const discards = rest.length === 0 ? '' : ` Discarded: ${cards(rest)}.`;
    return `${does(who, seat, 'You open your', 'opens the')} suitcase: ${money(worth(locked))}${fromHand}.${discards}`;
  }

  return {
    name: 'The Godfather: Corleone’s Empire',
    ...things,
    numbered,
    money,
    space: say.space,
    place: say.place,
    card: say.card,
    cards,
    kinds,
    icons,
    cost: say.cost,
    jobTitle,
    asks: {
      family: () => 'Choose your family.',
      turn: (_frame, _who, actions) => asksByTurn(actions),
      pay: ({ job }) => `${numbered.job(job).name}: which goods do you replace with Narcotics?`,
      ability: (frame, _who, actions) => `${say.abilityOf(frame)}: ${say.choice(frame, actions)}`,
      front: ({ business, controller }, who) =>
        `${does(who, controller, 'You also use', 'also uses')} the Front of ${numbered.business(business).object}: who goes first?`,
      use: (frame, _who, actions) => `Use: ${say.usable(frame.icons, actions)}.`,
      discard: ({ icon, left }) =>
        `Discard ${left === 1 ? 'a card' : `${left} cards, one at a time,`} for ${say.trade(icon).takes}.`,
      good: () => 'Which good do you take?',
      keep: (_frame, _who, actions) =>
        actions.length === 1
          ? 'The two jobs are the same: keep one; the other is discarded face up.'
          : 'Which of the two jobs do you keep? The other is discarded face up.',
      offer: ({ seat }, who) => `Pick a money card: the highest of all goes into ${suitcase(who, seat)}.`,
      war: ({ turf }) => `You’ve won ${area(turf)} but have no markers left: do you move one there?`,
      bid: () => 'Bribery: what do you bid for an ally?',
      bribe: ({ queue: [seat = 0], bids }) => `Your bid of ${sum(bids[seat] ?? [])} wins an ally: which one?`,
      tribute: ({ limit }) =>
        limit === 0
          ? 'Tribute: you keep no card.'
          : `Tribute: choose the ${limit === 1 ? 'card' : `${limit} cards`} you keep.`,
    },
    awaits: {
      family: ({ seat }, who) => `${does(who, seat, 'You’re choosing', 'is choosing')} a family.`,
      turn: ({ seat }, who) => `It’s ${whose(who, seat, 'your')} turn.`,
      pay: ({ seat, job }, who) => `${does(who, seat, 'You’re paying', 'is paying')} for ${numbered.job(job).name}.`,
      ability: (frame, who) =>
        say.ability(
          frame,
          name => `${does(who, frame.seat, 'You’re doing', 'is doing')} the job ${name}.`,
          object => `${does(who, frame.seat, 'You’re using', 'is using')} ${object}.`,
        ),
      front: ({ seat, business }, who) =>
        endSentence(`${decides(who, seat)} who goes first at ${numbered.business(business).object}`),
      use: ({ seat, icons: left }, who) => `${does(who, seat, 'You’re using', 'is using')} icons: ${icons(left)}.`,
      discard: ({ seat, icon }, who) =>
        `${does(who, seat, 'You’re discarding', 'is discarding')} for ${say.trade(icon).takes}.`,
      good: ({ seat }, who) => `${does(who, seat, 'You’re choosing', 'is choosing')} a good.`,
      keep: ({ seat }, who) => `${does(who, seat, 'You’re choosing', 'is choosing')} one of two jobs.`,
      offer: ({ asked }, who) => `Secretly picking a money card: ${say.others(who, asked, 'you')}.`,
      war: ({ winner, turf }, who) => `${decides(who, winner)} which marker to move to ${area(turf)}.`,
      bid: ({ bidders }, who) => `Bidding in secret: ${say.others(who, bidders, 'you')}.`,
      bribe: ({ queue: [seat = 0] }, who) => `${does(who, seat, 'You’re choosing', 'is choosing')} an ally.`,
      tribute: ({ payers }, who) => `Choosing what to keep: ${say.others(who, payers, 'you')}.`,
    },
    action: {
      family: it => `Lead the ${numbered.family(it.family).name} family`,
      thug: it => `Put a Thug on ${numbered.business(it.business).object}`,
      member: it => `Put a Family Member on ${spot(ROUND_SPACES + it.space)}`,
      job: it => `Do the job ${jobTitle(it.job)}`,
      'public-job': it => `Do the public job ${jobTitle(it.job)}`,
      ally: it => `Play ${numbered.ally(it.ally).object}`,
      out: () => 'Leave the phase: you can’t do anything',
      pay: ({ gun, bloodMoney, booze }) =>
        gun + bloodMoney + booze === 0
          ? 'Pay without Narcotics'
          : `Pay with Narcotics for ${say.goods([gun, bloodMoney, booze])}`,
      front: it => `Use the Front of ${numbered.business(it.business).object}`,
      turf: it => `Choose ${area(it.turf)}`,
      collect: () => 'Take the cards',
      pick: it => `Choose the figure on ${spot(it.place)}`,
      to: it => `Put the figure on ${spot(it.place)}`,
      hit: it => `Gun down the figure on ${spot(it.place)}`,
      suitcase: it => `Suitcase ${numbered.kind(it.money).object}`,
      good: it => `Take ${numbered.kind(it.good).object}`,
      offer: () => 'Make the offer',
      rob: (it, who) => `Rob ${suitcase(who, it.victim)}`,
      reward: () => 'Take the money first',
      leave: () => 'Skip the rest of the ability',
      first: (it, who) => (it.seat === who.reader ? 'Go first' : `Let ${whom(who, it.seat, 'you')} go first`),
      take: it => `Take ${numbered.kind(it.kind).object}`,
      draw: () => 'Draw two jobs, keep one',
      'horse-head': () => 'Take the Horse Head',
      trade: it => say.trade(it.icon).action,
      done: () => 'Use no more icons',
      discard: it => `Discard ${say.cardObject(it.card)}`,
      'keep-job': it => {
        const [kept, discarded] = say.jobsApart(it.job, it.discards);
        return `Keep ${kept}, discard ${discarded}`;
      },
      give: it => `Give ${numbered.kind(it.money).object}`,
      'move-marker': it => `Move your marker from ${area(it.turf)} (no. ${it.at + 1} from the bottom)`,
      decline: () => 'Place no marker',
      bid: it => `Bid ${numbered.kind(it.money).object}`,
      seal: () => 'Seal your choice',
      'take-ally': it => `Take ${numbered.ally(it.ally).object}`,
      keep: it => `Keep ${say.cardObject(it.card)}`,
    },
    event: {
      family: (it, who) => `${does(who, it.seat, 'You lead', 'leads')} the ${numbered.family(it.family).name} family.`,
      'set-up': layout,
      act: it => `${act(it.act)}.`,
      opened: it => endSentence(`New business ${where(it.turf)}: ${numbered.business(it.business).name}`),
      turn: (it, who) => `It’s ${whose(who, it.seat, 'your')} turn.`,
      out: (it, who) => `${does(who, it.seat, 'You are', 'is')} out of the phase.`,
      thug: (it, who) =>
        endSentence(`${does(who, it.seat, 'You put', 'puts')} a Thug on ${numbered.business(it.business).object}`),
      member: (it, who) =>
        `${does(who, it.seat, 'You put', 'puts')} the ${numbered.rank(it.rank).name} on ${spot(ROUND_SPACES + it.space)}.`,
      job: (it, who) =>
        `${does(who, it.seat, 'You do', 'does')} the ${it.public ? 'public job' : 'job'} ${numbered.job(it.job).name}.`,
      paid: (it, who) => `${does(who, it.seat, 'You pay', 'pays')} ${say.goodsJoined(it.goods)}.`,
      'ability-left': (it, who) => `${does(who, it.seat, 'You skip', 'skips')} the rest of the ability.`,
      completed: (it, who) =>
        `${does(who, it.seat, 'You complete', 'completes')} the job ${numbered.job(it.job).name}.`,
      ally: (it, who) => `${does(who, it.seat, 'You play', 'plays')} ${numbered.ally(it.ally).object}.`,
      'goes-first': (it, who) =>
        endSentence(`${does(who, it.first, 'You go', 'goes')} first at ${numbered.business(it.business).object}`),
      front: (it, who) =>
        endSentence(`${does(who, it.seat, 'You use', 'uses')} the Front of ${numbered.business(it.business).object}`),
      backs: (it, who) => `${does(who, it.seat, 'You use', 'uses')} the Backs ${where(it.turf)}.`,
      took: (it, who) => {
        const takes = `${does(who, it.seat, 'You take', 'takes')} ${numbered.kind(it.kind).object}`;
        return it.instead === null ? `${takes}.` : `${takes}: no ${numbered.kind(it.instead).name} left.`;
      },
      'none-left': (it, who) => `No ${numbered.kind(it.kind).name} left for ${whom(who, it.seat, 'you')}.`,
      suitcased: (it, who) =>
        `${does(who, it.seat, 'You put', 'puts')} ${numbered.kind(it.money).object} into the suitcase.`,
      'drew-jobs': (it, who) => `${does(who, it.seat, 'You draw', 'draws')} ${counted(it.count, 'job', 'jobs')}.`,
      'kept-job': (it, who) =>
        it.discarded === null
          ? `${does(who, it.seat, 'You keep', 'keeps')} the job.`
          : `${does(who, it.seat, 'You keep one job and discard', 'keeps one job and discards')} ${jobTitle(it.discarded)}.`,
      reshuffled: it => `The discarded jobs are shuffled into a new deck of ${counted(it.cards, 'card', 'cards')}.`,
      'horse-head': (it, who) => `${does(who, it.seat, 'You take', 'takes')} the Horse Head.`,
      discarded: (it, who) => `${does(who, it.seat, 'You discard', 'discards')} ${say.cardObject(it.card)}.`,
      'icons-left': (it, who) => `${does(who, it.seat, 'You leave', 'leaves')} icons unused: ${icons(it.icons)}.`,
      moved: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'You move', 'moves')} ${figure(who, it)} from ${spot(it.from)} to ${spot(it.to)}`,
        ),
      neutral: (it, who) =>
        endSentence(
          `${does(who, it.seat, 'You send', 'sends')} ${numbered.neutral(it.neutral).object} to ${it.neutral === POLICE_CHIEF ? area(it.to) : spot(it.to)}`,
        ),
      returned: (it, who) =>
        endSentence(`${does(who, it.seat, 'You take', 'takes')} a Thug back from ${spot(it.from)}`),
      'gunned-down': (it, who) =>
        endSentence(`${does(who, it.seat, 'You gun', 'guns')} down ${figure(who, it)} on ${spot(it.from)}`),
      offered: (it, who) =>
        `The offer: ${say.given(who, it.money, 'you')}. ${whose(who, it.best, 'Your')} card goes into ${suitcase(who, it.seat)}.`,
      robbed: (it, who) => `${does(who, it.seat, 'You take', 'takes')} a money card from ${suitcase(who, it.victim)}.`,
      'turf-war': war,
      control: (it, who) => `${does(who, it.seat, 'You put', 'puts')} a control marker ${where(it.turf)}.`,
      'marker-moved': (it, who) =>
        `${does(who, it.seat, 'You move', 'moves')} a control marker from ${area(it.from)} to ${area(it.to)}.`,
      declined: (it, who) => `${does(who, it.seat, 'You place', 'places')} no marker ${where(it.turf)}.`,
      'no-marker': (it, who) =>
        `${does(who, it.seat, 'You control', 'controls')} ${area(it.turf)} already and ${it.seat === who.reader ? 'have' : 'has'} no markers left: none is placed.`,
      'no-bids': () => 'Nobody has money to bid with.',
      bids: (it, who) => `The bids: ${it.bids.map((bid, seat) => `${whom(who, seat, 'you')} ${sum(bid)}`).join(', ')}.`,
      bribed: (it, who) =>
        `${does(who, it.seat, 'You take', 'takes')} ${numbered.ally(it.ally).object} for ${money(worth(it.paid))}.`,
      'bid-back': (it, who) => `No ally is left for ${whom(who, it.seat, 'you')}: the bid goes back into the suitcase.`,
      'allies-back': (it, who) => `Back in ${whose(who, it.seat, 'your')} hand: ${say.allyNames(it.allies)}.`,
      tribute: (it, who) => `${whose(who, it.seat, 'Your')} tribute: ${cards(it.cards)}.`,
      entracte: it =>
        `Entr’acte: all figures leave the board.${it.newMember ? ` The ${numbered.rank(newRank(printed, it.act)).name} joins each family.` : ''}`,
      'public-job': it => `New public job: ${jobTitle(it.job)}.`,
      allies: it => `Allies on offer: ${say.allyNames(it.allies)}.`,
      'opened-suitcase': openSuitcase,
      'turf-bonus': (it, who) =>
        `${numbered.area(it.turf).name}: ${money(printed.bonus)} for ${whom(who, it.seat, 'you')}, for the most markers.`,
      'job-bonus': (it, who) =>
        `Most ${numbered.jobColour(it.colour).name} jobs: ${money(printed.bonus)}${it.seats.length > 1 ? ' each' : ''} for ${all(who, it.seats, 'you')}.`,
      over: (it, who) => {
        const [winner] = it.winners;
        return winner !== undefined && it.winners.length === 1
          ? `The game is over: ${does(who, winner, 'you win', 'wins')}.`
          : `The game is over: ${all(who, it.winners, 'you')} share the win.`;
      },
    },
    losses: {
      control: it => `You no longer control ${area(it.turf)}.`,
      'marker-moved': it => `You no longer control ${area(it.to)}.`,
    },
    whisper: {
      dealt: (it, who) => `${layout(it, who)} Your jobs: ${say.jobNames(it.jobs)}.`,
      'saw-jobs': (it, who) => `${does(who, it.seat, 'You draw', 'draws')} ${say.jobNames(it.jobs)}.`,
      'robbed-card': (it, who) =>
        `${does(who, it.seat, 'You take', 'takes')} ${numbered.kind(it.money).object} from ${suitcase(who, it.victim)}.`,
    },
    preview: previewsIn(say),
    // Filled from rules.en.ts.
    rule: {},
    score: {
      suitcase: 'Suitcase',
      hand: 'Money in hand',
      turfs: 'Turf bonuses',
      jobs: 'Job bonuses',
      total: 'Total',
    },
    characters,
    option: {
      'neutral-control': 'A neutral figure is yours',
      turn: 'Until your turn is over',
      phase: 'Until you’re out of the phase',
      'money-split': 'Number of $1, $2, $3 and $5 cards',
      equal: say.split(printed.money, count => `${count} of each`),
      uneven: say.split(printed.moneyAlternative, count => `${count} of each`),
      'marker-move': 'With no markers left, move one',
      'new-turf': 'Only to a turf you take over',
      'any-turf': 'To any turf you win',
      'open-tally': 'Show suitcase totals',
      families: 'Families',
      chosen: 'The players choose',
      random: 'Chance decides',
    },
    table: {
      phase: 'Phase',
      turn: 'Turn',
      handLimit: 'Hand limit',
      horseHead: 'Horse Head',
      turf: 'Turf',
      business: 'Business',
      back: 'Back',
      front: 'Front',
      thugSpace: 'Thug space',
      roundSpaces: 'Round spaces',
      threePlus: 'for 3 or more players',
      control: 'Control',
      controls: 'controls',
      markers: 'Markers',
      figures: 'Figures',
      reserve: 'Reserve',
      hudson: 'Hudson',
      neutral: 'neutral',
      besideBoard: 'beside the board',
      hand: 'Hand',
      suitcase: 'Suitcase',
      money: 'Money',
      goods: 'Goods',
      jobs: 'Jobs',
      allies: 'Allies',
      publicJobs: 'Public jobs',
      underway: 'In progress',
      completed: 'Completed jobs',
      alliesOnOffer: 'Allies on offer',
      playedAllies: 'Played allies',
      piles: 'Piles',
      deck: 'Deck',
      discard: 'Discard pile',
      outOfGame: 'Out of the game',
      outOfPhase: 'out of the phase',
      unknown: 'unknown',
      unknownCard: 'unknown card',
      cost: 'Cost',
      reward: 'Reward',
      effect: 'Effect',
      bid: 'Bid',
      tilesLeft: 'Tiles left',
      total: 'Total',
      empty: 'empty',
      nobody: 'nobody',
      none: 'none',
      secret: 'secret',
      act,
      cards: count => counted(count, 'card', 'cards'),
      thugs: count => counted(count, 'Thug', 'Thugs'),
      members: count => counted(count, 'Family Member', 'Family Members'),
      markersLeft: count => counted(count, 'marker', 'markers'),
    },
  };
}

export const en = wordsOf(standard);
