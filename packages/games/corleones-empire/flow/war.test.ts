import { expect, test } from 'vitest';
import { controllerOf } from '../board.ts';
import { DECLINE, moveMarker } from '../testing/answers.ts';
import { turfNamed } from '../testing/cards.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after, answers, decision, eventsOf, refusal } from '../testing/scene.ts';

/** A turf war that stops when bids are asked for. */
const war = (wanted: Position): Scene => position({ phase: 'turf-war', suitcases: ['$1'], ...wanted });
/** The winner of each turf, 1 to 7. */
const winners = (scene: Scene): unknown[] =>
  eventsOf(scene, 'turf-war').map(event => (event as { winner: number | null }).winner);
const stack = ({ state }: Scene, turf: string): unknown => state.open.control[turfNamed(turf)];
const fought = (turf: string, figures: number[], neutral: number, winner: number | null): object => ({
  type: 'turf-war',
  turf: turfNamed(turf),
  figures,
  neutral,
  winner,
});

const [YELLOW, BLUE, GREEN] = [0, 1, 2];

test('CE-25 Midtown goes to green by 3 against 2, Chelsea to nobody and keeps its markers (the rulebook’s example)', () => {
  const scene = war({
    act: 2,
    figures: {
      ...{ F04: 'mayor', F05: GREEN, F08: GREEN, 'gun-shop': GREEN, F09: BLUE, F11: BLUE, barber: BLUE },
      ...{ F06: YELLOW, chelsea: 'chief' },
    },
    control: { chelsea: [YELLOW, BLUE], midtown: [BLUE] },
  });
  const [none, green, blue, yellow] = [null, GREEN, BLUE, YELLOW];
  expect(eventsOf(scene, 'turf-war', 'control')).toEqual([
    fought('wall-street', [0, 2, 0], 0, blue),
    { type: 'control', seat: BLUE, turf: turfNamed('wall-street') },
    fought('brooklyn', [0, 1, 0], 0, blue),
    { type: 'control', seat: BLUE, turf: turfNamed('brooklyn') },
    fought('upper-east-side', [0, 0, 1], 0, green),
    { type: 'control', seat: GREEN, turf: turfNamed('upper-east-side') },
    fought('queens', [0, 0, 0], 0, none),
    fought('upper-west-side', [1, 0, 0], 0, yellow),
    { type: 'control', seat: YELLOW, turf: turfNamed('upper-west-side') },
    fought('midtown', [0, 2, 3], 1, green),
    { type: 'control', seat: GREEN, turf: turfNamed('midtown') },
    fought('chelsea', [1, 2, 1], 2, none),
  ]);
  expect(scene.state.open.control).toEqual([...[[BLUE], [BLUE], [GREEN], [], [YELLOW]], [BLUE, GREEN], [YELLOW, BLUE]]);
  expect(scene.state.open.markers).toEqual([7, 5, 7]);
});

test.each([
  ['a Thug on the printed business', { 'calvary-cemetery': 1 }, [[0, 1, 0], 0, 1]],
  ['a Thug on the tile', { brewery: 1 }, [[0, 1, 0], 0, 1]],
  ['a Family Member on a round space that touches it', { F14: 1 }, [[0, 1, 0], 0, 1]],
  ['several of one family', { F13: 1, 'calvary-cemetery': 1, brewery: 1 }, [[0, 3, 0], 0, 1]],
  ['nobody on a round space that does not touch it', { F15: 1 }, [[0, 0, 0], 0, null]],
  ['nobody on a business of another turf', { bar: 1 }, [[0, 0, 0], 0, null]],
  ['the Police Chief standing in it', { queens: 'chief' }, [[0, 0, 0], 1, null]],
  ['not the Police Chief elsewhere', { brooklyn: 'chief', F14: 2 }, [[0, 0, 1], 0, 2]],
  ['the Union Boss on a business', { brewery: 'union-boss' }, [[0, 0, 0], 1, null]],
  ['the Mayor on a round space', { F16: 'mayor' }, [[0, 0, 0], 1, null]],
] as const)('CE-22, CE-25 in a turf is %s', (_what, figures, [counts, neutral, winner]) => {
  const scene = war({ tiles: { queens: 'brewery' }, figures });
  expect(eventsOf(scene, 'turf-war')[3]).toEqual(fought('queens', [...counts], neutral, winner));
  expect(stack(scene, 'queens')).toEqual(winner === null ? [] : [winner]);
});

test.each([
  ['a tie of two players', { F13: 0, F14: 1 }, null],
  ['a tie above a third', { F13: 0, F14: 1, brewery: 0, 'calvary-cemetery': 1, F12: 2 }, null],
  ['a tie below the leader', { F13: 0, F14: 1, F12: 2, brewery: 2 }, 2],
  ['a tie with a neutral figure', { F13: 0, F14: 'mayor' }, null],
  ['a tie with two neutral figures together', { F13: 0, brewery: 0, F14: 'mayor', queens: 'chief' }, null],
  ['a neutral lead', { F13: 0, F14: 'mayor', queens: 'chief' }, null],
  ['one more than the neutral figures', { F13: 2, brewery: 2, F14: 'mayor' }, 2],
  ['the last seat alone', { F13: 2 }, 2],
  ['nobody there', {}, null],
] as const)('CE-25 %s', (_what, figures, winner) => {
  const scene = war({ tiles: { queens: 'brewery' }, figures, control: { queens: [1] } });
  expect(winners(scene)[3]).toBe(winner);
  expect(stack(scene, 'queens')).toEqual(winner === null ? [1] : [1, winner]);
});

test('CE-25 a marker goes even on top of one’s own', () => {
  const scene = war({ figures: { F13: 0, brewery: 0 }, tiles: { queens: 'brewery' }, control: { queens: [1, 0] } });
  expect(stack(scene, 'queens')).toEqual([1, 0, 0]);
  expect(scene.state.open.markers).toEqual([6, 8, 9]);
});

test('CE-21, CE-25 figures in the Hudson and in reserve count nowhere', () => {
  expect(winners(war({ reserve: [[0, 0]] }))).toEqual([null, null, null, null, null, null, null]);
});

/** Seat 0 has all nine markers on the board and wins the Upper East Side, Queens, and the Upper West Side, which they already control. */
const SPENT: Position = {
  figures: { F13: 0, 'calvary-cemetery': 0, 'korean-laundry': 0 },
  control: {
    ...{ 'wall-street': [0, 0, 1, 0], brooklyn: [1, 0, 0], 'upper-east-side': [2], queens: [0, 1] },
    ...{ 'upper-west-side': [2, 0], chelsea: [1, 0, 0, 2] },
  },
};

test('CE-26 with no markers left the winner may move any of theirs, out of any depth of any stack, or decline', () => {
  const scene = war(SPENT);
  // They win the Upper East Side first, with their Don on F13.
  expect([scene.state.open.phase, ...decision(scene)]).toEqual(['turf-war', 'war', 0]);
  expect(scene.state.flow.at(-1)?.frame).toEqual({ turf: turfNamed('upper-east-side'), winner: 0 });
  expect(answers(scene, 0)).toEqual([
    moveMarker('wall-street', 0),
    moveMarker('wall-street', 3),
    moveMarker('brooklyn', 1),
    moveMarker('queens', 0),
    moveMarker('upper-west-side', 1),
    moveMarker('chelsea', 1),
    DECLINE,
  ]);
});

test('CE-26, CE-27 a marker moved from the middle of a stack: the stack closes up, and its top rules at once', () => {
  const [first, second] = [
    after(war(SPENT), [0, moveMarker('chelsea', 1)]),
    after(war(SPENT), [0, moveMarker('wall-street', 3)]),
  ];
  expect([stack(first, 'chelsea'), stack(first, 'upper-east-side')]).toEqual([
    [1, 0, 2],
    [2, 0],
  ]);
  expect([stack(second, 'wall-street'), stack(second, 'upper-east-side')]).toEqual([
    [0, 0, 1],
    [2, 0],
  ]);
  expect(controllerOf({ ...second.state, given: second.rules.given }, turfNamed('wall-street'))).toBe(1);
  expect(controllerOf({ ...second.state, given: second.rules.given }, turfNamed('upper-east-side'))).toBe(0);
  expect(eventsOf(second, 'marker-moved', 'control')).toEqual([
    { type: 'marker-moved', seat: 0, from: turfNamed('wall-street'), to: turfNamed('upper-east-side') },
  ]);
});

test('CE-26 even a marker in the same turf may be moved to the top', () => {
  const scene = after(war(SPENT), [0, DECLINE], [0, moveMarker('queens', 0)]);
  expect(stack(scene, 'queens')).toEqual([1, 0]);
  expect(eventsOf(scene, 'declined', 'marker-moved')).toEqual([
    { type: 'declined', seat: 0, turf: turfNamed('upper-east-side') },
    { type: 'marker-moved', seat: 0, from: turfNamed('queens'), to: turfNamed('queens') },
  ]);
});

test('CE-26 a winner who declines places nothing, and the war goes on', () => {
  const scene = after(war(SPENT), [0, DECLINE], [0, DECLINE]);
  expect(scene.state.open.control).toEqual(war(SPENT).state.open.control);
  expect(scene.state.open.markers).toEqual(war(SPENT).state.open.markers);
  expect(winners(scene)).toEqual([null, null, 0, 0, 0, null, null]);
  expect(decision(scene)).toEqual(['bid', 0]);
});

test('CE-26 without markers left, a turf that is already yours gets no second marker', () => {
  const scene = after(war(SPENT), [0, moveMarker('wall-street', 0)], [0, DECLINE]);
  expect([stack(scene, 'upper-west-side'), winners(scene)[4], decision(scene)]).toEqual([[2, 0], 0, ['bid', 0]]);
  expect(eventsOf(scene, 'no-marker')).toEqual([{ type: 'no-marker', seat: 0, turf: turfNamed('upper-west-side') }]);
});

test('CE-26 with "any-turf" a marker may also be moved to a turf that is already yours', () => {
  const asked = after(war({ ...SPENT, options: { 'marker-move': 'any-turf' } }), [0, DECLINE], [0, DECLINE]);
  expect(asked.state.flow.at(-1)?.frame).toEqual({ turf: turfNamed('upper-west-side'), winner: 0 });
  const moved = after(asked, [0, moveMarker('wall-street', 0)]);
  expect(stack(moved, 'upper-west-side')).toEqual([2, 0, 0]);
});

test('CE-26 a marker may be moved away from a turf and back to another one won in the same war', () => {
  const scene = after(war(SPENT), [0, moveMarker('upper-west-side', 1)], [0, DECLINE]);
  // The Upper West Side is no longer theirs when it is fought for, so the marker may come back.
  expect(scene.state.flow.at(-1)?.frame).toEqual({ turf: turfNamed('upper-west-side'), winner: 0 });
});

test('CE-26 a marker that is moved stays on the board: none goes back to the reserve', () => {
  const scene = after(war(SPENT), [0, moveMarker('brooklyn', 1)], [0, DECLINE]);
  expect(scene.state.open.markers[0]).toBe(0);
  expect(scene.state.open.control.flat().filter(seat => seat === 0)).toHaveLength(9);
});

test('CE-26 the last marker is placed without asking, the next is asked for', () => {
  const eight = { ...SPENT.control, chelsea: [1, 0, 2] };
  const scene = war({ ...SPENT, control: eight });
  expect(eventsOf(scene, 'control')).toEqual([{ type: 'control', seat: 0, turf: turfNamed('upper-east-side') }]);
  expect(scene.state.flow.at(-1)?.frame).toEqual({ turf: turfNamed('queens'), winner: 0 });
});

test.each([
  ['another’s marker', moveMarker('upper-east-side', 0)],
  ['one that is not there', moveMarker('midtown', 0)],
  ['one beyond the stack', moveMarker('queens', 2)],
])('CE-26 the winner may not move %s', (_what, answer) => {
  expect(refusal(war(SPENT), 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-26' });
});

test('CE-27 the topmost marker controls the turf; without one nobody does', () => {
  const { state, rules } = position({ control: { queens: [0, 1, 2] } });
  const board = { ...state, given: rules.given };
  expect([turfNamed('queens'), turfNamed('midtown')].map(turf => controllerOf(board, turf))).toEqual([2, -1]);
});
