import { cartaNostra } from './carta-nostra/index.ts';
import { corleonesEmpire } from './corleones-empire/index.ts';
import { derPate } from './der-pate/index.ts';

/** The games, by id: one line each. */
export const games = {
  [cartaNostra.id]: cartaNostra,
  [derPate.id]: derPate,
  [corleonesEmpire.id]: corleonesEmpire,
};
