import { digestTerms, type Luck, matchSeed } from '../luck.ts';
import type { Room } from './room.ts';

/** By seat of a table that gathers, a bot's level; null: a person's seat, even while nobody sits there. */
export const levelsOf = ({ chairs }: Pick<Room, 'chairs'>): readonly (number | null)[] =>
  chairs.map(({ sitter, level }) => (sitter === 'bot' ? level : null));

/** The luck that is published after the end, so that anybody can verify the match. */
export function luckOf(room: Room): Luck {
  const { seed, commitment, chairs, startLevels } = room;
  return { commitment, seed, entropy: chairs.map(({ entropy }) => entropy), levels: startLevels };
}

/** The seed of a match that begins now. */
export const seedFor = (room: Room): string => matchSeed(luckOf(room), room.terms);

/**
 * Entropy counts if it was added after the last change of what goes into the seed; otherwise somebody who knows it could choose terms
 * that bring a better match. An empty chair is a person's, so sitting down and standing up change nothing for the others.
 */
export function voidEntropy(before: Room, after: Room): Room {
  const isSame = digestTerms(before.terms, levelsOf(before)) === digestTerms(after.terms, levelsOf(after));
  return after.luckFormat === 1 || isSame ? after : dropEntropy(after, before.lines);
}

/** The room after a line of this number has changed what goes into the seed. */
export const dropEntropy = (room: Room, round: number): Room => ({
  ...room,
  entropyRound: round,
  chairs: room.chairs.map(chair => ({ ...chair, entropy: null })),
});
