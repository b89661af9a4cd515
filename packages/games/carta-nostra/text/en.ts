import type { Seat, Who } from '@consigliere/kernel';
import type { CartaNostraWords, MafiosoWords } from './words.ts';

const MAFIOSI: readonly MafiosoWords[] = [
  { name: 'Caporegime', object: 'a Caporegime', help: 'Job: draw the top two cards of the draw pile (CN-14).' },
  {
    name: 'Don',
    object: 'a Don',
    help: 'Out of turn, together with any other card of your hand: stops the job another player has just played, or another Don (CN-18, CN-19). Never played for a job in your own turn (CN-15).',
  },
  {
    name: 'Consigliere',
    object: 'a Consigliere',
    help: 'Job: take any card from the discard pile into your hand, except himself (CN-13).',
  },
  {
    name: 'Hitman',
    object: 'a Hitman',
    help: 'Job: put one mafioso of your choice from another region on the discard pile (CN-12).',
  },
  {
    name: 'Smuggler',
    object: 'a Smuggler',
    help: 'Job: look at another hand and put one card of it on the discard pile (CN-11).',
  },
];

const name = (mafioso: number): string => MAFIOSI[mafioso]?.name ?? '?';
const object = (mafioso: number): string => MAFIOSI[mafioso]?.object ?? '?';
const player = (who: Who, seat: Seat): string => who.names[seat] ?? `Seat ${seat + 1}`;
/** "You draw" or "Anna draws". */
const does = (who: Who, seat: Seat, you: string, others: string): string =>
  seat === who.reader ? `You ${you}` : `${player(who, seat)} ${others}`;
const whom = (who: Who, seat: Seat): string => (seat === who.reader ? 'you' : player(who, seat));
const whose = (who: Who, seat: Seat): string => (seat === who.reader ? 'your' : `${player(who, seat)}'s`);
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const handOf = (hand: readonly number[]): string =>
  hand.flatMap((count, mafioso) => (count === 0 ? [] : [`${count} × ${name(mafioso)}`])).join(', ');
const winnersOf = (who: Who, winners: readonly Seat[]): string =>
  winners.length === 1
    ? does(who, winners[0] as Seat, 'win', 'wins')
    : `${listed(winners.map(seat => (seat === who.reader ? 'you' : player(who, seat))))} share the win`;

/** What a job aims at, after the name of the card. */
function aim(who: Who, it: { mafioso: number; victim?: Seat | null; target?: number | null }): string {
  if (it.victim === undefined || it.victim === null) return '';
  if (it.target === undefined || it.target === null) return ` against ${whose(who, it.victim)} hand`;
  return ` against ${whose(who, it.victim)} ${name(it.target)}`;
}

export const en: CartaNostraWords = {
  name: 'Carta Nostra',
  mafioso: MAFIOSI,
  asks: {
    turn: frame => {
      if (frame.job && frame.city) return 'Your turn: send a mafioso on a job, put one into your city, or end the turn.';
      if (frame.job) return 'Your turn: send a mafioso on a job, or end the turn.';
      if (frame.city) return 'Your turn: put a mafioso into your city, or end the turn.';
      return 'You have done both actions: end the turn.';
    },
    window: (frame, who) =>
      frame.dons.length === 0
        ? `${player(who, frame.seat)} sends ${object(frame.mafioso)}${aim(who, frame)}. Stop him with a Don and a companion, or let it happen?`
        : `${player(who, frame.dons.at(-1) ?? 0)} answers with a Don (${frame.dons.length} so far). Stop that Don with one of yours, or let it stand?`,
    kidnap: (frame, who) => `You see ${whose(who, frame.victim)} hand: which card goes on the discard pile?`,
    recruit: () => 'Which card do you take from the discard pile?',
    limit: () => 'You hold more than ten cards: discard one. The last one lies on top.',
  },
  awaits: {
    turn: (frame, who) => `${player(who, frame.seat)} is at turn.`,
    window: () => 'Everybody else decides whether to answer with a Don.',
    kidnap: (frame, who) => `${player(who, frame.seat)} looks at ${whose(who, frame.victim)} hand and chooses a card.`,
    recruit: (frame, who) => `${player(who, frame.seat)} chooses a card from the discard pile.`,
    limit: (frame, who) => `${player(who, frame.seat)} discards down to ten cards.`,
  },
  action: {
    job: (it, who) => `Job: send ${object(it.mafioso)}${aim(who, it)}`,
    idle: it => `Discard ${object(it.mafioso)} without doing his job`,
    city: it => `City: put ${object(it.mafioso)} into your region`,
    end: () => 'End the turn',
    pass: () => 'Pass: let it happen',
    react: it => `Stop it: a Don together with ${it.companion === 1 ? 'a second Don' : object(it.companion)}`,
    kidnap: it => `Kidnap ${object(it.mafioso)}`,
    recruit: it => `Take ${object(it.mafioso)}`,
    discard: it => `Discard ${object(it.mafioso)}`,
  },
  event: {
    dealt: (it, who) =>
      `The cards are dealt; ${object(it.turnedUp)} starts the discard pile. ${does(who, it.startPlayer, 'begin', 'begins')}.`,
    turn: (it, who) => `Round ${it.round}: ${whose(who, it.seat)} turn.`,
    drew: (it, who) => `${does(who, it.seat, 'draw', 'draws')} a card.`,
    'nothing-to-draw': (it, who) => `There is no card ${whom(who, it.seat)} could draw.`,
    reshuffled: it => `The discard pile is shuffled into a new draw pile of ${it.cards}.`,
    city: (it, who) => `${does(who, it.seat, 'put', 'puts')} ${object(it.mafioso)} into the city.`,
    job: (it, who) => `${does(who, it.seat, 'send', 'sends')} ${object(it.mafioso)}${aim(who, it)}.`,
    idle: (it, who) => `${does(who, it.seat, 'discard', 'discards')} ${object(it.mafioso)}; he does no job.`,
    reacted: (it, who) =>
      `${does(who, it.seat, 'play', 'plays')} a Don with ${it.companion === 1 ? 'a second Don' : object(it.companion)} against ${whom(who, it.against)}.`,
    unopposed: (it, who) => `Nobody stops ${whom(who, it.seat)}.`,
    stopped: (it, who) => `${whose(who, it.seat) === 'your' ? 'Your' : whose(who, it.seat)} ${name(it.mafioso)} is stopped.`,
    liquidated: (it, who) => `${does(who, it.seat, 'liquidate', 'liquidates')} ${whose(who, it.victim)} ${name(it.mafioso)}.`,
    looked: (it, who) => `${does(who, it.seat, 'look', 'looks')} at ${whose(who, it.victim)} hand.`,
    'empty-handed': (it, who) => `${does(who, it.victim, 'have', 'has')} no card left to kidnap.`,
    kidnapped: (it, who) => `${does(who, it.seat, 'kidnap', 'kidnaps')} ${object(it.mafioso)} from ${whom(who, it.victim)}.`,
    recruited: (it, who) => `${does(who, it.seat, 'take', 'takes')} ${object(it.mafioso)} from the discard pile.`,
    discarded: (it, who) => `${does(who, it.seat, 'discard', 'discards')} ${object(it.mafioso)} down to the limit.`,
    ended: (it, who) => `${does(who, it.seat, 'end your', 'ends the')} turn.`,
    'game-over': (it, who) => `${en.ending[it.ending]} ${winnersOf(who, it.winners)}.`,
    'match-over': (it, who) => `The match is over: ${winnersOf(who, it.winners)}.`,
  },
  whisper: {
    'dealt-hand': (it, who) =>
      `You are dealt ${handOf(it.hand)}. ${object(it.turnedUp)} starts the discard pile. ${does(who, it.startPlayer, 'begin', 'begins')}.`,
    'drew-card': it => `You draw ${object(it.mafioso)}.`,
    'saw-hand': (it, who) => `You look at ${whose(who, it.victim)} hand: ${handOf(it.hand)}.`,
  },
  rule: {
    'CN-1': 'Everybody gets seven cards, hidden; the rest is the draw pile, and its top card starts the discard pile.',
    'CN-2': 'Chance decides who starts; in a rematch the last winner does. Play goes clockwise.',
    'CN-3': 'A turn begins with drawing one card; it is not optional.',
    'CN-4': 'After the draw, in any order and each at most once: one mafioso on a job, one into the city. Either may be skipped; you end the turn yourself.',
    'CN-5': 'All five kinds in your region at the end of your turn win at once.',
    'CN-6': 'With more than ten cards at the end of your turn you discard down to ten; these cards do no job.',
    'CN-7': 'A turn ends with a threat, for fun; then the player to the left is at turn.',
    'CN-8': 'Several of a kind may lie in a region. A win is checked only at the end of your own turn, and only for you.',
    'CN-9': 'When the draw pile is empty, all discards but the top one are shuffled into a new draw pile.',
    'CN-10': 'With nothing to shuffle, the draw is skipped; a Caporegime draws what there is.',
    'CN-11': 'Smuggler: look at another hand and put one card of it on the discard pile.',
    'CN-12': 'Hitman: put one mafioso from another region on the discard pile.',
    'CN-13': 'Consigliere: take any card from the discard pile, except himself.',
    'CN-14': 'Caporegime: draw two cards.',
    'CN-15': 'The Don does his job only out of turn and never alone; he cannot be sent on a job in your own turn.',
    'CN-16': 'A job is optional once the card is played; without a legal target it does nothing.',
    'CN-17': 'Hitman and Smuggler name their target with the card; the card to kidnap or to take is chosen when the job takes effect.',
    'CN-18': 'When another player sends a mafioso, you may stop him with a Don and any other card of your hand.',
    'CN-19': 'A Don can be stopped the same way, also by the player whose turn it is.',
    'CN-20': 'Everybody except the owner of the last effect is asked at once and in secret; the nearest clockwise who answers counts. An odd number of Dons stops the job.',
    'CN-21': 'Answering with a Don uses up none of your actions; you may do so as often as you can pay two cards.',
    'CN-22': 'Only jobs and Dons can be stopped: not a card put into the city, a discard, or a kidnapped or liquidated card.',
    'CN-23': 'Regions, the discard pile and the numbers of cards are open; hands, the draw pile and answers in a window are secret. Only the Smuggler’s player sees the hand he looks at.',
    'CN-24': 'When a whole round passes without a card moving, the game ends: most kinds in the region win, then most cards, then the win is shared.',
    'CN-25': 'The Smuggler is two decisions: first whom, then, seeing his hand, which card.',
    'CN-26': 'Whether the draw pile is empty is checked around every card drawn, after a job and after discarding to the limit.',
    'CN-27': 'The companion is laid first, the Don on top; kidnapped and liquidated cards come on top; discards lie in the order given.',
    'CN-28': 'With the card you say whether it does its job. Without a target nothing happens and nobody is asked. A player without cards cannot be named.',
    'CN-29': 'A game ends after its 200th round; the regions decide as in a dead end.',
    'CN-30': 'Several winners each get a win; the next game is started by the first of them clockwise from the last start player.',
  },
  score: { wins: 'Games won', kinds: 'Kinds in the region', cards: 'Cards in the region' },
  option: {
    deck: 'Cards of each kind',
    'second-player-bonus': 'The second of two players starts with eight cards',
    wins: 'Games to win the match',
    start: 'Who starts',
  },
  ending: {
    'five-kinds': 'All five kinds are in one region:',
    'dead-end': 'No card has moved for a whole round:',
    'last-round': 'The 200th round is over:',
  },
  threats: [
    'Lovely region you have there. It would be a shame if somebody noticed.',
    'My Hitman was asking where you live. I told him to bring cake. He does not bake.',
    'I never forget a favour. I write down the rest.',
    'Sleep well. One of us should.',
    'I would count your cards tonight, while they are still yours.',
    'Somebody in your city works for me. You will find out who.',
  ],
  table: {
    region: 'City',
    hand: 'Hand',
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    cards: count => (count === 1 ? '1 card' : `${count} cards`),
    round: round => `Round ${round}`,
    wins: count => (count === 1 ? '1 win' : `${count} wins`),
    empty: 'empty',
  },
};
