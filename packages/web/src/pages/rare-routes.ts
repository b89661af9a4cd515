import { TABLE } from '../kit/routes.ts';

/** A rarely visited page. */
type RareRoute =
  | {
      readonly page:
        | 'banned'
        | 'credits'
        | 'fair-play'
        | 'leaderboard'
        | 'find'
        | 'operator'
        | 'position'
        | 'settings'
        | 'sign-in'
        | 'unknown';
    }
  /** `game` is null for the list of all editions. */
  | { readonly page: 'edition'; readonly game: string | null }
  /** Starts a match against bots, or finds a seat with strangers. */
  | { readonly page: 'now' | 'anybody'; readonly game: string }
  | { readonly page: 'transfer'; readonly secret: string }
  /** `secret` is null for the guest's own. */
  | { readonly page: 'profile'; readonly secret: string | null }
  /** A table on a common screen, and the match inside it. */
  | { readonly page: 'screen' | 'screen-table'; readonly room: string }
  /** `code` is null until it is typed. */
  | { readonly page: 'join'; readonly code: string | null };

const UNKNOWN: RareRoute = { page: 'unknown' };

/** Parses the parts of a path that leads to none of the usual pages. */
export function parseRareRoute([page, argument, ...rest]: readonly string[]): RareRoute {
  if (page === 'screen') return parseScreenRoute(argument, rest);
  if (rest.length > 0) return UNKNOWN;
  switch (page) {
    case 'now':
    case 'anybody':
      return argument === undefined ? UNKNOWN : { page, game: argument };
    case 'transfer':
      return argument === undefined ? UNKNOWN : { page, secret: argument };
    case 'edition':
      return { page, game: argument ?? null };
    case 'profile':
      return { page, secret: argument ?? null };
    case 'j':
      return { page: 'join', code: argument ?? null };
    case 'banned':
    case 'credits':
    case 'fair-play':
    case 'leaderboard':
    case 'find':
    case 'operator':
    case 'position':
    case 'settings':
    case 'sign-in':
      return argument === undefined ? { page } : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function parseScreenRoute(room: string | undefined, rest: readonly string[]): RareRoute {
  if (room === undefined || !TABLE.test(room)) return UNKNOWN;
  if (rest.length === 0) return { page: 'screen', room };
  return rest.join('/') === 'table' ? { page: 'screen-table', room } : UNKNOWN;
}
