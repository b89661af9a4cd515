import { moneyIn } from '../../money.ts';
import { called, characters, does, type SitdownWords, sayCard, sayPledges, silent, UNSAID } from './index.ts';

const money = moneyIn('en');
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const en: SitdownWords = {
  name: 'Sit-down',
  money,
  kind: {
    hit: { name: 'Hit', help: 'Choose another player, who pays you up to $2 unless a bodyguard steps in.' },
    racket: { name: 'Racket', help: 'Roll the die and take that many dollars.' },
    bodyguard: { name: 'Bodyguard', help: 'Keep him in your hand: discard him to ward off a hit.' },
    informer: { name: 'Informer', help: 'Look at the lowest card in the hand of the player on your left.' },
  },
  asks: {
    pledge: () => 'Pledge one or two cards, the lower one first. Everybody’s pledges are shown together.',
    target: () => 'Whom do you hit?',
    guard: ({ by }, who, actions) =>
      actions.length > 1
        ? `${called(who, by, 'You')} hits you: discard a bodyguard, or pay up to $2?`
        : `${called(who, by, 'You')} hits you, and you have no bodyguard: pay.`,
    vote: () => 'Will you stay for another round?',
  },
  awaits: {
    pledge: () => 'Everybody is pledging in secret.',
    target: ({ by }, who) => `${does(who, by, 'You’re choosing', 'is choosing')} a target.`,
    guard: ({ target }, who) => `${does(who, target, 'You’ve been', 'has been')} hit: will a bodyguard step in?`,
    vote: () => 'Everybody is voting on another round.',
  },
  preview: {
    changed: {
      ...UNSAID,
      cash: ({ fact: { seat, is } }, who) => `${does(who, seat, 'You have', 'has')} ${money(is)}`,
      round: ({ fact: { is } }) => `Round ${is} begins`,
    },
    depends: {
      pledges: () => 'The pledges are shown',
      draw: ({ seat }, who) => `${does(who, seat, 'You draw', 'draws')} cards`,
      die: ({ seat }, who) => `${does(who, seat, 'You roll', 'rolls')} the die`,
      look: ({ at }, who) => `You look at a card of ${called(who, at, 'yours')}`,
    },
    ended: () => 'The match ends',
    nothing: 'Nothing changes',
    unopposed: clauses => `If nobody reacts: ${clauses}`,
  },
  action: {
    pick: ({ card }) => `Pledge ${sayCard(en, card)}`,
    seal: () => 'Seal the pledge',
    target: ({ seat }, who) => `Hit ${called(who, seat, 'yourself')}`,
    guard: ({ card }) => `Discard ${sayCard(en, card)}`,
    suffer: () => 'Pay up to $2',
    vote: ({ stay }) => (stay ? 'Stay for another round' : 'Leave the table'),
  },
  event: {
    drew: ({ seat }, who) => `${does(who, seat, 'You draw', 'draws')} a card.`,
    pledged: ({ shown }, who) => `The pledges are shown. ${sayPledges(en, shown, who, 'You')}.`,
    paid: ({ seat, amount }, who) => `${does(who, seat, 'Your racket brings you', 'takes')} $${amount}.`,
    looked: ({ seat, at }, who) => `${does(who, seat, 'You look', 'looks')} at a card of ${called(who, at, 'yours')}.`,
    hit: ({ by, target, guarded }, who) =>
      `${does(who, by, 'You hit', 'hits')} ${called(who, target, 'you')}${guarded ? ', but a bodyguard steps in' : ''}.`,
    voted: ({ seat, stay }, who) =>
      stay ? `${does(who, seat, 'You stay', 'stays')}.` : `${does(who, seat, 'You want', 'wants')} to leave.`,
  },
  whisper: {
    'drew-card': ({ card }) => `You draw ${sayCard(en, card)}.`,
    'saw-card': ({ at, card }, who) => `${called(who, at, 'You')}: the lowest card is ${sayCard(en, card)}.`,
  },
  rule: {
    'S-1':
      'In every round all players pledge one or two cards in secret, the lower one first. All pledges are shown together and take effect clockwise.',
    'S-2': 'Hit: choose any other player as the target.',
    'S-3': 'The target of a hit may discard a bodyguard from the hand. Otherwise the target pays $2, or what is left.',
    'S-4':
      'Then everybody votes openly. If anybody stays, another round begins, unless it was the last one or somebody has no card left.',
    'S-5': 'Everybody begins with $3. At the start of a round everybody draws up to three cards while the deck lasts.',
    'S-6': 'Informer: look at the lowest card in the hand of the player on your left.',
    'S-7': 'Racket: roll the die and take that many dollars.',
    'S-8': 'The player with the most cash at the end wins; players with equal cash share the win.',
  },
  score: { cash: 'Cash' },
  option: { rounds: 'Maximum number of rounds' },
  table: {
    hand: 'Hand',
    pledged: 'Pledged',
    deck: 'Deck',
    discard: 'Discard pile',
    seen: 'Seen by your informers',
    cards,
    round: (round, of) => `Round ${round} of at most ${of}`,
  },
  characters,
};

export const speech = silent(
  {
    salute: 'Evening, everybody.',
    respect: 'Well played.',
    laughter: 'I nearly dropped my fork.',
    regret: 'Pass the bread. No hard feelings.',
    warning: 'I’m watching your hands.',
    hurry: 'The soup is getting cold.',
  },
  'A waiter on trial who pledges whatever card is on top.',
  'A florist with a ribbon for every occasion, above all for yours.',
  'A notary who never sits with his back to the door.',
  'A card dealer who has counted everything, including the spoons.',
  'The host. He stays as long as it pays.',
);
