/** A route: the address of a page inside the client. */
export type Route =
  | { readonly page: 'landing' | 'tables' | 'settings' }
  | { readonly page: 'play' | 'table'; readonly room: string }
  /** `game` is null until one is chosen. `isTogether`: for several people at this device. */
  | { readonly page: 'new'; readonly game: string | null; readonly isTogether: boolean }
  /** `game` is null for the list of all books or editions. */
  | { readonly page: 'rules' | 'edition'; readonly game: string | null }
  /** A lesson. */
  | { readonly page: 'learn'; readonly game: string }
  /** `source` is null if a file is to be opened. */
  | { readonly page: 'replay'; readonly source: ReplaySource | null }
  | RareRoute;

/** Rarely visited routes. */
export type RareRoute =
  | { readonly page: 'credits' | 'leaderboard' | 'find' | 'position' | 'sign-in' | 'unknown' }
  /** Starts a match against bots, or finds a seat with strangers. */
  | { readonly page: 'now' | 'anybody'; readonly game: string }
  | { readonly page: 'transfer'; readonly secret: string }
  /** `secret` is null for the guest's own. */
  | { readonly page: 'profile'; readonly secret: string | null }
  /** A table on a common screen, and the match inside it. */
  | { readonly page: 'screen' | 'screen-table'; readonly room: string }
  /** `code` is null until it is typed. */
  | { readonly page: 'join'; readonly code: string | null };

/** Where a finished match is kept. */
export interface ReplaySource {
  readonly at: 'local' | 'table';
  readonly room: string;
}

const UNKNOWN: Route = { page: 'unknown' };
/** The room ids a server accepts. It wouldn't answer for others, and the page would wait for ever. */
const TABLE = /^[\w-]{1,64}$/;

/** Parses a path. One with broken escapes is unknown. */
export function parseRoute(path: string): Route {
  let parts: string[];
  try {
    parts = path
      .split('/')
      .filter(part => part !== '')
      .map(decodeURIComponent);
  } catch {
    return UNKNOWN;
  }
  const [page = 'landing', argument, ...rest] = parts;
  if (page === 'replay') return parseReplayRoute(argument, rest);
  if (page === 'screen') return parseScreenRoute(argument, rest);
  const isTogether = page === 'new' && rest.join('/') === 'together';
  if (rest.length > 0 && !isTogether) return UNKNOWN;
  switch (page) {
    case 'play':
      return argument === undefined ? UNKNOWN : { page, room: argument };
    case 'table':
      return argument === undefined || !TABLE.test(argument) ? UNKNOWN : { page, room: argument };
    case 'new':
      return { page, game: argument ?? null, isTogether };
    case 'rules':
    case 'edition':
      return { page, game: argument ?? null };
    case 'now':
    case 'anybody':
    case 'learn':
      return argument === undefined ? UNKNOWN : { page, game: argument };
    case 'transfer':
      return argument === undefined ? UNKNOWN : { page, secret: argument };
    case 'profile':
      return { page, secret: argument ?? null };
    case 'j':
      return { page: 'join', code: argument ?? null };
    case 'tables':
    case 'settings':
    case 'credits':
    case 'leaderboard':
    case 'find':
    case 'position':
    case 'sign-in':
      return argument === undefined ? { page } : UNKNOWN;
    case 'landing':
      return parts.length === 0 ? { page } : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function parseScreenRoute(room: string | undefined, rest: readonly string[]): Route {
  if (room === undefined || !TABLE.test(room)) return UNKNOWN;
  if (rest.length === 0) return { page: 'screen', room };
  return rest.join('/') === 'table' ? { page: 'screen-table', room } : UNKNOWN;
}

function parseReplayRoute(at: string | undefined, [room, ...rest]: readonly string[]): Route {
  if (at === undefined) return { page: 'replay', source: null };
  if ((at !== 'local' && at !== 'table') || room === undefined || rest.length > 0) return UNKNOWN;
  return { page: 'replay', source: { at, room } };
}
