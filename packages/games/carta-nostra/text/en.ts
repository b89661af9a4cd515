import type { Seat, Who } from '@consigliere/kernel';
import { DON, type Mafioso } from '../mafiosi.ts';
import { characters } from './characters.en.ts';
import { aimOf, canStop, isNews, offered, onTop, phrases, type Sent, standing, UNSAID } from './shared.ts';
import type { CartaNostraWords, MafiosoWords } from './words.ts';

const MAFIOSI: readonly MafiosoWords[] = [
  { name: 'Caporegime', object: 'a Caporegime', help: 'Job: draw the top two cards of the draw pile.' },
  {
    name: 'Don',
    object: 'a Don',
    help: 'Together with any other card from your hand: stops a job another player has just played, or another Don, even in your own turn. You can’t send him on a job.',
  },
  {
    name: 'Consigliere',
    object: 'a Consigliere',
    help: 'Job: take any card from the discard pile into your hand.',
  },
  {
    name: 'Hitman',
    object: 'a Hitman',
    help: 'Job: put one mafioso of your choice from another player’s city on the discard pile.',
  },
  {
    name: 'Smuggler',
    object: 'a Smuggler',
    help: 'Job: look at another player’s hand and put one card of it on the discard pile.',
  },
];

const { name, object, does, whom, whose, handOf, all } = phrases({
  mafiosi: MAFIOSI,
  seat: 'Seat',
  and: 'and',
  possessive: owner => `${owner}’s`,
});

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
/** "your hand" or "Anna’s hand". */
const hand = (who: Who, seat: Seat): string => `${whose(who, seat, 'your')} hand`;
/** "your Hitman" or "Anna’s Hitman". */
const man = (who: Who, seat: Seat, mafioso: Mafioso): string => `${whose(who, seat, 'your')} ${name(mafioso)}`;
const companion = (mafioso: Mafioso): string => (mafioso === DON ? 'a second Don' : object(mafioso));
const begins = (who: Who, seat: Seat): string => does(who, seat, 'You begin', 'begins');
const winnersOf = (who: Who, winners: readonly Seat[]): string =>
  winners.length === 1 ? does(who, winners[0] ?? 0, 'you win', 'wins') : `${all(who, winners, 'you')} share the win`;
/** What a job aims at, after the name of the card. */
const aim = (who: Who, it: Sent): string =>
  aimOf(
    it,
    victim => ` against ${hand(who, victim)}`,
    (victim, target) => ` against ${man(who, victim, target)}`,
  );
const sends = (who: Who, seat: Seat, it: Sent): string =>
  `${does(who, seat, 'You send', 'sends')} ${object(it.mafioso)}${aim(who, it) || ' on a job'}.`;
const stops = (who: Who, seat: Seat): string => does(who, seat, 'You stop', 'stops');
const STOP_JOB = 'Stop him with a Don and a companion, or let it happen?';
const STOP_DON = 'Stop that Don with one of yours and a companion, or let it happen?';
const CANNOT_STOP_DON = 'You can’t stop that Don: pass.';

export const en: CartaNostraWords = {
  name: 'Carta Nostra',
  mafioso: MAFIOSI,
  asks: {
    turn: (_frame, _who, actions) => {
      const { job, card, city } = offered(actions);
      const play = job ? 'Send a mafioso on a job' : 'Play a mafioso without a job';
      if (card) return city ? `${play}, put one into your city, or end the turn.` : `${play}, or end the turn.`;
      return city ? 'Put a mafioso into your city, or end the turn.' : 'There’s nothing left to do: end the turn.';
    },
    window: (frame, who, actions) =>
      standing(
        frame,
        () => `${sends(who, frame.seat, frame)} ${canStop(actions) ? STOP_JOB : 'You can’t stop him: pass.'}`,
        by =>
          `${stops(who, by)} ${man(who, frame.seat, frame.mafioso)} with a Don. ${canStop(actions) ? STOP_DON : CANNOT_STOP_DON}`,
        (by, don) =>
          `${stops(who, by)} ${man(who, don, DON)}: ${man(who, frame.seat, frame.mafioso)} is back on the job. ${canStop(actions) ? STOP_DON : CANNOT_STOP_DON}`,
      ),
    kidnap: (frame, who) => `You see ${hand(who, frame.victim)}: which card goes on the discard pile?`,
    recruit: () => 'Which card do you take from the discard pile?',
    limit: ({ limit }) => `Discard down to ${limit} cards. The last one you discard lies on top.`,
  },
  awaits: {
    turn: (frame, who) => `It’s ${whose(who, frame.seat, 'your')} turn.`,
    window: (frame, who) => `Will anybody stop ${man(who, ...onTop(frame))}?`,
    kidnap: (frame, who) =>
      `${does(who, frame.seat, 'You look', 'looks')} at ${hand(who, frame.victim)} to choose a card.`,
    recruit: (frame, who) => `${does(who, frame.seat, 'You choose', 'chooses')} a card from the discard pile.`,
    limit: (frame, who) => `${does(who, frame.seat, 'You discard', 'discards')} down to ${frame.limit} cards.`,
  },
  preview: {
    changed: {
      ...UNSAID,
      ending: ({ fact: { is } }) => (is === null ? '' : en.ending[is]),
      won: ({ fact }, who) => (fact.is ? does(who, fact.seat, 'You win this game', 'wins this game') : ''),
      kinds: ({ fact: { seat, is } }, who) =>
        is === 5 && seat === who.reader
          ? '5 of 5 kinds: end the turn to win'
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
      // What follows if nobody steps in says as much.
      answers: () => '',
      draw: () => 'You draw two cards, or what there is',
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
    end: () => 'End the turn',
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
    'nothing-to-draw': (it, who) => `There is no card for ${whom(who, it.seat, 'you')} to draw.`,
    reshuffled: it => `All discards but the top one are shuffled into a new draw pile of ${cards(it.cards)}.`,
    city: (it, who) => `${does(who, it.seat, 'You put', 'puts')} ${object(it.mafioso)} into the city.`,
    job: (it, who) => sends(who, it.seat, it),
    idle: (it, who) => `${does(who, it.seat, 'You discard', 'discards')} ${object(it.mafioso)}; he does no job.`,
    reacted: (it, who) =>
      `${does(who, it.seat, 'You play', 'plays')} a Don with ${companion(it.companion)} against ${whom(who, it.against, 'you')}.`,
    unopposed: (it, who) => `Nobody stops ${whom(who, it.seat, 'you')}.`,
    stopped: (it, who) => `${whose(who, it.seat, 'Your')} ${name(it.mafioso)} is stopped.`,
    liquidated: (it, who) => `${does(who, it.seat, 'You liquidate', 'liquidates')} ${man(who, it.victim, it.mafioso)}.`,
    looked: (it, who) => `${does(who, it.seat, 'You look', 'looks')} at ${hand(who, it.victim)}.`,
    'empty-handed': (it, who) => `${whose(who, it.victim, 'Your')} hand is empty: there is nobody to kidnap.`,
    kidnapped: (it, who) =>
      `${does(who, it.seat, 'You kidnap', 'kidnaps')} ${object(it.mafioso)} from ${hand(who, it.victim)}.`,
    recruited: (it, who) => `${does(who, it.seat, 'You take', 'takes')} ${object(it.mafioso)} from the discard pile.`,
    discarded: (it, who) =>
      `${does(who, it.seat, 'You discard', 'discards')} ${object(it.mafioso)} to keep to the hand limit.`,
    ended: (it, who) => `${does(who, it.seat, 'You end your', 'ends the')} turn.`,
    'game-over': (it, who) => `${en.ending[it.ending]}: ${winnersOf(who, it.winners)}.`,
    'match-over': (it, who) => `The match is over: ${winnersOf(who, it.winners)}.`,
  },
  whisper: {
    'dealt-hand': (it, who) =>
      `You are dealt ${handOf(it.hand)}. The discard pile starts with ${object(it.turnedUp)}. ${begins(who, it.startPlayer)}.`,
    'drew-card': (it, who) => `${does(who, it.seat, 'You draw', 'draws')} ${object(it.mafioso)}.`,
    'saw-hand': (it, who) =>
      `${does(who, it.seat, 'You look', 'looks')} at ${hand(who, it.victim)}: ${handOf(it.hand)}.`,
  },
  rule: {
    'CN-1':
      'Everybody gets seven cards, hidden; the rest is the draw pile, and its top card starts the discard pile. That first discard does no job.',
    'CN-2': 'Chance decides who starts; in a rematch the last winner does. Play goes clockwise.',
    'CN-3': 'A turn begins with drawing one card; that isn’t optional.',
    'CN-4':
      'After the draw, in any order and each at most once: one mafioso on a job, one into the city. Either may be skipped; you end the turn yourself.',
    'CN-5': 'With all five kinds in your city at the end of your turn, you win at once.',
    'CN-6': 'With more than ten cards at the end of your turn, you discard down to ten; these cards do no job.',
    'CN-7':
      'Then the player to the left takes a turn. The threat with which a mafioso ends a turn is up to you: say it aloud if you like, the game doesn’t ask for it.',
    'CN-8': 'Several of a kind may lie in a city. A win is checked only at the end of your own turn, and only for you.',
    'CN-9': 'When the draw pile is empty, all discards but the top one are shuffled into a new draw pile.',
    'CN-10':
      'With nothing to shuffle, the draw is skipped; a Caporegime draws what there is. The reshuffle comes later: at the first moment named in CN-26 with a second card on the discard pile.',
    'CN-11':
      'Smuggler: look at another player’s hand and put one card of it on the discard pile. That card does no job.',
    'CN-12':
      'Hitman: put one mafioso from another player’s city on the discard pile. You choose which; that card does no job.',
    'CN-13':
      'Consigliere: take any card from the discard pile. That includes cards laid there because of his own job, and himself unless the table has chosen otherwise.',
    'CN-14': 'Caporegime: draw two cards.',
    'CN-15':
      'The Don can’t be sent on a job: he only answers a job or another Don, and never alone. He may go into the city, accompany another Don, or be discarded over the hand limit.',
    'CN-16': 'You may play a card without using its job; without a legal target it does nothing.',
    'CN-17':
      'Hitman and Smuggler name their target with the card; the card to kidnap or to take is chosen when the job takes effect.',
    'CN-18':
      'When another player sends a mafioso, you may stop him with a Don and any other card of your hand. The job doesn’t happen, and all these cards stay on the discard pile. The companion may be a second Don and does no job.',
    'CN-19': 'A Don can be stopped the same way, even by the player whose turn it is.',
    'CN-20':
      'Everybody except the player of the latest job or Don is asked, all at the same time and in secret; of those who step in, the nearest clockwise counts. That Don can be stopped in turn; an odd number of Dons stops the job. When everybody passes, what was played last takes effect.',
    'CN-21': 'Answering with a Don uses up none of your actions; you may do so as often as you can pay two cards.',
    'CN-22':
      'Only jobs and Dons can be stopped: not a card put into the city, a discard, or a kidnapped or liquidated card.',
    'CN-23':
      'Cities, the discard pile and the numbers of cards are open; hands, the draw pile and the answers to a job are secret. The hand a Smuggler looks at is seen only by the player who sent him.',
    'CN-24':
      'When as many turns in a row as there are players pass without a card moving, the game ends: the city with the most kinds wins, then the one with the most cards; if that is equal too, the win is shared.',
    'CN-25': 'The Smuggler is two decisions: first whose hand, then, seeing it, which card.',
    'CN-26':
      'Whether the draw pile is empty is checked before and after every card drawn, after a job and after discarding to the limit. Only then are the discards shuffled: a Consigliere chooses from the pile as it lies.',
    'CN-27':
      'The companion is laid first, the Don on top; kidnapped and liquidated cards come on top; cards over the limit lie in the order you choose.',
    'CN-28':
      'With the card you say whether it does its job. Without a target nothing happens and nobody is asked. A Smuggler can’t be sent to an empty hand. A named victim who has no card left by then loses nothing. A job that takes effect is carried out in full, and a stopped, declined or idle one has used up your job.',
    'CN-29': 'A game ends after its 200th round; the cities decide as in CN-24.',
    'CN-30':
      'Several winners each get a win; the next game is started by the first of them clockwise from the last start player.',
  },
  score: { wins: 'Games won', kinds: 'Kinds in the city', cards: 'Cards in the city' },
  option: {
    deck: 'Cards of each kind',
    'by-players': 'By the number of players',
    'second-player-bonus': 'The second of two players starts with eight cards',
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
    region: 'City',
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
