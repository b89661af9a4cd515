import { expect, test } from 'vitest';
import { bid, keep, SEAL, takeAlly } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import { after, decision, events } from '../testing/scene.ts';

const types = (list: readonly object[]): string[] => list.map(event => (event as { type: string }).type);
const WAR = new Array<string>(7).fill('turf-war');

test.each([1, 2, 3])('CE-8 to CE-11 in Act %i: turf war, bribery, tribute, Entr’acte, the next act', act => {
  const war = position({
    ...{ act, phase: 'turf-war', suitcases: ['$1'], hands: ['8×$1'] },
    offered: ['', 'tax-advisor small-time-bookie', 'loan-shark mayor-2', 'capo mayor-3'][act]!,
  });
  expect(types(events(war))).toEqual(WAR);
  expect([war.state.open.phase, ...decision(war)]).toEqual(['bribery', 'bid', 0]);
  const bids = after(war, [0, bid('$1')], [0, SEAL]);
  expect([bids.state.open.phase, ...decision(bids)]).toEqual(['bribery', 'bribe', 0]);
  const taken = after(bids, [0, takeAlly(['', 'tax-advisor', 'loan-shark', 'capo'][act]!)]);
  expect([taken.state.open.phase, ...decision(taken)]).toEqual(['tribute', 'tribute', 0]);
  const keeping = new Array([0, 5, 5, 6][act]).fill([0, keep('$1')] as const);
  const next = after(taken, ...keeping, [0, SEAL]);
  expect([next.state.open.phase, ...decision(next)]).toEqual(['business', 'turn', 0]);
  expect(next.state.open.act).toBe(act);
  const allies = act < 3 ? ['allies'] : [];
  const refills = new Array<string>(3).fill('public-job');
  expect(types(events(next))).toEqual([
    ...[...WAR, 'bids', 'bribed', 'tribute', 'entracte', ...refills, ...allies],
    ...['act', 'opened', 'turn'],
  ]);
});

test('CE-9, CE-11 Act IV has no bribery and no Entr’acte: after the tribute the money is counted', () => {
  const war = position({ act: 4, phase: 'turf-war', suitcases: ['$1', '$5'], hands: ['3×$1'] });
  expect([war.state.open.phase, ...decision(war)]).toEqual(['tribute', 'tribute', 0]);
  expect(types(events(war))).toEqual(WAR);
  const over = after(war, [0, keep('$1')], [0, keep('$1')], [0, SEAL]);
  expect([over.state.open.phase, ...decision(over)]).toEqual(['over', undefined]);
  expect(types(events(over))).toEqual([
    ...[...WAR, 'tribute', 'opened-suitcase', 'opened-suitcase', 'opened-suitcase', 'over'],
  ]);
  expect(over.state.open.act).toBe(3);
  expect(over.state.flow).toEqual([]);
});

test('CE-6, CE-7 an act begins with its tile, then the Horse Head’s player is asked', () => {
  const scene = position({ act: 2, phase: 'act', horseHead: 1, tiles: { 'wall-street': 'brewery' } });
  expect(events(scene)).toEqual([
    { type: 'act', act: 1 },
    { type: 'opened', business: 14, turf: 1 },
    { type: 'turn', seat: 1 },
  ]);
  expect([scene.state.open.phase, ...decision(scene)]).toEqual(['business', 'turn', 1]);
});

test('CE-8 to CE-10 a phase that asks nobody is passed', () => {
  const scene = position({ phase: 'turf-war', publicJobs: 'rough-up skim heist' });
  expect(types(events(scene))).toEqual([...WAR, 'no-bids', 'entracte', 'allies', 'act', 'opened', 'turn']);
});
