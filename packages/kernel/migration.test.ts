import { expect, test } from 'vitest';
import { type StateForm, stateOfForm } from './migration.ts';
import { rulesOf, start } from './play.ts';
import { chacha20 } from './random.ts';
import { sitdown } from './sitdown/sitdown.ts';

const FORM: StateForm = {
  open: ['round', 'shown', 'discard', 'stay', 'over', 'counted'],
  recalled: ['cash'],
  own: ['hand', 'seen'],
  sealed: ['deck'],
  steps: ['rounds', 'pledge', 'target'],
};

function newState() {
  const rules = rulesOf(sitdown, 3);
  if (!rules.ok) throw new Error(rules.why);
  return start(rules.value, chacha20('old')).state;
}

test('a state of an older form is copied', () => {
  const old = newState();
  const taken = stateOfForm(old, FORM);
  expect(taken).toEqual(old);
  expect(taken).not.toBe(old);
});

test('fields that frames no longer have are dropped from every frame, and the old state keeps them', () => {
  const [rounds, pledge] = newState().flow;
  const old = { ...newState(), flow: [rounds, { ...pledge, frame: { asks: true, left: 2 } }] };
  expect(stateOfForm(old, { ...FORM, gone: ['asks'] })?.flow).toEqual([rounds, { ...pledge, frame: { left: 2 } }]);
  expect(old.flow[1]?.frame).toEqual({ asks: true, left: 2 });
});

test('a state of another form isn’t accepted', () => {
  expect(stateOfForm({ ...newState(), open: {} }, FORM)).toBeNull();
  expect(stateOfForm(newState(), { ...FORM, steps: ['rounds'] })).toBeNull();
});
