import type { Game, Shape } from '@consigliere/kernel';
import { gameLeaks } from './game.ts';
import { hostLeaks } from './host.ts';
import type { Leak } from './leak.ts';
import { roomLeaks } from './room.ts';
import { wireLeaks } from './wire.ts';

/** Leaks at every layer of a server. */
export const LEAKS: readonly Leak[] = [...gameLeaks, ...roomLeaks, ...hostLeaks, ...wireLeaks];

/** The leaks that a game can have. */
export const leaksIn = (game: Game<Shape>): readonly Leak[] => {
  const hasWindows = Object.values<object>(game.flow).some(step => 'silence' in step);
  return LEAKS.filter(({ isInWindows = false }) => hasWindows || !isInWindows);
};
