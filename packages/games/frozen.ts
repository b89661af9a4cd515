/** The older versions of each game whose rules are kept, as built files: each is loaded when a record or a room needs it. */
const KEPT = [
  { game: 'carta-nostra', version: 1, load: () => import('./carta-nostra/frozen/version-1.mjs') },
  { game: 'carta-nostra', version: 2, load: () => import('./carta-nostra/frozen/version-2.mjs') },
  { game: 'der-pate', version: 1, load: () => import('./der-pate/frozen/version-1.mjs') },
  { game: 'der-pate', version: 2, load: () => import('./der-pate/frozen/version-2.mjs') },
  { game: 'corleones-empire', version: 1, load: () => import('./corleones-empire/frozen/version-1.mjs') },
  { game: 'corleones-empire', version: 2, load: () => import('./corleones-empire/frozen/version-2.mjs') },
];

/** Loads the rules of an older version; null: they aren't kept. */
export const loadFrozen = (game: string, version: number) =>
  KEPT.find(each => each.game === game && each.version === version)
    ?.load()
    .then(({ frozen }) => frozen) ?? null;

/** Loads the rules of all older versions that are kept. */
export const loadAllFrozen = () => KEPT.map(({ load }) => load().then(({ frozen }) => frozen));
