/** CN-C1 The five kinds. A card is the number of its kind, because cards of a kind are alike. */
export const MAFIOSI = ['caporegime', 'don', 'consigliere', 'hitman', 'smuggler'] as const;
export type MafiosoName = (typeof MAFIOSI)[number];
export type Mafioso = number;

export const CAPOREGIME = 0;
export const DON = 1;
export const CONSIGLIERE = 2;
export const HITMAN = 3;
export const SMUGGLER = 4;

/** The rules of each kind's job, the chief one first. */
export const JOB_RULES = [['CN-14'], ['CN-18', 'CN-19', 'CN-15'], ['CN-13'], ['CN-12'], ['CN-11']] as const;

/** How many of each kind. */
export type Cards = number[];

export const noCards = (): Cards => [0, 0, 0, 0, 0];
export const countOf = (cards: readonly number[], mafioso: Mafioso): number => cards[mafioso] ?? 0;

export function countCards(cards: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += cards[i] ?? 0;
  return sum;
}

export function countKinds(cards: readonly number[]): number {
  let kinds = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== 0) kinds++;
  return kinds;
}

export function add(cards: Cards, mafioso: Mafioso, count: number): void {
  cards[mafioso] = countOf(cards, mafioso) + count;
}
