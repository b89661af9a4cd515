import { type Cards, countOf, MAFIOSI, type Mafioso, type MafiosoName, noCards } from '../mafiosi.ts';

/** Cards in words, as tests write them: `don hitman`, or `2×don hitman`. */

const kindOf = (name: string): Mafioso => {
  const mafioso = MAFIOSI.indexOf(name as MafiosoName);
  if (mafioso < 0) throw new Error(`there is no mafioso ${name}`);
  return mafioso;
};

/** The kinds in the order they are named: a pile from the bottom to the top. */
export function kinds(text: string): Mafioso[] {
  const words = text.split(' ').filter(word => word !== '');
  return words.flatMap(word => {
    const [name = '', count = '1'] = word.split('×').reverse();
    return new Array<Mafioso>(Number(count)).fill(kindOf(name));
  });
}

/** How many of each kind: `cards('don', 'hitman')`, `cards('2×don hitman')`. */
export function cards(...texts: readonly string[]): Cards {
  const counts = noCards();
  for (const mafioso of kinds(texts.join(' '))) counts[mafioso] = countOf(counts, mafioso) + 1;
  return counts;
}

/** A pile in words, card by card. */
export const pileText = (pile: readonly Mafioso[]): string => pile.map(mafioso => MAFIOSI[mafioso]).join(' ');

/** Counted cards in words, by kind: `2×don hitman`. */
export const cardsText = (counts: readonly number[]): string =>
  MAFIOSI.flatMap((name, mafioso) => {
    const count = countOf(counts, mafioso);
    return count === 0 ? [] : [count === 1 ? name : `${count}×${name}`];
  }).join(' ');
