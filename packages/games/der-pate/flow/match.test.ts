import { expect, test } from 'vitest';
import type { EventId } from '../edition/edition.ts';
import { END } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import { after, before, changed, decision, events, eventsOf, turnUp } from '../testing/scene.ts';

test('DP-6 a round begins with income for everybody, by the space of each', () => {
  const scene = turnUp('E5', { seats: 4, income: [0, 1, 3, 4] });
  expect(scene.state.recalled.money).toEqual([10_000, 11_000, 13_000, 14_000]);
  expect(eventsOf(scene, 'money')).toEqual(
    [
      [1, 1000],
      [2, 3000],
      [3, 4000],
    ].map(([seat, amount]) => ({ type: 'money', seat, amount, reason: 'income', other: null })),
  );
});

test('DP-6 income comes before the event', () => {
  const scene = turnUp('E1', { income: [2], favours: [4, 4, 4] });
  expect(events(scene).map(({ type }) => type)).toEqual([
    ...['ended', 'round', 'money', 'event-card', 'car', 'no-effect', 'turn', 'rolled'],
  ]);
});

test.each([
  [0, 1000],
  [1, 2000],
  [2, 3000],
  [3, 4000],
])('DP-6 income space %i + 1 pays %i', (space, pays) => {
  const scene = turnUp('E5', { income: [space + 1, 0, 0] });
  expect(scene.state.recalled.money).toEqual([10_000 + pays, 10_000, 10_000]);
});

test('DP-7 an event moves its marker, then the car, then its text is carried out', () => {
  const scene = turnUp('E3', { car: 6, street: '000 111 222 nnn' });
  expect(events(scene).slice(1, -2)).toEqual([
    { type: 'round', round: 2 },
    { type: 'event-card', event: 2, colour: 'red' },
    { type: 'car', space: 6 },
    { type: 'cleared', business: 6, holder: 2, to: 'river' },
  ]);
  expect(scene.state.open).toMatchObject({ red: 1, grey: 0, car: 6 });
});

const CARDS: readonly (readonly [EventId, 'grey' | 'red', number])[] = [
  ['E1', 'grey', 2],
  ['E2', 'red', 4],
  ['E3', 'red', 3],
  ['E4', 'grey', 1],
  ['E5', 'grey', 4],
  ['E6', 'red', 2],
  ['E7', 'red', 1],
  ['E8', 'grey', 5],
  ['E9', 'red', 5],
  ['E10', 'grey', 3],
];

test.each(CARDS)('DP-7, DP-C11 %s is %s and moves the car %i spaces', (event, colour, spaces) => {
  const scene = position({ turn: 2, placed: [1, 2, 3, 4], car: 0, events: [event] });
  const next = after(scene, [2, END]);
  expect(next.state.open[colour]).toBe(1);
  expect(next.state.open[colour === 'grey' ? 'red' : 'grey']).toBe(0);
  expect(next.state.open.car).toBe(spaces);
});

test('DP-7 the car goes round: after space 11 comes space 0', () => {
  const scene = position({ turn: 2, placed: [1, 2, 3, 4], car: 10, events: ['E5'] });
  expect(after(scene, [2, END]).state.open.car).toBe(2);
});

test.each([
  ['E5', { grey: 3, red: 2 }, 'reputation', { grey: 4, red: 2 }],
  ['E6', { grey: 3, red: 3 }, 'influence', { grey: 3, red: 4 }],
] as const)('DP-7 the fourth card of a colour decides: %s after %j makes %s the KO track', (event, had, ko, has) => {
  const scene = turnUp(event, { ...had, round: 6 });
  expect(scene.state.open).toMatchObject({ ko, ...has });
  expect(eventsOf(scene, 'event-card', 'ko', 'car').map(({ type }) => type)).toEqual(['event-card', 'ko', 'car']);
});

test('DP-7 three cards of a colour decide nothing', () => {
  const scene = turnUp('E5', { grey: 2, red: 3 });
  expect(scene.state.open).toMatchObject({ ko: null, grey: 3, red: 3 });
  expect(eventsOf(scene, 'ko')).toEqual([]);
});

test.each(['E5', 'E6'] as const)('DP-7 once the KO track is decided the event markers stay: %s', event => {
  const scene = turnUp(event, { grey: 4, red: 2, ko: 'reputation', round: 6 });
  expect(scene.state.open).toMatchObject({ ko: 'reputation', grey: 4, red: 2 });
  expect(eventsOf(scene, 'ko')).toEqual([]);
});

test('DP-7 choices start with the start player and go clockwise', () => {
  const scene = turnUp('E1', { startPlayer: 1 });
  expect(decision(scene)).toEqual(['event', 1]);
  const two = after(scene, [1, { type: 'decline' }]);
  expect(decision(two)).toEqual(['event', 2]);
  expect(decision(after(two, [2, { type: 'decline' }]))).toEqual(['event', 0]);
});

test.each(['E5', 'E6'] as const)('DP-7 %s stays open until the round ends', event => {
  const scene = turnUp(event, {});
  expect(scene.state.open.lasting).toBe(Number(event.slice(1)) - 1);
  const last = position({ turn: 2, placed: [1, 2, 3, 4], lasting: event, events: ['E3'] });
  expect(after(last, [2, END]).state.open.lasting).toBeNull();
});

test.each([2, 3, 4])('DP-8 %i players take their turns from the start player clockwise', seats => {
  for (let startPlayer = 0; startPlayer < seats; startPlayer++)
    for (let i = 0; i + 1 < seats; i++) {
      const turn = (startPlayer + i) % seats;
      const scene = position({ seats, startPlayer, turn, placed: [1, 2, 3, 4] });
      expect(changed(scene, after(scene, [turn, END]))).toEqual({ turn: (turn + 1) % seats });
    }
});

test('DP-8 after the last turn the next round begins with the start player', () => {
  const scene = before('E5', { seats: 4, startPlayer: 2 });
  const next = after(scene, [1, END]);
  expect(next.state.open).toMatchObject({ round: 2, turn: 2, startPlayer: 2 });
});

test('DP-8 a turn begins with no die placed', () => {
  const scene = after(position({ placed: [4, 3, 2, 1] }), [0, END]);
  expect(scene.state.open.placed).toEqual([0, 0, 0, 0]);
  expect(scene.state.flow.at(-1)).toMatchObject({ kind: 'turn', frame: { seat: 1, row: 1, friendsUsed: 0 } });
});

test('DP-32 after round seven no further event is turned up: the match is over', () => {
  const scene = position({ turn: 2, round: 7, placed: [1, 2, 3, 4], ko: 'influence', influence: [12, 0, 0] });
  const over = after(scene, [2, END]);
  expect(over.state.open.over).toBe(true);
  expect(decision(over)).toEqual([undefined]);
  expect(eventsOf(over, 'round', 'event-card')).toEqual([]);
});
