import { expect, test } from 'vitest';
import type { Rules } from './game.ts';
import { IllegalAction } from './illegal.ts';
import { advance, barred, eventsFor, legal, play, prompt, result, rulesOf, start, waiting } from './play.ts';
import { chacha20, sfc32 } from './random.ts';
import type { State } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import type { Sitdown } from './sitdown/types.ts';
import { view } from './view.ts';

function sitDown(): { rules: Rules<Sitdown>; state: State<Sitdown> } {
  const rules = rulesOf(sitdown, 3);
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, state: start(rules.value, chacha20('play')).state };
}

const refusal = (attempt: () => unknown): IllegalAction => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof IllegalAction) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

/** Every seat pledges its lowest card. */
function pledgeAll(rules: Rules<Sitdown>, from: State<Sitdown>): State<Sitdown> {
  let state = from;
  for (const seat of [0, 1, 2]) {
    state = play(rules, state, seat, legal(rules, state, seat)[0]).state;
    if (waiting(rules, state).includes(seat)) state = play(rules, state, seat, { type: 'seal' }).state;
  }
  return state;
}

test('a wrong number of seats or an unknown option is refused with a sentence', () => {
  expect(rulesOf(sitdown, 7)).toEqual({ ok: false, why: 'sitdown is for 3 to 4 players, not 7' });
  expect(rulesOf(sitdown, 3, { colour: 1 })).toEqual({
    ok: false,
    why: 'sitdown has no option "colour"; it has rounds',
  });
});

test('play works on a copy', () => {
  const { rules, state } = sitDown();
  const before = JSON.stringify(state);
  play(rules, state, 0, legal(rules, state, 0)[0]);
  expect(JSON.stringify(state)).toBe(before);
});

test('play and advance lead to the same state', () => {
  const { rules, state } = sitDown();
  const action = legal(rules, state, 0)[0]!;
  const played = play(rules, state, 0, action).state;
  advance(rules, state, 0, action);
  expect(state).toEqual(played);
});

test('an answer from outside is found by its key, and the kernel plays its own object', () => {
  const { rules, state } = sitDown();
  const [action] = legal(rules, state, 0);
  const sent = JSON.parse(JSON.stringify(action));
  const { state: after, action: taken } = play(rules, state, 0, sent);
  expect(after.answers[0]).toEqual([action]);
  expect(taken).not.toBe(sent);
});

test('a secret answer is kept from the others until everybody has answered', () => {
  const { rules, state } = sitDown();
  const [low, high] = legal(rules, state, 0);
  const one = play(rules, play(rules, state, 0, low).state, 0, { type: 'seal' });
  const two = play(rules, play(rules, state, 0, high).state, 0, { type: 'seal' });
  for (const seat of [1, 2, null]) {
    expect(view(rules, one.state, seat)).toEqual(view(rules, two.state, seat));
    expect(eventsFor(one.notices, seat)).toEqual(eventsFor(two.notices, seat));
  }
  expect(waiting(rules, one.state)).toEqual([1, 2]);
  expect(view(rules, one.state, 0).picks).toEqual([low, { type: 'seal' }]);
});

test('picks before the sealing one change nothing that others see', () => {
  const { rules, state } = sitDown();
  const picked = play(rules, state, 0, legal(rules, state, 0)[0]).state;
  expect(view(rules, picked, 1)).toEqual(view(rules, state, 1));
  expect(waiting(rules, picked)).toContain(0);
});

test('when everybody has answered in secret, the answers are opened together and cleared', () => {
  const { rules, state } = sitDown();
  const after = pledgeAll(rules, state);
  expect([...after.open.shown.flat(), ...after.open.discard]).toHaveLength(3);
  expect(after.answers).toEqual([[], [], []]);
});

test('a seat that isn’t awaited is refused', () => {
  const { rules, state } = sitDown();
  const sealed = play(rules, play(rules, state, 0, legal(rules, state, 0)[0]).state, 0, { type: 'seal' }).state;
  expect(refusal(() => play(rules, sealed, 0, { type: 'seal' }))).toMatchObject({ code: 'not-awaited', rule: null });
});

test.each([[null], ['pick'], [7], [{}], [{ type: 5 }], [[]]])('the malformed answer %j is refused', answer => {
  const { rules, state } = sitDown();
  expect(refusal(() => play(rules, state, 0, answer)).code).toBe('malformed');
});

test('a barred answer is refused with the rule that forbids it, any other with the rule of the decision', () => {
  const { rules, state } = sitDown();
  expect(barred(rules, state, 0)).toEqual([{ action: { type: 'seal' }, rule: 'S-1' }]);
  expect(refusal(() => play(rules, state, 0, { type: 'seal' }))).toMatchObject({ code: 'not-legal', rule: 'S-1' });
  expect(refusal(() => play(rules, state, 0, { type: 'pick', card: 99 }))).toMatchObject({
    code: 'not-legal',
    rule: 'S-1',
  });
});

test('an answer that no list shows is refused with the rule it would break, and no prompt lists it', () => {
  const forbidden = () => [{ action: { type: 'pick', card: 99 } as const, rule: 'S-9' }];
  const strict = { ...sitdown, flow: { ...sitdown.flow, pledge: { ...sitdown.flow.pledge, forbidden } } };
  const rules = rulesOf(strict, 3);
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, chacha20('play'));
  expect(refusal(() => play(rules.value, state, 0, { type: 'pick', card: 99 })).rule).toBe('S-9');
  expect(refusal(() => play(rules.value, state, 0, { type: 'pick', card: 98 })).rule).toBe('S-1');
  expect(prompt(rules.value, state, 0)?.barred).toEqual([{ action: { type: 'seal' }, rule: 'S-1' }]);
});

test('a prompt is the whole decision, and only awaited seats have one', () => {
  const { rules, state } = sitDown();
  expect(prompt(rules, state, 1)).toMatchObject({ kind: 'pledge', rule: 'S-1', actions: legal(rules, state, 1) });
  const asked = pledgeAll(rules, state);
  for (const seat of [0, 1, 2]) expect(prompt(rules, asked, seat) !== null).toBe(waiting(rules, asked).includes(seat));
});

test('after the end nobody is awaited and every answer is refused', () => {
  const { rules } = sitDown();
  const { state } = start(rules, sfc32(5));
  const pick = sfc32(9);
  while (waiting(rules, state).length > 0) {
    const seat = waiting(rules, state)[0]!;
    const actions = legal(rules, state, seat);
    advance(rules, state, seat, actions[Math.abs(pick.a) % actions.length]!);
    pick.a = (pick.a * 31 + 7) | 0;
  }
  expect(result(rules, state)).not.toBeNull();
  expect(refusal(() => play(rules, state, 0, { type: 'seal' })).code).toBe('over');
});

test('an answer nested four levels deep is looked up, a deeper one is malformed', () => {
  const { rules, state } = sitDown();
  const nested = (depth: number): object => (depth === 1 ? {} : { in: nested(depth - 1) });
  expect(refusal(() => play(rules, state, 0, { type: 'pick', card: nested(3) })).code).toBe('not-legal');
  expect(refusal(() => play(rules, state, 0, { type: 'pick', card: nested(4) })).code).toBe('malformed');
});
