import { flatMonteCarlo, informationSetSearch, searchBot } from '@consigliere/bots';
import { type CartaNostra, cartaNostra } from '@consigliere/games/carta-nostra';
import type { Game, Shape } from '@consigliere/kernel';
import { type Model, random, rulesOf, sfc32, start, view, World } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { gameOf } from '../lib/game.ts';
import { compareModel } from './model.ts';

test.each([2, 3, 4, 5])('Carta Nostra’s model agrees with the rules, answer by answer, for %i players', seats => {
  const { failures, answers } = compareModel(gameOf('carta-nostra'), { seed: 'model', seats, matches: 9 });
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(9 * 20);
});

/** The answers of a search in positions of a match, by number of iterations. */
function answersOf(game: Game<CartaNostra>, search: typeof flatMonteCarlo | typeof informationSetSearch): unknown[] {
  const rules = rulesOf(game, 4);
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, sfc32('searches'));
  const world = new World(rules.value, state);
  const chance = sfc32('answers');
  const answers: unknown[] = [];
  for (let step = 0; world.waiting().length > 0 && step < 120; step++) {
    const seat = world.waiting()[0]!;
    const actions = world.legal(seat);
    const rng = sfc32(step);
    const situation = { rules: rules.value, view: view(rules.value, state, seat), heard: [], actions };
    if (step % 6 === 0) answers.push(searchBot(search(), 60)({ ...situation, random: n => random(rng, '', n) }));
    world.advance(seat, actions[random(chance, '', actions.length)]!);
  }
  return answers;
}

test.each([
  ['flat', flatMonteCarlo],
  ['ismcts', informationSetSearch],
] as const)('%s gives the same answer in the model as by the rules', (_name, search) => {
  const { model, ...advice } = cartaNostra.advice!;
  expect(model).toBeDefined();
  const answers = answersOf(cartaNostra, search);
  expect(answers.length).toBeGreaterThan(15);
  expect(answers).toEqual(answersOf({ ...cartaNostra, advice }, search));
});

/** Carta Nostra with a model that has one fault. */
function withFault(fault: (model: Model<Shape>) => Partial<Model<Shape>>): Game<Shape> {
  const { advice } = cartaNostra;
  const game = cartaNostra as unknown as Game<Shape>;
  const { model } = game.advice!;
  const faulty: typeof model = (...given) => {
    const sound = model!(...given);
    const changed = fault(sound);
    return new Proxy(sound, {
      get: (_, name) => {
        const value = Reflect.get(Object.hasOwn(changed, name) ? changed : sound, name);
        return typeof value === 'function' ? value.bind(sound) : value;
      },
    });
  };
  return { ...game, advice: { ...(advice as never as NonNullable<Game<Shape>['advice']>), model: faulty! } };
}

test.each<[string, RegExp, (model: Model<Shape>) => Partial<Model<Shape>>]>([
  ['leaves an answer out', /what seat \d may answer/, model => ({ legal: seat => model.legal(seat) - 1 })],
  ['counts wrongly', /what it is worth/, model => ({ worthTo: seat => model.worthTo(seat) * 1.0000001 })],
  ['believes otherwise', /how plausible/, model => ({ plausible: () => model.plausible() / 2 })],
  ['forgets who is awaited', /who is awaited/, model => ({ awaited: () => model.awaited() & 1 })],
  ['knows no secrets', /whether it is secret/, () => ({ isSecret: () => false })],
  [
    'advises otherwise',
    /the world after what seat \d would answer/,
    model => ({ follow: seat => model.advance(seat, model.answers[model.legal(seat) - 1]!) }),
  ],
  ['imagines otherwise', /what seat \d imagines/, model => ({ dream: rng => model.dream({ ...rng, a: rng.a ^ 1 }) })],
  ['goes nowhere', /the world/, () => ({ advance: () => undefined })],
])('a model that %s is found out', (_what, why, fault) => {
  const { failures } = compareModel(withFault(fault), { seed: 'fault', seats: 3, matches: 2 });
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]!.why).toMatch(why);
});
