import { ALL_IDS, type GameId, loadParts } from '@consigliere/games/list';
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
  const rule = await (await (await loadParts(game)).words('en')).rules({});
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

/** Returns the marks of a game's box, from its rule book and its edition fields. */
async function marksOf(game: GameId): Promise<string[]> {
  const { sheets } = await book(game);
  const box = await (await loadParts(game)).box();
  return [
    ...sheets.flatMap(({ mark, rows }) => [mark, ...rows.map(row => row.mark ?? null)]),
    ...box.fields(box.standard).map(({ mark }) => mark),
  ].filter(mark => mark !== null);
}

test.each(ALL_IDS)('every mark in the box of %s has a letter', async game => {
  for (const mark of await marksOf(game)) expect(certaintiesIn(mark, 'en'), mark).not.toEqual([]);
});

test.each(['de', 'nl'] as const)('%s has words for exactly the subjects of all marks', async language => {
  const marks = (await Promise.all(ALL_IDS.map(marksOf))).flat();
  const subjects = new Set(marks.flatMap(mark => certaintiesIn(mark, 'en').map(({ subject }) => subject)));
  subjects.delete(null);
  const { texts } = (await openBook('der-pate', language)) ?? {};
  expect(Object.keys(texts?.subjects ?? {}).toSorted()).toEqual([...subjects].toSorted());
});

test('a name that is marked for other languages only counts as our translation', () => {
  const mark = 'name K (en, de), rest R';
  const rest = { mark: 'R', subject: 'rest' };
  expect(certaintiesIn(mark, 'de')).toEqual([{ mark: 'K', subject: 'name' }, rest]);
  expect(certaintiesIn(mark, 'nl')).toEqual([{ mark: 'T', subject: 'name' }, rest]);
});

test('a mark is split by its subjects', () => {
  expect(certaintiesIn('K', 'en')).toEqual([{ mark: 'K', subject: null }]);
  expect(certaintiesIn('name K, turf and icons R', 'en')).toEqual([
    { mark: 'K', subject: 'name' },
    { mark: 'R', subject: 'turf and icons' },
  ]);
  expect(certaintiesIn('K (3+ flag R)', 'en')).toEqual([
    { mark: 'K', subject: null },
    { mark: 'R', subject: '3+ flag' },
  ]);
  expect(certaintiesIn('the rest L and R', 'en')).toEqual([
    { mark: 'L', subject: 'the rest' },
    { mark: 'R', subject: 'the rest' },
  ]);
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
