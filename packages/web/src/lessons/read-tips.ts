import { keep, kept } from '../kit/link/keep.ts';

const nameOf = (game: string): string => `tips.${game}`;

/** The tips of a game's lesson that were read on this device. */
export const readTips = (game: string): string[] => (kept(nameOf(game)) ?? '').split(' ').filter(tip => tip !== '');

export const keepRead = (game: string, tips: readonly string[]): void => keep(nameOf(game), tips.join(' '));
