import type { DeepReadonly } from '@consigliere/kernel';
import type { Given } from '../types.ts';

/** What things are worth, money in thousands. Fitted to matches of bots: who wins from where. */
export const WEIGHTS = {
  /** DP-13 How often a die is put on a certain value of the first row. */
  placed: 0.06,
  /** That a business is still held a turn later. */
  held: 0.92,
  /** A member in supply, up to three, for each own turn to come. */
  member: 0.15,
  /** A step of favours, for each own turn to come. */
  favour: 0.45,
  /** A friend, by the best favour it can be handed in for: none yet, then favours 1 to 4. */
  friend: [0.5, 0.8, 2, 2.5, 4.5],
  /** A debt marker of another family, for each own turn to come: the assembly pays for it. */
  assembly: 0.5,
  /** Wedding, grandchild, birthday, cop, judge, senator. */
  tiles: [0.4, 2, 0.8, 0.7, 0.6, 1.5],
  /** What a lead must be to be a rather sure one: at the end, and more for every turn anybody has to come. */
  sure: 0.8,
  surer: 2.95,
  /** Steps on one track in a turn; more once the knock-out track is known. */
  pace: 2.35,
  focus: 0.6,
  /** How far they may be off after one turn. */
  spread: 1.23,
  /** How strongly the cards turned up tell the knock-out track. */
  cards: 0.24,
};

/** What a friend is good for where the favours marker has reached a space. */
export function friendWorth({ favours }: DeepReadonly<Given>, reached: number): number {
  let most = WEIGHTS.friend[0] ?? 0;
  for (let space = 0; space < reached; space++) most = Math.max(most, WEIGHTS.friend[favours[space] ?? 0] ?? 0);
  return most;
}
