import { result } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { keep, SEAL } from './testing/answers.ts';
import { allyNamed, jobNamed, turfNamed } from './testing/cards.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { after, awaited, events, eventsOf, hand, piles, suitcase } from './testing/scene.ts';
import { ALLY_CARDS, JOB_CARDS } from './types.ts';

/** A match whose Act IV is over, tribute paid. */
const ended = (wanted: Position): Scene => position({ act: 4, phase: 'entracte', ...wanted });
const line = ({ state }: Scene, what: string): number[] | undefined =>
  state.open.settlement?.find(each => each.what === what)?.by;
const places = ({ rules, state }: Scene): readonly number[] | undefined => result(rules, state)?.place;

test('CE-33 money left in hand goes into the suitcase, other cards are discarded', () => {
  const scene = ended({
    hands: ['$5 skim:Z', '$1 $2', 'gun mayor-1'],
    suitcases: ['$1', '', '2×$3'],
    jobDiscard: 'rough-up',
  });
  expect(eventsOf(scene, 'opened-suitcase')).toEqual([
    {
      type: 'opened-suitcase',
      seat: 0,
      money: [1, 0, 0, 0],
      hand: [0, 0, 0, 1],
      cards: [JOB_CARDS + jobNamed('skim:Z')],
    },
    { type: 'opened-suitcase', seat: 1, money: [0, 0, 0, 0], hand: [1, 1, 0, 0], cards: [] },
    {
      type: 'opened-suitcase',
      seat: 2,
      money: [0, 0, 2, 0],
      hand: [0, 0, 0, 0],
      cards: [4, ALLY_CARDS + allyNamed('mayor-1')],
    },
  ]);
  expect([0, 1, 2].map(seat => [hand(scene, seat), suitcase(scene, seat)])).toEqual([
    ['', '$1 $5'],
    ['', '$1 $2'],
    ['', '2×$3'],
  ]);
  expect(piles(scene)).toEqual({ $1: 28, $2: 29, $3: 28, $5: 29, gun: 8, 'blood-money': 8, booze: 8, narcotics: 8 });
  expect(scene.state.open.jobDiscard).toEqual([jobNamed('rough-up'), jobNamed('skim:Z')]);
  expect(scene.state.open.gone.at(-1)).toBe(allyNamed('mayor-1'));
  expect([line(scene, 'suitcase'), line(scene, 'hand')]).toEqual([
    [1, 0, 6],
    [5, 3, 0],
  ]);
});

test('CE-10, CE-33 only the two cards that Act IV’s tribute leaves in hand are worth something', () => {
  const scene = position({ act: 4, phase: 'tribute', hands: ['3×$5 $3', '$5 $5'] });
  expect(awaited(scene)).toEqual([0]);
  const done = after(scene, [0, keep('$5')], [0, keep('$5')], [0, SEAL]);
  expect([line(done, 'hand'), line(done, 'total')]).toEqual([
    [10, 10, 0],
    [10, 10, 0],
  ]);
  expect(piles(done)).toMatchObject({ $3: 30, $5: 26 });
});

test.each([
  ['the most markers', [0, 1, 1], 1],
  ['the most markers, also from below', [1, 1, 0], 1],
  ['one marker is enough', [2], 2],
  ['a tie goes to the higher topmost marker', [0, 1], 1],
  ['a tie goes to the higher topmost marker, not to the stack’s bottom', [1, 1, 0, 0], 0],
  ['a tie of two below a third player’s marker', [1, 0, 0, 1, 2], 1],
  ['a tie of three', [2, 0, 1], 1],
  ['the most against a tie above', [0, 0, 0, 1, 2, 2, 1], 0],
])('CE-34 $5 for a turf: %s', (_what, stack, winner) => {
  const scene = ended({ control: { queens: stack } });
  expect(eventsOf(scene, 'turf-bonus')).toEqual([{ type: 'turf-bonus', turf: turfNamed('queens'), seat: winner }]);
  expect(line(scene, 'turfs')).toEqual([0, 1, 2].map(seat => (seat === winner ? 5 : 0)));
});

test('CE-34 every turf with a marker pays its bonus', () => {
  const control = {
    'wall-street': [0],
    brooklyn: [0, 2],
    'upper-east-side': [1],
    'upper-west-side': [2],
    chelsea: [0],
  };
  const scene = ended({ control });
  expect(eventsOf(scene, 'turf-bonus')).toEqual([
    { type: 'turf-bonus', turf: 0, seat: 0 },
    { type: 'turf-bonus', turf: 1, seat: 2 },
    { type: 'turf-bonus', turf: 2, seat: 1 },
    { type: 'turf-bonus', turf: 4, seat: 2 },
    { type: 'turf-bonus', turf: 6, seat: 0 },
  ]);
  expect(line(scene, 'turfs')).toEqual([10, 5, 10]);
});

test('CE-35 $5 for the most jobs of each colour', () => {
  const completed = [
    'shakedown call-in-a-favor:ZZ rough-up',
    'protection-money:MZ new-orders:ZM muscle-out:GZ rough-up drive-by:GGZ',
    'heist:GZZ getaway-driver:GZ',
  ];
  const scene = ended({ completed });
  expect(eventsOf(scene, 'job-bonus')).toEqual([
    { type: 'job-bonus', colour: 0, seats: [0] },
    { type: 'job-bonus', colour: 1, seats: [1] },
    { type: 'job-bonus', colour: 2, seats: [1] },
    { type: 'job-bonus', colour: 3, seats: [2] },
  ]);
  expect(line(scene, 'jobs')).toEqual([5, 10, 5]);
});

test('CE-35 tied players all get it; without a job of the colour nobody does', () => {
  const scene = ended({ completed: ['rough-up skim:Z', 'car-bomb', 'skim:M'] });
  expect(eventsOf(scene, 'job-bonus')).toEqual([
    { type: 'job-bonus', colour: 2, seats: [0, 1] },
    { type: 'job-bonus', colour: 3, seats: [0, 2] },
  ]);
  expect(line(scene, 'jobs')).toEqual([10, 5, 5]);
});

test('CE-35 jobs in hand and public jobs count for nobody', () => {
  const scene = ended({ hands: ['rough-up', 'skim:Z'], publicJobs: 'heist offer shakedown' });
  expect([eventsOf(scene, 'job-bonus'), line(scene, 'jobs')]).toEqual([[], [0, 0, 0]]);
});

test('CE-42 bonuses are counted, not taken as cards: empty piles limit nothing', () => {
  const wanted: Position = { control: { queens: [1], midtown: [1] }, completed: ['', 'heist:GZZ'] };
  const none = { $1: 0, $2: 0, $3: 0, $5: 0 };
  const scene = ended({ ...wanted, piles: none });
  expect(line(scene, 'total')).toEqual([0, 15, 0]);
  expect(piles(scene)).toMatchObject(none);
  expect(suitcase(scene, 1)).toBe('');
});

test('CE-33 to CE-36 the whole end: the score sheet, the events, and the winner', () => {
  const scene = ended({
    hands: ['$3', 'gun', '2×$1'],
    suitcases: ['2×$5', '$2 $5', '$1'],
    control: { queens: [0, 1], midtown: [2] },
    completed: ['rough-up', 'skim:Z', ''],
  });
  expect(scene.state.open).toMatchObject({
    phase: 'over',
    settlement: [
      { what: 'suitcase', by: [10, 7, 1] },
      { what: 'hand', by: [3, 0, 2] },
      { what: 'turfs', by: [0, 5, 5] },
      { what: 'jobs', by: [5, 5, 0] },
      { what: 'total', by: [18, 17, 8] },
    ],
  });
  expect(events(scene).slice(3)).toEqual([
    { type: 'turf-bonus', turf: turfNamed('queens'), seat: 1 },
    { type: 'turf-bonus', turf: turfNamed('midtown'), seat: 2 },
    { type: 'job-bonus', colour: 2, seats: [0] },
    { type: 'job-bonus', colour: 3, seats: [1] },
    { type: 'over', winners: [0] },
  ]);
  expect(result(scene.rules, scene.state)).toEqual({
    place: [1, 2, 3],
    score: [18, 17, 8],
    lines: scene.state.open.settlement,
  });
  expect([scene.state.flow, awaited(scene)]).toEqual([[], []]);
});

test('CE-36 the most money wins, whatever else a player has', () => {
  const scene = ended({
    suitcases: ['2×$5', '', '$1 $5'],
    control: { queens: [1], midtown: [1] },
    completed: ['', '', 'skim'],
  });
  expect([line(scene, 'total'), places(scene)]).toEqual([
    [10, 10, 11],
    [3, 2, 1],
  ]);
});

test('CE-36 if money is tied, more turf bonuses win', () => {
  const scene = ended({ suitcases: ['$5', '', '$1'], control: { queens: [1] } });
  expect([line(scene, 'total'), places(scene)]).toEqual([
    [5, 5, 1],
    [2, 1, 3],
  ]);
  expect(eventsOf(scene, 'over')).toEqual([{ type: 'over', winners: [1] }]);
});

test('CE-36 if both are tied, the place is shared', () => {
  const scene = ended({ seats: 4, suitcases: ['$5', '$5', '$1', '$5 $5'], completed: ['', 'skim', 'skim'] });
  expect([line(scene, 'total'), places(scene)]).toEqual([
    [5, 10, 6, 10],
    [4, 1, 3, 1],
  ]);
  expect(eventsOf(scene, 'over')).toEqual([{ type: 'over', winners: [1, 3] }]);
});

test('CE-36 a shared second place', () => {
  const scene = ended({ suitcases: ['$5', '$5', '$5 $1'] });
  expect(places(scene)).toEqual([2, 2, 1]);
});

test('CE-36 before the end there is no result', () => {
  const { rules, state } = position({ act: 4 });
  expect([result(rules, state), state.open.settlement]).toEqual([null, null]);
});
