import type { FieldValue } from '@consigliere/kernel';
import { applyDifferences, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { evaluate } from '../advice/evaluate.ts';
import { rateFriendAt } from '../advice/weights.ts';
import { bank, birthday, DECLINE, END, favour, place, twoSteps } from '../testing/answers.ts';
import { type PositionSpec, position } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, outcome } from '../testing/scene.ts';
import { wordsOf } from '../text/en.ts';
import { words } from '../text/index.ts';
import { box } from './box.ts';

/** A position at a table with another edition. */
const edited = (edition: Readonly<Record<string, FieldValue>>, wanted: PositionSpec): ReturnType<typeof position> =>
  position({ ...wanted, options: { ...wanted.options, edition: { id: 'Mine', ...edition } } });

const LENGTHS = { 'last.reputation': 10, 'last.influence': 14 };

test('DP-C8, DP-29 each of the two tracks ends at a space of its own', () => {
  const row = { phase: 'rolled', placed: [0, 1, 0, 0], faces: [1, 1, 5, 5] } as const;
  const wanted = { ...row, reputation: [8, 0, 0], influence: [8, 0, 0] };
  expect(outcome(edited(LENGTHS, wanted), 0, place('grey', 'reputation'))).toMatchObject({ reputation: [10, 0, 0] });
  expect(outcome(edited(LENGTHS, wanted), 0, place('red', 'influence'))).toMatchObject({ influence: [13, 0, 0] });
});

test.each([
  ['reputation', [10, 9, 10], [false, true, false]],
  ['influence', [13, 14, 12], [true, false, true]],
] as const)('DP-C8, DP-32 with %s as the KO track its own length counts', (ko, spaces, out) => {
  const last = edited(LENGTHS, { round: 7, turn: 2, placed: [1, 2, 3, 4], ko, [ko]: spaces });
  expect(after(last, [2, END]).state.open.out).toEqual(out);
});

test('DP-C8, DP-25 the tiles are gained in the order of the edition', () => {
  const scene = edited(
    { 'tileSpaces.birthday': 2, 'tileSpaces.wedding': 9 },
    { phase: 'rolled', placed: [0, 1, 0, 0], faces: [1, 1, 3, 5] },
  );
  const won = eventsOf(after(scene, [0, place('grey', 'reputation')]), 'tile-won');
  expect(won).toEqual([{ type: 'tile-won', seat: 0, tile: 'birthday' }]);
});

test('DP-C9 an income track may have more spaces than five', () => {
  const income = [0, 1000, 2000, 3000, 4000, 7000];
  const scene = edited({ income }, { tiles: ['birthday'], income: [4, 0, 0] });
  const stepped = after(scene, [0, birthday('income')]);
  expect(stepped.state.open.income).toEqual([5, 0, 0]);
  const last = edited({ income }, { turn: 2, placed: [1, 2, 3, 4], income: [5, 0, 0] });
  expect(events(after(last, [2, END]))).toContainEqual(
    expect.objectContaining({ type: 'money', seat: 0, amount: 7000, reason: 'income' }),
  );
});

test('DP-C10, DP-30 the favours can be used in the order of the edition', () => {
  const wanted = { favours: [1, 0, 0], friends: [1, 0, 0], river: [1, 0, 0] };
  const kinds = (list: readonly object[]): object[] => list.filter(each => 'favour' in each);
  expect(kinds(answers(edited({ favours: ['money', 'two-steps'] }, wanted), 0))).toEqual([favour(4)]);
  const both = edited({ favours: ['money', 'two-steps'] }, { ...wanted, favours: [2, 0, 0] });
  expect(kinds(answers(both, 0))).toEqual([favour(4), twoSteps('reputation'), twoSteps('income')]);
  expect(rateFriendAt(both.rules.given, 1)).toBe(rateFriendAt(both.rules.given, 2));
});

test('DP-C10 a favours track with two spaces is full at the second', () => {
  const favours = ['money', 'two-steps'];
  const wanted = { phase: 'rolled', placed: [1, 0, 2, 3], faces: [1, 1, 1, 1], favours: [2, 0, 0] } as const;
  const asked = after(edited({ favours }, wanted), [0, place('white', 'banker')]);
  expect(answers(asked, 0)).toEqual([bank('income'), DECLINE]);
});

test('DP-C12 row 4 has the colours of the edition', () => {
  const rowFour = { 'rowFour.white': 'informer', 'rowFour.black': 'banker' };
  const scene = edited(rowFour, { phase: 'rolled', placed: [1, 0, 2, 3], faces: [1, 1, 1, 1] });
  expect(answers(scene, 0)).toEqual([place('white', 'informer')]);
  expect(decision(after(scene, [0, place('white', 'informer')]))).toEqual(['informer', 0]);
});

test('DP-C8 bots look at the length of the KO track', () => {
  const wanted: PositionSpec = { round: 7, placed: [1, 2, 3, 4], ko: 'influence', influence: [9, 9, 9] };
  const chance = (edition: Readonly<Record<string, FieldValue>>): number => {
    const { rules, state } = edited(edition, wanted);
    return evaluate(view(rules, state, 0));
  };
  expect(chance({})).toBeLessThan(0.1);
  expect(chance({ 'last.influence': 9 })).toBeGreaterThan(0.15);
});

test('the words follow the edition: fronts, colours of row 4, spaces of the favours', () => {
  const mine = wordsOf(
    applyDifferences(box, {
      ...{ 'fronts[0]': 'laundry', 'fronts[2]': 'bakery', favours: ['money', 'member'] },
      ...{ 'rowFour.white': 'informer', 'rowFour.black': 'banker' },
    }).edition,
  );
  expect(mine.family[0]).toEqual({ name: 'Corleone', front: 'laundry' });
  expect(mine.field.banker.help).toMatch(/^Row 4, black: /);
  expect(words.en.field.banker.help).toMatch(/^Row 4, white: /);
  const used = { type: 'favour', seat: 0, favour: 4 } as const;
  expect(mine.event.favour(used, { reader: 0, names: ['Anna', 'Ben'] })).toBe(
    'You hand in a friend for favour 1: $5,000.',
  );
});
