import { ALL_IDS, GAME_IDS, type GameId, isGameId, type PublishedId } from '@consigliere/games/list';
import { offer as cartaNostra } from './carta-nostra/offer.tsx';
import { offer as corleonesEmpire } from './corleones-empire/offer.tsx';
import { offer as derPate } from './der-pate/offer.tsx';
import type { Face, Offer } from './face.ts';
import { offer as sitdown } from './sitdown/offer.tsx';

/** A game's offer, and its face, which is loaded when the game is chosen. */
interface ListedGame {
  readonly offer: Offer;
  face(): Promise<{ readonly face: unknown }>;
}

/** The published games; the front page shows them in this order, the quickest game first. */
const PUBLISHED: Readonly<Record<PublishedId, ListedGame>> = {
  'carta-nostra': { offer: cartaNostra, face: () => import('./carta-nostra/face.ts') },
  'der-pate': { offer: derPate, face: () => import('./der-pate/face.ts') },
  'corleones-empire': { offer: corleonesEmpire, face: () => import('./corleones-empire/face.ts') },
};

const UNPUBLISHED: Readonly<Record<Exclude<GameId, PublishedId>, ListedGame>> = {
  sitdown: { offer: sitdown, face: () => import('./sitdown/face.ts') },
};

/** Whether this build contains the unpublished games. Outside a build all games have faces, and the published ones are offered. */
declare const __UNPUBLISHED__: boolean | undefined;

/** The only list of games in the client. */
export const LISTED = {
  ...PUBLISHED,
  ...(typeof __UNPUBLISHED__ === 'undefined' || __UNPUBLISHED__ ? UNPUBLISHED : {}),
} as Readonly<Record<GameId, ListedGame>>;

/** The games that are offered, in the order of the front page. */
export const OFFERED = typeof __UNPUBLISHED__ === 'undefined' ? GAME_IDS : ALL_IDS;

export const offerOf = (game: GameId): Offer => LISTED[game].offer;

/** The name of a game, by an id from outside. */
export const gameName = (id: string): string => (isGameId(id) ? offerOf(id).name : id);

// Each face has its own types; here it is handed over as the face of any game.
export const loadFace = async (game: GameId): Promise<Face> => (await LISTED[game].face()).face as Face;
