import { parts as cartaNostra } from './carta-nostra/parts.ts';
import { parts as corleonesEmpire } from './corleones-empire/parts.ts';
import { parts as derPate } from './der-pate/parts.ts';
import { anyParts, type GameParts } from './parts.ts';

/** The games, by id: the only list of them. What is kept by game elsewhere is a record over `GameId`, so the compiler names what a new game lacks. */
const GAMES = {
  'carta-nostra': anyParts(cartaNostra),
  'der-pate': anyParts(derPate),
  'corleones-empire': anyParts(corleonesEmpire),
};

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** Whether a name from outside is that of a game. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

export const partsOf = (game: GameId): GameParts => GAMES[game];

/** The rules of an older version; null: they aren't kept. */
export const loadFrozen = (game: string, version: number) =>
  (isGameId(game) ? GAMES[game].frozen[version]?.().then(({ frozen }) => frozen) : null) ?? null;

/** The rules of all older versions that are kept. */
export const loadAllFrozen = () =>
  Object.values(GAMES).flatMap(({ frozen }) => Object.values(frozen).map(load => load().then(each => each.frozen)));
