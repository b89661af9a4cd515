import { games, type PublishedId } from '@consigliere/games';
import type { Game, Shape } from '@consigliere/kernel';
import { key, nextSfc32, type Prompt, play, prompt, rulesOf, sfc32, start, waiting } from '@consigliere/kernel/host';
import type { RoomView } from '@consigliere/match';
import { expect, test } from 'vitest';
import { packOf } from '../games/pack.ts';
import { sortByListOrder } from './sitting.ts';

/** Every question of some random matches. */
function* questions(id: PublishedId): Iterable<Prompt<Shape>> {
  const rules = rulesOf(games[id] as unknown as Game<Shape>, 3);
  if (!rules.ok) throw new Error(rules.why);
  const chance = sfc32('the list');
  for (const seed of ['one', 'two', 'three']) {
    let { state } = start(rules.value, sfc32(seed));
    for (let [seat] = waiting(rules.value, state); seat !== undefined; [seat] = waiting(rules.value, state)) {
      const asked = prompt(rules.value, state, seat);
      if (asked === null) throw new Error('nobody is asked');
      yield asked;
      state = play(rules.value, state, seat, asked.actions[nextSfc32(chance) % asked.actions.length]).state;
    }
  }
}

test('the list of Carta Nostra never begins with discarding for nothing, and keeps every answer', async () => {
  const { listOrder = [] } = (await packOf('carta-nostra', 'en')) ?? {};
  let discards = 0;
  for (const asked of questions('carta-nostra')) {
    const roomView = { match: { prompt: asked } } as unknown as RoomView;
    const listed = sortByListOrder(roomView, listOrder).match?.prompt?.actions ?? [];
    expect(listed[0]?.type).not.toBe('idle');
    expect(listed.map(key).toSorted()).toEqual(asked.actions.map(key).toSorted());
    if (asked.actions[0]?.type === 'idle') discards++;
  }
  expect(discards).toBeGreaterThan(10);
});

test('Carta Nostra lists a card for the city first, then jobs, then the end of the turn, then idle discards', async () => {
  const { listOrder = [] } = (await packOf('carta-nostra', 'en')) ?? {};
  const actions = ['idle', 'job', 'city', 'idle', 'city', 'end'].map((type, mafioso) => ({ type, mafioso }));
  const roomView = { match: { prompt: { actions } } } as unknown as RoomView;
  const listed = sortByListOrder(roomView, listOrder).match?.prompt?.actions;
  expect(listed).toEqual([2, 4, 1, 5, 0, 3].map(at => actions[at]));
});

test.each(['carta-nostra', 'der-pate', 'corleones-empire'] as const)(
  'the list of %s never begins with passing or declining where anything else can be done',
  async id => {
    const { listOrder = [], passes = [] } = (await packOf(id, 'en')) ?? {};
    let moved = 0;
    for (const asked of questions(id)) {
      const roomView = { match: { prompt: asked } } as unknown as RoomView;
      const listed = sortByListOrder(roomView, listOrder).match?.prompt?.actions ?? [];
      const isPass = ({ type }: { readonly type: string }): boolean => passes.includes(type);
      expect(listed.findIndex(isPass) === 0 && !listed.every(isPass)).toBe(false);
      if (listed.some(isPass)) moved++;
    }
    expect(moved).toBeGreaterThan(5);
  },
);
