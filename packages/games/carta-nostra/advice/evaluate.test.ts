import type { Seat } from '@consigliere/kernel';
import { advance, legal, random, sfc32, view, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { city, END, job } from '../testing/answers.ts';
import { type Position, position, type Scene, startMatch } from '../testing/position.ts';
import { after, everybodyPasses } from '../testing/scene.ts';
import { evaluate } from './evaluate.ts';

const worth = ({ rules, state }: Scene, seat: Seat = 0): number => evaluate(view(rules, state, seat));
const HANDS = ['don hitman smuggler', '3×caporegime', '3×caporegime'];
const of = (wanted: Position): number => worth(position({ hands: HANDS, ...wanted }));

test('CN-5 every further kind in the player’s own city is worth more', () => {
  const regions = ['', 'don', 'don hitman', 'don hitman smuggler', 'don hitman smuggler caporegime'];
  const worths = regions.map(mine => of({ regions: [mine], hands: ['', '3×don', '3×don'] }));
  expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  expect(new Set(worths).size).toBe(regions.length);
});

test('CN-5 every further kind in another city is worth less', () => {
  const regions = ['', 'don', 'don hitman', 'don hitman smuggler', 'don hitman smuggler caporegime'];
  const worths = regions.map(theirs => of({ regions: ['don', theirs] }));
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  expect(new Set(worths).size).toBe(regions.length);
});

test.each<[string, Position, Position]>([
  ['a further kind rather than a duplicate', { regions: ['don hitman'] }, { regions: ['2×don'] }],
  ['CN-12 a duplicate rather than none', { regions: ['2×don hitman'] }, { regions: ['don hitman'] }],
  ['a missing kind in hand', { hands: ['hitman'], regions: ['don'] }, { hands: ['don'], regions: ['don'] }],
  ['more cards in hand', { hands: ['don 2×hitman'] }, { hands: ['don hitman'] }],
  ['CN-18 a Don with a companion', { hands: ['don smuggler'] }, { hands: ['2×don'] }],
  ['fewer cards in other hands', { hands: ['don', '', 'don'] }, { hands: ['don', '2×don', 'don'] }],
  [
    'that the leader’s turn is far away',
    { turn: 1, used: ['city'], regions: ['', '', '', 'don hitman smuggler'], seats: 4 },
    { turn: 1, used: ['city'], regions: ['', '', 'don hitman smuggler', ''], seats: 4 },
  ],
  ['one leader’s kind on another', { regions: ['', '2×don', ''] }, { regions: ['', 'don hitman', ''] }],
  ['CN-30 a game won before', { options: { wins: 3 }, open: { wins: [1, 0, 0] } }, { options: { wins: 3 } }],
])('better is: %s', (_what, better, worse) => {
  expect(of(better)).toBeGreaterThan(of(worse));
});

test('CN-5 the match is worth 1 to the winner and 0 to the others', () => {
  const scene = after(position({ regions: ['don hitman smuggler caporegime consigliere'] }), [0, END]);
  expect([0, 1, 2].map(seat => worth(scene, seat))).toEqual([1, 0, 0]);
});

test('CN-24 several winners share the worth of the match', () => {
  const scene = after(position({ regions: ['don', 'hitman', ''], pile: '', open: { stillTurns: 2, moved: false } }), [
    0,
    END,
  ]);
  expect([0, 1, 2].map(seat => worth(scene, seat))).toEqual([0.5, 0.5, 0]);
});

test('CN-30 a game won in a longer match is worth more than five kinds on the table', () => {
  const scene = position({ options: { wins: 2 }, regions: ['don hitman smuggler caporegime consigliere'] });
  expect(worth(after(scene, [0, END]))).toBeGreaterThan(worth(after(scene, [0, END]), 1));
  expect(worth(after(scene, [0, END]))).toBeGreaterThan(of({ options: { wins: 2 } }));
});

test('CN-4 adding a missing kind to the city is better than ending the turn without it', () => {
  const scene = position({ hands: HANDS, regions: ['caporegime'] });
  const put = after(scene, [0, city('smuggler')], [0, END]);
  expect(worth(put)).toBeGreaterThan(worth(after(scene, [0, END])));
});

test.each<[string, Scene, Seat]>([
  ['CN-11 a Smuggler', after(position({ hands: ['smuggler', '3×don'] }), [0, job('smuggler', 1)]), 1],
  ['CN-12 a Hitman', after(position({ hands: ['hitman', ''], regions: ['', 'don'] }), [0, job('hitman', 1, 'don')]), 1],
  ['CN-13 a Consigliere of another', after(position({ hands: ['consigliere'] }), [0, job('consigliere')]), 2],
  ['CN-14 a Caporegime of another', after(position({ hands: ['caporegime'] }), [0, job('caporegime')]), 2],
])('%s on its way is feared', (_who, scene, seat) => {
  const idle: Scene = { ...scene, state: { ...scene.state, flow: scene.state.flow.slice(0, -1) } };
  expect(worth(scene, seat)).toBeLessThan(worth(idle, seat));
});

test('CN-11, CN-13 a card that is about to be taken is counted', () => {
  const smuggled = after(position({ hands: ['smuggler', '3×don'] }), [0, job('smuggler', 1)], everybodyPasses);
  const recruiting = after(position({ hands: ['consigliere'] }), [0, job('consigliere')], everybodyPasses);
  for (const scene of [smuggled, recruiting]) {
    const without: Scene = { ...scene, state: { ...scene.state, flow: scene.state.flow.slice(0, -1) } };
    expect(worth(scene)).toBeGreaterThan(worth(without));
  }
});

test.each([2, 3, 4, 5])('with %i players the evaluation lies between 0 and 1 at every moment for everybody', seats => {
  const { rules, state } = startMatch({ seats, options: { wins: 2 } });
  const rng = sfc32('any match');
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    for (let seat = 0; seat < seats; seat++) {
      const value = worth({ rules, state, notices: [] }, seat);
      expect(value >= 0 && value <= 1).toBe(true);
    }
    const seat = awaited[0]!;
    const actions = legal(rules, state, seat);
    advance(rules, state, seat, actions[random(rng, 'any', actions.length)]!);
  }
});
