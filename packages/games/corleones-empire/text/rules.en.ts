import { iconsOf, series, tilesAtStart } from './shared.ts';
import { icon, money } from './things.en.ts';
import type { Printed } from './words.ts';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** CE-1 "Blue tiles start on turf 1 with 4 players." */
function tiles(printed: Printed): string {
  const places = tilesAtStart(printed).map(
    ([players, turfs]) => `on ${turfs.length === 1 ? 'turf' : 'turfs'} ${series(turfs, 'and')} with ${players} players`,
  );
  return places.length === 0 ? 'No tile is on the board at the start.' : `Blue tiles start ${series(places, 'and')}.`;
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
    'CE-1': `Money and goods lie in open piles, blue and red tiles in two shuffled decks. ${tiles(printed)}`,
    'CE-2': `The jobs are shuffled. With 2, 3, 4 or 5 players, ${series(publicJobs, 'or')} public jobs lie open.`,
    'CE-3': 'Of the allies of Act I, one fewer than players are laid out; the others leave the game.',
    'CE-4': `Everybody starts with a family, a Don, ${series([...start, ...hand], 'and')}. The Consigliere comes in Act II, the Heir in Act IV. Families are chosen, or dealt by an option.`,
    'CE-5': 'A random player gets the Horse Head and begins; play goes clockwise.',
    'CE-6':
      'An act begins with a new business: the top tile of its colour goes to the lowest-numbered turf with an empty business space.',
    'CE-7':
      'Then everybody takes one action in turn, starting from the Horse Head; you can’t pass. Without figures in reserve, or without any legal action, you are out of the phase. The phase is over when everybody is out.',
    'CE-8': 'After the family business comes the turf war. How it is fought: CE-25 to CE-27.',
    'CE-9': 'After the turf war come the bribes, except in Act IV. How allies are bribed: CE-28 and CE-29.',
    'CE-10': 'Then everybody pays tribute. What that means: CE-30.',
    'CE-11':
      'Between two acts there is an Entr’acte. What happens in it: CE-31 and CE-32. After Act IV the game ends with CE-33 to CE-36.',
    'CE-12': 'Thug: put one from reserve on any empty Thug space and use the Front of that business at once.',
    'CE-13':
      'If another player controls the turf, that player uses the same Front too, even when out of the phase. The active player decides who goes first. This holds for Fronts used through cards as well. Whoever goes first uses all icons before the other begins.',
    'CE-14':
      'Family Member: put one from reserve on any empty round space and use the Backs of all businesses in the areas it touches, in any order. Spaces marked 3+ stay empty with 2 players; control gives nobody anything here. All Family Members are alike.',
    'CE-15': `Central Park has only a Back (${iconsOf(icon, park.back)}), and neither Front nor control.`,
    'CE-16':
      'Job: discard the goods it shows, with Narcotics in place of any of them if you like. It may be a job from your hand or a public one. Pay exactly that many cards; they are in the piles before the ability begins.',
    'CE-17':
      'Carry out the ability and take all the money, either before or after it; then the job goes into your suitcase. The space of a public job stays empty until the Entr’acte.',
    'CE-18': 'You can do a job only while you have a figure in reserve.',
    'CE-19':
      'Ally: lay one from your hand before you and use it, once in an act; it returns to your hand at Tribute. You need a figure in reserve for it.',
    'CE-20':
      'The figure of a played Mayor, Union Boss or Police Chief acts for you until your turn is over; by an option, until you are out of the phase. It stays on the board and is neutral in the turf war.',
    'CE-21':
      'A figure that is gunned down goes into the Hudson until the Entr’acte; its space is free. Neutral figures are never a target.',
    'CE-22':
      'A figure is in a turf if it stands on one of its Thug spaces or on a round space that touches it; so is the Police Chief if he stands there.',
    'CE-23': 'There is no change: money cards of hand, suitcase and piles are never swapped.',
    'CE-24':
      'From an empty pile of goods you take nothing; from an empty pile of money, the next lower value there is, or nothing if there is none. When a job must be drawn and the deck is empty, the discarded jobs are shuffled.',
    'CE-25':
      'Turf by turf, each figure counts one for its family; the neutral ones count together. Whoever has more than everybody else puts a marker on top of the stack, even on one of their own; a tie or a neutral lead changes nothing.',
    'CE-26':
      'If you win a turf you don’t control and have no marker left, you may move one of yours there from anywhere on the board; by an option, also to a turf that is already yours. It may lie at any depth of any stack; that stack closes up, and control may change there at once.',
    'CE-27': 'Whoever owns the topmost marker controls the turf.',
    'CE-28': 'Everybody secretly picks any money cards from the suitcase, or none; the bids are opened together.',
    'CE-29':
      'The highest bidder pays first and takes an ally, then the next; ties go in turn order from the Horse Head. If no ally is left for you, you keep your money, and $0 never gets an ally. When it is your turn to choose, you must pay and take one. Everybody sees all bids.',
    'CE-30': `Played and bribed allies are back in hand; then everybody secretly chooses what to keep, down to the hand limit of the act: ${series(
      acts.map(({ handLimit }) => handLimit),
      'and',
    )} cards in Acts I to IV. Money and goods go to the piles, jobs to the discard, allies out of the game.`,
    'CE-31':
      'All figures leave the board and the Hudson and return to their families, the neutral ones beside the board. The Consigliere joins before Act II, the Heir before Act IV.',
    'CE-32':
      'Empty public job spaces are refilled. The allies left over leave the game, and those of the next act are laid out, none before Act IV. The Horse Head stays where it is.',
    'CE-33': 'At the end the money in your hand goes into your suitcase; all other cards are discarded.',
    'CE-34': `Each turf pays ${money(bonus)} to whoever has the most markers in it; of tied players, to the one whose marker lies higher. A turf without markers pays nobody.`,
    'CE-35': `Each job colour pays ${money(bonus)} to whoever has completed the most jobs of it, at least one; all who tie get it.`,
    'CE-36':
      'The most money wins. Of tied players, the one with more turf bonuses wins; if those are tied too, the win is shared.',
    'CE-37':
      'Hands, suitcases, sealed choices, decks and the card of a Heist are secret; everything else is open. Suitcase totals are hidden unless an option shows them.',
    'CE-38':
      'Taking the Horse Head changes nothing in the running phase; it counts for tied bids and for who begins next. If two use its icon, the second keeps it. Whoever holds it already may use the icon without effect.',
    'CE-39':
      'By option, a neutral figure stays yours until you are out of the phase or somebody else plays it: New Orders may then move the Union Boss, Family Meeting the Mayor. It never goes to a reserve, doesn’t keep you in the phase, and is never a target.',
    'CE-40':
      'You don’t have to place an ally’s figure, nor gun anybody down with it; the icons come last in any case. Mayor and Union Boss go to another, empty space; the Police Chief may stay where he is. The Mayor uses Backs, so the controller of a turf gets nothing. Goods are taken from piles that aren’t empty.',
    'CE-41':
      'The ability of a job may be left undone, and all choices in it are yours. Car Bomb hits all or nobody, moved figures go to another, empty space, and the Offer asks everybody with money in hand.',
    'CE-42': 'Bonuses are counted, not taken as cards, so the piles don’t limit them.',
    'CE-43': 'Once out of the phase, you stay out until the next act; your figures can still be moved and gunned down.',
    'CE-I1': 'Money: take a card of that value.',
    'CE-I2': 'Good: take a card of that good.',
    'CE-I3': 'Discard 2 cards of your choice and take a $5.',
    'CE-I4': 'Discard 1 card of your choice and take a $5.',
    'CE-I5': 'Suitcase: show a money card from your hand and put it into your suitcase.',
    'CE-I6': 'Job: draw the top two, keep one and discard the other face up.',
    'CE-I7': 'Horse Head: take it; from now on you are first player.',
    'CE-I8': 'Discard 1 card and take a Gun, Blood Money or Booze.',
    'CE-I9': 'Discard 3 cards and take a $3 and a $5.',
    'CE-I10': 'You may use each icon as often as it is shown, or not at all, in any order, also back and forth.',
    'CE-I11':
      'Icons that discard are used whole or not at all; any card may go, openly, before you take. The exchange needs one of the three goods in its pile after the discard.',
    'CE-I12': 'If only one job can be drawn, you keep it. Drawn jobs are seen by you alone, and one must be kept.',
  };
}
