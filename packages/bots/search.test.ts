import { type Advice, copy, type Rules, type Seat, type State } from '@consigliere/kernel';
import { advance, chacha20, dream, sfc32, start, view, waiting } from '@consigliere/kernel/host';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { type Bot, flatMonteCarlo, informationSetSearch, searchBot } from './index.ts';
import { CASH, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

/** Properties of every search, checked in every position of a match that it plays itself. */
const SEARCHES: [string, Bot][] = [
  ['flat', searchBot(flatMonteCarlo({ playing: { whims: 10, horizon: 6 } }), 16)],
  ['ismcts', searchBot(informationSetSearch({ horizon: 6 }), 16)],
];
const ADVICES: [string, Advice<Sitdown>][] = [
  ['with advice how to play', { ...CASH, rollout: (_view, actions, random) => actions[random(actions.length)]! }],
  ['without', CASH],
  ['with advice what is plausible', { ...CASH, plausible: (_view, world) => (world.own[1]!.hand[0]! % 4) / 3 }],
];
const ALL = SEARCHES.flatMap(([name, bot]) =>
  ADVICES.map(([what, advice]): [string, string, Bot, Advice<Sitdown>] => [name, what, bot, advice]),
);

type PositionVisitor = (state: State<Sitdown>, seat: Seat, seed: string) => void;

/** Calls `visit` at every position of a match with one of the awaited seats. */
function everywhere(rules: Rules<Sitdown>, bot: Bot, look: PositionVisitor): void {
  const { state } = start(rules, chacha20('a match'));
  for (let step = 0; waiting(rules, state).length > 0; step++) {
    const awaited = waiting(rules, state);
    const seat = awaited[step % awaited.length]!;
    look(state, seat, `${step}`);
    advance(rules, state, seat, bot(situationOf(rules, state, seat, `${step}`)));
  }
}

test.each(ALL)('%s, %s: the same situation, seed and iterations give the same answer', (_name, _what, bot, advice) => {
  const rules = rulesWith({ advice });
  everywhere(rules, bot, (state, seat, seed) =>
    expect(bot(situationOf(rules, copy(state), seat, seed))).toEqual(bot(situationOf(rules, state, seat, seed))),
  );
});

test.each(ALL)('%s, %s: what the seat can’t know doesn’t change its answer', (_name, _what, bot, advice) => {
  const rules = rulesWith({ advice });
  let differ = 0;
  everywhere(rules, bot, (state, seat, seed) => {
    const twin = dream(rules, view(rules, state, seat), sfc32(seed));
    if (JSON.stringify([twin.own, twin.sealed]) !== JSON.stringify([state.own, state.sealed])) differ++;
    expect(bot(situationOf(rules, twin, seat, seed))).toEqual(bot(situationOf(rules, state, seat, seed)));
  });
  expect(differ).toBeGreaterThan(5);
});

test.each(ALL)('%s, %s: asking changes neither the state nor the view', (_name, _what, bot, advice) => {
  const rules = rulesWith({ advice });
  everywhere(rules, bot, (state, seat, seed) => {
    const situation = situationOf(rules, state, seat, seed);
    const before = JSON.stringify([state, situation]);
    bot(situation);
    expect(JSON.stringify([state, situation])).toBe(before);
  });
});
