import type { Shape } from '@consigliere/kernel';
import { Misuse } from '../../lib/misuse.ts';
import type { Drawing } from '../drawing.ts';
import { cartaNostra } from './carta-nostra.ts';
import { corleonesEmpire } from './corleones-empire.ts';
import { derPate } from './der-pate.ts';

/** What can be done with the drawing of any game. */
type Use<R> = <T extends Shape>(drawing: Drawing<T>) => R;

/** The games the terminal can draw, by id: one line each. */
const DRAWINGS: Readonly<Record<string, <R>(use: Use<R>) => R>> = {
  [cartaNostra.game.id]: use => use(cartaNostra),
  [derPate.game.id]: use => use(derPate),
  [corleonesEmpire.game.id]: use => use(corleonesEmpire),
};

/** Does something with the drawing of a game. */
export function withDrawing<R>(id: string, use: Use<R>): R {
  const drawing = Object.hasOwn(DRAWINGS, id) ? DRAWINGS[id] : undefined;
  if (drawing === undefined)
    throw new Misuse(`unknown game "${id}"; the games are ${Object.keys(DRAWINGS).join(', ')}`);
  return drawing(use);
}
