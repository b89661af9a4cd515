import { ally, COLLECT, DRAW, front, job, keepJob, LEAVE, pay, pick, publicJob, REWARD, thug, to } from '../index.ts';
import { against25, by, LAST_MEMBER, LAST_THUG, moments } from './moment.ts';

const LAST_OF_ACT = {
  reserve: [
    [1, 0],
    [2, 2],
    [2, 2],
  ],
} as const;

/** Positions about jobs and allies: which, when, how to pay, and how to use them. */
export const jobs = moments({
  'CE-7 one figure is left in Act II: first the job that can be paid for': {
    at: { act: 2, ...LAST_OF_ACT, hands: ['gun blood-money booze shakedown'] },
    good: [job('shakedown')],
  },
  'CE-7 one figure is left in Act II: first the Loan Shark': {
    at: { act: 2, ...LAST_OF_ACT, hands: ['loan-shark'] },
    good: [ally('loan-shark')],
  },
  'CE-7 one figure is left in Act IV: first the Hollywood Producer’s $8': {
    at: { act: 4, ...LAST_OF_ACT, hands: ['hollywood-producer'], figures: { bar: 0 } },
    good: [ally('hollywood-producer')],
  },
  'CE-7 one figure is left in Act III: first the public Car Bomb that can be paid for': {
    at: {
      act: 3,
      ...LAST_OF_ACT,
      hands: ['2×gun blood-money booze'],
      publicJobs: 'car-bomb:GGMZ',
      figures: { bar: 1, F15: 2 },
      reserve: [
        [1, 0],
        [1, 1],
        [1, 1],
      ],
    },
    good: [publicJob('car-bomb:GGMZ')],
  },
  'CE-I6 the job that can be paid is kept, not the one that can never be': {
    at: {
      ...LAST_THUG,
      reserve: [
        [2, 0],
        [0, 0],
        [0, 0],
      ],
      hands: ['2×gun booze blood-money'],
      deck: 'offer:MMZ car-bomb:GGMZ',
      suitcases: against25('2×$5'),
    },
    since: by(0, thug('barber'), DRAW),
    good: [keepJob('car-bomb:GGMZ', 'offer:MMZ')],
  },
  'CE-I6 the $5 job, not the $2 job for the same goods': {
    at: { act: 2, hands: ['2×booze blood-money'], deck: 'new-orders:ZM family-meeting:ZZM', figures: { F16: 0 } },
    since: by(0, thug('barber'), DRAW),
    good: [keepJob('family-meeting:ZZM', 'new-orders:ZM')],
  },
  'CE-I6 with a Gun in hand: Rough Up, not a job for three goods one has none of': {
    at: { act: 3, hands: ['gun'], deck: 'offer:MMZ rough-up', figures: { bar: 1 } },
    since: by(0, thug('barber'), DRAW),
    good: [keepJob('rough-up', 'offer:MMZ')],
  },
  'CE-16 Narcotics are not paid where a Gun will do': {
    at: { act: 2, hands: ['gun narcotics rough-up'], figures: { bar: 1 } },
    since: [[0, job('rough-up')]],
    good: [pay(0, 0, 0)],
  },
  'CE-16 Narcotics are not paid where Gun and Blood Money will do': {
    at: { act: 3, hands: ['gun blood-money 2×narcotics contract-hit:GM'], figures: { bar: 1 } },
    since: [[0, job('contract-hit:GM')]],
    good: [pay(0, 0, 0)],
  },
  'CE-16 Narcotics only for what is missing': {
    at: { act: 3, hands: ['gun booze 3×narcotics shakedown'] },
    since: [[0, job('shakedown')]],
    good: [pay(0, 1, 0)],
  },
  'CE-41 Shakedown at the end: the $5 of the Night Club, where the Union Boss stands': {
    job: 'shakedown:MGZ',
    at: {
      ...LAST_THUG,
      figures: { ...LAST_THUG.figures, 'night-club': 'union-boss' },
      tiles: { queens: 'night-club' },
      suitcases: against25('$5 $3 $2'),
    },
    since: [[0, REWARD]],
    good: [front('night-club')],
  },
  'CE-41 Shakedown with five $5 in hand: the Central Bank': {
    job: 'shakedown:MGZ',
    at: { act: 4, tiles: { queens: 'central-bank' }, hands: ['4×$5', '4×$5', '4×$5'] },
    since: [[0, REWARD]],
    good: [front('central-bank')],
  },
  'CE-41 Protection Money is collected': {
    job: 'protection-money:MZ',
    at: { act: 2, control: { queens: [0], midtown: [0], chelsea: [0] } },
    since: [[0, REWARD]],
    bad: [LEAVE],
  },
  'CE-41 the goods of a Smuggling Run are collected': {
    job: 'smuggling-run:G',
    at: { act: 2, hands: ['skim:M call-in-a-favor:ZM'] },
    since: [[0, REWARD]],
    good: [COLLECT],
  },
  'CE-41 a Getaway Driver brings a Thug back': {
    job: 'getaway-driver:GZ',
    at: { act: 2, figures: { bar: 0 } },
    since: [[0, REWARD]],
    bad: [LEAVE],
  },
  'CE-41 New Orders at the end: to the $5 of the Night Club': {
    job: 'new-orders:ZM',
    at: {
      ...LAST_MEMBER,
      figures: { ...LAST_MEMBER.figures, bar: 0 },
      tiles: { queens: 'night-club' },
      suitcases: against25('2×$5 $3 $1'),
    },
    since: by(0, REWARD, pick('bar')),
    good: [to('night-club')],
  },
  'CE-41 Family Meeting at the end with five $5 in hand: where there is a suitcase twice': {
    job: 'family-meeting:ZZM',
    at: {
      ...LAST_THUG,
      figures: { ...LAST_THUG.figures, F12: 0, F06: 'mayor', 'tax-office': 'union-boss' },
      hands: ['4×$5'],
      suitcases: ['', '5×$5 $3', '5×$5 $3'],
    },
    since: by(0, REWARD, pick('F12')),
    good: [to('F02')],
  },
});
