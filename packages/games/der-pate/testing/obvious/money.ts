import {
  bank,
  birthday,
  callBack,
  DECLINE,
  END,
  FREE,
  favour,
  inform,
  KEEP,
  LET_DROWN,
  OCCUPY,
  PAY,
  place,
  takeOver,
  tile,
} from '../index.ts';
import { ALL_PLACED, LAST_TURN, moments } from './moment.ts';

const OVER_SOON = { ...LAST_TURN, ...ALL_PLACED };
/** Two businesses of one number: a rival's, and one of a family that won't finish the KO track. */
const TWO_TARGETS = {
  ...LAST_TURN,
  ...{ placed: [0, 1, 2, 0], faces: [3, 1, 1, 1], street: '000 111 220 nnn' },
  ...{ reputation: [5, 12, 12], money: [5_000, 11_000, 12_000] },
};

/** The last turn: choices about money now, or at the settlement (DP-33, DP-34). */
export const money = moments({
  'DP-26 the grandchild is used before the last turn ends': {
    at: { ...OVER_SOON, money: [11_000, 11_000, 10_000], tiles: ['', '', 'grandchild'] },
    good: [tile('grandchild')],
  },
  'DP-26 the grandchild won out of turn, after the last own one, is used': {
    at: {
      ...LAST_TURN,
      ko: 'influence',
      turn: 1,
      reputation: [5, 0, 0],
      influence: [12, 12, 12],
      faces: [2, 2, 2, 2],
      money: [22_000, 20_000, 18_000],
    },
    since: [[1, place('black', 'business')]],
    seat: 0,
    bad: [KEEP],
  },
  'DP-26 the wedding brings a friend, who brings 5,000 $': {
    at: { ...OVER_SOON, money: [12_000, 12_000, 10_000], favours: [0, 0, 4], tiles: ['', '', 'wedding'] },
    good: [tile('wedding')],
  },
  'DP-31 a friend is handed in for 5,000 $ before the last turn ends': {
    at: { ...OVER_SOON, money: [12_000, 12_000, 10_000], favours: [0, 0, 4], friends: [0, 0, 1] },
    good: [favour(4)],
  },
  'DP-31 5,000 $ rather than a member from the Hudson or a marker from the bank': {
    at: {
      ...OVER_SOON,
      money: [12_000, 12_000, 10_000],
      favours: [0, 0, 4],
      friends: [0, 0, 1],
      river: [0, 0, 2],
      debts: [[2, 3, 1]],
    },
    good: [favour(4)],
  },
  'DP-31 a debt marker is called back from the bank before the last turn ends': {
    at: { ...OVER_SOON, money: [11_000, 11_000, 12_000], favours: [0, 0, 2], friends: [0, 0, 1], debts: [[2, 3, 1]] },
    good: [callBack(3)],
  },
  'DP-31 a debt marker is called back from the rival before the last turn ends': {
    at: { ...OVER_SOON, favours: [0, 0, 2], friends: [0, 0, 2], debts: [[2, 0, 1]], money: [11_000, 9_000, 12_000] },
    good: [callBack(0)],
  },
  'DP-31 a marker back, not a member who has nothing more to do': {
    at: {
      ...OVER_SOON,
      money: [11_000, 11_000, 12_000],
      favours: [0, 0, 2],
      friends: [0, 0, 1],
      river: [0, 0, 2],
      debts: [[2, 3, 1]],
    },
    good: [callBack(3)],
  },
  'DP-26 the birthday in the last turn: where it still pays, not on favours': {
    at: { ...OVER_SOON, money: [11_000, 11_000, 10_000], influence: [6, 6, 7], tiles: ['', '', 'birthday'] },
    bad: [birthday('favours'), birthday('influence'), END],
  },
  'DP-24 the banker in the last turn: income, which is paid once more': {
    at: { ...LAST_TURN, placed: [1, 0, 2, 3] },
    since: [[2, place('white', 'banker')]],
    good: [bank('income')],
  },
  'DP-24 the same with a friend left and no favour to be had by one step': {
    at: { ...LAST_TURN, placed: [1, 0, 2, 3], money: [13_000, 13_000, 11_000], income: [0, 0, 2], friends: [0, 0, 1] },
    since: [[2, place('white', 'banker')]],
    good: [bank('income')],
  },
  'DP-24 favours when the step makes two friends worth 5,000 $ each': {
    at: { ...LAST_TURN, placed: [1, 0, 2, 3], money: [16_000, 16_000, 10_000], favours: [0, 0, 3], friends: [0, 0, 2] },
    since: [[2, place('white', 'banker')]],
    good: [bank('favours')],
  },
  'DP-21 the consigliere in the last turn: one more business at the settlement': {
    at: { ...LAST_TURN, placed: [1, 2, 0, 3], street: '000 11. 22. n.n', money: [9_000, 12_000, 10_000] },
    since: [[2, place('grey', 'consigliere')]],
    bad: [DECLINE],
  },
  'DP-22 the prosecutor in the last turn: freed members need no bail': {
    at: { ...LAST_TURN, placed: [1, 2, 3, 0], jail: [0, 0, 2], money: [10_000, 10_000, 11_000] },
    since: [[2, place('red', 'prosecutor')]],
    good: [FREE],
  },
  'DP-23 the informer in the last turn: against the rival in the lead, not against one who is out': {
    at: { ...LAST_TURN, placed: [0, 1, 2, 3], car: 6, reputation: [12, 4, 12], money: [14_000, 9_000, 11_000] },
    since: [[2, place('black', 'informer')]],
    good: [inform(0), inform(1), inform(2)],
  },
  'DP-16 an empty business at the car in the last turn is occupied': {
    at: {
      ...LAST_TURN,
      placed: [0, 1, 0, 0],
      faces: [3, 1, 1, 1],
      car: 0,
      street: '000 .11 222 nnn',
      money: [12_000, 12_000, 10_000],
    },
    since: [[2, place('black', 'visit')]],
    good: [OCCUPY],
  },
  'DP-19 a takeover in the last turn: from the rival in the lead, not from nobody’s member': {
    at: { ...LAST_TURN, placed: [0, 1, 2, 0], faces: [5, 1, 1, 1], money: [9_000, 14_000, 12_000] },
    since: [[2, place('black', 'takeover')]],
    good: [takeOver(4)],
  },
  'DP-19 from the rival who may win, not from one who is out, where all debts are settled': {
    at: { ...TWO_TARGETS, options: { 'out-debts': 'settled' } },
    since: [[2, place('black', 'takeover')]],
    good: [takeOver(3)],
  },
  'DP-34 from a rival who is out, as that debt is never paid': {
    at: { ...TWO_TARGETS, money: [5_000, 11_000, 11_000], influence: [0, 0, 3] },
    since: [[2, place('black', 'takeover')]],
    good: [takeOver(8)],
  },
  'DP-17 the assembly with two markers and five pips, not a friend for 5,000 $': {
    at: {
      ...LAST_TURN,
      placed: [1, 0, 0, 2],
      faces: [1, 5, 5, 1],
      debts: [
        [0, 2, 1],
        [1, 2, 1],
      ],
      money: [20_000, 20_000, 10_000],
    },
    good: [place('grey', 'assembly')],
  },
  'DP-17 the same instead of a raid on nobody': {
    at: {
      ...LAST_TURN,
      placed: [1, 2, 0, 0],
      faces: [1, 5, 4, 1],
      street: '000 11. 222 .nn',
      debts: [[0, 2, 2]],
      money: [22_000, 12_000, 10_000],
    },
    good: [place('grey', 'assembly')],
  },
  'DP-18 no raid on one’s own two gambling businesses': {
    at: { ...LAST_TURN, placed: [1, 2, 0, 0], faces: [1, 1, 3, 5], street: '000 121 22n nn2' },
    good: [place('grey', 'assembly')],
  },
  'DP-18 a raid on the rivals’ two businesses, not a friend for 5,000 $': {
    at: {
      ...LAST_TURN,
      placed: [1, 0, 2, 0],
      faces: [1, 5, 1, 3],
      street: '000 111 220 nnn',
      car: 9,
      money: [10_000, 12_000, 16_000],
    },
    good: [place('red', 'raid')],
  },
  'DP-20 no friend for 4,000 $ when the friend has no use any more': {
    at: {
      ...LAST_TURN,
      placed: [0, 0, 1, 2],
      faces: [3, 4, 1, 1],
      street: '000 .11 22. nnn',
      money: [9_000, 12_000, 14_000],
    },
    good: [place('black', 'takeover')],
  },
  'DP-20 a friend for 1,000 $ who brings 5,000 $': {
    at: {
      ...LAST_TURN,
      placed: [1, 0, 0, 2],
      faces: [1, 1, 3, 1],
      favours: [0, 0, 4],
      money: [12_000, 12_000, 10_000],
    },
    good: [place('white', 'friend')],
  },
  'DP-29 at the end of reputation five pips are worth 1,000 $: 5,000 $ by bet rigging': {
    at: { ...LAST_TURN, placed: [1, 0, 0, 0], faces: [1, 5, 5, 1], money: [13_000, 13_000, 10_000] },
    good: [place('white', 'bet')],
  },
  'DP-E5 the press pays: 4,000 $, not 1,000 $ by bet rigging': {
    at: {
      ...LAST_TURN,
      influence: [12, 12, 12],
      lasting: 'E5',
      placed: [1, 0, 0, 0],
      faces: [1, 1, 0, 1],
      money: [12_000, 12_000, 10_000],
    },
    good: [place('grey', 'press')],
  },
  'DP-13 in the last turn the die that pays oneself twice, not those that pay the rivals': {
    at: { ...LAST_TURN, street: '000 121 22n nn2', faces: [1, 4, 4, 5], money: [20_000, 20_000, 12_000] },
    good: [place('red', 'business')],
  },
  'DP-E9 in the last round nobody is bought free for 2,000 $ when there are enough in supply': {
    event: 'E9',
    at: { round: 6, ko: 'reputation', grey: 4, reputation: [12, 12, 12], jail: [2, 0, 0] },
    seat: 0,
    good: [LET_DROWN],
  },
  'DP-E1 in the last round no favour step without a friend': {
    event: 'E1',
    at: { round: 6, ko: 'reputation', grey: 4, reputation: [12, 12, 12], favours: [1, 4, 4] },
    seat: 0,
    good: [DECLINE],
  },
  'DP-E1 in the last round 2,000 $ make two friends worth 5,000 $ each': {
    event: 'E1',
    at: { round: 6, ko: 'reputation', grey: 4, reputation: [12, 12, 12], favours: [3, 4, 4], friends: [2, 0, 0] },
    seat: 0,
    good: [PAY],
  },
});
