import { ALL_IDS, loadParts } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { rulesIn } from '../games/book.ts';
import { loadFace } from '../games/faces.ts';
import { countRows, countRules, searchBook } from './book.ts';
import { openBook } from './library.ts';
import { certaintiesIn } from './sureness.tsx';

async function book(game: string, language: 'en' | 'de' | 'nl' = 'en') {
  const found = await openBook(game, language);
  if (found === null) throw new Error(`no book of ${game}`);
  return found.book;
}

test.each(ALL_IDS)('every rule of %s is in exactly one section', async game => {
  const { rule } = (await (await loadParts(game)).words('en')).standard;
  const printed = (await (await loadFace(game)).book()).sections.flatMap(rulesIn);
  expect(printed.toSorted()).toEqual(Object.keys(rule).toSorted());
});

test.each(ALL_IDS.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  'the book of %s in %s leaves nothing empty',
  async (game, language) => {
    const { sections, sheets } = await book(game, language);
    const said = [
      ...sections.flatMap(({ title, rules }) => [title, ...rules.map(({ text }) => text)]),
      ...sheets.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flatMap(({ cells }) => cells)]),
    ];
    expect(said.filter(text => text === '' || /undefined|\?$/.test(text))).toEqual([]);
    for (const { columns, rows } of sheets) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  },
);

test.each(ALL_IDS.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  'the book of %s in %s shows every ruling of its list at its rule, and no other',
  async (game, language) => {
    const rulings = await (await loadParts(game)).rulings();
    const { sections, sheets } = await book(game, language);
    const printed = [...sections.flatMap(({ rules }) => rules), ...sheets].flatMap(({ id, rulings = [] }) =>
      rulings.map(({ ruling, reason }) => `${id}: ${ruling} ${reason}`),
    );
    const listed = rulings.map(({ rule, [language]: { ruling, reason } }) => `${rule}: ${ruling} ${reason}`);
    expect(printed.toSorted()).toEqual(listed.toSorted());
  },
);

test("a ruling with an option names the option in the reader's language", async () => {
  const { sections } = await book('der-pate', 'de');
  const rulings = sections.flatMap(({ rules }) => rules).find(({ id }) => id === 'DP-37')?.rulings;
  const { option } = (await (await loadParts('der-pate')).words('de')).standard;
  expect(rulings?.map(ruling => ruling.option)).toEqual([option['show-money']]);
});

test('a search finds a rule by words of its ruling', async () => {
  const found = searchBook(await book('carta-nostra'), 'topmost');
  expect(found.sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['CN-13']);
});

test.each(ALL_IDS)('every mark in the box of %s has words', async game => {
  const { sheets } = await book(game);
  const marks = sheets.flatMap(({ mark, rows }) => [mark, ...rows.map(row => row.mark ?? null)]);
  for (const mark of marks) if (mark !== null) expect(certaintiesIn(mark, 'en'), mark).not.toEqual([]);
});

test('a name that is marked for other languages only counts as our translation', () => {
  const mark = 'name K (en, de), rest R';
  const rest = { mark: 'R', part: 'rest' };
  expect(certaintiesIn(mark, 'de')).toEqual([{ mark: 'K', part: 'name' }, rest]);
  expect(certaintiesIn(mark, 'nl')).toEqual([{ mark: 'T', part: 'name' }, rest]);
});

test('a mark is split by its subjects', () => {
  expect(certaintiesIn('K', 'en')).toEqual([{ mark: 'K', part: null }]);
  expect(certaintiesIn('name K, turf and icons R', 'en')).toEqual([
    { mark: 'K', part: 'name' },
    { mark: 'R', part: 'turf and icons' },
  ]);
  expect(certaintiesIn('K (3+ flag R)', 'en')).toEqual([
    { mark: 'K', part: null },
    { mark: 'R', part: '3+ flag' },
  ]);
  expect(certaintiesIn('the rest L and R', 'en')).toEqual([
    { mark: 'L', part: 'the rest' },
    { mark: 'R', part: 'the rest' },
  ]);
  expect(() => certaintiesIn('weather K', 'en')).toThrow('weather');
});

test.each([
  ['20', ['CN-20']],
  ['CN-20', ['CN-20']],
  ['cn20', ['CN-20']],
  ['CN-2', ['CN-2']],
])('a search for %s finds only the rule with that number', async (query, ids) => {
  const found = searchBook(await book('carta-nostra'), query);
  expect(found.sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
  expect(found.sheets).toEqual([]);
});

test('a search by letters and number finds events and icons', async () => {
  const ids = async (game: string, query: string) =>
    searchBook(await book(game), query).sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(await ids('der-pate', 'E10')).toEqual(['DP-E10']);
  expect(await ids('corleones-empire', 'CE-I5')).toEqual(['CE-I5']);
});

test('a search for several words finds rules with all of them, ignoring case and accents', async () => {
  const found = searchBook(await book('carta-nostra'), 'COMPÀNION  don');
  expect(countRules(found)).toBeGreaterThan(0);
  for (const rule of found.sections.flatMap(({ rules }) => rules)) expect(JSON.stringify(rule)).toMatch(/companion/i);
});

test('DP-C8 the book of Der Pate says how long reputation and influence are', async () => {
  const { sheets } = await book('der-pate');
  const lasts = sheets.find(({ id }) => id === 'DP-C8')?.rows.filter(({ cells }) => cells[0] === 'Last space');
  expect(lasts?.map(({ cells }) => cells.slice(1, 3))).toEqual([
    ['Reputation', '12'],
    ['Influence', '12'],
  ]);
});

test('a search without a match finds nothing, and an empty search everything', async () => {
  const all = await book('carta-nostra');
  const none = searchBook(all, 'zebra');
  expect([countRules(none), countRows(none)]).toEqual([0, 0]);
  expect(searchBook(all, '  ')).toBe(all);
  expect(countRules(all)).toBe(30);
});

test('there is no book for an unknown game', async () => {
  expect(await openBook('chess', 'en')).toBeNull();
});
