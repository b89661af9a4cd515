import { eitherWay } from './chi-squared.ts';

/** One question put to chance, and how likely an answer as odd as the one that came is. */
export interface Test {
  readonly what: string;
  readonly p: number;
}

/** Fewer cards than that have no neighbours worth counting. */
const FEWEST_FOR_NEIGHBOURS = 4;

/** Shuffles of a deck of `size` cards 0, 1, …: whether every card comes to every place, and next to every other, as often. */
export function testShuffles(
  what: string,
  size: number,
  count: number,
  shuffled: (index: number) => readonly number[],
): readonly Test[] {
  const places = new Float64Array(size * size);
  const followers = new Float64Array(size * size);
  for (let index = 0; index < count; index++) {
    const order = shuffled(index);
    let before = order[size - 1] as number;
    for (let place = 0; place < size; place++) {
      const card = order[place] as number;
      places[card * size + place] = (places[card * size + place] as number) + 1;
      followers[before * size + card] = (followers[before * size + card] as number) + 1;
      before = card;
    }
  }
  const tests = [{ what: `${what}: every card at every place`, p: pOfPlaces(places, size, count) }];
  return size < FEWEST_FOR_NEIGHBOURS
    ? tests
    : [...tests, { what: `${what}: every card after every other`, p: pOfNeighbours(followers, size, count) }];
}

/**
 * Every shuffle has each card once and each place once. That leaves (k − 1)² degrees of freedom, on each of which the variance
 * is 1 / (k − 1) a shuffle, not 1 / k as the plain sum has it.
 */
function pOfPlaces(counts: Float64Array, k: number, shuffles: number): number {
  const expected = shuffles / k;
  const sum = counts.reduce((before, each) => before + (each - expected) ** 2, 0);
  return eitherWay((sum * (k - 1)) / shuffles, (k - 1) ** 2);
}

/**
 * Who follows whom, the first card following the last, is a random circle of k cards. What two cards have in common when they
 * meet either way round (k (k − 3) / 2 degrees of freedom, variance 1 / (k − 1) a shuffle) and what tells the ways apart
 * ((k − 1) (k − 2) / 2, variance k / ((k − 1) (k − 2))) are independent.
 */
function pOfNeighbours(counts: Float64Array, k: number, shuffles: number): number {
  const at = (before: number, after: number): number => counts[before * k + after] as number;
  let [either, apart] = [0, 0];
  for (let one = 0; one < k; one++)
    for (let other = one + 1; other < k; other++) {
      either += (at(one, other) + at(other, one) - (2 * shuffles) / (k - 1)) ** 2 / 2;
      apart += (at(one, other) - at(other, one)) ** 2 / 2;
    }
  const x = (either * (k - 1)) / shuffles + (apart * (k - 1) * (k - 2)) / (k * shuffles);
  return eitherWay(x, (k * (k - 3)) / 2 + ((k - 1) * (k - 2)) / 2);
}
