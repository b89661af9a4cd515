import { expect, test } from 'vitest';
import { luckOfNumber, type PositionLink, readLink, writeLink } from './link.ts';

const LINK: PositionLink = {
  game: 'der-pate',
  version: 2,
  seats: 3,
  viewer: 1,
  luck: luckOfNumber(42, 3, 1),
  options: {},
  answers: [0, 1, 31, 32, 1000, 63],
  draft: [],
};

const [SEED = '', ENTROPY = ''] = ['5e', 'e7'].map(each => each.repeat(32));

test.each<[string, PositionLink]>([
  ['a small number as its luck', LINK],
  ['no answers', { ...LINK, answers: [] }],
  ['a draft', { ...LINK, draft: [3, 40] }],
  [
    'options with dots in them',
    { ...LINK, options: { open: true, edition: { id: 'a.b ~ c', 'jobs[1].costs': ['G'] } } },
  ],
  [
    'luck that two people have added to',
    { ...LINK, luck: { seed: SEED, entropy: [ENTROPY, SEED, null], levels: null } },
  ],
  [
    'luck with bots’ levels',
    { ...LINK, luck: { seed: SEED, entropy: [ENTROPY, SEED, null], levels: [null, null, 5] } },
  ],
])('a link with %s reads as it was written', (_, link) => {
  expect(readLink(writeLink(link))).toEqual(link);
});

test('a link to a position is short', () => {
  expect(writeLink(LINK)).toBe('der-pate.2.3-1.2a.ABfgBof_B');
});

test.each([
  '',
  'page',
  'der-pate',
  'Der Pate.2.3-1.2a.A',
  'der-pate.two.3-1.2a.A',
  'der-pate.2.3.2a.A',
  'der-pate.2.3-3.2a.A',
  'der-pate.2.99-0.2a.A',
  'der-pate.2.3-1.xyz.A',
  'der-pate.2.3-1..A',
  `der-pate.2.3-1.${'1'.repeat(65)}.A`,
  // Entropy for two of three seats, and none of the viewer's.
  `der-pate.2.3-1.${SEED}-${ENTROPY}-${ENTROPY}.A`,
  `der-pate.2.3-1.${SEED}-${ENTROPY}--.A`,
  'der-pate.2.3-1.2a.A!',
  'der-pate.2.3-1.2a.g',
  'der-pate.2.3-1.2a.ggggA',
  'der-pate.2.3-1.2a.A~B~C',
  'der-pate.2.3-1.2a.A.%',
  'der-pate.2.3-1.2a.A.[]',
  'der-pate.2.3-1.2a.A.null',
])('%s isn’t a link to a position', text => {
  expect(readLink(text)).toBeNull();
});

test('a text that is too long isn’t read', () => {
  expect(readLink(writeLink({ ...LINK, answers: new Array<number>(20_000).fill(0) }))).toBeNull();
});
