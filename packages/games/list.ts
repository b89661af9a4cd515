import type { LoadableParts, LoadableRules } from './loadable.ts';

/**
 * The ids of the published games, which servers, tools and records go through. Data by game is a record over these ids, so the compiler
 * reports what a new game lacks.
 */
export const GAME_IDS = ['carta-nostra', 'der-pate', 'corleones-empire'] as const;
/** Complete games that are offered only where CONSIGLIERE_GAMES names them. */
const UNPUBLISHED_IDS = ['sitdown'] as const;

export type PublishedId = (typeof GAME_IDS)[number];
type UnpublishedId = (typeof UNPUBLISHED_IDS)[number];
export type GameId = PublishedId | UnpublishedId;

/** Whether a build of the client contains the unpublished games. Outside a build, any game can be loaded. */
declare const __UNPUBLISHED__: boolean | undefined;
const HAS_UNPUBLISHED = typeof __UNPUBLISHED__ === 'undefined' || __UNPUBLISHED__;

/** Every game that can be loaded. */
export const ALL_IDS: readonly GameId[] = HAS_UNPUBLISHED ? [...GAME_IDS, ...UNPUBLISHED_IDS] : GAME_IDS;

/** Whether a string from outside is the id of a game. */
export const isGameId = (id: string): id is GameId => ALL_IDS.some(each => each === id);

const isPublished = (id: GameId): id is PublishedId => GAME_IDS.some(each => each === id);

type LoadRules = () => Promise<{ readonly rules: unknown }>;
type LoadParts = () => Promise<{ readonly parts: unknown }>;

const RULES: Readonly<Record<PublishedId, LoadRules>> = {
  'carta-nostra': () => import('./carta-nostra/loadable-rules.ts'),
  'der-pate': () => import('./der-pate/loadable-rules.ts'),
  'corleones-empire': () => import('./corleones-empire/loadable-rules.ts'),
};

/** The parts of the same games, in a list of their own so that programs that only play don't load them. */
const PARTS: Readonly<Record<PublishedId, LoadParts>> = {
  'carta-nostra': () => import('./carta-nostra/loadable-parts.ts'),
  'der-pate': () => import('./der-pate/loadable-parts.ts'),
  'corleones-empire': () => import('./corleones-empire/loadable-parts.ts'),
};

const UNPUBLISHED: Readonly<Record<UnpublishedId, { readonly rules: LoadRules; readonly parts: LoadParts }>> = {
  sitdown: { rules: () => import('./sitdown/loadable-rules.ts'), parts: () => import('./sitdown/loadable-parts.ts') },
};

// Each game has its own types; here it is handed over as a game of any shape.
export async function loadRules(game: GameId): Promise<LoadableRules> {
  if (isPublished(game)) return (await RULES[game]()).rules as LoadableRules;
  if (!HAS_UNPUBLISHED) throw new Error(`${game} isn't part of this build`);
  return (await UNPUBLISHED[game].rules()).rules as LoadableRules;
}

export async function loadParts(game: GameId): Promise<LoadableParts> {
  if (isPublished(game)) return (await PARTS[game]()).parts as LoadableParts;
  if (!HAS_UNPUBLISHED) throw new Error(`${game} isn't part of this build`);
  return (await UNPUBLISHED[game].parts()).parts as LoadableParts;
}

/** The rules of an older version; null if they aren't kept. */
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
