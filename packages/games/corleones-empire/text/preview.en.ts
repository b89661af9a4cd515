import { rankOf, seatOf } from '../types.ts';
import { type Phrases, previewWords } from './preview.ts';
import { NUMERALS } from './shared.ts';
import { money } from './things.en.ts';

/** The clauses of previews. */
export function previewsIn(say: Phrases) {
  const { numbered, does, whose, all } = say;
  const where = (turf: number): string => numbered.area(turf).where;
  const area = (turf: number): string => where(turf).replace(/^(?:in|on) /, '');
  const times = (count: number, text: string): string => (count === 1 ? text : `${count} × ${text}`);
  return previewWords(say, {
    gets: cards => `you get ${cards}`,
    loses: cards => `from your hand: ${cards}`,
    trades: (gets, loses) => `you get ${gets} for ${loses}`,
    suitcase: dollars => `then in your suitcase: ${money(dollars)}`,
    horseHead: (who, seat) => `${does(who, seat, 'you get', 'gets')} the Horse Head`,
    completes: (who, seat, job) => `${job} goes into ${whose(who, seat, 'your')} suitcase`,
    takesAlly: (who, seat, ally) => `${does(who, seat, 'you take', 'takes')} ${numbered.ally(ally).object}`,
    allyBack: ally => `back in your hand: ${ally}`,
    allyGone: ally => `${ally} leaves the game`,
    drowns: (who, figure, count) =>
      `into the Hudson: ${times(count, `${whose(who, seatOf(figure), 'your')} ${numbered.rank(rankOf(figure)).name}`)}`,
    thugsBack: count => `back in your reserve: ${times(count, numbered.rank(3).name)}`,
    membersBack: count => `back in your reserve: ${count === 1 ? '1 Family Member' : `${count} Family Members`}`,
    out: (who, seat) => `${does(who, seat, 'you’re', 'is')} out of the phase`,
    controls: (who, seat, turf) => `${does(who, seat, 'you control', 'controls')} ${area(turf)}`,
    reinforces: (who, seat, turf) => `another of ${whose(who, seat, 'your')} markers ${where(turf)}`,
    loosens: (who, seat, turf) => `one of ${whose(who, seat, 'your')} markers leaves ${area(turf)}`,
    nobodyControls: turf => `nobody controls ${area(turf)}`,
    pileEmpty: kind => `that’s the last ${kind} in the pile`,
    bid: dollars => `your bid so far: ${money(dollars)}`,
    stays: dollars => `${money(dollars)} stays in your suitcase`,
    toKeep: cards => `${cards} more to keep`,
    goes: cards => `you hand over ${cards}`,
    businessOver: 'family business is over',
    act: act => `Act ${NUMERALS[act] ?? act + 1} begins`,
    depends: {
      deal: 'then the jobs are dealt',
      tile: 'then a new business opens',
      jobs: 'then you draw jobs',
      offer: 'then everybody’s cards are shown',
      bids: 'then the bids are opened',
      tribute: 'then the tribute is shown',
      'public-jobs': 'then new jobs are laid out',
      allies: 'then new allies are laid out',
      suitcases: 'then the suitcases are opened',
    },
    theft: (who, victim) => `then you draw a money card from ${whose(who, victim, 'your')} suitcase`,
    nothing: 'this does nothing',
    ends: 'the game ends',
    wins: (who, winners) => `the game ends, won by ${all(who, winners, 'you')}`,
  });
}
