import type { BookId } from '../sections.ts';

/** The rules of each book beside which there is a figure. */
const FIGURES = {
  'carta-nostra': ['CN-1', 'CN-5', 'CN-18'],
  'der-pate': ['DP-1', 'DP-9', 'DP-10', 'DP-13', 'DP-25', 'DP-26', 'DP-31'],
  'corleones-empire': ['CE-6', 'CE-12', 'CE-14', 'CE-16', 'CE-19', 'CE-I1', 'CE-25', 'CE-28'],
} as const satisfies Readonly<Record<BookId, readonly string[]>>;

type Figured = (typeof FIGURES)[BookId][number];

/** What is to be seen in each figure: read beneath it, and in its place by whoever does not see it. */
export type Captions = Readonly<Record<Figured, string>>;

export const figuresOf = (game: BookId): readonly string[] => FIGURES[game];

export const hasFigure = (game: BookId, rule: string): boolean => figuresOf(game).includes(rule);
