import { type FollowedEvent, followEvent } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { city, END, job, kidnap, react } from './testing/answers.ts';
import { position, type Scene } from './testing/position.ts';
import { after, everybodyAnswers, everybodyPasses } from './testing/scene.ts';
import type { CartaNostra } from './types.ts';

/** How the events of a type in a scene are followed. */
function followed({ rules, state, notices }: Scene, type: CartaNostra['Event']['type']): FollowedEvent[] {
  const table = { seats: rules.seats, given: rules.given, open: state.open, by: 0 };
  return notices.flatMap(({ event }) => (event.type === type ? [followEvent(follow, event, table)] : []));
}

test('CN-12 a liquidation hits the player of the mafioso', () => {
  const scene = position({ hands: ['hitman'], regions: ['', 'don'], pile: '3×hitman' });
  const done = after(scene, [0, job('hitman', 1, 'don')], everybodyPasses);
  expect(followed(done, 'job')).toEqual([{ hold: 'move', hits: [], weight: 'other' }]);
  expect(followed(done, 'liquidated')).toEqual([{ hold: 'move', hits: [1], weight: 'loss' }]);
});

test('CN-11 a kidnapping hits the player whose hand it comes from', () => {
  const scene = position({ hands: ['smuggler', 'caporegime'], pile: '3×hitman' });
  const done = after(scene, [0, job('smuggler', 1)], everybodyPasses, [0, kidnap('caporegime')]);
  expect(followed(done, 'kidnapped')).toEqual([{ hold: 'move', hits: [1], weight: 'loss' }]);
});

test('CN-18 a job that is stopped hits the player who sent the mafioso', () => {
  const scene = position({ hands: ['caporegime', 'don hitman'], pile: '5×hitman' });
  const done = after(scene, [0, job('caporegime')], everybodyAnswers({ 1: react('hitman') }), everybodyPasses);
  expect(followed(done, 'reacted')).toMatchObject([{ hold: 'move', hits: [] }]);
  expect(followed(done, 'stopped')).toEqual([{ hold: 'move', hits: [0], weight: 'loss' }]);
});

test('CN-5 a fourth kind in a city is one step from winning, a second card of a kind isn’t', () => {
  const adds = (region: string): FollowedEvent[] =>
    followed(after(position({ hands: ['don'], regions: [region], pile: '5×hitman' }), [0, city('don')]), 'city');
  expect(adds('caporegime hitman smuggler')).toEqual([{ hold: 'move', hits: [], weight: 'threat' }]);
  expect(adds('caporegime')).toMatchObject([{ weight: 'gain' }]);
  expect(adds('caporegime hitman smuggler don')).toMatchObject([{ weight: 'other' }]);
});

test('the end of a turn and the next player’s card are told with the move before them', () => {
  const ended = after(position({ pile: '5×hitman' }), [0, END]);
  for (const type of ['ended', 'turn', 'drew'] as const)
    expect(followed(ended, type)).toEqual([{ hold: 'none', hits: [], weight: 'none' }]);
});

test('CN-5 the winner is told once, by the end of the game', () => {
  const scene = position({ regions: ['caporegime don consigliere hitman smuggler'], pile: '5×hitman' });
  const done = after(scene, [0, END]);
  expect(followed(done, 'game-over')).toMatchObject([{ hold: 'card', weight: 'gain' }]);
  expect(followed(done, 'match-over')).toEqual([{ hold: 'none', hits: [], weight: 'none' }]);
});
