import { chacha20, shuffle } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { family } from '../testing/answers.ts';
import { type Scene, started } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, refusal } from '../testing/scene.ts';

const choosing = (seats: number): Scene => started({ seats, options: { families: 'chosen' } });
const told = (seat: number, number: number): object => ({ type: 'family', seat, family: number });

test.each([2, 3, 4, 5])('CE-4 before %i players have chosen a family nothing else has happened', seats => {
  const scene = choosing(seats);
  expect(events(scene)).toEqual([]);
  expect(decision(scene)).toEqual(['family', 0]);
  expect(answers(scene, 0)).toEqual([0, 1, 2, 3, 4].map(family));
  expect(scene.state.open.families).toEqual(new Array(seats).fill(-1));
});

test.each([
  [2, [3, 1]],
  [3, [4, 0, 2]],
  [4, [1, 0, 3, 2]],
])('CE-4 %i players choose seat by seat among the families that are left: %j', (seats, wanted) => {
  let scene = choosing(seats);
  const left = new Set([0, 1, 2, 3, 4]);
  for (const [seat, number] of wanted.entries()) {
    expect(decision(scene)).toEqual(['family', seat]);
    expect(answers(scene, seat)).toEqual([...left].map(family));
    scene = after(scene, [seat, family(number)]);
    left.delete(number);
  }
  expect(eventsOf(scene, 'family')).toEqual(wanted.map((number, seat) => told(seat, number)));
  expect(scene.state.open.families).toEqual(wanted);
  expect(decision(scene)).toEqual(['turn', scene.state.open.horseHead]);
});

test('CE-4 the last of five players has no choice: they get the fifth family', () => {
  const picks = [family(4), family(2), family(0), family(1)];
  const scene = after(choosing(5), ...picks.map((pick, seat) => [seat, pick] as const));
  expect(eventsOf(scene, 'family')).toEqual([told(0, 4), told(1, 2), told(2, 0), told(3, 1), told(4, 3)]);
  expect(scene.state.open.families).toEqual([4, 2, 0, 1, 3]);
  expect(decision(scene)).toEqual(['turn', scene.state.open.horseHead]);
});

test('CE-4 a family is taken once, and only by the player who is asked', () => {
  const scene = after(choosing(3), [0, family(2)]);
  expect(refusal(scene, 1, family(2))).toEqual({ code: 'not-legal', rule: 'CE-4' });
  expect(refusal(scene, 1, family(5))).toEqual({ code: 'not-legal', rule: 'CE-4' });
  expect(refusal(scene, 2, family(0))).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-4 the table is set up only when everybody has chosen', () => {
  const scene = after(choosing(2), [0, family(0)]);
  expect(eventsOf(scene, 'family', 'set-up', 'act')).toEqual([told(0, 0)]);
  const chosen = after(scene, [1, family(1)]);
  expect(events(chosen).map(event => (event as { type: string }).type)).toEqual([
    ...['family', 'family', 'set-up', 'act', 'opened', 'turn'],
  ]);
});

test.each([2, 3, 4, 5])('CE-4 with an option, %i players get random families', seats => {
  const families = (seed: string): number[] => shuffle(chacha20(seed), 'families', [0, 1, 2, 3, 4]).slice(0, seats);
  for (const seed of ['one', 'two', 'three']) {
    const scene = started({ seats, seed, options: { families: 'random' } });
    expect(scene.state.open.families).toEqual(families(seed));
    expect(eventsOf(scene, 'family')).toEqual(families(seed).map((number, seat) => told(seat, number)));
    expect(scene.state.flow.at(-1)?.kind).toBe('turn');
  }
});
