import type { Game, Shape } from '@consigliere/kernel';
import { type ChaCha20, chacha20, type Draw, drawsOf, random, shuffle } from '@consigliere/kernel/host';
import { planOf, RANDOM } from '../records/plan.ts';
import { recorded } from '../records/play.ts';
import { eitherWay } from './chi-squared.ts';

/** The number of draws from one match, as with dice; then comes another seed. */
const A_MATCH = 50;

/** A series of draws to make and test. */
export interface DrawJob extends Drawn {
  readonly seed: string;
  readonly count: number;
}

/** Draws as a match does, from the purpose's own streams of one seed after another, and tests the results. */
export function testDraws({ game, kind, purpose, size, seed, count }: DrawJob): readonly Test[] {
  const what = `${game}, ${purpose}${kind === 'shuffle' ? ` of ${size} cards` : ''}`;
  const cards = Array.from({ length: size }, (_, card) => card);
  let rng: ChaCha20 = chacha20(seed);
  const rngFor = (index: number): ChaCha20 => {
    if (index % A_MATCH === 0) rng = chacha20(`${seed}/${game}/${purpose}/${size}/${index}`);
    return rng;
  };
  return kind === 'shuffle'
    ? testShuffles(what, size, count, index => shuffle(rngFor(index), purpose, [...cards]))
    : testValues(what, size, count, index => random(rngFor(index), purpose, size));
}

export { testDraws as runJob };

/** A kind of draw of a game: a deck of `n` cards that is shuffled, or one of `n` values. */
export interface Drawn {
  readonly game: string;
  readonly kind: 'shuffle' | 'value';
  readonly purpose: string;
  readonly size: number;
}

/** Enough matches for every player count to come a few times, with several options. */
const MATCHES = 8;

/** Everything that a game draws in some whole matches; of decks that are reshuffled when they run low, the largest. */
export function drawnIn(game: Game<Shape>): readonly Drawn[] {
  const found = new Map<string, Drawn>();
  for (let index = 0; index < MATCHES; index++) {
    const planned = planOf(game, index);
    const plan = { ...planned, players: planned.players.map(() => RANDOM), wavers: false };
    const largest = new Map<string, Drawn>();
    for (const step of drawsOf(plan.rules, recorded(plan))) {
      if (!step.ok) throw new Error(step.why);
      for (const draw of step.value) {
        const drawn = drawnBy(game.id, draw);
        const key = drawn.kind === 'shuffle' ? drawn.purpose : `${drawn.purpose} ${drawn.size}`;
        if (drawn.size > (largest.get(key)?.size ?? 1)) largest.set(key, drawn);
      }
    }
    for (const drawn of largest.values()) found.set(`${drawn.purpose} ${drawn.size}`, drawn);
  }
  return [...found.values()].sort((a, b) => a.purpose.localeCompare(b.purpose, 'en') || a.size - b.size);
}

/** The first value of a shuffle is one of as many as there are cards. Of two cards it draws one value, and is tested as one. */
function drawnBy(game: string, { purpose, values }: Draw): Drawn {
  return { game, kind: values.length > 1 ? 'shuffle' : 'value', purpose, size: values[0]?.[0] ?? 0 };
}

/** Larger numbers of values are counted in at most this many groups of equal size. */
const GROUPS = 1024;
/** Up to this many values, consecutive pairs are counted too. */
const MOST_FOR_PAIRS = 16;

/** Tests draws of 0 … n − 1: every value must come equally often, and equally often after every value. */
export function testValues(what: string, n: number, count: number, drawn: (index: number) => number): readonly Test[] {
  const groups = n <= GROUPS ? n : groupsOf(n);
  const values = new Float64Array(groups);
  const pairs = new Float64Array(n <= MOST_FOR_PAIRS ? n * n : 0);
  let before = 0;
  for (let index = 0; index < count; index++) {
    const value = drawn(index);
    const group = n <= GROUPS ? value : Math.floor(value / (n / groups));
    values[group] = (values[group] as number) + 1;
    // Each draw is in one pair only, so that pairs are independent.
    if (index % 2 === 1 && pairs.length > 0) pairs[before * n + value] = (pairs[before * n + value] as number) + 1;
    before = value;
  }
  const tests = [{ what: `${what}: every value of ${n}`, p: pOfCounts(values) }];
  return pairs.length === 0
    ? tests
    : [...tests, { what: `${what}: every pair of values of ${n}`, p: pOfCounts(pairs) }];
}

/** The largest number of groups that divides n. */
function groupsOf(n: number): number {
  for (let groups = GROUPS; ; groups--) if (n % groups === 0) return groups;
}

function pOfCounts(counts: Float64Array): number {
  const total = counts.reduce((sum, each) => sum + each, 0);
  const expected = total / counts.length;
  return eitherWay(
    counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0),
    counts.length - 1,
  );
}

/** One test, and the probability of a result at least this odd. */
export interface Test {
  readonly what: string;
  readonly p: number;
}

/** Decks with fewer cards aren't tested for neighbours. */
const FEWEST_FOR_NEIGHBOURS = 4;

/** Tests shuffles of a deck of `size` cards 0, 1, …: every card must come to every place, and next to every other, equally often. */
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
 * The order of the cards, the first following the last, is a random circle of k cards. The part that pairs have in common in both
 * directions (k (k − 3) / 2 degrees of freedom, variance 1 / (k − 1) a shuffle) and the part that tells the directions apart ((k − 1) (k
 * − 2) / 2, variance k / ((k − 1) (k − 2))) are independent.
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

/** The rate of false alarms: one in a thousand runs, however many tests a run makes. */
const FALSE_ALARM = 0.001;

/** The tests that chance alone doesn't explain. */
export const suspicious = (tests: readonly Test[]): readonly Test[] =>
  tests.filter(({ p }) => !(p >= FALSE_ALARM / tests.length));

/** The last line of a run. */
export function lastLine(tests: readonly Test[]): string {
  const smallest = Math.min(1, ...tests.map(({ p }) => p));
  return `randomness: ${tests.length} tests, ${suspicious(tests).length} suspicious (smallest p ${smallest.toPrecision(2)})`;
}
