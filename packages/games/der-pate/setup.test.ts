import { copy } from '@consigliere/kernel';
import { rulesOf, shuffle } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { EVENTS } from './edition/edition.ts';
import { derPate } from './index.ts';
import { setup } from './setup.ts';
import { district, park } from './testing/answers.ts';
import { type MatchStart, started, type TestScene } from './testing/position.ts';
import { after, answers, awaited, decision, events, eventsOf, refusal } from './testing/scene.ts';
import { streetText } from './testing/street.ts';
import { TILES } from './types.ts';

const COUNTS = [2, 3, 4] as const;

/** The drawers before anything has happened. */
function drawers(opening: MatchStart): ReturnType<typeof setup> {
  const rules = rulesOf(derPate, opening.seats ?? 3, opening.options ?? {});
  if (!rules.ok) throw new Error(rules.why);
  return setup(rules.value.given, rules.value.seats);
}

test.each(COUNTS)('DP-1 %i families begin with everything in its place', seats => {
  const { open, recalled } = drawers({ seats });
  const each = <X>(value: X): X[] => new Array<X>(seats).fill(value);
  expect(open).toMatchObject({ reputation: each(0), influence: each(0), income: each(0), favours: each(0) });
  expect(open).toMatchObject({ supply: each(7), jail: each(0), river: each(0), friends: each(0), brooklyn: 13 });
  expect(open.tiles).toEqual(each(TILES.map(() => 0)));
  expect(open.debts.map((markers, owner) => markers[owner])).toEqual(each(5));
  expect(open.debts.flat().reduce((sum, count) => sum + count, 0)).toBe(5 * seats);
  expect(open).toMatchObject({ grey: 0, red: 0, ko: null });
  expect(recalled.money).toEqual(each(10_000));
});

test('DP-1 option money: 15,000 $ as in the Dutch text', () => {
  expect(drawers({ options: { money: 15_000 } }).recalled.money).toEqual([15_000, 15_000, 15_000]);
});

test.each([0, 1, 2])('DP-2 seat %i can be chosen as the start player', start => {
  const { state } = started({ options: { start } });
  expect(state.open.startPlayer).toBe(start);
  expect(state.open.turn).toBe(start);
});

test('DP-2 otherwise the start player is random', () => {
  const starts = Array.from({ length: 40 }, (_, i) => started({ seed: `start ${i}` }).state.open.startPlayer);
  expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
});

test.each([
  [2, 0, 1],
  [2, 1, 0],
  [3, 0, 2],
  [3, 2, 1],
  [4, 0, 3],
  [4, 1, 0],
])('DP-3 of %i players the right neighbour of start player %i parks the car: seat %i', (seats, start, first) => {
  const scene = started({ seats, options: { start } });
  expect(decision(scene)).toEqual(['settle', first]);
  expect(answers(scene, first)).toEqual(Array.from({ length: 12 }, (_, space) => park(space)));
  const parked = after(scene, [first, park(7)]);
  expect(parked.state.open.car).toBe(7);
  expect(decision(parked)).toEqual(['settle', first]);
  expect(answers(parked, first)).toEqual([0, 1, 2, 3].map(district));
});

/** Everybody takes the last district available. */
function settleDown(scene: TestScene): { scene: TestScene; asked: number[] } {
  let now = after(scene, [awaited(scene)[0] ?? 0, park(0)]);
  const asked: number[] = [];
  while (now.state.flow.at(-1)?.kind === 'settle') {
    const [seat = 0] = awaited(now);
    asked.push(seat);
    now = after(now, [seat, answers(now, seat).at(-1)]);
  }
  return { scene: now, asked };
}

test.each([
  [2, [1, 0], '... ... 000 111'],
  [3, [2, 1, 0], '... 000 111 222'],
  [4, [3, 2, 1], '000 111 222 333'],
])('DP-3, DP-4 %i players settle counter-clockwise: %j', (seats, order, street) => {
  const { scene, asked } = settleDown(started({ seats, options: { start: 0 } }));
  expect(asked).toEqual(order);
  const settled = eventsOf(scene, 'settled').map(event => event.type === 'settled' && event.seat);
  expect(settled.slice(0, seats)).toEqual(Array.from({ length: seats }, (_, i) => seats - 1 - i));
  const early = scene.notices.findIndex(({ event }) => event.type === 'round');
  expect(early).toBeGreaterThan(0);
  const occupied = eventsOf(scene, 'occupied').slice(0, 3 * seats);
  const holder = Array.from({ length: 12 }, (_, business) => {
    const found = occupied.find(event => event.type === 'occupied' && event.business === business);
    return found?.type === 'occupied' ? found.seat : -1;
  });
  expect(streetText(holder)).toBe(street);
  expect(settled.slice(seats)).toEqual(Array.from({ length: 4 - seats }, () => null));
});

test('DP-3 with four players the last district leaves no choice', () => {
  const scene = started({ seats: 4, options: { start: 1 } });
  const three = after(scene, [0, park(3)], [0, district(1)], [3, district(3)], [2, district(0)]);
  expect(eventsOf(three, 'settled').at(-1)).toEqual({ type: 'settled', seat: 1, district: 2 });
});

test('DP-3 a district is taken once', () => {
  const scene = after(started({ options: { start: 0 } }), [2, park(0)], [2, district(1)]);
  expect(answers(scene, 1)).toEqual([0, 2, 3].map(district));
  expect(refusal(scene, 1, district(1))).toEqual({ code: 'not-legal', rule: 'DP-3' });
  expect(refusal(scene, 0, district(0))).toEqual({ code: 'not-awaited', rule: null });
});

test('DP-3 each member put down comes from the supply', () => {
  const scene = after(started({ options: { start: 0 } }), [2, park(0)], [2, district(1)]);
  expect(scene.state.open.supply).toEqual([7, 7, 4]);
  expect(streetText(scene.state.open.holder)).toBe('... 222 ... ...');
});

test.each([
  [2, '000 111 nnn nnn', 0],
  [3, '000 111 222 nnn', 0],
  [4, '000 111 222 333', 0],
])('DP-4, DP-42 the fixed layout of %i players', (seats, street, start) => {
  const { notices } = started({ seats, options: { start, layout: 'fixed' } });
  expect(notices.slice(0, 3).map(({ event }) => event)).toEqual([
    { type: 'set-up', startPlayer: start },
    { type: 'parked', seat: null, space: 0 },
    { type: 'settled', seat: start, district: 0 },
  ]);
  const settled = notices.flatMap(({ event }) => (event.type === 'settled' ? [event] : []));
  const text = settled.map(({ seat, district: at }) => [at, seat === null ? 'nnn' : `${seat}${seat}${seat}`]);
  expect(
    text
      .sort()
      .map(([, letters]) => letters)
      .join(' '),
  ).toBe(street);
});

test('DP-42 the fixed layout goes clockwise from the start player', () => {
  const { notices } = started({ options: { start: 1, layout: 'fixed' } });
  const settled = notices.flatMap(({ event }) => (event.type === 'settled' ? [[event.seat, event.district]] : []));
  expect(settled).toEqual([
    [1, 0],
    [2, 1],
    [0, 2],
    [null, 3],
  ]);
});

test.each([
  [2, 'nnn nnn 000 111'],
  [3, 'nnn 000 111 222'],
  [4, '000 111 222 333'],
])('DP-4 with %i players neutral members out of the box fill the districts nobody chose', (seats, street) => {
  const begun = started({ seats, options: { start: 0 } });
  begun.state.sealed.pile.push(EVENTS.indexOf('E5'));
  const { open } = settleDown(begun).scene.state;
  expect(streetText(open.holder)).toBe(street);
  expect(open).toMatchObject({ box: 0, supply: new Array(seats).fill(4) });
});

test('DP-5 ten events are shuffled, three leave unseen, seven form the pile', () => {
  const scene = started();
  const { pile, removed } = scene.state.sealed;
  expect(pile).toHaveLength(7);
  expect(removed).toHaveLength(3);
  const rng = copy(scene.state.rng);
  if (rng.algorithm === 'chacha20') rng.epochs.events = 0;
  expect([...pile, ...removed]).toEqual(
    shuffle(
      rng,
      'events',
      Array.from({ length: 10 }, (_, event) => event),
    ),
  );
  expect(events(scene)).toEqual([{ type: 'set-up', startPlayer: scene.state.open.startPlayer }]);
});
