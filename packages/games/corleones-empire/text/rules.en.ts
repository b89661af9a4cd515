import { iconsOf, joinList, tilesAtStart } from './shared.ts';
import { icon, money } from './things.en.ts';
import type { Printed } from './words.ts';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** CE-1 "Blue tiles start on turf 1 with 4 players." */
function tiles(printed: Printed): string {
  const places = tilesAtStart(printed).map(
    ([players, turfs]) =>
      `on ${turfs.length === 1 ? 'turf' : 'turfs'} ${joinList(turfs, 'and')} with ${players} players`,
  );
  return places.length === 0 ? 'No tile is on the board at the start.' : `Blue tiles start ${joinList(places, 'and')}.`;
}

/** Each rule in a sentence or two, with the numbers of the box. */
export function rulesOf(printed: Printed): Readonly<Record<string, string>> {
  const { thugs, thugsOfTwo, markers, publicJobs, startingMoney, startingJobs, park, acts, bonus } = printed;
  const start = [
    `${counted(thugs, 'Thug')} (${thugsOfTwo} with 2 players)`,
    counted(markers, 'marker'),
    'an empty suitcase',
  ];
  const hand = [...startingMoney.map(money), counted(startingJobs, 'job')];
  return {
    'CE-1': `Money and goods are in face-up piles, blue and red tiles in two shuffled decks. ${tiles(printed)}`,
    'CE-2': `The jobs are shuffled. With 2, 3, 4 or 5 players, ${joinList(publicJobs, 'or')} public jobs are laid out face up.`,
    'CE-3':
      'The allies of Act I are shuffled, and one fewer than there are players is laid out; the rest leave the game.',
    'CE-4': `Everybody starts with a family, a Don, ${joinList([...start, ...hand], 'and')}. The Consigliere joins in Act II, the Heir in Act IV. Players choose their families; with an option, they are dealt at random.`,
    'CE-5': 'A random player gets the Horse Head and begins; play goes clockwise.',
    'CE-6':
      'Each act opens a new business: the top tile of the act’s colour goes to the lowest-numbered turf with an empty business space.',
    'CE-7':
      'Then players take turns, one action each, starting with the Horse Head; you can’t pass. Without figures in reserve, or without any legal action, you’re out of the phase. The phase is over when everybody is out.',
    'CE-8': 'Next comes the turf war: see CE-25 to CE-27.',
    'CE-9': 'Next comes bribery, except in Act IV: see CE-28 and CE-29.',
    'CE-10': 'Then everybody pays tribute: see CE-30.',
    'CE-11':
      'Between two acts there is an Entr’acte: see CE-31 and CE-32. After Act IV the game ends: see CE-33 to CE-36.',
    'CE-12': 'Thug: put one from your reserve on any empty Thug space and use the Front of that business at once.',
    'CE-13':
      'If another player controls the turf, that player uses the same Front too, even when out of the phase. The active player decides who goes first; that player uses all the icons before the other begins. The same goes for Fronts used through cards.',
    'CE-14':
      'Family Member: put one from your reserve on any empty round space and use the Backs of all businesses in the areas it touches, in any order. Control gives nobody anything here. With 2 players, spaces marked 3+ stay empty. All Family Members work alike.',
    'CE-15': `Central Park has only a Back (${iconsOf(icon, park.back)}): no Front, and nobody controls it.`,
    'CE-16':
      'Job: discard exactly the goods it shows; Narcotics can replace any of them. It may be a job from your hand or a public one. The goods are back in the piles before the ability begins.',
    'CE-17':
      'Carry out the ability and take all the money, either before or after it; then the job goes into your suitcase. A public job’s space stays empty until the Entr’acte.',
    'CE-18': 'You can only do a job while you have a figure in reserve.',
    'CE-19':
      'Ally: lay one from your hand in front of you and use it, once per act; it returns to your hand at Tribute. You need a figure in reserve for this too.',
    'CE-20':
      'When you play the Mayor, the Union Boss or the Police Chief, the figure acts for you until your turn is over; with an option, until you’re out of the phase. It stays on the board and is neutral in the turf war.',
    'CE-21':
      'A figure that is gunned down goes into the Hudson until the Entr’acte, and its space is free. Neutral figures are never a target.',
    'CE-22':
      'A figure is in a turf if it stands on one of the turf’s Thug spaces or on a round space that touches the turf. The Police Chief is in the turf he was put into.',
    'CE-23': 'There is no change: you never swap money cards between hand, suitcase and piles.',
    'CE-24':
      'If a pile of goods is empty, you take nothing; if a pile of money is empty, you take the next lower value there is, or nothing if there is none. If the deck is empty when a job must be drawn, the discarded jobs are shuffled.',
    'CE-25':
      'Turf by turf, each figure counts one for its family; the neutral figures count together. The family with more than every other side puts a marker on top of the stack, even on one of its own; a tie or a neutral lead changes nothing.',
    'CE-26':
      'If you win a turf you don’t control and have no markers left, you may move one of yours there from anywhere on the board; with an option, even to a turf you already control. It may come from any depth of any stack; that stack closes up, and control may change there at once.',
    'CE-27': 'The owner of the topmost marker controls the turf.',
    'CE-28': 'Everybody secretly chooses any money cards from their suitcase, or none; the bids are opened together.',
    'CE-29':
      'The highest bidder pays and takes an ally, then the next highest, and so on; ties go in turn order from the Horse Head. When it’s your turn to choose, you must pay and take one. If no ally is left for you, you keep your money. A bid of $0 never gets an ally. Everybody sees all bids.',
    'CE-30': `Played and bribed allies are back in hand; then everybody secretly chooses which cards to keep, up to the act’s hand limit: ${joinList(
      acts.map(({ handLimit }) => handLimit),
      'and',
    )} cards in Acts I to IV. Money and goods go to the piles, jobs to the discard pile, allies out of the game.`,
    'CE-31':
      'All figures leave the board and the Hudson and return to their families; the neutral ones go beside the board. The Consigliere joins before Act II, the Heir before Act IV.',
    'CE-32':
      'Empty public job spaces are refilled. Leftover allies leave the game and those of the next act are laid out, none before Act IV. The Horse Head stays where it is.',
    'CE-33': 'At the end, the money in your hand goes into your suitcase; all other cards are discarded.',
    'CE-34': `Each turf pays ${money(bonus)} to the player with the most markers in it; if tied, to the one whose topmost marker is higher. A turf without markers pays nobody.`,
    'CE-35': `Each job colour pays ${money(bonus)} to the player with the most completed jobs of that colour, at least one; if tied, to all tied players.`,
    'CE-36':
      'The most money wins. If tied, the player with more turf bonuses wins; if those are tied too, the win is shared.',
    'CE-37':
      'Hands, suitcases, sealed choices, decks and the card taken in a Heist are secret; everything else is open. Suitcase totals are hidden unless an option shows them.',
    'CE-38':
      'Taking the Horse Head changes nothing in the current phase; it breaks tied bids and decides who begins next. If two players use its icon, the second keeps it. If you already hold it, you may use the icon without effect.',
    'CE-39':
      'With the option, a neutral figure stays yours until you’re out of the phase or somebody else plays it: New Orders can then move the Union Boss, and Family Meeting the Mayor. The figure never goes to a reserve, doesn’t keep you in the phase, and is never a target.',
    'CE-40':
      'You don’t have to place an ally’s figure or gun anybody down with it; you use the icons last, in any case. The Mayor and the Union Boss go to another, empty space; the Police Chief may stay where he is. The Mayor uses Backs, so the controller of a turf gets nothing. Goods come from piles that aren’t empty.',
    'CE-41':
      'You may skip a job’s ability, and all choices in it are yours. Car Bomb hits everybody or nobody, moved figures go to another, empty space, and An Offer They Can’t Refuse asks everybody with money in hand.',
    'CE-42': 'Bonuses are counted, not taken as cards, so the piles don’t limit them.',
    'CE-43':
      'Once you’re out of the phase, you stay out for the rest of the act; your figures can still be moved and gunned down.',
    'CE-I1': 'Money: take a card of that value.',
    'CE-I2': 'Good: take a card of that good.',
    'CE-I3': 'Discard 2 cards of your choice and take a $5.',
    'CE-I4': 'Discard 1 card of your choice and take a $5.',
    'CE-I5': 'Suitcase: show a money card from your hand and put it into your suitcase.',
    'CE-I6': 'Job: draw the top two, keep one and discard the other face up.',
    'CE-I7': 'Horse Head: take it; you’re the first player from now on.',
    'CE-I8': 'Discard 1 card and take a Gun, Blood Money or Booze.',
    'CE-I9': 'Discard 3 cards and take a $3 and a $5.',
    'CE-I10':
      'You may use each icon as often as it is shown, or not at all, in any order, even back and forth between businesses.',
    'CE-I11':
      'Icons with a discard are used in full or not at all; you may discard any card, face up, before you take. To trade for a good, one of the three must be in its pile after the discard.',
    'CE-I12': 'If only one job can be drawn, you keep it. Only you see the jobs you draw, and you must keep one.',
  };
}
