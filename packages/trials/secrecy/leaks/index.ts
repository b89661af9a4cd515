import { gameLeaks } from './game.ts';
import { hostLeaks } from './host.ts';
import type { Leak } from './leak.ts';
import { roomLeaks } from './room.ts';
import { wireLeaks } from './wire.ts';

/** Leaks at every layer of a server; each is planted with every game. */
export const LEAKS: readonly Leak[] = [...gameLeaks, ...roomLeaks, ...hostLeaks, ...wireLeaks];
