import { expect, test } from 'vitest';
import type { Rules } from './game.ts';
import { playMatch } from './laws/match.ts';
import { type Previewer, previewsAreTrue } from './laws/previews.ts';
import { BrokenLaw, type LawTrial } from './laws/trial.ts';
import { advance, play, prompt, rulesOf, start } from './play.ts';
import { type Effect, type Preview, preview } from './preview.ts';
import { sfc32 } from './random.ts';
import type { Action, SeatView, Shape } from './shape.ts';
import { type Sitdown, sitdown } from './sitdown/sitdown.ts';
import { view } from './view.ts';

const parsed = rulesOf(sitdown, 3);
if (!parsed.ok) throw new Error(parsed.why);
const rules = parsed.value;

/** A match in which everybody except seat 2 has pledged their lowest card. */
function almostPledged(): ReturnType<typeof start<Sitdown>>['state'] {
  const { state } = start(rules, sfc32('a match'));
  for (const seat of [0, 1]) {
    const card = state.own[seat]?.hand[0] ?? 0;
    advance(rules, state, seat, { type: 'pick', card });
    advance(rules, state, seat, { type: 'seal' });
  }
  return state;
}

test('a pick of a secret answer says where the card is, and that nobody else is asked', () => {
  const state = almostPledged();
  const card = state.own[2]?.hand[0] ?? 0;
  expect(preview(rules, view(rules, state, 2), { type: 'pick', card })).toEqual({
    effects: [{ type: 'changed', fact: { what: 'card', at: card, is: 'picked' }, was: 'hand' }],
    depends: null,
    unopposed: null,
    rule: 'S-1',
  });
});

test('the last secret answer depends on the others’, and no imagined card is shown', () => {
  const state = almostPledged();
  const card = state.own[2]?.hand[0] ?? 0;
  advance(rules, state, 2, { type: 'pick', card });
  const { effects, depends } = preview(rules, view(rules, state, 2), { type: 'seal' });
  expect(effects).toEqual([]);
  expect(depends).toEqual({ type: 'pledges' });
});

test('an open vote says who is still asked', () => {
  const { state } = start(rules, sfc32('a match'));
  state.flow = [{ id: 90, kind: 'vote', frame: { waiting: [0, 1, 2] } }];
  state.awaited = 0b111;
  const { effects } = preview(rules, view(rules, state, 0), { type: 'vote', stay: true });
  expect(effects).toEqual([
    { type: 'changed', fact: { what: 'stay', is: 1 }, was: 0 },
    { type: 'asked', seats: [1, 2], call: { id: 90, kind: 'vote', frame: { waiting: [1, 2] } }, actions: [] },
  ]);
});

test('an answer that ends the match says so', () => {
  const { state } = start(rules, sfc32('a match'));
  state.flow = [
    { id: 80, kind: 'rounds', frame: { at: 3 } },
    { id: 90, kind: 'vote', frame: { waiting: [0] } },
  ];
  state.awaited = 0b001;
  const { effects } = preview(rules, view(rules, state, 0), { type: 'vote', stay: false });
  expect(effects).toEqual([{ type: 'ended', winners: [0, 1, 2] }]);
});

test('a preview changes nothing in the view it is made from', () => {
  const { state } = start(rules, sfc32('a match'));
  const seen = view(rules, state, 0);
  const before = JSON.stringify(seen);
  for (const action of prompt(rules, state, 0)?.actions ?? []) preview(rules, seen, action);
  expect(JSON.stringify(seen)).toBe(before);
});

/** Faulty previews, as a second copy of the rules would make them. */
const FAULTS: readonly (readonly [name: string, previewer: Previewer])[] = [
  ['a gain that doesn’t come', edit(forecast => ({ ...forecast, effects: [gain, ...forecast.effects] }))],
  [
    'a change left out',
    edit(forecast => ({ ...forecast, effects: forecast.effects.filter(({ type }) => type !== 'changed') })),
  ],
  ['somebody asked who isn’t', edit(forecast => ({ ...forecast, effects: forecast.effects.map(askNobody) }))],
  [
    'an end of the match left out',
    edit(forecast => ({ ...forecast, effects: forecast.effects.filter(({ type }) => type !== 'ended') })),
  ],
  [
    'an end of the match made up',
    edit(forecast => ({ ...forecast, effects: [...forecast.effects, { type: 'ended', winners: null }] })),
  ],
  ['luck passed over', edit(forecast => ({ ...forecast, depends: null }))],
  ['luck made up', edit(forecast => ({ ...forecast, depends: forecast.depends ?? { type: 'die', seat: 0 } }))],
  ['a reaction made up', edit(forecast => ({ ...forecast, unopposed: forecast }))],
  ['an imagined card shown as drawn', showImagined],
];

const gain = { type: 'changed', fact: { what: 'cash', seat: 0, is: 99 }, was: 3 } as unknown as Effect<Shape>;
const askNobody = <T extends Shape>(effect: Effect<T>): Effect<T> =>
  effect.type === 'asked' ? { ...effect, seats: [] } : effect;

function edit(change: (forecast: Preview<Shape>) => Preview<Shape>): Previewer {
  return <T extends Shape>(of: Rules<T>, seen: SeatView<T>, action: Action<T>) =>
    change(preview(of, seen, action) as unknown as Preview<Shape>) as unknown as Preview<T>;
}

/** Plays the answer once and shows everything that happened. */
function showImagined<T extends Shape>(of: Rules<T>, seen: SeatView<T>, action: Action<T>): Preview<T> {
  const forecast = preview(of, seen, action);
  if (forecast.depends === null) return forecast;
  const drawn = { what: 'card', at: (seen.calls * 7) % 24, is: 'hand' };
  const effect = { type: 'changed', fact: drawn, was: 'gone' } as unknown as Effect<T>;
  return { ...forecast, effects: [...forecast.effects, effect] };
}

const trialOf = (match: number): LawTrial<Sitdown> => ({
  rules,
  seed: `previews ${match}`,
  bound: 500,
  depth: 8,
  rng: sfc32(`previews ${match}`),
  taste: () => 1,
});

/** Whether the law finds something wrong with a previewer in some matches. */
function isCaught(previewer: Previewer): boolean {
  for (let match = 0; match < 20; match++) {
    const trial = trialOf(match);
    try {
      previewsAreTrue(trial, playMatch(trial), previewer);
    } catch (error) {
      if (error instanceof BrokenLaw && error.law === 14) return true;
      throw error;
    }
  }
  return false;
}

test('law 14 finds nothing wrong with the kernel’s own previews', () => {
  expect(isCaught(preview)).toBe(false);
});

test.each(FAULTS)('law 14 catches %s', (_name, previewer) => {
  expect(isCaught(previewer)).toBe(true);
});

test('the events of a real answer begin with what its preview says', () => {
  const { state } = start(rules, sfc32('a match'));
  state.flow = [{ id: 90, kind: 'guard', frame: { by: 1, target: 0 } }];
  state.awaited = 0b001;
  const forecast = preview(rules, view(rules, state, 0), { type: 'suffer' });
  const after = view(rules, play(rules, state, 0, { type: 'suffer' }).state, 0);
  expect(forecast.effects).toContainEqual({ type: 'changed', fact: { what: 'cash', seat: 0, is: 1 }, was: 3 });
  expect(after.recalled.cash[0]).toBe(1);
});
