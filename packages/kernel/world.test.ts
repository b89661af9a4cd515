import { expect, test } from 'vitest';
import type { Rules } from './game.ts';
import { rulesOf, start } from './play.ts';
import { chacha20, random, sfc32 } from './random.ts';
import type { State } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import type { Sitdown } from './sitdown/types.ts';
import { view } from './view.ts';
import { World } from './world.ts';

const SEATS = [0, 1, 2];

function sitDown(): { rules: Rules<Sitdown>; state: State<Sitdown>; world: World<Sitdown> } {
  const rules = rulesOf(sitdown, 3);
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, chacha20('world'));
  return { rules: rules.value, state, world: new World(rules.value, state) };
}

/** Plays on with any answers, and looks before each and after the last. */
function playOut(world: World<Sitdown>, look: () => void): void {
  const rng = sfc32('any answers');
  for (let seats = world.waiting(); seats.length > 0; seats = world.waiting()) {
    look();
    const seat = seats[random(rng, 'seat', seats.length)]!;
    const actions = world.legal(seat);
    world.advance(seat, actions[random(rng, 'answer', actions.length)]!);
  }
  look();
}

test('one glance shows the same as a fresh view throughout a match', () => {
  const { rules, state, world } = sitDown();
  const glances = SEATS.map(seat => world.glance(seat));
  playOut(world, () => {
    for (const [seat, glance] of glances.entries()) {
      const seen = view(rules, state, seat);
      const shown = Object.fromEntries(Object.keys(seen).map(name => [name, glance[name as keyof typeof glance]]));
      expect(shown).toEqual(seen);
    }
  });
});

test('a glance is made once for each seat', () => {
  const { world } = sitDown();
  expect(SEATS.map(seat => world.glance(seat))).toEqual(SEATS.map(seat => expect.objectContaining({ seat })));
  for (const seat of SEATS) expect(world.glance(seat)).toBe(world.glance(seat));
});

test('nothing in a glance leads to what its seat must not see', () => {
  const { state, world } = sitDown();
  state.own[1]!.hand = [91, 92, 93];
  state.sealed.deck = [94];
  const glance = world.glance(0);
  const shown = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(glance))).flatMap(
    ([name, { get }]) => (get === undefined ? [] : [[name, get.call(glance)]]),
  );
  expect(shown).toHaveLength(8);
  expect(JSON.stringify([glance, shown])).not.toMatch(/9[1-4]/);
});

test('a decision is secret from its first answer to its last, and not before, between or after the end', () => {
  const { state, world } = sitDown();
  const secret = new Map<string, Set<boolean>>();
  playOut(world, () => {
    const kind = state.flow.at(-1)?.kind ?? 'over';
    secret.set(kind, (secret.get(kind) ?? new Set()).add(world.isSecret()));
  });
  expect(Object.fromEntries([...secret].map(([kind, said]) => [kind, [...said]]))).toEqual({
    pledge: [true],
    target: [false],
    guard: [false],
    vote: [false],
    over: [false],
  });
});

test('a world made in the middle of a secret decision knows that the decision is secret', () => {
  const { rules, state, world } = sitDown();
  world.advance(1, world.legal(1)[0]!);
  expect(new World(rules, state).isSecret()).toBe(true);
});
