import { choices } from './choices.ts';
import { economy } from './economy.ts';
import { reactions } from './reactions.ts';
import { stopping } from './stopping.ts';
import { winning } from './winning.ts';

/** Positions in which any decent player sees at once what to do, or what not to. */
export const obvious = [...winning, ...stopping, ...economy, ...reactions, ...choices];
