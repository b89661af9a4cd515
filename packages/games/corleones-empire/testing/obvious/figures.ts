import { ally, DECLINE, hit, LEAVE, member, moveMarker, pick, REWARD, thug, to, turf } from '../index.ts';
import { LAST_THUG, moments } from './moment.ts';

const NOBODY = [
  [0, 0],
  [0, 0],
  [0, 0],
] as const;
/** The last Thug is still to come, and is worth the same wherever it goes. */
const LAST_BUT_ONE = { act: 4, out: [1, 2], reserve: LAST_THUG.reserve } as const;
const LAST_WAR = { act: 4, phase: 'turf-war', reserve: NOBODY } as const;

/** Positions about placing figures, gunning them down, and what their markers are for. */
export const figures = moments({
  'CE-14 a round space that touches three areas, not one that touches two of them': {
    at: { seats: 3, hands: ['$1 $2 $3', '$1 $2 $3', '$1 $2 $3'] },
    bad: [member('F02'), member('F07'), member('F08'), member('F10'), member('F14'), member('F15')],
  },
  'CE-14 the same with five players in Act II': {
    at: { seats: 5, act: 2, turn: 3, hands: ['$5', '$5', '$5', '$5 $3', '$5'] },
    bad: [member('F02'), member('F07'), member('F08'), member('F10'), member('F14'), member('F15')],
  },
  'CE-14 the last Family Member of Act I: three areas, not two of them': {
    at: { reserve: [[0, 1]], hands: ['gun $2 $3', '$1', '$1'] },
    bad: [member('F02'), member('F07'), member('F08'), member('F10'), member('F14'), member('F15')],
  },
  'CE-12 in the same turf the Gun with $2, not with $1': {
    at: { act: 2, tiles: { midtown: 'ammo-depot' }, reserve: [[1, 0]], hands: ['booze contract-hit:GZ'] },
    bad: [thug('gun-shop')],
  },
  'CE-12 in the same turf the Booze with $2, not with $1': {
    at: { act: 2, tiles: { brooklyn: 'brewery' }, reserve: [[1, 0]], hands: ['gun contract-hit:GZ'] },
    bad: [thug('bar')],
  },
  'CE-12 in the same turf three suitcases, not two, with three $5 in hand': {
    at: { act: 3, tiles: { 'wall-street': 'central-bank' }, reserve: [[1, 0]], hands: ['3×$5'] },
    good: [thug('central-bank')],
  },
  'CE-12 without a card in hand not to the Pawn Shop': {
    at: { act: 2, tiles: { queens: 'racetrack' } },
    bad: [thug('pawn-shop'), thug('tax-office')],
  },
  'CE-12 in Act IV the $5 of the Night Club, not a $1 and a good without a job': {
    at: { act: 4, tiles: { queens: 'night-club' }, reserve: [[1, 0]] },
    good: [thug('night-club')],
  },
  'CE-41 a Rough Up isn’t skipped when it breaks a majority': {
    job: 'rough-up:G',
    at: { ...LAST_BUT_ONE, figures: { 'gun-shop': 1, F12: 0, queens: 'chief' }, suitcases: ['$5 $1', '4×$5 $3', '$5'] },
    since: [[0, REWARD]],
    good: [hit('gun-shop')],
  },
  'CE-41 a Rough Up hits the Thug who holds a turf, not the one who is outnumbered': {
    job: 'rough-up:G',
    at: {
      ...LAST_BUT_ONE,
      figures: { 'gun-shop': 1, bar: 1, F15: 2, F16: 2, F12: 0 },
      suitcases: ['$5 $1', '4×$5 $3', '$5'],
    },
    since: [[0, REWARD]],
    good: [hit('gun-shop')],
  },
  'CE-41 Drive-By in the last act: the turf that is won by it': {
    job: 'drive-by:GGZ',
    at: {
      ...LAST_BUT_ONE,
      figures: { 'gun-shop': 1, bar: 2, F14: 0, queens: 'chief' },
      suitcases: ['$3', '3×$5 $3', '4×$5 $3'],
    },
    since: [[0, REWARD]],
    good: [turf('brooklyn')],
  },
  'CE-21 a Car Bomb hits three figures, not one': {
    job: 'car-bomb:GGMZ',
    at: {
      act: 4,
      figures: { 'gun-shop': 1, F12: 1, F05: 1, bar: 2, F04: 0 },
      suitcases: ['4×$5', '6×$5', '2×$5'],
      reserve: [
        [1, 0],
        [1, 0],
        [1, 0],
      ],
    },
    since: [[0, REWARD]],
    good: [turf('midtown')],
  },
  'CE-41 Muscle Out in the last act: the figure that ties the turf': {
    job: 'muscle-out:GM',
    at: {
      ...LAST_BUT_ONE,
      figures: { 'gun-shop': 1, barber: 2, F12: 0, queens: 'chief' },
      suitcases: ['$5', '4×$5 $3', '3×$5 $3'],
    },
    since: [[0, REWARD]],
    good: [pick('gun-shop')],
  },
  'CE-40 the Capo’s hit isn’t skipped in the last act': {
    at: {
      ...LAST_THUG,
      figures: { 'gun-shop': 1, F12: 0, queens: 'chief' },
      hands: ['capo'],
      suitcases: ['$5 $2', '4×$5', '4×$5'],
    },
    since: [[0, ally('capo')]],
    bad: [LEAVE],
  },
  'CE-20 the Mayor goes to three areas, not to two of them': {
    at: { act: 2, hands: ['mayor-1 $3 $2', '$3', '$3'] },
    since: [[0, ally('mayor-1')]],
    bad: [LEAVE, to('F02'), to('F07'), to('F08'), to('F10'), to('F14'), to('F15')],
  },
  'CE-20 the Union Boss goes to the Night Club in Act IV, not to the Tax Consultancy without money': {
    at: { act: 4, hands: ['union-boss-1'], tiles: { queens: 'night-club' } },
    since: [[0, ally('union-boss-1')]],
    good: [to('night-club')],
  },
  'CE-26 the buried marker that is good for nothing is moved where it wins a turf': {
    at: {
      ...LAST_WAR,
      figures: { 'gun-shop': 0 },
      control: {
        'wall-street': [0],
        brooklyn: [0, 0, 1],
        'upper-east-side': [0, 0, 1],
        queens: [0, 0, 1],
        'upper-west-side': [0],
        chelsea: [0, 1, 1],
      },
      suitcases: ['2×$5', '7×$5', '7×$5'],
    },
    good: [moveMarker('chelsea', 0)],
  },
  'CE-26 rather no marker than one that costs a turf and wins none': {
    at: {
      ...LAST_WAR,
      figures: { 'gun-shop': 0 },
      control: {
        'wall-street': [0],
        brooklyn: [0, 0, 1],
        'upper-east-side': [0, 0, 1],
        queens: [0, 0, 1],
        'upper-west-side': [0],
        chelsea: [0],
        midtown: [1, 1, 1],
      },
      suitcases: ['2×$5', '6×$5 $3', '7×$5'],
    },
    good: [DECLINE],
  },
});
