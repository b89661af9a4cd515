import { type GameId, isGameId } from '@consigliere/games/list';
import { offer as cartaNostra } from './carta-nostra/offer.tsx';
import { offer as corleonesEmpire } from './corleones-empire/offer.tsx';
import { offer as derPate } from './der-pate/offer.tsx';
import type { Face, Offer } from './face.ts';

/** What a game is offered with, and its face, which is loaded when the game is chosen. */
interface Shown {
  readonly offer: Offer;
  face(): Promise<{ readonly face: unknown }>;
}

/** The only list of games in the client; the front page shows them in this order, the quickest game first. */
export const SHOWN: Readonly<Record<GameId, Shown>> = {
  'carta-nostra': { offer: cartaNostra, face: () => import('./carta-nostra/face.ts') },
  'der-pate': { offer: derPate, face: () => import('./der-pate/face.ts') },
  'corleones-empire': { offer: corleonesEmpire, face: () => import('./corleones-empire/face.ts') },
};

/** The games on offer, in the order of the front page. */
export const OFFERED = Object.keys(SHOWN) as readonly GameId[];

export const offerOf = (game: GameId): Offer => SHOWN[game].offer;

/** What a game is called, by an id from outside. */
export const gameName = (id: string): string => (isGameId(id) ? offerOf(id).name : id);

// Typed faces are handed over as the face of any game: this is where their own types are given up.
export const loadFace = async (game: GameId): Promise<Face> => (await SHOWN[game].face()).face as Face;
