import type { CeAction } from '@consigliere/games/corleones-empire/rules';
import { after, member, type Position, position, type Scene, thug } from '@consigliere/games/corleones-empire/testing';
import { en } from '@consigliere/games/corleones-empire/text/en';
import { key, legal, sayAction, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { listUses } from './use-all.ts';

const WHO = { names: ['Anna', 'Ben'], reader: 0 };
const usesOf = ({ rules, state }: Scene) => listUses(view(rules, structuredClone(state), 0), legal(rules, state, 0));
const sayUses = (scene: Scene): string[] => usesOf(scene).map(action => sayAction(en, action, WHO));
const onSpace = (wanted: Position, space: string): Scene => after(position(wanted), [0, member(space)]);

test('CE-I10 all icons of a space are used in one go: cards first, then the highest money, and jobs last', () => {
  expect(sayUses(onSpace({ hands: ['$1 $3'] }, 'F09'))).toEqual([
    'Take a Gun',
    'Suitcase a $3',
    'Draw two jobs, keep one',
  ]);
});

test('CE-I10 money taken in the same go can be suitcased', () => {
  const uses = sayUses(onSpace({ hands: ['$1'], tiles: { 'upper-east-side': 'racetrack' } }, 'F01'));
  expect(uses.slice(0, 2)).toEqual(['Take a $2', 'Suitcase a $2']);
});

test('CE-I10 each answer of the sequence is legal after the ones before, and nothing but trades is left', () => {
  for (const space of ['F01', 'F04', 'F07', 'F09', 'F11', 'F13', 'F16']) {
    let scene = onSpace({ hands: ['$1 $2 gun gun'] }, space);
    for (const action of usesOf(scene)) {
      const now: readonly CeAction[] = legal(scene.rules, scene.state, 0);
      expect(now.map(key), space).toContain(key(action));
      scene = after(scene, [0, action]);
    }
    const left: readonly CeAction[] = scene.state.flow.at(-1)?.kind === 'use' ? legal(scene.rules, scene.state, 0) : [];
    expect(left.every(({ type }) => type === 'trade' || type === 'done')).toBe(true);
  }
});

test('CE-I10 nothing can be used while no icons are asked about, and icons that can’t be used are left out', () => {
  expect(usesOf(position({}))).toEqual([]);
  expect(sayUses(after(position({ piles: { gun: 0 } }), [0, thug('gun-shop')]))).toEqual(['Take a $1']);
});
