import { effect, signal } from '@preact/signals';
import { keep, kept } from './link/keep.ts';

// These choices of a device are loaded after the board, unlike the others.

export const EMOTE_MODES = ['on', 'off'] as const;

/** Whether emotes are shown and said, and can be sent. */
export const emotes = signal<(typeof EMOTE_MODES)[number]>(kept('emotes') === 'off' ? 'off' : 'on');

export const STAND_IN_LEVELS = ['1', '2', '3', '4', '5'] as const;
export type StandInLevel = (typeof STAND_IN_LEVELS)[number];

const level = kept('stand-in');

/** The level of the bot that plays for a player who has left. */
export const standInLevel = signal<StandInLevel>(STAND_IN_LEVELS.find(each => each === level) ?? '3');

effect(() => keep('emotes', emotes.value));
effect(() => keep('stand-in', standInLevel.value));
