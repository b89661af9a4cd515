import {
  ALLY_CARDS,
  type CeView,
  type CorleonesEmpire,
  corleonesEmpire,
  handOf,
  NONE,
  ROUND_SPACES,
} from '@consigliere/games/corleones-empire';

import type { Rules, State } from '@consigliere/kernel';
import { key, nextSfc32, play, prompt, rulesOf, sfc32, start, view, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { groupBySpot } from '../../kit/board-context.ts';
import { drawnInTray, representative, type Spot, spotsOf } from './spots.ts';

/** Everything the board draws for a reader. */
function drawn(seen: CeView): Set<string> {
  const { given, open, recalled, own, seat, seats } = seen;
  if (own === null || seat === null) throw new Error('nobody sits there');
  const each = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}-${at}`);
  const businesses = open.turfs.flatMap((turf, business) => (turf === NONE ? [] : [business]));
  const hand = handOf(recalled, own, seat).map(card => representative(seen, card));
  return new Set([
    ...businesses.flatMap(business => [`at-${business}`, `business-${business}`]),
    ...given.spaces.map((_, space) => `at-${ROUND_SPACES + space}`),
    ...each('turf', 7),
    ...each('control', 7),
    ...each('pile', 8),
    ...each('seat', seats),
    ...each('case', 4),
    ...hand.flatMap(card => [`card-${card}`, `keep-${card}`]),
    ...open.publicJobs.map(job => `public-${job}`),
    ...open.allies.flatMap(ally => [`offered-${ally}`, `joins-${ally}`]),
    'jobs',
    'reserve-thug',
    'reserve-member',
    'horse',
  ]);
}

interface AskedSeat {
  readonly seen: CeView;
  readonly actions: NonNullable<ReturnType<typeof prompt<CorleonesEmpire>>>['actions'];
}

/** A match with random answers, and what each decision asked. */
function* randomMatch(seats: number, seed: string): Iterable<AskedSeat> {
  const found = rulesOf(corleonesEmpire, seats);
  if (!found.ok) throw new Error(found.why);
  const rules: Rules<CorleonesEmpire> = found.value;
  let state: State<CorleonesEmpire> = start(rules, sfc32(seed)).state;
  const chance = sfc32(`${seed}, chance`);
  for (let asked = waiting(rules, state); asked.length > 0; asked = waiting(rules, state)) {
    const seat = asked[0] ?? 0;
    const actions = prompt(rules, state, seat)?.actions ?? [];
    yield { seen: view(rules, structuredClone(state), seat), actions };
    state = play(rules, state, seat, actions[nextSfc32(chance) % actions.length]).state;
  }
}

test.each([2, 3, 4, 5])(
  'every answer in a random match of %i has a spot that is drawn, and no answer is lost',
  seats => {
    const kinds = new Set<string>();
    let decisions = 0;
    for (const seed of ['one', 'two', 'three', 'four', 'five'])
      for (const { seen, actions } of randomMatch(seats, seed)) {
        decisions++;
        const places = drawn(seen);
        const reachable = new Set([...groupBySpot(actions, action => spotsOf(action, seen)).values()].flat().map(key));
        expect(reachable).toEqual(new Set(actions.map(key)));
        const inTray = actions.flatMap(action => spotsOf(action, seen).filter(place => place.startsWith('tray ')));
        expect(new Set(inTray).size).toBe(inTray.length);
        for (const action of actions) {
          kinds.add(action.type);
          const onBoard = spotsOf(action, seen).filter((place: Spot) => !place.startsWith('tray '));
          expect([key(action), onBoard.filter(place => !places.has(place))]).toEqual([key(action), []]);
        }
      }
    expect(decisions).toBeGreaterThan(300);
    expect(kinds.size).toBeGreaterThan(25);
  },
);

test('jobs with the same text and cost share a card, allies never do', () => {
  const found = rulesOf(corleonesEmpire, 2);
  if (!found.ok) throw new Error(found.why);
  const given = { given: found.value.given };
  expect([10, 11, 12].map(card => representative(given, card))).toEqual([10, 10, 10]);
  expect([13, 14].map(card => representative(given, card))).toEqual([13, 14]);
  expect(representative(given, ALLY_CARDS + 4)).toBe(ALLY_CARDS + 4);
  expect(representative(given, 3)).toBe(3);
});

test('two equal jobs are drawn as two cards with one answer; two different ones have one each', () => {
  const first = { type: 'keep-job', job: 4, discards: 5 } as const;
  const second = { type: 'keep-job', job: 5, discards: 4 } as const;
  expect(drawnInTray([first])).toEqual([first, first]);
  expect(drawnInTray([first, second])).toEqual([first, second]);
  expect(drawnInTray([{ type: 'done' }])).toEqual([{ type: 'done' }]);
});
