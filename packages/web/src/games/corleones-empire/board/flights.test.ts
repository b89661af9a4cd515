import { after, position, type Scene } from '@consigliere/games/corleones-empire/testing';
import { prompt, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { moves } from './flights.tsx';

const seen = ({ rules, state }: Scene, seat: number | null) => view(rules, structuredClone(state), seat);
const between = (before: Scene, now: Scene, seat: number | null) => moves(seen(before, seat), seen(now, seat));
/** The first answer of a type. */
const first = ({ rules, state }: Scene, seat: number, type: string) =>
  prompt(rules, state, seat)?.actions.find(action => action.type === type);

const GUN_SHOP = 5;

test('CE-12 a Thug comes from reserve to the business', () => {
  const before = position({ seats: 2 });
  const next = after(before, [0, { type: 'thug', business: GUN_SHOP }]);
  expect(between(before, next, 1)).toEqual([
    { thing: { type: 'figure', figure: 3 }, from: 'reserve-0', to: `at-${GUN_SHOP}` },
  ]);
});

test('CE-I2 a card goes from its pile to the reader’s hand, for others to the family', () => {
  const before = after(position({ seats: 2 }), [0, { type: 'thug', business: GUN_SHOP }]);
  const next = after(before, [0, { type: 'take', kind: 4 }]);
  const thing = { type: 'card', card: 4 };
  expect(between(before, next, 0)).toContainEqual({ thing, from: 'pile-4', to: 'card-4' });
  expect(between(before, next, 1)).toContainEqual({ thing, from: 'pile-4', to: 'seat-0' });
});

test('CE-21 a gunned-down figure goes into the Hudson', () => {
  const before = position({ seats: 2, hands: ['gun rough-up'], figures: { 'gun-shop': 1 } });
  const begun = after(before, [0, first(before, 0, 'job')]);
  const next = after(begun, [0, { type: 'hit', place: GUN_SHOP }]);
  expect(between(begun, next, 0)).toContainEqual({
    thing: { type: 'figure', figure: 7 },
    from: `at-${GUN_SHOP}`,
    to: 'hudson-1',
  });
});

test('nothing moves between a view and itself, nor at the beginning of an act', () => {
  const before = position({ seats: 2 });
  expect(between(before, before, 0)).toEqual([]);
  const next = position({ seats: 2, act: 2, figures: { 'gun-shop': 1 } });
  expect(between(before, next, 0)).toEqual([]);
});
