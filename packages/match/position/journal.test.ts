import { games } from '@consigliere/games';
import type { Game, Shape } from '@consigliere/kernel';
import { isSame, legal, waiting } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { matchSeed } from '../luck.ts';
import { luckOf } from '../room/luck-terms.ts';
import type { Room } from '../room/room.ts';
import { viewRoom } from '../room/room-view.ts';
import { linkTo, type NewRoom, openPosition, type PositionProblem } from './journal.ts';
import { type PositionLink, readLink, writeLink } from './link.ts';
import { findPositions, HELD, kindsOf, OVER } from './search.ts';

const GAMES = Object.values(games);
const NEW: NewRoom = { id: 'room', player: 'me', name: 'Ada', language: 'en', levelAt: () => 1, at: 5 };

const gameOf = (id: string): Game<Shape> => {
  const game = GAMES.find(each => each.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

const linkIn = (text: string): PositionLink => {
  const link = readLink(text);
  if (link === null) throw new Error(`${text} isn't a link`);
  return link;
};

/** The room that a link opens, read from what would be written. */
function roomAt(text: string, change: Partial<PositionLink> = {}): Room {
  const link = { ...linkIn(text), ...change };
  const append = openPosition(gameOf(link.game), link, NEW);
  if (typeof append === 'string') throw new Error(append);
  const room = foldJournal(
    append.lines.map((line, number) => ({ number, ...line })),
    { gameOf },
  );
  if (typeof room === 'string') throw new Error(room);
  return room;
}

/** The question to the viewer of a room, in the words of a search. */
const kindAt = (room: Room): string => {
  const { match } = viewRoom(room, 'me');
  return match?.held ? HELD : (match?.prompt?.kind ?? room.phase);
};

/** Decisions that don't come up with every number of players, or only once in many matches. */
const RARE: Readonly<Record<string, readonly string[]>> = { 'corleones-empire': ['bribe', 'war'] };

describe.each(GAMES)('$id', game => {
  const { min, max } = game.seats;
  test.each(Array.from({ length: max - min + 1 }, (_, more) => min + more))(
    'with %i players every kind of decision is found, and its link opens it',
    seats => {
      const kinds = [...kindsOf(game), HELD, OVER].filter(kind => !RARE[game.id]?.includes(kind));
      const found = findPositions({ game, seats, kinds });
      expect(found.map(({ kind }) => kind)).toEqual(kinds);
      expect(found.map(({ link }) => kindAt(roomAt(link)))).toEqual(kinds);
    },
  );
});

const [TURN] = findPositions({ game: gameOf('carta-nostra'), seats: 3, kinds: ['turn'] });
const [WINDOW] = findPositions({ game: gameOf('carta-nostra'), seats: 3, kinds: ['window'] });
const [HOLDING] = findPositions({ game: gameOf('der-pate'), seats: 2, kinds: [HELD] });

test('a decision that needs an edition is found with it', () => {
  const game = gameOf('corleones-empire');
  const options = { edition: { id: 'one marker', markers: 1 } };
  const [war] = findPositions({ game, seats: 3, options, kinds: ['war'] });
  expect(kindAt(roomAt(war?.link ?? ''))).toBe('war');
});

test('the fullest position of a kind has at least as many answers as the earliest one', () => {
  const wanted = { game: gameOf('corleones-empire'), seats: 5, kinds: ['turn', 'use', 'tribute'] };
  const countAnswers = (text: string): number => {
    const { match } = roomAt(text);
    return match === null ? 0 : legal(match.rules, match.course.state, 0).length;
  };
  const earliest = findPositions(wanted).map(({ link }) => countAnswers(link));
  const fullest = findPositions({ ...wanted, isFullest: true }).map(({ link }) => countAnswers(link));
  expect(fullest).toHaveLength(wanted.kinds.length);
  for (const [at, count] of fullest.entries()) expect(count).toBeGreaterThan(earliest[at] ?? 0);
});

test.each([TURN, WINDOW, HOLDING])('the link to an opened position is the link it was opened by', found => {
  const text = found?.link ?? '';
  const room = roomAt(text);
  if (room.match === null) throw new Error('nothing is being played');
  const draft = room.match.drafts[0] ?? [];
  expect(linkTo({ match: room.match, viewer: 0, luck: luckOf(room), draft })).toBe(text);
});

test('links leave out answers that were taken back', () => {
  const room = roomAt(TURN?.link ?? '');
  if (room.match === null) throw new Error('nothing is being played');
  const { course } = room.match;
  expect(course.last).not.toBeNull();
  const before = linkTo({ match: { ...room.match, course: { ...course, last: null } }, viewer: 0, luck: luckOf(room) });
  expect(linkIn(before ?? '').answers).toEqual([]);
});

test('bots take the seats of everybody else who added to the luck, and the deal stays the same', () => {
  const link = linkIn(TURN?.link ?? '');
  const { seed } = link.luck;
  const entropy = [seed, 'e7'.repeat(32), null];
  const room = roomAt(writeLink({ ...link, answers: [], luck: { seed, entropy, levels: null } }));
  expect(room.chairs.map(({ sitter }) => sitter)).toEqual(['person', 'bot', 'bot']);
  expect(luckOf(room).entropy).toEqual(entropy);
});

test('a position whose luck has the terms in it is dealt as that match was, and its bots keep their levels', () => {
  const link = linkIn(TURN?.link ?? '');
  const luck = { seed: link.luck.seed, entropy: ['e7'.repeat(32), 'e8'.repeat(32), null], levels: [null, null, 4] };
  const room = roomAt(writeLink({ ...link, answers: [], luck }));
  const { game, version, options } = link;
  expect(room.match?.seed).toBe(matchSeed(luck, { game, version, options }));
  expect(room.chairs.map(({ sitter, level }) => [sitter, level])).toEqual([
    ['person', 0],
    ['bot', NEW.levelAt(1)],
    ['bot', 4],
  ]);
  expect(luckOf(room)).toMatchObject(luck);
});

test('a link of a match that began under older rules doesn’t exist', () => {
  const room = roomAt(TURN?.link ?? '');
  if (room.match === null) throw new Error('nothing is being played');
  const match = { ...room.match, resumedFrom: room.match.course.state };
  expect(linkTo({ match, viewer: 0, luck: luckOf(room) })).toBeNull();
});

test.each<[string, Partial<PositionLink>, PositionProblem]>([
  ['another version of the rules', { version: 1 }, 'position-other'],
  [
    'too many players',
    { seats: 9, luck: { seed: '0'.repeat(64), entropy: new Array<null>(9).fill(null), levels: null } },
    'bad-seats',
  ],
  ['an unknown option', { options: { moon: true } }, 'bad-options'],
  ['an answer that isn’t in the list', { answers: [0, 900] }, 'position-broken'],
  ['half an answer', { answers: [0, 0, 1] }, 'position-broken'],
  ['a draft that isn’t in the list', { draft: [900] }, 'position-broken'],
  ['a draft that goes on after the answer', { draft: [0, 0, 0, 0, 0, 0, 0, 0] }, 'position-broken'],
])('a link with %s opens nothing', (_, change, problem) => {
  const link = { ...linkIn(TURN?.link ?? ''), ...change };
  expect(openPosition(gameOf('carta-nostra'), link, NEW)).toBe(problem);
});

test('the answers of a link are numbered as the rules list them', () => {
  const link = linkIn(TURN?.link ?? '');
  const [first] = link.answers;
  const opening = roomAt(TURN?.link ?? '', { answers: [] }).match;
  if (opening === null || first === undefined) throw new Error('nothing is being played');
  const { rules, course } = opening;
  const [seat = 0] = waiting(rules, course.state);
  const after = roomAt(TURN?.link ?? '', { answers: [first] }).match;
  expect(waiting(rules, course.state)).toHaveLength(1);
  expect(isSame(after?.deeds.at(0)?.[1], [legal(rules, course.state, seat)[first]])).toBe(true);
});
