import type { Names, Seat } from '@consigliere/kernel';
import { DON, type Mafioso } from '../mafiosi.ts';
import { characters } from './characters.en.ts';
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
const STOP_JOB = 'Stop him with a Don and a companion, or let it happen?';
const STOP_DON = 'Stop that Don with one of yours and a companion, or let it happen?';
const CANNOT_STOP_DON = 'You can’t stop that Don: pass.';

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
        () => `${sends(who, frame.seat, frame)} ${canStop(actions) ? STOP_JOB : 'You can’t stop him: pass.'}`,
        by =>
          `${stops(who, by)} ${man(who, frame.seat, frame.mafioso)} with a Don. ${canStop(actions) ? STOP_DON : CANNOT_STOP_DON}`,
        (by, don) =>
          `${stops(who, by)} ${man(who, don, DON)}: ${man(who, frame.seat, frame.mafioso)} is back on the job. ${canStop(actions) ? STOP_DON : CANNOT_STOP_DON}`,
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
  rule: {
    'CN-1':
      'Everybody gets seven cards, hidden from the others. The rest is the draw pile; its top card is turned up and starts the discard pile. That card does no job.',
    'CN-2': 'Chance decides who starts; in a rematch, the last winner does. Play goes clockwise.',
    'CN-3': 'You begin your turn by drawing a card. You can’t skip this.',
    'CN-4':
      'Then, once each and in either order, you may send a mafioso on a job and add one to your city. You can skip either or both; you end your turn yourself.',
    'CN-5': 'If all five kinds are in your city at the end of your turn, you win at once.',
    'CN-6': 'If you hold more than ten cards at the end of your turn, you discard down to ten. These cards do no job.',
    'CN-7':
      'Then it’s the turn of the player to your left. A mafioso ends a turn with a threat: say it aloud if you like, the game doesn’t ask for it.',
    'CN-8':
      'A city may hold several cards of a kind. Whether you’ve won is checked only at the end of your own turn, and only for you.',
    'CN-9': 'When the draw pile is empty, all discards but the top one are shuffled into a new draw pile.',
    'CN-10':
      'If there’s nothing to shuffle, the draw is skipped; a Caporegime draws what there is. The reshuffle happens later, at the first moment named in CN-26 with a second card on the discard pile.',
    'CN-11':
      'Smuggler: look at another player’s hand and kidnap one card of your choice. It goes to the discard pile and does no job.',
    'CN-12':
      'Hitman: liquidate a mafioso of your choice in another player’s city. He goes to the discard pile and does no job.',
    'CN-13':
      'Consigliere: take any card from the discard pile. That includes cards played because of his job, and the Consigliere himself unless the table has chosen otherwise.',
    'CN-14': 'Caporegime: draw the top two cards of the draw pile.',
    'CN-15':
      'You can’t send the Don on a job: he only stops a job or another Don, and never alone. You may add him to your city, let him accompany another Don, or discard him because of the hand limit.',
    'CN-16': 'You may play a card without using its job. Without a legal target, it does nothing.',
    'CN-17':
      'You name the target of a Hitman or a Smuggler when you play him. You choose the card to kidnap, or to take with a Consigliere, when the job takes effect.',
    'CN-18':
      'When another player sends a mafioso on a job, you may stop him with a Don and any other card from your hand. The job doesn’t happen, and all these cards stay on the discard pile. The companion may be a second Don and does no job.',
    'CN-19': 'A Don can be stopped in the same way, even by the player whose turn it is.',
    'CN-20':
      'Everybody except the player of the latest job or Don is asked, all at the same time and in secret. If several step in, the nearest clockwise counts. That Don can be stopped too: an odd number of Dons stops the job. When everybody passes, the latest job or Don takes effect.',
    'CN-21': 'Stepping in with a Don doesn’t use up an action. You may do it as often as you can pay two cards.',
    'CN-22':
      'Only jobs and Dons can be stopped, not a card that is added to a city, discarded, kidnapped or liquidated.',
    'CN-23':
      'Cities, the discard pile and the numbers of cards are public. Hands, the draw pile and the answers to a job are secret. Only the player who sent a Smuggler sees the hand he looks at.',
    'CN-24':
      'If no card moves for as many turns in a row as there are players, the game ends. The city with the most kinds wins, then the one with the most cards; if that’s a tie too, the win is shared.',
    'CN-25': 'The Smuggler takes two decisions: first whose hand, then, after seeing it, which card.',
    'CN-26':
      'The game checks for an empty draw pile before and after every card drawn, after a job, and after discarding to the hand limit. The discards are shuffled only then: a Consigliere chooses from the pile as it lies.',
    'CN-27':
      'The companion is discarded first, then the Don on top of him. Kidnapped and liquidated cards go on top. Cards over the hand limit lie in the order you choose.',
    'CN-28':
      'When you play a card, you say whether it does its job. Without a target, nothing happens and nobody is asked. You can’t send a Smuggler against an empty hand; a victim who has no card left by then loses nothing. A job that takes effect is carried out in full. A job that was stopped or skipped still counts as your job this turn.',
    'CN-29': 'A game ends after its 200th round; the cities decide as in CN-24.',
    'CN-30':
      'If several players win, each of them gets a win. The first of them clockwise from the last start player starts the next game.',
  },
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
};
