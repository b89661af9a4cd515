import type { LoadableParts, LoadableRules } from './loadable.ts';

/** The only list of games. What is kept by game elsewhere is a record over `GameId`, so the compiler names what a new game lacks. */
export const GAME_IDS = ['carta-nostra', 'der-pate', 'corleones-empire'] as const;

export type GameId = (typeof GAME_IDS)[number];

/** Whether a name from outside is that of a game. */
export const isGameId = (id: string): id is GameId => GAME_IDS.some(each => each === id);

const RULES: Readonly<Record<GameId, () => Promise<{ readonly rules: unknown }>>> = {
  'carta-nostra': () => import('./carta-nostra/loadable-rules.ts'),
  'der-pate': () => import('./der-pate/loadable-rules.ts'),
  'corleones-empire': () => import('./corleones-empire/loadable-rules.ts'),
};

/** The same games' words, in a list of their own: a program that only plays doesn't carry them. */
const PARTS: Readonly<Record<GameId, () => Promise<{ readonly parts: unknown }>>> = {
  'carta-nostra': () => import('./carta-nostra/loadable-parts.ts'),
  'der-pate': () => import('./der-pate/loadable-parts.ts'),
  'corleones-empire': () => import('./corleones-empire/loadable-parts.ts'),
};

// Typed games are handed over as any game: this is where their own types are given up.
export const loadRules = async (game: GameId): Promise<LoadableRules> => (await RULES[game]()).rules as LoadableRules;
export const loadParts = async (game: GameId): Promise<LoadableParts> => (await PARTS[game]()).parts as LoadableParts;

/** The rules of an older version; null: they aren't kept. */
export async function loadFrozen(game: string, version: number) {
  const kept = isGameId(game) ? (await loadRules(game)).frozen[version] : undefined;
  return kept === undefined ? null : (await kept()).frozen;
}

/** The rules of all older versions that are kept. */
export async function loadAllFrozen() {
  const all = await Promise.all(GAME_IDS.map(loadRules));
  const kept = all.flatMap(({ frozen }) => Object.values(frozen));
  return (await Promise.all(kept.map(load => load()))).map(({ frozen }) => frozen);
}
