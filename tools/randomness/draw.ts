import { type ChaCha20, chacha20, random, shuffle } from '@consigliere/kernel/host';
import type { Drawn } from './decks.ts';
import { type Test, testShuffles } from './shuffles.ts';
import { testValues } from './values.ts';

/** So many draws come from one match, as dice do; then there is another seed. */
const A_MATCH = 50;

/** Draws to be made and tested. */
export interface DrawJob extends Drawn {
  readonly seed: string;
  readonly count: number;
}

/** Draws as a match does, from the purpose's own streams of one seed after another, and tests what came. */
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
