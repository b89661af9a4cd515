import { DECLINE, FREE, freeTakeover, inform, install, OCCUPY, place, ROLL, sell } from '../index.ts';
import { moments } from './moment.ts';

/** Positions in the middle of a match. */
export const middle = moments({
  'DP-13 a die that pays oneself, not those that pay rivals only': {
    at: { street: '000 111 222 nnn', faces: [3, 3, 4, 3], round: 2 },
    good: [place('grey', 'business')],
  },
  'DP-13 two gambling businesses of one’s own: any of the fives': {
    at: { street: '11n 101 222 nn0', faces: [5, 1, 5, 2], round: 3 },
    good: [place('black', 'business'), place('grey', 'business')],
  },
  'DP-13 the four that pays oneself twice, not the one that pays a rival': {
    at: { seats: 2, street: '011 1n1 n0n nnn', faces: [1, 4, 2, 1], round: 2 },
    good: [place('white', 'business')],
  },
  'DP-13 rather nobody is paid than the rivals': {
    at: { seats: 4, street: '.00 111 2.2 333', faces: [3, 4, 3, 5], round: 4 },
    good: [place('white', 'business')],
  },
  'DP-13 5,000 $ and a rival’s 1,000 $, not the rival’s 5,000 $': {
    at: { seats: 2, turn: 1, street: '000 1n0 1nn nn1', faces: [5, 4, 4, 2], round: 2 },
    good: [place('black', 'business')],
  },
  'DP-E5 while the press pays, the puppet hand goes there and not where rivals are paid': {
    at: { lasting: 'E5', faces: [3, 3, 0, 3], round: 2, street: '000 111 221 nnn' },
    good: [place('grey', 'press')],
  },
  'DP-14 five steps of reputation when it is the KO track, not 1,000 $': {
    at: { round: 4, ko: 'reputation', grey: 4, reputation: [2, 3, 3], placed: [1, 0, 0, 0], faces: [1, 1, 5, 1] },
    good: [place('grey', 'reputation')],
  },
  'DP-14 four steps of influence when it is the KO track, not one of reputation': {
    at: { round: 4, ko: 'influence', red: 4, influence: [2, 3, 3], placed: [1, 0, 0, 0], faces: [1, 1, 1, 4] },
    good: [place('red', 'influence')],
  },
  'DP-15 5,000 $, not one step on the track that does not count': {
    at: { round: 5, ko: 'influence', red: 4, influence: [12, 12, 12], placed: [1, 0, 0, 0], faces: [1, 5, 1, 2] },
    good: [place('white', 'bet')],
  },
  'DP-16 the visit to one’s own business does nothing: 4,000 $ by bet rigging': {
    at: { round: 7, ko: 'influence', red: 4, street: '000 011 222 nnn', placed: [0, 0, 0, 1], faces: [3, 4, 1, 1] },
    good: [place('white', 'bet')],
  },
  'DP-16 the visit to an empty gambling business, not 1,000 $': {
    at: { round: 2, street: '000 1.1 222 nnn', car: 0, placed: [0, 0, 1, 0], faces: [4, 1, 1, 1] },
    good: [place('black', 'visit')],
  },
  'DP-16 an empty gambling business is occupied': {
    at: { round: 2, street: '000 1.1 222 nnn', car: 0, placed: [0, 1, 0, 0], faces: [4, 1, 1, 1] },
    since: [[0, place('black', 'visit')]],
    good: [OCCUPY],
  },
  'DP-19 black five in the third row: a gambling business can be taken over': {
    at: { seats: 2, round: 2, street: '000 nnn nnn 111', car: 9, placed: [0, 1, 0, 2], faces: [5, 1, 2, 1] },
    good: [place('black', 'takeover')],
  },
  'DP-19 a gambling business is taken over early on': {
    at: { round: 2, placed: [0, 1, 2, 0], faces: [5, 1, 1, 1] },
    since: [[0, place('black', 'takeover')]],
    bad: [DECLINE],
  },
  'DP-19 without a marker there is no takeover: the assembly with a marker and four pips': {
    at: {
      round: 4,
      placed: [0, 1, 0, 2],
      faces: [5, 1, 4, 1],
      debts: [
        [0, 3, 5],
        [1, 0, 1],
      ],
    },
    good: [place('grey', 'assembly')],
  },
  'DP-17 three markers and five pips: 15,000 $': {
    at: {
      seats: 4,
      round: 3,
      placed: [1, 0, 0, 2],
      faces: [1, 1, 5, 1],
      debts: [
        [1, 0, 1],
        [2, 0, 1],
        [3, 0, 1],
      ],
    },
    good: [place('grey', 'assembly')],
  },
  'DP-18 no raid on one’s own two gambling businesses, a friend for 1,000 $ instead': {
    at: { round: 3, street: '11n 101 222 nn0', placed: [1, 0, 2, 0], faces: [1, 1, 1, 5] },
    good: [place('white', 'friend')],
  },
  'DP-18 no raid on one’s own businesses: a takeover without effect instead': {
    at: { round: 4, street: '111 010 220 nnn', placed: [0, 1, 2, 0], faces: [3, 1, 1, 3], debts: [[0, 3, 5]] },
    good: [place('black', 'takeover')],
  },
  'DP-18 a raid on two gambling businesses of rivals, not a friend for 5,000 $': {
    at: { round: 2, street: '000 111 22n nn2', placed: [1, 0, 2, 0], faces: [1, 5, 1, 5] },
    good: [place('red', 'raid')],
  },
  'DP-20 no friend for 5,000 $ without a favour: the assembly costs nothing': {
    at: { round: 5, placed: [1, 0, 0, 2], faces: [1, 5, 1, 1], money: [6_000, 10_000, 10_000] },
    good: [place('grey', 'assembly')],
  },
  'DP-21 on the empty gambling business, not on protection': {
    at: { round: 2, street: '000 1.. 222 nnn', placed: [1, 2, 0, 3] },
    since: [[0, place('grey', 'consigliere')]],
    good: [install(4)],
  },
  'DP-21 on some empty business rather than on none': {
    at: { seats: 4, turn: 1, round: 4, street: '000 1.1 2.2 33.', placed: [1, 2, 0, 3] },
    since: [[1, place('grey', 'consigliere')]],
    bad: [DECLINE],
  },
  'DP-22 members that can be freed are freed': {
    at: { round: 3, jail: [3, 0, 0], placed: [1, 2, 3, 0] },
    since: [[0, place('red', 'prosecutor')]],
    good: [FREE],
  },
  'DP-23 the leader’s gambling business, not the last player’s protection': {
    at: {
      round: 4,
      street: '000 n1n 222 nnn',
      car: 0,
      placed: [0, 1, 2, 3],
      money: [12_000, 30_000, 4_000],
      reputation: [6, 8, 2],
      influence: [6, 8, 2],
    },
    since: [[0, place('black', 'informer')]],
    good: [inform(4)],
  },
  'DP-23 the only rival’s gambling business, not their protection': {
    at: { seats: 2, round: 3, street: '000 n11 nnn nnn', car: 0, placed: [0, 1, 2, 3] },
    since: [[0, place('black', 'informer')]],
    good: [inform(4)],
  },
  'DP-24 a step at the bank costs nothing': {
    at: { round: 2, placed: [1, 0, 2, 3] },
    since: [[0, place('white', 'banker')]],
    bad: [DECLINE],
  },
  'DP-24 the same for the last of four': {
    at: { seats: 4, turn: 3, round: 5, income: [0, 0, 0, 2], favours: [0, 0, 0, 1], placed: [1, 0, 2, 3] },
    since: [[3, place('white', 'banker')]],
    bad: [DECLINE],
  },
  'DP-E6 a free takeover is neither left nor spent on protection': {
    at: { round: 2, lasting: 'E6', phase: 'before-roll', freeTakeover: true },
    bad: [ROLL, freeTakeover(5), freeTakeover(9)],
  },
  'DP-E6 the same for two players: the rival’s gambling business': {
    at: {
      seats: 2,
      turn: 1,
      round: 3,
      street: '0nn n0n 111 nnn',
      car: 0,
      lasting: 'E6',
      phase: 'before-roll',
      freeTakeover: true,
    },
    bad: [ROLL],
  },
  'DP-E2 early on a gambling business is not given away for 4,000 $': {
    event: 'E2',
    at: { round: 1, street: '222 000 111 nnn', car: 9 },
    seat: 0,
    bad: [sell(4)],
  },
});
