import { expect, test } from 'vitest';
import { standard } from '../edition/standard.ts';
import { derPate } from '../index.ts';
import { readOptions } from '../options.ts';
import { birthday, JUDGE, KEEP, place, tile } from '../testing/answers.ts';
import { type PositionSpec, position, type TestScene } from '../testing/position.ts';
import { after, answers, awaited, changed, decision, events, eventsOf, refusal } from '../testing/scene.ts';
import { HELD, USED } from '../types.ts';

/** Seat 0 uses smuggling; players one space before a tile gain it. */
const smuggle = (wanted: PositionSpec): TestScene =>
  after(position({ seats: 4, faces: [2, 1, 1, 1], ...wanted }), [wanted.turn ?? 0, place('black', 'business')]);

test('DP-28 a grey tile gained out of turn may be used at once', () => {
  const scene = smuggle({ reputation: [0, 0, 2] });
  expect(decision(scene)).toEqual(['celebrate', 2]);
  expect(answers(scene, 2)).toEqual([tile('wedding'), KEEP]);
  const used = after(scene, [2, tile('wedding')]);
  expect(used.state.open.friends).toEqual([0, 0, 1, 0]);
  expect(used.state.open.tiles[2]?.[0]).toBe(USED);
  expect(decision(used)).toEqual(['turn', 0]);
});

test('DP-28 or it is kept for a later turn', () => {
  const scene = smuggle({ reputation: [0, 0, 2] });
  const kept = after(scene, [2, KEEP]);
  expect(changed(scene, kept)).toEqual({});
  expect(eventsOf(kept, 'tile-kept')).toEqual([{ type: 'tile-kept', seat: 2, tile: 'wedding' }]);
  expect(kept.state.open.tiles[2]?.[0]).toBe(HELD);
});

test('DP-28 a red tile gained out of turn is kept without asking', () => {
  const scene = after(position({ faces: [1, 1, 1, 1], influence: [0, 2, 0] }), [0, place('black', 'business')]);
  expect(decision(scene)).toEqual(['turn', 0]);
  expect(scene.state.open.tiles[1]).toEqual([0, 0, 0, HELD, 0, 0]);
});

test('DP-28 only the tile just gained is asked about, not one kept before', () => {
  const scene = smuggle({ reputation: [0, 0, 5], tiles: ['', '', 'wedding'] });
  expect(answers(scene, 2)).toEqual([tile('grandchild'), KEEP]);
  expect(refusal(scene, 2, tile('wedding'))).toEqual({ code: 'not-legal', rule: 'DP-38' });
});

test('DP-28 the active player isn’t asked, and uses tiles as in any turn', () => {
  const scene = smuggle({ reputation: [2] });
  expect(decision(scene)).toEqual(['turn', 0]);
  expect(answers(scene, 0)).toContainEqual(tile('wedding'));
});

test('DP-38 everybody is asked in order, once all is paid and before the active player goes on', () => {
  const scene = smuggle({ turn: 2, reputation: [2, 0, 0, 5] });
  expect(scene.state.recalled.money).toEqual([12_000, 10_000, 12_000, 12_000]);
  expect(decision(scene)).toEqual(['celebrate', 3]);
  expect(refusal(scene, 0, tile('wedding'))?.code).toBe('not-awaited');
  const next = after(scene, [3, KEEP]);
  expect(decision(next)).toEqual(['celebrate', 0]);
  expect(eventsOf(next, 'rolled')).toEqual([]);
  const done = after(next, [0, tile('wedding')]);
  expect(awaited(done)).toEqual([2]);
  expect(eventsOf(done, 'rolled')).toHaveLength(1);
});

test('DP-38 the order decides who gets the last friend; a tile without effect is kept without asking', () => {
  const scene = smuggle({ turn: 0, reputation: [0, 0, 2, 2], friends: [12] });
  const used = after(scene, [2, tile('wedding')]);
  expect(used.state.open.friends).toEqual([12, 0, 1, 0]);
  expect(decision(used)).toEqual(['turn', 0]);
  expect(used.state.open.tiles[3]?.[0]).toBe(HELD);
  expect(eventsOf(used, 'tile-kept')).toEqual([]);
  const kept = after(scene, [2, KEEP]);
  expect(decision(kept)).toEqual(['celebrate', 3]);
});

test('DP-38 a birthday out of turn: one space on any track; a red tile it brings is kept', () => {
  const scene = smuggle({ reputation: [0, 0, 8], influence: [0, 0, 5] });
  expect(answers(scene, 2)).toEqual([
    ...(['reputation', 'influence', 'income', 'favours'] as const).map(birthday),
    KEEP,
  ]);
  const used = after(scene, [2, birthday('influence')]);
  expect(used.state.open.tiles[2]).toEqual([USED, USED, USED, USED, HELD, 0]);
  expect(decision(used)).toEqual(['turn', 0]);
});

test('DP-38 spaces gained that way can bring further tiles and questions', () => {
  const box = { ...standard, tileSpaces: { ...standard.tileSpaces, grandchild: 10 } };
  const game = {
    ...derPate,
    given: (options: Record<string, unknown>, seats: number) => readOptions(options, seats, box),
  };
  const scene = smuggle({ game, reputation: [0, 0, 8, 2] });
  expect(decision(scene)).toEqual(['celebrate', 2]);
  const chained = after(scene, [2, birthday('reputation')]);
  expect(decision(chained)).toEqual(['celebrate', 2]);
  expect(answers(chained, 2)).toEqual([tile('grandchild'), KEEP]);
  expect(decision(after(chained, [2, KEEP]))).toEqual(['celebrate', 3]);
});

test('DP-38 a seat with two smuggling businesses advances twice, then is asked once', () => {
  const scene = smuggle({ street: '000 111 222 32.', reputation: [0, 0, 4] });
  expect(events(scene).filter(({ type }) => type === 'tile-won')).toHaveLength(1);
  expect(decision(scene)).toEqual(['celebrate', 2]);
  expect(scene.state.open.reputation).toEqual([1, 0, 6, 0]);
});

test('DP-28, DP-38 a player asked out of turn can’t use red tiles or friends', () => {
  const scene = smuggle({
    reputation: [0, 0, 2],
    tiles: ['', '', 'cop judge'],
    friends: [0, 0, 1],
    favours: [0, 0, 4],
  });
  for (const answer of [JUDGE, { type: 'favour', favour: 4 }, { type: 'end' }])
    expect(refusal(scene, 2, answer)).toEqual({ code: 'not-legal', rule: 'DP-38' });
});
