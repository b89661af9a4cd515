import { derPate } from '@consigliere/games/der-pate';
import type { Action, Shape } from '@consigliere/kernel';
import { play, prompt, rulesOf, sfc32, start, view, waiting } from '@consigliere/kernel/host';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { packOf } from '../games/pack.ts';
import { makePreviewer } from './previewer.ts';
import type { Sitting } from './sitting.ts';

/** A match of Der Pate at its first decision of a kind, as the player who is asked sees it. */
async function decisionOf(
  kind: string,
): Promise<{ readonly sitting: Sitting; readonly actions: readonly Action<Shape>[] }> {
  const pack = await packOf('der-pate', 'en');
  const rules = rulesOf(derPate, 3);
  if (pack === null || !rules.ok) throw new Error('there is no such game');
  let { state } = start(rules.value, sfc32('preview'));
  let [seat = 0] = waiting(rules.value, state);
  let asked = prompt(rules.value, state, seat);
  while (asked?.kind !== kind) {
    const [first] = asked?.actions ?? [];
    if (first === undefined) throw new Error(`nobody is asked: ${kind}`);
    ({ state } = play(rules.value, state, seat, first));
    [seat = 0] = waiting(rules.value, state);
    asked = prompt(rules.value, state, seat);
  }
  const roomView = {
    terms: { seats: 3, options: {} },
    match: { view: view(rules.value, state, seat), prompt: asked, held: null },
  };
  const sitting = { pack, roomView: signal(roomView), who: signal({ names: ['A', 'B', 'C'], reader: seat }) };
  return { sitting: sitting as unknown as Sitting, actions: asked?.actions ?? [] };
}

test('the same answer to the same prompt is previewed once', async () => {
  const { sitting, actions } = await decisionOf('settle');
  const previewer = await makePreviewer(sitting);
  const [action] = actions;
  if (action === undefined) throw new Error('nothing can be answered');
  expect(previewer(action)?.effects).not.toEqual([]);
  expect(previewer({ ...action })).toBe(previewer(action));
});

test('an answer that can no longer be given has no preview, and nothing breaks', async () => {
  const { sitting } = await decisionOf('settle');
  const late = { type: 'place', field: 'nowhere' } as unknown as Action<Shape>;
  expect((await makePreviewer(sitting))(late)).toBeNull();
});
