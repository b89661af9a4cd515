import {
  followEvent,
  type Game,
  HOLDS,
  type Rules,
  type Seat,
  type Shape,
  type State,
  WEIGHTS,
} from '@consigliere/kernel';
import { chacha20, legal, type Notice, play, random, rulesOf, sfc32, start, waiting } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { ALL_IDS, loadParts, loadRules } from './list.ts';

interface TracedStep {
  readonly by: Seat | null;
  readonly state: State<Shape>;
  readonly notices: readonly Notice<Shape>[];
}

/** A random match, step by step. */
function* trace(rules: Rules<Shape>, seed: string): Iterable<TracedStep> {
  const chance = sfc32(seed);
  const choose = <X>(items: readonly X[]): X => items[random(chance, '', items.length)] as X;
  let { state, notices } = start(rules, chacha20(seed));
  yield { by: null, state, notices };
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const by = choose(awaited);
    ({ state, notices } = play(rules, state, by, choose(legal(rules, state, by))));
    yield { by, state, notices };
  }
}

const games = await Promise.all(
  ALL_IDS.map(async id => ({
    id,
    game: await (await loadRules(id)).game(),
    loaded: await (await loadRules(id)).follow(),
    follow: await (await loadParts(id)).follow(),
  })),
);

const boundTo = (game: Game<Shape>, seats: number): Rules<Shape> => {
  const rules = rulesOf(game, seats);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
};

describe.each(games)('$id', ({ game, loaded, follow }) => {
  test('a server, a device’s host and a page follow its events by the same table, which has a row for each', () => {
    expect([game.follow, loaded]).toEqual([follow, follow]);
    expect(Object.keys(follow)).toEqual(expect.arrayContaining([...game.occurs.events]));
  });

  test.each([game.seats.min, game.seats.max])(
    'in whole matches of %i players every event and whisper has a row, and only seats of the match are hit',
    seats => {
      const rules = boundTo(game, seats);
      for (const seed of ['one', 'two', 'three'])
        for (const { by, state, notices } of trace(rules, seed))
          for (const { event, instead } of notices) {
            const table = { seats, given: rules.given, open: state.open, by };
            const followed = followEvent(follow, event, table);
            expect(follow).toHaveProperty([event.type]);
            expect(HOLDS).toContain(followed.hold);
            expect(WEIGHTS).toContain(followed.weight);
            for (const seat of followed.hits) expect(seat >= 0 && seat < seats).toBe(true);
            // A whisper doesn't change how an event is followed: a pause must tell nothing.
            for (const whisper of Object.values(instead ?? {}))
              expect(followEvent(follow, whisper, table)).toEqual(followed);
          }
    },
    60_000,
  );
});
