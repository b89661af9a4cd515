import {
  DONE,
  discard,
  discardOne,
  discardThree,
  discardTwo,
  exchange,
  first,
  good,
  LEAVE,
  member,
  OFFER,
  REWARD,
  rob,
  suitcaseIt,
  take,
  thug,
} from '../index.ts';
import { by, moments } from './moment.ts';

/** Positions about icons and money in hand. */
export const money = moments({
  'CE-I5 a $5 goes into the suitcase, not a $1': {
    at: { hands: ['$1 $5'] },
    since: by(0, thug('korean-laundry'), take('$1')),
    good: [suitcaseIt('$5')],
  },
  'CE-I5 a $3 goes into the suitcase, not a $1 or $2': {
    at: { seats: 4, turn: 2, hands: ['', '', '$2 $3'] },
    since: by(2, thug('korean-laundry'), take('$1')),
    good: [suitcaseIt('$3')],
  },
  'CE-I10 the second suitcase is used as well': {
    at: { act: 2, hands: ['$3 $2'] },
    since: by(0, thug('tax-office'), suitcaseIt('$3')),
    good: [suitcaseIt('$2')],
  },
  'CE-I10 the third suitcase of the Central Bank is used as well, for the third $5': {
    at: { act: 3, tiles: { queens: 'central-bank' }, hands: ['3×$5 2×$3'] },
    since: by(0, thug('central-bank'), suitcaseIt('$5'), suitcaseIt('$5')),
    good: [suitcaseIt('$5')],
  },
  'CE-I10 the $5 is taken before the suitcase is used for a $1': {
    at: { act: 3, tiles: { 'upper-west-side': 'night-club' }, hands: ['$1'] },
    since: [[0, member('F01')]],
    good: [take('$3')],
  },
  'CE-I1 a $5 isn’t left unused': {
    at: { act: 4, tiles: { queens: 'night-club' } },
    since: [[0, thug('night-club')]],
    bad: [DONE],
  },
  'CE-I2 Narcotics aren’t left unused': {
    at: { act: 3, tiles: { queens: 'harbor-warehouse' } },
    since: [[0, thug('harbor-warehouse')]],
    bad: [DONE],
  },
  'CE-I2 the Booze the job asks for isn’t left unused': {
    at: { act: 2, hands: ['gun booze heist:GZZ'], suitcases: ['$5', '2×$5', '2×$5'] },
    since: by(0, thug('bar'), take('$1')),
    good: [take('booze')],
  },
  'CE-I7 the Horse Head is taken, it costs nothing': {
    at: { act: 1, horseHead: 1, hands: ['$3 $2'], tiles: { queens: 'racetrack' } },
    since: by(0, thug('racetrack'), take('$3')),
    bad: [DONE],
  },
  'CE-I4 a $1 becomes a $5': { at: { act: 1, hands: ['$1 $3'] }, since: [[0, thug('pawn-shop')]], good: [discardOne] },
  'CE-I4 a $1 goes for the $5, not a $5': {
    at: { act: 2, hands: ['$1 $5'] },
    since: by(0, thug('pawn-shop'), discardOne),
    good: [discard('$1')],
  },
  'CE-I4 the good no job asks for goes, not the one that pays for the job in hand': {
    at: { act: 2, hands: ['gun $5 blood-money booze contract-hit:GM'] },
    since: by(0, thug('pawn-shop'), discardOne),
    good: [discard('booze')],
  },
  'CE-I3 two $1 become a $5 before the suitcase is used': {
    at: { act: 1, hands: ['2×$1'] },
    since: [[0, member('F03')]],
    good: [discardTwo],
  },
  'CE-I3 two $5 are not given for one': {
    at: { act: 2, hands: ['2×$5'] },
    since: [[0, member('F13')]],
    bad: [discardTwo],
  },
  'CE-I9 three $1 become a $3 and a $5': {
    at: { act: 2, hands: ['3×$1'], tiles: { queens: 'best-and-co' } },
    since: [[0, thug('best-and-co')]],
    good: [discardThree],
  },
  'CE-I9 three $5 do not become a $3 and a $5': {
    at: { act: 2, hands: ['3×$5'], tiles: { queens: 'best-and-co' } },
    since: [[0, thug('best-and-co')]],
    good: [DONE],
  },
  'CE-I9 of four cards the $5 stays': {
    at: { act: 2, hands: ['$5 3×$1'], tiles: { queens: 'best-and-co' } },
    since: by(0, thug('best-and-co'), discardThree, discard('$1')),
    good: [discard('$1')],
  },
  'CE-I8 a $1 becomes the Booze a job asks for': {
    at: {
      act: 2,
      hands: ['$1 booze heist:GZZ gun'],
      suitcases: ['$5', '2×$5', '2×$5'],
      tiles: { queens: 'genco-import' },
    },
    since: by(0, thug('genco-import'), take('$3')),
    good: [exchange],
  },
  'CE-I8 the good the job lacks is taken': {
    at: {
      act: 2,
      hands: ['$1 booze gun heist:GZZ'],
      suitcases: ['$5', '2×$5', '2×$5'],
      tiles: { queens: 'genco-import' },
    },
    since: by(0, thug('genco-import'), take('$3'), exchange, discard('$1')),
    good: [good('booze')],
  },
  'CE-13 one $5 is left: the active player goes first': {
    at: { act: 4, control: { queens: [1] }, tiles: { queens: 'night-club' }, piles: { $5: 1 } },
    since: [[0, thug('night-club')]],
    good: [first(0)],
  },
  'CE-13 the last Narcotics: the active player goes first': {
    at: { act: 4, control: { queens: [2] }, tiles: { queens: 'polks-hobby-shop' }, piles: { narcotics: 1 } },
    since: [[0, thug('polks-hobby-shop')]],
    good: [first(0)],
  },
  'CE-13 the last Gun, which a job asks for: the active player goes first': {
    at: { act: 2, hands: ['blood-money contract-hit:GM'], control: { midtown: [1] }, piles: { gun: 1 } },
    since: [[0, thug('gun-shop')]],
    good: [first(0)],
  },
  'CE-17 Skim with a $1 in hand: first the $2, then the suitcase': {
    job: 'skim:M',
    at: { act: 2, hands: ['$1'] },
    good: [REWARD],
  },
  'CE-17 Back Room Deal with three $1 in hand: first the two $2': {
    job: 'back-room-deal:MZ',
    at: { act: 2, hands: ['3×$1'] },
    good: [REWARD],
  },
  'CE-41 Back Room Deal puts $5 into the suitcase and not $2': {
    job: 'back-room-deal:MZ',
    at: { act: 3, hands: ['3×$5'] },
    since: by(0, REWARD, suitcaseIt('$5'), suitcaseIt('$5')),
    good: [suitcaseIt('$5')],
  },
  'CE-41 a Skim isn’t skipped': {
    job: 'skim:M',
    at: { act: 1, hands: ['$5'] },
    since: [[0, REWARD]],
    good: [suitcaseIt('$5')],
  },
  'CE-37 a Heist on the suitcase full of $5, not on the one with a $1': {
    job: 'heist:GZZ',
    at: { act: 3, suitcases: ['2×$5', '5×$5', '$1'] },
    since: [[0, REWARD]],
    good: [rob(1)],
  },
  'CE-37 a Heist in the last act against the leader, not the last player': {
    job: 'heist:GMZ',
    at: { act: 4, seats: 4, suitcases: ['4×$5', '3×$1', '2×$2', '6×$5'] },
    since: [[0, REWARD]],
    good: [rob(3)],
  },
  'CE-41 an offer isn’t skipped': {
    job: 'offer:MMG',
    at: { act: 2, hands: ['', '$5 $3', '$2'] },
    since: [[0, REWARD]],
    good: [OFFER],
  },
  'CE-41 a Heist isn’t skipped': {
    job: 'heist:GZZ',
    at: { act: 2, seats: 2, suitcases: ['', '$5 $3'] },
    since: [[0, REWARD]],
    bad: [LEAVE],
  },
});
