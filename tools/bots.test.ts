import { type Bot, type BotName, bots } from '@consigliere/bots';
import { type CartaNostra, cartaNostra, MAFIOSI } from '@consigliere/games/carta-nostra';
import type { Action, Rules, Seat, State } from '@consigliere/kernel';
import {
  advance,
  chacha20,
  dream,
  legal,
  random,
  result,
  rulesOf,
  sfc32,
  start,
  view,
  waiting,
} from '@consigliere/kernel/host';
import { expect, test } from 'vitest';

function rulesFor(seats: number, options: Readonly<Record<string, unknown>> = {}): Rules<CartaNostra> {
  const rules = rulesOf(cartaNostra, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
}

/** Returns a bot's answer for a seat. */
function answerOf(bot: Bot, rules: Rules<CartaNostra>, state: State<CartaNostra>, seat: Seat, seed = 'bot') {
  const rng = sfc32(seed);
  const actions = legal(rules, state, seat);
  return bot<CartaNostra>({
    rules,
    view: view(rules, state, seat),
    heard: [],
    actions,
    random: n => random(rng, 'bot', n),
  });
}

/** Cards by kind: Caporegime, Don, Consigliere, Hitman, Smuggler. */
interface GreedyPosition {
  readonly hand: readonly number[];
  readonly regions?: readonly (readonly number[])[];
  readonly discard?: readonly number[];
}

/** The turn of seat 0 among three players; the others hold two of every kind they can. */
function position(
  rules: Rules<CartaNostra>,
  { hand, regions = [], discard = [0] }: GreedyPosition,
): State<CartaNostra> {
  const { state } = start(rules, chacha20('a position'));
  const none = MAFIOSI.map(() => 0);
  const hands = [hand, MAFIOSI.map(() => 1), MAFIOSI.map(() => 1)];
  const region = hands.map((_, seat) => [...(regions[seat] ?? none)]);
  Object.assign(state.open, { region, discard: [...discard] });
  for (const [seat, cards] of hands.entries()) state.own[seat]!.hand = [...cards];
  const lying = (kind: number): number => [...hands, ...region].reduce((sum, cards) => sum + cards[kind]!, 0);
  state.sealed.pile = MAFIOSI.flatMap((_, kind) => {
    const left = rules.given.eachKind - lying(kind) - discard.filter(card => card === kind).length;
    return new Array<number>(left).fill(kind);
  });
  return state;
}

/** Returns the greedy bot's answers until its turn is over, while everybody else passes. */
function turnOf(wanted: GreedyPosition): Action<CartaNostra>[] {
  const rules = rulesFor(3, { start: 0 });
  const state = position(rules, wanted);
  const answers: Action<CartaNostra>[] = [];
  while (state.open.turn === 0 && waiting(rules, state).length > 0) {
    const seat = waiting(rules, state)[0]!;
    const answer: Action<CartaNostra> =
      seat === 0 ? answerOf(bots.greedy, rules, state, 0, `${answers.length}`) : { type: 'pass' };
    if (seat === 0) answers.push(answer);
    advance(rules, state, seat, answer);
  }
  return answers;
}

test('CN-5 the greedy bot ends the turn with five kinds', () => {
  expect(turnOf({ hand: [2, 1, 2, 2, 2], regions: [[1, 1, 1, 1, 1]] })).toEqual([{ type: 'end' }]);
});

test('CN-4 the greedy bot plays the fifth kind and wins', () => {
  const answers = turnOf({ hand: [1, 0, 0, 0, 1], regions: [[1, 1, 1, 1, 0]] });
  expect(answers).toContainEqual({ type: 'city', mafioso: 4 });
  expect(answers.at(-1)).toEqual({ type: 'end' });
});

test('CN-4 the greedy bot puts a missing kind into the city in every turn', () => {
  const answers = turnOf({ hand: [0, 3, 0, 0, 1], regions: [[0, 1, 0, 0, 0]] });
  expect(answers).toContainEqual({ type: 'city', mafioso: 4 });
});

test('CN-12 the greedy bot sends its Hitman against the leader’s only card of a kind', () => {
  const regions = [
    [1, 1, 1, 1, 0],
    [2, 1, 2, 2, 0],
    [1, 0, 0, 0, 0],
  ];
  expect(turnOf({ hand: [0, 0, 0, 1, 0], regions })[0]).toEqual({ type: 'job', mafioso: 3, victim: 1, target: 1 });
});

test('CN-13 the greedy bot takes the missing kind from the discard pile and plays it', () => {
  const answers = turnOf({ hand: [0, 0, 1, 0, 0], regions: [[1, 1, 1, 0, 1]], discard: [0, 3, 1, 2] });
  expect(answers.map(({ type }) => type)).toEqual(['job', 'recruit', 'city', 'end']);
});

test('CN-28 the greedy bot throws no card away', () => {
  const answers = turnOf({ hand: [0, 1, 1, 0, 0], regions: [[0, 1, 1, 0, 0]], discard: [] });
  expect(answers.map(({ type }) => type)).not.toContain('idle');
});

test('CN-18 the greedy bot stops a Hitman who would take its fourth kind, and lets one against a duplicate be', () => {
  const rules = rulesFor(3, { start: 0 });
  const asked = (mine: readonly number[]): Action<CartaNostra> => {
    const state = position(rules, {
      hand: [0, 0, 0, 1, 0],
      regions: [[], mine].map(cards => [...cards, 0, 0, 0, 0, 0].slice(0, 5)),
    });
    state.own[1]!.hand = [3, 1, 0, 0, 0];
    state.own[2]!.hand = [0, 0, 1, 1, 2];
    advance(rules, state, 0, { type: 'job', mafioso: 3, victim: 1, target: 4 });
    return answerOf(bots.greedy, rules, state, 1);
  };
  expect(asked([0, 1, 1, 1, 1])).toEqual({ type: 'react', companion: 0 });
  expect(asked([0, 0, 0, 0, 2])).toEqual({ type: 'pass' });
});

/** Returns the winner of a match between these bots; every answer of the first one is checked. */
function played(names: readonly BotName[], seed: string, look?: (state: State<CartaNostra>, seat: Seat) => void) {
  const rules = rulesFor(names.length);
  const { state } = start(rules, chacha20(seed));
  for (let step = 0; ; step++) {
    const seat = waiting(rules, state)[0];
    if (seat === undefined) return result(rules, state)!.place;
    look?.(state, seat);
    advance(rules, state, seat, answerOf(bots[names[seat]!], rules, state, seat, `${seed} ${step}`));
  }
}

test('the greedy bot wins nearly always against random ones, wherever it sits', () => {
  let won = 0;
  for (let match = 0; match < 12; match++) {
    const names: BotName[] = ['random', 'random', 'random'];
    names[match % 3] = 'greedy';
    if (played(names, `match ${match}`)[match % 3] === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(10);
});

test("CN-23 hidden cards don't change the greedy bot's answer", () => {
  const rules = rulesFor(4);
  played(['greedy', 'greedy', 'greedy', 'greedy'], 'secrets', (state, seat) => {
    const twin = dream(rules, view(rules, state, seat), sfc32(state.calls));
    expect(answerOf(bots.greedy, rules, twin, seat)).toEqual(answerOf(bots.greedy, rules, state, seat));
  });
});
