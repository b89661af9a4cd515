import { headOf, type RoomFile } from '@consigliere/match';
import { expect, test } from 'vitest';
import type { LocalClient } from '../link/local-client.ts';
import { answerTo, device, isAsked, until } from './testing.ts';

const OPENING = {
  type: 'open',
  terms: {
    id: 'room',
    game: 'carta-nostra',
    seats: 2,
    options: { start: 0 },
    clock: { kind: 'none' },
    confirm: false,
    isPublic: false,
    language: 'en',
  },
  chairs: [{ name: 'Ada' }, { level: 1 }],
} as const;

async function answerOnce(house: LocalClient, room = 'room'): Promise<void> {
  const link = house.link(room);
  expect(await link.do(answerTo(await until(link, isAsked)))).toBeNull();
  link.close();
}

/** A device with a match that has an answer, and the match as a file. */
async function exported(): Promise<{ readonly house: LocalClient; readonly text: string; readonly file: RoomFile }> {
  const house = device()();
  await house.ask(OPENING);
  await answerOnce(house);
  const text = (await house.export(['room'])) ?? '';
  return { house, text, file: JSON.parse(text) as RoomFile };
}

/** The file with other lines, so that nobody can see it from its hash. */
const rewritten = (file: RoomFile, lines: RoomFile['lines']): string =>
  JSON.stringify({ ...file, lines, head: headOf(lines) });

test('an exported match goes on where it was on another device', async () => {
  const { house, text } = await exported();
  const before = await until(house.link('room'), isAsked);
  const other = device()();
  expect(await other.import(text)).toBe(1);
  const link = other.link('room');
  const roomView = await until(link, isAsked);
  expect(roomView.match?.view).toEqual(before.match?.view);
  expect(roomView.chapters).toBe(before.chapters);
  expect(await link.do(answerTo(roomView))).toBeNull();
  expect(await other.list()).toMatchObject([{ id: 'room', game: 'carta-nostra', phase: 'playing' }]);
});

test('all matches go into one file and come back together', async () => {
  const { house } = await exported();
  await house.ask({ ...OPENING, terms: { ...OPENING.terms, id: 'second', game: 'der-pate', options: {} } });
  const text = (await house.export(null)) ?? '';
  const other = device()();
  expect(await other.import(text)).toBe(2);
  expect((await other.list()).map(({ id }) => id).sort()).toEqual(['room', 'second']);
});

test("a known match isn't imported again, and one that has gone on elsewhere goes on here", async () => {
  const { text } = await exported();
  const [one, other] = [device()(), device()()];
  for (const each of [one, other]) expect(await each.import(text)).toBe(1);
  expect(await one.import(text)).toBe(0);
  await answerOnce(other);
  const later = (await other.export(['room'])) ?? '';
  expect(await one.import(later)).toBe(1);
  expect(await one.export(['room'])).toContain((JSON.parse(later) as RoomFile).head);
});

test("a match that went on differently here isn't changed", async () => {
  const { house, text } = await exported();
  const other = device()();
  await other.import(text);
  for (const each of [house, other]) await answerOnce(each);
  expect(await house.import((await other.export(['room'])) ?? '')).toEqual({ code: 'import-other', rule: null });
});

test.each([
  ['no JSON', () => 'hello', 'import-foreign'],
  ['another program’s', () => '{"format":"chess 1"}', 'import-foreign'],
  ['a list', () => '[]', 'import-foreign'],
  ['cut short', (file: RoomFile) => JSON.stringify(file).slice(0, -40), 'import-broken'],
  ['of a later format', (file: RoomFile) => JSON.stringify({ ...file, format: 'consigliere room 3' }), 'import-newer'],
  ['without lines', (file: RoomFile) => JSON.stringify({ ...file, lines: [] }), 'import-broken'],
  ['without facts', (file: RoomFile) => JSON.stringify({ ...file, facts: {} }), 'import-broken'],
  [
    'with a line changed',
    ({ lines, ...file }: RoomFile) =>
      JSON.stringify({
        ...file,
        lines: lines.map(({ at, body }) => ({ at, body: body.replace('"level":1', '"level":2') })),
      }),
    'import-changed',
  ],
  [
    'with an answer left out and a new hash',
    (file: RoomFile) => rewritten(file, [...file.lines.slice(0, 3), ...file.lines.slice(4)]),
    'import-changed',
  ],
  ['with the room renamed', (file: RoomFile) => JSON.stringify({ ...file, room: 'another' }), 'import-changed'],
  [
    'of a game nobody has',
    (file: RoomFile) =>
      rewritten(
        { ...file, facts: { ...file.facts, game: 'chess' } },
        file.lines.map(({ at, body }) => ({ at, body: body.replace('carta-nostra', 'chess') })),
      ),
    'no-such-game',
  ],
  [
    'of newer rules',
    (file: RoomFile) =>
      rewritten(
        file,
        file.lines.map(({ at, body }) => ({ at, body: body.replace(/"version":\d+/, '"version":99') })),
      ),
    'import-newer',
  ],
] as const)('a file that is %s is refused and changes nothing', async (_, spoilt, code) => {
  const { file } = await exported();
  const other = device()();
  expect(await other.import(spoilt(file))).toEqual({ code, rule: null });
  expect(await other.list()).toEqual([]);
});

test('if one of several matches is wrong, none is imported', async () => {
  const { file } = await exported();
  const other = device()();
  const rooms = [file, { ...file, head: '' }];
  expect(await other.import(JSON.stringify({ format: 'consigliere rooms 1', rooms }))).toMatchObject({
    code: 'import-changed',
  });
  expect(await other.list()).toEqual([]);
});

test('a match of older rules is imported, frozen, and can be exported unchanged', async () => {
  const { file } = await exported();
  const lines = file.lines.map(({ at, body }) => ({ at, body: body.replace(/"version":\d+/, '"version":0') }));
  const other = device()();
  expect(await other.import(rewritten(file, lines))).toBe(1);
  expect(await other.list()).toMatchObject([{ id: 'room', phase: 'frozen', isMyTurn: false }]);
  const link = other.link('room');
  await expect.poll(() => link.closed.value).toBe('other-version');
  expect(JSON.parse((await other.export(['room'])) ?? '')).toMatchObject({ head: headOf(lines) });
});
