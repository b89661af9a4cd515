import {
  ally,
  DONE,
  discard,
  discardOne,
  hit,
  job,
  keep,
  member,
  publicJob,
  REWARD,
  suitcaseIt,
  take,
  thug,
  turf,
} from '../index.ts';
import { against25, by, LAST_MEMBER, LAST_THUG, moments } from './moment.ts';

const NOBODY = [
  [0, 0],
  [0, 0],
  [0, 0],
] as const;
const LAST_TRIBUTE = { act: 4, phase: 'tribute', reserve: NOBODY } as const;

/** The last turn of the match, or the tribute after it: everything can be counted. */
export const winning = moments({
  'CE-33 at the end the $3 and the $5 are kept, not the $1 and the $2': {
    at: { ...LAST_TRIBUTE, hands: ['$1 $2 $3 $5'], suitcases: ['2×$5', '3×$5 $2', '3×$5'] },
    good: [keep('$3')],
  },
  'CE-33 at the end a $1 is kept and not a Gun and Narcotics': {
    at: { ...LAST_TRIBUTE, hands: ['$1 gun narcotics'], suitcases: ['3×$5', '3×$5', '3×$5'] },
    good: [keep('$1')],
  },
  'CE-33 at the end money is kept and not an ally': {
    at: { ...LAST_TRIBUTE, hands: ['$1 $2 private-banker mayor-3'], suitcases: ['$5', '$5 $1', '$5 $2'] },
    good: [keep('$1')],
  },
  'CE-33 at the end the second card kept is the $5': {
    at: { ...LAST_TRIBUTE, hands: ['2×$1 $2 $5 skim:M'], suitcases: ['$5', '2×$5 $1', '2×$5'] },
    since: [[0, keep('$2')]],
    good: [keep('$5')],
  },
  'CE-33 two players, at the end two $5': {
    at: { ...LAST_TRIBUTE, seats: 2, hands: ['$1 $2 $3 2×$5 gun'], suitcases: ['$5', '2×$5 $3'] },
    good: [keep('$5')],
  },
  'CE-I5 the last suitcase of the match takes a $5': {
    at: { ...LAST_THUG, hands: ['3×$5 $1'], suitcases: against25('2×$5') },
    since: by(0, thug('korean-laundry'), take('$1')),
    good: [suitcaseIt('$5')],
  },
  'CE-I5 the last suitcase takes the $3, not the $2': {
    at: { ...LAST_THUG, tiles: { queens: 'savings-bank' }, hands: ['3×$3'], suitcases: against25('3×$5 $2') },
    since: by(0, thug('savings-bank'), take('$2')),
    good: [suitcaseIt('$3')],
  },
  'CE-I10 the last suitcase of the match is used': {
    at: { ...LAST_THUG, hands: ['4×$5'], suitcases: against25('2×$5') },
    since: by(0, thug('tax-office'), suitcaseIt('$5')),
    good: [suitcaseIt('$5')],
  },
  'CE-12 four $5 in hand and the last Thug: to the Tax Consultancy': {
    at: { ...LAST_THUG, hands: ['4×$5'], suitcases: against25('2×$5') },
    good: [thug('tax-office')],
  },
  'CE-12 five $5 in hand and the last Thug: to the Central Bank': {
    at: { ...LAST_THUG, tiles: { brooklyn: 'central-bank' }, hands: ['5×$5'], suitcases: against25('$5') },
    good: [thug('central-bank')],
  },
  'CE-12 nothing in hand and the last Thug: to the $5 of the Night Club': {
    at: { ...LAST_THUG, tiles: { queens: 'night-club' }, suitcases: against25('4×$5 $1') },
    good: [thug('night-club')],
  },
  'CE-14 four $5 in hand and the last Family Member: where there is a suitcase twice': {
    at: {
      ...LAST_MEMBER,
      figures: { ...LAST_MEMBER.figures, F06: 'mayor' },
      hands: ['4×$5'],
      suitcases: against25('2×$5'),
    },
    good: [member('F02')],
  },
  'CE-34 the last Thug goes where its marker takes a turf from the leader': {
    at: {
      ...LAST_THUG,
      figures: { ...LAST_THUG.figures, F15: 0 },
      suitcases: ['4×$5', '4×$5', '4×$5 $1'],
      control: { brooklyn: [0, 1], 'wall-street': [1, 1, 1] },
    },
    good: [thug('bar')],
  },
  'CE-34 the last Family Member goes where two turfs can be won': {
    at: {
      ...LAST_MEMBER,
      figures: { ...LAST_MEMBER.figures, 'calvary-cemetery': 0, bar: 0 },
      suitcases: ['4×$5', '4×$5 $1', '4×$5 $1'],
      control: { brooklyn: [0, 1], queens: [0, 2] },
    },
    good: [member('F16')],
  },
  'CE-I4 the worthless Gun goes at the end, not a $5': {
    at: { ...LAST_THUG, hands: ['$5 gun'], suitcases: against25('3×$5 $1') },
    since: by(0, thug('pawn-shop'), discardOne),
    good: [discard('gun')],
  },
  'CE-I4 at the end a worthless Booze becomes a $5': {
    at: { ...LAST_THUG, hands: ['booze'], suitcases: against25('4×$5 $1') },
    since: [[0, thug('pawn-shop')]],
    good: [discardOne],
  },
  'CE-I4 the last Thug: the Pawn Shop makes a $5 of a worthless job': {
    at: { ...LAST_THUG, hands: ['offer:MMZ'], suitcases: against25('4×$5 $1') },
    good: [thug('pawn-shop')],
  },
  'CE-7 the last Thug waits: first the job, which is paid for': {
    at: { ...LAST_THUG, hands: ['gun rough-up'], suitcases: against25('4×$5') },
    good: [job('rough-up')],
  },
  'CE-7 the last Thug waits: first the public job': {
    at: {
      ...LAST_THUG,
      hands: ['2×gun booze blood-money'],
      publicJobs: 'car-bomb:GGMZ',
      suitcases: against25('3×$5 $1'),
    },
    good: [publicJob('car-bomb:GGMZ')],
  },
  'CE-7 the last Thug waits: first the Loan Shark': {
    at: { ...LAST_THUG, hands: ['loan-shark'], suitcases: against25('4×$5') },
    good: [ally('loan-shark')],
  },
  'CE-7 the last Thug waits: first the Private Banker saves three $5': {
    at: { ...LAST_THUG, hands: ['7×$5 private-banker'], suitcases: against25('$1') },
    good: [ally('private-banker')],
  },
  'CE-35 a job that shares the bonus of its colour': {
    at: { ...LAST_THUG, hands: ['blood-money skim:M'], completed: ['', 'heist'], suitcases: ['4×$5', '4×$5', '4×$5'] },
    good: [job('skim:M')],
  },
  'CE-16 goods for one job only: the $5, not the $2': {
    at: {
      ...LAST_THUG,
      figures: { ...LAST_THUG.figures, 'pawn-shop': 'union-boss' },
      hands: ['2×booze blood-money family-meeting:ZZM new-orders:ZM'],
      suitcases: against25('3×$5 $1'),
    },
    good: [job('family-meeting:ZZM')],
  },
  'CE-21 a Contract Hit on the figure that stands in the way of a turf': {
    job: 'contract-hit:GM',
    at: {
      act: 4,
      out: [1, 2],
      figures: { 'gun-shop': 1, barber: 2, F12: 0, queens: 'chief' },
      reserve: LAST_THUG.reserve,
      suitcases: ['$5', '4×$5 $2', '3×$5 $2'],
    },
    since: [[0, REWARD]],
    good: [hit('gun-shop')],
  },
  'CE-21 a Car Bomb where it decides two turfs': {
    job: 'car-bomb:GGMZ',
    at: {
      act: 4,
      out: [1, 2],
      figures: { F15: 1, F07: 2, F11: 0, F08: 2 },
      reserve: LAST_THUG.reserve,
      suitcases: ['$1', '5×$5 $2', '3×$5 $2'],
    },
    since: [[0, REWARD]],
    good: [turf('brooklyn'), turf('wall-street')],
  },
  'CE-I10 money is not left lying at the end': {
    at: { ...LAST_THUG, suitcases: against25('4×$5 $1'), tiles: { queens: 'night-club' } },
    since: [[0, thug('night-club')]],
    bad: [DONE],
  },
});
