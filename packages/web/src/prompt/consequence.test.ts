import { derPate } from '@consigliere/games/der-pate';
import { type Action, prompt, rulesOf, type Shape, sfc32, start, view, waiting } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { packOf } from '../games/pack.ts';
import type { Sitting } from '../table/sitting.ts';
import { consequenceOf } from './consequence.ts';

/** A match of Der Pate at its first decision, as whoever is asked sees it. */
async function firstDecision(): Promise<{ readonly sitting: Sitting; readonly actions: readonly Action<Shape>[] }> {
  const pack = await packOf('der-pate', 'en');
  const rules = rulesOf(derPate, 3);
  if (pack === null || !rules.ok) throw new Error('there is no such game');
  const { state } = start(rules.value, sfc32('consequence'));
  const [seat = 0] = waiting(rules.value, state);
  const asked = prompt(rules.value, state, seat);
  const seen = {
    terms: { seats: 3, options: {} },
    match: { view: view(rules.value, state, seat), prompt: asked },
  };
  const sitting = { pack, seen: signal(seen), who: signal({ names: ['A', 'B', 'C'], reader: seat }) };
  return { sitting: sitting as unknown as Sitting, actions: asked?.actions ?? [] };
}

test('an answer says what it would bring', async () => {
  const { sitting, actions } = await firstDecision();
  const [action] = actions;
  if (action === undefined) throw new Error('nothing can be answered');
  const { certain, possible } = await consequenceOf(sitting, action);
  expect([...certain, ...possible].length).toBeGreaterThan(0);
});

test('an answer that cannot be given any more brings nothing, and nothing breaks', async () => {
  const { sitting } = await firstDecision();
  const late = { type: 'place', field: 'nowhere' } as unknown as Action<Shape>;
  expect(await consequenceOf(sitting, late)).toEqual({ certain: [], possible: [] });
});
