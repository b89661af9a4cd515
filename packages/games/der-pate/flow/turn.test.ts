import { expect, test } from 'vitest';
import {
  bank,
  birthday,
  cop,
  DECLINE,
  END,
  favour,
  freeTakeover,
  JUDGE,
  place,
  ROLL,
  tile,
} from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import {
  after,
  answers,
  awaited,
  decision,
  events,
  eventsOf,
  nextFaces,
  refusal,
  withFaces,
} from '../testing/scene.ts';

const NOT = { code: 'not-legal', rule: 'DP-10' };

test('DP-10 row 1: all four dice are rolled, and one is placed', () => {
  const scene = position({ phase: 'before-roll', faces: [0, 0, 0, 0] });
  const rolled = after(scene, [0, ROLL]);
  expect(rolled.state.open.faces).toEqual(nextFaces(scene, 'dice', 4));
  expect(events(rolled)).toEqual([{ type: 'rolled', seat: 0, faces: rolled.state.open.faces, by: 'row' }]);
});

test.each([
  [2, [0, 1, 0, 0], [0, 2, 3]],
  [3, [0, 1, 2, 0], [0, 3]],
])('DP-10 row %i: only the dice not yet placed are rolled', (_row, placed, dice) => {
  const scene = position({ phase: 'before-roll', placed, faces: [5, 5, 5, 5] });
  const faces = after(scene, [0, ROLL]).state.open.faces;
  const next = nextFaces(scene, 'dice', dice.length);
  expect(dice.map(die => faces[die])).toEqual(next);
  expect(faces.filter((_, die) => !dice.includes(die))).toEqual(new Array(4 - dice.length).fill(5));
});

test('DP-10 row 4: the last die is placed without rolling', () => {
  const scene = position({ placed: [1, 0, 2, 0], faces: [1, 4, 2, 3], tiles: ['grandchild'] });
  const third = after(scene, [0, place('red', 'raid')]);
  expect(third.state.open.faces).toEqual([1, 4, 2, 3]);
  expect(third.state.open.placed).toEqual([1, 0, 2, 3]);
  expect(answers(third, 0)).toEqual([place('white', 'banker'), tile('grandchild')]);
  expect(eventsOf(third, 'rolled')).toEqual([]);
});

test('DP-10 a placement is resolved completely before the next roll', () => {
  const scene = position({ placed: [0, 1, 0, 0], faces: [2, 1, 1, 1], street: '00. 111 222 nnn', car: 0 });
  const visiting = after(scene, [0, place('black', 'visit')]);
  expect(decision(visiting)).toEqual(['visit', 0]);
  expect(eventsOf(visiting, 'rolled')).toEqual([]);
  expect(eventsOf(after(visiting, [0, DECLINE]), 'rolled')).toHaveLength(1);
});

test('DP-10 a die must be placed even if only others benefit', () => {
  const scene = position({ faces: [3, 3, 3, 3] });
  expect(answers(scene, 0)).toEqual((['black', 'white', 'grey', 'red'] as const).map(die => place(die, 'business')));
  expect(refusal(scene, 0, ROLL)).toEqual(NOT);
  expect(refusal(scene, 0, END)).toEqual(NOT);
});

test('DP-10 there is always a legal field: a player who can’t pay for the friend has another die', () => {
  const scene = position({ placed: [1, 0, 2, 0], faces: [1, 5, 1, 1], money: [0] });
  expect(answers(scene, 0)).toEqual([place('red', 'raid')]);
});

test('DP-10 forced steps are taken: the first roll, and the last die', () => {
  const scene = after(position({ placed: [4, 3, 2, 1] }), [0, END]);
  expect(events(scene).map(({ type }) => type)).toEqual(['ended', 'turn', 'rolled']);
  const third = after(position({ placed: [1, 2, 0, 0], faces: [1, 1, 1, 1] }), [0, place('grey', 'assembly')]);
  expect(eventsOf(third, 'placed').at(-1)).toMatchObject({ die: 3, field: 'prosecutor' });
  expect(answers(third, 0)).toEqual([END]);
});

test('DP-20, DP-41 a player who can’t pay for a friend is asked too, though only one die can be placed', () => {
  const scene = position({ placed: [1, 0, 0, 0], faces: [1, 1, 1, 1], money: [0], influence: [3] });
  const third = after(withFaces(scene, 'dice', [5, 3]), [0, place('red', 'influence')]);
  expect(decision(third)).toEqual(['turn', 0]);
  expect(answers(third, 0)).toEqual([place('grey', 'assembly')]);
  const fourth = after(third, [0, place('grey', 'assembly')]);
  expect(eventsOf(fourth, 'placed').map(event => event.type === 'placed' && event.field)).toEqual([
    'influence',
    'assembly',
    'banker',
  ]);
  expect(decision(fourth)).toEqual(['banker', 0]);
});

test.each([
  ['a wedding', { tiles: ['', 'wedding'] }],
  ['a grandchild', { tiles: ['', 'grandchild'] }],
  ['a birthday', { tiles: ['', 'birthday'] }],
  ['a friend and a favour', { friends: [0, 1], favours: [0, 4] }],
])('DP-39 a player who has %s is asked before the first roll', (_what, wanted) => {
  const scene = after(position({ placed: [1, 2, 3, 4], ...wanted }), [0, END]);
  expect(eventsOf(scene, 'rolled')).toEqual([]);
  expect(answers(scene, 1)).toContainEqual(ROLL);
  expect(answers(scene, 1).length).toBeGreaterThan(1);
});

test.each([
  ['a friend without a favour', { friends: [0, 1] }],
  ['a favour without a friend', { favours: [0, 4] }],
  ['a friend whose favour would do nothing', { friends: [0, 1], favours: [0, 1] }],
  ['a wedding with Brooklyn empty', { friends: [13], tiles: ['', 'wedding'] }],
  ['red tiles only', { tiles: ['', 'cop judge senator'] }],
])('DP-39 for a player who has %s the dice are rolled at once', (_what, wanted) => {
  const scene = after(position({ placed: [1, 2, 3, 4], ...wanted }), [0, END]);
  expect(eventsOf(scene, 'rolled')).toHaveLength(1);
});

test('DP-11 in rows 2 to 4 a die goes only on the field of its colour', () => {
  const second = position({ placed: [0, 1, 0, 0], faces: [1, 1, 2, 3] });
  expect(answers(second, 0)).toEqual([place('black', 'visit'), place('grey', 'reputation'), place('red', 'influence')]);
  const third = position({ placed: [0, 0, 1, 2], faces: [1, 2, 2, 3] });
  expect(answers(third, 0)).toEqual([place('black', 'takeover'), place('white', 'friend')]);
  for (const field of ['bet', 'influence', 'visit'] as const)
    expect(refusal(second, 0, place('grey', field))).toEqual({ code: 'not-legal', rule: 'DP-11' });
  for (const field of ['assembly', 'business'] as const) expect(refusal(second, 0, place('grey', field))).toEqual(NOT);
});

test.each([
  ['black', 2, 'visit'],
  ['white', 2, 'bet'],
  ['grey', 2, 'reputation'],
  ['red', 2, 'influence'],
  ['black', 3, 'takeover'],
  ['white', 3, 'friend'],
  ['grey', 3, 'assembly'],
  ['red', 3, 'raid'],
  ['black', 4, 'informer'],
  ['white', 4, 'banker'],
  ['grey', 4, 'consigliere'],
  ['red', 4, 'prosecutor'],
] as const)('DP-11, DP-C12 the %s field of row %i is %s', (colour, row, field) => {
  const die = ['black', 'white', 'grey', 'red'].indexOf(colour);
  const rows = [1, 2, 3].slice(0, row - 1);
  const placed = [0, 1, 2, 3].map(each => (each === die ? 0 : (rows.shift() ?? 0)));
  expect(answers(position({ placed, faces: [1, 1, 1, 1] }), 0)).toContainEqual(place(colour, field));
});

test('DP-11 a puppet hand goes only on press in rows 1 to 3, and by its colour in row 4', () => {
  for (const placed of [
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 2],
  ]) {
    const scene = position({ placed, faces: [0, 1, 2, 3] });
    const black = answers(scene, 0).filter(answer => 'die' in answer && answer.die === 0);
    expect(black).toEqual([place('black', 'press')]);
  }
  const last = position({ placed: [0, 1, 2, 3], faces: [0, 1, 2, 3] });
  expect(answers(last, 0)).toEqual([place('black', 'informer')]);
});

test('DP-12 no other face goes on press', () => {
  const scene = position({ faces: [0, 1, 2, 3] });
  for (const die of ['white', 'grey', 'red'] as const)
    expect(refusal(scene, 0, place(die, 'press'))).toEqual({ code: 'not-legal', rule: 'DP-12' });
});

test('DP-10 a placed die is not placed again', () => {
  const scene = position({ placed: [1, 0, 0, 0], faces: [1, 2, 3, 4] });
  expect(refusal(scene, 0, place('black', 'visit'))).toEqual(NOT);
});

const READY = { tiles: ['wedding grandchild birthday cop judge senator'], friends: [2], favours: [4], river: [1] };

test.each([
  ['before the first roll', { phase: 'before-roll' }],
  ['between a roll and the placement', { phase: 'rolled' }],
  ['after a row', { phase: 'before-roll', placed: [1, 0, 0, 0] }],
  ['between the second roll and its placement', { placed: [1, 0, 0, 0] }],
  ['after the third row', { placed: [1, 2, 3, 0] }],
  ['after the fourth row', { placed: [1, 2, 3, 4] }],
] as const)('DP-39 grey tiles and friends are used %s', (_when, moment) => {
  const offered = answers(position({ ...READY, ...moment }), 0);
  expect(offered).toEqual(
    expect.arrayContaining([tile('wedding'), tile('grandchild'), birthday('income'), favour(1), favour(4)]),
  );
});

test.each(['visit', 'takeover', 'consigliere', 'informer', 'banker', 'prosecutor'] as const)(
  'DP-39 tiles and friends aren’t used during the resolution of %s',
  kind => {
    const scenes = {
      visit: [[0, 1, 0, 0], '00. 111 222 nnn', place('black', 'visit')],
      takeover: [[0, 1, 2, 0], '000 111 222 nnn', place('black', 'takeover')],
      consigliere: [[1, 2, 0, 3], '000 11. 222 nnn', place('grey', 'consigliere')],
      informer: [[0, 1, 2, 3], '000 111 222 nnn', place('black', 'informer')],
      banker: [[1, 0, 2, 3], '000 111 222 nnn', place('white', 'banker')],
      prosecutor: [[1, 2, 3, 0], '000 111 222 nnn', place('red', 'prosecutor')],
    } as const;
    const [placed, street, answer] = scenes[kind];
    const faces = [kind === 'visit' ? 2 : 3, 3, 3, 3];
    const scene = after(position({ ...READY, placed, street, faces, jail: [1] }), [0, answer]);
    expect(decision(scene)).toEqual([kind, 0]);
    for (const each of [tile('wedding'), birthday('income'), favour(4), END, ROLL])
      expect(refusal(scene, 0, each)?.code).toBe('not-legal');
  },
);

test('DP-39 the player ends the turn explicitly after row 4', () => {
  const scene = position({ placed: [1, 0, 2, 3], income: [3], favours: [4] });
  const done = after(scene, [0, place('white', 'banker')], [0, bank('income')]);
  expect(decision(done)).toEqual(['turn', 0]);
  expect(answers(done, 0)).toEqual([END]);
  expect(awaited(after(done, [0, END]))).toEqual([1]);
});

test('DP-39 a turn can’t be ended before row 4', () => {
  for (const scene of [position(), position({ phase: 'before-roll' }), position({ placed: [1, 2, 3, 0] })])
    expect(refusal(scene, 0, END)).toEqual(NOT);
});

test('DP-39, DP-E6 the free takeover is made at any point before the first roll', () => {
  const scene = position({ ...READY, phase: 'before-roll', freeTakeover: true, lasting: 'E6' });
  expect(answers(scene, 0)).toContainEqual(freeTakeover(3));
  const later = after(scene, [0, tile('wedding')], [0, birthday('income')]);
  expect(answers(later, 0)).toContainEqual(freeTakeover(3));
  expect(refusal(after(later, [0, ROLL]), 0, freeTakeover(3))).toEqual({ code: 'not-legal', rule: 'DP-E6' });
  const row2 = position({ ...READY, phase: 'before-roll', freeTakeover: true, lasting: 'E6', placed: [1, 0, 0, 0] });
  expect(refusal(row2, 0, freeTakeover(3))).toEqual({ code: 'not-legal', rule: 'DP-E6' });
});

test('DP-39 a tile gained in one’s own turn may be used in the same turn', () => {
  const scene = withFaces(position({ faces: [0, 1, 2, 3], reputation: [2] }), 'dice', [1, 1, 1]);
  const pressed = after(scene, [0, place('black', 'press')]);
  expect(answers(pressed, 0)).toEqual([ROLL, tile('wedding')]);
  const used = after(pressed, [0, tile('wedding')]);
  expect(used.state.open.friends).toEqual([1, 0, 0]);
  expect(decision(used)).toEqual(['turn', 0]);
});

test('DP-27 cop and judge are not used before a roll or in row 4', () => {
  const held = { tiles: ['cop judge grandchild'] };
  for (const moment of [{ phase: 'before-roll' } as const, { placed: [1, 2, 3, 0] }, { placed: [1, 2, 3, 4] }])
    for (const answer of [cop('red'), JUDGE])
      expect(refusal(position({ ...held, ...moment }), 0, answer)).toEqual({ code: 'not-legal', rule: 'DP-27' });
});

test('DP-10 until the first roll of a turn the dice have no faces and aren’t placed', () => {
  const scene = position({ placed: [1, 2, 3, 4], faces: [1, 2, 3, 4], tiles: ['', 'grandchild'] });
  const next = after(scene, [0, END]);
  expect(decision(next)).toEqual(['turn', 1]);
  expect([next.state.open.faces, next.state.open.placed]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
