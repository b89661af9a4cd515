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
  { name: 'Caporegime', object: 'a Caporegime', help: 'Job: draw the top two cards of the draw pile.' },
  {
    name: 'Don',
    object: 'a Don',
    help: 'Together with any other card from your hand, he stops another player’s job or, even in your own turn, another Don. You can’t send him on a job.',
  },
  {
    name: 'Consigliere',
    object: 'a Consigliere',
    help: 'Job: take any card from the discard pile into your hand.',
  },
  {
    name: 'Hitman',
    object: 'a Hitman',
    help: 'Job: liquidate a mafioso of your choice in another player’s city. He goes to the discard pile.',
  },
  {
    name: 'Smuggler',
    object: 'a Smuggler',
    help: 'Job: look at another player’s hand and kidnap one card from it. That card goes to the discard pile.',
  },
];

const { name, object, does, whom, whose, handOf, all } = makePhrases({
  mafiosi: MAFIOSI,
  seat: 'Seat',
  and: 'and',
  possessive: owner => `${owner}’s`,
});

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
/** "your hand" or "Anna’s hand". */
const hand = (who: Names, seat: Seat): string => `${whose(who, seat, 'your')} hand`;
/** "your Hitman" or "Anna’s Hitman". */
const man = (who: Names, seat: Seat, mafioso: Mafioso): string => `${whose(who, seat, 'your')} ${name(mafioso)}`;
const companion = (mafioso: Mafioso): string => (mafioso === DON ? 'a second Don' : object(mafioso));
const begins = (who: Names, seat: Seat): string => does(who, seat, 'You begin', 'begins');
const winnersOf = (who: Names, winners: readonly Seat[]): string =>
  winners.length === 1 ? does(who, winners[0] ?? 0, 'you win', 'wins') : `${all(who, winners, 'you')} share the win`;
/** The target of a job, after the name of the card. */
const aim = (who: Names, it: SentJob): string =>
  sayAim(
    it,
    victim => ` against ${hand(who, victim)}`,
    (victim, target) => ` against ${man(who, victim, target)}`,
  );
const sends = (who: Names, seat: Seat, it: SentJob): string =>
  `${does(who, seat, 'You send', 'sends')} ${object(it.mafioso)}${aim(who, it) || ' on a job'}.`;
const stops = (who: Names, seat: Seat): string => does(who, seat, 'You stop', 'stops');
const STOP_DON = 'Stop that Don?';
const ONLY_PASS = 'You can only pass.';

export const en: CartaNostraWords = {
  name: 'Carta Nostra',
  mafioso: MAFIOSI,
  asks: {
    turn: (_frame, _who, actions) => {
      const { job, card, city } = listOffers(actions);
      const play = job ? 'Send a mafioso on a job' : 'Discard a mafioso without a job';
      if (card) return city ? `${play}, add one to your city, or end your turn.` : `${play}, or end your turn.`;
      return city ? 'Add a mafioso to your city, or end your turn.' : 'There’s nothing left to do: end your turn.';
    },
    window: (frame, who, actions) =>
      sayStanding(
        frame,
        () => `${sends(who, frame.seat, frame)} ${canStop(actions) ? 'Stop him with a Don?' : ONLY_PASS}`,
        by =>
          `${stops(who, by)} ${man(who, frame.seat, frame.mafioso)} with a Don. ${canStop(actions) ? STOP_DON : ONLY_PASS}`,
        by =>
          `${whose(who, by, 'Your')} Don puts ${man(who, frame.seat, frame.mafioso)} back on the job. ${canStop(actions) ? STOP_DON : ONLY_PASS}`,
      ),
    kidnap: (frame, who) => `You’re looking at ${hand(who, frame.victim)}. Which card do you kidnap?`,
    recruit: () => 'Which card do you take from the discard pile?',
    limit: ({ limit }) => `Discard down to ${limit} cards. The last one you discard ends up on top.`,
  },
  awaits: {
    turn: (frame, who) => `It’s ${whose(who, frame.seat, 'your')} turn.`,
    window: (frame, who) => `Will anybody stop ${man(who, ...findTopCard(frame))}?`,
    kidnap: (frame, who) =>
      `${does(who, frame.seat, 'You’re looking', 'is looking')} at ${hand(who, frame.victim)} and choosing a card.`,
    recruit: (frame, who) => `${does(who, frame.seat, 'You’re choosing', 'is choosing')} a card from the discard pile.`,
    limit: (frame, who) =>
      `${does(who, frame.seat, 'You’re discarding', 'is discarding')} down to ${frame.limit} cards.`,
  },
  preview: {
    changed: {
      ...UNSAID,
      ending: ({ fact: { is } }) => (is === null ? '' : en.ending[is]),
      won: ({ fact }, who) => (fact.is ? does(who, fact.seat, 'You win this game', 'wins this game') : ''),
      kinds: ({ fact: { seat, is } }, who) =>
        is === 5 && seat === who.reader
          ? '5 of 5 kinds: end your turn to win'
          : `${does(who, seat, 'You have', 'has')} ${is} of 5 kinds`,
      city: ({ fact: { seat, at, is }, was }, who) =>
        is && was ? `${is} × ${name(at)} in ${whose(who, seat, 'your')} city` : '',
      hand: (change, who) =>
        isNews(change) ? `${does(who, change.fact.seat, 'You have', 'has')} ${cards(change.fact.is)}` : '',
      'too-many': ({ fact: { is } }) => (is > 0 ? `${cards(is)} over the hand limit` : ''),
      held: ({ fact: { at, is } }) => (is === 0 ? `Your last ${name(at)}` : ''),
      pile: ({ fact: { is }, was }) =>
        is === 0 ? 'The draw pile is empty' : is > (was ?? 0) ? `New draw pile: ${cards(is)}` : '',
      still: ({ fact: { is } }, who) =>
        is === 0 || is === who.names.length ? '' : en.table.still(is, who.names.length),
    },
    depends: {
      // The clause about nobody stepping in says the same.
      answers: () => '',
      draw: () => 'You draw two cards, or as many as there are',
      look: ({ victim }, who) => `You look at ${hand(who, victim)}`,
      deal: () => 'The next game is dealt',
    },
    ended: (winners, who) => (winners === null ? 'The match ends' : `The match ends: ${winnersOf(who, winners)}`),
    nothing: 'No job is done',
    unopposed: clauses => `If nobody steps in: ${clauses}`,
  },
  action: {
    job: (it, who) => `Job: send ${object(it.mafioso)}${aim(who, it)}`,
    idle: it => `Job: just discard ${object(it.mafioso)}`,
    city: it => `City: add ${object(it.mafioso)}`,
    end: () => 'End your turn',
    pass: () => 'Pass: let it happen',
    react: it => `Stop it with a Don and ${companion(it.companion)}`,
    kidnap: it => `Kidnap ${object(it.mafioso)}`,
    recruit: it => `Take ${object(it.mafioso)}`,
    discard: it => `Discard ${object(it.mafioso)}`,
  },
  event: {
    dealt: (it, who) =>
      `The cards are dealt; the discard pile starts with ${object(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    turn: (it, who) => `Round ${it.round}: ${whose(who, it.seat, 'your')} turn.`,
    drew: (it, who) => `${does(who, it.seat, 'You draw', 'draws')} a card.`,
    'nothing-to-draw': (it, who) => `There’s no card left for ${whom(who, it.seat, 'you')} to draw.`,
    reshuffled: it => `All discards but the top one are shuffled into a new draw pile of ${cards(it.cards)}.`,
    city: (it, who) =>
      does(who, it.seat, `You add ${object(it.mafioso)} to your city.`, `adds ${object(it.mafioso)} to their city.`),
    job: (it, who) => sends(who, it.seat, it),
    idle: (it, who) => `${does(who, it.seat, 'You discard', 'discards')} ${object(it.mafioso)} without a job.`,
    reacted: (it, who) =>
      `${does(who, it.seat, 'You play', 'plays')} a Don with ${companion(it.companion)} against ${whom(who, it.against, 'you')}.`,
    unopposed: (it, who) => `Nobody stops ${whom(who, it.seat, 'you')}.`,
    stopped: (it, who) => `${whose(who, it.seat, 'Your')} ${name(it.mafioso)} is stopped.`,
    liquidated: (it, who) => `${does(who, it.seat, 'You liquidate', 'liquidates')} ${man(who, it.victim, it.mafioso)}.`,
    looked: (it, who) => `${does(who, it.seat, 'You look', 'looks')} at ${hand(who, it.victim)}.`,
    'empty-handed': (it, who) => `${whose(who, it.victim, 'Your')} hand is empty: there’s nobody to kidnap.`,
    kidnapped: (it, who) =>
      `${does(who, it.seat, 'You kidnap', 'kidnaps')} ${object(it.mafioso)} from ${hand(who, it.victim)}.`,
    recruited: (it, who) => `${does(who, it.seat, 'You take', 'takes')} ${object(it.mafioso)} from the discard pile.`,
    discarded: (it, who) =>
      `${does(who, it.seat, 'You discard', 'discards')} ${object(it.mafioso)} because of the hand limit.`,
    ended: (it, who) => `${does(who, it.seat, 'You end your', 'ends their')} turn.`,
    'game-over': (it, who) => `${en.ending[it.ending]}: ${winnersOf(who, it.winners)}.`,
    'match-over': (it, who) => `The match is over: ${winnersOf(who, it.winners)}.`,
  },
  whisper: {
    'dealt-hand': (it, who) =>
      `You’re dealt ${handOf(it.hand)}. The discard pile starts with ${object(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    'drew-card': (it, who) => `${does(who, it.seat, 'You draw', 'draws')} ${object(it.mafioso)}.`,
    'saw-hand': (it, who) =>
      `${does(who, it.seat, 'You look', 'looks')} at ${hand(who, it.victim)}: ${handOf(it.hand)}.`,
  },
  // Filled from rules.en.ts.
  rule: {},
  score: { wins: 'Games won', kinds: 'Kinds in the city', cards: 'Cards in the city' },
  option: {
    deck: 'Cards of each kind',
    'by-players': 'Depends on the number of players',
    'second-player-bonus': 'With two players, the second starts with eight cards',
    wins: 'Games to win the match',
    start: 'Who starts',
    random: 'Chance decides',
    recruit: 'What a Consigliere may take',
    'any-card': 'Any card on the discard pile, even himself',
    'other-cards': 'Any card on the discard pile except himself',
  },
  ending: {
    'five-kinds': 'All five kinds are in one city',
    'dead-end': 'No card has moved for a whole round',
    'last-round': 'The 200th round is over',
  },
  characters,
  table: {
    city: 'City',
    hand: 'Hand',
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    cards,
    round: round => `Round ${round}`,
    wins: count => (count === 1 ? '1 win' : `${count} wins`),
    empty: 'empty',
    still: (turns, of) => `${turns} of ${of} turns without a card moving`,
  },
  board: {
    yourCity: 'Your city',
    otherCities: 'The other cities',
    cityOf: name => `${name}’s city`,
    allCities: 'The cities',
    kinds: kinds => `${kinds} of 5 kinds`,
    missing: 'missing',
    handLimit: limit => `hand limit ${limit}`,
    job: 'Job',
    available: 'available',
    done: 'done',
    onTheTable: 'On the table',
    against: 'against',
    lastMove: 'Last move',
    pass: 'Pass',
    stop: 'Stop it',
    otherCompanion: 'Another companion',
    yourAnswer: 'Your answer:',
    stopped: 'stopped',
    fromTheTop: 'From the top down',
    onTop: card => `On top: ${card}`,
    inCities: (count, total) => `${count} of ${total} are in cities`,
    inHand: count => `${count} in your hand`,
  },
};
