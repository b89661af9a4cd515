import type { Game, Shape } from '@consigliere/kernel';

/** The games that can be played on this device: one row each. Typed games go into one list, so each is handed over as any game. */
const LOADS: Readonly<Record<string, () => Promise<Game<Shape>>>> = {
  'carta-nostra': async () =>
    (await import('@consigliere/games/carta-nostra/at-sight')).atSight as unknown as Game<Shape>,
  'der-pate': async () => (await import('@consigliere/games/der-pate')).derPate as unknown as Game<Shape>,
  'corleones-empire': async () =>
    (await import('@consigliere/games/corleones-empire')).corleonesEmpire as unknown as Game<Shape>,
};

/** What a search needs beyond that: loaded when a bot searches for the first time. */
const SEARCHED: typeof LOADS = {
  'carta-nostra': async () => (await import('@consigliere/games/carta-nostra')).cartaNostra as unknown as Game<Shape>,
};

const loaded = new Map<string, Game<Shape>>();

/** A game that was loaded before. */
export const gameOf = (id: string): Game<Shape> | undefined => loaded.get(id);

/** Loads a game, so that `gameOf` knows it; undefined: there is no such game. */
export async function loadGame(id: string): Promise<Game<Shape> | undefined> {
  const game = loaded.get(id) ?? (Object.hasOwn(LOADS, id) ? await LOADS[id]?.() : undefined);
  if (game !== undefined) loaded.set(id, game);
  return game;
}

/** A game as one searches in it. */
export const loadSearched = async (id: string): Promise<Game<Shape> | undefined> =>
  (await SEARCHED[id]?.()) ?? (await loadGame(id));
