import type { Situation } from '@consigliere/bots';
import type { Action, Advice, Rules, Seat, Shape, State } from '@consigliere/kernel';
import {
  chacha20,
  dream,
  eventsFor,
  key,
  legal,
  type Notice,
  random,
  rulesOf,
  sfc32,
  start,
  view,
  World,
} from '@consigliere/kernel/host';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { gameOf, rulesFor } from '../lib/game.ts';
import { Misuse } from '../lib/misuse.ts';
import { contestantOf } from './bots.ts';

const BUDGET = { iterations: 60 };

/** The player to hit should have cash, and no bodyguard (card 2) to show. */
function aiming(guarded: Seat): { rules: Rules<Sitdown>; state: State<Sitdown> } {
  const rules = rulesOf(
    {
      ...sitdown,
      advice: {
        evaluate: ({ recalled, seat }) => recalled.cash[seat]! / 100,
        rollout: (_view, actions) => actions.at(-1)!,
        search: { whims: 0, horizon: 1 },
      },
    },
    3,
  );
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, chacha20('aiming'));
  const cards = Array.from({ length: 24 }, (_, card) => card);
  const hands = [
    [4, 8],
    [1, 5],
    [3, 7],
  ];
  hands[guarded]![1] = 2;
  for (const [seat, hand] of hands.entries()) state.own[seat]!.hand = hand;
  state.sealed.deck = cards.filter(card => !hands.flat().includes(card));
  state.flow.splice(1, 1, { id: 9, kind: 'target', frame: { by: 0 } });
  state.awaited = 0b001;
  return { rules: rules.value, state };
}

function situationOf<T extends Shape>(rules: Rules<T>, state: State<T>, seat: Seat, seed = 'bot'): Situation<T> {
  const rng = sfc32(seed);
  return {
    rules,
    view: view(rules, state, seat),
    heard: [],
    actions: legal(rules, state, seat),
    random: n => random(rng, '', n),
  };
}

/** A state that throws when anything reads it. */
const untouchable = new Proxy({} as State<Shape>, {
  get: () => {
    throw new Error('the truth was looked at');
  },
  ownKeys: () => {
    throw new Error('the truth was looked at');
  },
});

test.each(['random', 'greedy', 'flat', 'flat:3', 'ismcts', 'ismcts:3:50', 'level1', 'level2', 'level3'])(
  "%s doesn't read the true state",
  name => {
    const { rules, state } = aiming(1);
    const answer = contestantOf(name, BUDGET)(untouchable)(situationOf(rules, state, 0));
    expect(legal(rules, state, 0)).toContainEqual(answer);
  },
);

test('only the oracle reads the true state', () => {
  const { rules, state } = aiming(1);
  const oracle = contestantOf('oracle', BUDGET)(untouchable);
  expect(() => oracle(situationOf(rules, state, 0))).toThrow('the truth was looked at');
});

/** Returns the seat that a contestant hits when this seat has the bodyguard. */
function hit(name: string, guarded: Seat): Seat | null {
  const { rules, state } = aiming(guarded);
  const answer = contestantOf(name, BUDGET)(state as never)(situationOf(rules, state, 0));
  return answer.type === 'target' ? answer.seat : null;
}

test('the oracle hits the player without a bodyguard; bots that see no hands hit the same player in both worlds', () => {
  expect([hit('oracle', 1), hit('oracle', 2)]).toEqual([2, 1]);
  for (const name of ['greedy', 'flat', 'ismcts']) expect(hit(name, 1)).toBe(hit(name, 2));
});

test("the oracle doesn't change the true state, and follows it", () => {
  const { rules, state } = aiming(1);
  const oracle = contestantOf('oracle', BUDGET)(state as never);
  const before = JSON.stringify(state);
  expect(oracle(situationOf(rules, state, 0))).toEqual({ type: 'target', seat: 2 });
  expect(JSON.stringify(state)).toBe(before);
  [state.own[1], state.own[2]] = [state.own[2]!, state.own[1]!];
  expect(oracle(situationOf(rules, state, 0))).toEqual({ type: 'target', seat: 1 });
});

test.each(['flat', 'ismcts', 'oracle'])('%s gives a single answer without thinking', name => {
  const { rules, state } = aiming(1);
  const situation = situationOf(rules, state, 0);
  const only = situation.actions.slice(1);
  const imagine = (): never => {
    throw new Error('nothing is to be imagined');
  };
  const bot = contestantOf(name, BUDGET)(untouchable);
  const lazy = { ...rules, game: { ...rules.game, imagine } };
  expect(bot({ ...situation, rules: lazy, actions: only })).toEqual(only[0]);
});

/** The depth of imagined matches: the most calls that a contestant has made in one. */
function playedOn(name: string): number {
  const { rules, state } = aiming(1);
  let most = 0;
  const evaluate = ({ calls }: { calls: number }): number => {
    most = Math.max(most, calls);
    return 0.5;
  };
  const advice: Advice<Sitdown> = { evaluate, rollout: (_view, actions) => actions[0]! };
  const other = { ...rules, game: { ...rules.game, advice } };
  contestantOf(name, { iterations: 8 })(state as never)(situationOf(other, state, 0));
  return most;
}

test.each(['flat', 'ismcts', 'oracle'])('%s plays imagined matches on as far as its name says', name => {
  expect(playedOn(`${name}:8`)).toBeGreaterThan(playedOn(`${name}:0`));
});

test('a bot may have its own number of iterations instead of the shared one', () => {
  expect(playedOn('flat:0@8')).toBe(playedOn('flat:0'));
  expect(() => contestantOf('flat@', BUDGET)).toThrow(Misuse);
  expect(() => contestantOf('flat@many', BUDGET)).toThrow(Misuse);
});

test.each(['', 'Flat', 'flat2', 'toString', 'level0', 'level6'])('there is no bot %j', name => {
  expect(() => contestantOf(name, BUDGET)).toThrow(Misuse);
  expect(() => contestantOf(name, BUDGET)).toThrow(
    `there is no bot "${name}"; the bots are random, greedy, advised, flat, `,
  );
});

test.each(['flat:soon', 'flat:', 'flat:10:often', 'ismcts:-1', 'oracle:10:20:30'])(
  'the settings of imagined matches are numbers, not %j',
  name => {
    expect(() => contestantOf(name, BUDGET)).toThrow(Misuse);
  },
);

/** Positions of a match of random answers, one in every `n`, each with the notices its seat has received. */
function* positions(rules: Rules<Shape>, seed: string, oneOf: number) {
  const { state, notices: first } = start(rules, chacha20(seed));
  const notices: Notice<Shape>[] = [...first];
  const world = new World(rules, state, notices);
  const rng = sfc32(`${seed}/answers`);
  for (let step = 0; world.waiting().length > 0; step++) {
    const seats = world.waiting();
    const seat = seats[random(rng, '', seats.length)]!;
    const actions = world.legal(seat);
    if (actions.length > 1 && step % oneOf === 0) yield { state, seat, heard: eventsFor(notices, seat) };
    world.advance(seat, actions[random(rng, '', actions.length)] as Action<Shape>);
  }
}

const GAMES: [string, number, number][] = [
  ['carta-nostra', 3, 3],
  ['der-pate', 3, 5],
  ['corleones-empire', 3, 5],
];

test.each(GAMES.flatMap(game => ['flat:5:10', 'ismcts:5:10'].map(name => [name, ...game] as const)))(
  '%s: what it cannot know does not change its answer in %s for %d, and asking changes nothing',
  (name, id, seats, oneOf) => {
    const rules = rulesFor(gameOf(id), seats, {});
    const bot = contestantOf(name, { iterations: 16 })(untouchable);
    let looked = 0;
    let differ = 0;
    for (let match = 0; looked < 36; match++)
      for (const { state, seat, heard } of positions(rules, `match ${match}`, oneOf)) {
        if (looked++ >= 36) break;
        const before = JSON.stringify(state);
        const answer = key(bot({ ...situationOf(rules, state, seat), heard }));
        expect(JSON.stringify(state)).toBe(before);
        const twin = dream(rules, view(rules, state, seat), sfc32(looked));
        if (JSON.stringify([twin.own, twin.sealed]) !== JSON.stringify([state.own, state.sealed])) differ++;
        expect(key(bot({ ...situationOf(rules, twin, seat), heard }))).toBe(answer);
      }
    expect(differ).toBeGreaterThan(24);
  },
);
