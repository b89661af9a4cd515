import { games } from '@consigliere/games';
import { findPositions, HELD, readLink, writeLink } from '@consigliere/match';
import { expect, test } from 'vitest';
import { positionText } from './position-file.ts';
import { answerTo, device, isAsked, until } from './testing.ts';

const [TURN, HOLDING] = findPositions({ game: games['carta-nostra'], seats: 3, kinds: ['turn', HELD] }).map(
  ({ link }) => link,
);

const textFor = (link: string): string => positionText({ room: 'position-1', name: 'Ada', language: 'en', link });

test('a link to a position makes a match that stands there and goes on from there', async () => {
  const house = device()();
  expect(await house.import(textFor(TURN ?? ''))).toBe(1);
  const link = house.link('position-1');
  const roomView = await until(link, isAsked);
  expect(roomView.match?.prompt?.kind).toBe('turn');
  expect(roomView.chairs.map(({ sitter, name }) => [sitter, name])).toEqual([
    ['person', 'Ada'],
    ['bot', ''],
    ['bot', ''],
  ]);
  expect(await link.do(answerTo(roomView))).toBeNull();
  expect((await until(link, each => isAsked(each) && each.chapters > roomView.chapters)).chapters).toBeGreaterThan(
    roomView.chapters,
  );
});

test('a link to an answer that waits to be confirmed keeps it waiting', async () => {
  const house = device()();
  await house.import(textFor(HOLDING ?? ''));
  const roomView = await until(house.link('position-1'), isAsked);
  expect(roomView.match?.held).toHaveLength(1);
});

const CHANGED = { ...readLink(TURN ?? ''), answers: [900] } as NonNullable<ReturnType<typeof readLink>>;

test.each([
  ['a link that was cut short', (TURN ?? '').slice(0, 15), 'position-broken'],
  ['a link whose answers were changed', writeLink(CHANGED), 'position-broken'],
  ['a link of another version', (TURN ?? '').replace(/[.]\d+[.]/, '.999.'), 'position-other'],
  ['a link to another game', (TURN ?? '').replace('carta-nostra', 'chess'), 'no-such-game'],
  ['a link to something every object has', (TURN ?? '').replace('carta-nostra', 'constructor'), 'no-such-game'],
])('%s changes nothing', async (_, link, code) => {
  const house = device()();
  expect(await house.import(textFor(link))).toEqual({ code, rule: null });
  expect(await house.list()).toEqual([]);
});

test.each([
  ['no room', '{"format":"consigliere position 1"}'],
  ['a room of a strange name', textFor(TURN ?? '').replace('position-1', '../x')],
  ['half of it missing', textFor(TURN ?? '').slice(0, 60)],
])('a file with a position and %s isn’t taken', async (_, text) => {
  expect(await device()().import(text)).toEqual({ code: 'import-foreign', rule: null });
});
