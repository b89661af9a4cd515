import { cartaNostra } from './carta-nostra/index.ts';

/** The games, by id: one line each. */
export const games = {
  [cartaNostra.id]: cartaNostra,
};
