/** A route: the address of a page inside the client. */
export type Route =
  | { readonly page: 'landing' | 'tables' }
  | { readonly page: 'play' | 'table'; readonly room: string }
  /** `game` is null until one is chosen. `isTogether`: for several people at this device. */
  | { readonly page: 'new'; readonly game: string | null; readonly isTogether: boolean }
  /** `game` is null for the list of all books. */
  | { readonly page: 'rules'; readonly game: string | null }
  /** A lesson. */
  | { readonly page: 'learn'; readonly game: string }
  /** `source` is null if a file is to be opened. */
  | { readonly page: 'replay'; readonly source: ReplaySource | null }
  /** A rarely visited page, or none: `pages/rare-routes.ts` knows. */
  | { readonly page: 'rare'; readonly parts: readonly string[] };

/** Where a finished match is kept. */
export interface ReplaySource {
  readonly at: 'local' | 'table';
  readonly room: string;
}

/** The room ids a server accepts. It wouldn't answer for others, and the page would wait for ever. */
export const TABLE = /^[\w-]{1,64}$/;

/** Parses a path. Only the routes near a board are known here; the way to it has no room for more. */
export function parseRoute(path: string): Route {
  const parts = splitPath(path);
  const rare: Route = { page: 'rare', parts };
  const [page = 'landing', argument, ...rest] = parts;
  if (page === 'replay') return parseReplayRoute(argument, rest) ?? rare;
  const isTogether = page === 'new' && rest.join('/') === 'together';
  if (rest.length > 0 && !isTogether) return rare;
  switch (page) {
    case 'play':
      return argument === undefined ? rare : { page, room: argument };
    case 'table':
      return argument === undefined || !TABLE.test(argument) ? rare : { page, room: argument };
    case 'new':
      return { page, game: argument ?? null, isTogether };
    case 'rules':
      return { page, game: argument ?? null };
    case 'learn':
      return argument === undefined ? rare : { page, game: argument };
    case 'tables':
      return argument === undefined ? { page } : rare;
    case 'landing':
      return parts.length === 0 ? { page } : rare;
    default:
      return rare;
  }
}

/** The parts of a path; none of a path with broken escapes is known. */
function splitPath(path: string): readonly string[] {
  try {
    return path
      .split('/')
      .filter(part => part !== '')
      .map(decodeURIComponent);
  } catch {
    return ['%'];
  }
}

function parseReplayRoute(at: string | undefined, [room, ...rest]: readonly string[]): Route | null {
  if (at === undefined) return { page: 'replay', source: null };
  if ((at !== 'local' && at !== 'table') || room === undefined || rest.length > 0) return null;
  return { page: 'replay', source: { at, room } };
}
