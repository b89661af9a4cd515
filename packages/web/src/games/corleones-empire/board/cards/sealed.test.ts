import { position, type Scene } from '@consigliere/games/corleones-empire/testing';
import { pick, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { bidOf, type Chosen, countBidable, countKeepable, countPicked, tributeOf } from './sealed.ts';

const seen = ({ rules, state }: Scene, seat: number) => view(rules, structuredClone(state), seat);
/** Every way to choose up to the given number of each. */
function* choices(from: [number, number][], chosen: [number, number][] = []): Iterable<Chosen> {
  const [first, ...rest] = from;
  if (first === undefined) return yield new Map(chosen);
  for (let count = 0; count <= first[1]; count++) yield* choices(rest, [...chosen, [first[0], count]]);
}
const sizeOf = (chosen: Chosen): number => [...chosen.values()].reduce((sum, count) => sum + count, 0);

test('CE-28 the rules accept every bid that can be put together', () => {
  const scene = position({ phase: 'bribery', suitcases: ['$5 $5 $2 $1', '$1'], offered: 'mayor-1 tax-advisor' });
  const ways = [...choices([...countBidable(seen(scene, 0))])];
  expect(ways).toHaveLength(12);
  for (const chosen of ways)
    expect(pick(scene.rules, scene.state, 0, bidOf(seen(scene, 0), chosen)).complete).toBe(true);
});

test('CE-30 the rules accept every hand of the right size that can be put together, even with equal jobs', () => {
  const scene = position({
    phase: 'tribute',
    hands: ['$1 $1 $3 gun 2×rough-up contract-hit mayor-1'],
  });
  const ways = [...choices([...countKeepable(seen(scene, 0))])].filter(chosen => sizeOf(chosen) === 5);
  expect(ways.length).toBeGreaterThan(10);
  for (const chosen of ways)
    expect(pick(scene.rules, scene.state, 0, tributeOf(seen(scene, 0), chosen)).complete).toBe(true);
});

test('picks from the list stay, and only the rest is answered', () => {
  const scene = position({ phase: 'bribery', suitcases: ['$5 $2 $1', '$1'], offered: 'mayor-1 tax-advisor' });
  const begun = pick(scene.rules, scene.state, 0, [{ type: 'bid', money: 3 }]);
  const after = view(scene.rules, structuredClone(begun.state), 0);
  expect(countPicked(after)).toEqual(new Map([[3, 1]]));
  expect(
    bidOf(
      after,
      new Map([
        [3, 1],
        [0, 1],
      ]),
    ),
  ).toEqual([{ type: 'bid', money: 0 }, { type: 'seal' }]);
});
