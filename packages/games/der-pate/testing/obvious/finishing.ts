import { birthday, byTheSenator, place, tile, twoSteps } from '../index.ts';
import { ALL_PLACED, LAST_TURN, moments } from './moment.ts';

const INFLUENCE = { ko: 'influence', red: 4, grey: 3, reputation: [0, 0, 0] } as const;
/** The second row: the black die lies in the first. */
const SECOND_ROW = [1, 0, 0, 0];
/** The third row: black and white are placed. */
const THIRD_ROW = [1, 2, 0, 0];

/** DP-32 Players who aren't on the last space of the KO track are out. */
export const finishing = moments({
  'DP-32 three steps are missing in the last turn and the grey die has them: reputation, not money': {
    at: { ...LAST_TURN, reputation: [12, 12, 9], placed: SECOND_ROW, faces: [1, 5, 3, 2] },
    good: [place('grey', 'reputation')],
  },
  'DP-32 the same on influence with the red die': {
    at: { ...LAST_TURN, ...INFLUENCE, influence: [12, 12, 8], placed: SECOND_ROW, faces: [1, 5, 3, 4] },
    good: [place('red', 'influence')],
  },
  'DP-32 two steps are missing: the grey two, not the red five': {
    at: { ...LAST_TURN, reputation: [12, 12, 10], placed: SECOND_ROW, faces: [1, 4, 2, 5] },
    good: [place('grey', 'reputation')],
  },
  'DP-32 five steps are missing for the only one who could still finish': {
    at: {
      ...LAST_TURN,
      reputation: [3, 5, 7],
      placed: SECOND_ROW,
      faces: [1, 5, 5, 5],
      money: [30_000, 30_000, 5_000],
    },
    good: [place('grey', 'reputation')],
  },
  'DP-32 the same for two players, far behind in money': {
    at: {
      seats: 2,
      round: 7,
      turn: 1,
      ...INFLUENCE,
      influence: [11, 8],
      placed: SECOND_ROW,
      faces: [1, 5, 5, 4],
      money: [50_000, 8_000],
    },
    good: [place('red', 'influence')],
  },
  'DP-12 one step is missing in the last turn: the puppet hand on press': {
    at: { ...LAST_TURN, reputation: [12, 12, 11], placed: THIRD_ROW, faces: [1, 1, 0, 3] },
    good: [place('grey', 'press')],
  },
  'DP-12 the same with the red die and influence as the track': {
    at: { ...LAST_TURN, ...INFLUENCE, influence: [12, 12, 11], placed: THIRD_ROW, faces: [1, 1, 4, 0] },
    good: [place('red', 'press')],
  },
  'DP-27 the senator lets the white die finish reputation': {
    at: {
      ...LAST_TURN,
      reputation: [12, 12, 9],
      influence: [0, 0, 9],
      tiles: ['', '', 'senator'],
      placed: [0, 0, 1, 0],
      faces: [1, 4, 2, 2],
    },
    good: [byTheSenator('white', 'reputation')],
  },
  'DP-26 one step is missing and there is a birthday: on reputation': {
    at: { ...LAST_TURN, ...ALL_PLACED, reputation: [12, 12, 11], tiles: ['', '', 'birthday'] },
    good: [birthday('reputation')],
  },
  'DP-26 the same on influence': {
    at: {
      ...LAST_TURN,
      ...ALL_PLACED,
      ...INFLUENCE,
      reputation: [0, 0, 9],
      influence: [12, 12, 11],
      tiles: ['', '', 'birthday'],
    },
    good: [birthday('influence')],
  },
  'DP-31 two steps are missing and a friend can give them': {
    at: { ...LAST_TURN, ...ALL_PLACED, reputation: [12, 12, 10], favours: [0, 0, 3], friends: [0, 0, 1] },
    good: [twoSteps('reputation')],
  },
  'DP-31 two steps to the last space, not 5,000 $': {
    at: { ...LAST_TURN, ...ALL_PLACED, reputation: [12, 12, 10], favours: [0, 0, 4], friends: [0, 0, 1] },
    good: [twoSteps('reputation')],
  },
  'DP-31 three steps are missing: friend and birthday together': {
    at: {
      ...LAST_TURN,
      ...ALL_PLACED,
      reputation: [12, 12, 9],
      favours: [0, 0, 3],
      friends: [0, 0, 1],
      tiles: ['', '', 'birthday'],
    },
    good: [twoSteps('reputation'), birthday('reputation')],
  },
  'DP-26 a wedding brings the friend for the last two steps': {
    at: { ...LAST_TURN, ...ALL_PLACED, reputation: [12, 12, 10], favours: [0, 0, 3], tiles: ['', '', 'wedding'] },
    good: [tile('wedding')],
  },
  'DP-38 out of turn, after the last own one: the birthday finishes influence': {
    at: {
      ...LAST_TURN,
      ...INFLUENCE,
      turn: 1,
      reputation: [8, 0, 0],
      influence: [11, 12, 12],
      faces: [2, 2, 2, 2],
      money: [60_000, 20_000, 20_000],
    },
    since: [[1, place('black', 'business')]],
    seat: 0,
    good: [birthday('influence')],
  },
  'DP-32 nine steps in two turns: the grey five, not 5,000 $': {
    at: { ...LAST_TURN, round: 6, turn: 0, reputation: [3, 8, 8], placed: SECOND_ROW, faces: [1, 5, 5, 2] },
    good: [place('grey', 'reputation')],
  },
  'DP-32 on the last space of influence already, reputation decides: the grey die': {
    at: {
      ...LAST_TURN,
      round: 6,
      turn: 1,
      reputation: [12, 6, 9],
      influence: [3, 12, 3],
      money: [20_000, 40_000, 20_000],
      placed: SECOND_ROW,
      faces: [1, 2, 4, 5],
    },
    good: [place('grey', 'reputation')],
  },
  'DP-39 before the last turn ends the two steps are taken, whatever else could be had': {
    at: {
      ...LAST_TURN,
      ...ALL_PLACED,
      reputation: [12, 12, 10],
      favours: [0, 0, 4],
      friends: [0, 0, 2],
      friendsUsed: 1,
      debts: [[2, 0, 1]],
      money: [8_000, 8_000, 14_000],
    },
    good: [twoSteps('reputation')],
  },
});
