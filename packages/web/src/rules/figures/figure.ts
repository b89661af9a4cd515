import type { ComponentType } from 'preact';

/** A game's figures by the rule they stand beside; each is given the game's words. */
export type FigureOf<W> = Readonly<Record<string, ComponentType<{ readonly words: W }>>>;
