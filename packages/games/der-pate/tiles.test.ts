import { expect, test } from 'vitest';
import { birthday, byTheSenator, cop, JUDGE, place, ROLL, tile } from './testing/answers.ts';
import { position } from './testing/position.ts';
import {
  after,
  answers,
  changed,
  decision,
  events,
  eventsOf,
  nextFaces,
  outcome,
  refusal,
  withFaces,
} from './testing/scene.ts';
import { HELD, ON_TRACK, TILES, type Tile, USED } from './types.ts';

const NOT = { code: 'not-legal', rule: 'DP-10' };
const IDLE = { code: 'not-legal', rule: 'DP-40' };
const states = (held: readonly Tile[], used: readonly Tile[] = []): number[] =>
  TILES.map(name => (held.includes(name) ? HELD : used.includes(name) ? USED : ON_TRACK));

test.each([
  ['wedding', 'reputation', 3],
  ['grandchild', 'reputation', 6],
  ['birthday', 'reputation', 9],
  ['cop', 'influence', 3],
  ['judge', 'influence', 6],
  ['senator', 'influence', 9],
] as const)('DP-25 the %s tile is gained on %s when space %i is reached or passed', (name, track, space) => {
  for (const [from, steps] of [
    [space - 1, 1],
    [space - 2, 4],
    [space - 1, 3],
  ] as const) {
    const scene = position({ placed: [1, 0, 0, 0], faces: [1, 1, steps, steps], [track]: [from] });
    const moved = after(scene, [0, place(track === 'reputation' ? 'grey' : 'red', track)]);
    expect(eventsOf(moved, 'tile-won')[0]).toEqual({ type: 'tile-won', seat: 0, tile: name });
    expect(moved.state.open.tiles[0]?.[TILES.indexOf(name)]).toBe(HELD);
  }
});

test('DP-25 one advance can bring two tiles; short of the space it brings none', () => {
  const scene = position({ placed: [1, 0, 0, 0], faces: [1, 1, 5, 2], reputation: [2] });
  expect(after(scene, [0, place('grey', 'reputation')]).state.open.tiles[0]).toEqual(states(['wedding', 'grandchild']));
  expect(after(scene, [0, place('red', 'influence')]).state.open.tiles[0]).toEqual(states([]));
});

test('DP-25 a tile is gained once and used once; then it leaves the game', () => {
  const scene = position({ tiles: ['wedding'], reputation: [3] });
  const used = after(scene, [0, tile('wedding')]);
  expect(used.state.open.tiles[0]).toEqual(states([], ['wedding']));
  expect(refusal(used, 0, tile('wedding'))).toEqual({ code: 'not-legal', rule: 'DP-25' });
  const on = after(position({ placed: [1, 0, 0, 0], faces: [1, 1, 1, 1], reputation: [4] }), [
    0,
    place('grey', 'reputation'),
  ]);
  expect(on.state.open.tiles[0]).toEqual(states([], ['wedding']));
});

test('DP-25 several tiles may be used in one turn', () => {
  const scene = position({ tiles: ['wedding grandchild birthday'] });
  const used = after(scene, [0, tile('wedding')], [0, birthday('income')], [0, tile('grandchild')]);
  expect(used.state.open.tiles[0]).toEqual(states([], ['wedding', 'grandchild', 'birthday']));
});

test('DP-25 a tile kept can be used in a later turn', () => {
  const scene = position({ turn: 1, tiles: ['', 'wedding'], phase: 'before-roll' });
  expect(answers(scene, 1)).toEqual([ROLL, tile('wedding')]);
});

test('DP-26 wedding: a friend', () => {
  const scene = position({ tiles: ['wedding'] });
  expect(outcome(scene, 0, tile('wedding'))).toMatchObject({ friends: [1, 0, 0], brooklyn: 12 });
});

test('DP-40 wedding: not usable with Brooklyn empty', () => {
  expect(refusal(position({ tiles: ['wedding'], friends: [0, 13] }), 0, tile('wedding'))).toEqual(IDLE);
});

test.each([1, 2, 3, 4, 5])('DP-26 grandchild: a %i pays 1,000 $ per pip', face => {
  const scene = withFaces(position({ tiles: ['grandchild'] }), 'grandchild', [face]);
  const used = after(scene, [0, tile('grandchild')]);
  expect(changed(scene, used)).toEqual({ tiles: expect.anything(), money: [10_000 + 1000 * face, 10_000, 10_000] });
  expect(events(used).slice(0, 2)).toEqual([
    { type: 'tile-used', seat: 0, tile: 'grandchild' },
    { type: 'extra-die', seat: 0, face, reason: 'grandchild' },
  ]);
});

test('DP-26 grandchild: nothing on the puppet hand', () => {
  const scene = withFaces(position({ tiles: ['grandchild'] }), 'grandchild', [0]);
  expect(outcome(scene, 0, tile('grandchild'))).toEqual({ tiles: expect.anything() });
});

test('DP-40 grandchild: its die is rolled separately and doesn’t change the current roll', () => {
  const scene = position({ tiles: ['grandchild'], faces: [5, 4, 3, 2], placed: [0, 0, 1, 0] });
  const used = after(scene, [0, tile('grandchild')]);
  expect(used.state.open).toMatchObject({ faces: [5, 4, 3, 2], placed: [0, 0, 1, 0] });
  expect(nextFaces(used, 'dice', 3)).toEqual(nextFaces(scene, 'dice', 3));
});

test('DP-26 birthday: one space on any of the four tracks', () => {
  const scene = position({ tiles: ['birthday'] });
  for (const track of ['reputation', 'influence', 'income', 'favours'] as const)
    expect(outcome(scene, 0, birthday(track))).toEqual({ tiles: expect.anything(), [track]: [1, 0, 0] });
});

test('DP-40 birthday: not on a full income or favour track; at the end of the others it pays 1,000 $', () => {
  const scene = position({ tiles: ['birthday'], reputation: [12], influence: [12], income: [4], favours: [4] });
  expect(refusal(scene, 0, birthday('income'))).toEqual(IDLE);
  expect(refusal(scene, 0, birthday('favours'))).toEqual(IDLE);
  for (const track of ['reputation', 'influence'] as const)
    expect(outcome(scene, 0, birthday(track))).toEqual({ tiles: expect.anything(), money: [11_000, 10_000, 10_000] });
});

test('DP-27 cop: one die of the current roll is rolled again', () => {
  const scene = position({ tiles: ['cop'], faces: [1, 2, 3, 4], placed: [1, 0, 0, 0] });
  const [face] = nextFaces(scene, 'dice', 1);
  const used = after(scene, [0, cop('grey')]);
  expect(used.state.open.faces).toEqual([1, 2, face, 4]);
  expect(events(used)).toEqual([
    { type: 'tile-used', seat: 0, tile: 'cop' },
    { type: 'rolled', seat: 0, faces: [null, 2, face, 4], by: 'cop' },
  ]);
  expect(refusal(scene, 0, cop('black'))).toEqual({ code: 'not-legal', rule: 'DP-27' });
  expect(refusal(used, 0, cop('grey'))).toEqual({ code: 'not-legal', rule: 'DP-27' });
});

test.each([
  ['four', 1, [0, 0, 0, 0], [0, 1, 2, 3]],
  ['three', 2, [0, 1, 0, 0], [0, 2, 3]],
  ['two', 3, [0, 1, 2, 0], [0, 3]],
])('DP-27 judge: all %s dice of the roll of row %i are rolled again', (_count, _row, placed, dice) => {
  const scene = position({ tiles: ['judge'], faces: [6, 6, 6, 6], placed });
  const next = nextFaces(scene, 'dice', dice.length);
  const { faces } = after(scene, [0, JUDGE]).state.open;
  expect(dice.map(die => faces[die])).toEqual(next);
  expect(faces.filter(face => face === 6)).toHaveLength(4 - dice.length);
});

test('DP-27 cop and judge may follow each other before the placement', () => {
  const scene = position({ tiles: ['cop judge'], faces: [1, 2, 3, 4] });
  const used = after(scene, [0, JUDGE], [0, cop('red')]);
  expect(eventsOf(used, 'rolled')).toHaveLength(2);
  expect(used.state.open.tiles[0]).toEqual(states([], ['cop', 'judge']));
  expect(decision(used)).toEqual(['turn', 0]);
});

test('DP-27 cop and judge are not for the dice of others', () => {
  const scene = position({ tiles: ['', 'cop judge'] });
  for (const answer of [JUDGE, cop('red')]) expect(refusal(scene, 1, answer)?.code).toBe('not-awaited');
});

test('DP-27 senator: a die on a field of another colour, which is used', () => {
  const scene = position({ tiles: ['senator'], placed: [1, 0, 0, 0], faces: [1, 1, 4, 2] });
  const used = after(scene, [0, byTheSenator('grey', 'bet')]);
  expect(changed(scene, used)).toEqual({ tiles: expect.anything(), money: [14_000, 10_000, 10_000] });
  expect(used.state.open.tiles[0]).toEqual(states([], ['senator']));
  expect(eventsOf(used, 'placed')[0]).toMatchObject({ die: 2, face: 4, field: 'bet', senator: true });
});

test('DP-27 senator: rows 2 and 3 with a pip face only; row 4 whatever the die shows', () => {
  const senators = (placed: number[], faces: number[]): number =>
    answers(position({ tiles: ['senator'], placed, faces }), 0).filter(answer => 'senator' in answer && answer.senator)
      .length;
  expect(senators([0, 0, 0, 0], [1, 2, 3, 4])).toBe(0);
  expect(senators([0, 1, 0, 0], [1, 2, 3, 4])).toBe(9);
  expect(senators([0, 1, 0, 0], [0, 2, 3, 0])).toBe(3);
  expect(senators([0, 1, 0, 2], [0, 2, 0, 4])).toBe(0);
  expect(senators([0, 1, 0, 2], [0, 2, 1, 4])).toBe(3);
  expect(senators([0, 1, 3, 2], [0, 2, 1, 4])).toBe(3);
});

test('DP-20, DP-27 senator: a player who can’t pay can’t choose the friend with the senator either', () => {
  const scene = position({ tiles: ['senator'], placed: [0, 1, 0, 2], faces: [3, 2, 2, 4], money: [2000] });
  expect(refusal(scene, 0, byTheSenator('black', 'friend'))).toEqual({ code: 'not-legal', rule: 'DP-20' });
  expect(outcome(scene, 0, byTheSenator('grey', 'friend'))).toMatchObject({ money: [0, 10_000, 10_000] });
});

test('DP-27 senator: not used for the die’s own colour, and not without the tile', () => {
  const scene = position({ tiles: ['senator'], placed: [0, 1, 0, 0], faces: [1, 1, 1, 1] });
  expect(refusal(scene, 0, byTheSenator('grey', 'reputation'))).toEqual(NOT);
  expect(refusal(scene, 0, place('grey', 'bet'))).toEqual({ code: 'not-legal', rule: 'DP-11' });
  expect(refusal(position({ placed: [0, 1, 0, 0] }), 0, byTheSenator('grey', 'bet'))).toEqual({
    code: 'not-legal',
    rule: 'DP-27',
  });
});
