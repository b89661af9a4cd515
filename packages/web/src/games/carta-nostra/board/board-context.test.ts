import { type CartaNostra, cartaNostra } from '@consigliere/games/carta-nostra';
import { countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import { position } from '@consigliere/games/carta-nostra/testing';
import type { View } from '@consigliere/kernel';
import { chacha20, key, legal, play, random, rulesOf, sfc32, start, view, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { cardsSpot, citySpot, handSpot, spotsOf, traySpot } from './board-context.ts';

/** Everything the board draws for a player. */
function drawn({ own, open, seat: reader, seats, flow }: View<CartaNostra>): ReadonlySet<string> {
  const kinds = [...MAFIOSI.keys()];
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== reader);
  const kind = flow.at(-1)?.kind;
  return new Set([
    ...kinds.filter(mafioso => countOf(own?.hand ?? [], mafioso) > 0).map(handSpot),
    ...kinds.map(mafioso => citySpot(reader, mafioso)),
    ...others.flatMap(seat =>
      kinds.filter(mafioso => countOf(open.region[seat] ?? [], mafioso) > 0).map(mafioso => citySpot(seat, mafioso)),
    ),
    ...others.map(cardsSpot),
    ...(kind === 'kidnap' || kind === 'recruit' ? kinds.map(traySpot) : []),
  ]);
}

/** Answers with a button of their own. */
const BUTTONS = ['end', 'pass'];

test('no answer is given at a pile: pressing it explains it and never plays a card', () => {
  const { rules, state } = position({ hands: ['caporegime consigliere', 'don', ''], discard: 'don' });
  const spots = legal(rules, state, 0).flatMap(action => spotsOf(action, view(rules, state, 0)));
  expect(spots).toContain(handSpot(MAFIOSI.indexOf('caporegime')));
  expect(spots.filter(spot => spot === 'draw' || spot === 'discard')).toEqual([]);
});

const MATCHES = ['one', 'two', 'three', 'four'];

test.each([2, 3, 5])('every answer of matches of %i is at a spot that is drawn, or has a button', seats => {
  const rules = rulesOf(cartaNostra, seats, { start: 0 });
  if (!rules.ok) throw new Error(rules.why);
  const seen = new Set<string>();
  for (const seed of MATCHES) {
    const whim = sfc32(seed);
    let { state } = start(rules.value, chacha20(seed));
    for (let [seat] = waiting(rules.value, state); seat !== undefined; [seat] = waiting(rules.value, state)) {
      const shown = structuredClone(view(rules.value, state, seat));
      const there = drawn(shown);
      const actions = legal(rules.value, state, seat);
      for (const action of actions) {
        seen.add(action.type);
        const spots = spotsOf(action, shown);
        expect([key(action), spots.filter(spot => !there.has(spot))]).toEqual([key(action), []]);
        expect(spots.length > 0).toBe(!BUTTONS.includes(action.type));
      }
      ({ state } = play(rules.value, state, seat, actions[random(whim, 'whim', actions.length)]));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['city', 'job', 'react', 'kidnap', 'recruit', 'pass', 'end']));
});
