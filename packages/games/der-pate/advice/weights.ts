import type { DeepReadonly } from '@consigliere/kernel';
import type { Given } from '../types.ts';

/** The worth of things, money in thousands. Fitted to matches between bots by who won from which position. */
export const WEIGHTS = {
  /** DP-13 How often a die is placed on a given number of the first row. */
  placed: 0.06,
  /** The chance that a business is still held a turn later. */
  held: 0.92,
  /** A member in supply, up to three, for each own turn to come. */
  member: 0.15,
  /** A space on the favours track, for each own turn to come. */
  favour: 0.45,
  /** A friend, by the best favour it can be handed in for: none yet, then favours 1 to 4. */
  friend: [0.5, 0.8, 2, 2.5, 4.5],
  /** A debt marker of another family, for each own turn to come: the assembly pays for it. */
  assembly: 0.5,
  /** Wedding, grandchild, birthday, cop, judge, senator. */
  tiles: [0.4, 2, 0.8, 0.7, 0.6, 1.5],
  /** The lead that is fairly safe: at the end, and the extra for every turn still to come. */
  sure: 0.8,
  surer: 2.95,
  /** Spaces gained on one track per turn; more once the KO track is known. */
  pace: 2.35,
  focus: 0.6,
  /** The usual error of that number after one turn. */
  spread: 1.23,
  /** How strongly the cards turned up point to the KO track. */
  cards: 0.24,
};

/** The value of a friend once the favours marker has reached a space. */
export function rateFriendAt({ favours }: DeepReadonly<Given>, reached: number): number {
  let most = WEIGHTS.friend[0] ?? 0;
  for (let space = 0; space < reached; space++) most = Math.max(most, WEIGHTS.friend[favours[space] ?? 0] ?? 0);
  return most;
}
