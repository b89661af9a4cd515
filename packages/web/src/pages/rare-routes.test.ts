import { expect, test } from 'vitest';
import { parseRoute } from '../kit/routes.ts';
import { parseRareRoute } from './rare-routes.ts';

/** The page that a path leads to, a rare one too. */
const findPage = (path: string) => {
  const route = parseRoute(path);
  return route.page === 'rare' ? parseRareRoute(route.parts) : route;
};

test.each([
  ['/', { page: 'landing' }],
  ['', { page: 'landing' }],
  ['/tables', { page: 'tables' }],
  ['/tables/', { page: 'tables' }],
  ['/settings', { page: 'settings' }],
  ['/credits', { page: 'credits' }],
  ['/find', { page: 'find' }],
  ['/anybody/der-pate', { page: 'anybody', game: 'der-pate' }],
  ['/anybody', { page: 'unknown' }],
  ['/position', { page: 'position' }],
  ['/new', { page: 'new', game: null, isTogether: false }],
  ['/new/der-pate', { page: 'new', game: 'der-pate', isTogether: false }],
  ['/new/der-pate/together', { page: 'new', game: 'der-pate', isTogether: true }],
  ['/rules', { page: 'rules', game: null }],
  ['/rules/carta-nostra', { page: 'rules', game: 'carta-nostra' }],
  ['/edition', { page: 'edition', game: null }],
  ['/edition/der-pate', { page: 'edition', game: 'der-pate' }],
  ['/now/der-pate', { page: 'now', game: 'der-pate' }],
  ['/learn/der-pate', { page: 'learn', game: 'der-pate' }],
  ['/replay', { page: 'replay', source: null }],
  ['/replay/local/abc', { page: 'replay', source: { at: 'local', room: 'abc' } }],
  ['/replay/table/a%20b', { page: 'replay', source: { at: 'table', room: 'a b' } }],
  ['/play/abc123', { page: 'play', room: 'abc123' }],
  ['/table/abc-_1', { page: 'table', room: 'abc-_1' }],
  ['/profile', { page: 'profile', secret: null }],
  ['/profile/s3cret', { page: 'profile', secret: 's3cret' }],
  ['/banned', { page: 'banned' }],
  ['/fair-play', { page: 'fair-play' }],
  ['/leaderboard', { page: 'leaderboard' }],
  ['/transfer/s3cret', { page: 'transfer', secret: 's3cret' }],
])('%s leads to a page', (path, place) => {
  expect(findPage(path)).toEqual(place);
});

test.each([
  '/play',
  '/now',
  '/learn',
  '/table',
  '/transfer',
  '/nowhere',
  '/landing',
  '/tables/1',
  '/position/1',
  '/new/der-pate/alone',
  '/tables/x/together',
  '/table/a/b',
  '/table/%E0%A4%A',
  '/edition/der-pate/1',
  // A link that was mangled on its way.
  '/table/abc123.',
  '/table/a%20b',
  `/table/${'a'.repeat(65)}`,
  '/replay/local',
  '/replay/moon/1',
  '/replay/local/a/b',
])('%s leads nowhere', path => {
  expect(findPage(path)).toEqual({ page: 'unknown' });
});
